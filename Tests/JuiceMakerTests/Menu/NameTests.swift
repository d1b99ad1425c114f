import Testing

@testable import JuiceMaker

struct NameTests {
    @Test func `a name is there in each of its languages`() {
        let name = Name(
            translations: [.init(languageCode: "ko", text: "키위"), .init(languageCode: "en", text: "Kiwi")],
            fallback: "kiwi")
        #expect(name["ko"] == "키위")
        #expect(name["en"] == "Kiwi")
        #expect(name.all == ["키위", "Kiwi"])
    }

    @Test func `a language that is missing falls back to another one`() throws {
        let menu = try Menu(MenuFile.small(line: 6, #""name": {"fr": "Kiwi de France"},"#))
        #expect(try menu.fruit("kiwi").name["en"] == "Kiwi de France")
    }

    @Test func `a name without any language falls back to the id`() throws {
        let menu = try Menu(MenuFile.small(line: 6, #""name": {},"#))
        #expect(try menu.fruit("kiwi").name["ko"] == "kiwi")
        #expect(try menu.fruit("kiwi").name.all.isEmpty)
    }
}

struct NameIndexTests {
    @Test func `a text stands for one position alone`() {
        var index = NameIndex()
        let filed = [index.insert(0, for: "Kiwi"), index.insert(0, for: "kiwi"), index.insert(1, for: " KIWI ")]
        #expect(filed == [true, true, false])
        #expect(index["kiWI"] == 0)
        #expect(index["mango"] == nil)
    }
}
