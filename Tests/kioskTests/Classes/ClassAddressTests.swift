import System
import TestSupport
import Testing

/// What is said of a class that cannot be joined, in both languages.
@Suite(.waiting, .enabled(if: NatsServer.path != nil, "nats-server is not in PATH"))
nonisolated struct ClassAddressTests {
    private func expect(
        _ words: [String], english: String, korean: String, exitCode: Int32,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for (language, sentence) in [("en", english), ("ko", korean)] {
            kioskTests.expect(
                try kiosk(words + ["--lang", language]), errors: "kiosk: \(sentence)\n", exitCode: exitCode,
                sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: ["a\u{1B}[2J", "a\u{202E}b", "a\nb", " ", String(repeating: "x", count: 61)])
    func `a name that would not be shown as it is, is refused`(name: String) throws {
        try expect(
            ["--class", "nats://h/swift", "--name=" + name],
            english: "a name has 1 to 60 letters of English, or 20 of Korean, and no control characters",
            korean: "이름은 한글 20자, 영어 60자까지이고 제어 문자가 없어야 합니다", exitCode: 64)
    }

    @Test func `a class needs a name, and a name a class`() throws {
        let (classroom, name) = (["--class", "nats://h/swift"], ["--name", "a"])
        for command in [[], ["koans"]] {
            try expect(
                command + classroom, english: "--class needs --name", korean: "--class 옵션에는 --name도 필요합니다",
                exitCode: 64)
            try expect(
                command + name, english: "--name needs --class", korean: "--name 옵션에는 --class도 필요합니다", exitCode: 64)
        }
    }

    @Test func `a server without the class, and one that wants a key, say so`() throws {
        let server = try NatsServer(
            "port: 4222\njetstream { store_dir: \"shop-data\" }\nauthorization { token: \"apple\" }\n")
        let folder = try TemporaryFolder()
        let url = "nats://127.0.0.1:\(server.port)/swift"
        for key in ["apple", "pear"] { try folder.append(key + "\n", to: key) }
        for key in ["apple", "pear"] { try folder.allowReading(key, false) }
        let student = ["--class", url, "--name", "a", "--data", folder.path]
        let data = ["--data", folder.path]
        let (apple, pear) = (["--shop-key", folder.path(of: "apple")], ["--shop-key", folder.path(of: "pear")])
        for words in [student, student + pear, ["class", url] + data, ["class", "create", url] + data + pear] {
            try expect(
                words,
                english:
                    "the server of the class has refused: \(url) (Authorization Violation); put its key into the file of --shop-key",
                korean: "수업 서버가 거부했습니다: \(url) (Authorization Violation). 키는 --shop-key 파일에 저장하세요", exitCode: 74)
        }
        for words in [student + apple, ["class", url] + data + apple, ["class", "shop", url] + data + apple] {
            try expect(
                words,
                english: "the server has no such class; the teacher creates it with kiosk class create: \(url)",
                korean: "서버에 이 수업이 없습니다. 선생님이 kiosk class create로 만듭니다: \(url)", exitCode: 74)
        }
        for words in [["class", "create", url] + data, student + ["--lang", "en"]] {
            #expect(try kiosk(words + apple).ending == .exit(0))
        }
    }

    @Test func `a board without its server does not open`() throws {
        let url = "nats://127.0.0.1:\(try NatsServer.freePort())/swift"
        let folder = try TemporaryFolder()
        let away = try kiosk("class", url, "--csv", "--wait", "0", "--lang", "en", "--data", folder.path)
        #expect(away.ending == .exit(74) && away.output.isEmpty)
        #expect(away.errors.hasSuffix("kiosk: the server of the class cannot be reached: \(url)\n"))
    }
}
