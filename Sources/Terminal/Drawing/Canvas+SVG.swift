extension Canvas {
    /// The first characters of each image, by which a file is known as one of the program's own.
    package static let svgBeginning = "<svg class=\"kiosk-screen\""

    /// The picture as an SVG image.
    ///
    /// The image has no date and no measurement of a font: equal pictures give equal text. Every character has its column in any
    /// font. Blocks and lines are drawn, because the characters of a font leave seams between the rows. It has the colours for a dark
    /// and for a light ground, of which a browser takes the one that its reader prefers.
    package var svg: String {
        let drawing = SVGDrawing(self)
        let (width, height) = (size.columns * SVGCell.width, size.rows * SVGCell.height)
        return """
            \(Self.svgBeginning) xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
            width="\(width)" height="\(height)">
            <style>
            \(styles(of: drawing.colors))</style>
            <rect width="\(width)" height="\(height)" class="\(Color.imageGround.svgClass)"/>
            <g shape-rendering="crispEdges">
            \(drawing.areas)</g>
            <g>
            \(drawing.lines)</g>
            <g font-family="\(SVGCell.fonts)" font-size="\(SVGCell.fontSize)">
            \(drawing.texts)</g>
            </svg>

            """
    }

    /// The picture as a piece of a page, in four fifths of the size. The page has the style of all its pieces, ``svgStyle(on:)``, and the ground.
    package var svgPiece: String {
        let drawing = SVGDrawing(self)
        let (width, height) = (size.columns * SVGCell.width, size.rows * SVGCell.height)
        return "<svg class=\"cells\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width * 4 / 5)\" "
            + "height=\"\(height * 4 / 5)\">\n\(drawing.areas)\(drawing.lines)\(drawing.texts)</svg>"
    }

    /// Returns the rules of a style sheet for the pieces of a page with a ground: their font and all named colours.
    package static func svgStyle(on ground: Ground) -> String {
        ".cells{font:\(SVGCell.fontSize)px \(SVGCell.fonts)}\n"
            + Palette(mode: .direct, ground: ground)
            .svgRules([.imageGround, .imageText] + Color.named.filter { $0 != .default })
    }

    /// Returns the rules of a style sheet for colours of the picture, those for a light ground only where they differ.
    private func styles(of colors: Set<Color>) -> String {
        let (dark, light) = (
            Palette(mode: .direct, ground: .dark, changes: self.colors),
            Palette(mode: .direct, ground: .light, changes: self.colors)
        )
        let colors = colors.sorted { $0.svgClass < $1.svgClass }
        let differing = colors.filter { dark.rgb(of: $0) != light.rgb(of: $0) }
        return dark.svgRules(colors) + "@media (prefers-color-scheme:light){\n" + light.svgRules(differing) + "}\n"
    }
}

/// The size of a cell in an image.
private enum SVGCell {
    static let width = 10
    static let height = 20
    /// The distance from the top of a cell to the line on which letters stand.
    static let baseline = 15
    /// The opacity of what is dim, in hundredths.
    static let dimOpacity = 60
    static let fonts = "D2Coding, 'Noto Sans Mono CJK KR', monospace"
    static let fontSize = 17
}

/// The elements of an image, in three layers: areas of colour, lines, and characters.
private struct SVGDrawing {
    private(set) var areas = ""
    private(set) var lines = ""
    private(set) var texts = ""
    private(set) var colors: Set<Color> = [.imageGround, .imageText]

    init(_ canvas: Canvas) {
        for (row, line) in canvas.lines.enumerated() { draw(line, row: row) }
        if let cursor = canvas.cursor, GridRect(canvas.size).contains(cursor) { drawCursor(at: cursor) }
    }

    private mutating func draw(_ cells: [Cell], row: Int) {
        var ground = SVGRow()
        var blocks = SVGRow()
        var strokes = SVGRow()
        var runs: [SVGRun] = []
        for (column, cell) in cells.enumerated() {
            let style = cell.style
            colors.formUnion([style.svgForeground, style.svgBackground ?? .imageGround])
            let area = SVGRect.cell(column: column, row: row)
            let opacity = style.dim ? SVGCell.dimOpacity : 100
            if let color = style.svgBackground { ground.add(area, color, 100) }
            if style.underline {
                strokes.add(area.part(x: 0...7, top: 17 * 8, height: 8), style.svgForeground, opacity)
            }
            // The second column of a wide character has nothing of its own in front.
            if cell.isContinuation { continue }
            let scalar = cell.text.unicodeScalars.first
            if let (parts, shade) = scalar.flatMap(BlockElement.parts) {
                for part in parts {
                    blocks.add(area.part(x: part.x, y: part.y), style.svgForeground, opacity * shade / 100)
                }
            } else if let sides = scalar.flatMap({ BoxLine.sides[$0] }) {
                for stroke in area.strokes(to: sides) { strokes.add(stroke, style.svgForeground, opacity) }
            } else if runs.last?.continues(with: cell, at: column) == true {
                runs[runs.count - 1].append(cell, at: column)
            } else if cell.text != " " {
                runs.append(SVGRun(cell, at: column))
            }
        }
        texts += runs.map { $0.element(row: row) }.joined()
        areas += ground.elements + blocks.elements
        lines += strokes.elements
    }

    private mutating func drawCursor(at point: GridPoint) {
        areas += SVGRect.cell(column: point.column, row: point.row).part(x: 0...0, y: 0...7).element(.imageText)
    }
}

// MARK: - Areas

/// A rectangle in eighths of a unit, in which every part of a cell has a whole number.
private struct SVGRect {
    var x: Int
    let y: Int
    var width: Int
    let height: Int

    static func cell(column: Int, row: Int) -> SVGRect {
        SVGRect(
            x: column * SVGCell.width * 8, y: row * SVGCell.height * 8, width: SVGCell.width * 8,
            height: SVGCell.height * 8)
    }

    /// Returns the part that some eighths of the width and of the height give, counted from the top left.
    func part(x columns: ClosedRange<Int>, y rows: ClosedRange<Int>) -> SVGRect {
        part(x: columns, top: rows.lowerBound * height / 8, height: rows.count * height / 8)
    }

    func part(x columns: ClosedRange<Int>, top: Int, height: Int) -> SVGRect {
        SVGRect(
            x: x + columns.lowerBound * width / 8, y: y + top, width: columns.count * width / 8, height: height)
    }

    func element(_ color: Color, _ opacity: Int = 100) -> String {
        func decimal(_ eighths: Int) -> String {
            String(eighths / 8) + ["", ".125", ".25", ".375", ".5", ".625", ".75", ".875"][eighths % 8]
        }
        return "<rect x=\"\(decimal(x))\" y=\"\(decimal(y))\" width=\"\(decimal(width))\" height=\"\(decimal(height))\""
            + " class=\"\(color.svgClass)\"\(opacity.svgOpacity)/>\n"
    }
}

/// The rectangles of a row. Neighbours of one colour become one element.
private struct SVGRow {
    private var areas: [(rect: SVGRect, color: Color, opacity: Int)] = []

    mutating func add(_ rect: SVGRect, _ color: Color, _ opacity: Int) {
        if let last = areas.last, last.color == color, last.opacity == opacity, last.rect.y == rect.y,
            last.rect.height == rect.height, last.rect.x + last.rect.width == rect.x
        {
            areas[areas.count - 1].rect.width += rect.width
        } else {
            areas.append((rect, color, opacity))
        }
    }

    var elements: String { areas.map { $0.rect.element($0.color, $0.opacity) }.joined() }
}

extension Int {
    /// The attribute of an opacity in hundredths; nothing where it is 1.
    fileprivate var svgOpacity: String {
        self == 100 ? "" : " fill-opacity=\"0.\(self < 10 ? "0" : "")\(self)\""
    }
}

// MARK: - Characters

/// Characters of a row with one style.
///
/// Characters of ASCII stand together, with the length of the whole: a font draws all of them equally wide. The others may come
/// from several fonts, so each has a place of its own. One of a single column stands alone, or with others of its kind, and is fitted into
/// it, because some Korean fonts draw signs such as `×` two columns wide.
private struct SVGRun {
    private let style: TextStyle
    private let isASCII: Bool
    private let isWide: Bool
    private var text = ""
    private var columns: [Int] = []

    init(_ cell: Cell, at column: Int) {
        style = cell.style
        isASCII = cell.text.utf8.count == 1
        isWide = cell.width == 2
        append(cell, at: column)
    }

    mutating func append(_ cell: Cell, at column: Int) {
        text += cell.text
        columns.append(column)
    }

    /// Returns whether a cell belongs to the run, too. A single space between words of ASCII does.
    func continues(with cell: Cell, at column: Int) -> Bool {
        guard cell.style == style, columns.last == column - (isWide ? 2 : 1) else { return false }
        if !isASCII, !isWide { return text.hasPrefix(cell.text) }
        if isASCII { return cell.text.utf8.count == 1 && !(cell.text == " " && text.hasSuffix(" ")) }
        // A character of several scalars, or of a surrogate pair, would take several places.
        return isWide && cell.width == 2 && text.utf16.count == columns.count && cell.text.utf16.count == 1
    }

    func element(row: Int) -> String {
        let count = text.hasSuffix(" ") ? columns.count - 1 : columns.count
        let places = isWide ? columns[...] : columns.prefix(1)
        let x = places.map { String($0 * SVGCell.width) }.joined(separator: " ")
        let hasLength = isASCII ? count > 1 : !isWide
        let length =
            (hasLength ? " textLength=\"\(count * SVGCell.width)\"" : "")
            + (isASCII || isWide ? "" : " lengthAdjust=\"spacingAndGlyphs\"")
        let weight = style.bold ? " font-weight=\"bold\"" : ""
        let opacity = (style.dim ? SVGCell.dimOpacity : 100).svgOpacity
        return "<text x=\"\(x)\" y=\"\(row * SVGCell.height + SVGCell.baseline)\"\(length)"
            + " class=\"\(style.svgForeground.svgClass)\"\(weight)\(opacity)>\(escapedText(count))</text>\n"
    }

    private func escapedText(_ count: Int) -> String {
        let text = isASCII ? text.prefix(count) : text[...]
        return text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            default: String(scalar)
            }
        }.joined()
    }
}

// MARK: - Lines

extension SVGRect {
    /// The strokes of a line in the cell, which meet without covering each other: where it is dim, the middle would be brighter.
    fileprivate func strokes(to sides: String) -> [SVGRect] {
        let (middle, edge) = (width / 2, height / 2)
        func stroke(x: Int, y: Int, width: Int, height: Int) -> SVGRect {
            SVGRect(x: self.x + x, y: self.y + y, width: width, height: height)
        }
        if sides == BoxLine.heavy { return [stroke(x: 0, y: edge - 8, width: width, height: 24)] }
        let (left, right) = (sides.contains("l"), sides.contains("r"))
        guard left || right else { return [stroke(x: middle, y: 0, width: 8, height: height)] }
        let start = left ? 0 : middle
        let across = stroke(x: start, y: edge, width: (right ? width : middle + 8) - start, height: 8)
        let above = sides.contains("u") ? [stroke(x: middle, y: 0, width: 8, height: edge)] : []
        let below = sides.contains("d") ? [stroke(x: middle, y: edge + 8, width: 8, height: height - edge - 8)] : []
        return [across] + above + below
    }
}

// MARK: - Colours

extension TextStyle {
    fileprivate var svgForeground: Color {
        let color = reverse ? background : foreground
        return color != .default ? color : reverse ? .imageGround : .imageText
    }

    /// The colour of the cell; `nil` for that of the image.
    fileprivate var svgBackground: Color? {
        let color = reverse ? foreground : background
        return color != .default ? color : reverse ? .imageText : nil
    }
}

extension Color {
    // What a terminal has of its own, an image has from here. No style has these colours.
    fileprivate static let imageGround = Color(64, 234, 231, 0x1E1E1E, 0xFFFFFF)
    fileprivate static let imageText = Color(65, 253, 234, 0xD8DBE2, 0x1E1E1E)

    /// The class of the elements of the colour.
    fileprivate var svgClass: String { self == .imageGround ? "g" : self == .imageText ? "t" : "c\(number)" }
}

extension Palette {
    /// Returns the rules of a style sheet for colours.
    fileprivate func svgRules(_ colors: [Color]) -> String {
        colors.map { color in
            let shares = rgb(of: color).map { [$0.red, $0.green, $0.blue] } ?? []
            let digits = shares.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            return ".\(color.svgClass){fill:#\(digits)}\n"
        }.joined()
    }
}
