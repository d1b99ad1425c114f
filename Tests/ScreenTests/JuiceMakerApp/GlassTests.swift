import Terminal
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

struct GlassTests {
    /// Shows glasses side by side.
    private struct GlassesPane: Pane {
        let glasses: [Glass]
        var shape = Glass.Shape.small

        func size(in room: GridSize, of page: GridSize) -> PaneSize { PaneSize() }
        func lines(_ texts: Texts, firstNumber: Int) -> [LineSection] { [] }

        func draw(on part: inout PagePart) {
            for (index, glass) in glasses.enumerated() {
                part.draw(glass, shape, at: GridPoint(column: 8 * index, row: 0))
            }
        }
    }

    @Test func `a glass is as full as there are cups left, and an empty one has no straw`() {
        let glasses = [0, 1, 2, 3, 5].map { Glass(colors: [0], cups: $0) }
        let text = PagePicture([GlassesPane(glasses: glasses)], .pane("0")).draw(GridSize(columns: 80, rows: 24)).text
        #expect(
            text.dropFirst().prefix(4).map { String($0.dropFirst().prefix(39)) } == [
                "           ▗▀▘     ▗▀▘     ▗▀▘     ▗▀▘",
                "▌     ▐ ▌  ▞  ▐ ▌  ▞  ▐ ▌  ▞  ▐ ▌▄▄▞▄▄▐",
                "▌     ▐ ▌     ▐ ▌▄▄▄▄▄▐ ▌     ▐ ▌     ▐",
                " ▌▁▁▁▐   ▌▄▄▄▐   ▌   ▐   ▌   ▐   ▌   ▐",
            ])
    }

    @Test(arguments: [Glass.Shape.small, .medium, .large], 1...5)
    func `a juice of two fruits shows both, however few cups are left`(shape: Glass.Shape, cups: Int) {
        let glass = GlassesPane(glasses: [Glass(colors: [0, 2], cups: cups)], shape: shape)
        let canvas = PagePicture([glass], .pane("0")).draw(GridSize(columns: 80, rows: 24))
        var colors: [Color] = []
        for row in 1..<22 {
            for column in 1..<20 {
                let style = canvas[GridPoint(column: column, row: row)].style
                colors += [style.foreground, style.background]
            }
        }
        for fruit in [0, 2] { #expect(colors.contains(Color.things[fruit])) }
    }

    @Test func `the cups in the cart are not left any more, in whichever juice their fruit is`() throws {
        let test = try TestKiosk(.english)
        let screen = try test.openJuiceMaker()
        func left() -> [String?] { screen.content(test.texts).juiceCards.map(\.stock?.text) }
        #expect(left() == ["SOLD OUT", "5 left", "3 left", "5 left", "1 left", "3 left", "5 left"])
        for id in ["kiwi", "kiwi", "banana"] { screen.handle(.change(try test.juice(id), by: 1)) }
        #expect(left() == ["SOLD OUT", "4 left", "1 left", "5 left", "1 left", "3 left", "4 left"])
    }
}
