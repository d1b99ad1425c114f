import System
import TestSupport
import Testing

/// Several kiosks with a folder each, on one real server.
@Suite(.waiting, .enabled(if: NatsServer.path != nil, "nats-server is not in PATH"))
nonisolated struct ShopTests {
    private let server: NatsServer
    private let folder: TemporaryFolder

    init() throws {
        server = try NatsServer()
        folder = try TemporaryFolder()
        let made = try kiosk("shop", "create", url, "--data", folder.path(of: "a"), "--lang", "en")
        expect(made, output: "\(url) has the ledger of the shop: records: 1, replica: \(folder.path(of: "a"))\n")
    }

    private var url: String { "nats://127.0.0.1:\(server.port)/bar" }

    private func options(_ name: String) -> [String] { ["--shop", url, "--data", folder.path(of: name)] }

    private func run(_ line: String, on name: String, input: String = "") throws -> Outcome {
        try kiosk(line: "\(line) --lang en " + options(name).joined(separator: " "), input: input)
    }

    private func openKiosk(_ name: String) throws -> TerminalRun {
        try TerminalRun(options(name)).openJuiceMaker()
    }

    @Test func `orders of several machines have numbers of one row`() throws {
        expect(try run("order mango", on: "a"), output: "1 mango\n")
        expect(try run("order -", on: "b", input: "kiwi\nbanana 2\n"), output: "2 kiwi\n3 banana:2\n")
        expect(try run("order --request r mango", on: "a"), output: "4 mango\n")
        expect(try run("order --request r mango", on: "b"), output: "4 mango\n")
        #expect(try run("void 4 --reason spilt", on: "c").ending == .exit(0))
        #expect(try run("stock --json", on: "a").output.contains("\"mango\": 7"))
        #expect(try run("close", on: "b").ending == .exit(0))
        #expect(try run("report", on: "a").ending == .exit(0))
        let ledger = try TextFile.contents(of: folder.path(of: "a/ledger.jsonl"))
        _ = try run("stock", on: "c")
        #expect(try TextFile.contents(of: folder.path(of: "c/ledger.jsonl")) == ledger)
        #expect(try kiosk("ledger", "verify", "--data", folder.path(of: "c")).ending == .exit(0))
    }

    @Test func `an order on one screen shows on the others, and the board calls it`() throws {
        let (left, right) = (try openKiosk("a"), try openKiosk("b"))
        let board = try TerminalRun(["board"] + options("c"))
        try left.play([("2⏎", "1번 나왔습니다!")])
        try right.wait(for: "바나나 8") { _ in right.stock(of: "바나나") == 8 }
        try board.wait(for: "바나나쥬스")
        try right.play([("3⏎", "2번 나왔습니다!")])
        try left.wait(for: "키위 7") { _ in left.stock(of: "키위") == 7 }
        for screen in [left, right] { try screen.quit() }
    }

    @Test func `while the server is away screens stay, and go on by themselves when it is back`() throws {
        let screen = try openKiosk("a")
        server.kill()
        try screen.wait(for: "가게 서버에 연결할 수 없습니다")
        let refused = try run("order mango --wait 1", on: "b")
        #expect(refused.ending == .exit(74) && refused.output.isEmpty)
        #expect(refused.errors.contains("cannot be reached: \(url)"))
        // Lines are for whoever starts the board, and not for customers.
        let lines = try run("board --plain --wait 1", on: "a")
        #expect(lines.ending == .exit(74) && lines.output.isEmpty)
        #expect(lines.errors.contains("cannot be reached: \(url)"))
        let late = try openKiosk("a")
        try late.wait(for: "가게 서버에 연결할 수 없습니다")
        try server.start()
        try late.wait(untilGone: "가게 서버에 연결할 수 없습니다")
        late.press(TerminalKey.controlC)
        #expect(late.waitForEnd() == .exit(0))
        try screen.play([("", .gone("가게 서버에 연결할 수 없습니다")), ("2⏎", "1번 나왔습니다!")])
        try screen.quit()
    }

    @Test func `a wait for the server names it, and any key ends it`() throws {
        let screen = try openKiosk("a")
        server.kill()
        try screen.play([
            ("", "가게 서버에 연결할 수 없습니다"), ("2⏎", "서버를 기다리는 중: \(url)"), ("x", .gone("서버를 기다리는 중")),
        ])
        try screen.quit()
    }

    @Test func `nothing is written into a replica without its shop`() throws {
        _ = try run("order mango", on: "a")
        let data = "--data \(folder.path(of: "a"))"
        let replica = folder.path(of: "a")
        for _ in 1...2 {
            let lines = ["order mango", "ledger accept", "close", ""].map { "\($0) --lang en \(data)" }
            let hint = "\(replica): the ledger is the replica of a shop; use --shop \(url)"
            try expectRefusals(64, lines.map { ($0, hint) })
            // The mark tells of the shop as well.
            folder.remove("a/ledger.shop")
        }
        let korean = "\(replica): 가게 장부의 복제본입니다. 이 옵션을 사용하세요: --shop \(url)"
        try expectRefusals([(64, "order mango --lang ko \(data)", korean)])
        expect(try run("order mango", on: "a"), output: "2 mango\n")
        #expect(try kiosk(line: "stock " + data).ending == .exit(0))
        let other = try kiosk(line: "order mango --shop \(url)2 --lang en " + data)
        #expect(other.ending == .exit(74) && other.errors.contains("the folder has the replica of another ledger"))
    }

    @Test func `the status and the repair tell how the server and the replica stand to each other`() throws {
        let status = try run("shop status", on: "a")
        #expect(status.ending == .exit(0))
        #expect(status.lines.count == 4 && status.lines[2].hasPrefix("last record: 1 on the server, 1 in the replica"))
        expect(try run("shop repair", on: "a"), output: "the server has all records of the replica\n")
        server.kill()
        try server.copyStore(from: "data", to: "older")
        try server.start()
        _ = try run("order mango", on: "a")
        server.kill()
        try server.copyStore(from: "older", to: "data")
        try server.start()
        let refused = try run("order mango", on: "a")
        #expect(refused.ending == .exit(74) && refused.output.isEmpty)
        #expect(refused.errors.contains("{\"seq\":2,") && refused.errors.contains("{\"seq\":1,"))
        #expect(try run("shop status", on: "a").ending == .exit(1))
        #expect(try run("shop repair", on: "a", input: "n\n").ending == .exit(1))
        #expect(try run("shop repair", on: "a", input: "y\n").lines.last == "put back: 2")
        expect(try run("order mango", on: "b"), output: "2 mango\n")
    }

    @Test(arguments: ["en", "ko"]) func `what a server calls itself moves nothing on the terminal`(
        language: String
    ) throws {
        var relay = try ServerRelay(
            to: server.port, replacing: ["version", "server_name"], with: #"2.9\u001b[31m\u009b2J"#)
        let output = try TemporaryFile("")
        let line = "shop status --shop nats://127.0.0.1:\(relay.port)/bar --data \(folder.path) --lang \(language)"
        var spawn = Spawn(
            path: try BuiltProgram.path(), arguments: line.split(separator: " ").map { Array($0.utf8) })
        spawn.environment = BuiltProgram.environment()
        for descriptor in [1, 2] as [Int32] {
            spawn.descriptors[descriptor] = .file(output.path, flags: O_WRONLY | O_APPEND)
        }
        let process = try ChildProcess(spawn)
        try relay.relay { process.check() != nil }
        #expect(process.wait() == .exit(0))
        let status = Outcome(output: try TextFile.contents(of: output.path))
        #expect(status.lines.first?.ranges(of: "2.9").count == 2)
        #expect(!status.hasControlCharacters)
    }

    @Test func `a server that has lost everything gets the ledger of the replica back`() throws {
        expect(try run("order mango", on: "a"), output: "1 mango\n")
        _ = try run("stock", on: "b")
        server.kill()
        server.removeStore()
        try server.start()
        #expect(try run("order mango", on: "a").ending == .exit(74))
        #expect(try run("shop repair", on: "a", input: "y\n").lines.last == "put back: 1–2")
        expect(try run("order mango", on: "a"), output: "2 mango\n")
        #expect(try run("order mango", on: "b").ending == .exit(74))
        expect(try run("shop repair", on: "b"), output: "the server has all records of the replica\n")
        expect(try run("order mango", on: "b"), output: "3 mango\n")
    }

    @Test func `a shop that was mistyped is neither repaired nor created`() throws {
        for word in ["repair", "status"] {
            let outcome = try kiosk(line: "shop \(word) --shop \(url)2 --data \(folder.path(of: "x")) --lang en")
            #expect(outcome.ending == .exit(74) && outcome.output.isEmpty)
            #expect(outcome.errors.contains("the server has no ledger of this shop"))
        }
    }

    @Test func `a shop that is there already keeps its menu, and another one is refused`() throws {
        let menu = """
            {"capacity": 9, "fruits": [{"id": "fig", "name": {}}],
            "juices": [{"id": "fig", "name": {}, "needs": [{"fruit": "fig", "count": 1}]}]}
            """
        try folder.append(menu, to: "menu.json")
        let options = "--menu \(folder.path(of: "menu.json")) --data \(folder.path(of: "b")) --lang en"
        let outcome = try kiosk(line: "shop create \(url) \(options)")
        #expect(outcome.ending == .exit(65) && outcome.errors.contains("menu.json"))
        expect(try run("order mango", on: "b"), output: "1 mango\n")
    }

    @Test func `a replica that is damaged is read again from the server`() throws {
        expect(try run("order mango", on: "b"), output: "1 mango\n")
        let ledger = folder.path(of: "b/ledger.jsonl")
        let text = try TextFile.contents(of: ledger)
        folder.remove("b/ledger.jsonl.mark")
        try TextFile.write(text.replacing("mango\":1", with: "mango\":2"), to: ledger)
        let refused = try run("order mango", on: "b")
        #expect(refused.ending == .exit(65))
        #expect(refused.errors.contains("(this is the replica of a shop: remove the files ledger.* of the folder"))
        for name in ["ledger.jsonl", "ledger.jsonl.mark", "ledger.shop"] { folder.remove("b/" + name) }
        expect(try run("order mango", on: "b"), output: "2 mango\n")
        #expect(try TextFile.contents(of: ledger).contains("\"lines\":{\"mango\":1}"))
    }

    @Test func `no wait for the server is long enough for one that is there`() throws {
        expect(try run("order mango --wait 0", on: "a"), output: "1 mango\n")
    }

    @Test func `a wrong address and a missing key are refused`() throws {
        #expect(try kiosk("stock", "--shop", "10.0.0.2/bar").ending == .exit(64))
        #expect(try kiosk("stock", "--shop", url, "--ephemeral").ending == .exit(64))
        try folder.append("word\n", to: "key")
        let shared = try kiosk("stock", "--shop", url, "--shop-key", folder.path(of: "key"), "--lang", "en")
        #expect(shared.ending == .exit(74) && shared.errors.contains("chmod 600"))
    }
}

/// A server that was started without JetStream.
@Suite(.waiting, .enabled(if: NatsServer.path != nil, "nats-server is not in PATH"))
nonisolated struct ServerWithoutStreamsTests {
    @Test(arguments: ["en", "ko"]) func `a server without JetStream is named, and not a ledger that is missing`(
        language: String
    ) throws {
        let server = try NatsServer("port: 4222\n")
        let folder = try TemporaryFolder()
        let url = "nats://127.0.0.1:\(server.port)/bar"
        let sentence =
            language == "en"
            ? "the server runs without JetStream; start it with nats-server -js: \(url)"
            : "서버에 JetStream이 없습니다. nats-server -js로 시작하세요: \(url)"
        let lines = ["shop create \(url)", "shop status --shop \(url)", "order mango --shop \(url)"]
        try expectRefusals(74, lines.map { ("\($0) --data \(folder.path) --lang \(language)", sentence) })
    }
}
