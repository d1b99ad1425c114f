import JuiceMakerAppAssets
import JuiceMaker
import ScreenKit
import Terminal
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

    init(_ language: Language = .korean) throws {
        let exhibits = Exhibit.all(menu: try Menu(parsing: JuiceMakerAppAssets.menu))
        let lab = App.lab(exhibits: exhibits)
        kiosk = Kiosk(apps: [lab], texts: Self.texts.translated(to: language))
        front = FullScreenFront(kiosk: kiosk)
        lines = LineFront(kiosk: kiosk) { [unowned self] in said.append($0) }
        _ = front.draw(size: GridSize(columns: 80, rows: 24))
    }

    var navigator: Navigator { kiosk.navigator }
    var texts: Texts { kiosk.texts }

    /// The screen in view, which has to be one of a type.
    func top<S: Screen>(_ type: S.Type = S.self) throws -> S { try #require(navigator.top as? S) }

    /// Opens the list of experiments from the menu.
    func openLab() throws -> LabScreen {
        try top(HomeScreen.self).handle(.open(0))
        return try top()
    }

    /// Opens an experiment from the menu.
    func open(_ id: ExperimentID) throws -> ExperimentScreen {
        let index = try #require(ExperimentID.allCases.firstIndex(of: id))
        try openLab().handle(.open(index))
        return try top()
    }

    /// Presses keys, one after another, on whatever a test has led to.
    func press(_ keys: Key...) {
        front.contentHasChanged()
        for key in keys { front.handle(.key(key, [])) }
    }

    /// Says a line, and gives what is answered.
    func say(_ line: String) -> [String] {
        said = []
        lines?.handle(line)
        return said
    }
}
