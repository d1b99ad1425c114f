import Core
import JuiceMaker
import KioskAssets
import ScreenTrace
import Terminal
import Testing

@testable import CalculatorApp
@testable import JuiceMakerApp
@testable import Lab
@testable import ScreenKit
@testable import Shopfront
@testable import kiosk

/// Whatever a key or the mouse can do on a screen, a line can do.
struct LineReachTests {
    /// Lines from the menu through the screens of all apps, and what stands on them at that moment.
    private nonisolated static let walks = [
        "calculator, 12+3=, styles, back, history, find 3, back, ac, deleted, back, help",
        "juice, banana, mango 2, cart, order, empty, sales, week, orders, 1, back, back, cancel, back, close",
        "juice, banana, sales, close, float 50000, counted 53500, close, yes",
        "juice, stock, strawberry 12, reason words, strawberry calc, 7, back",
        "juice, 1, order, yes, back", "juice, banana, calc, back, change, back", "lab, 1, 1, back, 2, source",
    ]

    /// What only a pointer or a focus needs, with the beginning of its event.
    fileprivate static let exceptions = [
        "typeFloat": "the keys for a mouse type into one field at a time", "setFloat": "a line with a float sets it",
        "endTyping": "a line types all digits at once", "edit(": "a line sets or changes a count",
        "change(": "a juice on a line adds, and remove takes one away",
        "check": "order checks a cart first",
        "count(": "hands 1 3", "nameColumn": "the lines say all columns",
        "enterRecentResult": "history has a number for each", "type(": "a line types a whole number",
        "setTyping": "a line types a whole number",
        "typeComma": "a comma in a line groups digits, or is refused with its reason",
    ]

    private let clock = Shop.Clock(
        now: { Timestamp(milliseconds: 0) }, today: { Period() }, text: { _ in "2026-11-25 21:00" })

    private func makeKiosk(_ language: Language) throws -> Kiosk {
        let menu = try Menu(parsing: Asset.menu.content)
        let bar = JuiceBar(ledger: InMemoryLedger(menu: menu))
        bar.ordersWait = true
        let shop = Shop(
            bar: bar, calculators: Calculators(tracer: TraceInspector().tracer), clock: clock,
            printer: Shop.Printer(print: { _ throws(PrinterError) in true }))
        return Kiosk(
            apps: [
                .calculator(desk: CalculatorDesk()),
                .juiceMaker(shop),
                .lab(exhibits: Exhibit.all(menu: menu)),
            ], texts: Texts(language))
    }

    @Test(arguments: Language.allCases, walks)
    func `every event of every screen is reached by a line`(language: Language, walk: String) throws {
        let kiosk = try makeKiosk(language)
        let front = LineFront(kiosk: kiosk) { _ in }
        for line in walk.split(separator: ", ") {
            front.handle(String(line))
            let screen = kiosk.navigator.top
            #expect(screen.eventsWithoutLine(kiosk.texts) == [], "\(type(of: screen)) after \(line)")
        }
    }

    @Test func `every event of the screens of a shop is reached by a line`() throws {
        let bar = JuiceBar(ledger: InMemoryLedger(menu: try Menu(parsing: Asset.menu.content)))
        bar.ordersWait = true
        for juice in ["banana", "mango 2"] { _ = bar.handle(.order(try Order(parsing: juice, menu: bar.books.menu))) }
        func expectReached(_ screen: some Screen) {
            #expect(screen.eventsWithoutLine(Texts(.english)) == [], "\(type(of: screen))")
        }
        let shop = Shop(bar: bar, clock: clock)
        expectReached(KitchenScreen(shop))
        expectReached(BoardScreen(shop))
        expectReached(StartScreen(hasStaff: true))
        expectReached(PINScreen(refusal: nil, timeText: { _ in "" }))
        expectReached(StaffExitScreen())
        let desk = CustomerDesk(shop)
        let menu = MenuScreen(shop)
        expectReached(menu)
        menu.handle(.change(try #require(bar.books.menu.juice(named: "mango")), by: 1))
        expectReached(menu)
        expectReached(CheckScreen(desk: desk))
    }
}

extension ScreenProtocol {
    /// The events that can be chosen now, by a key or by mouse, and that no line reaches.
    fileprivate func eventsWithoutLine(_ texts: Texts) -> [String] {
        let content = content(texts)
        // An answer has a number and its label.
        guard !isAsking(texts) else { return [] }
        func name(_ event: Event) -> String { String(describing: event) }
        let panes = content.controls.values.flatMap(\.all)
        let (bar, bindings) = (content.hints + content.accessories, content.bindings)
        var reached = Set(bar.filter { !$0.label.isEmpty || !$0.words.isEmpty }.compactMap(\.event).map(name))
        reached.formUnion(bindings.filter { !$0.words.isEmpty }.compactMap(\.event).map(name))
        for element in panes where !element.lineNames.isEmpty {
            if let event = element.event { reached.insert(name(event)) }
            if let event = element.edit?(.replace("")) { reached.insert(name(event)) }
        }
        let all = panes.flatMap { [$0] + $0.bindings } + bar + bindings
        let labels = all.flatMap { control in
            let keys = control.keys.compactMap { key -> String? in
                guard case .character(let typed) = key else { return nil }
                return String(typed)
            }
            return [control.label, control.label.lowercased].map { texts($0) } + control.words.map { texts($0) } + keys
        }
        let rows = (1...9).flatMap { ["reuse \($0)", "remove \($0)", "\($0) +1", "\($0) calc", "next \($0)"] }
        for line in Set(labels + rows) {
            reached.formUnion((try? events(forLine: line, texts))?.map(name) ?? [])
        }
        func kind(_ event: String) -> Substring { event.prefix { $0 != "(" } }
        let edits = reached.filter { $0.contains("TextField.Edit") }.map(kind)
        return all.filter(\.isEnabled).compactMap(\.event).map(name).filter { event in
            !reached.contains(event) && !edits.contains(kind(event))
                && !LineReachTests.exceptions.keys.contains { event.hasPrefix($0) }
        }
    }
}
