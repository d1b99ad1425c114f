import TestSupport

/// A tutorial of the documentation, with the files of its steps.
struct Tutorial {
    /// A step that shows a file.
    struct Step {
        /// The name of the file for the reader.
        let name: String
        /// The name of the file in the catalogue.
        let file: String
    }

    static let folder = TextFile.packageFolder + "/Resources/Documentation/Kiosk.docc"
    static let first = "FirstDelegate"
    static let app = "OwnApp"

    let text: String
    let steps: [Step]

    /// Reads a tutorial.
    ///
    /// - Parameter name: The name of its file.
    /// - Throws: `SystemCallError` where it cannot be opened.
    init(_ name: String) throws {
        text = try TextFile.contents(of: "\(Self.folder)/Tutorials/\(name).tutorial")
        steps = text.matches(of: /@Code\(name: "([^"]+)", file: "([^"]+)"\)/).map {
            Step(name: String($0.1), file: String($0.2))
        }
    }

    /// Returns the text of a file of the catalogue.
    static func text(of file: String) throws -> String {
        try TextFile.contents(of: "\(folder)/Resources/\(file)")
    }
}
