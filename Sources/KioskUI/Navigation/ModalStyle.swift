/// How a modal screen covers the one that presents it.
package nonisolated enum ModalStyle: Sendable {
    /// Lies on top: the presenter stays in view and hears no appearance callbacks.
    case sheet
    /// Takes the whole screen: the presenter disappears, and appears again at the end.
    case fullScreen
}
