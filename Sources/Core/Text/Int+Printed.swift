extension Int {
    /// The number as it is printed: with a minus sign, and not a hyphen, below zero.
    package var printed: String { String(self).replacing("-", with: "−") }
}
