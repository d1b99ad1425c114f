/// The help of a screen in line mode: the lines that can be typed.
@MainActor struct LineHelp {
    let lines: [String]

    /// Puts the help of a screen together.
    init(for screen: ShownScreen, _ commands: CommandHelp, _ texts: Texts) {
        let here = screen.alert.map { [$0.reminder(texts)] } ?? Self.choices(of: screen, texts)
        let paragraphs = screen.help.flatMap { $0.split(separator: "\n").map(String.init) }
        lines = paragraphs + here + [commands.lines(texts)]
    }

    private static func choices(of screen: ShownScreen, _ texts: Texts) -> [String] {
        let controls = LineControls(of: screen)
        let numbers = controls.numbered.compactMap { $0?.event }
        let name = controls.named.first { numbers.contains($0.event) }?.control
        let words = controls.shownWords(in: texts.language).map { word, control in
            word == control.meaning ? "  " + word : "  \(word): \(control.meaning)"
        }
        return (name.map { [texts(.lineChoices, $0.word(in: texts.language) ?? $0.label)] } ?? [])
            + (screen.lineHelp.isEmpty ? [] : [texts(.lineExamples, screen.lineHelp.joined(separator: " / "))])
            + words
    }
}
