/// A page for readers: the README, or one of `Resources/Pages`.
package struct MarkdownPage: Sendable {
    /// A block between fences.
    package struct CodeBlock: Sendable {
        /// The word behind the opening fence, such as `sh`; empty if there is none.
        package let language: String
        /// The lines between the fences, without the indentation of the fence.
        package let lines: [String]
    }

    /// The path in the folder of the package.
    package let path: String
    /// The whole text.
    package let text: String
    /// The blocks between fences, in order.
    package private(set) var codeBlocks: [CodeBlock] = []
    /// The lines outside of the blocks.
    package private(set) var proseLines: [String] = []

    /// Reads a page of the package.
    ///
    /// - Parameter path: The path in the folder of the package.
    /// - Throws: `SystemCallError` if the page cannot be opened.
    package init(path: String) throws(SystemCallError) {
        self.init(path: path, text: try TextFile.contents(of: TextFile.packageFolder + "/" + path))
    }

    /// Creates a page from its text.
    package init(path: String, text: String) {
        self.path = path
        self.text = text
        var open: (indentation: Int, language: String, lines: [String])?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let content = line.drop { $0 == " " }
            if let block = open {
                if content == "```" {
                    codeBlocks.append(CodeBlock(language: block.language, lines: block.lines))
                    open = nil
                } else {
                    open?.lines.append(String(line.dropFirst(min(block.indentation, line.count - content.count))))
                }
            } else if content.hasPrefix("```") {
                open = (line.count - content.count, String(content.dropFirst(3)), [])
            } else {
                proseLines.append(String(line))
            }
        }
    }

    /// The README and all pages of `Resources/Pages`.
    ///
    /// - Throws: `SystemCallError` if a page cannot be opened.
    package static func all() throws(SystemCallError) -> [MarkdownPage] {
        var pages = [try MarkdownPage(path: "README.md")]
        for name in TemporaryFolder.names(in: TextFile.packageFolder + "/Resources/Pages") where name.hasSuffix(".md") {
            pages.append(try MarkdownPage(path: "Resources/Pages/" + name))
        }
        return pages
    }

    /// The texts in the prose between backticks, which may go on in the next line.
    package var codeSpans: [String] {
        proseLines.joined(separator: "\n").matches(of: /`([^`]+)`/).map { match in
            match.output.1.split { $0.isWhitespace }.joined(separator: " ")
        }
    }

    /// The addresses that the links of the prose lead to, and those of its pictures.
    package var addresses: [String] {
        proseLines.joined(separator: "\n").matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
    }
}
