import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The README and its pages: their Swift, their links, and the files that they name.
struct PagesTests {
    private let pages: [MarkdownPage]
    private let readme: MarkdownPage

    init() throws {
        pages = try MarkdownPage.all()
        readme = try #require(pages.first)
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: TextFile.packageFolder + "/" + path)
    }

    @Test func `the README has fewer than 200 lines`() {
        #expect((50..<200).contains(readme.text.count { $0 == "\n" }))
    }

    private static let languages = ["sh", "swift", "text", "json", "python", "conf"]

    @Test func `every block says its language, and only blocks of commands begin with a command`() {
        for page in pages {
            for block in page.codeBlocks {
                #expect(Self.languages.contains(block.language), "\(page.path): \(block)")
                let isCommand = block.lines.contains { $0.hasPrefix("swift ") || $0.hasPrefix("kiosk ") }
                #expect(!isCommand || block.language == "sh", "\(page.path): \(block)")
            }
        }
    }

    // MARK: Swift

    /// Returns the text of a Swift file of the examples.
    private func example(_ path: String) throws -> String {
        try TextFile.contents(of: "\(TextFile.packageFolder)/Resources/Examples/\(path)")
    }

    @Test func `the program in the README is the example, and its test is the test of the example`() throws {
        let blocks = readme.codeBlocks.filter { $0.language == "swift" }
        try #require(blocks.count == 2)
        #expect(try blocks[0].lines == Self.lines(of: example("Greeting/Sources/Greeting/main.swift")))
        let test = try example("Greeting/Tests/GreetingTests/GreetingTests.swift")
        let parts = test.split(separator: try Regex("// README: (?:begin|end)\n"))
        try #require(parts.count == 3)
        #expect(blocks[1].lines == Self.lines(of: String(parts[1])))
        #expect(blocks[0].lines.count + blocks[1].lines.count <= 55)
    }

    @Test func `the README names what the manifest of the example needs`() throws {
        let manifest = try example("Greeting/Package.swift")
        let setting = ".defaultIsolation(MainActor.self)"
        // The target and its test target.
        #expect(manifest.ranges(of: setting).count == 2)
        #expect(manifest.contains("path: \"") && manifest.contains(".product(name: \"ScreenKit\""))
        #expect(Set([setting, "path:", "Package.swift", "ScreenKit"]).subtracting(readme.codeSpans) == [])
    }

    @Test func `the Swift of the pages is a part of the vending machine`() throws {
        let files = try SourceFiles.texts(in: "Resources/Examples/VendingMachine/Sources", ".swift").values
        let blocks = pages.dropFirst().flatMap(\.codeBlocks).filter { $0.language == "swift" }
        #expect(!blocks.isEmpty)
        for block in blocks {
            let text = "\n" + block.lines.joined(separator: "\n") + "\n"
            #expect(files.contains { ("\n" + $0).contains(text) }, "\(text)")
        }
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
    }

    // MARK: Files

    /// Returns the paths in the package that the links of a page lead to.
    private func paths(of page: MarkdownPage) -> [String] {
        let folder = page.path.split(separator: "/").dropLast()
        return page.addresses.filter { !$0.contains("://") }.map { address in
            var parts = Array(folder)
            for part in address.split(separator: "#")[0].split(separator: "/") {
                if part == ".." { _ = parts.popLast() } else { parts.append(part) }
            }
            return parts.joined(separator: "/")
        }
    }

    @Test func `every link leads to a file, and a link of the README to every page`() {
        for page in pages {
            let links = paths(of: page).filter { !$0.hasPrefix("Resources/Pictures/") }
            #expect(links.filter { !exists($0) } == [], "\(page.path)")
        }
        #expect(Set(pages.dropFirst().map(\.path)).subtracting(paths(of: readme)) == [])
    }

    @Test func `every link to a part of a page leads to a heading`() throws {
        var count = 0
        for page in pages {
            for (address, path) in zip(page.addresses.filter { !$0.contains("://") }, paths(of: page)) {
                guard let fragment = address.split(separator: "#").dropFirst().first else { continue }
                let headings = try MarkdownPage(path: path).proseLines.filter { $0.hasPrefix("#") }
                let fragments = headings.map { $0.drop { "# ".contains($0) }.lowercased().replacing(" ", with: "-") }
                #expect(fragments.contains(String(fragment)), "\(page.path): \(address)")
                count += 1
            }
        }
        #expect(count > 0)
    }

    @Test(.enabled(if: !TemporaryFolder.names(in: TextFile.packageFolder + "/Resources/Pictures").isEmpty))
    func `every picture is a file`() {
        let pictures = pages.flatMap { paths(of: $0) }.filter { $0.hasPrefix("Resources/Pictures/") }
        #expect(pictures.count >= 6)
        #expect(pictures.filter { !exists($0) } == [])
    }

    @Test func `every file that a page names is there`() {
        for page in pages {
            let paths = page.codeSpans.filter { $0.contains(/^(?:Resources|Sources|Tests|\.ci)\/[^ ]*$/) }
            #expect(paths.filter { !exists($0) } == [], "\(page.path)")
        }
    }

    // MARK: The house

    @Test func `the drawing and the table of the modules name every module`() throws {
        let house = try House()
        let drawing = try #require(readme.codeBlocks.first { $0.language == "text" }).lines.joined(separator: "\n")
        let drawn = Set(drawing.matches(of: /\b[A-Z]\w+/).map { String($0.output) } + ["kiosk"])
        #expect(drawn == house.rooms.subtracting(["KioskAssets", "kiosk-bench"]))
        let development = try MarkdownPage(path: "Resources/Pages/Development.md")
        let rows = development.proseLines.filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|")[0] }
        let listed = rows.flatMap { $0.matches(of: /`([\w-]+)`/).map { String($0.output.1) } }
        #expect(listed.sorted() == house.rooms.sorted())
    }
}
