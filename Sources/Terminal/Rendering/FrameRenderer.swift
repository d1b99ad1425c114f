/// Turns pictures into bytes for a terminal: the difference to the picture before, in few bytes.
///
/// The renderer remembers what the screen shows, where the cursor is and in which style the terminal writes. A frame is inside
/// synchronized output (mode 2026); terminals that do not know the mode ignore it.
package struct FrameRenderer: Sendable {
    private var writer: ScreenWriter
    private var shown: Canvas?
    /// What the terminal shows for the colours.
    package var palette: Palette {
        didSet {
            if palette == oldValue { return }
            writer.styles = StyleTable(palette)
            invalidate()
        }
    }

    /// Creates a renderer for a screen of unknown content. Without colours bold, dim, underline and reverse are still written. Without
    /// UTF-8, ASCII replaces symbols. A terminal that erases with the fill of the pen gets fewer bytes.
    package init(_ palette: Palette = Palette(), usesUTF8: Bool = true, erasesWithFill: Bool = false) {
        self.palette = palette
        writer = ScreenWriter(usesUTF8: usesUTF8, erasesWithFill: erasesWithFill, StyleTable(palette))
    }

    /// Forgets what the screen shows, so that the next frame paints all of it.
    package mutating func invalidate() {
        shown = nil
    }

    /// Returns one frame: the bytes that make the terminal show a picture, to be written as a whole. They are none when it shows the
    /// picture already. A picture of another size than the one before is painted completely.
    package mutating func render(_ canvas: Canvas) -> [UInt8] {
        palette.changes = canvas.colors
        writer.begin()
        writer.append("\u{1B}[?2026h")
        let opening = writer.bytes.count
        let old: Canvas
        if let shown, shown.size == canvas.size {
            old = shown
        } else {
            writer.clear()
            old = Canvas(size: canvas.size)
        }
        paint(canvas, over: old)
        placeCursor(of: canvas)
        shown = canvas
        if writer.bytes.count == opening { return [] }
        writer.append("\u{1B}[?2026l")
        return writer.bytes
    }

    private mutating func placeCursor(of canvas: Canvas) {
        guard let cursor = canvas.cursor, GridRect(canvas.size).contains(cursor) else {
            writer.showCursor(false)
            return
        }
        writer.move(to: cursor)
        writer.showCursor(true)
    }

    private mutating func paint(_ canvas: Canvas, over old: Canvas) {
        for row in canvas.rows(otherThanIn: old) {
            old.lines[row].withUnsafeBufferPointer { before in
                canvas.lines[row].withUnsafeBufferPointer { after in
                    let line = LineDifference(before: before, after: after, styles: writer.styles)
                    if !line.isEmpty { line.write(row: row, to: &writer) }
                }
            }
        }
    }
}
