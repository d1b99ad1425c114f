/// A small picture of pixels. Each cell shows two of them, one above the other, so that a pixel is about a square.
///
/// The rows of the source are the picture: one character for a pixel.
/// ```swift
/// let lamp = Bitmap(
///     [
///         ".ooo.",
///         ".ooo.",
///         "..#..",
///     ], colors: ["o": .warning, "#": .glass])
/// ```
public struct Bitmap: Equatable, Sendable {
    /// The pixels, row by row; `nil` for one through which the ground is seen.
    private let pixels: [[Color?]]

    /// The size of the picture in cells.
    public var size: GridSize { size(scaledBy: 1) }

    /// Returns the size in cells of the picture with each pixel as a square of so many pixels.
    package func size(scaledBy factor: Int) -> GridSize {
        GridSize(columns: (pixels.first?.count ?? 0) * factor, rows: (pixels.count * factor + 1) / 2)
    }

    /// Creates a picture from its rows, all of the same length, and the colour of each character. Through a character without a colour the
    /// ground is seen.
    public init(_ rows: [String], colors: [Character: Color]) {
        let columns = rows.reduce(0) { max($0, $1.count) }
        pixels = rows.map { row in
            let shown = row.map { colors[$0] }
            return shown + Array(repeating: nil, count: columns - shown.count)
        }
    }

    private init(pixels: [[Color?]]) { self.pixels = pixels }

    /// Returns the picture with each pixel as a square of so many pixels.
    public func scaled(by factor: Int) -> Bitmap {
        let factor = max(1, factor)
        return Bitmap(
            pixels: pixels.flatMap { row in
                Array(repeating: row.flatMap { Array(repeating: $0, count: factor) }, count: factor)
            })
    }

    /// Returns the cell at a place, in which the ground is seen where there is no pixel; `nil` for a cell without a pixel.
    func cell(column: Int, row: Int, on ground: Color = .default) -> Cell? {
        let upper = pixels[2 * row][column]
        let lower = 2 * row + 1 < pixels.count ? pixels[2 * row + 1][column] : nil
        switch (upper, lower) {
        case (nil, nil): return nil
        case (let upper?, nil): return Cell("▀", style: TextStyle(foreground: upper, background: ground))
        case (nil, let lower?): return Cell("▄", style: TextStyle(foreground: lower, background: ground))
        case (let upper?, let lower?):
            return upper == lower
                ? Cell(" ", style: TextStyle(background: upper))
                : Cell("▀", style: TextStyle(foreground: upper, background: lower))
        }
    }
}

extension Canvas {
    /// Draws a picture of pixels with its top left cell at a place. Where the picture has no pixel, the canvas stays as it is.
    public mutating func draw(_ picture: Bitmap, at origin: GridPoint) {
        for row in 0..<picture.size.rows {
            for column in 0..<picture.size.columns {
                let place = origin.offset(columns: column, rows: row)
                if let cell = picture.cell(column: column, row: row, on: self[place].style.background) {
                    self[place] = cell
                }
            }
        }
    }
}
