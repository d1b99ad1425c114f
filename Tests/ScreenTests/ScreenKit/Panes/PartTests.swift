import Testing

@testable import ScreenKit

/// Steppers, tiles and buttons, by keys and by lines.
struct PartTests {
    private func hours(_ count: Int = 2, in bounds: ClosedRange<Int> = 1...12) -> PartsScreen {
        PartsScreen { screen in
            let count = screen.events.last.flatMap { Int($0) } ?? count
            Stepper("Hours", count, in: bounds, unit: " h", words: "time") { "\($0)" }
            Button("Finish", "finish")
        }
    }

    @Test(
        arguments: [
            ("→→", ["3", "4"]), ("←←", ["1"]), ("9", ["9"]), ("12", ["1", "12"]), ("13", ["1", "3"]), ("0", []),
            // What stands between two digits begins a number anew.
            ("1→2", ["1", "2", "2"]), ("1↓↑2", ["1", "2"]), ("↓⏎", ["finish"]), ("3⏎⏎", ["3", "finish"]),
        ])
    func `keys step a count, and digits set it within its bounds`(keys: String, events: [String]) {
        let screen = hours()
        _ = screen.press(keys)
        #expect(screen.events == events)
    }

    @Test(
        arguments: [
            ("hours 3", "3", nil), ("time 12", "12", nil), ("Hours +2", "4", nil), ("hours −1", "1", nil),
            ("hours 13", nil, "! Not a number from 1 to 12: 13"),
            ("hours -2", nil, "! Not a number from 1 to 12: -2"),
            ("hours", nil, "! For example: Hours 12 / Hours +1"),
            ("hours 99999999999999999999", nil, "! Not a number from 1 to 12: 99999999999999999999"),
        ] as [(String, String?, String?)])
    func `a line sets a count or changes it, and one out of bounds says them`(
        line: String, event: String?, said: String?
    ) {
        let screen = hours()
        let answer = screen.type(line)
        #expect(screen.events == [event].compactMap(\.self))
        if let said { #expect(answer == [said]) }
    }

    @Test func `a stepper and a button are drawn and said`() {
        #expect(hours().press("").contains { $0.contains("▸Hours") && $0.contains("−") && $0.contains("2 h") })
        let lines = TypedLines(Kiosk(root: hours(), texts: Texts(.english))).readPage()
        #expect(lines.dropLast() == ["== Parts ==", "Hours: 2 h (1–12)", "1. Finish"])
    }

    private func lockers(_ count: Int) -> PartsScreen {
        PartsScreen { _ in
            Tiles("Lockers", columns: 8) {
                for number in 1...count {
                    Tile(
                        "\(number)", "open \(number)", text: number == 2 ? "Mina" : "",
                        spoken: number == 2 ? "Mina, 60 min" : "free"
                    )
                    .enabled(number != 3)
                }
            }
        }
    }

    @Test(
        arguments: [
            (24, "7", ["open 7"]), (24, "13", ["open 13"]), (24, "1⏎", ["open 1"]), (24, "24", ["open 24"]),
            (24, "27", []),
            (24, "2→⏎", ["open 4"]), (9, "2", ["open 2"]), (24, "↓⏎", ["open 9"]), (24, "3", []),
        ])
    func `the number of a tile chooses it as soon as no other can be meant`(count: Int, keys: String, events: [String])
    {
        let screen = lockers(count)
        _ = screen.press(keys)
        #expect(screen.events == events)
    }

    @Test func `tiles stand in a grid, and each is said with what it holds`() throws {
        try lockers(24).press("").expectGolden("lockers")
        let lines = TypedLines(Kiosk(root: lockers(10), texts: Texts(.english))).readPage()
        #expect(lines.prefix(4) == ["== Parts ==", "Lockers", "1. free", "2. Mina, 60 min"])
        let screen = lockers(10)
        #expect(screen.type("10", "3").last?.hasPrefix("! ") == true)
        #expect(screen.events == ["open 10"])
    }
}
