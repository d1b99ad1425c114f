import Terminal

/// The ways in which a line of input names a control of a pane.
public struct LineNames: OptionSet, Sendable {
    /// One bit for each way.
    public let rawValue: UInt8

    /// Creates a set of ways from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// By its number on the page: the numbers of all panes are counted through. The pane says the number in its lines.
    public static let number = LineNames(rawValue: 1)
    /// By its label, or by one of its words.
    public static let label = LineNames(rawValue: 2)
}

/// A control of a pane: what choosing it does, whether it can have the focus, and how a line of input names it.
public struct PaneControl<Event: Equatable> {
    /// The label, the event and the keys; `nil` for an element that can only have the focus, for the keys that are bound to it.
    public var control: Control<Event>?
    /// Controls whose keys work while the element has the focus.
    public var bindings: [Control<Event>]
    /// A Boolean value that indicates whether the element can have the focus. A control that cannot be chosen now cannot have it.
    public var isFocusable: Bool
    /// A Boolean value that indicates whether the element has the focus before it was moved. Without such an element, the first one
    /// of the screen that can have the focus has it; with several, the first of them.
    public var isFirst: Bool
    /// The ways in which a line of input names the element.
    public var lineNames: LineNames
    /// The event that follows when the focus leaves the element, or the person turns to something else; `nil` for none.
    public var leaveEvent: Event?
    /// A Boolean value that indicates whether Enter in a field gives the focus to the next element, as in a form.
    public var goesOn: Bool
    /// A Boolean value that indicates whether a question mark in a field is the key of the help, and no text, as in a search or a number.
    public var hasHelpKey: Bool
    /// Returns the event of an edit, for a field of text: while it has the focus, no letter is a command. See ``TextFieldPane``.
    public var edit: ((TextField.Edit) -> Event)?

    /// Creates a control of a pane. Each part that is left out is not there: an element with only a control is chosen by its keys and by clicks.
    @inlinable public init(
        _ control: Control<Event>?, isFocusable: Bool = false, isFirst: Bool = false, lineNames: LineNames = [],
        bindings: [Control<Event>] = [], leaveEvent: Event? = nil, goesOn: Bool = false,
        hasHelpKey: Bool = false, edit: ((TextField.Edit) -> Event)? = nil
    ) {
        self.control = control
        self.isFocusable = isFocusable && control?.isEnabled ?? true
        self.isFirst = isFirst
        self.lineNames = lineNames
        self.bindings = bindings
        self.leaveEvent = leaveEvent
        (self.goesOn, self.hasHelpKey) = (goesOn, hasHelpKey)
        self.edit = edit
    }

    @inlinable var isField: Bool { edit != nil }

    /// The event by which the element is found again on a later page: its own, or else that of the first key that is bound to it.
    fileprivate var identity: Event? { control?.event ?? bindings.first?.event }
}

/// The controls of a pane, in reading order.
///
/// The fronts know the events of a screen by number, so that they are compiled once and not for the events of each screen. The numbers
/// are given when the list is made; a pane with many controls that do not change keeps its list.
public final class PaneControls<Event: Equatable>: NumberedControls, ExpressibleByArrayLiteral {
    /// The controls.
    public let all: [PaneControl<Event>]
    @usableFromInline let events: [Event]

    /// Creates the list.
    @inlinable public init(_ controls: [PaneControl<Event>]) {
        all = controls
        var events: [Event] = []
        func number(_ event: Event) -> Int {
            events.append(event)
            return events.count - 1
        }
        let numbered = controls.map { control in
            PaneControl<Int>(
                control.control?.mapEvent(number), isFocusable: control.isFocusable, isFirst: control.isFirst,
                lineNames: control.lineNames, bindings: control.bindings.map { $0.mapEvent(number) },
                leaveEvent: control.leaveEvent.map(number), goesOn: control.goesOn,
                hasHelpKey: control.hasHelpKey,
                // The screen makes the event of an edit.
                edit: control.isField ? { _ in 0 } : nil)
        }
        self.events = events
        super.init(numbered)
    }

    override func focus(ofEventAt index: Int, in old: NumberedControls) -> Int? {
        guard let old = old as? PaneControls<Event>, let event = old.all[index].identity else { return nil }
        let indices = all.indices.contains(index) ? [index] + all.indices : Array(all.indices)
        return indices.first { all[$0].isFocusable && all[$0].identity == event }.flatMap { focusOrder[$0] }
    }

    /// Creates the list.
    public convenience init(arrayLiteral controls: PaneControl<Event>...) { self.init(controls) }
}

/// The controls of a pane with numbers in the place of their events, as the fronts know them.
public class NumberedControls {
    let controls: [PaneControl<Int>]
    let focusables: [Int]
    /// The place of each control among those that can have the focus; `nil` for one that cannot.
    let focusOrder: [Int?]
    /// The place of the one that has the focus first, among those that can have it.
    let firstFocus: Int?

    @usableFromInline init(_ controls: [PaneControl<Int>]) {
        self.controls = controls
        focusables = controls.indices.filter { controls[$0].isFocusable }
        firstFocus = focusables.firstIndex { controls[$0].isFirst }
        var count = 0
        focusOrder = controls.map { control in
            guard control.isFocusable else { return nil }
            defer { count += 1 }
            return count
        }
    }

    /// Returns the place, among those that can have the focus, of the control with the same event as one of an earlier list.
    func focus(ofEventAt index: Int, in old: NumberedControls) -> Int? { nil }

    func event(of key: Key) -> Int? {
        // Only the keys are read: a copy of each control would take longer than all the rest of a key's way.
        for index in controls.indices where controls[index].control?.isChosen(by: key) ?? false {
            return controls[index].control?.event
        }
        return nil
    }
}
