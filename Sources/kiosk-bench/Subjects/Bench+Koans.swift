import Lab
import System

// The koans, as a learner meets them: from saving a file to the verdict on the screen.
//
// They need a kiosk beside this program, and the compiler.
extension Bench {
    func measureKoans() throws {
        guard let kiosk = ChildProcess.kiosk, ChildProcess.named("swiftc") != nil else {
            return publish("no kiosk or no swiftc was found")
        }
        let folder = try ScratchFolder()
        try ChildProcess(path: kiosk, arguments: ["koans", "init", folder.path]).succeed()
        let koan = Koan.embedded()[0]
        let program = try TerminalProgram(kiosk, ["koans", folder.path, "--lang", "en"])
        try program.wait(for: koan.firstFailure)
        func timeToVerdict(_ verdict: String, on source: [UInt8], _ round: Int) throws -> Double {
            let time = try time {
                // Another content each time: a file that was saved unchanged is not compiled.
                _ = try folder.write(String(decoding: source, as: UTF8.self) + "// \(round)\n", to: koan.fileName)
                try program.wait(for: verdict)
                return UInt64(source.count)
            }
            usleep(200_000)
            return time
        }
        var (good, bad) = ([Double](), [Double]())
        for round in 0..<runs {
            good.append(try timeToVerdict("All checks have passed", on: koan.solution, round))
            bad.append(try timeToVerdict(koan.firstFailure, on: koan.source, round))
        }
        publish(
            "from saving a koan to its verdict",
            [
                Measurement("solved", "median", good.median, .milliseconds, .atMost(300)),
                Measurement("not solved", "median", bad.median, .milliseconds, .atMost(300)),
            ])
    }
}
