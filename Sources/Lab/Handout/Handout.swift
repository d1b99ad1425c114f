import KioskAssets
import ScreenKit
import ScreenTrace
import Terminal

/// The lesson on one page of paper: the arrows of the trace, the questions of the lab with their answers to tick, and lines to write on.
/// Below a line to fold at stand the rules, which answer the questions, and the exercises.
package struct Handout {
    private let exhibits: [Exhibit]
    private let texts: Texts

    /// The greatest number of lines to write on; the page shows those that fit.
    private static let lineCount = 12

    /// Creates a handout with the questions of experiments, in the order of the lab.
    package init(exhibits: [Exhibit], texts: Texts) {
        self.exhibits = exhibits
        self.texts = texts
    }

    /// The lines of the page in HTML, with its style and without a network.
    package var lines: [String] {
        head
            + section("arrows", .handoutArrows, list("ul", arrows))
            + section("questions", .handoutQuestions, list("ol", questions))
            + section("notes", .handoutNotes, Array(repeating: "<hr>", count: Self.lineCount))
            + ["<p class=\"fold\">\(Self.html(texts(.handoutFold)))</p>"]
            + section("idea", .handoutIdea, list("ul", items(.handoutRules)))
            + section("tasks", .handoutExercises, list("ol", items(.handoutTasks)))
            + ["</main>"]
    }

    private var head: [String] {
        [
            "<!DOCTYPE html>",
            "<html lang=\"\(texts.language.rawValue)\">",
            "<meta charset=\"utf-8\">",
            "<meta name=\"viewport\" content=\"width=device-width\">",
            "<title>\(Self.html(texts(.handoutTitle)))</title>",
            "<style>",
            Canvas.svgStyle(on: .light) + String(decoding: Asset.handoutStyle.content, as: UTF8.self) + "</style>",
            "<main>",
            "<header><h1>\(Self.html(texts(.handoutTitle)))</h1>"
                + "<p>\(Self.html(texts(.handoutName)))</p><p>\(Self.html(texts(.handoutDate)))</p></header>",
        ]
    }

    private func section(_ name: String, _ heading: LabText, _ content: [String]) -> [String] {
        ["<section class=\"\(name)\">", "<h2>\(Self.html(texts(heading)))</h2>"] + content + ["</section>"]
    }

    private func list(_ tag: String, _ items: [String]) -> [String] { ["<\(tag)>"] + items + ["</\(tag)>"] }

    private func items(_ key: LabText) -> [String] {
        texts(key).split(separator: "\n").map { "<li>\(Self.html($0))</li>" }
    }

    /// The legend, with the signs of the page of a trace.
    private var arrows: [String] {
        StorySign.all.map { "<li>\($0.svg)\(Self.html($0.meaning(texts)))</li>" }
    }

    private var questions: [String] {
        exhibits.map { exhibit in
            let answers = exhibit.answers(texts).map { "<li>\(Self.html($0))</li>" }.joined()
            return "<li><p>\(Self.html(texts(exhibit.question)))</p><ul>\(answers)</ul>"
                + "<p class=\"why\">\(Self.html(texts(.labWhy)))</p></li>"
        }
    }

    /// Returns a text in HTML. What stands between two backticks is code.
    private static func html(_ text: some StringProtocol) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .map { $0.isMultiple(of: 2) ? String($1).inHTML : "<code>\(String($1).inHTML)</code>" }.joined()
    }
}
