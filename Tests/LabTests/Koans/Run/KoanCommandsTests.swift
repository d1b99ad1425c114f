import Testing

@testable import Lab

/// The commands that the compiler's driver has named.
nonisolated struct KoanCommandsTests {
    private static let answers = """
        /opt/swift-frontend -frontend -c prelude.swift -module-name Prelude -o prelude.o
        /opt/swift-frontend -frontend -c koan.swift check.swift main.swift -supplementary-output-file-map /tmp/TemporaryDirectory.aB/list -module-name Koan -o koan.o
        /opt/swift-autolink-extract koan.o prelude.o -o /tmp/TemporaryDirectory.cD/koan-1.autolink
        '/opt/my tools/clang' koan.o prelude.o @/tmp/TemporaryDirectory.cD/koan-1.autolink -o koan
        """

    @Test func `they stay in one folder`() throws {
        let commands = try #require(KoanCommands(answers: Self.answers))
        #expect(
            commands.programs(home: "/tmp/own", behind: ["fence"]) == [
                [
                    "/opt/swift-frontend", "-frontend", "-c", "koan.swift", "check.swift", "main.swift", "-module-name",
                    "Koan", "-o", "koan.o",
                ],
                ["/opt/swift-autolink-extract", "koan.o", "prelude.o", "-o", "koan-1.autolink"],
                ["/opt/my tools/clang", "koan.o", "prelude.o", "@koan-1.autolink", "-o", "koan"],
                [
                    "fence", "env", "-i", "HOME=/tmp/own", "TMPDIR=/tmp/own",
                    "SWIFT_BACKTRACE=enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=32",
                    "./koan",
                ],
            ])
        #expect(commands.programs(isOptimized: true, home: "/tmp")[0].last == "-O")
        #expect(commands.prelude.suffix(4) == ["-o", "prelude.o", "-emit-module-path", "Prelude.swiftmodule"])
    }

    @Test(arguments: ["", "error: no such module\n", "swiftc: command not found"])
    func `anything else is no answer`(answers: String) {
        #expect(KoanCommands(answers: answers) == nil)
    }

    @Test func `words are split as a shell does it`() {
        #expect(KoanCommands.words(#"a  'b c' "d e" f\ g 'h'"'"'i' ''"#) == ["a", "b c", "d e", "f g", "h'i", ""])
    }
}
