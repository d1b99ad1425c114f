import ScreenKit
import ScreenTrace

/// The screen of one koan: the verdict on the learner's file, the hints, and the solution after success.
package final class KoanScreen: Screen {
    /// A choice on the screen.
    package nonisolated enum Event: Equatable {
        /// An event of the machine.
        case koan(KoanMachine.Event)
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

    package func title(_ texts: Texts) -> String {
        let koan = desk.machine.koan
        return "\(texts(.koans)) › \(koan.number) \(koan.title.text(texts.language).printable)"
    }

    package override func wasShown() { desk.wasShown() }

    package func handle(_ event: Event) {
        switch event {
        case .koan(let event): desk.handle(event)
        case .showList:
            desk.handle(.checkClaims)
            navigator?.push(KoanListScreen(desk))
        case .showClass: if let classScreen { navigator?.push(classScreen()) }
        }
    }

    package func events(forLine line: String, _ texts: Texts) throws(LineError) -> [Event] {
        [.koan(.open(try desk.machine.koans.index(openedBy: line, texts)))]
    }
}

extension [Koan] {
    /// Returns the index of the koan that a line such as `open 3` opens. Where there is no such koan, the error names the numbers.
    func index(openedBy line: String, _ texts: Texts) throws(LineError) -> Int {
        let words = line.split(separator: " ").map { $0.lowercased() }
        guard words.count == 2, ["open", "koan", "열기"].contains(words[0]) else {
            throw LineError(unknown: line, texts)
        }
        let number = Int(words[1])
        // A koan of a class may have no number.
        if let index = firstIndex(where: { $0.name == words[1] || number != nil && Int($0.number) == number }) {
            return index
        }
        throw LineError(badNumber: words[1], from: first?.number ?? "", to: last?.number ?? "", texts)
    }
}

// MARK: - Content

extension KoanScreen {
    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let machine = desk.machine
        let controls = controls(machine, texts)
        return ScreenContent(
            panes: [.pane(TextPane(lines: LazyRows(lines(machine, texts)), isProse: true))],
            progress: ScreenProgress(done: machine.solvedCount, of: machine.koans.count),
            message: message(machine, texts), hints: controls.filter(\.isEnabled),
            // What is not possible yet is not shown; its key says why.
            bindings: controls.filter { !$0.isEnabled },
            alert: machine.isAsking
                ? .confirmation(
                    of: .koan(.reset), or: .koan(.keep), title: texts(.koanResetQuestion),
                    warning: texts(.koanResetWarning), texts) : nil,
            help: [texts(.koanHelp)] + classNotes(texts), lineHelp: ["open 3"])
    }

    private func message(_ machine: KoanMachine, _ texts: Texts) -> Message? {
        if let failure = desk.saveFailure {
            return Message(text: texts(.koanSaveFailed, texts.explain(failure)), tone: .warning)
        }
        if !machine.waiting.isEmpty { return Message(text: texts(.koanCheckingAll, String(machine.waiting.count))) }
        if machine.isRunning { return Message(text: texts(.koanChecking)) }
        if machine.hasSameVerdict, let run = machine.run {
            return Message(text: texts(.koanSameVerdict, texts.explain(run.verdict)))
        }
        return machine.hintCount > machine.koan.hints.count ? Message(text: texts(.koanNoMoreHints)) : nil
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
        parts.append(classNotes(texts).map { Message(text: $0, tone: .quiet) })
        return Array(parts.filter { !$0.isEmpty }.joined(separator: [Message(text: "")]))
    }

    /// What the teacher of a class gets to know.
    private func classNotes(_ texts: Texts) -> [String] { classScreen == nil ? [] : [texts(.classSent)] }

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

    private func controls(_ machine: KoanMachine, _ texts: Texts) -> [Control<Event>] {
        func control(
            _ label: LabText, _ key: Character, _ word: String, _ event: Event, isEnabled: Bool = true,
            meaning: LabText? = nil
        ) -> Control<Event> {
            Control(
                label: texts(label), event: event, keys: [.character(key)], words: [word, texts(label)],
                isEnabled: isEnabled, meaning: texts(meaning ?? label))
        }
        return [
            control(.koanHint, "h", "hint", .koan(.hint)),
            control(.koanNext, "n", "next", .koan(.next), isEnabled: !machine.isComplete),
            control(.koanList, "l", "list", .showList),
            control(.koanSkip, "s", "skip", .koan(.skip)),
            control(
                .koanSolution, "a", "solution", .koan(.solution), isEnabled: machine.isSolved,
                meaning: .koanSolutionMeaning),
            control(.koanReset, "r", "reset", .koan(.askToReset)),
            control(.koanAll, "x", "all", .koan(.checkAll)),
            control(.koanCheck, "c", "check", .koan(.check)),
        ] + (classScreen == nil ? [] : [control(.classroom, "w", "class", .showClass)])
    }
}
