/// How a screen comes onto the stack.
package nonisolated enum Arrival: Hashable, Sendable {
    case push
    case present(ModalStyle)
}
