nonisolated extension TerminalRun {
    /// Opens the calculator from the menu.
    func openCalculator() throws {
        try wait(for: "▸1")
        press("1")
        try wait(for: "│  AC   │")
    }

    /// Opens the juice maker from the menu.
    func openJuiceMaker() throws {
        try wait(for: "▸1")
        press("2")
        try wait(for: "키오스크 › 쥬스 메이커")
    }

    /// Opens the stock screen from the menu.
    func openStock() throws {
        try openJuiceMaker()
        press("e")
        try wait(for: "쥬스 메이커 › 재고 추가")
    }

    /// The count that the bar of a fruit shows.
    func stock(of fruit: String) -> Int? {
        let line = screen.lines.first { $0.hasPrefix(" \(fruit) ") }
        return line?.split(separator: " ").lazy.compactMap { Int($0) }.first
    }
}
