/// One line of an input, or what it is instead of one.
package nonisolated enum InputLine: Hashable, Sendable {
    /// Its text without the line end.
    case text(String)
    /// It is no UTF-8.
    ///
    /// - Parameter at: how many bytes before the first one that is wrong.
    case invalidUTF8(at: Int)
    /// It has more bytes than the limit; nothing of it was kept.
    case tooLong
}
