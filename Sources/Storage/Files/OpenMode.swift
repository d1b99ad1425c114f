/// How a file is opened.
package enum OpenMode: Hashable, Sendable {
    /// Only to be read.
    case reading
    /// To be read and written; it has to be there.
    case updating
    /// To be read and written; it is made, empty and for its owner alone, where it is missing.
    case creating
}
