import ScreenKit
import ScreenTrace

/// The screen of one koan: the verdict on the learner's file, the hints, and the solution after success.
package final class KoanScreen: Screen {
    /// A choice on the screen.
    package enum Event {
        /// An event of the machine.
        case koan(KoanMachine.Event)
        /// Ask whether the file is to be written as it was given.
        case askToReset
        /// Show the list of all koans.
        case showList
        /// Show the class.
        case showClass
    }

    private let desk: KoanDesk
    private let folder: String
    private let classScreen: (() -> any Screen)?

    /// Creates the screen of the koan that a desk shows. In a class, a control leads to the screen of the class.
    package init(_ desk: KoanDesk, folder: String, classScreen: (() -> any Screen)? = nil) {
        (self.desk, self.folder, self.classScreen) = (desk, folder, classScreen)
    }

    package var title: Text {
        let koan = desk.machine.koan
        return "\(Text(.koans)) › \(koan.number) \(koan.title)"
    }

    package override func wasShown() { desk.wasShown() }

    package func handle(_ event: Event) {
        switch event {
        case .koan(let event): desk.handle(event)
        case .askToReset: confirm(.koan(.reset), Text(.koanResetQuestion), Text(.koanResetWarning))
        case .showList:
            desk.handle(.checkClaims)
            push(KoanListScreen(desk))
        case .showClass: if let classScreen { push(classScreen()) }
        }
    }
}

extension [Koan] {
    /// Returns the index of the koan that a line such as `open 3` opens. Where there is no such koan, the error names the numbers.
    func index(openedBy line: String) throws(LineError) -> Int {
        let words = line.split(separator: " ").map { $0.lowercased() }
        guard words.count == 2, ["open", "koan", "열기"].contains(words[0]) else { throw .unknown }
        let number = Int(words[1])
        // A koan of a class may have no number.
        if let index = firstIndex(where: { $0.name == words[1] || number != nil && Int($0.number) == number }) {
            return index
        }
        throw LineError(badNumber: words[1], from: first?.number ?? "", to: last?.number ?? "")
    }
}

// MARK: - Content

extension KoanScreen {
    @ContentBuilder<Event> package var content: Content<Event> {
        let machine = desk.machine
        Content.part { [self] in TextPane(lines: LazyRows(lines(machine, $0)), isProse: true) }
        ScreenProgress(done: machine.solvedCount, of: machine.koans.count)
        if let line = news(of: machine) { Notice(line) }
        hint(.koanHint, "h", "hint", .koan(.hint))
        hint(.koanNext, "n", "next", .koan(.next), isPossible: !machine.isComplete)
        hint(.koanList, "l", "list", .showList)
        hint(.koanSkip, "s", "skip", .koan(.skip))
        hint(
            .koanSolution, "a", "solution", .koan(.solution), isPossible: machine.isSolved,
            meaning: .koanSolutionMeaning)
        hint(.koanReset, "r", "reset", .askToReset)
        hint(.koanAll, "x", "all", .koan(.checkAll))
        hint(.koanCheck, "c", "check", .koan(.check))
        if classScreen != nil { hint(.classroom, "w", "class", .showClass) }
        OtherLines("open 3") { line throws(LineError) in [.koan(.open(try machine.koans.index(openedBy: line)))] }
        Help(Text(.koanHelp))
        if classScreen != nil { Help(Text(.classSent)) }
    }

    private func hint(
        _ label: LabText, _ key: Key, _ word: Text, _ event: Event, isPossible: Bool = true, meaning: LabText? = nil
    ) -> Hint<Event> {
        let hint = Hint(
            Text(label), event, key: key, words: word, Text(label), meaning: Text(meaning ?? label))
        // What is not possible yet is not shown; its key says why.
        return isPossible ? hint : hint.enabled(false).hidden()
    }

    private func news(of machine: KoanMachine) -> Line? {
        if let failure = desk.saveFailure {
            return Line(Text(.koanSaveFailed, Text { $0.explain(failure) }), .warning)
        }
        if !machine.waiting.isEmpty { return Line(Text(.koanCheckingAll, "\(machine.waiting.count)")) }
        if machine.isRunning { return Line(Text(.koanChecking)) }
        if machine.hasSameVerdict, let run = machine.run {
            return Line(Text(.koanSameVerdict, Text { $0.explain(run.verdict) }))
        }
        return machine.hintCount > machine.koan.hints.count ? Line(Text(.koanNoMoreHints)) : nil
    }

    private func lines(_ machine: KoanMachine, _ texts: Texts) -> [Message] {
        let koan = machine.koan
        var parts = [[Message(text: texts(.koanFile, folder + "/" + koan.fileName), tone: .strong)]]
        if machine.isShowingSolution { parts.append(solution(koan, texts)) }
        // The newest hint, the verdict and the story are in view on a small terminal; above the checks that have held, and earlier hints,
        // which are more than it has rows.
        let hints = hints(machine, texts)
        var lines = Array(hints.suffix(1))
        if let run = machine.run {
            lines += texts.verdict(on: run)
            if let difference = machine.difference { lines += texts.lines(for: difference) }
            if machine.isComplete { lines.append(Message(text: texts(.koanAllDone), tone: .good)) }
        }
        parts.append(lines)
        parts.append(
            koan.story.text(texts.language).split(separator: "\n").map {
                Message(text: String($0).printable, tone: .quiet)
            }
        )
        parts.append(hints.dropLast())
        if let run = machine.run { parts.append(texts.checks(of: run)) }
        if let run = machine.run, !run.output.isEmpty {
            parts.append(
                [Message(text: texts(.koanOutput), tone: .strong)] + run.output.folded.map { Message(text: "  " + $0) }
                    + (run.hasMoreOutput ? [Message(text: texts(.koanMoreOutput), tone: .quiet)] : []))
        }
        // What the teacher of a class gets to know.
        if classScreen != nil { parts.append([Message(text: texts(.classSent), tone: .quiet)]) }
        return Array(parts.filter { !$0.isEmpty }.joined(separator: [Message(text: "")]))
    }

    private func hints(_ machine: KoanMachine, _ texts: Texts) -> [Message] {
        let hints = machine.koan.hints
        return hints.prefix(machine.hintCount).enumerated().map { index, hint in
            Message(
                text: texts(
                    .koanHintLine, String(index + 1), String(hints.count), hint.text(texts.language).printable))
        }
    }

    private func solution(_ koan: Koan, _ texts: Texts) -> [Message] {
        [Message(text: texts(.koanSolutionLines), tone: .strong)]
            + koan.repairedLines(texts.language).map { line in
                Message(
                    text: line.printable, tone: line.hasPrefix("+") ? .good : line.hasPrefix("-") ? .quiet : .plain)
            }
    }
}
