/// The key behind a scalar that stands for itself.
nonisolated enum TypedKey {
    /// - Parameter scalar: what came.
    /// - Returns: the key with the modifiers that a control character implies, or nil when no key sends it.
    static func key(_ scalar: Unicode.Scalar) -> (Key, Modifiers)? {
        switch scalar.value {
        case 0x00: (.character(" "), .control)
        case 0x08, 0x7F: (.backspace, [])
        case 0x09: (.tab, [])
        case 0x0A, 0x0D: (.enter, [])
        case 0x01...0x1A: (.character(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60))), .control)
        case 0x1C...0x1F: (.character(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40))), .control)
        default: scalar.sanitized == scalar ? (.character(Character(scalar)), []) : nil
        }
    }
}
