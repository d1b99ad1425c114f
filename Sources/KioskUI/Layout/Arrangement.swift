import Terminal

/// A page laid out for one size: the picture, and what every place and key of it does.
package struct Arrangement<Event: Equatable> {
    /// The picture.
    package internal(set) var canvas: Canvas
    /// What can be chosen.
    package internal(set) var targets: [Target<Event>] = []
    /// How far the page can be scrolled, in rows; 0 where all of it is in view.
    package internal(set) var scrollLimit = 0
    /// How many rows of the scrolling part are in view.
    package internal(set) var scrollPage = 1
    /// Whether the scrolling part rests at its end.
    package internal(set) var scrollsFromEnd = false
    /// The rows of which only a page is in view.
    package internal(set) var pagedRows: PagedRows?
    /// The index of the target that has the focus.
    package internal(set) var focusedTarget: Int?

    /// The index of the target at a cell, topmost first.
    package func target(at point: GridPoint) -> Int? {
        targets.lastIndex { $0.area.contains(point) }
    }

    /// What a key does here: the focused element is asked first.
    package func event(for key: Key) -> PageEvent<Event>? { choice(for: key)?.event }

    /// What a key does here, and the index of the target whose key it is wherever the focus is.
    func choice(for key: Key) -> (event: PageEvent<Event>, target: Int?)? {
        if let focusedTarget {
            let target = targets[focusedTarget]
            if let binding = target.bindings.first(where: { $0.keys.contains(key) }) {
                return (.screen(binding.event), nil)
            }
        }
        if let index = targetIndex(for: key) { return targets[index].event.map { ($0, index) } }
        if key == .enter || key == .character(" "), let focusedTarget {
            return targets[focusedTarget].event.map { ($0, nil) }
        }
        return nil
    }

    /// What pasted digits do where the focus is; nothing where it takes none, or where not all of the text is digits.
    func events(forDigits text: String) -> [Event] {
        guard let focusedTarget, text.trimmed.allSatisfy({ ("0"..."9").contains($0) }) else { return [] }
        return text.trimmed.compactMap { digit in
            targets[focusedTarget].bindings.first { $0.keys.contains(.character(digit)) }?.event
        }
    }

    /// The index of the target that a key chooses wherever the focus is.
    package func targetIndex(for key: Key) -> Int? {
        targets.firstIndex { $0.keys.contains(key) }
    }
}
