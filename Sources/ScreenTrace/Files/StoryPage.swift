import KioskAssets
import ScreenKit
import Terminal

/// A trace as a page for a browser: one file without a network, which can be stepped through, and printed.
///
/// Each event is a row of its own, drawn as in a terminal, so that the page can be written event by event, and is whole at any time: a browser
/// closes the elements that are open at the end. Without JavaScript the page shows all rows.
nonisolated struct StoryPage {
    private var trace = Trace(limit: Trace.shortLimit)
    private var lifelines = Lifelines()
    /// The last map that was written. A map is written when it has changed.
    private var map: ObjectMap?

    /// The beginning of each page, by which its own file is known.
    static let beginning = "<!DOCTYPE html>\n<!-- A story of kiosk -->\n"

    var header: String {
        """
        \(Self.beginning)<html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>\(Texts(.english)(.storyTitle))</title>
        <style>
        \(Canvas.svgStyle(on: .light))@media (prefers-color-scheme: dark) {
        \(Canvas.svgStyle(on: .dark))}
        \(String(decoding: Asset.storyStyle.content, as: UTF8.self))</style>
        <script>
        \(String(decoding: Asset.storyScript.content, as: UTF8.self))</script>
        <body>
        <span class="choice">\(choices)</span>
        <h1>\(inEachLanguage { $0(.storyTitle).inHTML })</h1>
        <p>\(inEachLanguage { $0(.storyHelp).inHTML })</p>
        <ul class="legend">
        \(StorySign.all.map { sign in "<li>\(sign.svg)\(inEachLanguage { sign.meaning($0).inHTML })</li>" }
            .joined(separator: "\n"))
        </ul>
        <div id="player"><button id="back">◀</button><input type="range" min="1"><button id="forward">▶</button>\
        <output></output></div>
        <main>
        <div id="map"></div>
        <ol>

        """
    }

    /// Returns the row of the next event with its line end, and the objects at that moment where they are known.
    mutating func row(for event: TraceEvent, _ map: ObjectMap?) -> String {
        let message = MessageRow(trace.append(event) { _ in false }, of: trace)
        lifelines.admit(event.objects)
        let number = message.number
        var row = "<li class=\"step\" id=\"s\(number)\"><a href=\"#s\(number)\">\(number)</a>"
        row += inEachLanguage { message.picture(on: lifelines, $0).svgPiece }
        if event.kind == .release { lifelines.remove(event.objects) }
        if let source = event.source { row += "<small>\(source.description.inHTML)</small>" }
        if let map, map != self.map {
            self.map = map
            row += "<details><summary>" + inEachLanguage { $0(.traceObjects).inHTML } + "</summary>"
            row += "<div>" + inEachLanguage { map.picture($0).svgPiece } + "</div></details>"
        }
        return row + "</li>\n"
    }

    private var choices: String {
        Language.allCases.map { language in
            let isChosen = language == .korean ? " checked" : ""
            return "<label><input type=\"radio\" name=\"lang\" id=\"\(language.rawValue)\"\(isChosen)> "
                + "\(Texts(language).name(of: language))</label>"
        }.joined(separator: " ")
    }

    /// Returns a piece of the page in each language, and once where it is the same in all.
    private func inEachLanguage(_ piece: (Texts) -> String) -> String {
        let pieces = Language.allCases.map { (language: $0, text: piece(Texts($0))) }
        if Set(pieces.map(\.text)).count == 1 { return pieces[0].text }
        return pieces.map { "<span lang=\"\($0.language.rawValue)\">\($0.text)</span>" }.joined()
    }
}

nonisolated extension String {
    /// The text as it is written in a page.
    package var inHTML: String {
        unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            default: String(scalar)
            }
        }.joined()
    }
}
