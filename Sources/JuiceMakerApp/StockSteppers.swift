import JuiceMaker
import ScreenKit

/// A stepper for each fruit, with its bar, what is short, and a suggestion.
struct StockSteppers: ContentPart {
    typealias Event = StockScreen.Event

    let edit: StockEdit
    let scale: StockScale
    /// The juices for which something is suggested.
    let juices: [Juice]
    let canCalculate: Bool
    /// The lines that change a count.
    let example: Text

    var content: Content<Event> {
        let suggestions = edit.suggestions(for: juices)
        return Content.part { texts in
            SteppersPane(
                steppers: edit.fruits.map { stepper(for: $0, suggestions[$0], texts) },
                preferredRow: edit.fruits.firstIndex { fruit in
                    edit.shortage?.shortfalls.contains { $0.item == fruit } ?? false
                }, examples: [texts(example)], texts)
        }
    }

    private func stepper(
        for fruit: Fruit, _ suggestion: RestockSuggestion?, _ texts: Texts
    ) -> SteppersPane<Event>.Stepper {
        let change = edit.change(of: fruit)
        func button(_ label: Text, _ step: Int) -> Control<Event> {
            let isAtBound = edit[fruit] == (step < 0 ? 0 : edit.limit(of: fruit))
            return Control(label, .edit(.step(fruit, by: step)), isEnabled: !isAtBound)
        }
        let digits = (0...9).map { digit in
            Control("", Event.edit(.type(fruit, digit: digit)), keys: [.character(Character(String(digit)))])
        }
        return SteppersPane.Stepper(
            label: fruit.name(texts),
            value: String(edit[fruit]),
            bar: scale.bar(of: fruit, count: edit[fruit]),
            change: change == 0 ? "" : Texts.change(change),
            note: scale.need(of: fruit).map { texts(.oneCupTakes, String($0)) } ?? "",
            warning: warning(of: fruit, texts),
            lower: [button("−10", -10), button("−1", -1)],
            raise: [button("+1", 1), button("+10", 10)],
            suggestion: suggestionButton(suggestion, of: fruit),
            extra: canCalculate ? Control("c \(Text(.calculate))", .calculate(fruit)) : nil,
            bindings: digits + [
                Control("+1", .edit(.step(fruit, by: 1)), keys: [.right, "+"]),
                Control("−1", .edit(.step(fruit, by: -1)), keys: [.left, "-"]),
                Control("+10", .edit(.step(fruit, by: 10)), keys: [.pageUp, "]"]),
                Control("−10", .edit(.step(fruit, by: -10)), keys: [.pageDown, "["]),
                Control("", .edit(.backspace(fruit)), keys: [.backspace]),
            ] + (canCalculate ? [Control(Text(.calculator), .calculate(fruit), keys: ["c"])] : []),
            // A number is typed in one go: the digits after a look at another fruit begin a new one.
            endOfTyping: edit.isTyping ? .endTyping : nil
        )
    }

    /// Returns a button that adds what the order is still short of; otherwise one for a suggestion, which also says what can be made.
    private func suggestionButton(_ suggestion: RestockSuggestion?, of fruit: Fruit) -> Control<Event>? {
        let missing = edit.shortfall(of: fruit)
        if missing > 0, missing != suggestion?.count, edit[fruit] + missing <= edit.limit(of: fruit) {
            return Control(Text(.missingForOrder, "\(missing)"), .edit(.step(fruit, by: missing)))
        }
        return suggestion.map { suggestion in
            Control(
                Text(.suggestion, "\(suggestion.count)", suggestion.juice.name.text),
                .edit(.step(fruit, by: suggestion.count)))
        }
    }

    /// What a waiting order is still short of; otherwise that no juice can be made.
    private func warning(of fruit: Fruit, _ texts: Texts) -> String {
        let missing = edit.shortfall(of: fruit)
        if missing > 0 { return texts(.shortBy, String(missing)) }
        return scale.need(of: fruit).map { edit[fruit] < $0 } ?? false ? texts(.tooFew) : ""
    }
}
