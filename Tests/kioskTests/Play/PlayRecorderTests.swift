import Core
import System
import TestSupport
import Testing

/// `kiosk play --pictures` and `--cast`: what a script shows on a whole terminal, in files.
@Suite(.waiting) nonisolated struct PlayRecorderTests {
    private static let sums = """
        picture home
        1
        12+3=
        pause "And \\"twice\\" that?"
        *2=
        picture sum-2

        """

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func play(_ script: String, _ words: String...) throws -> Outcome {
        let file = try TemporaryFile(script)
        return try kiosk(["play", file.path, "--lang", "en"] + words)
    }

    @Test func `each picture is a file, and the same one each time`() throws {
        let pictures = folder.path(of: "pictures")
        let plain = try play(Self.sums)
        let drawn = try play(Self.sums, "--pictures", pictures)
        #expect(drawn.output == plain.output)
        #expect(drawn.errors == "")
        #expect(TemporaryFolder.names(in: pictures) == ["home.svg", "sum-2.svg"])
        let home = try TextFile.contents(of: pictures + "/home.svg")
        #expect(home.contains("viewBox=\"0 0 800 480\""))
        #expect(home.contains(">Calculator</text>"))
        let sum = try TextFile.contents(of: pictures + "/sum-2.svg")
        #expect(sum.contains(">30</text>"))
        #expect(try play(Self.sums, "--pictures", pictures).errors == "")
        #expect(try TextFile.contents(of: pictures + "/sum-2.svg") == sum)
    }

    @Test(arguments: [true, false])
    func `a link in the place of a picture is not followed`(isDangling: Bool) throws {
        let (pictures, outside) = (folder.path(of: "pictures"), folder.path(of: "outside"))
        #expect(mkdir(pictures, 0o700) == 0)
        if !isDangling { try TextFile.write("<svg", to: outside) }
        #expect(symlink(outside, pictures + "/home.svg") == 0)
        let outcome = try play(Self.sums, "--pictures", pictures)
        #expect(outcome.ending == .exit(74) && outcome.output.isEmpty)
        #expect(outcome.errors.contains("home.svg") && outcome.errors.contains("symbolic link"))
        #expect((try? TextFile.contents(of: outside)) == (isDangling ? nil : "<svg"))
    }

    @Test func `the size is that of the option, and a time in a picture is the same each time`() throws {
        let script = "1\n12+3=\nhistory\npicture history\n"
        #expect(try play(script, "--pictures", folder.path, "--size", "160x40").errors == "")
        let history = try TextFile.contents(of: folder.path(of: "history.svg"))
        #expect(history.contains("viewBox=\"0 0 1600 800\""))
        #expect(history.contains(">12:00</text>"))
    }

    @Test func `a picture is the same on every terminal`() throws {
        let script = try TemporaryFile(Self.sums)
        let pictures = try ["C", "C.UTF-8"].map { locale in
            let outcome = try kiosk(
                "play", script.path, "--lang", "en", "--pictures", folder.path,
                environment: ["LC_ALL": locale, "TERM": locale == "C" ? "dumb" : "xterm", "NO_COLOR": "1"])
            #expect(outcome.errors == "")
            #expect(locale != "C" || outcome.output.utf8.allSatisfy { $0 < 0x80 })
            return try TextFile.contents(of: folder.path(of: "sum-2.svg"))
        }
        #expect(pictures[0] == pictures[1])
        #expect(pictures[0].contains(">÷</text>"))
    }

    @Test(arguments: ["picture", "picture ../a", "Picture -a", "picture 화면", "picture HOME"])
    func `the name of a picture is checked, drawn or not`(line: String) throws {
        let message =
            line == "picture HOME"
            ? "picture HOME: an earlier line has this name"
            : "picture needs a name of letters, digits and hyphens: picture NAME"
        let outcome = try play("picture home\n\(line)\nquit\n")
        #expect(outcome.output == "")
        #expect(outcome.errors.hasSuffix(":2: \(message)\n"))
        #expect(outcome.ending == .exit(65))
    }

    @Test func `after the end there is nothing to draw`() throws {
        let script = "quit\npicture late\n"
        #expect(try play(script).ending == .exit(0))
        let outcome = try play(script, "--pictures", folder.path)
        #expect(outcome.errors.hasSuffix(":2: the kiosk has ended, there is no screen to draw: late\n"))
        #expect(outcome.ending == .exit(1))
    }

    @Test func `a file that is no picture or no recording is overwritten only where that is asked for`() throws {
        let path = folder.path(of: "home.svg")
        let notes = String(repeating: "<svg>my own</svg>\n", count: 5_000)
        try TextFile.write(notes, to: path)
        let outcome = try play(Self.sums, "--pictures", folder.path)
        #expect(
            outcome.errors
                == "kiosk: \(path): the file exists and was not made by kiosk play (overwrite it: --force)\n")
        #expect(outcome.output == "" && outcome.ending == .exit(64))
        #expect(try TextFile.contents(of: path) == notes)
        #expect(try play(Self.sums, "--pictures", folder.path, "--force").ending == .exit(0))
        #expect(try TextFile.contents(of: path).hasSuffix("</g>\n</svg>\n"))
        let cast = folder.path(of: "notes.cast")
        try TextFile.write("{\"version\": 2, \"width\": 80}\n", to: cast)
        let recording = try play(Self.sums, "--cast", cast)
        #expect(recording.errors.contains("was not made by kiosk play") && recording.ending == .exit(64))
    }

    @Test func `a folder that cannot be made is an error before anything is played`() throws {
        let path = folder.path(of: "none/pictures")
        let outcome = try play(Self.sums, "--pictures", path)
        #expect(outcome.errors.hasPrefix("kiosk: \(path): it cannot be written: "))
        #expect(outcome.output == "" && outcome.ending == .exit(74))
    }

    @Test(arguments: ["80", "39x24", "80x11", "301x24", "80x81", "80x24x1", "x"])
    func `a size has two numbers within limits`(size: String) throws {
        let outcome = try play("quit\n", "--size", size)
        #expect(outcome.errors == "kiosk: invalid value for --size: \(size) (expected: 40x12–300x80)\n")
        #expect(outcome.ending == .exit(64))
    }

    @Test func `a recording has a frame for each change, in the time of the script, and shows it again`() throws {
        let path = folder.path(of: "a.cast")
        #expect(try play(Self.sums, "--cast", path, "--size", "100x30").errors == "")
        let cast = try TextFile.contents(of: path)
        #expect(try play(Self.sums, "--cast", path, "--size", "100x30").errors == "")
        #expect(try TextFile.contents(of: path) == cast)

        let lines = cast.split(separator: "\n")
        #expect(lines.first == "{\"version\": 2, \"title\": \"kiosk play\", \"width\": 100, \"height\": 30}")
        // 1 takes 0.6 s, 12+3= takes 1 s, the pause 1.5 s, and *2= takes 0.8 s.
        let starts = [
            "[0.0, \"o\", \"\\u001b[?2026h\\u001b[m\\u001b[H\\u001b[J", "[0.6, \"o\", \"\\u001b[?2026h",
            "[1.6, \"o\", ", "[1.6, \"m\", \"And \\\\\\\"twice\\\\\\\" that?\"]", "[3.9, \"o\", ", "[3.9, \"o\", \"\"]",
        ]
        #expect(lines.count == starts.count + 1)
        #expect(zip(lines.dropFirst(), starts).allSatisfy { $0.hasPrefix($1) }, "\(lines)")

        // Played back, it shows the screens of the script.
        var terminal = EmulatedTerminal.used(columns: 100, rows: 30)
        var screens: [String] = []
        for line in lines.dropFirst() {
            guard case .array(let event) = try JSONValue(parsing: Array(line.utf8)).content, event.count == 3 else {
                Issue.record("no event: \(line)")
                continue
            }
            if event[1].text == "o" { terminal.feed((event[2].text ?? "").utf8) }
            screens.append(terminal.text)
        }
        let signs = [
            "What would you like to do?", "Kiosk › Calculator", "12 + 3 =", "12 + 3 =", "15 × 2 =", "15 × 2 =",
        ]
        #expect(screens.count == signs.count)
        #expect(zip(screens, signs).allSatisfy { $0.contains($1) }, "\(screens)")
        #expect(terminal.complaints == [])
        #expect(!terminal.isInFrame)
    }
}
