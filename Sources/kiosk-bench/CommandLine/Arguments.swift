/// What was asked for on the command line.
struct Arguments {
    static let usage = """
        usage: kiosk-bench [--quick] [--json] [NAME ...]
          --quick  fewer and shorter runs, up to 100,000 elements
          --json   for machines
          NAME     only the subjects whose name contains one of these
        """

    private(set) var isQuick = false
    private(set) var isJSON = false
    private(set) var wantsHelp = false
    private(set) var names: [String] = []
    /// The first option that there is not.
    private(set) var unknownOption: String?

    init(_ words: some Sequence<String>) {
        for word in words {
            switch word {
            case "--quick": isQuick = true
            case "--json": isJSON = true
            case "--help", "-h": wantsHelp = true
            case let name where !name.hasPrefix("-"): names.append(name.lowercased())
            default: unknownOption = unknownOption ?? word
            }
        }
    }

    /// Whether a subject was asked for; without any name all are.
    func includes(_ subject: String) -> Bool {
        names.isEmpty || names.contains { subject.contains($0) }
    }
}
