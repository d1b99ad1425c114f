/// A colour of the terminal's own palette.
///
/// Only these, because a person has chosen them to be readable on the background that the terminal has, dark or light.
package nonisolated enum Color: UInt8, CaseIterable, Sendable {
    /// What the terminal uses when nothing is asked for.
    case `default`
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
}
