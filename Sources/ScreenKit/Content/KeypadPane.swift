/// The kind of a key on a ``KeypadPane``.
public nonisolated enum KeypadRole: Equatable {
    /// A key that enters a digit.
    case digit
    /// A key that chooses an operation.
    case operation
    /// A key that changes or clears something.
    case command
    /// The key that has the focus first.
    case equals
    /// A key that the machine lacks. It is drawn as one that cannot be pressed, and its event says why.
    case missing
}

/// The number above a pad of keys.
public nonisolated struct KeypadDisplay: Equatable {
    /// The number as shown.
    public var text: String
    /// The meaning of the number: `bad` for a calculation that failed.
    public var tone: Tone
    /// The operator that waits for the number.
    public var sign: String
    /// What has led to the number, with the operator that waits for it. Where it is too long, its end is shown.
    public var caption: String
    /// A mark at the end of the caption, such as the number in a memory.
    public var mark: String

    /// Creates a display. Each parameter is the initial value of the property of its name.
    public init(text: String, tone: Tone = .plain, sign: String = "", caption: String = "", mark: String = "") {
        self.text = text
        self.tone = tone
        self.sign = sign
        self.caption = caption
        self.mark = mark
    }
}

/// A pad of keys in rows with a display above it, as on a pocket calculator.
public nonisolated struct KeypadPane<Event: Equatable>: Equatable {
    /// One key of the pad.
    public struct PadKey: Equatable {
        /// The label, the event and the keyboard's keys.
        public var control: Control<Event>
        /// The kind of the key, which decides its colour.
        public var role: KeypadRole

        /// Creates a key. Each parameter is the initial value of the property of its name.
        @inlinable public init(control: Control<Event>, role: KeypadRole) {
            self.control = control
            self.role = role
        }

        /// A Boolean value that indicates whether the key can have the focus.
        var isFocusable: Bool { control.isEnabled && role != .missing }
    }

    /// The keys, row by row.
    public var rows: [[PadKey]]
    /// The description of the pad on a line, where there is nothing to press.
    public var summary: String
    /// The number above the keys; `nil` for a pad without one.
    public var display: KeypadDisplay?

    /// Creates a pad. Each parameter is the initial value of the property of its name.
    @inlinable public init(rows: [[PadKey]], summary: String, display: KeypadDisplay? = nil) {
        self.rows = rows
        self.summary = summary
        self.display = display
    }

    @inlinable func mapEvents<Other>(_ transform: (Event) -> Other) -> KeypadPane<Other> {
        KeypadPane<Other>(
            rows: rows.map { row in
                row.map { key in
                    KeypadPane<Other>.PadKey(control: key.control.mapEvent(transform), role: key.role)
                }
            }, summary: summary, display: display)
    }
}
