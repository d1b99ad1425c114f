import KioskAssets
import ScreenKit

/// A trace as a page for a browser: one file without a network, which can be stepped through, and printed.
///
/// Each event is a row of its own with its piece of the diagram, so that the page can be written event by event, and is whole at any
/// time: a browser closes the elements that are open at the end. Without JavaScript the page shows all rows.
nonisolated struct StoryPage {
    private var diagram = StoryDiagram()
    private var count = 0
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
        \(String(decoding: Asset.storyStyle.content, as: UTF8.self))</style>
        <script>
        \(String(decoding: Asset.storyScript.content, as: UTF8.self))</script>
        <body>
        <span class="choice">\(choices)</span>
        <h1>\(inEachLanguage { $0(.storyTitle) })</h1>
        <p>\(inEachLanguage { $0(.storyHelp) })</p>
        <ul class="legend">
        \(StorySign.all.map { "<li>\($0.svg)\(inEachLanguage($0.meaning))</li>" }.joined(separator: "\n"))
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
        count += 1
        var row = "<li class=\"step\" id=\"s\(count)\"><a href=\"#s\(count)\">\(count)</a>"
        row += diagram.row(for: event)
        if let source = event.source { row += "<small>\(source.description.inHTML)</small>" }
        if let map, map != self.map {
            self.map = map
            row +=
                "<details><summary>" + inEachLanguage { $0(.traceObjects) } + "</summary>\(StoryMap(map).svg)</details>"
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

    private func inEachLanguage(_ text: (Texts) -> String) -> String {
        Language.allCases.map { language in
            "<span lang=\"\(language.rawValue)\">\(text(Texts(language)).inHTML)</span>"
        }.joined()
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
