/// The meaning of a byte behind the beginning of a sequence.
extension KeyDecoder {
    mutating func takeAfterEscape(_ byte: UInt8) {
        switch byte {
        case 0x1B:
            if hasSecondEscape { emit(.escape) }
            hasSecondEscape = true
        case UInt8(ascii: "["): enter(.control)
        case UInt8(ascii: "O"): enter(.singleShift)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            releaseEscape()
            enter(.string(begunBy: byte, isEmpty: true))
        default:
            enter(.ground)
            isAlt = true
            takeInGround(byte)
        }
    }

    mutating func takeSingleShift(_ byte: UInt8) {
        switch byte {
        // Old xterms send the modifiers here.
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"):
            if body.count < Self.longestSequence { body.append(byte) }
        case 0x40...0x7E:
            let modified = ControlSequence(parsing: [UInt8(ascii: "1"), UInt8(ascii: ";")] + body, final: byte)
            enter(.ground, emitting: body.isEmpty ? singleShiftEvent(byte) : modified?.event)
        default: begin(anewWith: byte)
        }
    }

    mutating func takeInControl(_ byte: UInt8) {
        switch byte {
        case 0x20...0x3F:
            if body.count < Self.longestSequence { body.append(byte) }
        case UInt8(ascii: "[") where body.isEmpty: state = .console
        case UInt8(ascii: "M") where body.isEmpty: state = .mouse
        case 0x40...0x7E:
            let isComplete = body.count < Self.longestSequence
            let sequence = isComplete ? ControlSequence(parsing: body, final: byte) : nil
            if sequence?.beginsPaste ?? false {
                // Six typed keys are no paste, which would take all later keys.
                let isTyped = isTyped
                enter(.ground)
                if !isTyped { state = .paste(hasStalled: false) }
            } else {
                enter(.ground, emitting: sequence?.event)
            }
        default:
            // No sequence contains this byte: the sequence was interrupted, and the byte is a key.
            begin(anewWith: byte)
        }
    }

    mutating func takeConsole(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "E"):
            enter(.ground, emitting: .key(.function(Int(byte - UInt8(ascii: "A")) + 1), []))
        case 0x20...0x7E: enter(.ground)
        default: begin(anewWith: byte)
        }
    }

    mutating func takeMouse(_ byte: UInt8) {
        body.append(byte)
        guard body.count == 3 else { return }
        let code = Int(body[0]) - 32
        let event = MouseEvent(
            code: code, isPress: code & 3 != 3, column: Int(body[1]) - 32, row: Int(body[2]) - 32)
        enter(.ground, emitting: event.map(InputEvent.mouse))
    }

    mutating func takeInString(_ byte: UInt8, begunBy begun: UInt8) {
        switch byte {
        case 0x07: endString()
        // CAN and SUB cancel it.
        case 0x18, 0x1A: enter(.ground)
        case 0x1B: state = .stringEnd
        default:
            state = .string(begunBy: begun, isEmpty: false)
            if body.count < Self.longestSequence { body.append(byte) }
        }
    }

    private mutating func endString() {
        answer = body
        enter(.ground)
    }

    mutating func takeStringEnd(_ byte: UInt8) {
        if byte == UInt8(ascii: "\\") { return endString() }
        enter(.ground)
        enter(.escape)
        take(byte)
    }

    mutating func takeLate(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "["):
            enter(.control)
            isLate = true
        case UInt8(ascii: "O"): enter(.lateSingleShift)
        default: begin(anewWith: byte)
        }
    }

    mutating func takeLateSingleShift(_ byte: UInt8) {
        enter(.ground)
        if singleShiftEvent(byte) != nil { return }
        type("O")
        take(byte)
    }

    private mutating func begin(anewWith byte: UInt8) {
        enter(.ground)
        take(byte)
    }

    private func singleShiftEvent(_ final: UInt8) -> InputEvent? {
        Key(singleShift: final).map { .key($0, []) }
    }
}
