import Terminal

extension [Key] {
    /// The key for a row of a list: the digit of its number, for the first nine.
    ///
    /// - Parameter index: the row, counted from 0.
    /// - Returns: the key, if there is one.
    package static func number(_ index: Int) -> [Key] {
        index < 9 ? [.character(Character(String(index + 1)))] : []
    }
}
