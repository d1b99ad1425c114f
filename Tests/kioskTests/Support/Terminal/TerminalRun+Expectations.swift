import Testing

nonisolated extension TerminalRun {
    /// Expects the terminal to be as it was before the program was started.
    func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) throws {
        expectPicturesWereSound(sourceLocation: sourceLocation)
        #expect(screen.modes == EmulatedTerminal.untouchedModes, sourceLocation: sourceLocation)
        #expect(screen.isStylePlain, sourceLocation: sourceLocation)
        #expect(screen.text == foundText, sourceLocation: sourceLocation)
        #expect(try terminal.settings == foundSettings, sourceLocation: sourceLocation)
    }

    /// Expects that nothing was written that a terminal might not know or that would tear the picture.
    func expectPicturesWereSound(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(screen.complaints == [], sourceLocation: sourceLocation)
    }

    /// Quits at the home menu, and expects that it ends well and leaves nothing behind.
    func quit(sourceLocation: SourceLocation = #_sourceLocation) throws {
        press(TerminalKey.controlC)
        let ending = waitForEnd()
        #expect(ending == .exit(0), sourceLocation: sourceLocation)
        try expectRestored(sourceLocation: sourceLocation)
    }
}
