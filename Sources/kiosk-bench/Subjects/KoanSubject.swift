import Lab
import Storage
import System

/// The koans, as a learner meets them: from saving a file to the verdict on the screen.
///
/// It needs a kiosk beside this program, and the compiler.
struct KoanSubject: Subject {
    let name = "koans"
    private static let limit = 300.0

    func measure(with stopwatch: Stopwatch, publish: (Section) -> Void) throws {
        guard let kiosk = Programs.kiosk, Programs.named("swiftc") != nil else {
            return publish(Section(title: "no kiosk or no swiftc was found", measurements: []))
        }
        let scratch = try ScratchFolder()
        defer { withExtendedLifetime(scratch) {} }
        let folder = scratch.path
        try ChildProcess(path: kiosk, arguments: ["koans", "init", folder]).succeed(as: "kiosk koans init")
        guard let koan = Koan.embedded().first else { return }
        let file = folder + "/" + koan.fileName
        let program = try TerminalProgram([kiosk, "koans", folder, "--lang", "en"])
        try program.wait(for: koan.firstFailure)
        var (good, bad) = (Samples(), Samples())
        for round in 0..<stopwatch.pace.runs {
            // Another content each time: a file that was saved unchanged is not compiled.
            let line = Array("// \(round)\n".utf8)
            good.append(try time(stopwatch, koan.solution + line, file, "All checks have passed", program))
            bad.append(try time(stopwatch, koan.source + line, file, koan.firstFailure, program))
        }
        publish(
            Section(
                title: "from saving a koan to its verdict",
                measurements: [
                    Measurement("solved", "median", good.median / 1e6, .milliseconds, .atMost(Self.limit)),
                    Measurement("not solved", "median", bad.median / 1e6, .milliseconds, .atMost(Self.limit)),
                ]))
    }

    private func time(
        _ stopwatch: Stopwatch, _ bytes: [UInt8], _ file: String, _ text: String, _ program: TerminalProgram
    ) throws -> Double {
        let time = try stopwatch.time {
            guard let stream = fopen(file, "w") else { throw BrokenBenchmark(reason: "\(file) cannot be written") }
            fwrite(bytes, 1, bytes.count, stream)
            fclose(stream)
            try program.wait(for: text)
            return UInt64(bytes.count)
        }
        usleep(200_000)
        return time
    }
}
