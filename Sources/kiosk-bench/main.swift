import System
import Terminal

let usage = """
    usage: kiosk-bench [--quick] [--json] [NAME ...]
      --quick  fewer and shorter runs, up to 100,000 elements
      --json   for machines
      NAME     only the subjects whose name contains one of these
    """

/// What can be measured, in this order.
let subjects: [(name: String, measure: (Bench) throws -> Void)] = [
    ("queues", { try $0.measureQueues() }),
    ("decimal", { try $0.measureDecimals() }),
    ("formula", { try $0.measureFormulas() }),
    ("tape", { try $0.measureTapes() }),
    ("frames", { try $0.measureFrames() }),
    ("first-frame", { try $0.measureFirstFrame() }),
    ("processes", { try $0.measureProcesses() }),
    ("ledger", { try $0.measureLedgers() }),
    ("koans", { try $0.measureKoans() }),
]

let words = CommandLine.arguments.dropFirst()
let options = Set(words.filter { $0.hasPrefix("-") })
let names = words.filter { !$0.hasPrefix("-") }.map { $0.lowercased() }
if !options.isDisjoint(with: ["--help", "-h"]) {
    print(usage)
    exit(0)
}
let chosen = subjects.filter { subject in names.isEmpty || names.contains { subject.name.contains($0) } }
guard options.isSubset(of: ["--quick", "--json"]), !chosen.isEmpty else {
    print(usage + "\nnames: " + subjects.map(\.name).joined(separator: ", "))
    exit(64)
}
let bench = Bench(isQuick: options.contains("--quick"), isJSON: options.contains("--json"))
do {
    for subject in chosen {
        bench.subject = subject.name
        try subject.measure(bench)
    }
    bench.end()
} catch {
    Console(name: "kiosk-bench", usesUTF8: true).complain("\(error)")
    exit(70)
}
