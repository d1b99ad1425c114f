import JuiceMaker
import KioskAssets
import ScreenKit
import ScreenTrace
import Terminal
import TestSupport
import Testing

@testable import Lab

/// A kiosk with the lab alone, seen through both fronts.
final class LabKiosk {
    let kiosk: Kiosk
    let front: FullScreenFront
    private(set) var said: [String] = []
    private var lines: LineFront?
    /// Read once: without optimization that takes longer than most tests.
    private static let texts = Texts(.korean)

    init(_ language: Language = .korean, inspector: (any Inspector)? = nil) throws {
        let exhibits = Exhibit.all(menu: try Menu(parsing: Asset.menu.content))
        let lab = App.lab(exhibits: exhibits)
        kiosk = Kiosk(apps: [lab], texts: Self.texts.translated(to: language), inspector: inspector)
        front = FullScreenFront(kiosk: kiosk)
        lines = LineFront(kiosk: kiosk) { [unowned self] in said.append($0) }
        _ = front.draw(size: .small)
    }

    /// Creates a kiosk with an experiment in view.
    convenience init(_ language: Language = .korean, opening id: ExperimentID) throws {
        try self.init(language)
        _ = try open(id)
    }

    var navigator: Navigator { kiosk.navigator }
    var texts: Texts { kiosk.texts }

    /// Returns the screen in view.
    ///
    /// - Throws: Where the screen has another type.
    func top<S: Screen>(_ type: S.Type = S.self) throws -> S { try #require(navigator.top as? S) }

    /// Opens the list of experiments from the menu.
    func openLab() throws -> LabScreen {
        try top(HomeScreen.self).handle(.open(0))
        return try top()
    }

    /// Opens an experiment from the menu.
    func open(_ id: ExperimentID) throws -> ExperimentScreen {
        try open(after: openLab(), id)
    }

    /// Opens an experiment from the list.
    @discardableResult
    func open(after lab: LabScreen, _ id: ExperimentID) throws -> ExperimentScreen {
        lab.handle(.open(try #require(ExperimentID.allCases.firstIndex(of: id))))
        return try top()
    }

    /// Presses keys one after another.
    func press(_ keys: Key...) {
        front.contentHasChanged()
        for key in keys { front.handle(.key(key, [])) }
    }

    /// Clicks on a point of the screen.
    func click(column: Int, row: Int) {
        for action in [MouseEvent.Action.press(.left), .release(.left)] {
            front.handle(.mouse(MouseEvent(action, at: GridPoint(column: column, row: row))))
        }
    }

    /// Returns the answer to a line of input.
    func say(_ line: String) -> [String] {
        said = []
        lines?.handle(line)
        return said
    }
}

// MARK: - The picture

extension LabKiosk {
    /// Returns the rows of the screen without the spaces at their ends.
    func rows(_ size: GridSize = .small) -> [String] {
        front.contentHasChanged()
        let canvas = front.draw(size: size)
        return (0..<size.rows).map { row in
            let cells = (0..<size.columns).map { canvas[GridPoint(column: $0, row: row)].text }
            return cells.joined().withoutTail
        }
    }

    /// Returns the rows between the title and the status bar.
    func body(_ size: GridSize = .small) -> [String] { Array(rows(size).dropFirst().dropLast()) }

    /// Returns the text of all pages from the first row to the last without white space. A part that is on two pages is there
    /// twice.
    func reading(_ size: GridSize = .small) -> String {
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

extension Tracer {
    /// Creates a tracer that has started, and keeps everything.
    convenience init(_ navigator: Navigator) {
        self.init()
        keepEverything()
        start(watching: navigator)
    }
}
