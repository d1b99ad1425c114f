/// The commands that compile a koan, link it and run it.
///
/// The compiler's driver is asked once, with `-###`, which commands it would give. They are then run without it, which saves the start
/// of a program at each step, and their files stay in one folder.
package nonisolated struct KoanCommands: Equatable {
    /// The name of the compiler's driver.
    package static let compiler = "swiftc"
    /// The files of a koan while it is compiled.
    package static let (koanFile, checkFile, mainFile) = ("koan.swift", "check.swift", "main.swift")
    /// The files that are made of what the koans share.
    package static let preludeFiles = ["prelude.o", "Prelude.swiftmodule"]
    /// The function that the program starts with.
    package static let main = """
        @main struct KoanMain { static func main() async { let run = Prelude.KoanRun(); await check(); run.finish() } }

        """
    /// How the runtime tells of a crash: by the calls that led to it, without registers and images.
    private static let backtrace =
        "SWIFT_BACKTRACE=enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=32"

    /// The shell of the fence, which has the home folder as `$0`: that folder can only be read from then on, and the koan has no rights over
    /// the fence. The innermost shell is the first process in it, with which all others end.
    private static let fenceShell =
        #"mount --rbind "$0" "$0" && mount -o remount,bind,ro "$0" && exec unshare --user sh -c '"$@"; exit $?' sh "$@""#

    /// Returns the words before a program of Linux which has no network then, can only read the home folder, and leaves no process behind, in
    /// whatever group. A system can refuse that.
    package static func fence(around home: String) -> [String] {
        ["unshare", "--user", "--map-root-user", "--net", "--pid", "--fork", "--kill-child", "--mount", "--mount-proc"]
            + ["sh", "-c", fenceShell, home]
    }

    /// The command that compiles what the koans share.
    package let prelude: [String]
    private let compile: [String]
    private let link: [[String]]

    /// In Swift 5 mode, and with no isolation that is not written: neither is the subject of most koans.
    private static let language = ["-parse-as-library", "-swift-version", "5", "-enable-bare-slash-regex"]

    /// Returns the programs that ask the driver, each of which prints its answer. All answers together are the parameter of
    /// ``init(answers:)``.
    ///
    /// The driver leaves files behind in the temporary folder. Its path is absolute: the driver of Swift 6.3 crashes where it completes one
    /// with a folder that has a name in Hangul.
    package static func questions(temporaryFolder: String) -> [[String]] {
        #if os(Linux)
            let linker = ["-use-ld=lld"]
        #else
            let linker: [String] = []
        #endif
        let ask = ["env", "TMPDIR=" + temporaryFolder, compiler, "-###"]
        return [
            ask + ["-c", "-wmo", "-module-name", "Prelude", "-package-name", "Kiosk"] + language
                + Koan.prelude.map(\.name) + ["-o", "prelude.o"],
            ask + ["-c", "-wmo", "-module-name", "Koan", "-suppress-warnings", "-diagnostic-style", "llvm", "-g"]
                + language
                + ["-I", ".", "-Xfrontend", "-import-module", "-Xfrontend", "Prelude"]
                + [koanFile, checkFile, mainFile, "-o", "koan.o"],
            ask + ["koan.o", "prelude.o", "-o", "koan"] + linker,
        ]
    }

    /// Reads the lines that the driver has printed; `nil` where they are no commands.
    package init?(answers: String) {
        let commands = answers.split(separator: "\n").map { Self.local(Self.words(String($0))) }
        guard let prelude = commands.first(where: { $0.contains("prelude.o") && $0.contains("-frontend") }),
            let compile = commands.first(where: { $0.contains("koan.o") && $0.contains("-frontend") })
        else { return nil }
        // The driver would hand this on in a temporary file.
        self.prelude = prelude + ["-emit-module-path", "Prelude.swiftmodule"]
        self.compile = compile
        link = commands.filter { $0.contains("koan.o") && !$0.contains("-frontend") }
        guard !link.isEmpty else { return nil }
    }

    /// Returns the words of the programs of one run, of which the first compiles the koan, with `-O` if it is to be
    /// fast, and the last is the koan, behind a fence and with an environment that has nothing but a home folder of its own.
    package func programs(isOptimized: Bool = false, home: String, behind fence: [String] = []) -> [[String]] {
        [isOptimized ? compile + ["-O"] : compile] + link
            + [fence + ["env", "-i", "HOME=" + home, "TMPDIR=" + home, Self.backtrace, "./koan"]]
    }

    /// Returns a command whose temporary files are in the folder of the koan. The list of the files that are not asked for is left out.
    private static func local(_ words: [String]) -> [String] {
        var words = words
        if let list = words.firstIndex(of: "-supplementary-output-file-map") {
            words.removeSubrange(list..<min(list + 2, words.count))
        }
        return words.map { word in
            guard word.contains("/TemporaryDirectory."), let slash = word.lastIndex(of: "/") else { return word }
            return (word.hasPrefix("@") ? "@" : "") + word[slash...].dropFirst()
        }
    }

    /// Splits a line into words as a shell does: blanks separate them, quotation marks and backslashes keep blanks.
    static func words(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let mark = quote {
                if character == mark { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == " " {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
