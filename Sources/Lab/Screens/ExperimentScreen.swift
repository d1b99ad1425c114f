import ScreenKit
import Terminal

/// The owner of what was predicted.
package protocol ExperimentScreenDelegate: AnyObject {
    /// Called when hands were counted, with the number of hands for each answer.
    func experimentScreen(_ screen: ExperimentScreen, didCount hands: [Int])
    /// Called when an answer was chosen and the experiment has run.
    func experimentScreen(_ screen: ExperimentScreen, didRunWith answer: Int)
    /// Shows the next experiment. The screen itself has left.
    func experimentScreenShowNext(_ screen: ExperimentScreen)
}

/// The screen of one experiment: first the question, and after an answer the outcome and its explanation.
package final class ExperimentScreen: Screen {
    /// A choice on the screen.
    package enum Event {
        /// Choose the answer at this index, and run the experiment.
        case predict(Int)
        /// Count hands for the answer at this index: so many more, or fewer.
        case count(answer: Int, change: Int)
        /// Let digits give the number of hands from now on, or not.
        case setTyping(Bool)
        /// Add a digit to the number of hands for the answer at this index; `nil` takes the last one away.
        case type(digit: Int?, answer: Int)
        /// Ask the question again.
        case ask
        /// Show the source of the experiment, or what was shown before it.
        case toggleSource
        /// Leave for the next experiment.
        case showNext
    }

    /// The owner of what was predicted.
    package weak var delegate: (any ExperimentScreenDelegate)?
    let exhibit: Exhibit
    /// The number of hands for each answer.
    private(set) var hands: [Int]
    let hasNext: Bool
    /// The run that is in view, with the answer that was chosen before it; `nil` while the question is.
    private var shown: (prediction: Int, outcome: Outcome)?
    /// A Boolean value that indicates whether digits give numbers of hands.
    private var isTyping = false
    /// The answer whose number of hands the next digit continues; `nil` where a digit begins a number.
    private var typedAnswer: Int?
    private var isShowingSource = false
    private lazy var source = SourcePane(lines: exhibit.sourceLines)

    /// A class is not larger.
    private static let mostHands = 999

    /// Creates the screen of an experiment. There are no hands before any are counted.
    package init(_ exhibit: Exhibit, hands: [Int], hasNext: Bool) {
        self.exhibit = exhibit
        self.hands = hands
        self.hasNext = hasNext
    }

    /// The record of the run that is in view; `nil` while the question is.
    var outcome: Outcome? { shown?.outcome }

    package var title: Text { Text(exhibit.title) }

    package var backEvent: Event? { isTyping ? .setTyping(false) : nil }

    package func handle(_ event: Event) {
        switch event {
        case .predict(let answer):
            shown = (answer, exhibit.experiment.run())
            delegate?.experimentScreen(self, didRunWith: answer)
        case .count(let answer, let change):
            setHands(hands(for: answer) + change, for: answer)
            delegate?.experimentScreen(self, didCount: hands)
        case .setTyping(let isTyping):
            // One message for all digits that were typed.
            if typedAnswer != nil { delegate?.experimentScreen(self, didCount: hands) }
            (self.isTyping, typedAnswer) = (isTyping, nil)
        case .type(let digit?, let answer):
            let count = (typedAnswer == answer ? hands(for: answer) * 10 : 0) + digit
            if count <= Self.mostHands { setHands(count, for: answer) }
            typedAnswer = answer
        case .type(nil, let answer):
            setHands(hands(for: answer) / 10, for: answer)
            typedAnswer = answer
        case .ask: shown = nil
        case .toggleSource: isShowingSource.toggle()
        case .showNext:
            pop()
            delegate?.experimentScreenShowNext(self)
        }
    }

    private func setHands(_ count: Int, for answer: Int) {
        while hands.count <= answer { hands.append(0) }
        hands[answer] = min(max(0, count), Self.mostHands)
    }

    /// Returns the events of a line such as `hands 2 12`: twelve hands for the second answer.
    private func events(forLine line: String) throws(LineError) -> [Event] {
        let words = line.split(separator: " ")
        guard words.count == 3, ["hands", "손"].contains(words[0].lowercased()) else { throw .unknown }
        let answer = try Array(exhibit.answerTexts.indices).element(atNumber: words[1])
        guard let count = Int(words[2]), (0...Self.mostHands).contains(count) else {
            throw LineError(badNumber: words[2], from: "0", to: String(Self.mostHands))
        }
        return [.count(answer: answer, change: count - hands(for: answer))]
    }

    private var hasHands: Bool { hands.contains { $0 > 0 } }

    private func hands(for answer: Int) -> Int { hands.indices.contains(answer) ? hands[answer] : 0 }
}

// MARK: - Content

extension ExperimentScreen {
    @ContentBuilder<Event> package var content: Content<Event> {
        let toggle = Hint(
            Text(isShowingSource ? .labCloseSource : .labSource), Event.toggleSource, key: "s",
            words: "source", Text(.labSource))
        if isShowingSource {
            source
            FirstRow(source.firstRow)
            toggle
            Help(Text(.labSourceHelp))
        } else if let (prediction, outcome) = shown {
            Content.part { [self] texts in
                VerdictPane(
                    verdict: verdict(on: prediction, texts), predictions: predictions(texts), counts: counts(texts))
            }.named("verdict")
            Content.part { OutcomePane(outcome, $0) }.named("outcome")
            Content.part { [exhibit] in ReasonPane(exhibit, $0) }.named("reason")
            // The reason stands where it is read first. Line by line, it comes when the outcome is known.
            Layout(
                .rows("verdict", .pane("reason").rows(least: 4), .pane("outcome").rows(least: 3), hasGaps: false),
                .rows("verdict", "outcome", "reason", hasGaps: false))
            toggle
            Hint(Text(.labAgain), .ask, key: "r", words: "again", Text(.labAgain))
            Hint(Text(.labNext), .showNext, key: "n", words: "next", Text(.labNext)).enabled(hasNext)
            Help(Text(.labHelp))
        } else {
            List(Text(exhibit.question)) {
                for (index, answer) in exhibit.answerTexts.enumerated() { row(of: index, answer) }
            }
            .headingTone(.strong)
            .form { [self] in AnswerCards(isTyping: isTyping, hands: handCounts($0)) }
            .named("question")
            // Without a place on the page: line mode takes the outcome for the same page, because there are as many parts.
            Lines()
            Lines()
            Layout(.pane("question").aligned(.upper))
            if isTyping {
                Hint(Text(.labEndTyping), .setTyping(false), key: .enter)
            } else {
                toggle
                Hint(Text(.labTypeHands), .setTyping(true), key: "h")
                if hasHands { Hint(Text(.labRun), .predict(mostFrequentAnswer), key: .enter) }
            }
            OtherLines("hands 1 12", read: events(forLine:))
            Help(Text(.labHelp), Text(.labHandsHelp))
        }
    }

    /// The answer with which the experiment runs, unless Enter chooses the one with the focus: none is judged then.
    private var mostFrequentAnswer: Int { hands.indices.max { hands[$0] < hands[$1] } ?? 0 }

    private func row(of answer: Int, _ text: Text) -> Row<Event> {
        let more = Event.count(answer: answer, change: 1)
        let fewer = Event.count(answer: answer, change: -1)
        var row = Row<Event>(
            text, isTyping ? .setTyping(false) : .predict(answer), note: Text { $0.hands(hands(for: answer)) })
        if isTyping {
            row = row.keys()
            for digit in 0...9 {
                let key = Key.character(Character(String(digit)))
                row = row.action("", .type(digit: digit, answer: answer), keys: key)
            }
            row = row.action("", .type(digit: nil, answer: answer), keys: .backspace)
        }
        // On most keyboards `+` is `=` with Shift.
        return row.action(Text(.labMoreHands), more, keys: "+", .right, "=")
            .action(Text(.labFewerHands), fewer, keys: "-", .left, sign: "−")
            .action("", more, sign: "+")
    }

    /// The verdict on an answer. A class has given several, so that where hands were counted there is none.
    private func verdict(on prediction: Int, _ texts: Texts) -> Message {
        hasHands ? texts.answer(to: exhibit) : texts.verdict(on: prediction, exhibit)
    }

    /// The hands for each answer, with a mark before the right one; nothing where none were counted.
    private func predictions(_ texts: Texts) -> [Message] {
        guard hasHands else { return [] }
        let counts = handCounts(texts)
        let columns = counts.map { DisplayWidth.of($0) }.max() ?? 0
        return zip(exhibit.answers(texts), counts).enumerated().map { index, row in
            let isRight = index == exhibit.rightAnswer
            let count = DisplayWidth.padded(row.1, to: columns)
            return Message(
                text: "\(texts.spelled(isRight ? "✓" : " ")) \(count)  \(row.0)", tone: isRight ? .good : .plain)
        }
    }

    /// The hands for each answer in one row.
    private func counts(_ texts: Texts) -> Message? {
        guard hasHands else { return nil }
        let counts = handCounts(texts).enumerated().map { index, count in
            (index == exhibit.rightAnswer ? texts.spelled("✓") + " " : "") + count
        }
        return Message(text: "  " + counts.joined(separator: ", "))
    }

    private func handCounts(_ texts: Texts) -> [String] {
        exhibit.answers(texts).indices.map { texts.hands(hands(for: $0), showsNone: true) }
    }
}

extension Texts {
    /// Returns a number of raised hands; where there are none, an empty text or the number 0.
    fileprivate func hands(_ count: Int, showsNone: Bool = false) -> String {
        if count == 0, !showsNone { return "" }
        return count == 1 ? self(.labOneHand) : self(.labHands, String(count))
    }
}
