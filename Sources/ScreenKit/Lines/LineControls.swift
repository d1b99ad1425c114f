import Core

/// The controls of a screen as a line of input names them.
struct LineControls {
    /// The rows that have numbers; `nil` for one that a number alone does not choose.
    private(set) var numbered: [Control<EventID>?] = []
    /// The controls with a word instead of a number, which are listed.
    private(set) var words: [Control<EventID>] = []
    /// All controls that a name chooses.
    private(set) var named: [Control<EventID>] = []
    private(set) var fields: [Field] = []

    struct Field {
        let pane: Int
        let index: Int
        let control: Control<Int>
    }

    init(of screen: ShownScreen) {
        for (pane, shown) in screen.panes.enumerated() {
            for (index, element) in shown.controls.controls.enumerated() {
                let control = element.control?.onScreen(.pane(pane))
                if element.isField {
                    element.control.map { fields.append(Field(pane: pane, index: index, control: $0)) }
                } else if element.lineNames.contains(.number) {
                    numbered.append(control)
                    if let control, element.lineNames.contains(.label) { named.append(control) }
                } else if let control, element.lineNames.contains(.label) {
                    words.append(control)
                }
            }
        }
        words += screen.frame.hints.controls.compactMap { $0.control?.onScreen(.hints) }
        words += screen.frame.accessories.controls.compactMap { $0.control?.onScreen(.title) }
        words += screen.frame.bindings.controls.compactMap { $0.control?.onScreen(.bindings) }.filter {
            !$0.words.isEmpty
        }
        named = words + named
    }

    /// The words that can be said now, each with its effect: those of the fields, and those of the controls that can be chosen.
    func shownWords(_ texts: Texts) -> [(word: String, meaning: String)] {
        let language = texts.language
        let chosen = words.filter(\.isEnabled).compactMap { item in item.word(in: language).map { ($0, item.meaning) } }
        let fields = fields.map(\.control)
        return fields.map { ($0.word(in: language) ?? $0.label, texts(.fieldMeaning, $0.meaning)) } + chosen
    }
}

extension Control {
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
    public func element(numbered text: some StringProtocol, _ texts: Texts) throws(LineError) -> Element {
        if let element = element(numbered: text) { return element }
        throw isEmpty
            ? LineError(texts(.nothingToChoose)) : LineError(badNumber: text, from: "1", to: String(count), texts)
    }
}
