import TestSupport

nonisolated extension TerminalRun {
    /// What a person does in one step of a table.
    enum Act: ExpressibleByStringInterpolation {
        /// Types. `⏎`, `⎋` and the arrows stand for the keys without a character.
        case press(String)
        /// Clicks on a text, or some cells to the right of where it begins.
        case click(String, offset: Int = 0)

        private static let keys: [Character: String] = [
            "⏎": TerminalKey.enter, "⎋": TerminalKey.escape, "↑": TerminalKey.up, "↓": TerminalKey.down,
            "→": TerminalKey.right, "←": TerminalKey.left,
        ]

        init(stringLiteral text: String) { self = .press(text.map { Self.keys[$0] ?? String($0) }.joined()) }
    }

    /// What a person sees after a step.
    struct Sight: ExpressibleByStringInterpolation {
        let texts, gone, with, without: [String]

        init(texts: [String] = [], gone: [String] = [], with: [String] = [], without: [String] = []) {
            (self.texts, self.gone, self.with, self.without) = (texts, gone, with, without)
        }

        init(stringLiteral text: String) { self.init(texts: [text]) }

        /// Texts that are waited for one after the other. The picture that has the last one has to have or to lack others.
        static func seen(_ texts: String..., with: String..., without: String...) -> Sight {
            Sight(texts: texts, with: with, without: without)
        }

        /// A text that goes away, and what the picture without it has to have or to lack.
        static func gone(_ text: String, with: String..., without: String...) -> Sight {
            Sight(gone: [text], with: with, without: without)
        }
    }

    typealias Step = (act: Act, sight: Sight)

    /// Plays steps one after the other, and waits for what is seen after each.
    ///
    /// - Throws: `NotSeen`, which names the step, where something else is seen.
    func play(_ steps: [Step]) throws(NotSeen) {
        for (number, step) in zip(1..., steps) {
            do {
                try perform(step.act)
                try expect(step.sight)
            } catch {
                throw NotSeen(wanted: "\(error.wanted) (step \(number), after \(step.act))", lines: error.lines)
            }
        }
    }

    private func perform(_ act: Act) throws(NotSeen) {
        switch act {
        case .press(""): break
        case .press(let keys): press(keys)
        case .click(let text, let offset): try click(on: text, offset: offset)
        }
    }

    private func expect(_ sight: Sight) throws(NotSeen) {
        for text in sight.texts { try wait(for: text) }
        for text in sight.gone { try wait(untilGone: text) }
        let picture = screen.text
        for text in sight.with where !picture.contains(text) {
            throw NotSeen(wanted: "\(text) at the same time", lines: screen.lines)
        }
        for text in sight.without where picture.contains(text) {
            throw NotSeen(wanted: "no \(text)", lines: screen.lines)
        }
    }
}
