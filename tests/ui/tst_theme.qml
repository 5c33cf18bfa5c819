// Words can be read on every ground they stand on (WCAG AA), in both themes.
import QtQuick
import QtTest
import Kronika

TestCase {
    name: "Theme"

    function luminance(color) {
        const linear = part => part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4)
        return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b)
    }

    function contrast(first, second) {
        const a = luminance(first)
        const b = luminance(second)
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    }

    function verify_readable(name, words, ground) {
        verify(contrast(words, ground) >= 4.5,
               name + ": " + contrast(words, ground).toFixed(2) + (Theme.dark ? " (dark)" : ""))
    }

    function test_contrast_data() {
        return [{ tag: "light", dark: false }, { tag: "dark", dark: true }]
    }

    function test_contrast(data) {
        Theme.dark = data.dark
        for (const ground of [Theme.background, Theme.surface, Theme.surfaceRaised]) {
            verify_readable("text", Theme.text, ground)
            verify_readable("quiet text", Theme.textQuiet, ground)
            verify_readable("accent", Theme.accent, ground)
            verify(contrast(Theme.focus, ground) >= 3, "focus")
        }
        verify_readable("on accent", Theme.accentText, Theme.accent)
        for (const ground of [Theme.parchment, Theme.parchmentDeep]) {
            verify_readable("ink", Theme.ink, ground)
            verify_readable("quiet ink", Theme.inkQuiet, ground)
        }
        verify_readable("badge", Theme.bannerText, Theme.stoneBar)
        for (const banner of ["", "obstacle", "land", "seafaring", "person", "building",
                              "livestock", "other"])
            verify_readable("banner " + banner, Theme.bannerTextColor(banner),
                            Theme.bannerColor(banner))
        Theme.dark = false
    }

    function test_no_text_is_smaller_than_12_pixels() {
        verify(Theme.textSmallest >= 12)
    }
}
