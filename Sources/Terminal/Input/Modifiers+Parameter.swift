nonisolated extension Modifiers {
    /// What xterm puts into a parameter: 1 plus 1 for shift, 2 for alt, 4 for control (and 32 for meta, an alt as well).
    init(parameter: Int?) {
        let bits = max(0, (parameter ?? 1) - 1)
        self.init(rawValue: UInt8(bits & 0b111))
        if bits & 32 != 0 { insert(.alt) }
    }
}
