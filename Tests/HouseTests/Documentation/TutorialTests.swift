import TestSupport
import Testing

/// The tutorials of the documentation, as a reader follows them. One at a time: the compiler takes seconds, and other tests wait.
@Suite(.serialized) struct TutorialTests {
    @Test func `every file of the catalogue belongs to a step, and every step has its file`() throws {
        let steps = try [Tutorial(Tutorial.first), Tutorial(Tutorial.app)].flatMap(\.steps).map(\.file)
        let files = TemporaryFolder.names(in: Tutorial.folder + "/Resources").filter { $0.hasSuffix(".swift") }
        #expect(steps.count == Set(steps).count)
        #expect(steps.sorted() == files)
        #expect(!files.isEmpty)
    }

    @Test(arguments: [Tutorial.first, Tutorial.app])
    func `the first step makes the folder of every target`(name: String) throws {
        let tutorial = try Tutorial(name)
        let manifest = try Tutorial.text(of: try #require(tutorial.steps.first).file)
        let folders = manifest.matches(of: /\.(target|executableTarget|testTarget)\(\s*name: "(\w+)"/).map {
            ($0.1 == "testTarget" ? "Tests/" : "Sources/") + $0.2
        }
        #expect(folders.count >= 2)
        let command = try #require(tutorial.text.firstMatch(of: /`mkdir -p ([^`]+)`/))
        #expect(command.1.split { $0.isWhitespace }.map { String($0) } == folders)
        let firstCode = try #require(tutorial.text.firstRange(of: "@Code"))
        #expect(command.range.upperBound < firstCode.lowerBound)
    }

    // On a Mac the modules and the testing library lie elsewhere.
    #if os(Linux)
        @Test(.enabled(if: playsAllRounds, "KIOSK_ROUNDS is not all"))
        func `the first delegate compiles at each step, and its tests fail where the tutorial says so`() throws {
            let reader = try TutorialReader(module: "Counter")
            var failures: [String: [String]] = [:]
            for step in try Tutorial(Tutorial.first).steps {
                // The tests come last: they run in each step from the first of them on.
                try reader.write(step.file, as: step.name)
                if step.file.contains("Tests-") || !failures.isEmpty {
                    failures[step.file] = try reader.failures()
                }
            }
            #expect(
                failures == [
                    "CountScreenTests-1.swift": [],
                    "CountScreenTests-2.swift": ["a door that is gone takes its screen with it"],
                    "CountScreen-5.swift": [],
                    "CountScreen-6.swift": ["finishing sends the count to the delegate"],
                    "CountScreenTests-3.swift": [],
                ])
            // The line that connects the two, removed.
            try reader.write("Door-1.swift", as: "Door.swift")
            #expect(try reader.failures() == ["only the answer yes sends the count to the delegate"])
        }

        @Test(.enabled(if: playsAllRounds, "KIOSK_ROUNDS is not all"))
        func `the app compiles at each step, passes its tests and runs`() throws {
            let reader = try TutorialReader(module: "TrafficLight")
            for step in try Tutorial(Tutorial.app).steps {
                try reader.write(step.file, as: step.name)
                if step.name.hasSuffix("Tests.swift") { #expect(try reader.failures() == []) }
            }
            let said = try reader.output(for: "traffic\npress\nwait\nquit\n")
            #expect(said.contains("Please wait a moment.") && said.contains("Crossing the street: 1"), "\(said)")
        }
    #endif
}
