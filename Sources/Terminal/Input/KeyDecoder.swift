import System

/// Decodes the bytes of a terminal into input events.
///
/// Bytes come in pieces of any length, and the Esc key sends the byte that also begins every sequence. The decoder may
/// therefore have to wait. It has no clock: its owner calls `timeOut()` when no byte has come for `waitTime`. Unknown sequences
/// are swallowed with bounded memory, and no input makes the decoder fail.
struct KeyDecoder: Sendable {
    enum State {
        case ground
        /// ESC, or ESC ESC when `hasSecondEscape` is set.
        case escape
        /// `ESC O`.
        case singleShift
        /// `ESC [` and the bytes in `body`.
        case control
        /// `ESC [ [`, the beginning of F1 to F5 on the Linux console.
        case console
        /// `ESC [ M` and up to three bytes of the oldest mouse report in `body`.
        case mouse
        /// A string of OSC, DCS, APC, PM or SOS, which answer requests. ESC and the first byte alone are an Alt key.
        case string(begunBy: UInt8, isEmpty: Bool)
        /// ESC inside a string: with `\` the end of the string, otherwise the beginning of another sequence.
        case stringEnd
        /// A bracketed paste, up to its end; the part of it before a stall was reported.
        case paste(hasStalled: Bool)
        /// Esc was reported because no byte followed in time; now `[` or `O` is more likely a late part than a key.
        case lateEscape
        case lateSingleShift
    }

    var state = State.ground
    var body: [UInt8] = []
    var hasSecondEscape = false
    /// A Boolean value that indicates whether Esc was reported already, so that the rest of the sequence is swallowed.
    var isLate = false
    /// A Boolean value that indicates whether the bytes of the sequence came with pauses, as a person types them.
    var isTyped = false
    var isAlt = false
    private var utf8 = UTF8Decoder()
    var pasted = PasteBuffer()
    /// The beginning of a Hangul syllable that is typed as Jamo; its other parts may follow.
    private var jamo: Unicode.Scalar?
    private var events: [InputEvent] = []
    /// The last answer of the terminal to a question; `nil` before there is one.
    var answer: [UInt8]?

    /// The greatest number of bytes in `body`; all known sequences are shorter.
    static let longestSequence = 64

    /// A Boolean value that indicates whether `timeOut()` would report an event.
    ///
    /// If not, no timer is needed: it is enough to call `timeOut()` before the next bytes that come after `waitTime`.
    var needsTimeout: Bool {
        if jamo != nil { return true }
        return switch state {
        case .escape, .singleShift, .lateSingleShift: true
        case .paste: !pasted.isEmpty
        case .control: body.isEmpty && !isLate
        case .string(_, let isEmpty): isEmpty
        case .ground, .console, .mouse, .stringEnd, .lateEscape: false
        }
    }

    /// The time to wait for more bytes before `timeOut()`, or `nil` when nothing is pending.
    ///
    /// A lone Esc must be reported within 50 ms, and slow lines take half of 35 ms between two bytes. Other sequences may take
    /// longer, because their beginning is no key.
    var waitTime: Duration? {
        switch state {
        case .ground: jamo == nil ? nil : .milliseconds(35)
        case .escape, .lateSingleShift: .milliseconds(35)
        case .singleShift, .control, .console, .mouse, .string, .stringEnd, .lateEscape: .milliseconds(500)
        case .paste(let hasStalled): .milliseconds(hasStalled ? 100 : 500)
        }
    }

    /// The longest time between two bytes of a sequence that came at once. A person takes longer between two keys.
    static let longestGap = Duration.milliseconds(70)

    /// Notes that no byte has come for longer than ``longestGap``.
    mutating func notePause() {
        if case .control = state { isTyped = true }
    }

    /// Decodes any number of bytes, and returns the events that they complete, in order.
    mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
        for byte in bytes { take(byte) }
        return takeEvents()
    }

    /// The greatest number of bytes that one read takes. So many are on the stack.
    static let readSize = 1024

    /// Reads from a descriptor once, and returns the result of the read and the events that its bytes complete.
    mutating func feed(from descriptor: Descriptor) -> (transfer: Descriptor.Transfer, events: [InputEvent]) {
        withUnsafeTemporaryAllocation(byteCount: Self.readSize, alignment: 1) { buffer in
            let transfer = descriptor.read(into: buffer)
            guard case .moved(let count) = transfer else { return (transfer, []) }
            return (transfer, feed(buffer[..<count]))
        }
    }

    /// Ends the wait for more bytes, and returns the events of the pending bytes.
    mutating func timeOut() -> [InputEvent] {
        releaseEscape()
        switch state {
        case .ground: break
        case .escape:
            emit(.escape)
            enter(.lateEscape)
            return takeEvents()
        case .singleShift: emit(.character("O"), .alt)
        case .control where body.isEmpty && !isLate: emit(.character("["), .alt)
        case .string(let begun, true): emit(.character(Character(Unicode.Scalar(begun))), .alt)
        case .lateSingleShift: type("O")
        case .paste(let hasStalled):
            // A key that stands alone after a stall was typed: the terminal has lost the end of the paste.
            var typing = KeyDecoder()
            let raw = pasted.raw
            let canBeKey =
                !pasted.continuesPaste && (raw.count == 1 || hasStalled && raw.count <= Self.longestSequence)
            let typed = canBeKey ? typing.feed(raw) + typing.timeOut() : []
            if typed.isOneKey, hasStalled || typed == [.key(.escape, [])] {
                typing.answer = answer
                self = typing
                return typed
            }
            // Its rest is no typing: an Enter in it must choose nothing.
            reportPaste()
            state = .paste(hasStalled: true)
            return takeEvents()
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
        // A person whose terminal has lost the end of the paste gets out of it with Ctrl-C at once, and with any other key that stands alone.
        case .paste(hasStalled: true) where byte == 0x03 && pasted.isEmpty:
            enter(.ground)
            takeInGround(byte)
        case .paste:
            if pasted.feed(byte) {
                reportPaste()
                pasted = PasteBuffer()
                enter(.ground)
            } else if pasted.removeOpeningMark() {
                // Another paste: this one has lost its end.
                reportPaste()
                state = .paste(hasStalled: false)
            }
        case .lateEscape: takeLate(byte)
        case .lateSingleShift: takeLateSingleShift(byte)
        }
    }

    mutating func enter(_ next: State) {
        state = next
        body.removeAll(keepingCapacity: true)
        if case .ground = next {
            releaseEscape()
            (isLate, isTyped) = (false, false)
        }
    }

    mutating func takeInGround(_ byte: UInt8) {
        switch utf8.feed(byte) {
        case .incomplete: break
        case .invalid: isAlt = false
        case .interrupted:
            isAlt = false
            takeInGround(byte)
        case .scalar("\u{1B}"): enter(.escape)
        case .scalar(let scalar): type(scalar)
        }
    }

    // MARK: - Events

    mutating func enter(_ next: State, emitting event: InputEvent?) {
        let isSwallowed = isLate
        var event = event
        if hasSecondEscape, case .key(let key, let modifiers)? = event {
            event = .key(key, modifiers.union(.alt))
            hasSecondEscape = false
        }
        enter(next)
        guard !isSwallowed, let event else { return }
        releaseJamo()
        events.append(event)
    }

    /// Reports the first of two Esc, unless both belong to a key with Alt: before anything else, it was the Esc key.
    mutating func releaseEscape() {
        if hasSecondEscape { emit(.escape) }
        hasSecondEscape = false
    }

    mutating func emit(_ key: Key, _ modifiers: Modifiers = []) {
        releaseJamo()
        events.append(.key(key, modifiers))
    }

    mutating func reportPaste() {
        let text = pasted.takeText()
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
        } else if let (key, implied) = Key.typing(scalar) {
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

extension [InputEvent] {
    /// A Boolean value that indicates whether the events are those of one key, of the mouse, or of Esc.
    fileprivate var isOneKey: Bool {
        let others = filter { event in
            if case .mouse = event { return false }
            return event != .key(.escape, [])
        }
        return !isEmpty && others.count <= 1
    }
}
