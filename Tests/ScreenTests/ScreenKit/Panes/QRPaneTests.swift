import Core
import Terminal
import TestSupport
import Testing

@testable import ScreenKit

struct QRPaneTests {
    private func code(_ text: String = "nats://192.168.100.112:4222/swift") throws -> QRCode {
        try #require(QRCode(Array(text.utf8)))
    }

    /// Returns whether each module is dark on a terminal of such a palette, by rows of text from the top of a code.
    private func modules(of canvas: Canvas, _ palette: Palette, isHighContrast: Bool, edge: GridPoint, count: Int)
        -> [[Bool]]
    {
        var terminal = EmulatedTerminal.used(columns: GridSize.small.columns, rows: GridSize.small.rows)
        var renderer = FrameRenderer(palette)
        renderer.palette.isHighContrast = isHighContrast
        terminal.feed(renderer.render(canvas))
        let isDarkGround = palette.ground != .light
        func isDark(_ color: Int?, default isDefaultDark: Bool) -> Bool {
            guard let color else { return isDefaultDark }
            return color < 16 ? color == 0 : color & 0xFF < 0x80
        }
        return (0..<count).map { row in
            (0..<count).map { column in
                let cell = terminal.page[edge.column + column, edge.row + row / 2]
                var colors = (
                    isDark(cell.style.foreground, default: !isDarkGround),
                    isDark(cell.style.background, default: isDarkGround)
                )
                if cell.style.isReversed { colors = (colors.1, colors.0) }
                let isBlock = cell.text == "█" || cell.text == (row.isMultiple(of: 2) ? "▀" : "▄")
                return isBlock ? colors.0 : colors.1
            }
        }
    }

    @Test(
        arguments: [ColorMode.none, .sixteen, .indexed, .direct],
        [(Ground.dark, false), (.light, false), (.unknown, false), (.dark, true), (.light, true)])
    func `a code is dark on light in every look`(mode: ColorMode, look: (ground: Ground, isHighContrast: Bool)) throws {
        let code = try code()
        let kind: PageLook = mode == .none ? .ruled : look.isHighContrast ? .contrast : .filled
        let canvas = PagePicture([try #require(QRPane(code, Texts(.english)))], .pane("0"), look: kind).draw(.small)
        let side = code.size + 8
        let edge = GridPoint(column: (GridSize.small.columns - side) / 2, row: 2)
        let expected = (0..<side).map { row in (0..<side).map { code[$0 - 4, row - 4] } }
        #expect(
            modules(
                of: canvas, Palette(mode: mode, ground: look.ground), isHighContrast: look.isHighContrast, edge: edge,
                count: side) == expected)
    }

    @Test func `a code is whole on a small terminal, and left out where it would be cut`() throws {
        let pane = try #require(QRPane(code(), Texts(.english)))
        #expect(pane.size(in: .small, of: .small) == PaneSize(columns: .exactly(37), rows: .exactly(19)))
        let page = PagePicture([pane], .pane("0"))
        func blocks(_ columns: Int, _ rows: Int) -> Int {
            page.draw(GridSize(columns: columns, rows: rows)).text.joined().count { "▀▄█".contains($0) }
        }
        #expect(blocks(80, 24) > 200)
        #expect(blocks(80, 23) == blocks(80, 24))
        #expect(blocks(80, 18) == 0)
        #expect(blocks(36, 24) == 0)
    }

    @Test func `a terminal without blocks has no code, and line mode says none`() throws {
        #expect(QRPane(try code(), Texts(.english, showsSigns: false)) == nil)
        #expect(QRPane(nil, Texts(.english)) == nil)
        #expect(try #require(QRPane(code(), Texts(.english))).lines(Texts(.english), firstNumber: 1).isEmpty)
    }
}
