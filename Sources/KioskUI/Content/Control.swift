import Terminal

/// Something that can be chosen: by a key, a click, or its name on a line.
package struct Control<Event: Equatable>: Equatable {
    /// What it is called.
    package var label: String
    /// What happens when it is chosen.
    package var event: Event
    /// The keys that choose it anywhere on the screen; the first one is shown.
    package var keys: [Key] = []
    /// What a line of input may call it, besides its label.
    package var words: [String] = []
    /// Whether it can be chosen now.
    package var isEnabled = true
    /// What it does, where its label does not say so; for the help.
    package var meaning: String

    /// Makes something to choose.
    package init(
        label: String, event: Event, keys: [Key] = [], words: [String] = [], isEnabled: Bool = true,
        meaning: String? = nil
    ) {
        self.label = label
        self.event = event
        self.keys = keys
        self.words = words
        self.isEnabled = isEnabled
        self.meaning = meaning ?? label
    }
}
