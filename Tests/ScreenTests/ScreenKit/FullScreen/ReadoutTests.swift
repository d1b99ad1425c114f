import Calculator
import Terminal
import TestSupport
import Testing

@testable import ScreenKit

/// The numbers of a calculator, which are drawn again without the rest of the page.
struct ReadoutTests {
    private static let sizes = [
        GridSize(columns: 40, rows: 12), GridSize(columns: 80, rows: 24), GridSize(columns: 200, rows: 50),
    ]
    /// Keys of the pads, and undo, redo, copy, help and the way back from it.
    private static let keys = "0123456789o.+-*/=aen%v^iCRPMSuyc?"

    @Test(arguments: CalculatorStyle.all)
    func `after any key the screen looks as if it were opened just then`(style: CalculatorStyle) throws {
        let test = try TestKiosk(style: style)
        _ = try test.openCalculator()
        for size in Self.sizes {
            var generator = SeededGenerator(seed: 6)
            let front = FullScreenFront(kiosk: test.kiosk)
            _ = front.draw(size: size)
            for step in 0..<60 {
                let digits = Int.random(in: 0..<3, using: &generator) > 0 ? 10 : Self.keys.count
                let key = try #require(Self.keys.prefix(digits).randomElement(using: &generator))
                front.handle(.key(.character(key)))
                let shown = front.draw(size: size).text
                let isNewsOfFront = shown.contains { $0.hasPrefix(" ! ") || $0.contains("✓") } && "uyc".contains(key)
                if !isNewsOfFront {
                    let opened = FullScreenFront(kiosk: test.kiosk).draw(size: size).text
                    #expect(shown == opened, "seed 6, \(size.columns)×\(size.rows), step \(step): \(key)")
                }
                if key == "?" { front.handle(.key(.escape)) }
            }
        }
    }

    @Test func `a digit changes only the lines of the display`() throws {
        let person = try Terminalist(.calculator)
        person.type("1")
        let before = person.look()
        person.type("2")
        let after = person.look()
        let drawn = after.lines.indices.filter { row in
            !before.lines[row].withUnsafeBufferPointer { before in
                after.lines[row].withUnsafeBufferPointer { $0.baseAddress == before.baseAddress }
            }
        }
        #expect(1...5 ~= drawn.count, "\(drawn)")
    }
}
