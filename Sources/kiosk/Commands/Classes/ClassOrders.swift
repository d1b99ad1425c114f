import JuiceMaker
import Lab
import ScreenKit

/// The orders of a class's shop, which may come to be long after the board was opened: its ledger is opened when they are looked at first.
final class ClassOrders: ChangeSource {
    typealias Opened = (bar: JuiceBar, changes: [any ChangeSource])

    /// An order is no news in lines: it is said with the answer to the next line.
    let isQuietInLines = true
    private let open: () throws(CommandError) -> Opened
    private var opened: Opened?

    /// Creates the orders of a ledger that a function opens.
    init(_ open: @escaping () throws(CommandError) -> Opened) { self.open = open }

    /// Returns the bar of the shop.
    func bar() throws(ClassOrdersError) -> JuiceBar {
        if let opened { return opened.bar }
        do throws(CommandError) {
            let opened = try open()
            self.opened = opened
            return opened.bar
        } catch {
            throw ClassOrdersError(reason: error.message.asSentence)
        }
    }

    private var changes: [any ChangeSource] { opened?.changes ?? [] }
    var descriptors: [Int32] { changes.flatMap(\.descriptors) }
    var delay: Duration? { changes.compactMap(\.delay).min() }
    func readChanges() -> Bool { changes.reduce(false) { $1.readChanges() || $0 } }
}
