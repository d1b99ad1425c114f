import Core
import JuiceMaker
import ScreenKit

/// The owner of the orders that are cancelled on a cancel screen; in the kiosk, the `SalesScreen`.
package protocol CancelScreenDelegate: AnyObject {
    /// Cancels an order, for a valid reason. The screen leaves afterwards.
    ///
    /// - Throws: `VoidError` if the order cannot be cancelled. Then the screen stays as it is and shows the reason.
    func cancelScreen(_ screen: CancelScreen, cancel number: Int, reason: String) throws(VoidError)
}

/// A field for the number of an order and one for the reason of its cancellation. Both go back to the delegate.
package final class CancelScreen: Screen {
    /// The owner of the orders. The object that opens the screen sets it.
    package weak var delegate: (any CancelScreenDelegate)?

    /// Sends the number and the reason to the delegate, and leaves when it has cancelled the order.
    private func cancel() {
        guard let typed = Int(written: number.text), ReversalRecord.isValid(reason: reason.text) else {
            return refuse(Text(.voidIncomplete, "\(ReversalRecord.reasonLimit)"))
        }
        do {
            try delegate?.cancelScreen(self, cancel: typed, reason: reason.text)
            // Without a delegate nothing was cancelled, and the fields stay as they are.
            if delegate != nil { pop() }
        } catch {
            fail { $0.explain(error) }
        }
    }

    // MARK: The screen

    /// The events of the screen.
    package enum Event {
        /// Edits the number of the order.
        case editNumber(TextField.Edit)
        /// Edits the reason.
        case editReason(TextField.Edit)
        /// Cancels the order and leaves.
        case cancel
    }

    /// The number with which the screen begins; `nil` if no order can be cancelled.
    let latest: Int?
    private let kind: ReverseOrder.Kind
    private var number: TextField
    private var reason = TextField(limit: ReversalRecord.reasonLimit)

    /// Creates a cancel screen that begins with the number of the latest order that can be cancelled; without a number if there is none. The
    /// words are those of the kind of reversal.
    package init(latest: Int?, _ kind: ReverseOrder.Kind = .void) {
        (self.latest, self.kind) = (latest, kind)
        number = TextField(latest.map { String($0) } ?? "", limit: 18, allowed: Set("0123456789０１２３４５６７８９"))
    }

    package var title: Text { Text(kind == .void ? .voidTitle : .refundTitle) }

    package var content: Content<Event> {
        let button = Text(kind == .void ? .voidOrder : .refundOrder)
        Form {
            Field(Text(.receiptNumber), number, words: "number", "번호") { .editNumber($0) }
                .goingOn(false).first(latest == nil).withHelpKey().named("number")
            Field(Text(.voidReason), reason, words: "reason", "이유") { .editReason($0) }
                .goingOn(false).first().named("reason")
        }
        Content.part { texts in
            TouchKeysPane(
                [.reasonWrongOrder, .reasonCustomer, .reasonQuality].map { (key: JuiceMakerText) in
                    Control(Text(key), Event.editReason(.replace(texts(key))))
                }, texts)
        }.named("reasons")
        ButtonPane(
            control: Control(button, .cancel, lineNames: .label),
            isReady: !number.isEmpty && ReversalRecord.isValid(reason: reason.text)
        ).named("button")
        Layout(.rows("number", "reason", "reasons", "button").aligned(.upper))
        Hint(
            button, .cancel, keys: [.enter],
            words: ["cancel", "void", "취소"] + (kind == .void ? [] : ["refund", "환불"]))
        Help(Text(kind == .void ? .voidHelp : .refundHelp))
        Help(lines: Text(.voidLines))
    }

    package func handle(_ event: Event) {
        switch event {
        case .editNumber(let edit): refuse(number.apply(edit))
        case .editReason(let edit): refuse(reason.apply(edit))
        case .cancel: cancel()
        }
    }
}

/// The button below a form, in the colour of what a screen is for. Enter presses it: anywhere on the form by a hint, or where it has the focus.
nonisolated struct ButtonPane<Event>: Pane {
    let control: Control<Event>
    /// A Boolean value that indicates whether the form is filled in. Before that, the button says what is missing.
    let isReady: Bool

    var controls: Controls<Event> { [control] }

    func size(in room: GridSize, of page: GridSize) -> PaneSize {
        PaneSize(columns: Extent(least: 12), rows: Extent(least: 1, ideal: 3, most: 3))
    }

    func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }

    func draw(on part: inout PagePart) {
        var area = GridRect(part.size)
        let place = area.cut(.left, DisplayWidth.of(part.label(ofControl: 0)) + 11)
        part.drawPrimaryButton(0, in: place, key: .enter, isReady: isReady)
    }
}
