// Words can be read on every ground they stand on (WCAG AA), in both themes.
import QtQuick
import QtTest
import Kronika
import KronikaTest

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

    function verify_contrast(name, first, second, least) {
        verify(contrast(first, second) >= least,
               name + ": " + contrast(first, second).toFixed(2) + (Theme.dark ? " (dark)" : ""))
    }

    // Text of any size.
    function verify_readable(name, words, ground) {
        verify_contrast(name, words, ground, 4.5)
    }

    // Frames, rings and marks that say something.
    function verify_seen(name, mark, ground) {
        verify_contrast(name, mark, ground, 3)
    }

    function cleanup() {
        Theme.dark = false
    }

    function test_contrast_data() {
        return [{ tag: "light", dark: false }, { tag: "dark", dark: true }]
    }

    function test_contrast(data) {
        Theme.dark = data.dark
        for (const name of ["background", "surface", "surfaceRaised"]) {
            const ground = Theme[name]
            verify_readable("text on " + name, Theme.text, ground)
            verify_readable("quiet text on " + name, Theme.textQuiet, ground)
            verify_readable("accent on " + name, Theme.accent, ground)
            verify_seen("focus on " + name, Theme.focus, ground)
            verify_seen("edge of a control on " + name, Theme.controlEdge, ground)
            verify_seen("glow on " + name, Theme.glow, ground)
            verify_seen("chosen on " + name, Theme.chosen, ground)
        }
        verify_readable("on accent", Theme.accentText, Theme.accent)
        verify_readable("on chosen", Theme.chosenText, Theme.chosen)
        verify_readable("on a button that is chosen", Theme.text, Theme.surfaceRaised)
    }

    function test_contrast_on_cards_data() {
        return test_contrast_data()
    }

    function test_contrast_on_cards(data) {
        Theme.dark = data.dark
        for (const name of ["parchment", "parchmentDeep", "sticker"]) {
            const ground = Theme[name]
            verify_readable("ink on " + name, Theme.ink, ground)
            verify_readable("quiet ink on " + name, Theme.inkQuiet, ground)
            verify_seen("pen on " + name, Theme.pen, ground)
            verify_seen("red pen on " + name, Theme.penRed, ground)
        }
        verify_readable("badge", Theme.bannerText, Theme.stoneBar)
        for (const banner of ["", "obstacle", "land", "seafaring", "person", "building",
                              "livestock", "other"]) {
            verify_readable("banner " + banner, Theme.bannerTextColor(banner),
                            Theme.bannerColor(banner))
        }
    }

    // The land behind the library lies behind words, too.
    function test_words_are_read_before_the_landscape_data() {
        return [{ tag: "light", dark: false, file: "landscape.svg" },
                { tag: "dark", dark: true, file: "landscape-dark.svg" }]
    }

    function test_words_are_read_before_the_landscape(data) {
        Theme.dark = data.dark
        const colours = Kit.coloursOf(data.file)
        verify(colours.length >= 4)
        for (const colour of colours) {
            verify_readable("text on " + colour, Theme.text, Qt.color(colour))
            verify_readable("quiet text on " + colour, Theme.textQuiet, Qt.color(colour))
        }
    }

    function test_no_text_is_smaller_than_12_pixels() {
        verify(Theme.textSmallest >= 12)
    }
}
