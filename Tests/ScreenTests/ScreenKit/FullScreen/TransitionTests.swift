import Terminal
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

/// What moves after a key.
@MainActor struct TransitionTests {
    private let test: TestKiosk
    private let front: FullScreenFront
    private let size = GridSize(columns: 80, rows: 24)

    init() throws {
        test = try TestKiosk(.english)
        _ = try test.openJuiceMaker()
        front = FullScreenFront(kiosk: test.kiosk, motion: .all)
        _ = front.draw(size: size)
    }

    private func press(_ key: Key) -> [String] {
        front.handle(.key(key, []))
        return front.draw(size: size).text
    }

    /// Returns the pictures until nothing moves, with the time that they take.
    private func rest() -> (pictures: [[String]], time: Duration) {
        var (pictures, time) = ([[String]](), Duration.zero)
        while let delay = front.delay, pictures.count < 100 {
            time += delay
            front.timeHasPassed()
            pictures.append(front.draw(size: size).text)
        }
        return (pictures, time)
    }

    @Test func `the ticket of an order comes out of the cart's paper row by row, in less than 600 milliseconds`() throws
    {
        _ = press(.character("3"))
        _ = rest()
        let first = press(.enter)
        #expect(first.contains { $0.contains("No. 1 is ready") })
        #expect(!first.contains { $0.contains("Enjoy!") })
        let (pictures, time) = rest()
        #expect(pictures.last?.contains { $0.contains("Enjoy!") } == true)
        #expect(pictures.last == front.draw(size: size).text)
        #expect(time <= .milliseconds(600))
    }

    @Test func `the next key is answered at once, whatever moves`() throws {
        _ = press(.character("3"))
        _ = press(.enter)
        let next = press(.character("6"))
        #expect(next.contains { $0.contains("CART") })
        #expect(!next.contains { $0.contains("No. 1 is ready") })
    }

    @Test func `what changes without a key does not move`() throws {
        _ = press(.character("3"))
        _ = rest()
        test.readChanges()
        front.contentHasChanged()
        _ = front.draw(size: size)
        #expect(front.delay == nil)
    }

    @Test func `a still front shows the ticket at once`() throws {
        let front = FullScreenFront(kiosk: test.kiosk, motion: .none)
        _ = front.draw(size: size)
        for key in [Key.character("3"), .enter] { front.handle(.key(key, [])) }
        #expect(front.draw(size: size).text.contains { $0.contains("Enjoy!") })
        #expect(front.delay == nil)
    }
}
