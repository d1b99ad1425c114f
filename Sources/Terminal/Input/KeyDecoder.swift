/// Turns the bytes of a terminal into what a person did.
///
/// Bytes come in pieces of any length, and the Esc key sends the byte that also begins every other sequence. So the decoder
/// may have to wait: `patience` says how long, and when nothing has come until then, `timeout()` is called. It has no clock
/// of its own. What it does not understand it swallows, with bounded memory; nothing it is fed makes it fail.
package nonisolated struct KeyDecoder: Sendable {
    enum State {
        case ground
        /// ESC came; a second one before makes the next key an Alt key.
        case escape
        /// `ESC O`.
        case singleShift
        /// `ESC [`, and what is in `body`.
        case control
        /// `ESC [ [`, how the Linux console begins F1 to F5.
        case console
        /// `ESC [ M`: three bytes of a report in the oldest form, in `body` as they come.
        case mouse
        /// OSC, DCS, APC, PM, SOS: for programs that have asked. Begun by a byte, which alone with ESC is an Alt key.
        case string(begunBy: UInt8, isEmpty: Bool)
        /// ESC inside of a string: with `\` the end of it, otherwise the beginning of something else.
        case stringEnd
        case paste
        /// Esc was reported because nothing followed in time; now `[` or `O` is more likely a late part than a key.
        case lateEscape
        case lateSingleShift
    }

    var state = State.ground
    var body: [UInt8] = []
    var hasSecondEscape = false
    /// Whether the Esc that began the sequence was reported, so that only its end is looked for.
    var isLate = false
    var isAlt = false
    private var assembler = UTF8Assembler()
    var pasted = PasteBuffer()
    /// A part of a syllable that came as Jamo, whose other parts may follow.
    private var jamo: Unicode.Scalar?
    private var events: [InputEvent] = []

    /// Longer than any sequence that means something here.
    static let longestSequence = 64

    package init() {}

    /// Whether `timeout()` would report something, so that it is worth waking up for. Otherwise it is enough to call it
    /// before the next bytes, if these come after the wait is over.
    package var isHolding: Bool {
        if jamo != nil { return true }
        return switch state {
        case .escape, .singleShift, .lateSingleShift, .paste: true
        case .control: body.isEmpty && !isLate
        case .string(_, let isEmpty): isEmpty
        case .ground, .console, .mouse, .stringEnd, .lateEscape: false
        }
    }

    /// How long to wait for more bytes before `timeout()` is to be called; nil when nothing is pending.
    ///
    /// A lone Esc must be reported within 50 ms; 35 ms is twice as long as slow lines take between two bytes. The other
    /// sequences can take their time, because what began them is no key by itself.
    package var patience: Duration? {
        switch state {
        case .ground: jamo == nil ? nil : .milliseconds(35)
        case .escape, .lateSingleShift: .milliseconds(35)
        case .singleShift, .control, .console, .mouse, .string, .stringEnd, .lateEscape: .milliseconds(500)
        case .paste: .seconds(1)
        }
    }

    /// Takes bytes.
    ///
    /// - Parameter bytes: any number of them.
    /// - Returns: what they complete, in order.
    /// - Complexity: O(*n*)
    package mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
        for byte in bytes { take(byte) }
        return takeEvents()
    }

    /// Nothing came for as long as `patience` said.
    ///
    /// - Returns: what is pending and means something without more.
    package mutating func timeout() -> [InputEvent] {
        switch state {
        case .ground: break
        case .escape:
            if hasSecondEscape { emit(.escape) }
            emit(.escape)
            enter(.lateEscape)
            return takeEvents()
        case .singleShift: emit(.character("O"), .alt)
        case .control where body.isEmpty && !isLate: emit(.character("["), .alt)
        case .string(let begun, true): emit(.character(Character(Unicode.Scalar(begun))), .alt)
        case .lateSingleShift: type("O")
        case .paste: finishPaste()
        case .control, .console, .mouse, .string, .stringEnd, .lateEscape: break
        }
        enter(.ground)
        releaseJamo()
        return takeEvents()
    }

    // MARK: - States

    mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: takeInGround(byte)
        case .escape: takeAfterEscape(byte)
        case .singleShift: takeSingleShift(byte)
        case .control: takeInControl(byte)
        case .console: takeConsole(byte)
        case .mouse: takeMouse(byte)
        case .string(let begun, _): takeInString(byte, begunBy: begun)
        case .stringEnd: takeStringEnd(byte)
        case .paste: if pasted.feed(byte) { finishPaste() }
        case .lateEscape: takeLate(byte)
        case .lateSingleShift: takeLateSingleShift(byte)
        }
    }

    mutating func enter(_ next: State) {
        state = next
        body.removeAll(keepingCapacity: true)
        if case .ground = next {
            hasSecondEscape = false
            isLate = false
        }
    }

    mutating func takeInGround(_ byte: UInt8) {
        switch assembler.feed(byte) {
        case .incomplete: break
        case .invalid: isAlt = false
        case .brokenOff:
            isAlt = false
            takeInGround(byte)
        case .scalar("\u{1B}"): enter(.escape)
        case .scalar(let scalar): type(scalar)
        }
    }

    // MARK: - Events

    mutating func enter(_ next: State, emitting event: InputEvent?) {
        let isSwallowed = isLate
        let isAlt = hasSecondEscape
        enter(next)
        guard !isSwallowed, let event else { return }
        releaseJamo()
        switch event {
        case .key(let key, let modifiers) where isAlt: events.append(.key(key, modifiers.union(.alt)))
        default: events.append(event)
        }
    }

    mutating func emit(_ key: Key, _ modifiers: Modifiers = []) {
        releaseJamo()
        events.append(.key(key, modifiers))
    }

    mutating func finishPaste() {
        let text = pasted.text
        pasted = PasteBuffer()
        enter(.ground)
        releaseJamo()
        if !text.isEmpty { events.append(.paste(text)) }
    }

    mutating func type(_ scalar: Unicode.Scalar) {
        let modifiers: Modifiers = isAlt ? .alt : []
        isAlt = false
        if let first = jamo, modifiers.isEmpty, let syllable = HangulSyllable.composed(first, scalar) {
            jamo = syllable
        } else if modifiers.isEmpty, HangulSyllable.isLeading(scalar) {
            releaseJamo()
            jamo = scalar
        } else if let (key, implied) = TypedKey.key(scalar) {
            emit(key, modifiers.union(implied))
        }
    }

    mutating func releaseJamo() {
        guard let scalar = jamo else { return }
        jamo = nil
        events.append(.key(.character(Character(scalar)), []))
    }

    mutating func takeEvents() -> [InputEvent] {
        defer { events = [] }
        return events
    }
}
