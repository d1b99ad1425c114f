import Terminal
import Testing

@testable import CalculatorApp
@testable import ScreenKit

/// Lines that are drawn around something stay whole, whatever stands inside.
struct BorderTests {
    @Test(arguments: [
        Place.calculator, .longTape, .longNumber, .longNegative, .failure, .formula, .twoOperand, .recovering,
        .stockCalculator,
    ])
    func `without fills, each key of the pad has a whole border`(place: Place) throws {
        for language in Language.allCases {
            for (width, height) in [(80, 24), (100, 30), (120, 40), (200, 60)] {
                let test = try TestKiosk(place, language)
                test.kiosk.showsFills = false
                let page = test.arrange(GridSize(columns: width, rows: height))
                func text(_ column: Int, _ row: Int) -> String { page.canvas[GridPoint(column: column, row: row)].text }
                let keys = page.areas.map(\.area).filter {
                    // A message may cover the last row.
                    $0.size.rows >= 3 && $0.size.columns >= 7 && $0.maxRow < height - 2
                }
                #expect(keys.count >= 16, "\(place) \(width)×\(height)")
                func isWhole(_ key: GridRect) -> Bool {
                    let (left, right) = (key.minColumn, key.maxColumn)
                    let corners = [(left, key.minRow), (right, key.minRow), (left, key.maxRow), (right, key.maxRow)]
                    return corners.map { text($0, $1) }.joined() == "┌┐└┘"
                        && ((key.minRow + 1)..<key.maxRow).allSatisfy { text(left, $0) + text(right, $0) == "││" }
                        && ((left + 1)..<right).allSatisfy { text($0, key.minRow) + text($0, key.maxRow) == "──" }
                }
                #expect(keys.filter { !isWhole($0) } == [], "\(place) \(width)×\(height)")
            }
        }
    }
}
