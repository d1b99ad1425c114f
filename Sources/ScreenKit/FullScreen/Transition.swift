import Terminal

/// What moves on a page after a key or a click.
public enum Motion: Sendable {
    /// Nothing.
    case none
    /// Only the key that was pressed, which flashes.
    case keys
    /// Whatever a pane has noted by ``PagePart/noteFeed(key:of:in:)`` and ``PagePart/noteLight(key:of:in:)``, too.
    case all
}

/// The way from one picture to the next, in steps of time. It changes one area, and ends with the next picture itself.
struct Transition {
    private let thing: ChangingThing
    private let before: Canvas
    private var step = 1

    /// A sheet is out after a quarter of a second: a person waits for nothing.
    private static let stepsOfFeed = 6

    /// Creates the transition between two pictures of the same size; `nil` where no thing has changed.
    init?(from old: [ChangingThing], to new: [ChangingThing], before: Canvas) {
        let changed = new.first { thing in
            thing.value != nil
                && old.contains { $0.kind == thing.kind && $0.key == thing.key && $0.value != thing.value }
        }
        guard let changed else { return nil }
        (thing, self.before) = (changed, before)
    }

    var delay: Duration { thing.kind == .feed ? .milliseconds(40) : .milliseconds(120) }

    /// The next step; `nil` at the end.
    var next: Transition? {
        guard thing.kind == .feed, step < Self.stepsOfFeed - 1 else { return nil }
        var next = self
        next.step += 1
        return next
    }

    func picture(towards picture: Canvas) -> Canvas {
        guard picture.size == before.size else { return picture }
        var picture = picture
        let area = thing.area
        switch thing.kind {
        case .light: picture.reverse(area)
        case .feed:
            let rows = (area.size.rows * step + Self.stepsOfFeed - 1) / Self.stepsOfFeed
            for row in (area.minRow + rows)..<max(area.minRow + rows, area.maxRow + 1) {
                for column in area.minColumn...max(area.minColumn, area.maxColumn) {
                    let point = GridPoint(column: column, row: row)
                    picture[point] = before[point]
                }
            }
        }
        return picture
    }
}

/// The short flash of a key that was pressed on the keyboard, as steps of time.
///
/// The number changes at once and alone; the flash follows when the hand rests, so that light never slows down fast typing. Where a
/// key changes nothing, the flash is at once.
struct KeyFlash: Equatable {
    enum Step {
        /// The key was pressed, and no picture was drawn since then.
        case pressed
        /// The key was pressed and will light up. A hand may be typing, so that work that is not urgent waits.
        case armed
        case lit
    }

    var element: Int
    var step = Step.pressed

    var delay: Duration { step == .lit ? .milliseconds(120) : .milliseconds(60) }

    var next: KeyFlash? { step == .lit ? nil : KeyFlash(element: element, step: .lit) }
}
