import JuiceMaker
import ScreenKit

/// What a line on the stock screen asks for: `strawberry 12`, `딸기 +5`, `키위:3개`, `kiwi - 3`, `mango calc`, `calc mango`, `reason spoiled`.
enum StockLine {
    /// To set the count of a fruit.
    case count(Fruit, Int)
    /// To work the count of a fruit out with a calculator.
    case calculate(Fruit)
    /// To change for a reason.
    case reason(StockReason)

    /// Creates what a line asks for, with the counts on the steppers.
    init(parsing line: String, in edit: StockEdit) throws(LineError) {
        if let reason = try Self.reason(onLine: line) {
            self = .reason(reason)
            return
        }
        var words = Self.signs.reduce(line.plain) { $0.replacing("\($1) ", with: "\($1)") }.split {
            $0 == " " || $0 == ":"
        }
        if words.last == "개", words.count > 2 { words = words.dropLast(2) + [words[words.count - 2] + "개"] }
        if let first = words.first, Self.isCalculator(first) {
            let name = words.dropFirst().joined(separator: " ")
            guard !name.isEmpty else { throw LineError(Text(.fruitMissing)) }
            self = .calculate(try edit.fruit(called: name))
            return
        }
        if let fruit = edit.fruit(named: line) { throw LineError(Text(.countMissing, fruit.name.text)) }
        guard let word = words.last, words.count > 1 else { throw .unknown }
        let fruit = try edit.fruit(called: words.dropLast().joined(separator: " "))
        if Self.isCalculator(word) {
            self = .calculate(fruit)
            return
        }
        let unsigned = word.drop(while: Self.signs.contains)
        guard unsigned.count >= word.count - 1, let count = CupCount.number(in: unsigned) else {
            let capacity = edit.capacity
            throw LineError(Text { $0.badCount(String(word), allowed: 0...capacity) })
        }
        // A step would go as far as it can; a number that was written out is set as it is, or refused.
        self =
            switch word.first {
            case "+": .count(fruit, edit[fruit] + min(count, Int.max - edit[fruit]))
            case "-", "−": .count(fruit, edit[fruit] - count)
            default: .count(fruit, count)
            }
    }

    /// Returns the reason on a line, by its word or name or in words; `nil` where the line names none.
    private static func reason(onLine line: String) throws(LineError) -> StockReason? {
        let names = ["reason"] + Text(.voidReason).inAllLanguages
        guard let space = line.firstIndex(of: " "), names.contains(line[..<space].lowercased()) else { return nil }
        let text = line[space...].trimmed
        let known = [StockReason.counted, .restocked, .spoiled].first { reason in
            Text(reason.nameKey).inAllLanguages.contains(text.lowercased())
        }
        guard let reason = known ?? StockReason(text) else {
            throw LineError(Text(.reasonMissing, "\(ReversalRecord.reasonLimit)"))
        }
        return reason
    }

    /// The signs of a change.
    private static let signs: [Character] = ["+", "-", "−"]

    private static func isCalculator(_ word: Substring) -> Bool {
        let names = Text(.calculator).inAllLanguages + Text(.calculate).inAllLanguages
        return (["calc"] + names).contains(word.lowercased())
    }
}

extension StockEdit {
    fileprivate func fruit(called name: String) throws(LineError) -> Fruit {
        if let fruit = fruit(named: name) { return fruit }
        let names = fruits.flatMap { [$0.id] + $0.name.all }
        throw LineError(Text { $0.suggesting(names, for: name, in: $0(.unknownFruit, name.printable)) })
    }

    /// Returns the fruit of a name or of the number of its row; `nil` if there is none.
    fileprivate func fruit(named name: String) -> Fruit? {
        fruits.element(numbered: name) ?? fruits.first { $0.isCalled(name) }
    }
}

extension Fruit {
    fileprivate func isCalled(_ text: String) -> Bool {
        ([id] + name.all).contains { $0.lowercased() == text.lowercased() }
    }
}
