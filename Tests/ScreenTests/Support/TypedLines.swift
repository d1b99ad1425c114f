@testable import ScreenKit

/// A person at a line front: types lines, and reads what it says.
final class TypedLines {
    private let diary: Diary
    private let front: LineFront

    init(_ kiosk: Kiosk) {
        let diary = Diary()
        self.diary = diary
        front = LineFront(kiosk: kiosk) { diary.write($0) }
    }

    /// Reads the whole page.
    @discardableResult
    func readPage() -> [String] {
        front.sayPage()
        return diary.take()
    }

    /// Types lines, and returns what was said to them.
    @discardableResult
    func type(_ lines: String...) -> [String] { type(lines) }

    /// Types lines, and returns what was said to them.
    @discardableResult
    func type(_ lines: [String]) -> [String] {
        for line in lines { front.handle(line) }
        return diary.take()
    }

    /// Looks for news, and returns what was said of them.
    func takeNews() -> [String] {
        front.sayChanges()
        return diary.take()
    }
}
