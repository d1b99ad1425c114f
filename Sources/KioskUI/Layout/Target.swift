import Terminal

/// A place on the page that can be chosen.
package struct Target<Event: Equatable> {
    /// Where it is; empty for one that is not drawn and has keys only.
    package let area: GridRect
    /// What choosing it does; `nil` for one that is only there to have the focus.
    package let event: PageEvent<Event>?
    /// The keys that choose it, wherever the focus is.
    package let keys: [Key]
    /// What further keys do while it has the focus.
    package let bindings: [Binding<Event>]
    /// Whether the focus can be on it.
    package let isFocusable: Bool
    /// Whether it is drawn pressed for a moment when its key is.
    package let flashes: Bool
}
