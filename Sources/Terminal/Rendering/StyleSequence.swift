/// The shortest SGR sequence from one style to another.
nonisolated enum StyleSequence {
    /// Adds the sequence to some bytes; nothing when the styles are equal.
    ///
    /// - Parameters:
    ///   - old: the style that the terminal writes in now; nil when that is not known.
    ///   - new: the style that it shall write in.
    ///   - bytes: where to.
    static func append(from old: PackedStyle?, to new: PackedStyle, to bytes: inout [UInt8]) {
        guard old != new else { return }
        let start = bytes.count
        bytes.append(contentsOf: introducer)
        guard let old else {
            appendAfresh(new, to: &bytes)
            bytes.append(finalByte)
            return
        }
        appendChanges(from: old, to: new, to: &bytes)
        let changes = bytes.count - start
        appendAfresh(new, to: &bytes)
        // Both were written one after the other; the longer one goes.
        if bytes.count - start - changes < changes - introducer.count {
            bytes.removeSubrange(start + introducer.count..<start + changes)
        } else {
            bytes.removeSubrange(start + changes..<bytes.count)
        }
        bytes.append(finalByte)
    }

    private static let introducer: [UInt8] = [0x1B, UInt8(ascii: "[")]
    private static let finalByte = UInt8(ascii: "m")

    /// Everything off, then what the style has. Without a parameter, SGR means "everything off" (ECMA-48, 8.3.117).
    private static func appendAfresh(_ style: PackedStyle, to bytes: inout [UInt8]) {
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

        // One code ends both, so the other one has to be said again.
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
