/// How screens leave the stack.
package nonisolated enum Departure: Hashable, Sendable {
    case pop
    case dismiss
}
