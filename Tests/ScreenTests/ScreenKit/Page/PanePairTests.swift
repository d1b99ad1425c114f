import Terminal
import TestSupport
import Testing

@testable import JuiceMakerApp
@testable import ScreenKit

/// Every two panes of the kit on one page, at every width.
struct PanePairTests {
    /// A kind of pane with content such as a shop has.
    nonisolated enum Kind: String, CaseIterable, Sendable {
        case list, text, field, steppers, gauges, chart
    }

    /// The texts of the panes in a language.
    private struct Words {
        let heading, footer, prose, label, text: String
        let drinks, details, notes, fruits: [String]
        let columns: [String]

        static let english = Words(
            heading: "What would you like?", footer: "Saved in ~/.local/share/kiosk",
            prose: "Everything is made fresh. A juice that cannot be made now says what is missing.",
            label: "Name", text: "Soo-jin Kim, table 4",
            drinks: ["Strawberry juice", "Banana juice", "Strawberry banana juice", "Mango kiwi juice", "Kiwi juice"],
            details: ["strawberry 16", "banana 2", "strawberry 10, banana 1", "mango 2, kiwi 1", "kiwi 3"],
            notes: ["sold out", "5 cups", "1 cup", "3 cups", "3 cups"],
            fruits: ["Strawberry", "Banana", "Pineapple", "Kiwi", "Mango"], columns: ["Today", "All days"])

        static let korean = Words(
            heading: "무엇을 드릴까요?", footer: "~/.local/share/kiosk 에 저장해요",
            prose: "모든 쥬스는 주문을 받고 만들어요. 지금 만들 수 없는 쥬스에는 모자란 재료가 적혀 있어요.",
            label: "이름", text: "김수진, 4번 자리",
            drinks: ["딸기쥬스", "바나나쥬스", "딸바쥬스", "망키쥬스", "키위쥬스"],
            details: ["딸기 16", "바나나 2", "딸기 10, 바나나 1", "망고 2, 키위 1", "키위 3"],
            notes: ["품절", "5잔", "1잔", "3잔", "3잔"], fruits: ["딸기", "바나나", "파인애플", "키위", "망고"],
            columns: ["오늘", "전체"])
    }

    private func pane(_ kind: Kind, _ words: Words) -> any Pane {
        let counts = [3, 10, 41, 0, 107]
        func control(_ label: String) -> Control<Int> { Control(Text(label), 0) }
        switch kind {
        case .list:
            return List(Text(words.heading)) {
                for index in words.drinks.indices {
                    Row(
                        Text(words.drinks[index]), index, detail: Text(words.details[index]),
                        note: Text(words.notes[index]))
                }
            }.footer(Text(words.footer)).pane
        case .text:
            return TextPane(lines: LazyRows((0..<3).map { _ in Message(text: words.prose) }), isProse: true)
        case .field: return Field(Text(words.label), TextField(words.text, limit: 40)) { _ in 0 }.pane
        case .steppers:
            return SteppersPane(
                steppers: zip(words.fruits, counts).map { fruit, count in
                    SteppersPane<Int>.Stepper(
                        label: fruit, value: String(count), bar: CountBar(count: count, fullCount: 20, lowMark: 5),
                        change: "+3", lower: [control("−10"), control("−1")], raise: [control("+1"), control("+10")],
                        suggestion: control(words.notes[0]), extra: control("="), bindings: [])
                }, Texts(.english))
        case .gauges:
            return GaugesPane(
                gauges: zip(words.fruits, counts).map {
                    .init(label: $0, bar: CountBar(count: $1, fullCount: 20, lowMark: 5))
                })
        case .chart:
            return ChartPane(
                heading: words.heading, columns: words.columns,
                rows: zip(words.drinks, counts).map { .init(label: $0, counts: [$1, $1 * 31]) })
        }
    }

    /// Two panes in a layout.
    private struct Pair {
        let name: String
        let panes: [any Pane]
        let layout: PaneLayout
        /// The distance between the widths of the pages.
        let step: Int

        /// Returns the least columns and rows of a pane with a width, as far as the whole body has them.
        func least(_ index: Int, columns: Int, in body: GridSize) -> GridSize {
            let width = panes[index].size(in: body, of: body).columns.least
            let room = GridSize(columns: columns, rows: body.rows)
            let height = panes[index].size(in: room, of: body).rows.least
            return GridSize(columns: min(width, body.columns), rows: min(height, body.rows))
        }
    }

    /// Returns the pairs that begin with a kind, in both languages: with a choice of layouts, and one below the other.
    private func pairs(_ first: Kind) -> [Pair] {
        Kind.allCases.flatMap { second in
            [("en", Words.english), ("ko", .korean)].flatMap { language, words in
                let panes = [pane(first, words), pane(second, words)]
                return [
                    Pair(
                        name: "\(first) and \(second), \(language)", panes: panes,
                        layout: .firstFitting(.columns("0", "1"), .rows("0", "1")), step: 2),
                    Pair(
                        name: "\(first) above \(second), \(language)", panes: panes,
                        layout: .standard(for: ["0", "1"]), step: 8),
                ]
            }
        }
    }

    private static let heights = [12, 24, 50]
    /// The rows of the bodies of such pages, and too few for most pairs.
    private static let bodyRows = [3, 7, 19, 45]

    @Test(arguments: Kind.allCases)
    func `at every width, each pane has its least size or is left out, and no two overlap`(first: Kind) throws {
        for (number, pair) in pairs(first).enumerated() {
            let panes = pair.panes.parts
            // The languages take turns, so that a run takes half the time.
            for columns in stride(from: 40 + number / 2 % 2, through: 200, by: pair.step * (playsAllRounds ? 1 : 11)) {
                // The shortest and the tallest one do not differ much from width to width.
                for rows in Self.bodyRows where 7...19 ~= rows || columns % 10 < 2 || !playsAllRounds {
                    let body = GridRect(column: 1, row: 2, columns: columns - 2, rows: rows)
                    let areas = PaneAreas(of: pair.layout, panes, in: body).areas
                    // An expectation for each of so many pages would take longer than the pages.
                    for fault in faults(areas, of: pair, in: body) {
                        Issue.record("\(pair.name), \(columns)×\(rows): \(fault)")
                    }
                }
            }
        }
    }

    private func faults(_ areas: [GridRect?], of pair: Pair, in body: GridRect) -> [String] {
        var faults: [String] = []
        for (index, area) in areas.enumerated() {
            guard let area else { continue }
            let least = pair.least(index, columns: area.size.columns, in: body.size)
            if area.size.columns < least.columns || area.size.rows < least.rows {
                faults.append("\(area.size) of pane \(index) is less than \(least)")
            }
            if area.intersection(body) != area { faults.append("pane \(index) leaves the body") }
        }
        if let first = areas[0], let second = areas[1], !first.intersection(second).isEmpty {
            faults.append("the panes overlap")
        }
        let leastRows = (0...1).reduce(0) { $0 + pair.least($1, columns: body.size.columns, in: body.size).rows }
        if areas[0] == nil || areas[1] == nil && leastRows <= body.size.rows { faults.append("a pane is missing") }
        return faults
    }

    @Test(arguments: Kind.allCases)
    func `a pane draws beside another one what it draws alone, and nothing outside of its area`(first: Kind) throws {
        for (number, pair) in pairs(first).enumerated() {
            // Each pair meets widths of its own, so that together they meet all.
            for columns in stride(from: 40 + number * 2, through: 200, by: playsAllRounds ? 47 : 141) {
                let size = GridSize(columns: columns, rows: Self.heights[(number + columns) % Self.heights.count])
                let page = PagePicture(pair.panes, pair.layout).arrange(size)
                var expected = page.cellsAtRest
                expected.fill(page.areas.room)
                for (index, area) in page.areas.areas.enumerated() {
                    guard let area else { continue }
                    let alone = draw(pair.panes[index], in: area, on: size, body: page.areas.room.size)
                    for row in area.minRow...area.maxRow {
                        // The margin before the rows belongs to the pane.
                        for column in (area.minColumn - 1)...area.maxColumn {
                            let point = GridPoint(column: column, row: row)
                            expected[point] = alone[point]
                        }
                    }
                    #expect(isBlank(alone, outside: area), "\(pair.name), \(size): pane \(index) leaves \(area)")
                }
                #expect(expected == page.cellsAtRest, "\(pair.name), \(size)")
            }
        }
    }

    /// Draws a pane that is alone on its page.
    private func draw(_ pane: any Pane, in area: GridRect, on size: GridSize, body: GridSize) -> Canvas {
        var part = PagePart(Canvas(size: size), scroll: 0, focus: nil, Texts(.english))
        part.page = body
        part.begin(elements: pane.elements[...], in: area)
        pane.draw(on: &part)
        return part.canvas
    }

    /// Returns whether nothing is drawn outside of an area and its margin.
    private func isBlank(_ canvas: Canvas, outside area: GridRect) -> Bool {
        var rest = canvas
        rest.fill(
            GridRect(column: area.minColumn - 1, row: area.minRow, columns: area.size.columns + 1, rows: area.size.rows)
        )
        return rest == Canvas(size: canvas.size)
    }
}
