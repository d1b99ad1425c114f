import JuiceMaker
import ScreenKit

extension StockScreen {
    @ContentBuilder<Event> package var content: Content<Event> {
        StockSteppers(
            edit: edit, scale: scale, juices: menu?.juices ?? [], canCalculate: calculators != nil, example: lineExample
        )
        .named("counts")
        if let words {
            Field(Text(.voidReason), words, words: "words") { .editReason($0) }.first().named("words")
        }
        Content.part(saveBar).named("save")
        Content.part(needs).named("needs")
        Layout(layout(.columns("counts", "needs", gap: 5)).from(columns: 140), layout("counts"))
        Hint(reasonLabel, .nextReason, key: "r", words: "reason", Text(.voidReason))
        OtherLines(lineExample, Text(.stockReasonLine)) { [edit] line throws(LineError) in
            switch try StockLine(parsing: line, in: edit) {
            case .count(let fruit, let count): [.edit(.set(fruit, count: count))]
            case .calculate(let fruit): [.calculate(fruit)]
            case .reason(let reason): [.setReason(reason)]
            }
        }
        Help(Text(.stockHelp, "\(edit.capacity)"), Text(.stockReasonHelp))
        Help(drawing: Text(.barsHelp, "\(scale.fullCount)"))
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
            spoken: edit.remainingShortage.map { "! " + texts.explain($0) },
            save: Control(
                Text(.save), .save, keys: [.enter, "s"], words: ["save", Text(.save)], lineNames: .label),
            reset: Control(
                Text(.reset), .edit(.reset), keys: ["z"], words: ["reset", Text(.reset)],
                isEnabled: !edit.changes.isEmpty, lineNames: .label))
    }

    private var lineExample: Text {
        calculators == nil ? Text(.stockLines) : "\(Text(.stockLines)) / \(Text(.stockCalculationLine))"
    }
}
