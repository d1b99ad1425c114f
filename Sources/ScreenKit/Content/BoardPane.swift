/// Numbers to be read from far away, the newest one as large as there is room for.
public nonisolated struct BoardPane: Equatable {
    /// A number with what it stands for.
    public struct Entry: Equatable {
        /// The number.
        public var number: Int
        /// What it stands for, such as the juices of an order.
        public var text: String

        /// Creates an entry. Each parameter is the initial value of the property of its name.
        public init(number: Int, text: String) {
            self.number = number
            self.text = text
        }
    }

    /// The sentence above the numbers.
    public var heading: String
    /// The numbers, the newest one first.
    public var entries: [Entry]
    /// The text to show where there are no numbers.
    public var placeholder: String
    /// The lines below the numbers, which stay in view.
    public var footer: [Message]

    /// Creates a board. Each parameter is the initial value of the property of its name.
    public init(heading: String, entries: [Entry], placeholder: String = "", footer: [Message] = []) {
        self.heading = heading
        self.entries = entries
        self.placeholder = placeholder
        self.footer = footer
    }
}
