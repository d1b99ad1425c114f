import ScreenKit
import Terminal

/// How a page is looked at: in which language, and how large.
package struct PictureView: Sendable {
    package let language: Language
    package let size: GridSize

    package init(_ language: Language, _ columns: Int, _ rows: Int) {
        (self.language, size) = (language, GridSize(columns: columns, rows: rows))
    }

    /// Both languages in a usual terminal and in a large window.
    package static let usual = [GridSize.small, .large].flatMap { size in
        Language.allCases.map { PictureView($0, size.columns, size.rows) }
    }
    /// Both languages in a usual terminal.
    package static let small = Language.allCases.map { PictureView($0, 80, 24) }
}

/// A picture that a table of a suite has: a page, what a person does there, and how it is looked at.
package struct PictureRow: Sendable, CustomStringConvertible {
    private let name: String
    private let view: PictureView
    private let open: @MainActor @Sendable (PictureView) throws -> EmulatedTerminal

    /// Returns the rows of a page, for each way to look at it. The name is the beginning of the names of the golden files, and `open` comes
    /// to the page.
    package static func rows(
        _ name: String, _ views: [PictureView] = PictureView.usual,
        open: @escaping @MainActor @Sendable (PictureView) throws -> EmulatedTerminal
    ) -> [PictureRow] {
        views.map { PictureRow(name: name, view: $0, open: open) }
    }

    /// The name of the golden file.
    package var description: String {
        "\(name).\(view.language.rawValue).\(view.size.columns)x\(view.size.rows)"
    }

    /// Opens the page, and compares it with its golden file.
    @MainActor package func check(suite: String = #filePath) throws {
        try open(view).expectGolden(description, suite: suite)
    }
}

extension GridSize {
    /// The usual size of a terminal.
    package static let small = GridSize(columns: 80, rows: 24)
    /// The size of a large window.
    package static let large = GridSize(columns: 120, rows: 40)
}
