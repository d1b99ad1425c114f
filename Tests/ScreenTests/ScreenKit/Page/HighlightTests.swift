import TestSupport
import Testing

@testable import ScreenKit
@testable import Terminal

/// The focus and the press, which are drawn over a page that is laid out without them.
struct HighlightTests {
    private static let sizes = [GridSize(columns: 40, rows: 12), .small, .large]

    private func picture(of test: TestKiosk, _ size: GridSize, _ view: ViewState = ViewState()) -> Picture {
        Picture(of: test.kiosk.page, size: size, view: view)
    }

    private func forEachPicture(of place: Place, _ check: (TestKiosk, Picture, String) throws -> Void) throws {
        let test = try TestKiosk(place, .korean)
        for size in Self.sizes { try check(test, picture(of: test, size), "\(place), \(size.columns)×\(size.rows)") }
    }

    /// Returns the cells in which two pictures of a size differ.
    private func changes(from old: Canvas, to new: Canvas) -> [GridPoint] {
        let rows = (0..<new.size.rows).filter { old.lines[$0] != new.lines[$0] }
        return rows.flatMap { row in (0..<new.size.columns).map { GridPoint(column: $0, row: row) } }
            .filter { old[$0] != new[$0] }
    }

    @Test(arguments: Place.allCases)
    func `a picture that shows a page anew looks as if it were laid out anew`(place: Place) throws {
        try forEachPicture(of: place) { test, shown, name in
            var generator = SeededGenerator(seed: 15)
            for step in 0..<(playsAllRounds ? 20 : 2) {
                let targets = shown.targets.count
                let view = ViewState(
                    focus: Bool.random(using: &generator)
                        ? Int.random(in: 0...max(0, shown.page.elements.count), using: &generator) : nil,
                    scroll: Int.random(in: 0...3, using: &generator),
                    pressedTarget: Bool.random(using: &generator)
                        ? Int.random(in: 0...targets, using: &generator) : nil,
                    litElement: Bool.random(using: &generator) ? Int.random(in: 0..<40, using: &generator) : nil)
                let otherSize = try #require(Self.sizes.randomElement(using: &generator))
                let size = step % 9 == 8 ? otherSize : shown.cells.size
                shown.show(shown.page, size: size, view: view)
                let fresh = picture(of: test, size, view)
                let difference = changes(from: fresh.cells, to: shown.cells).prefix(3)
                #expect(difference.isEmpty, "\(name), seed 15, step \(step): \(view)")
                #expect(shown.focus == fresh.focus, "\(name), seed 15, step \(step): \(view)")
            }
        }
    }

    @Test(arguments: Place.allCases)
    func `the focus is seen on its element and nowhere else`(place: Place) throws {
        try forEachPicture(of: place) { _, picture, name in
            for focus in picture.page.focusables {
                picture.show(picture.page, size: picture.cells.size, view: ViewState(focus: focus))
                let target = try #require(picture.targets.first { $0.element == focus }, "\(name)")
                let changed = changes(from: picture.cellsAtRest, to: picture.cells)
                #expect(!changed.isEmpty, "\(name): element \(focus)")
                #expect(changed.allSatisfy(target.area.contains), "\(name): element \(focus)")
            }
        }
    }

    @Test(arguments: Place.allCases)
    func `what the mouse presses is seen there and nowhere else`(place: Place) throws {
        try forEachPicture(of: place) { _, picture, name in
            let plain = picture.cells
            for (index, target) in picture.targets.enumerated() where !target.area.isEmpty {
                picture.show(picture.page, size: plain.size, view: ViewState(pressedTarget: index))
                let changed = changes(from: plain, to: picture.cells)
                #expect(!changed.isEmpty, "\(name): \(target.area)")
                #expect(changed.allSatisfy(target.area.contains), "\(name): \(target.area)")
                #expect(
                    changed.allSatisfy { picture.cells[$0].text == plain[$0].text }, "\(name): \(target.area)")
            }
        }
    }
}
