import Terminal
import TestSupport
import Testing

@testable import CalculatorApp
@testable import ScreenKit

/// What holds on every page, at every size, in both languages.
struct LayoutTests {
    nonisolated static let sizes = [(40, 12), (41, 13), (63, 19), (66, 20), (80, 24), (100, 30), (120, 40), (200, 60)]
        .map { GridSize(columns: $0.0, rows: $0.1) }

    /// The least and the usual size, and two that each language has for itself, so that a run takes half the time.
    private static func sizes(_ language: Language) -> [GridSize] {
        let others = language == .korean ? [(63, 19), (120, 40)] : [(66, 20), (200, 60)]
        let sizes = [(40, 12), (80, 24)] + others
        return (playsAllRounds ? sizes : language == .korean ? [sizes[0], sizes[3]] : [sizes[1], sizes[2]]).map {
            GridSize(columns: $0.0, rows: $0.1)
        }
    }

    /// Lays a place out in every language and in sizes, and hands each page over.
    private func forEachPage(
        of place: Place, sizes: [GridSize]? = nil, _ check: (TestKiosk, ArrangedPage, String) throws -> Void
    ) throws {
        for language in Language.allCases {
            let test = try TestKiosk(place, language)
            for size in sizes ?? Self.sizes(language) {
                let name = "\(place), \(language), \(size.columns)×\(size.rows)"
                try check(test, test.arrange(size), name)
            }
        }
    }

    private static func isInside(_ inner: GridRect, _ outer: GridRect) -> Bool { inner.intersection(outer) == inner }

    /// A rule, and what on a page breaks it.
    private struct Rule {
        let name: String
        let broken: (ArrangedPage, TestKiosk) -> [String]

        init(_ name: String, _ broken: @escaping (ArrangedPage, TestKiosk) -> [String]) {
            (self.name, self.broken) = (name, broken)
        }
    }

    private static let rules = [
        Rule("what can be chosen lies inside the picture") { page, _ in
            page.areas.filter { $0.isDrawn && !Self.isInside($0.area, GridRect(page.canvas.size)) }.map { "\($0.area)" }
        },
        Rule("places to choose do not overlap, but for a button inside of its row") { page, _ in
            let drawn = page.areas.filter(\.isDrawn)
            return drawn.enumerated().flatMap { index, target in
                drawn[(index + 1)...].filter { later in
                    let isButton = target.isFocusable && !later.isFocusable && Self.isInside(later.area, target.area)
                    return !target.area.intersection(later.area).isEmpty && !isButton
                }.map { "\(target.area) and \($0.area)" }
            }
        },
        Rule("the middle of what can be chosen is its own") { page, _ in
            page.areas.enumerated().filter { index, target in
                let (area, size) = (target.area, target.area.size)
                let middle = area.origin.offset(columns: size.columns / 2, rows: size.rows / 2)
                return target.isDrawn && page.target(at: middle) != index
            }.map { "\($0.element.area)" }
        },
        Rule("each hint in the status bar is drawn whole, and its keys do what it says") { page, _ in
            page.hints.filter { hint in
                // What has no room is left out, but for what works everywhere, which is told by its keys there.
                guard let area = hint.area else { return !hint.works || hint.isInFixedPlace }
                let text = page.canvas.text(in: area)
                let isWhole = text == hint.text || hint.isInFixedPlace && text == " " + hint.key
                return !hint.works || !isWhole || area.minRow != page.canvas.size.rows - 1
            }.map(\.text)
        },
        Rule("the keys and the picture know the same elements in the same order") { page, test in
            let drawn = page.areas.filter(\.isFocusable)
            // A focus behind the last element, which may be left over from a longer list, is on the last one.
            let last = test.arrange(page.canvas.size, view: ViewState(focus: 1_000))
            let isLast = page.elements.isEmpty || last.focus == page.elements.count - 1
            return [
                drawn.map(\.choice) == page.elements ? nil : "\(drawn.map(\.choice)), \(page.elements)",
                drawn.map(\.focus) == Array(drawn.indices) ? nil : "\(drawn.map(\.focus))",
                page.drawnFocus == page.focus ? nil : "the focus",
                last.drawnFocus == last.focus && isLast ? nil : "the last one",
            ].compactMap(\.self)
        },
        Rule("wide characters are whole") { page, _ in
            let canvas = page.canvas
            return (0..<canvas.size.rows).flatMap { row in
                (0..<canvas.size.columns).map { GridPoint(column: $0, row: row) }.filter { point in
                    let isWide = canvas[point].width == 2
                    return isWide != canvas[point.offset(columns: 1)].isContinuation
                        || isWide && point.column + 1 == canvas.size.columns
                }
            }.map { "\($0)" }
        },
        Rule("the cursor stands inside the picture") { page, _ in
            page.canvas.cursor.map { GridRect(page.canvas.size).contains($0) ? [] : ["\($0)"] } ?? []
        },
    ]

    @Test(arguments: Place.allCases)
    func `what holds on every page holds`(place: Place) throws {
        try forEachPage(of: place) { test, page, name in
            for rule in Self.rules { #expect(rule.broken(page, test) == [], "\(name): \(rule.name)") }
        }
    }

    private static let sizesOfFocus =
        playsAllRounds ? [GridSize(columns: 40, rows: 12), .small, .large] : [GridSize(columns: 40, rows: 12)]

    @Test(arguments: Place.allCases)
    func `arrows alone bring the focus to everything that can have it, which is in view then`(place: Place) throws {
        try forEachPage(of: place, sizes: Self.sizesOfFocus) { _, page, name in
            guard page.focusableCount > 0 else { return }
            var reached: Set<Int> = []
            var next = [try #require(page.focus, "\(name)")]
            while let focus = next.popLast() {
                guard reached.insert(focus).inserted else { continue }
                page.focus(on: focus)
                for key in [Key.up, .down, .left, .right] { page.focus(after: key).map { next.append($0) } }
            }
            let missed = Set(0..<page.focusableCount).subtracting(reached).sorted()
            #expect(missed == [], "\(name)")
            let hidden = (0..<page.focusableCount).filter { focus in
                page.focus(on: focus)
                let isDrawn = page.areas.filter(\.isFocusable)[focus].isDrawn
                return page.focus != focus || page.drawnFocus != focus || !isDrawn
            }
            #expect(hidden == [], "\(name)")
        }
    }

    @Test(arguments: [
        Place.calculator, .longTape, .longNumber, .longNegative, .failure, .formula, .appending, .twoOperand,
        .recovering, .stockCalculator,
    ])
    func `the number on the display is there as a whole`(place: Place) throws {
        try forEachPage(of: place) { test, page, name in
            let display = try #require(test.top(CalculatorScreen.self).content(test.texts).display)
            let isWritten = page.canvas.text.contains { $0.contains(display.text) }
            #expect(isWritten || page.canvas.findLarge(display.text) != nil, "\(name): \(display.text)")
        }
    }

    @Test(arguments: Place.allCases)
    func `the way here is written above, and what has happened below`(place: Place) throws {
        try forEachPage(of: place, sizes: [.small, .large]) {
            test, page, name in
            let crumbs = test.kiosk.breadcrumb.joined(separator: " › ")
            #expect(page.canvas.text(row: 0).hasPrefix(" " + crumbs), "\(name)")
            #expect(page.canvas.find(test.texts(.languages)) != nil, "\(name)")
        }
    }

    // MARK: Too small

    @Test(arguments: Place.allCases)
    func `a terminal that is too small gets a notice, and nothing to choose`(place: Place) throws {
        let sizes = [
            (1, 1), (2, 1), (1, 40), (39, 11), (39, 12), (40, 11), (39, 60), (200, 11), (20, 5), (0, 0), (0, 10),
            (10, 0),
        ].map { GridSize(columns: $0.0, rows: $0.1) }
        try forEachPage(of: place, sizes: sizes) { test, page, name in
            #expect(sizes.contains(page.canvas.size), "\(name)")
            #expect(page.areas.isEmpty, "\(name)")
            guard page.canvas.size.columns >= 32, page.canvas.size.rows > 0 else { return }
            let notice = test.texts.language == .korean ? "화면이 작아요: 40×12 이상" : "Too small: needs 40×12"
            #expect(page.canvas.text.filter { !$0.isEmpty } == [notice], "\(name)")
        }
    }

    @Test func `every size from the smallest to 90 by 30 is laid out without a trap`() throws {
        for place in [Place.longTape, .manyDeletedValues, .waiting, .stockAtBounds, .calculatorHelp, .fullCart] {
            let test = try TestKiosk(place, .korean)
            for columns in stride(from: 1, through: 90, by: 1) {
                let page = test.arrange(GridSize(columns: columns, rows: 1 + columns / 3))
                #expect(page.canvas.size.columns == columns)
            }
        }
    }

    @Test func `any focus, scrolling and pressed target is laid out without a trap`() throws {
        for place in Place.allCases {
            let test = try TestKiosk(place, .english)
            for number in [-1, 0, 1, 7, 79, 80, 1_000_000, Int.max] {
                for view in [
                    ViewState(focus: number), ViewState(scroll: max(0, number)), ViewState(pressedTarget: number),
                ] {
                    #expect(test.arrange(.small, view: view).canvas.size == .small)
                }
            }
        }
    }
}
