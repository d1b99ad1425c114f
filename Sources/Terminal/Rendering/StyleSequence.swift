/// The shortest SGR sequence (ECMA-48, 8.3.117) from one style to another.
enum StyleSequence {
    /// Appends the sequence that changes the terminal's style, which can be unknown; nothing when the styles are equal.
    static func append(from old: PackedStyle?, to new: PackedStyle, to bytes: inout [UInt8]) {
        guard old != new else { return }
        let start = bytes.count
        bytes.append(contentsOf: introducer)
        guard let old else {
            appendReset(to: new, to: &bytes)
            bytes.append(finalByte)
            return
        }
        appendChanges(from: old, to: new, to: &bytes)
        let changes = bytes.count - start
        appendReset(to: new, to: &bytes)
        // Both forms are in the bytes now; the longer one is removed.
        if bytes.count - start - changes < changes - introducer.count {
            bytes.removeSubrange(start + introducer.count..<start + changes)
        } else {
            bytes.removeSubrange(start + changes..<bytes.count)
        }
        bytes.append(finalByte)
    }

    private static let introducer: [UInt8] = [0x1B, UInt8(ascii: "[")]
    private static let finalByte = UInt8(ascii: "m")

    /// Appends the codes that reset the style and then set a new one. A sequence without codes resets, too.
    private static func appendReset(to style: PackedStyle, to bytes: inout [UInt8]) {
        guard style != .plain else { return }
        bytes.append(UInt8(ascii: "0"))
        appendChanges(from: .plain, to: style, separated: true, to: &bytes)
    }

    private static func appendChanges(
        from old: PackedStyle, to new: PackedStyle, separated: Bool = false, to bytes: inout [UInt8]
    ) {
        var isSeparated = separated
        func append(_ code: UInt8) {
            if isSeparated { bytes.append(UInt8(ascii: ";")) }
            isSeparated = true
            bytes.appendDecimal(Int(code))
        }
        func lost(_ attribute: PackedStyle) -> Bool { old.contains(attribute) && !new.contains(attribute) }
        func gained(_ attribute: PackedStyle) -> Bool { new.contains(attribute) && !old.contains(attribute) }

        // One code ends both bold and dim, so the one that stays has to be set again.
        let endsWeight = lost(.bold) || lost(.dim)
        if endsWeight { append(22) }
        if gained(.bold) || endsWeight && new.contains(.bold) { append(1) }
        if gained(.dim) || endsWeight && new.contains(.dim) { append(2) }
        if lost(.underline) { append(24) } else if gained(.underline) { append(4) }
        if lost(.reverse) { append(27) } else if gained(.reverse) { append(7) }
        if old.foreground != new.foreground { append(code(of: new.foreground, normal: 30, bright: 90)) }
        if old.background != new.background { append(code(of: new.background, normal: 40, bright: 100)) }
    }

    private static func code(of color: Color, normal: UInt8, bright: UInt8) -> UInt8 {
        switch color.rawValue {
        case 0: normal + 9
        case 1...8: normal + color.rawValue - 1
        default: bright + color.rawValue - 9
        }
    }
}
