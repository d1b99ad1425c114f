import Terminal

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

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
    ProcessSubject(), LedgerSubject(),
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
