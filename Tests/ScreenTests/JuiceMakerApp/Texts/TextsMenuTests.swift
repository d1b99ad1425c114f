import Core
import JuiceMaker
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

struct TextsMenuTests {
    @Test(arguments: Language.allCases)
    func `every fault of a menu file is explained`(language: Language) throws {
        let texts = Texts(language)
        let fruit = #"{"id": "a", "name": {"ko": "가"}, "stock": 1}"#
        let juice = #"{"id": "j", "name": {"ko": "나"}, "needs": [{"fruit": "a", "count": 1}]}"#
        func menu(fruits: String = fruit, juices: String = juice, capacity: String = "9", more: String = "") -> String {
            #"{"capacity": \#(capacity), "fruits": [\#(fruits)], "juices": [\#(juices)]\#(more)}"#
        }
        _ = try Menu(parsing: Array(menu().utf8))
        let broken = [
            "", "{", "[]", "{} x", #"{"a" 1}"#, #"{"a": "\u{1B}"}"#, #"{"a": "\x"}"#, #"{"a": "b"#, #"{"a":1,"a":2}"#,
            String(repeating: "[", count: 5_000), menu(fruits: ""), menu(juices: ""), menu(capacity: "-1"),
            menu(capacity: "1e30"), menu(capacity: "true"), menu(capacity: #""x""#), menu(more: #", "x": 1"#),
            menu(fruits: fruit + "," + fruit), menu(juices: juice + "," + juice),
            menu(fruits: fruit + "," + fruit.replacing(#""a""#, with: #""b""#)),
            menu(juices: juice.replacing(#""fruit": "a""#, with: #""fruit": "zzz""#)),
            menu(juices: juice.replacing("]", with: #", {"fruit": "a", "count": 1}]"#)),
            menu(fruits: fruit.replacing(#""id": "a", "#, with: "")), menu(fruits: fruit.replacing("가", with: "")),
            menu(fruits: fruit.replacing(#""a""#, with: #""A B""#)),
            menu(fruits: fruit.replacing("가", with: #"\u001b"#)),
            menu(fruits: fruit.replacing("가", with: String(repeating: "가", count: 10_000))),
        ]
        for text in broken {
            let error = try #require(throws: MenuError.self, "\(text.prefix(80))") {
                try Menu(parsing: Array(text.utf8))
            }
            #expect(texts.explain(error).isReadable, "\(text.prefix(80)): \(texts.explain(error))")
        }
        let error = try #require(throws: MenuError.self) { try Menu(parsing: [0xFF]) }
        #expect(texts.explain(error).isReadable)
    }
}
