import ScreenKit
import Terminal
import TestSupport
import Testing

nonisolated extension TerminalRun {
    /// Starts the kiosk with an empty ledger in memory.
    convenience init(_ language: Language, _ size: GridSize) throws {
        try self.init("--ephemeral", "--lang", language.rawValue, columns: size.columns, rows: size.rows)
    }

    /// Waits until a text is on the screen, and quits.
    ///
    /// - Returns: The screen before the end.
    func picture(of text: String) throws -> EmulatedTerminal {
        try wait(for: text)
        let picture = screen
        try quit()
        return picture
    }
}
