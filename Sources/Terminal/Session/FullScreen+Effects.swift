// What a full screen does besides its frames.

extension FullScreen {
    /// Asks the terminal to put a text on its clipboard, together with the next frame. A terminal that does not know the
    /// sequence (OSC 52) ignores it.
    public func copy(_ text: String) {
        prelude += TerminalSequences.copying(text)
        needsFrame = true
    }

    /// Rings the bell of the terminal, together with the next frame.
    public func ring() { (prelude, needsFrame) = (prelude + [0x07], true) }

    /// Erases what the terminal keeps of earlier pictures, its scrollback too, and paints the next picture as a whole.
    public func eraseHistory() {
        prelude += TerminalSequences.eraseScrollback
        renderer.invalidate()
        needsFrame = true
    }
}
