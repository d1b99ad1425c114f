/// Turns pictures into bytes for a terminal: what differs from the picture before, in as few bytes as possible.
///
/// It knows what the screen shows, where the cursor was left and in which style, and starts the next frame from there.
/// A frame stands inside synchronized output (mode 2026), which terminals that do not know it ignore.
package nonisolated struct FrameRenderer: Sendable {
    private var writer: ScreenWriter
    private var shown: Canvas?
    private let styleMask: PackedStyle

    /// Makes a renderer for a screen of which nothing is known yet.
    ///
    /// - Parameters:
    ///   - usesColor: false keeps bold, dim, underline and reverse, and no colour.
    ///   - usesUTF8: false draws ASCII instead of box drawing and other symbols.
    package init(usesColor: Bool = true, usesUTF8: Bool = true) {
        writer = ScreenWriter(usesUTF8: usesUTF8)
        styleMask = usesColor ? PackedStyle(bits: .max) : .attributes
    }

    /// Forgets what the screen shows, so that the next frame paints all of it.
    package mutating func invalidate() {
        shown = nil
    }

    /// The bytes that make the terminal show a picture; none when it shows it already.
    ///
    /// - Parameter canvas: the picture. One of another size than before is painted from scratch.
    /// - Returns: one frame, to be written as a whole.
    /// - Complexity: O(cells), a comparison of memory where nothing has changed.
    package mutating func render(_ canvas: Canvas) -> [UInt8] {
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
        let columns = canvas.size.columns
        old.cells.withUnsafeBufferPointer { before in
            canvas.cells.withUnsafeBufferPointer { after in
                for row in 0..<canvas.size.rows {
                    let range = row * columns..<(row + 1) * columns
                    let line = LineDifference(
                        before: UnsafeBufferPointer(rebasing: before[range]),
                        after: UnsafeBufferPointer(rebasing: after[range]),
                        styleMask: styleMask
                    )
                    line.write(row: row, to: &writer)
                }
            }
        }
    }
}
