import System

// Whole processes, as a shell meets them: how fast the kiosk starts, and `kiosk calc` against `bc`.
//
// They need a kiosk beside this program, and so both built: `swift build -c release`.
extension Bench {
    func measureProcesses() throws {
        guard let kiosk = ChildProcess.kiosk else {
            return publish("no kiosk stands beside this program; build both")
        }
        let folder = try ScratchFolder()
        defer { withExtendedLifetime(folder) {} }
        let start = ("kiosk --version", ChildProcess(path: kiosk, arguments: ["--version"]))
        func calculating(_ file: String) -> (String, ChildProcess) {
            ("kiosk calc", ChildProcess(path: kiosk, arguments: ["calc"], input: file))
        }
        let sum = try folder.write("1+1\n", to: "sum")
        try race([start, calculating(sum)], bcReading: sum, title: "one formula, from start to end")
        let formulas = FormulaWriter.batch().map { $0 + "\n" }.joined()
        let file = try folder.write(formulas, to: "formulas")
        // Without a scale bc divides integers only.
        let fileForBC = try folder.write("scale=20\n" + formulas, to: "formulas.bc")
        try race(
            [calculating(file)], bcReading: fileForBC, title: "4000 formulas, from start to end", .atMost(1))
    }

    private func race(
        _ programs: [(name: String, process: ChildProcess)], bcReading fileForBC: String, title: String,
        _ target: Target? = nil
    ) throws {
        let bc = ChildProcess.named("bc").map { ("bc", ChildProcess(path: $0, input: fileForBC)) }
        let rivals = programs + [bc].compactMap(\.self)
        let samples = try race(rivals.map { rival in Benchmark { try rival.process.succeed() } })
        let times = zip(rivals, samples).map { Measurement($0.name, "time", $1.median, .milliseconds) }
        let ratios = samples.dropFirst(programs.count).flatMap { bc in
            zip(programs, samples).map { Measurement($0.name, "÷ bc", $1.ratio(to: bc), .times, target) }
        }
        publish(title, times + ratios)
    }
}
