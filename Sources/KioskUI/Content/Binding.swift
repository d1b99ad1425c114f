import Terminal

/// Keys that mean something only while the element they belong to has the focus.
package struct Binding<Event: Equatable>: Equatable {
    /// The keys, any of which will do.
    package var keys: [Key]
    /// What the key help line calls it; nothing keeps it out of that line.
    package var label = ""
    /// What they do.
    package var event: Event
}
