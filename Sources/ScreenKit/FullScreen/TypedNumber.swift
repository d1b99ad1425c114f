import Terminal

/// A number that a person types, digit by digit: a count that has the focus, or an element whose number is on the picture.
///
/// Where a part of a page has more than nine numbered elements in view, one digit can be the beginning of another number. The element gets the
/// focus with each digit, and is chosen as soon as no other can be meant; Enter chooses it before.
struct TypedNumber {
    enum Meaning {
        case choose(Choice)
        case focus(Int)
    }

    private var digits = ""

    /// Returns the meaning of a key; `nil` where it is no digit of a number.
    mutating func meaning(of key: Key, _ modifiers: Modifiers, on picture: Picture) -> Meaning? {
        let before = digits
        digits = ""
        guard case .character(let digit) = key, ("0"..."9").contains(digit), modifiers.isEmpty,
            picture.page.alert == nil
        else { return nil }
        let number = before + String(digit)
        if let focus = picture.elementForKeys, let entry = picture.page.elements[focus].entry {
            // A number above the bounds begins anew with the digit; the beginning of a number can be below them.
            guard
                let typed = [number, String(digit)].first(where: {
                    Int($0).map { $0 <= entry.bounds.upperBound } ?? false
                }),
                let count = Int(typed), count > 0 || entry.bounds.contains(0)
            else { return nil }
            digits = typed
            return .choose(.count(max(count, entry.bounds.lowerBound), of: focus))
        }
        guard let elements = picture.numberedInView, let element = elements.element(numbered: number) else {
            return nil
        }
        if elements.element(numbered: number + "0") != nil {
            digits = number
            return .focus(element)
        }
        return picture.page.elements[element].isEnabled ? .choose(.element(element)) : nil
    }
}

extension Picture {
    /// The elements of a part that are numbered from 1 to more than 9 and all in view, in their order; `nil` where digits mean something else.
    fileprivate var numberedInView: [Int]? {
        if let focus = elementForKeys, page.isField(focus) || page.elements[focus].binding(of: "0") != nil {
            return nil
        }
        let numbered = page.numbered
        guard let first = numbered.first, let part = page.panes.first(where: { $0.elements.contains(first) })
        else { return nil }
        let own = numbered.filter(part.elements.contains)
        let shown = Set(targets.filter { !$0.area.isEmpty }.compactMap(\.element))
        let areInView = own.allSatisfy {
            page.elements[$0].isChoice && (shown.contains($0) || !page.elements[$0].isEnabled)
        }
        return own.count > 9 && areInView ? own : nil
    }
}
