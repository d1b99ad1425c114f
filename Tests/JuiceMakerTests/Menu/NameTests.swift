import Testing

@testable import JuiceMaker

struct NameTests {
    @Test func `a name is there in each of its languages`() throws {
        let name = try Name([("ko", "키위"), ("en", "Kiwi")])
        #expect(name["ko"] == "키위")
        #expect(name["en"] == "Kiwi")
        #expect(name.all == ["키위", "Kiwi"])
    }

    @Test(arguments: [(#"{"fr": "Kiwi de France"}"#, "Kiwi de France", 1), ("{}", "kiwi", 0)])
    func `a language that is missing falls back to another one, or to the id`(json: String, text: String, count: Int)
        throws
    {
        let name = try Menu(MenuFile.small(line: 6, #""name": \#(json),"#)).fruit("kiwi").name
        #expect([name["en"], name["ko"]] == [text, text])
        #expect(name.all.count == count)
    }
}

struct NameIndexTests {
    @Test func `a text stands for one position alone`() throws {
        var index = NameIndex()
        try index.insert(0, name: "Kiwi")
        try index.insert(0, id: "kiwi")
        #expect(throws: MenuError.Reason.duplicateName(" KIWI ")) { try index.insert(1, name: " KIWI ") }
        #expect(throws: MenuError.Reason.duplicateID("kiwi")) { try index.insert(1, id: "kiwi") }
        #expect(index["kiWI"] == 0)
        #expect(index["mango"] == nil)
    }
}
