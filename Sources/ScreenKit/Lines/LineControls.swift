import Core

/// The controls of a screen as a line of input names them.
struct LineControls {
    /// The rows that have numbers; `nil` for one that a number alone does not choose.
    let numbered: [Line?]
    /// The controls with a word instead of a number, which are listed.
    let words: [Line]
    /// All controls that a name chooses.
    let named: [Line]
    /// The fields, into which a line types.
    let fields: [Field]

    /// A control with its place.
    struct Line {
        let place: EventID.Place
        let control: Control<Int>

        var event: EventID { EventID(place: place, number: control.event) }
    }

    /// A field with its place.
    struct Field {
        let pane: Int
        let index: Int
        let control: Control<Int>
    }

    /// Finds the controls of a screen.
    init(of screen: ShownScreen) {
        var (numbered, words, named, fields) = ([Line?](), [Line](), [Line](), [Field]())
        for (pane, shown) in screen.panes.enumerated() {
            for (index, control) in shown.controls.controls.enumerated() {
                let line = control.control.map { Line(place: .pane(pane), control: $0) }
                if control.isField {
                    control.control.map { fields.append(Field(pane: pane, index: index, control: $0)) }
                } else if control.lineNames.contains(.number) {
                    numbered.append(line)
                    if let line, control.lineNames.contains(.label) { named.append(line) }
                } else if let line, control.lineNames.contains(.label) {
                    words.append(line)
                }
            }
        }
        words += screen.hints.controls.compactMap { $0.control.map { Line(place: .hints, control: $0) } }
        words += screen.accessories.controls.compactMap { $0.control.map { Line(place: .title, control: $0) } }
        (self.numbered, self.words, self.fields) = (numbered, words, fields)
        self.named = words + named
    }

    /// The words that can be said now: those of the controls that can be chosen, and those of the fields.
    func shownWords(in language: Language) -> [(word: String, control: Control<Int>)] {
        (fields.map(\.control) + words.map(\.control).filter(\.isEnabled)).compactMap { control in
            control.word(in: language).map { ($0, control) }
        }
    }
}

extension Control {
    /// Returns whether a text is the label or one of the words.
    func isCalled(_ text: String) -> Bool {
        let text = text.lowercased()
        return label.lowercased() == text || words.contains { $0.lowercased() == text }
    }

    private static var hangul: ClosedRange<Unicode.Scalar> { "가"..."힣" }

    /// Returns the word to list in a language: the first one, or in Korean the first one in Hangul if there is any; `nil` for a control
    /// without words.
    func word(in language: Language) -> String? {
        guard language == .korean, !words.isEmpty else { return words.first }
        return (words + [label]).first { $0.unicodeScalars.contains(where: Self.hangul.contains) } ?? words.first
    }
}

extension Array {
    /// Returns the element whose number in a list a text is, counted from 1; `nil` where there is no such element.
    public func element(numbered text: some StringProtocol) -> Element? {
        // No number is calculated with before it is known to be one of a row. A sign belongs to a change of a count.
        guard text.allSatisfy(\.isNumber), let number = Int(text), number > 0, number <= count else { return nil }
        return self[number - 1]
    }

    /// Returns the element whose number in a list a text is, counted from 1.
    ///
    /// - Throws: `LineError`, which names the numbers of the list, where there is no such element.
    public func element(numbered text: some StringProtocol, _ texts: Texts) throws(LineError) -> Element {
        if let element = element(numbered: text) { return element }
        throw isEmpty
            ? LineError(texts(.nothingToChoose)) : LineError(badNumber: text, from: "1", to: String(count), texts)
    }
}
