import JuiceMaker
import ScreenKit

extension SalesScreen {
    package func content(_ texts: Texts) -> ScreenContent<Event> {
        let books = bar.books
        let sums = (span == .all ? books.accounts.sales : days?.sales).map { sales in
            texts.summary(of: sales, in: books.menu, titled: name(of: span, texts))
        }
        let lines = [sums, days.flatMap { hours($0.hours, texts) }, texts.openDay(of: books.accounts, in: books.menu)]
        return ScreenContent(
            panes: [
                .pane(chart(texts), named: "chart"),
                .pane(
                    TextPane(lines: LazyRows(lines.compactMap(\.self).map { Message(text: $0) }), isProse: true),
                    named: "sums"),
            ],
            layout: .firstFitting(
                .columns("chart", .pane("sums").columns(least: 30, ideal: 48)).atIdealWidth(), .rows("chart", "sums")),
            accessories: [
                Control(
                    label: texts(.voidTitle), event: .cancelOrder, keys: [.character("v")],
                    words: ["cancel", "void", "취소"])
            ],
            message: message(texts), hints: hints(texts), help: [texts(.salesHelp), texts(.salesSpansHelp)])
    }

    /// The sales of each juice, in the days and in all time.
    private func chart(_ texts: Texts) -> ChartPane {
        let sales = bar.books.accounts.sales
        let menu = bar.books.menu
        return ChartPane(
            heading: texts(.sold), columns: (days == nil ? [] : [name(of: span, texts)]) + [texts(.allTime)],
            rows: menu.juiceIDs(with: sales.sold.juices.keys).map { id in
                ChartPane.Row(
                    label: texts.name(ofJuice: id, in: menu, earlier: bar.earlierMenus),
                    counts: (days.map { [max(0, $0.sales.count(ofJuice: id))] } ?? [])
                        + [sales.count(ofJuice: id)])
            })
    }

    /// The hours as small bars, and the hour with the most juices; `nil` if nothing was sold.
    private func hours(_ hours: SalesByHour, _ texts: Texts) -> String? {
        // Without a clock there are no hours.
        guard days?.period.from != nil, let range = hours.range else { return nil }
        let counts = range.map { hours[$0].cups }
        guard let most = counts.max(), let busiest = range.first(where: { hours[$0].cups == most }) else { return nil }
        return texts(
            .salesHours, String(range.lowerBound), String(range.upperBound + 1), Sparkline.text(counts),
            String(busiest),
            String(most))
    }

    private func message(_ texts: Texts) -> Message? {
        if let cancelled {
            let lines = texts.lines(of: .void, cancelled.sale, in: cancelled.menu)
            return Message(text: lines.joined(separator: " / "), tone: .good)
        }
        if let error { return .bad(texts.explain(error)) }
        guard let count = days?.laterCount, count > 0 else { return nil }
        return Message(text: texts.explain(laterRecords: count), tone: .warning)
    }

    private func hints(_ texts: Texts) -> [Control<Event>] {
        let keys: [(SalesSpan, Character, String)] = [
            (.today, "t", "today"), (.week, "w", "week"), (.month, "m", "month"), (.all, "a", "all"),
        ]
        var hints = keys.map { span, key, word in
            Control(label: name(of: span, texts), event: Event.show(span), keys: [.character(key)], words: [word])
        }
        if calculators != nil {
            hints.append(
                Control(
                    label: texts(.calculate), event: .calculate, keys: [.character("c")],
                    words: ["calc", texts(.calculator)]))
        }
        return hints
    }

    private func name(of span: SalesSpan, _ texts: Texts) -> String {
        guard let days = span.days else { return texts(.allTime) }
        return days == 1 ? texts(.today) : texts(.lastDays, String(days))
    }
}
