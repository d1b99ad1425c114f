import Core
import JuiceMaker
import KioskAssets
import Terminal
import TestSupport
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit
@testable import Shopfront

/// What a person does at a kiosk in memory, what happens elsewhere meanwhile, and all that is said, shown and recorded. A story is text
/// whose steps are played anew:
///
///     # What the story shows.
///     $ kiosk
///     > banana 2            a line that is typed, and below it what is said
///     ⌨ 2↓⏎                 keys that are pressed, each with a look, and below them the rows of the page that have changed
///     >                     an empty line, which reads the page; of a page that was read before only what has changed: new lines, and
///                           behind `−` those that are gone
///     * stock kiwi 0        what happens elsewhere; with `unseen` before it, nothing is drawn before the next step
///       + stock kiwi:-10    what this step has recorded
///       ⎙ Close Z 1         what it has printed
///
/// `$` is followed by `kiosk`, where a person comes to the menu, or by `customer`, `staff`, `kitchen` or `board`, and perhaps by a menu
/// other than that of the house, `large` or `asking`. It begins a new kiosk; a file has only lines or only keys.
final class ScreenStory {
    private let test: TestKiosk
    private let ledger: SharedLedger
    /// Does what a person does, and returns what is said or shown of it.
    private let act: (String) -> [String]
    /// Returns what is said or shown of news.
    private let look: () -> [String]
    /// The number of the last record that was told.
    private var sequence = 0
    private let printer = PrinterOfStory()
    private let shop: Shop
    /// The menu of the house, as it has been changed.
    private var menu = String(decoding: Asset.menu.content, as: UTF8.self)

    private final class PrinterOfStory {
        var hasPaper = true
        var lines: [String] = []

        func print(_ slip: (Texts, SlipPaper) throws(PrinterError) -> Slip) throws(PrinterError) -> Bool {
            guard hasPaper else { throw PrinterError("no paper", of: "Z") }
            lines += try slip(Texts(.english), SlipPaper()).lines
            return true
        }
    }

    /// Returns a story as it goes now.
    static func play(_ text: String, _ view: PictureView) throws -> String {
        let steps = text.split(separator: "\n").map { String($0) }
            .filter { $0.hasPrefix("#") || $0.contains(#/^([$>⌨*] |>$)/#) }
        var story: ScreenStory?
        var pages = PageMemory()
        return try steps.flatMap { step in
            if step.hasPrefix("#") { return [step] }
            let words = step.split(separator: " ").dropFirst().map { String($0) }
            if step.hasPrefix("$") {
                pages.begin()
                story = try ScreenStory(words, view, hasLines: steps.contains { $0.hasPrefix(">") })
            }
            let told = try #require(story, "a story begins with $").take(step, words)
            return try [step] + pages.news(in: told).map { "  " + $0 } + (story?.records() ?? [])
                + (story?.takePrints() ?? [])
        }.joined(separator: "\n")
    }

    /// Takes a step, and returns what is said or shown of it.
    private func take(_ step: String, _ words: [String]) throws -> [String] {
        if step.hasPrefix(">") || step.hasPrefix("⌨") { return act(String(step.dropFirst(2))) }
        if words.first == "unseen" {
            try happen(Array(words.dropFirst()))
            return []
        }
        if step.hasPrefix("*") { try happen(words) }
        return look()
    }

    private init(_ words: [String], _ view: PictureView, hasLines: Bool) throws {
        var shared: SharedLedger?
        let test = try TestKiosk(
            view.language, isOfCustomers: words.first == "customer",
            menu: words.contains("large") ? .large() : words.contains("asking") ? .asking() : nil
        ) { menu, clock in
            let ledger = SharedLedger(menu: menu) { clock.now }
            shared = ledger
            return ledger
        }
        (self.test, ledger) = (test, try #require(shared))
        shop = Shop(
            bar: test.bar, calculators: test.shop.calculators, clock: test.clock.ofShop,
            printer: Shop.Printer(print: printer.print), makeKitchen: { KitchenScreen($0) })
        switch words.first {
        case "customer": test.navigator.push(MenuScreen(test.shop))
        case "staff":
            test.bar.ordersWait = true
            Self.openOrders(test, shop)
        case "kitchen":
            test.bar.ordersWait = true
            test.navigator.push(KitchenScreen(test.shop))
        case "board": test.navigator.push(BoardScreen(test.shop))
        default: break
        }
        if hasLines {
            let lines = TypedLines(test.kiosk)
            (act, look) = ({ lines.type($0) }, { lines.takeNews() })
        } else {
            let person = Terminalist(test, columns: view.size.columns, rows: view.size.rows)
            var rows = person.look().text
            look = {
                person.front.contentHasChanged()
                let before = rows
                rows = person.look().text
                return rows.indices.filter { rows[$0] != before[$0] }.map { "\($0 < 10 ? " " : "")\($0)│\(rows[$0])" }
            }
            act = { [look] keys in
                person.typeSlowly(keys)
                return look()
            }
        }
        sequence = ledger.lastSequence
    }

    /// Opens the order screen of a person of staff.
    private static func openOrders(_ test: TestKiosk, _ shop: Shop) {
        test.navigator.popToRoot()
        test.navigator.push(OrderScreen(shop))
    }

    /// What another kiosk does, the time, the ledger and the printer.
    private func happen(_ words: [String]) throws {
        let arguments = words.dropFirst()
        let number = arguments.first.flatMap { Int($0) } ?? 0
        let rest = arguments.dropFirst().joined(separator: " ")
        let others = ledger.others
        switch words.first {
        case "sell", "order":
            let order = try Order(parsing: arguments.joined(separator: " "), menu: test.books.menu)
            _ = try others.sell([SaleRequest(order: order, waits: words.first == "order")])
        case "stock":
            try others.change(.set(test.fruit(try #require(arguments.first)), to: try #require(Int(rest))))
        case "void": _ = try others.reverse(.void, number, reason: rest)
        case "refund": _ = try others.reverse(.refund, number, reason: rest)
        case "pay": _ = try others.perform(TakePayment(number, by: rest))
        case "step":
            let step = try #require(OrderStep.allCases.first { $0.name == rest })
            _ = try others.perform(TakeStep(step, number))
        case "close": _ = try others.perform(CloseDay(counted: nil, day: .any))
        case "days": test.clock.pass(days: Int64(number))
        case "minutes": test.clock.pass(minutes: Int64(number))
        case "ledger":
            let errors = [
                "busy": LedgerError.busy, "full": .failed(.write, .noSpace), "damaged": .damaged(line: 8, .checksum),
            ]
            ledger.breakDown(errors[arguments.first ?? ""])
        case "float": _ = try others.perform(OpenDay(float: number))
        case "menu":
            let texts = try #require(arguments.joined(separator: " ").wholeMatch(of: /(.+) → (.+)/)).output
            menu = menu.replacing(texts.1, with: texts.2)
            try #require(try others.set(try Menu(parsing: Array(menu.utf8))))
        case "paper": printer.hasPaper = arguments.first == "in"
        case "staff":
            Self.openOrders(test, shop)
        default: try #require(Bool(false), "\(words) cannot happen")
        }
        test.readChanges()
    }

    private func takePrints() -> [String] {
        defer { printer.lines = [] }
        return printer.lines.map { "  ⎙ " + $0 }
    }

    /// The records since the last time.
    private func records() throws -> [String] {
        var told: [String] = []
        try ledger.others.forEachRecord(after: sequence) { told.append("  + " + $0.entry.told) }
        sequence = ledger.lastSequence
        return told
    }
}

/// The pages that were read in a story, by their headings.
private struct PageMemory {
    private var pages: [String: [String]] = [:]
    private var firstPages: [String: [String]] = [:]

    /// Begins another kiosk, whose pages are compared with those that were read first.
    mutating func begin() { pages = firstPages }

    /// Returns lines, but of a page that was read before only what has changed.
    mutating func news(in lines: [String]) -> [String] {
        guard let heading = lines.first, heading.hasPrefix("==") else { return lines }
        defer {
            pages[heading] = lines
            if firstPages[heading] == nil { firstPages[heading] = lines }
        }
        guard let before = pages[heading] else { return lines }
        return [heading] + lines.filter { !before.contains($0) }
            + before.filter { !lines.contains($0) }.map { "− " + $0 }
    }
}

extension LedgerEntry {
    fileprivate var told: String {
        func words(_ words: String?...) -> String { words.compactMap(\.self).joined(separator: " ") }
        return switch self {
        case .sale(let sale):
            words(
                "sale \(sale.number) \(sale.juices.text)", sale.total.map { "= \($0)" }, sale.waits ? "waits" : nil,
                sale.wishes.service, sale.wishes.payment)
        case .stock(let counts, let reason):
            words("stock", counts.map { "\($0.item):\($0.count)" }.joined(separator: " "), reason?.text)
        case .void(let void): "void \(void.sale.number) \(void.reason)"
        case .refund(let refund): words("refund \(refund.sale.number)", refund.kind ?? "cash", refund.reason)
        case .step(let step, let number): "\(step.name) \(number)"
        case .payment(let payment): "payment \(payment.number) \(payment.kind) \(payment.amount)"
        case .float(let money): "float \(money)"
        case .close(let close):
            words("close \(close.number) to \(close.lastNumber)", close.counted.map { "counted \($0)" })
        case .opening, .menu, .accepted, .lost: "another record"
        }
    }
}
