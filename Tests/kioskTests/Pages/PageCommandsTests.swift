import System
import TestSupport
import Testing

/// The commands in the README and its pages, which a shell runs in a folder of their own, with nothing to read.
///
/// Scripts stand in for `swift` and `kiosk`: they run the built program, and only look up what takes minutes.
@Suite(.waiting) nonisolated struct PageCommandsTests {
    /// What some commands print, as the text around them says.
    private static let outputs = [
        "swift run kiosk calc '1 + 2 * 3'": "9\n",
        "printf '1/3\\n2/0\\n' | swift run kiosk calc": "0.33333333333333333333\nNaN\n",
        "printf 'juice\\nstrawberry-banana 1\\nquit\\n' | swift run kiosk --ephemeral --lang en":
            "No. 1 is ready: Strawberry-banana juice. Enjoy!",
        "swift run kiosk --ephemeral order strawberry-banana mango:2": "1 strawberry-banana mango:2\n",
        "printf '2\\nstrawberry-banana 2\\nyes\\nstrawberry +20\\nsave\\nquit\\n' | swift run kiosk --ephemeral --lang en":
            "No. 1 is ready: Strawberry-banana juice ×2. Enjoy!",
        "printf '2\\n딸바쥬스 2\\n예\\n딸기 +20\\nsave\\nquit\\n' | swift run kiosk --ephemeral --lang ko":
            "1번 딸바쥬스 2잔 나왔습니다! 맛있게 드세요!",
        "swift run kiosk order --request A-17 mango": "mango\n",
        "swift run kiosk lab leak": "살아 있는 화면   3",
        "kiosk play Resources/calculator-answer.en.play": "21",
    ]

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for path in ["bin", "home", ".build", ".build/release", ".ci", "Resources"] {
            mkdir(folder.path(of: path), 0o700)
        }
        // The script in the place of `swift` notes the commands that build and test.
        try write("bin/swift", Self.script("swift"))
        try write("bin/kiosk", Self.kiosk(program: BuiltProgram.path()))
        // Programs that need a password, and servers, which would not end, are only looked up.
        for program in ["sudo", "python3", "nats-server"] { try write("bin/" + program, Self.script("look-up")) }
        try write(".ci/docs", "#!/bin/sh\nexec test -x '\(TextFile.packageFolder)/.ci/docs'")
        try #require(symlink(folder.path(of: "bin/kiosk"), folder.path(of: ".build/release/kiosk")) == 0)
    }

    private func write(_ name: String, _ script: String) throws {
        try TextFile.write(script + "\n", to: folder.path(of: name))
        try #require(chmod(folder.path(of: name), 0o700) == 0)
    }

    private static func script(_ name: String) throws -> String {
        try GoldenFile(name, suite: #filePath).contents()
    }

    /// Returns the script in the place of `kiosk`. Koans are compiled for a minute, and a shop needs a server, so of them only the help is
    /// shown.
    private static func kiosk(program: String) -> String {
        """
        #!/bin/sh
        case "$*" in
        "--bench") exec '\(program)-bench' --help ;;
        "koans init "*) ;;
        koans*) set -- "$@" --help ;;
        # There is no server.
        shop* | *nats://*) set -- "$@" --help ;;
        esac
        exec '\(program)' "$@"
        """
    }

    // MARK: The commands of a page

    /// Returns the commands of a page: the lines of its blocks, without their comments, and the commands in its prose.
    private static func commands(of page: MarkdownPage) -> [String] {
        let lines = page.codeBlocks.filter { $0.language == "sh" }.flatMap(\.lines).map { $0.prefix(upTo: /\s+#\s/) }
        let spans = page.codeSpans.filter { $0.hasPrefix("kiosk ") || $0.hasPrefix("swift ") }
        // A word in capitals stands for a value of the reader's; the help shows at least that there is such a command.
        return lines + spans.map { $0.contains(/\b(?:FILE|NAME|DIR|URL)\b/) ? $0 + " --help" : $0 }
    }

    /// Runs commands in one shell, after twelve orders.
    ///
    /// - Returns: The exit code of each command, and what it has written.
    private func run(_ commands: [String]) throws -> [(code: String, output: String, errors: String)] {
        var script = """
            cd '\(folder.path)' || exit
            export PATH="$PWD/bin:$PATH" HOME="$PWD/home"
            for path in '\(TextFile.packageFolder)'/Resources/*; do
                case "$path" in
                */Examples) ln -s "$path" Resources/ ;;
                *) cp -R "$path" Resources/ ;;
                esac
            done
            kiosk stock set mango 50 >orders && printf 'mango\\n%.0s' 1 2 3 4 5 6 7 8 9 10 11 12 | kiosk order - >>orders || exit

            """
        for (index, command) in commands.enumerated() {
            script += "{ \(command)\n} </dev/null >\(index).output 2>\(index).errors; echo $? >\(index).code\n"
        }
        expect(try ProgramRun(["-c", script], program: "/bin/sh").outcome())
        return try commands.indices.map { index in
            let code = try TextFile.lines(of: folder.path(of: "\(index).code")).joined()
            let output = try TextFile.contents(of: folder.path(of: "\(index).output"))
            return (code, output, try TextFile.contents(of: folder.path(of: "\(index).errors")))
        }
    }

    @Test(.heavy, arguments: try MarkdownPage.all().map(\.path))
    func `every command of a page ends with 0, and prints what the page says`(path: String) throws {
        let commands = Self.commands(of: try MarkdownPage(path: path))
        try #require(!commands.isEmpty)
        for (command, result) in zip(commands, try run(commands)) {
            #expect(result.code == "0", "\(path): \(command)\n\(result.errors)")
            guard let text = Self.outputs[command] else { continue }
            #expect(result.output.contains(text), "\(path): \(command)")
        }
    }

    @Test func `every command whose output is known stands on a page`() throws {
        let commands = try MarkdownPage.all().flatMap { Self.commands(of: $0) }
        #expect(Set(Self.outputs.keys).subtracting(commands) == [])
    }

    // MARK: Building and testing

    /// Returns the words in the help of a command of `swift`, the real one.
    private static func help(_ command: String) throws -> Set<Substring> {
        let environment = ["PATH": getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"]
        let run = ProgramRun(["swift", command, "--help"], program: "/usr/bin/env", environment: environment)
        return Set(try run.outcome().output.split { $0.isWhitespace || ",/".contains($0) })
    }

    @Test func `every option of a build or a test is an option of Swift, and the tests know its names`() throws {
        let commands = try MarkdownPage.all().flatMap { Self.commands(of: $0) }
        _ = try run(commands.filter { $0.contains(/\bswift (?:build|test)\b/) && !$0.contains("--package-path") })
        let help = ["build": try Self.help("build"), "test": try Self.help("test")]
        let tests = try Self.sourcesOfTests()
        let notes = try TextFile.lines(of: folder.path(of: "home/swift"))
        #expect(notes.count > 10)
        for note in notes {
            let words = note.split(separator: " ")
            for (word, next) in zip(words, words.dropFirst()) where !word.hasPrefix("-X") && next.hasPrefix("-") {
                #expect(help[String(words[0])]?.contains(next.prefix { $0 != "=" }) == true, "swift \(note)")
            }
            for (option, value) in zip(words, words.dropFirst()) where option == "--filter" && value != "NAME" {
                let unknown = value.split(separator: "|").filter { !tests.contains("struct \($0) ") }
                #expect(unknown == [], "swift \(note)")
            }
        }
        let variables = Set(commands.flatMap { $0.matches(of: /\bKIOSK_\w+/).map { String($0.output) } })
        #expect(variables.filter { !tests.contains("\"\($0)\"") } == [])
    }

    /// Returns the text of all tests.
    private static func sourcesOfTests() throws -> String {
        var folders = [TextFile.packageFolder + "/Tests"]
        var texts = ""
        while let folder = folders.popLast() {
            for name in TemporaryFolder.names(in: folder) {
                if name.hasSuffix(".swift") {
                    texts += try TextFile.contents(of: folder + "/" + name)
                } else if !name.contains(".") {
                    folders.append(folder + "/" + name)
                }
            }
        }
        return texts
    }
}

nonisolated extension String {
    /// Returns the text before the first place of a pattern, or all of it.
    fileprivate func prefix(upTo pattern: Regex<Substring>) -> String {
        firstRange(of: pattern).map { String(self[..<$0.lowerBound]) } ?? self
    }
}
