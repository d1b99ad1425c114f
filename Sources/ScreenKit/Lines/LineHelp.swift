/// The help of a screen in line mode: the lines that can be typed.
struct LineHelp {
    let lines: [String]

    /// Puts the help of a screen together.
    init(for content: ScreenContent<Int>, _ commands: CommandHelp, _ texts: Texts) {
        let here = content.alert.map { [$0.reminder(texts)] } ?? Self.choices(of: content, texts)
        let paragraphs = content.help.flatMap { $0.split(separator: "\n").map(String.init) }
        lines = paragraphs + here + [commands.lines(texts)]
    }

    private static func choices(of content: ScreenContent<Int>, _ texts: Texts) -> [String] {
        let numbered = content.listControls
        let name = content.lineControls.first { numbered.contains($0) }.map { $0.word(in: texts.language) ?? $0.label }
        let cart = content.cartControls
        let words = content.wordControls.filter { $0.isEnabled || cart.contains($0) }.compactMap { control in
            control.word(in: texts.language).map { $0 == control.meaning ? "  " + $0 : "  \($0): \(control.meaning)" }
        }
        return (name.map { [texts(.lineChoices, $0)] } ?? [])
            + (content.lineHelp.isEmpty ? [] : [texts(.lineExamples, content.lineHelp.joined(separator: " / "))])
            + words
    }
}
