import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import ScreenKit

struct HelpScreenTests {
    @Test(arguments: Language.allCases)
    func `the help of the calculator names every key that does more than it says`(language: Language) throws {
        let test = try TestKiosk(language)
        let screen = try test.openCalculator()
        test.kiosk.perform(.help)
        let lines = try test.top(HelpScreen.self).content(test.texts).lines.map(\.text)
        for control in try #require(screen.content(test.texts).keypad).rows.joined().map(\.control) {
            // Digits have a row together, and operators another one.
            if ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "00", "÷", "×", "−", "+"].contains(control.label)
            {
                continue
            }
            #expect(
                lines.contains {
                    $0.hasPrefix("  " + (control.keys.first.map(test.texts.name) ?? ""))
                        && $0.contains("  \(control.label): ")
                },
                "\(control.label)")
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
        let test = try TestKiosk(.english)
        _ = try test.openJuiceMaker()
        var said: [String] = []
        LineFront(kiosk: test.kiosk) { said.append($0) }.handle("help")
        test.kiosk.perform(.help)
        let lines = try test.top(HelpScreen.self).content(test.texts).lines.map(\.text)
        for words in ["A number or a click", "A full bar"] {
            #expect(lines.contains { $0.hasPrefix(words) })
            #expect(!said.contains { $0.hasPrefix(words) })
        }
        #expect(said.contains { $0.hasPrefix("Orders are made in turn") })
    }

    @Test func `the help of the steppers names the keys of the one that has the focus`() throws {
        let test = try TestKiosk(.english)
        try test.openJuiceMaker().handle(.editStock)
        test.kiosk.perform(.help)
        let lines = try test.top(HelpScreen.self).content(test.texts).lines.map(\.text)
        for (key, meaning) in [("→ +", "+1"), ("← -", "−1"), ("PgUp ]", "+10"), ("PgDn [", "−10"), ("c", "Calculator")]
        {
            #expect(lines.contains { $0.trimmed.hasPrefix(key) && $0.hasSuffix(meaning) }, "\(key)")
        }
    }

    @Test func `the help says of the steppers only what their keys do`() throws {
        let test = try TestKiosk(.english)
        try test.openJuiceMaker().handle(.editStock)
        test.kiosk.perform(.help)
        let lines = try test.top(HelpScreen.self).content(test.texts).lines.map(\.text.trimmed)
        #expect(lines.contains { $0.hasPrefix("↑ ↓ Tab ") && $0.hasSuffix("Move") })
        #expect(lines.contains { $0.hasPrefix("Home End ") && $0.hasSuffix("To the start, to the end") })
        #expect(!lines.contains { $0.hasSuffix("Choose") })
    }

    @Test func `the help of the order screen tells how to change a count and how to move`() throws {
        let test = try TestKiosk(.english)
        _ = try test.openJuiceMaker()
        test.kiosk.perform(.help)
        let lines = try test.top(HelpScreen.self).content(test.texts).lines.map(\.text.trimmed)
        #expect(lines.contains { $0.hasPrefix("- ") && $0.hasSuffix("One fewer") })
        #expect(lines.contains { $0.hasPrefix("↑ ↓ ← → Tab ") && $0.hasSuffix("Move") })
        #expect(lines.contains { $0.hasPrefix("⏎ Space ") && $0.hasSuffix("Choose") })
    }

    @Test func `the help of the order screen says what Enter does, with an empty cart and with another one`() throws {
        let test = try TestKiosk(.english)
        let screen = try test.openJuiceMaker()
        func meaningsOfEnter() throws -> [String] {
            test.kiosk.perform(.help)
            defer { test.kiosk.perform(.back) }
            let lines = try test.top(HelpScreen.self).content(test.texts).lines.map(\.text.trimmed)
            return lines.filter { $0.hasPrefix("⏎") }.compactMap { $0.split(separator: " ").last.map(String.init) }
        }
        #expect(try meaningsOfEnter() == ["Choose"])
        screen.handle(.add(try test.juice("mango")))
        #expect(try meaningsOfEnter() == ["Order"])
    }

    @Test func `the help says what the key of a style does, and which key removes a deleted value`() throws {
        let test = try TestKiosk(.deletedValues, .english)
        test.kiosk.perform(.help)
        let list = try test.top(HelpScreen.self).content(test.texts).lines.map(\.text.trimmed)
        #expect(list.contains { $0.hasPrefix("x Del") && $0.hasSuffix("Remove") })
        test.kiosk.perform(.back)
        test.kiosk.perform(.back)
        test.kiosk.perform(.help)
        let pad = try test.top(HelpScreen.self).content(test.texts).lines.map(\.text.trimmed)
        #expect(pad.contains { $0.hasPrefix("s ") && $0.hasSuffix(" Style") })
    }

    @Test func `the help explains the keys of the memory, and says nothing of the moment`() throws {
        let test = try TestKiosk(.english)
        _ = try test.openCalculator(typing: "5ac")
        test.kiosk.perform(.help)
        let pad = try test.top(HelpScreen.self).content(test.texts).lines.map(\.text.trimmed)
        for (key, meaning) in [
            ("C ", "MC: clear the memory"), ("P ", "M+: add to the number in memory"), ("d ", "Deleted values"),
            ("i ", "1/x: 1 divided by the number"),
        ] {
            #expect(pad.contains { $0.hasPrefix(key) && $0.hasSuffix(meaning) }, "\(meaning)")
        }
        test.kiosk.perform(.home)
        _ = try test.openJuiceMaker()
        test.kiosk.perform(.help)
        let orders = try test.top(HelpScreen.self).content(test.texts).lines.map(\.text.trimmed)
        #expect(
            orders.contains { $0.hasPrefix("c ") && $0.hasSuffix("A calculator with the number of cups sold today") })
    }

    @Test func `without a trace, neither the help nor the lines promise one`() throws {
        let app = App(id: "empty", title: KitText.kiosk, summary: .home) { HomeScreen(apps: []) }
        for language in Language.allCases {
            let kiosk = Kiosk(apps: [app], texts: Texts(language))
            var said: [String] = []
            let front = LineFront(kiosk: kiosk) { said.append($0) }
            front.sayPage()
            front.handle("help")
            kiosk.perform(.help)
            front.sayPage()
            #expect(said.contains { $0.contains("Ctrl-C") })
            #expect(!said.contains { $0.contains("F2") || $0.contains("trace") })
        }
    }

    @Test func `the help of a question names its answers`() throws {
        let test = try TestKiosk(.shortage, .english)
        test.kiosk.perform(.help)
        let lines = try test.top(HelpScreen.self).content(test.texts).lines.map(\.text.trimmed)
        #expect(lines.contains { $0.hasPrefix("Esc n ") && $0.hasSuffix("No") })
        #expect(!lines.contains { $0.hasSuffix("Sales") })
    }

    @Test func `the help lies over its screen as a sheet, and back leads to it`() throws {
        let test = try TestKiosk(.english)
        let screen = try test.openJuiceMaker()
        test.kiosk.perform(.help)
        #expect(test.kiosk.breadcrumb == ["Kiosk", "Juice maker", "Help"])
        test.kiosk.perform(.help)
        #expect(test.kiosk.breadcrumb == ["Kiosk", "Juice maker", "Help"])
        test.kiosk.perform(.back)
        #expect(test.navigator.top === screen)
    }

    @Test func `the help speaks the language that is switched to while it is open`() throws {
        let test = try TestKiosk(.english)
        test.kiosk.perform(.help)
        #expect(try test.top(HelpScreen.self).content(test.texts).lines.contains { $0.text.hasPrefix("Choose an app") })
        test.kiosk.perform(.switchLanguage)
        #expect(
            try test.top(HelpScreen.self).content(test.texts).lines.contains { $0.text.hasPrefix("앱을 고르세요") })
    }
}
