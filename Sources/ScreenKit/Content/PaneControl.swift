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
public struct PaneControl<Event> {
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
    /// Returns the event of an edit, for a field of text: while it has the focus, no letter is a command. See ``Field``.
    public var edit: ((TextField.Edit) -> Event)?

    /// Creates a control of a pane. Each part that is left out is not there: an element with only a control is chosen by its keys and by clicks.
    public init(
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
        name = control?.label ?? ""
        self.edit = edit
    }

    var isField: Bool { edit != nil }

    /// The words by which the element is found again on a later page, whatever it can do there.
    var name: String
    /// The words by which a line of input names a count.
    var words: [String] = []
    /// The count that a number sets, for a count that can be typed.
    var entry: NumberEntry<Event>?
}

/// The controls of a pane, in reading order. A pane with many controls that do not change keeps its list.
public final class PaneControls<Event>: ExpressibleByArrayLiteral {
    /// The controls.
    public let all: [PaneControl<Event>]
    let elements: [Element]

    /// Creates the list.
    public init(_ controls: [PaneControl<Event>]) {
        all = controls
        elements = controls.map { Element($0) }
    }

    /// Creates the list.
    public convenience init(arrayLiteral controls: PaneControl<Event>...) { self.init(controls) }
}

/// A count that is typed and stepped, within bounds.
struct NumberEntry<Event> {
    let count: Int
    let bounds: ClosedRange<Int>
    let event: (Int) -> Event

    /// Returns the control that changes the count by one step.
    func step(by difference: Int, _ key: Key) -> Control<Event> {
        Control(
            label: difference < 0 ? "−" : "+",
            event: event(min(max(count + difference, bounds.lowerBound), bounds.upperBound)),
            keys: [key], isEnabled: bounds.contains(count + difference))
    }
}
