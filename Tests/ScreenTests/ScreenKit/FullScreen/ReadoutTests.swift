import Calculator
import Terminal
import TestSupport
import Testing

@testable import ScreenKit

/// The numbers of a calculator, which are drawn again without the rest of the page.
struct ReadoutTests {
    private static let sizes = [GridSize(columns: 40, rows: 12), .small, GridSize(columns: 200, rows: 50)]
    /// Keys of the pads, and undo, redo, copy, help and the way back from it.
    private static let keys = "0123456789o.+-*/=aen%v^iCRPMSuyc?"

    @Test(arguments: CalculatorStyle.all)
    func `after any key the screen looks as if it were opened just then`(style: CalculatorStyle) throws {
        let test = try TestKiosk(.korean, style: style)
        _ = try test.openCalculator()
        for size in Self.sizes {
            var generator = SeededGenerator(seed: 6)
            let front = FullScreenFront(kiosk: test.kiosk)
            _ = front.draw(size: size)
            for step in 0..<(playsAllRounds ? 100 : 30) {
                let digits = Int.random(in: 0..<3, using: &generator) > 0 ? 10 : Self.keys.count
                let key = try #require(Self.keys.prefix(digits).randomElement(using: &generator))
                front.handle(.key(.character(key), []))
                _ = front.draw(size: size)
                // The light of the key goes out.
                for _ in 0..<2 { front.timeHasPassed() }
                let shown = front.draw(size: size)
                // A front remembers alone what was copied, and which key could do nothing.
                let isNewsOfFront = key == "c" || "uy".contains(key) && shown.find(" ! ") != nil
                let looksOpened = isNewsOfFront || shown == FullScreenFront(kiosk: test.kiosk).draw(size: size)
                #expect(looksOpened, "seed 6, \(size.columns)×\(size.rows), step \(step): \(key) \(shown.text)")
                if key == "?" { front.handle(.key(.escape, [])) }
            }
        }
    }

    @Test func `a calculation that was finished just now can be clicked`() throws {
        let person = Terminalist(try TestKiosk(.calculator, .english), columns: 200, rows: 50)
        person.typeSlowly("1+2=9")
        try person.click("1 + 2  ")
        #expect(person.display == "3")
    }
}
