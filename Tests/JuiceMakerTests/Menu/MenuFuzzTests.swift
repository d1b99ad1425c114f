import Testing
import TestSupport

@testable import JuiceMaker

/// Files that were menus once: nothing in them may trap, and every refusal points into the file.
struct MenuFuzzTests {
    @Test(arguments: 0..<4)
    func `a mutated menu file is a menu, or has its fault on one of its lines`(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let standard = try MenuFile.standard()
        var refused = 0
        for round in 0..<500 {
            let bytes = mutated(standard, using: &generator)
            do {
                try expectSound(try Menu(parsing: bytes))
            } catch let error as MenuError {
                refused += 1
                let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
                #expect((1...lines).contains(error.line), "seed \(seed), round \(round): \(error)")
            }
        }
        #expect(refused > 250, "most mutations should be seen; seed \(seed)")
    }

    @Test func `every beginning of a menu file is refused on its last line at most`() throws {
        let bytes = Array(MenuFile.small.utf8)
        for length in 0..<bytes.count {
            let beginning = Array(bytes.prefix(length))
            let lines = beginning.count { $0 == UInt8(ascii: "\n") } + 1
            let error = try #require(throws: MenuError.self) { try Menu(parsing: beginning) }
            #expect((1...lines).contains(error.line))
        }
    }

    private func mutated(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let position = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: bytes[position] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.remove(at: position)
            case 2: bytes.insert(Array("{}[]\",:\\-.0e\n".utf8).randomElement(using: &generator) ?? 0, at: position)
            case 3: bytes.removeSubrange(position..<min(position + 30, bytes.count))
            case 4: bytes.insert(contentsOf: bytes[position..<min(position + 90, bytes.count)], at: position)
            default: bytes.replaceSubrange(position..<position + 1, with: Array("99999999999999999999".utf8))
            }
        }
        return bytes
    }

    /// What holds for every menu, wherever it comes from.
    private func expectSound(_ menu: Menu) throws {
        #expect(!menu.fruits.isEmpty && !menu.juices.isEmpty)
        #expect(Menu.capacities.contains(menu.capacity))
        for fruit in menu.fruits {
            #expect((0...menu.capacity).contains(menu.openingStock[fruit]))
            #expect(menu.fruit(named: fruit.id) == fruit)
        }
        for juice in menu.juices {
            #expect(!juice.needs.isEmpty)
            #expect(juice.needs.allSatisfy { (1...menu.capacity).contains($0.count) && menu.fruits.contains($0.item) })
            #expect(([juice.id] + juice.name.all).allSatisfy { menu.juice(named: $0) == juice })
        }
    }
}
