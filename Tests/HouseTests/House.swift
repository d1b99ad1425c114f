import TestSupport

/// The package as text: the rooms with their files, and the arrows that the manifest declares.
struct House {
    let files: [SwiftSource]
    /// The rooms that each room depends on in `Package.swift`.
    let declaredDependencies: [String: Set<String>]

    /// Creates a house from texts.
    ///
    /// - Parameters:
    ///   - files: The source files.
    ///   - manifest: The text of `Package.swift`.
    init(files: [SwiftSource], manifest: String) {
        self.files = files
        var dependencies: [String: Set<String>] = [:]
        let target = /\.(?:target|executableTarget)\(\s*name: "([^"]+)"(?:,\s*dependencies: \[([^\]]*)\])?/
        for match in manifest.matches(of: target) {
            let names = (match.2 ?? "").matches(of: /"([^"]+)"/).map { String($0.1) }
            dependencies[String(match.1)] = Set(names)
        }
        dependencies["TestSupport"] = nil
        declaredDependencies = dependencies
    }

    /// Reads the package that these tests belong to.
    init() throws {
        let texts = try SourceFiles.texts(in: "Sources", ".swift", ".c").sorted { $0.key < $1.key }
        self.init(
            files: texts.map { SwiftSource(path: String($0.key.dropFirst("Sources/".count)), text: $0.value) },
            manifest: try TextFile.contents(of: TextFile.packageFolder + "/Package.swift"))
    }

    var rooms: Set<String> { Set(files.map(\.room)) }

    /// Returns the modules that the files of a room import.
    func imports(of room: String) -> Set<String> {
        files.filter { $0.room == room }.reduce(into: []) { $0.formUnion($1.imports) }
    }
}

// MARK: - Folders

extension House {
    /// Returns the uses between the folders of a room that close a circle, each as a line with its files and its name.
    ///
    /// A name counts as a use wherever a file writes it in code, whatever it means there.
    func circles(in room: String) -> [String] {
        let files = files.filter { $0.room == room }
        let uses = files.flatMap { file in
            files.filter { $0.folder != file.folder }.flatMap { other in
                other.types.intersection(file.usedNames).map { name in (file, other, name) }
            }
        }
        let arrows = uses.reduce(into: [String: Set<String>]()) { $0[$1.0.folder, default: []].insert($1.1.folder) }
        return uses.filter { Self.reaches($0.0.folder, from: $0.1.folder, by: arrows) }
            .map { "\($0.0.path) → \($0.1.path): \($0.2)" }.sorted()
    }

    /// Returns whether arrows lead from one folder to another.
    private static func reaches(_ goal: String, from start: String, by arrows: [String: Set<String>]) -> Bool {
        var seen: Set<String> = []
        var open = [start]
        while let folder = open.popLast() {
            if folder == goal { return true }
            if seen.insert(folder).inserted { open += arrows[folder, default: []] }
        }
        return false
    }
}
