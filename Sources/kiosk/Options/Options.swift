/// What a command line says behind the words of its command: arguments, and options with the texts of their values.
nonisolated struct Options {
    /// The words behind those of the command.
    var arguments: [String] = []
    private var given: [(option: any OptionUsage, text: String)] = []

    /// The options that the command line has, in their order.
    var seen: [any OptionUsage] { given.map(\.option) }

    /// Adds an option with a text that it accepts.
    mutating func add(_ option: any OptionUsage, _ text: String) { given.append((option, text)) }

    /// The value of an option: the last one that the command line has.
    subscript<Value>(option: Option<Value>) -> Value { option.value(of: texts(of: option).last) }

    /// Returns the texts of all values of an option.
    func texts(of option: any OptionUsage) -> [String] {
        given.compactMap { $0.option.isSame(as: option) ? $0.text : nil }
    }
}
