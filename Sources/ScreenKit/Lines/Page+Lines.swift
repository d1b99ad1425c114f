import Core

// The elements of a page as a line of input names them.

extension Page {
    /// The elements that a number alone means, in the order of their numbers.
    var numbered: [Int] { paneElements.filter { !elements[$0].isField && elements[$0].lineNames.contains(.number) } }

    /// The elements with a word instead of a number, which are listed.
    var worded: [Int] {
        paneElements.filter { index in
            let element = elements[index]
            return !element.isField && element.entry == nil && element.isChoice && element.lineNames == .label
        } + hints + title + bindings.filter { !elements[$0].words.isEmpty }
    }

    /// The elements that a name chooses.
    var named: [Int] {
        worded + numbered.filter { elements[$0].isChoice && elements[$0].lineNames.contains(.label) }
    }

    /// The elements that a line names with a text or a number behind the name.
    var fields: [Int] { paneElements.filter { elements[$0].isField || elements[$0].entry != nil } }

    /// Returns the examples beside an element whose number chooses nothing, such as a count; `nil` where there are none.
    func examples(forNumber text: String) -> String? {
        guard let index = numbered.element(numbered: text), !elements[index].isChoice,
            let part = panes.first(where: { $0.elements.contains(index) })
        else { return nil }
        return part.pane.lines(texts, firstNumber: 1).first { $0.kind == .examples }?.all.first
    }

    private var paneElements: Range<Int> { 0..<title.lowerBound }

    /// The words that can be said now, each with its effect: those of the fields, and those of the elements that can be chosen.
    var shownWords: [(word: String, meaning: String)] {
        let fields = fields.map { elements[$0] }.map { field in
            let meaning = field.entry.map { entry in
                let bounds = entry.bounds
                return texts(.countMeaning, field.meaning, String(bounds.lowerBound), String(bounds.upperBound))
            }
            return (field.word(in: texts.language) ?? field.label, meaning ?? texts(.fieldMeaning, field.meaning))
        }
        let chosen = worded.map { elements[$0] }.filter(\.isEnabled)
        return fields + chosen.compactMap { item in item.word(in: texts.language).map { ($0, item.meaning) } }
    }
}

extension Element {
    func isCalled(_ text: String) -> Bool {
        let text = text.lowercased()
        return label.lowercased() == text || words.contains { $0.lowercased() == text }
    }

    private static var hangul: ClosedRange<Unicode.Scalar> { "가"..."힣" }

    /// The word to list in a language: the first one, or in Korean the first one in Hangul if there is any.
    func word(in language: Language) -> String? {
        guard language == .korean, !words.isEmpty else { return words.first }
        return (words + [label]).first { $0.unicodeScalars.contains(where: Self.hangul.contains) } ?? words.first
    }
}

extension Array {
    /// Returns the element whose number in a list a text is, counted from 1; `nil` where there is no such element.
    public func element(numbered text: some StringProtocol) -> Element? {
        // No number is calculated with before it is known to be one of a row. A sign belongs to a change of a count.
        let text = String(text).plain
        guard text.allSatisfy(\.isNumber), let number = Int(text) else { return nil }
        return indices.contains(number - 1) ? self[number - 1] : nil
    }

    /// Returns the element whose number in a list a text is, counted from 1, or throws an error that names the numbers of the list.
    public func element(atNumber text: some StringProtocol) throws(LineError) -> Element {
        if let element = element(numbered: text) { return element }
        throw isEmpty ? LineError(Text(.nothingToChoose)) : LineError(badNumber: text, from: "1", to: String(count))
    }
}
