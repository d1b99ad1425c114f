/// The kinds of JSON values that a menu is made of.
package enum JSONKind: Hashable, Sendable, CaseIterable {
    case object, list, text, number
}
