/// How something is meant; a front turns it into a colour and, where colour alone would tell, into a mark.
package nonisolated enum Tone: Sendable {
    case plain, quiet, strong, good, warning, bad
}
