import System

// What a full screen does besides its frames.

extension FullScreen {
    /// Asks the terminal to put a text on its clipboard, together with the next frame. A terminal that does not know the
    /// sequence (OSC 52) ignores it.
    public func copy(_ text: String) {
        prelude += TerminalSequences.copying(text)
        needsFrame = true
    }

    /// Rings the bell of the terminal, together with the next frame.
    public func ring() {
        prelude.append(0x07)
        needsFrame = true
    }

    /// Erases what the terminal keeps of earlier pictures, its scrollback too, and paints the next picture as a whole.
    public func eraseHistory() {
        prelude += TerminalSequences.eraseScrollback
        renderer.invalidate()
        needsFrame = true
    }

    // MARK: - A delegate that waits

    /// Shows a line over the last row at once, while the delegate waits and handles no events. The next frame replaces it.
    public func showWhileBusy(_ line: String) {
        typedAhead = device.input.unreadCount
        let text = DisplayWidth.truncated(profile.usesUTF8 ? line : ASCIIFallback.text(line), to: size.columns)
        output.append("\u{1B}[\(size.rows);1H\u{1B}[0m\u{1B}[K\u{1B}[7m\(text)\u{1B}[0m".utf8)
        renderer.invalidate()
        needsFrame = true
        flush()
    }

    /// Returns whether a key, or a signal that ends the process, came since ``showWhileBusy(_:)``. All keys that came so far are
    /// discarded with it: they were not meant for what the screen shows after the wait. Another signal, such as that of a resize, is
    /// handled after the wait.
    public func takeInterruption() -> Bool {
        keptSignals += signals?.received() ?? []
        guard device.input.unreadCount > typedAhead else { return keptSignals.contains(where: SignalPipe.isEnding) }
        device.input.discardInput()
        return true
    }
}
