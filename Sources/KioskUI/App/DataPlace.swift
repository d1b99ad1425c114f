/// Where what people do is kept.
package nonisolated enum DataPlace: Equatable, Sendable {
    /// In a folder, called as a person would read it.
    case folder(String)
    /// In memory, until the kiosk is closed.
    case memory
}
