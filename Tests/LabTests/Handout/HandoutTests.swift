import JuiceMaker
import KioskAssets
import ScreenKit
import Testing

@testable import Lab

/// The lesson on one page for print, in both languages.
struct HandoutTests {
    private func handout(_ language: Language) throws -> String {
        let exhibits = Exhibit.all(menu: try Menu(parsing: Asset.menu.content))
        return Handout(exhibits: exhibits, texts: Texts(language)).lines.joined(separator: "\n")
    }

    /// Returns the part of a page from one text to the next place of another.
    private func part(of page: String, from start: String, to end: String) throws -> String {
        let begin = try #require(page.firstRange(of: start)).upperBound
        let length = try #require(page[begin...].firstRange(of: end)).lowerBound
        return String(page[begin..<length])
    }

    @Test(arguments: [
        (
            Language.korean,
            [
                "추적의 화살표", "예상해서 표시하고, 실험하고, 이유를 쓰세요", "메모: 객체와 참조를 그려 보세요", "위임이란?",
                "연습 문제 (명령과 파일: Resources/Pages/Lesson.ko.md)",
            ]
        ),
        (
            .english,
            [
                "Arrows in the trace", "Predict and tick, run the experiment, then write why",
                "Notes: draw the objects and their references", "What is delegation?",
                "Exercises (commands and files: Resources/Pages/Lesson.md)",
            ]
        ),
    ])
    func `the rules, which answer the questions, stand below the fold, and there are places for a name and a date`(
        language: Language, headings: [String]
    ) throws {
        let page = try handout(language)
        #expect(page.matches(of: /<h2>(.+?)<\/h2>/).map { String($0.output.1) } == headings)
        #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"\(language == .korean ? "ko" : "en")\">\n"))
        #expect(try part(of: page, from: "class=\"fold\"", to: "</main>").contains("<h2>\(headings[3])</h2>"))
        let header = try part(of: page, from: "<header>", to: "</header>")
        #expect(header.ranges(of: "<p>").count == 2)
        for tag in ["main", "section", "ul", "ol", "li", "p", "style"] {
            #expect(page.ranges(of: "</\(tag)>").count == page.matches(of: try Regex("<\(tag)[ >]")).count, "\(tag)")
        }
    }

    @Test func `each question of the lab is there with its answers, in the words of its screen`() throws {
        for (language, question, answers) in [
            (Language.korean, "Double에서 0.1 + 0.2 == 0.3의 값은?", ["true", "false"]),
            (
                .english, "The line editor.delegate = counter is missing. 5 mangoes are added and saved. What happens?",
                ["It crashes", "It reports an error", "Nothing happens"]
            ),
        ] {
            let page = try handout(language)
            let questions = try part(of: page, from: "<section class=\"questions\">", to: "</section>")
            #expect(questions.ranges(of: "class=\"why\"").count == ExperimentID.allCases.count)
            let list = try part(of: questions, from: "<p>\(question)</p><ul>", to: "</ul>")
            #expect(list == answers.map { "<li>\($0)</li>" }.joined())
            for exhibit in Exhibit.all(menu: try Menu(parsing: Asset.menu.content)) {
                #expect(questions.contains(Texts(language)(exhibit.question)), "\(exhibit.id)")
            }
        }
    }

    @Test func `every arrow of the trace stands beside its meaning`() throws {
        let arrows = try part(of: try handout(.english), from: "<section class=\"arrows\">", to: "</section>")
        // On a printer without colours, no two signs are the same but those of a message and a property that keeps its object alive.
        let signs = arrows.matches(of: /<svg[^>]*>((?s:.+?))<\/svg>/)
            .map { $0.output.1.replacing(#/ (class|font-weight)="\w+"/#, with: "") }
        #expect(Set(signs).count == 7)
        let meanings = arrows.matches(of: /<\/svg>(.+?)<\/li>/).map { String($0.output.1) }
        #expect(
            meanings == [
                "an object is created with what it needs", "a message to a delegate",
                "another call, such as push or pop", "a return",
                "a message without a receiver", "an object is released",
                "a property that keeps its object alive (strong)", "a property that does not (weak)",
            ])
    }

    @Test(arguments: Language.allCases)
    func `each exercise names its code as code, and nothing comes from a network`(language: Language) throws {
        let page = try handout(language)
        let tasks = try part(of: page, from: "<section class=\"tasks\">", to: "</section>")
        #expect(tasks.ranges(of: "<li>").count == 3)
        for code in ["stockScreenDidCancel(_:)", "weak", "screen.delegate = self"] {
            #expect(tasks.contains("<code>\(code)</code>"), "\(code)")
        }
        for word in ["http", "url(", "@import", "<script", "<link", "<img", "`"] {
            #expect(!page.contains(word), "\(word)")
        }
    }
}
