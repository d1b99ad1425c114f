/// The shortest SGR sequence (ECMA-48, 8.3.117) from one style to another.
enum StyleSequence {
    /// Appends the sequence that changes the terminal's style, which can be unknown; nothing when the styles are equal.
    static func append(
        from old: PackedStyle?, to new: PackedStyle, _ table: StyleTable, to bytes: inout [UInt8]
    ) {
        guard old != new else { return }
        let start = bytes.count
        bytes.append(contentsOf: introducer)
        guard let old else {
            appendReset(to: new, table, to: &bytes)
            bytes.append(finalByte)
            return
        }
        appendChanges(from: old, to: new, table, to: &bytes)
        let changes = bytes.count - start
        appendReset(to: new, table, to: &bytes)
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
    private static func appendReset(to style: PackedStyle, _ table: StyleTable, to bytes: inout [UInt8]) {
        guard style != .plain else { return }
        bytes.append(UInt8(ascii: "0"))
        appendChanges(from: .plain, to: style, table, separated: true, to: &bytes)
    }

    private static func appendChanges(
        from old: PackedStyle, to new: PackedStyle, _ table: StyleTable, separated: Bool = false,
        to bytes: inout [UInt8]
    ) {
        var isSeparated = separated
        func separate() {
            if isSeparated { bytes.append(UInt8(ascii: ";")) }
            isSeparated = true
        }
        func append(_ code: UInt8) {
            separate()
            bytes.appendDecimal(Int(code))
        }
        func append(_ color: Color, isBackground: Bool) {
            separate()
            bytes.append(contentsOf: table.code(of: color, isBackground: isBackground))
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
        if old.foreground != new.foreground { append(new.foreground, isBackground: false) }
        if old.background != new.background { append(new.background, isBackground: true) }
    }
}
