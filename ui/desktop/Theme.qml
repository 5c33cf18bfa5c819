// Every colour, size and duration of the program: one palette in light and
// dark, one scale of type, one of spacing. Card faces are parchment in both
// themes, only calmer in the dark one, so that ink and symbols stay readable.
pragma Singleton

import QtQuick

QtObject {
    id: theme

    property bool dark: false
    property bool reducedMotion: false
    // What colours tell is told louder without them.
    property bool distinctMarks: false
    // Of the screen the window is on.
    property real pixelRatio: 1
    // 1 to 2, as the player chose.
    property real textScale: 1

    // The room around the cards.
    readonly property color background: dark ? "#1e1a17" : "#e9dfca"
    readonly property color surface: dark ? "#2b2521" : "#f6efdf"
    readonly property color surfaceRaised: dark ? "#39312b" : "#fdf9ef"
    // Between areas; and around what can be clicked or written in, which must be found.
    readonly property color line: dark ? "#5a4d42" : "#c9b998"
    readonly property color controlEdge: dark ? "#8b7a69" : "#8a775a"
    readonly property color text: dark ? "#f0e7d5" : "#2d241b"
    readonly property color textQuiet: dark ? "#c0b199" : "#625240"
    readonly property color accent: dark ? "#e0a184" : "#7c2f2a"
    readonly property color accentText: dark ? "#2b1711" : "#fdf9ef"
    readonly property color focus: dark ? "#8cc4ea" : "#145a8a"
    readonly property color shade: dark ? "#a0000000" : "#80201810"
    readonly property color shadow: dark ? "#40000000" : "#14301c08"

    // What can do something now, what is chosen, and writing on either.
    readonly property color glow: dark ? "#e8bd62" : "#a06906"
    readonly property color chosen: dark ? "#8cc4ea" : "#145a8a"
    readonly property color chosenText: dark ? "#10202c" : "#fdf9ef"
    readonly property real restingOpacity: 0.5

    // The cards.
    readonly property color parchment: dark ? "#e8dbbf" : "#fbf5e6"
    readonly property color parchmentDeep: dark ? "#d5c39c" : "#eddfbf"
    readonly property color parchmentEdge: dark ? "#a08a62" : "#bba77c"
    readonly property color ink: "#2d241b"
    readonly property color inkQuiet: "#574735"
    readonly property color stoneBar: "#5b554e"
    // What players add to the paper: stickers, a pen's marks, a red stroke.
    readonly property color sticker: "#fffdf7"
    readonly property color pen: "#23386b"
    readonly property color penRed: "#a3211c"
    readonly property color bannerText: "#fffaf0"

    readonly property color bannerObstacle: "#922d28"
    readonly property color bannerLand: "#3d6637"
    readonly property color bannerSeafaring: "#2a5c82"
    readonly property color bannerPerson: "#85600f"
    readonly property color bannerBuilding: "#565b63"
    readonly property color bannerLivestock: "#a14d18"
    readonly property color bannerOther: "#84406c"

    // The keyword's colour; the emblem beside it says the same without colour.
    function bannerColor(banner: string): color {
        switch (banner) {
        case "obstacle": return theme.bannerObstacle
        case "land": return theme.bannerLand
        case "seafaring": return theme.bannerSeafaring
        case "person": return theme.bannerPerson
        case "building": return theme.bannerBuilding
        case "livestock": return theme.bannerLivestock
        case "other": return theme.bannerOther
        default: return theme.parchmentDeep
        }
    }

    function bannerTextColor(banner: string): color {
        return banner === "" ? theme.ink : theme.bannerText
    }

    // One serif face for names, one plain face for everything else.
    readonly property string displayFamily: "Vollkorn"
    readonly property string plainFamily: "Lato"

    // Sizes of type in pixels: nothing is ever smaller than the first.
    readonly property int textSmallest: Math.round(12 * textScale)
    // On a card, whose paper does not grow with the text: it is as large as it fits.
    readonly property int cardSmallest: 12
    readonly property int textSmall: Math.round(13 * textScale)
    readonly property int textBody: Math.round(15 * textScale)
    readonly property int textLead: Math.round(18 * textScale)
    readonly property int textTitle: Math.round(23 * textScale)
    readonly property int textDisplay: Math.round(30 * textScale)

    readonly property int gapTiny: 4
    readonly property int gapSmall: 8
    readonly property int gap: 12
    readonly property int gapLarge: 16
    readonly property int gapHuge: 24

    readonly property int corner: 8
    readonly property int focusWidth: 3
    readonly property int controlHeight: Math.round(36 * textScale)
    // Symbols in a line of text, and round marks with a digit.
    readonly property int symbolSize: Math.round(20 * textScale)
    readonly property int markSize: Math.round(24 * textScale)

    // As a card is cut: 63 by 88 millimetres.
    readonly property real cardShape: 88 / 63
    // Where room is scarce only the upper half of a card is seen.
    readonly property real halfShape: 0.76

    readonly property int turnDuration: reducedMotion ? 0 : 420
    readonly property int moveDuration: reducedMotion ? 0 : 260
    readonly property int fadeDuration: reducedMotion ? 0 : 140
    // Cards across the table: each, the time between two, and all of that time at most.
    readonly property int flightDuration: reducedMotion ? 0 : 420
    readonly property int flightPause: 45
    readonly property int flightPauses: 240
    readonly property int doubleClickTime: 400
}
