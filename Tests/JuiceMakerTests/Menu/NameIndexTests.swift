import Testing

@testable import JuiceMaker

struct NameIndexTests {
    @Test func `a text stands for one position alone`() {
        var index = NameIndex()
        let filed = [index.insert(0, for: "Kiwi"), index.insert(0, for: "kiwi"), index.insert(1, for: " KIWI ")]
        #expect(filed == [true, true, false])
        #expect(index["kiWI"] == 0)
        #expect(index["mango"] == nil)
    }
}
