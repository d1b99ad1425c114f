import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

struct HelpScreenTests {
    /// Opens the help of the screen in view, and returns its lines.
    private func help(_ test: TestKiosk) throws -> [String] {
        test.kiosk.perform(.help)
        return try test.top(HelpScreen.self).content(test.texts).lines.map(\.text)
    }

    @Test(arguments: Language.allCases)
    func `the help of the calculator names every key that does more than it says`(language: Language) throws {
        let test = try TestKiosk(language)
        let screen = try test.openCalculator()
        let lines = try help(test)
        for control in try #require(screen.content(test.texts).keypad).rows.joined().map(\.control) {
            // Digits have a row together, and operators another one.
            if control.label.allSatisfy({ "0123456789.÷×−+".contains($0) }) { continue }
            let key = control.keys.first.map(test.texts.name) ?? ""
            #expect(
                lines.contains { $0.hasPrefix("  " + key) && $0.contains("  \(control.label): ") }, "\(control.label)")
        }
        let (digits, operators) =
            language == .korean
            ? ("숫자와 소수점", "나누기, 곱하기, 빼기, 더하기")
            : ("Digits and the point", "Divide, multiply, subtract, add")
        #expect(lines.contains { $0.hasPrefix("  0–9 . ") && $0.hasSuffix(digits) })
        #expect(lines.contains { $0.hasPrefix("  / * - + ") && $0.hasSuffix(operators) })
        #expect(lines.contains { $0.hasPrefix("  ") && $0.contains("Tab") })
        #expect(
            lines.first
                == (language == .korean
                    ? "누른 순서대로 계산합니다. 1 + 2 × 3 =의 결과는 9입니다. 테이프에 중간 결과가 모두 남습니다."
                    : "Calculates in the order of the keys: 1 + 2 × 3 = is 9. The tape keeps every subtotal."))
    }

    @Test func `keys, clicks and bars are explained where they are drawn, and not line by line`() throws {
        let test = try TestKiosk(.orders, .english)
        let said = TypedLines(test.kiosk).type("help")
        let lines = try help(test)
        for words in ["A number or a click", "A full bar"] {
            #expect(lines.contains { $0.hasPrefix(words) })
            #expect(!said.contains { $0.hasPrefix(words) })
        }
        #expect(said.contains { $0.hasPrefix("Orders are made in turn") })
    }

    @Test(
        arguments: [
            (
                .stock,
                [
                    "→ +…+1", "← -…−1", "PgUp ]…+10", "PgDn […−10", "c…Calculator", "↑ ↓ Tab …Move",
                    "Home End …To the start, to the end",
                ], "Choose"
            ),
            (
                .orders,
                [
                    "- …One fewer", "↑ ↓ ← → Tab …Move", "⏎ Space …Choose",
                    "c …A calculator with the number of cups sold today",
                ], nil
            ),
            (.deletedValues, ["x Del…Remove"], nil),
            (
                .calculator,
                [
                    "s … Style", "C …MC: clear the memory", "P …M+: add to the number in memory", "d …Deleted values",
                    "i …1/x: 1 divided by the number",
                ], nil
            ),
            (.shortage, ["Esc n …No"], "Sales"),
        ] as [(Place, [String], String?)])
    func `the help names the keys and says what they do there, and nothing else`(
        place: Place, keys: [String], other: String?
    ) throws {
        let lines = try help(TestKiosk(place, .english)).map(\.trimmed)
        for key in keys {
            let ends = key.split(separator: "…")
            #expect(lines.contains { $0.hasPrefix(ends[0]) && $0.hasSuffix(ends[1]) }, "\(key)")
        }
        if let other { #expect(!lines.contains { $0.hasSuffix(other) }) }
    }

    @Test func `the help of the order screen says what Enter does, with an empty cart and with another one`() throws {
        let test = try TestKiosk(.orders, .english)
        for meaning in ["Choose", "Order"] {
            let lines = try help(test).map(\.trimmed).filter { $0.hasPrefix("⏎") }
            #expect(lines.map { $0.split(separator: " ").last.map(String.init) } == [meaning])
            test.kiosk.perform(.back)
            try test.top(OrderScreen.self).handle(.add(try test.juice("mango")))
        }
    }

    @Test func `the help explains the keys of the memory, and says nothing of the moment`() throws {
        let test = try TestKiosk(.english)
        _ = try test.openCalculator(typing: "5ac")
        let pad = try help(test).map(\.trimmed)
        for (key, meaning) in [
            ("C ", "MC: clear the memory"), ("P ", "M+: add to the number in memory"), ("d ", "Deleted values"),
            ("i ", "1/x: 1 divided by the number"), ("s ", " Style"),
        ] {
            #expect(pad.contains { $0.hasPrefix(key) && $0.hasSuffix(meaning) }, "\(meaning)")
        }
    }

    @Test(arguments: Language.allCases)
    func `without a trace, neither the help nor the lines promise one`(language: Language) {
        let app = App(id: "empty", title: KitText.kiosk, summary: .home) { HomeScreen(apps: []) }
        let kiosk = Kiosk(apps: [app], texts: Texts(language))
        let reader = TypedLines(kiosk)
        var said = reader.readPage() + reader.type("help")
        kiosk.perform(.help)
        said += reader.readPage()
        #expect(said.contains { $0.contains("Ctrl-C") })
        #expect(!said.contains { $0.contains("F2") || $0.contains("trace") })
    }

    @Test func `the help lies over its screen as a sheet, and back leads to it`() throws {
        let test = try TestKiosk(.orders, .english)
        let screen = try test.top(OrderScreen.self)
        for _ in 1...2 {
            test.kiosk.perform(.help)
            #expect(test.kiosk.breadcrumb == ["Kiosk", "Juice maker", "Help"])
        }
        test.kiosk.perform(.back)
        #expect(test.navigator.top === screen)
    }

    @Test func `the help speaks the language that is switched to while it is open`() throws {
        let test = try TestKiosk(.english)
        #expect(try help(test).contains { $0.hasPrefix("Choose an app") })
        test.kiosk.perform(.switchLanguage)
        #expect(try help(test).contains { $0.hasPrefix("앱을 고르세요") })
    }
}
