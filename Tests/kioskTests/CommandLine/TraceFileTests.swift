import System
import TestSupport
import Testing

@testable import ScreenKit
@testable import ScreenTrace

/// `--trace FILE`: what the objects said to each other, in a file.
@Suite(.waiting) nonisolated struct TraceFileTests {
    private let folder: TemporaryFolder
    /// Every way back through a delegate that the design has.
    private static let story =
        "juice\nstrawberry\nyes\nstrawberry +10\n1 calc\nexpect 계산기\n6*4=\nreturn\nsave\nhome\n"
        + "calculator\n12+34=\nac\ndeleted\n1\nstyle\nformula\nquit\n"

    init() throws {
        folder = try TemporaryFolder()
    }

    private func play(_ script: String, to name: String, _ words: String...) throws -> (Outcome, file: String) {
        let script = try TemporaryFile(script)
        let path = folder.path + "/" + name
        let outcome = try ProgramRun(["play", script.path, "--trace", path] + words).outcome()
        return (outcome, try TextFile.contents(of: path))
    }

    // MARK: What is written

    @Test func `a script's trace as text has every message, and names the records that it led to`() throws {
        let (outcome, file) = try play("juice\nstock\nkiwi 12\nsave\nhome\nquit\n", to: "a.txt")
        #expect(outcome.ending == .exit(0))
        try GoldenFile("script", suite: #filePath).expect(String(Self.withoutLines(file).dropLast()))
    }

    /// The lines of the source change with the source.
    private static func withoutLines(_ text: some StringProtocol) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0.split(separator: " · ", maxSplits: 1, omittingEmptySubsequences: false)[0]) }
            .joined(separator: "\n")
    }

    @Test func `a message names the line of the source that sent it, and that line is the call`() throws {
        let (_, file) = try play(Self.story, to: "a.txt", "--lang", "ko")
        let sources = TextFile.packageFolder + "/Sources/KioskAssets/"
        let paths = try TextFile.lines(of: sources + "SourceList.h").filter { $0.hasPrefix("#define") }
            .map { sources + $0.split(separator: "\"")[1] }
        var count = 0
        for line in file.split(separator: "\n") {
            let parts = line.split(separator: " · ", maxSplits: 1)
            guard parts.count == 2 else {
                // Each message to a delegate has one call.
                #expect(!line.hasPrefix("[message]"), "\(line)")
                continue
            }
            let place = parts[1].split(separator: ":").map(String.init)
            let path = try #require(paths.first { $0.hasSuffix("/../" + place[0]) })
            let source = try TextFile.contents(of: path).split(separator: "\n", omittingEmptySubsequences: false)
            let number = try #require(Int(place[1]))
            let method = parts[0].drop { $0 != ":" }.dropFirst(2).prefix { $0 != "(" }
            #expect(source[number - 1].contains("\(method)("), "\(line)")
            count += 1
        }
        #expect(count > 10)
    }

    @Test(arguments: playsAllRounds ? ["mmd", "jsonl", "txt", "html"] : ["mmd", "html"])
    func `a script plays to the same file, byte for byte, in any language, and Mermaid takes its diagram`(
        ending: String
    ) throws {
        let (first, file) = try play(Self.story, to: "1." + ending, "--lang", "ko")
        #expect(first.errors == "")
        #expect(first.ending == .exit(0))
        if ending == "mmd" {
            #expect(MermaidGrammar.complaint(about: file) == nil && file.hasPrefix("sequenceDiagram\n"))
        }
        #expect(try play(Self.story, to: "2." + ending, "--lang", "ko").file == file)
        let english = Self.story.split(separator: "\n").filter { !$0.hasPrefix("expect") }.joined(separator: "\n")
        #expect(try play(english, to: "3." + ending, "--lang", "en").file == file)
        for message in [
            "stockScreen(_:save: [strawberry +14], reason: .counted)", "calculatorScreen(_:use: 24)",
            "deletedValuesScreen(_:didChoose: ", "styleScreen(_:didChoose: formula)",
        ] {
            #expect(file.contains(message))
        }
    }

    @Test func `whatever a trace can hold, Mermaid takes it`() {
        let names = ["StockScreen", "StockScreen#2", "Navigator", nil, "EndScreen", "Pair<Int>", "주문화면", "재고화면"]
        let texts = ["init(stock: [end 1; b #2], x: %%)", "end", "did(_:with: –1.5E+7)", "wrap: 한글", "", "a\nb"]
        var writer = TraceWriter(.mermaid)
        var diagram = writer.header
        for kind in TraceEvent.Kind.allCases {
            for (sender, receiver) in zip(names, names.dropFirst() + names.prefix(1)) {
                for (index, text) in texts.enumerated() {
                    let hasReturned = index % 2 == 1
                    diagram += writer.lines(
                        for: TraceEvent(
                            kind, from: sender, to: receiver, text, records: 1...2, hasReturned: hasReturned))
                }
            }
        }
        #expect(MermaidGrammar.complaint(about: diagram) == nil)
    }

    @Test(arguments: [
        "", "sequenceDiagram", "graph\n", "sequenceDiagram\nA->>B: x\n", "sequenceDiagram\nparticipant A\n",
        "sequenceDiagram\nparticipant end as A\n", "sequenceDiagram\nparticipant A as A;\n",
        "sequenceDiagram\nparticipant A as A\nA->>A:\n", "sequenceDiagram\nparticipant A as A\nA->>A: a;b\n",
        "sequenceDiagram\nparticipant A as A\nA->>A: a #b\n", "sequenceDiagram\nparticipant A as A\nA->>A: the end\n",
        "sequenceDiagram\nparticipant A as A\nA A: x\n", "sequenceDiagram\nparticipant A as A\nNote over B: x\n",
    ])
    func `the check of the grammar sees what Mermaid does not take`(diagram: String) {
        #expect(MermaidGrammar.complaint(about: diagram) != nil)
    }

    @Test func `with a data folder the numbers of the records go on`() throws {
        let data = folder.path + "/data"
        _ = try kiosk("order", "banana", "--data", data)
        let (_, file) = try play("juice\nbanana 2\nquit\n", to: "a.txt", "--data", data)
        #expect(
            file.contains("[call] JuiceBar → FileLedger: sell([banana:2]) (record 3) · JuiceMaker/Bar/JuiceBar.swift:"))
        #expect(file.contains("[return] JuiceBar → OrderScreen: ready(2 banana:2)\n"))
    }

    @Test func `a file that was longer is replaced`() throws {
        let path = folder.path + "/a.txt"
        _ = try kiosk("--plain", "--trace", path, input: "juice\nmango\nquit\n")
        _ = try kiosk("--plain", "--trace", path, input: "quit\n")
        #expect(try TextFile.contents(of: path) == "[start] HomeScreen: on the stack\n")
    }

    @Test(arguments: playsAllRounds ? ["mmd", "jsonl", "txt", "html"] : ["mmd", "html"])
    func `a file that is no trace is overwritten only where that is asked for`(ending: String) throws {
        let path = folder.path + "/notes." + ending
        let notes = String(repeating: "my notes\n", count: 100)
        try TextFile.write(notes, to: path)
        let line = "--plain --ephemeral --lang en --trace \(path)"
        try expectRefusals([(64, line, "\(path): the file exists and is not a trace (overwrite it: --force)")])
        #expect(try TextFile.contents(of: path) == notes)
        for _ in 0..<2 { #expect(try kiosk(line: line + " --force", input: "quit\n").ending == .exit(0)) }
        #expect(try !TextFile.contents(of: path).contains("notes"))
        #expect(try kiosk(line: line, input: "quit\n").ending == .exit(0))
    }

    @Test func `whatever begins as a ledger, its mark or a calculator's file is never replaced`() throws {
        let other = folder.path + "/other"
        #expect(try kiosk("order", "mango", "--data", other).ending == .exit(0))
        #expect(try kiosk("--plain", "--data", other, input: "1\n1+2=\nquit\n").ending == .exit(0))
        for name in ["ledger.jsonl", "ledger.jsonl.mark", "calculator-1.jsonl"] {
            let whole = try TextFile.contents(of: other + "/" + name)
            let copy = folder.path + "/copy.txt"
            try TextFile.write(whole, to: copy)
            for path in [copy, other + "/" + name] where path.hasSuffix("l") || path == copy {
                let outcome = try kiosk(line: "--plain --ephemeral --trace \(path) --force", input: "quit\n")
                #expect(outcome.ending == .exit(64), "\(path)")
                #expect(try TextFile.contents(of: path) == whole)
            }
        }
    }

    @Test func `a recording takes the place of no file in the folder of a ledger`() throws {
        let data = folder.path + "/data"
        #expect(try kiosk("order", "mango", "--data", data).ending == .exit(0))
        let script = folder.path + "/script.txt"
        try TextFile.write("quit\n", to: script)
        for name in ["ledger.jsonl.unfinished", "staff.tries"] {
            try TextFile.write("kept\n", to: data + "/" + name)
            let outcome = try kiosk("play", script, "--cast", data + "/" + name, "--force", "--lang", "en")
            #expect(outcome.errors.contains("this is the data folder, or a file of it"))
            #expect(outcome.ending == .exit(64))
            #expect(try TextFile.contents(of: data + "/" + name) == "kept\n")
        }
    }

    @Test func `a trace never takes the place of the data or of an input, by whatever name`() throws {
        let data = folder.path + "/data"
        let options = "--data \(data) --lang en --force"
        #expect(try kiosk("order", "mango", "--data", data).ending == .exit(0))
        let ledger = try TextFile.contents(of: data + "/ledger.jsonl")
        for (name, target) in [("hard.jsonl", "ledger.jsonl"), ("mark.jsonl", "ledger.jsonl.mark")] {
            #expect(link(data + "/" + target, folder.path + "/" + name) == 0)
        }
        #expect(symlink(data + "/ledger.jsonl", folder.path + "/soft.jsonl") == 0)
        for path in [
            data + "/ledger.jsonl", data + "/new.txt", data + "/../data/new.txt", folder.path + "/hard.jsonl",
            folder.path + "/soft.jsonl", folder.path + "/mark.jsonl",
        ] {
            let outcome = try kiosk(line: "--plain --trace \(path) \(options)", input: "quit\n")
            #expect(outcome.errors.hasPrefix("kiosk: \(path): this is the data folder, or a file of it;"))
            #expect(outcome.ending == .exit(64))
        }
        #expect(try TextFile.contents(of: data + "/ledger.jsonl") == ledger)

        let script = folder.path + "/script.txt"
        try TextFile.write("quit\n", to: script)
        let outcome = try kiosk(line: "play \(script) --trace \(folder.path)/./script.txt \(options)")
        #expect(outcome.errors.contains("this file is read by the same command"))
        #expect(outcome.ending == .exit(64))
        #expect(try TextFile.contents(of: script) == "quit\n")
    }

    @Test(.heavy) func `a long session is written to its end`() throws {
        let lines = String(repeating: "banana\nstock\nbanana 100\nsave\n", count: 100)
        let (outcome, file) = try play("juice\n" + lines + "quit\n", to: "a.jsonl")
        #expect(outcome.ending == .exit(0))
        let written = file.split(separator: "\n")
        // One for the start and two for the order screen; an order has three, a change of the stock has nine; `quit` leaves the order
        // screen, which is then released.
        #expect(written.count == 3 + 100 * 12 + 2)
        #expect(written.last?.contains("\"deinit\"") == true)
    }

    // MARK: Line by line

    @Test func `the file is whole when the session is killed`() throws {
        let path = folder.path + "/a.txt"
        let talk = try PipeConversation("--plain", "--ephemeral", "--lang", "en", "--trace", path)
        _ = try talk.answer(to: "juice", startingWith: "Commands: ")
        _ = try talk.answer(to: "kiwi", startingWith: "No. 1")
        // The answer to the next line comes after the trace of this one was written.
        _ = try talk.answer(to: "what", startingWith: "! ")
        #expect(talk.terminate() == .signal(SIGTERM))
        let file = try TextFile.contents(of: path)
        #expect(file.hasSuffix("[return] JuiceBar → OrderScreen: ready(1 kiwi)\n"))
    }

    @Test func `in line mode the word trace says what follows, the objects, and then no more`() throws {
        let input = "trace\njuice\nstock\ntrace map\nmango 11\nsave\ntrace\nhome\nquit\n"
        let lines = try kiosk("--plain", "--ephemeral", "--lang", "en", input: input).lines
        let said = lines.map { Self.withoutLines($0) }.filter {
            $0.hasPrefix("[") || $0.hasPrefix("Trace o") || $0.contains("weak")
        }
        try GoldenFile("english-lines", suite: #filePath).expect(said.joined(separator: "\n"))
    }

    @Test func `the lines of a Korean session are Korean, and those of its file are not`() throws {
        let path = folder.path + "/a.txt"
        let input = "추적\n쥬스 메이커\n재고\n망고 11\n저장\n망고쥬스\n"
        let lines = try kiosk("--plain", "--ephemeral", "--lang", "ko", "--trace", path, input: input).lines
        let said = lines.filter { $0.hasPrefix("[") }.prefix(11).map { Self.withoutLines($0) }
        try GoldenFile("korean-lines", suite: #filePath).expect(said.joined(separator: "\n"))
        #expect(try TextFile.contents(of: path).hasPrefix("[start] HomeScreen: on the stack\n[injection] → "))
    }

    // MARK: What goes wrong

    @Test func `a file that cannot be opened is said at once, and so is a full disk`() throws {
        var rows = [("/nowhere/a.txt", "No such file or directory")]
        #if os(Linux)
            #expect(symlink("/dev/full", folder.path + "/full.txt") == 0)
            rows.append(("/full.txt", "No space left on device"))
        #endif
        for (name, reason) in rows {
            let path = folder.path + name
            let refusal = "\(path): the trace cannot be written: \(reason)"
            try expectRefusals([(74, "--trace \(path) --lang en --ephemeral", refusal)])
        }
    }
}
