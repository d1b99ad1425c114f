import ScreenKit
import Terminal

extension LabKiosk {
    /// What stands on the screen, row by row, without the spaces at the ends.
    func rows(_ size: GridSize) -> [String] {
        front.contentHasChanged()
        let canvas = front.draw(size: size)
        return (0..<size.rows).map { row in
            let cells = (0..<size.columns).map { canvas[GridPoint(column: $0, row: row)].text }
            return cells.joined().withoutTail
        }
    }

    /// The rows between the two lines of the frame.
    func body(_ size: GridSize) -> [String] {
        let rows = rows(size)
        let frame = rows.indices.filter { rows[$0].hasPrefix("────") }
        guard let top = frame.first, let bottom = frame.last else { return [] }
        return Array(rows[(top + 1)..<bottom])
    }

    /// All that can be read by scrolling from the first row to the last, without any white space; a part that stands on
    /// two pages twice.
    func reading(_ size: GridSize) -> String {
        var pages = [body(size)]
        while true {
            press(.pageDown)
            let page = body(size)
            if page == pages[pages.count - 1] { break }
            pages.append(page)
        }
        return pages.joined().map(\.withoutScrollMark).joined().packed
    }
}

extension String {
    /// The text without white space.
    nonisolated var packed: String { filter { !$0.isWhitespace } }

    fileprivate var withoutTail: String { String(reversed().drop { $0 == " " }.reversed()) }

    fileprivate var withoutScrollMark: String {
        let words = split(separator: " ")
        guard words.count > 1, ["↑", "↓"].contains(words[words.count - 2]), Int(words[words.count - 1]) != nil else {
            return self
        }
        return words.dropLast(2).joined(separator: " ")
    }
}
