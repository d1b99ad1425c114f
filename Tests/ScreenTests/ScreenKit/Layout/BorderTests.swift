import Terminal
import Testing

@testable import CalculatorApp
@testable import ScreenKit

/// Lines that are drawn around something stay whole, whatever stands inside.
struct BorderTests {
    private func columns(of character: Character, in canvas: Canvas, row: Int) -> [Int] {
        (0..<canvas.size.columns).filter { canvas[GridPoint(column: $0, row: row)].text == String(character) }
    }

    @Test(arguments: [
        Place.calculator, .longTape, .longNumber, .longNegative, .failure, .formula, .twoOperand, .recovering,
        .stockCalculator,
    ])
    func `without fills, the lines between the keys of the pad run through all of its rows`(place: Place) throws {
        for language in Language.allCases {
            for (width, height) in [(80, 24), (100, 30), (120, 40), (200, 60)] {
                let name = "\(place), \(language), \(width)×\(height)"
                let test = try TestKiosk(place, language)
                test.kiosk.showsFills = false
                let canvas = test.arrange(GridSize(columns: width, rows: height)).canvas
                let top = try #require((0..<height).first { !columns(of: "┌", in: canvas, row: $0).isEmpty }, "\(name)")
                let bottom = try #require((0..<height).last { !columns(of: "└", in: canvas, row: $0).isEmpty })
                let edges =
                    columns(of: "┌", in: canvas, row: top) + columns(of: "┬", in: canvas, row: top)
                    + columns(of: "┐", in: canvas, row: top)
                let inner = edges.count - 2
                #expect([3, 5].contains(inner), "\(name)")
                let whole = Set(
                    ["┌┬┐", "├┼┤", "└┴┘", "│││"].map { corners in
                        let corners = corners.map(String.init)
                        return corners[0] + String(repeating: corners[1], count: max(inner, 0)) + corners[2]
                    })
                let broken = (top...bottom).filter { row in
                    !whole.contains(edges.map { canvas[GridPoint(column: $0, row: row)].text }.joined())
                }
                #expect(broken == [], "\(name)")
            }
        }
    }
}
