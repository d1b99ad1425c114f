import JuiceMaker
import ScreenKit

extension StockScreen {
    @ContentBuilder<Event> package var content: Content<Event> {
        Content.part(steppers).named("counts")
        if let words {
            Field(Text(.voidReason), words, words: "words") { .editReason($0) }.first().named("words")
        }
        Content.part(saveBar).named("save")
        Content.part(needs).named("needs")
        Layout(layout(.columns("counts", "needs", gap: 5)).from(columns: 140), layout("counts"))
        Hint(reasonLabel, .nextReason, key: "r", words: "reason", Text(.voidReason))
        OtherLines(lineExample, Text(.stockReasonLine), read: events(forLine:))
        Help(Text(.stockHelp, "\(edit.capacity)"), Text(.stockReasonHelp))
        Help(drawing: Text(.barsHelp, "\(scale.fullCount)"))
    }

    private func steppers(_ texts: Texts) -> SteppersPane<Event> {
        let (suggestions, scale) = (suggestions, scale)
        return SteppersPane(
            steppers: edit.fruits.map { stepper(for: $0, suggestions[$0], scale, texts) },
            preferredRow: edit.fruits.firstIndex(where: isShort(of:)), examples: [texts(lineExample)], texts)
    }

    private func layout(_ counts: PaneLayout) -> PaneLayout {
        let counts = counts.growingFirst()
        return words == nil ? .rows(counts, "save", hasGaps: false) : .rows(counts, "words", "save", hasGaps: false)
    }

    private func needs(_ texts: Texts) -> NeedsPane {
        NeedsPane(
            heading: texts(.whatJuicesNeed),
            rows: (menu?.juices ?? []).map { juice in
                let needs = juice.needs.map { texts(.fruitCount, $0.item.name(texts), String($0.count)) }
                return NeedsPane.Row(juice: juice.name(texts), needs: needs.joined(separator: ", "))
            })
    }

    private var reasonLabel: Text {
        Text(.reasonLabel, words == nil ? Text { reason.name($0) } : Text(.reasonInWords))
    }

    private func saveBar(_ texts: Texts) -> SaveBarPane<Event> {
        SaveBarPane(
            changes: edit.changes.isEmpty ? "" : texts(.changedFruits, texts.list(edit.changes)),
            placeholder: texts(.nothingChanged),
            spoken: remainingShortage.map { "! " + texts.explain($0) },
            save: Control(
                Text(.save), .save, keys: [.enter, "s"], words: ["save", Text(.save)], lineNames: .label),
            reset: Control(
                Text(.reset), .edit(.reset), keys: ["z"], words: ["reset", Text(.reset)],
                isEnabled: !edit.changes.isEmpty, lineNames: .label))
    }

    /// What a waiting order is still short of; otherwise that no juice can be made.
    private func warning(of fruit: Fruit, _ scale: StockScale, _ texts: Texts) -> String {
        let missing = shortfall(of: fruit)
        if missing > 0 { return texts(.shortBy, String(missing)) }
        return scale.need(of: fruit).map { edit[fruit] < $0 } ?? false ? texts(.tooFew) : ""
    }

    private var lineExample: Text {
        calculators == nil ? Text(.stockLines) : "\(Text(.stockLines)) / \(Text(.stockCalculationLine))"
    }

    private func stepper(
        for fruit: Fruit, _ suggestion: RestockSuggestion?, _ scale: StockScale, _ texts: Texts
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
            warning: warning(of: fruit, scale, texts),
            lower: [button("−10", -10), button("−1", -1)],
            raise: [button("+1", 1), button("+10", 10)],
            suggestion: suggestionButton(suggestion, of: fruit),
            extra: calculators.map { _ in Control("c \(Text(.calculate))", .calculate(fruit)) },
            bindings: digits + [
                Control("+1", .edit(.step(fruit, by: 1)), keys: [.right, "+"]),
                Control("−1", .edit(.step(fruit, by: -1)), keys: [.left, "-"]),
                Control("+10", .edit(.step(fruit, by: 10)), keys: [.pageUp, "]"]),
                Control("−10", .edit(.step(fruit, by: -10)), keys: [.pageDown, "["]),
                Control("", .edit(.backspace(fruit)), keys: [.backspace]),
            ] + (calculators == nil ? [] : [Control(Text(.calculator), .calculate(fruit), keys: ["c"])]),
            // A number is typed in one go: the digits after a look at another fruit begin a new one.
            endOfTyping: edit.isTyping ? .endTyping : nil
        )
    }

    /// Returns a button that adds what the order is still short of; otherwise one for a suggestion, which also says what can be made.
    private func suggestionButton(_ suggestion: RestockSuggestion?, of fruit: Fruit) -> Control<Event>? {
        let missing = isShort(of: fruit) ? shortfall(of: fruit) : 0
        if missing > 0, missing != suggestion?.count, edit[fruit] + missing <= edit.limit(of: fruit) {
            return Control(Text(.missingForOrder, "\(missing)"), .edit(.step(fruit, by: missing)))
        }
        return suggestion.map { suggestion in
            Control(
                Text(.suggestion, "\(suggestion.count)", suggestion.juice.name.text),
                .edit(.step(fruit, by: suggestion.count)))
        }
    }
}

// MARK: - Lines

extension StockScreen {
    /// Returns the event of a line such as `strawberry 12`, `딸기 +5`, `키위:3개`, `kiwi - 3`, `mango calc`, `calc mango` or `reason spoiled`.
    private func events(forLine line: String) throws(LineError) -> [Event] {
        if let reason = try reason(onLine: line) { return [.setReason(reason)] }
        var words = Self.signs.reduce(line.plain) { $0.replacing("\($1) ", with: "\($1)") }.split {
            $0 == " " || $0 == ":"
        }
        if words.last == "개", words.count > 2 { words = words.dropLast(2) + [words[words.count - 2] + "개"] }
        if let first = words.first, Self.isCalculator(first) {
            let name = words.dropFirst().joined(separator: " ")
            guard let fruit = name.isEmpty ? nil : try fruit(called: name) else {
                throw LineError(Text(.fruitMissing))
            }
            return [.calculate(fruit)]
        }
        if let fruit = fruit(named: line) { throw LineError(Text(.countMissing, fruit.name.text)) }
        guard let word = words.last, words.count > 1 else { throw .unknown }
        let fruit = try fruit(called: words.dropLast().joined(separator: " "))
        if Self.isCalculator(word) { return [.calculate(fruit)] }
        let unsigned = word.drop(while: Self.signs.contains)
        guard unsigned.count >= word.count - 1, let count = CupCount.number(in: unsigned) else {
            throw LineError(Text { $0.badCount(String(word), allowed: 0...edit.capacity) })
        }
        // A step would go as far as it can; a number that was written out is set as it is, or refused.
        let target =
            switch word.first {
            case "+": edit[fruit] + min(count, Int.max - edit[fruit])
            case "-", "−": edit[fruit] - count
            default: count
            }
        return [.edit(.set(fruit, count: target))]
    }

    /// Returns the reason on a line, by its word or name or in words; `nil` where the line names none.
    private func reason(onLine line: String) throws(LineError) -> StockReason? {
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

    private func fruit(called name: String) throws(LineError) -> Fruit {
        if let fruit = fruit(named: name) { return fruit }
        let names = edit.fruits.flatMap { [$0.id] + $0.name.all }
        throw LineError(Text { $0.suggesting(names, for: name, in: $0(.unknownFruit, name.printable)) })
    }

    /// Returns the fruit of a name or of the number of its row; `nil` if there is none.
    private func fruit(named name: String) -> Fruit? {
        edit.fruits.element(numbered: name) ?? edit.fruits.first { $0.isCalled(name) }
    }
}

extension Fruit {
    fileprivate func isCalled(_ text: String) -> Bool {
        ([id] + name.all).contains { $0.lowercased() == text.lowercased() }
    }
}
