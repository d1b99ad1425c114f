import System
import Terminal

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

/// Measures what was asked for.
func measure(
    _ subjects: [any Subject], with stopwatch: Stopwatch, into report: inout some Report, heading: String
) throws {
    report.begin(heading)
    for subject in subjects {
        try subject.measure(with: stopwatch) { section in
            report.add(section, of: subject.name)
            fflush(nil)
        }
    }
    report.end(checksum: stopwatch.checksum)
}

let arguments = Arguments(CommandLine.arguments.dropFirst())
if arguments.wantsHelp {
    print(Arguments.usage)
    exit(0)
}
let subjects: [any Subject] = [
    QueueSubject(), DecimalSubject(), FormulaSubject(), TapeSubject(), FrameSubject(), StartSubject(),
    ProcessSubject(), LedgerSubject(), KoanSubject(),
]
let chosen = subjects.filter { arguments.includes($0.name) }
guard arguments.unknownOption == nil, !chosen.isEmpty else {
    print(Arguments.usage + "\nnames: " + subjects.map(\.name).joined(separator: ", "))
    exit(64)
}
let stopwatch = Stopwatch(pace: arguments.isQuick ? .quick : .full)
let heading = "kiosk-bench, medians of up to \(stopwatch.pace.runs) runs; ✓ and ✗ compare with the target"
do {
    if arguments.isJSON {
        var report = JSONReport()
        try measure(chosen, with: stopwatch, into: &report, heading: heading)
    } else {
        var report = TableReport()
        try measure(chosen, with: stopwatch, into: &report, heading: heading)
    }
} catch {
    let errors = LineWriter(descriptor: 2)
    try? errors.writeLine("kiosk-bench: \(error)")
    try? errors.flush()
    exit(70)
}
