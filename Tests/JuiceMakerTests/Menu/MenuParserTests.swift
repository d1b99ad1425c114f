import Core
import Testing

@testable import JuiceMaker

struct MenuParsingTests {
    @Test func `the small menu is one`() throws {
        let menu = try Menu(MenuFile.small)
        #expect(menu.fruits.map(\.id) == ["kiwi"])
        #expect(menu.juices.map(\.id) == ["kiwi"])
    }

    @Test func `a byte order mark and CRLF change nothing`() throws {
        let crlf = "\u{FEFF}" + MenuFile.small.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
        #expect(try Menu(crlf) == Menu(MenuFile.small))
    }

    @Test(arguments: [
        (2, #""capacity": 0,"#, MenuError.Reason.invalidNumber(.capacity, "0", allowed: 1...1_000_000)),
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
    ])
    func `a number out of its range has a line and the range`(line: Int, text: String, reason: MenuError.Reason) {
        expect(reason, line: line, in: MenuFile.small(line: line, text))
    }

    @Test(arguments: ["mango", "#ff8a1e", "#FF8A1E"])
    func `a fruit can have a colour, which is written back`(text: String) throws {
        let menu = try Menu(MenuFile.small(line: 7, #""color": "\#(text)", "stock": 10"#))
        let color = try #require(menu.fruits.first?.color)
        #expect(color == (text == "mango" ? .named("mango") : .rgb(red: 0xFF, green: 0x8A, blue: 0x1E)))
        #expect(try Menu(menu.json().compactText) == menu)
    }

    @Test(arguments: [
        (#""color": "pink","#, MenuError.Reason.invalidColor("pink")),
        (##""color": "#ff8a1","##, .invalidColor("#ff8a1")),
        (##""color": "#ff8a1g","##, .invalidColor("#ff8a1g")), (#""color": "ff8a1e0","#, .invalidColor("ff8a1e0")),
        (#""color": 7,"#, .wrongKind(.color, expected: .text)),
    ])
    func `a colour that is none has its line`(text: String, reason: MenuError.Reason) {
        expect(reason, line: 7, in: MenuFile.small(line: 7, text + #" "stock": 10"#))
    }

    @Test func `a count of ten to the thirtieth is out of range, not a crash`() {
        let count = "1" + String(repeating: "0", count: 30)
        let text = MenuFile.small(line: 17, #""count": "# + count)
        expect(.invalidNumber(.count, count, allowed: 1...100), line: 17, in: text)
    }

    @Test(arguments: [
        (7, #""stok": 10"#, MenuError.Reason.unknownKey("stok")),
        (5, #""id": "kiwi", "price": 3,"#, .unknownKey("price")),
        (6, #""name": {"ko": "키위", "korean": "키위"},"#, .unknownKey("korean")),
        (2, #""capacity": 100, "\u001b[2J": 1,"#, .unknownKey("\u{1B}[2J")),
        (5, #""id": "kiwi", "id": "mango","#, .syntax(.duplicateKey("id"))),
    ])
    func `a key that does not belong there, or stands there twice, has its line`(
        line: Int, text: String, reason: MenuError.Reason
    ) {
        expect(reason, line: line, in: MenuFile.small(line: line, text))
    }

    @Test(arguments: [
        (2, "", 1, MenuError.Reason.missingKey(.capacity)),
        (5, "", 4, .missingKey(.id)),
        (6, "", 4, .missingKey(.name)),
        (12, "", 11, .missingKey(.id)),
        (16, "", 15, .missingKey(.fruit)),
    ])
    func `a key that is missing has the line where its object starts`(
        line: Int, text: String, start: Int, reason: MenuError.Reason
    ) {
        expect(reason, line: start, in: MenuFile.small(line: line, text))
    }

    @Test(arguments: [
        ("{}", MenuError.Reason.missingKey(.capacity)),
        (#"{"capacity": 1}"#, .missingKey(.fruits)),
        (#"{"capacity": 1, "fruits": []}"#, .empty(.fruits)),
        (#"{"capacity": 1, "fruits": {}}"#, .wrongKind(.fruits, expected: .list)),
        (#"{"capacity": 1, "fruits": [1]}"#, .wrongKind(.fruits, expected: .object)),
        (#"{"capacity": 1, "fruits": [{"id": "a", "name": {}, "stock": 1}]}"#, .missingKey(.juices)),
        (#"{"capacity": 1, "fruits": [{"id": "a", "name": {}, "stock": 1}], "juices": []}"#, .empty(.juices)),
        ("[]", .wrongKind(nil, expected: .object)),
        ("null", .wrongKind(nil, expected: .object)),
        ("", .syntax(.unexpectedEnd)),
    ])
    func `a menu with nothing in it is none`(text: String, reason: MenuError.Reason) {
        expect(reason, line: 1, in: text)
    }

    @Test func `a juice made of nothing is none`() {
        let juice = #"{"id": "water", "name": {}, "needs": []}"#
        expect(.empty(.needs), line: 21, in: MenuFile.small(line: 20, "},\n" + juice))
    }

    @Test(arguments: [
        (5, #""id": "","#, MenuError.Reason.empty(.id)),
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
    ])
    func `an id or a name that will not do has its line`(line: Int, text: String, reason: MenuError.Reason) {
        expect(reason, line: line, in: MenuFile.small(line: line, text))
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

    @Test(arguments: [
        (#"{"id": "kiwi", "name": {}, "stock": 1}"#, MenuError.Reason.duplicateID("kiwi")),
        (#"{"id": "other", "name": {"en": "KIWI"}, "stock": 1}"#, .duplicateName("KIWI")),
        (#"{"id": "other", "name": {"de": "키위"}, "stock": 1}"#, .duplicateName("키위")),
    ])
    func `two fruits cannot answer to the same text`(fruit: String, reason: MenuError.Reason) {
        expect(reason, line: 9, in: MenuFile.small(line: 8, "},\n" + fruit))
    }

    @Test func `an id and a name can have eighty characters`() throws {
        let (id, name) = (String(repeating: "k", count: 80), String(repeating: "키", count: 80))
        let menu = try Menu(MenuFile.small(line: 12, #""id": "\#(id)","#).replacing("키위쥬스", with: name))
        #expect(menu.juice(named: name)?.id == id)
    }

    @Test func `two juices cannot have the same id`() {
        let juice = #"{"id": "kiwi", "name": {}, "needs": [{"fruit": "kiwi", "count": 1}]}"#
        expect(.duplicateID("kiwi"), line: 21, in: MenuFile.small(line: 20, "},\n" + juice))
    }

    @Test func `a fruit and a juice may have the same names`() throws {
        let menu = try Menu(MenuFile.small(line: 13, #""name": {"ko": "키위", "en": "Kiwi"},"#))
        #expect(menu.fruit(named: "키위")?.id == "kiwi")
        #expect(menu.juice(named: "키위")?.id == "kiwi")
    }

    @Test(arguments: ["durian", "Kiwi", "키위"])
    func `a recipe names fruits by an id that is on the list`(fruit: String) {
        expect(.unknownFruit(fruit), line: 16, in: MenuFile.small(line: 16, #""fruit": "\#(fruit)","#))
    }

    @Test func `a recipe names a fruit once`() {
        let need = #"{"fruit": "kiwi", "count": 1}"#
        expect(.repeatedFruit("kiwi"), line: 19, in: MenuFile.small(line: 18, "},\n" + need))
    }

    @Test(arguments: [
        (MenuFile.small + "\n}", 23, JSONError.Reason.textAfterEnd),
        (String(MenuFile.small.dropLast()), 21, .unexpectedEnd),
        (MenuFile.small(line: 9, "]"), 10, .unexpected("\"")),
        (String(repeating: "[", count: 100_000), 1, .tooDeep(limit: 16)),
    ])
    func `what is no JSON has its line`(text: String, line: Int, fault: JSONError.Reason) {
        expect(.syntax(fault), line: line, in: text)
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
