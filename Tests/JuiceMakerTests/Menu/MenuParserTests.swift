import Core
import Testing

@testable import JuiceMaker

struct MenuParsingTests {
    @Test func `the small menu is one, and a byte order mark and CRLF change nothing`() throws {
        let menu = try Menu(MenuFile.small)
        #expect(menu.fruits.map(\.id) == ["kiwi"])
        #expect(menu.juices.map(\.id) == ["kiwi"])
        let crlf = "\u{FEFF}" + MenuFile.small.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
        #expect(try Menu(crlf) == menu)
    }

    /// A number out of its range, with the range.
    private static let numbers: [(Int, String, MenuError.Reason)] = [
        (2, #""capacity": 0,"#, .invalidNumber(.capacity, "0", allowed: 1...1_000_000)),
        (2, #""capacity": -1,"#, .invalidNumber(.capacity, "-1", allowed: 1...1_000_000)),
        (2, #""capacity": 1000001,"#, .invalidNumber(.capacity, "1000001", allowed: 1...1_000_000)),
        (2, #""capacity": "100","#, .wrongKind(.capacity, expected: .number)),
        (7, #""stock": -1"#, .invalidNumber(.stock, "-1", allowed: 0...100)),
        (7, #""stock": 101"#, .invalidNumber(.stock, "101", allowed: 0...100)),
        (7, #""stock": 1.5"#, .invalidNumber(.stock, "1.5", allowed: 0...100)),
        (7, #""stock": null"#, .wrongKind(.stock, expected: .number)),
        (17, #""count": 0"#, .invalidNumber(.count, "0", allowed: 1...100)),
        (17, #""count": -3"#, .invalidNumber(.count, "-3", allowed: 1...100)),
        (17, #""count": 1.5"#, .invalidNumber(.count, "1.5", allowed: 1...100)),
        (17, #""count": 1e1"#, .invalidNumber(.count, "1e1", allowed: 1...100)),
        (17, #""count": 101"#, .invalidNumber(.count, "101", allowed: 1...100)),
        (17, #""count": true"#, .wrongKind(.count, expected: .number)),
        // Out of range, not a crash.
        (17, #""count": 1000000000000000000000000000000"#, .invalidNumber(.count, tenToTheThirtieth, allowed: 1...100)),
    ]
    private static let tenToTheThirtieth = "1000000000000000000000000000000"

    /// A colour that is none, and a key that does not belong there, or stands there twice.
    private static let keys: [(Int, String, MenuError.Reason)] = [
        (7, #""color": "pink", "stock": 10"#, .invalidColor("pink")),
        (7, ##""color": "#ff8a1", "stock": 10"##, .invalidColor("#ff8a1")),
        (7, ##""color": "#ff8a1g", "stock": 10"##, .invalidColor("#ff8a1g")),
        (7, #""color": "ff8a1e0", "stock": 10"#, .invalidColor("ff8a1e0")),
        (7, #""color": 7, "stock": 10"#, .wrongKind(.color, expected: .text)),
        (7, #""stok": 10"#, .unknownKey("stok")),
        (5, #""id": "kiwi", "price": 3,"#, .unknownKey("price")),
        (6, #""name": {"ko": "키위", "korean": "키위"},"#, .unknownKey("korean")),
        (2, #""capacity": 100, "\u001b[2J": 1,"#, .unknownKey("\u{1B}[2J")),
        (5, #""id": "kiwi", "id": "mango","#, .syntax(.duplicateKey("id"))),
    ]

    /// An id or a name that will not do, and a recipe whose fruit is not on the list under this id.
    private static let names: [(Int, String, MenuError.Reason)] = [
        (5, #""id": "","#, .empty(.id)),
        (5, #""id": "Kiwi","#, .invalidID("Kiwi")),
        (5, #""id": " kiwi","#, .invalidID(" kiwi")),
        (5, #""id": "ki_wi","#, .invalidID("ki_wi")),
        (5, #""id": "키위","#, .invalidID("키위")),
        (5, #""id": 7,"#, .wrongKind(.id, expected: .text)),
        (5, #""id": "ki\u001bwi","#, .unshowable(.id, "\u{1B}")),
        (5, #""id": "\#(String(repeating: "k", count: 81))","#, .tooLong(.id, limit: 80)),
        (6, #""name": "키위","#, .wrongKind(.name, expected: .object)),
        (6, #""name": {"ko": 1},"#, .wrongKind(.name, expected: .text)),
        (6, #""name": {"ko": ""},"#, .empty(.name)),
        (6, #""name": {"ko": " \u3000\u200d"},"#, .empty(.name)),
        (6, #""name": {"ko": "\u3164\u2800\ud80d\udc41"},"#, .empty(.name)),
        (6, #""name": {"ko": "\#(String(repeating: "키", count: 81))"},"#, .tooLong(.name, limit: 80)),
        (6, #""name": {"ko": "e\#(String(repeating: "\u{301}", count: 80))"},"#, .tooLong(.name, limit: 80)),
        (16, #""fruit": "durian","#, .unknownFruit("durian")),
        (16, #""fruit": "Kiwi","#, .unknownFruit("Kiwi")),
        (16, #""fruit": "키위","#, .unknownFruit("키위")),
    ]

    @Test(arguments: ["mango", "#ff8a1e", "#FF8A1E"])
    func `a fruit can have a colour, which is written back`(text: String) throws {
        let menu = try Menu(MenuFile.small(line: 7, #""color": "\#(text)", "stock": 10"#))
        let color = try #require(menu.fruits.first?.color)
        #expect(color == (text == "mango" ? .named("mango") : .rgb(red: 0xFF, green: 0x8A, blue: 0x1E)))
        #expect(try Menu(menu.json().compactText) == menu)
    }

    private static let water = #"{"id": "water", "name": {}, "needs": []}"#
    private static let twin = #"{"id": "kiwi", "name": {}, "needs": [{"fruit": "kiwi", "count": 1}]}"#

    /// What is missing or comes twice, and the line of its object.
    private static let objects: [(Int, String, Int, MenuError.Reason)] = [
        // A key that is missing has the line where its object starts.
        (2, "", 1, .missingKey(.capacity)), (5, "", 4, .missingKey(.id)),
        (6, "", 4, .missingKey(.name)), (12, "", 11, .missingKey(.id)), (16, "", 15, .missingKey(.fruit)),
        // Two fruits cannot answer to the same text, and two juices cannot have the same id.
        (8, "},\n" + #"{"id": "kiwi", "name": {}, "stock": 1}"#, 9, .duplicateID("kiwi")),
        (8, "},\n" + #"{"id": "other", "name": {"en": "KIWI"}, "stock": 1}"#, 9, .duplicateName("KIWI")),
        (8, "},\n" + #"{"id": "other", "name": {"de": "키위"}, "stock": 1}"#, 9, .duplicateName("키위")),
        (20, "},\n" + twin, 21, .duplicateID("kiwi")),
        // A recipe has fruits, and names each once.
        (20, "},\n" + water, 21, .empty(.needs)),
        (18, "},\n" + #"{"fruit": "kiwi", "count": 1}"#, 19, .repeatedFruit("kiwi")),
    ]

    @Test(arguments: (numbers + keys + names).map { ($0, $1, $0, $2) } + objects)
    func `what cannot be is an error of its line, and what is missing or comes twice one of the line of its object`(
        line: Int, text: String, start: Int, reason: MenuError.Reason
    ) {
        expect(reason, line: start, in: MenuFile.small(line: line, text))
    }

    @Test(arguments: [
        ("{}", 1, MenuError.Reason.missingKey(.capacity)),
        (#"{"capacity": 1}"#, 1, .missingKey(.fruits)),
        (#"{"capacity": 1, "fruits": []}"#, 1, .empty(.fruits)),
        (#"{"capacity": 1, "fruits": {}}"#, 1, .wrongKind(.fruits, expected: .list)),
        (#"{"capacity": 1, "fruits": [1]}"#, 1, .wrongKind(.fruits, expected: .object)),
        (#"{"capacity": 1, "fruits": [{"id": "a", "name": {}, "stock": 1}]}"#, 1, .missingKey(.juices)),
        (#"{"capacity": 1, "fruits": [{"id": "a", "name": {}, "stock": 1}], "juices": []}"#, 1, .empty(.juices)),
        ("[]", 1, .wrongKind(nil, expected: .object)),
        ("null", 1, .wrongKind(nil, expected: .object)),
        ("", 1, .syntax(.unexpectedEnd)),
        // What is no JSON has its line.
        (MenuFile.small + "\n}", 23, .syntax(.textAfterEnd)),
        (String(MenuFile.small.dropLast()), 21, .syntax(.unexpectedEnd)),
        (MenuFile.small(line: 9, "]"), 10, .syntax(.unexpected("\""))),
        (String(repeating: "[", count: 100_000), 1, .syntax(.tooDeep(limit: 16))),
    ])
    func `a menu with nothing in it is none, nor is one that is no JSON`(
        text: String, line: Int, reason: MenuError.Reason
    ) {
        expect(reason, line: line, in: text)
    }

    @Test(
        arguments: [
            "\u{0}", "\u{7}", "\n", "\u{1B}", "\u{7F}", "\u{80}", "\u{9B}", "\u{9F}", "\u{AD}", "\u{61C}",
            "\u{200B}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202E}", "\u{2066}",
            "\u{2069}", "\u{FEFF}", "\u{E0041}",
        ] as [Unicode.Scalar]
    )
    func `a control character in a name is refused, however it is written`(scalar: Unicode.Scalar) {
        let escape = scalar.utf16.map { "\\u" + String(0x10000 + Int($0), radix: 16).dropFirst() }.joined()
        let escaped = MenuFile.small(line: 6, #""name": {"ko": "키\#(escape)위"},"#)
        expect(.unshowable(.name, scalar), line: 6, in: escaped)

        guard scalar.value >= 0x20 else { return }
        let plain = MenuFile.small(line: 6, #""name": {"ko": "키\#(scalar)위"},"#)
        expect(.unshowable(.name, scalar), line: 6, in: plain)
    }

    @Test(arguments: ["👩‍🌾🧃", "Crème brûlée", "クレープ 2", "क्‍ष", "a:b"])
    func `a name may have any letter, sign or emoji`(name: String) throws {
        let menu = try Menu(MenuFile.small(line: 13, #""name": {"en": "\#(name)"},"#))
        #expect(try menu.juice("kiwi").name["en"] == name)
    }

    @Test func `an id and a name can have eighty characters`() throws {
        let (id, name) = (String(repeating: "k", count: 80), String(repeating: "키", count: 80))
        let menu = try Menu(MenuFile.small(line: 12, #""id": "\#(id)","#).replacing("키위쥬스", with: name))
        #expect(menu.juice(named: name)?.id == id)
    }

    @Test func `a fruit and a juice may have the same names`() throws {
        let menu = try Menu(MenuFile.small(line: 13, #""name": {"ko": "키위", "en": "Kiwi"},"#))
        #expect(menu.fruit(named: "키위")?.id == "kiwi")
        #expect(menu.juice(named: "키위")?.id == "kiwi")
    }

    @Test func `invalid UTF-8 has its line`() {
        var bytes = Array(MenuFile.small(line: 6, #""name": {"ko": "?"},"#).utf8)
        bytes[bytes.firstIndex(of: UInt8(ascii: "?")) ?? 0] = 0xFF
        #expect(throws: MenuError(line: 6, reason: .syntax(.invalidUTF8))) { try Menu(parsing: bytes) }
    }

    @Test func `a file of ten megabytes is refused unread`() {
        let bytes = Array(MenuFile.small.utf8) + Array(repeating: UInt8(ascii: " "), count: 10_000_000)
        #expect(throws: MenuError(line: 1, reason: .tooLarge(limit: 1 << 20))) { try Menu(parsing: bytes) }
    }

    private func expect(
        _ reason: MenuError.Reason, line: Int, in text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(throws: MenuError(line: line, reason: reason), sourceLocation: sourceLocation) { try Menu(text) }
    }
}
