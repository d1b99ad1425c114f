import Core
import JuiceMaker
import ScreenKit

extension SalesScreen {
    @ContentBuilder<Event> package var content: Content<Event> {
        let books = bar.books
        Content.part(tabs).named("tabs")
        Content.part { [self] in FigureTilesPane(tiles: tiles($0)) }.named("tiles")
        Content.part(chart).named("chart")
        Content.part(plot).named("plot")
        Lines(Text { $0.openDay(of: books.accounts, in: books.menu) }, tone: .quiet).named("open")
        Layout(
            .rows(
                "tabs", "tiles",
                .columns(.pane("chart").columns(least: 34, ideal: 38, most: 66), "plot").growingFirst(), "open"
            ).from(columns: 74),
            .rows("tabs", "tiles", .pane("chart").growingFirst(), .pane("plot").optional(), "open"))
        if let error { Notice(Text { $0.explain(error) }.asSentence, .bad) }
        if let count = days?.laterCount, count > 0 { Notice(Text { $0.explain(laterRecords: count) }) }
        if shop.clock != nil {
            Hint(Text(.ordersToday), .showOrders, key: "o", words: "orders", "주문")
            Hint(Text(.closeDay), .closeDay, key: "z", words: "close", "마감")
        }
        if shop.calculators != nil {
            Hint(Text(.calculate), .calculate, key: "c", words: "calc", Text(.calculator)).enabled(totals != nil)
        }
        Hint(Text(.voidTitle), .cancelOrder, key: "v", words: "cancel", "void", "취소")
        Help(Text(.salesHelp), Text(.salesSpansHelp))
    }

    /// The sales of each juice, in the days and in all time.
    private func chart(_ texts: Texts) -> ChartPane {
        let sales = bar.books.accounts.sales
        let menu = bar.books.menu
        let scale = StockScale(menu)
        return ChartPane(
            heading: texts(.sold), columns: (days == nil ? [] : [texts(name(of: span))]) + [texts(.allTime)],
            rows: menu.juiceIDs(with: sales.sold.juices.keys).map { id in
                ChartPane.Row(
                    label: texts.name(ofJuice: id, in: menu, earlier: bar.earlierMenus),
                    counts: (days.map { [$0.sales.count(ofJuice: id)] } ?? []) + [sales.count(ofJuice: id)],
                    colors: menu.juice(named: id).map { scale.colors(of: $0) } ?? [])
            }, title: texts(.salesJuices), unit: texts(.cupsUnit))
    }

    /// The totals of the days; `nil` where they cannot be read.
    var totals: SalesSummary? { span == .all ? bar.books.accounts.sales : days?.sales }

    /// The figures of the days; a dash where they cannot be read.
    private func tiles(_ texts: Texts) -> [FigureTilesPane.Tile] {
        let menu = bar.books.menu
        let figures = totals.map { Figures(of: $0, in: menu) }
        let refunds = figures?[.refunds] ?? 0
        return [Figure.money, .orders, .cups, .voids].filter { !$0.isMoney || menu.currency != nil }.map { figure in
            let amount = figures?[figure].map { figure.isMoney ? texts.money($0, in: menu) : $0.printed }
            let refunded = figure == .voids && refunds > 0 ? texts(.tileRefunded, String(refunds)) : ""
            return FigureTilesPane.Tile(
                label: figure == .voids ? texts(.tileCancelled) : texts.name(of: figure),
                value: amount ?? "–", unit: figure.isMoney ? texts.unit(of: menu.currency) : refunded,
                isWide: figure.isMoney)
        }
    }

    /// The hours in which a shop is usually open: they stand on the axis also without sales.
    private static let openingHours = 9...20

    /// The juices of each hour of today, or of each day of a longer time.
    private func plot(_ texts: Texts) -> PlotPane {
        let isByDay = (span.days ?? 1) > 1
        let columns = isByDay ? columnsOfDays : columnsOfHours
        let most = columns.reduce(0) { max($0, $1.count) }
        let peak = most > 0 ? columns.first { $0.count == most } : nil
        let named = columns.first { $0.name == namedColumn }
        let note =
            if let named {
                texts(isByDay ? .salesOnDay : .salesAtHour, named.name, named.count.printed)
            } else {
                peak.map { texts(isByDay ? .salesMostOnDay : .salesMostAtHour, $0.name, String(most)) } ?? ""
            }
        return PlotPane(
            heading: texts(isByDay ? .salesByDay : .salesByHour),
            note: note, columns: columns, placeholder: span == .all ? texts(.noHoursOfAllTime) : texts(.noSales),
            spoken: [
                totals.map { texts.summary(of: $0, in: bar.books.menu, titled: texts(name(of: span))) },
                days.flatMap { self.hours($0.hours, texts) },
            ].compactMap(\.self))
    }

    private var columnsOfHours: [PlotPane.Column] {
        let hours = days?.hours ?? SalesByTime()
        let sold = hours.range ?? Self.openingHours
        let range =
            min(sold.lowerBound, Self.openingHours.lowerBound)...max(sold.upperBound, Self.openingHours.upperBound)
        return range.map { hour in
            PlotPane.Column(label: hour < 10 ? "0\(hour)" : "\(hour)", name: String(hour), count: hours[hour].cups)
        }
    }

    /// The days of the span. Without a calendar they have numbers, the last of which is 0.
    private var columnsOfDays: [PlotPane.Column] {
        (1 - (span.days ?? 1)...0).map { number in
            let date = date.map { CivilDate(daysSince1970: $0.daysSince1970 + number) }
            return PlotPane.Column(
                label: date.map { ($0.day < 10 ? "0" : "") + String($0.day) } ?? String(number),
                name: date.map { String($0.description.suffix(5)) } ?? String(number),
                count: days?.days[number].cups ?? 0)
        }
    }

    /// The current day, and whether something was sold since the last close.
    private func day(_ texts: Texts) -> String {
        let accounts = bar.books.accounts
        let state = texts(accounts.closed.number > 0 && accounts.isDayEmpty ? .dayClosed : .dayOpen)
        return (date.map { "\($0), " } ?? "") + state
    }

    /// The hours as small bars, and the hour with the most juices; `nil` if nothing was sold.
    private func hours(_ hours: SalesByTime, _ texts: Texts) -> String? {
        // Without a clock there are no hours.
        guard days?.period.from != nil, let range = hours.range else { return nil }
        let counts = range.map { hours[$0].cups }
        guard let most = counts.max(), let busiest = range.first(where: { hours[$0].cups == most }) else { return nil }
        return texts(
            .salesHours, String(range.lowerBound), String(range.upperBound + 1), Sparkline.text(counts),
            String(busiest), most.printed)
    }

    private func tabs(_ texts: Texts) -> TabsPane<Event> {
        let keys: [(SalesSpan, Key, Text)] = [
            (.today, "t", "today"), (.week, "w", "week"), (.month, "m", "month"), (.all, "a", "all"),
        ]
        let tabs = keys.map { span, key, word in
            Control(name(of: span), Event.show(span), keys: [key], words: [word], lineNames: .label)
        }
        return TabsPane(
            tabs, selected: SalesSpan.allCases.firstIndex(of: span) ?? 0, note: day(texts), texts)
    }

    private func name(of span: SalesSpan) -> Text {
        guard let days = span.days else { return Text(.allTime) }
        return days == 1 ? Text(.today) : Text(.lastDays, "\(days)")
    }
}
