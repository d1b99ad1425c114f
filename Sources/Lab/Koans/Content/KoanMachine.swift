/// A learner's way through the koans: which one is shown, what its last run was, and how much help was asked for.
package nonisolated struct KoanMachine: Equatable {
    /// What can happen.
    package enum Event: Equatable {
        /// The learner's file was saved, or the check was asked for.
        case check
        /// The check of a koan has ended.
        case finished(String, KoanRun)
        /// The solution of the koan was run, to compare with.
        case solutionFinished(String, KoanRun)
        /// One more hint.
        case hint
        /// The next koan that is not solved.
        case next
        /// Leave the koan for later, and go on.
        case skip
        /// Show the koan at an index.
        case open(Int)
        /// Show or hide the solution.
        case solution
        /// Write the file as it was given.
        case reset
        /// Check all files, one after another.
        case checkAll
        /// Check the files that were solved earlier, as the file of the progress says.
        case checkClaims
    }

    /// What the owner of the machine must do.
    package enum Effect: Equatable {
        /// Compile and run the koan at an index.
        case run(Int)
        /// Run the solution of the koan at an index.
        case runSolution(Int)
        /// Write the file of the koan at an index as it was given.
        case write(Int)
        /// Save the progress.
        case save
    }

    /// The koans, in the order of the lesson.
    package let koans: [Koan]
    /// How far the learner has come, as the file of the progress says.
    package private(set) var progress: KoanProgress
    /// The names of the koans that have passed since the program began.
    private var passed: Set<String> = []
    /// The index of the koan that is shown.
    package private(set) var current = 0
    /// The result of its last run; `nil` before the first one.
    package private(set) var run: KoanRun?
    /// A Boolean value that indicates whether its verdict is that of the run before, which the person does not know yet.
    package private(set) var hasSameVerdict = false
    /// The messages of that run.
    package private(set) var story: KoanStory?
    /// The first message that differs from those of the solution; `nil` before the first hint and where the koan is solved.
    package private(set) var difference: KoanStory.Difference?
    /// A Boolean value that indicates whether the koan is being compiled or runs.
    package private(set) var isRunning = false
    /// The number of hints that were asked for: at most one more than there are.
    package private(set) var hintCount = 0
    /// A Boolean value that indicates whether the solution is shown.
    package private(set) var isShowingSolution = false
    /// The indices of the koans that are still to be checked when all are.
    package private(set) var waiting: [Int] = []
    /// The messages of the solutions that were run.
    private var solutions: [String: KoanStory] = [:]

    /// Creates a machine that shows the koan that was shown last. There is at least one koan.
    package init(koans: [Koan], progress: KoanProgress) {
        self.koans = koans
        self.progress = progress
        current = koans.firstIndex { $0.name == progress.current } ?? Self.unsolved(koans, progress, after: -1) ?? 0
    }

    /// The koan that is shown.
    package var koan: Koan { koans[current] }
    /// A Boolean value that indicates whether the koan that is shown is solved.
    package var isSolved: Bool { state(of: koan) == .solved }
    /// A Boolean value that indicates whether all koans are solved.
    package var isComplete: Bool { solvedCount == koans.count }
    /// The number of koans that are solved.
    package var solvedCount: Int { koans.count { state(of: $0) == .solved } }

    /// What is known of a learner's file.
    package enum State: Equatable {
        case unsolved
        case skipped
        /// The file of the progress says that it is solved, and it was not checked since the program began.
        case claimed
        case solved
    }

    /// Returns what is known of the file of a koan.
    package func state(of koan: Koan) -> State {
        if passed.contains(koan.name) { return .solved }
        if progress.solved.contains(koan.name) { return .claimed }
        return progress.skipped.contains(koan.name) ? .skipped : .unsolved
    }

    /// Handles an event, and returns what the owner must do, in this order.
    package mutating func handle(_ event: Event) -> [Effect] {
        switch event {
        case .check: return start()
        case .finished(let name, let run): return finish(name, run)
        case .solutionFinished(let name, let run):
            solutions[name] = story(of: name, run)
            compare()
            if !waiting.isEmpty { return goOn() }
        case .hint:
            hintCount = min(hintCount, koan.hints.count) + 1
            compare()
            if !isRunning { return goOn() }
        case .next:
            let next = Self.unsolved(koans, progress, after: current)
            if let next = next ?? koans.firstIndex(where: { state(of: $0) == .claimed }) { return show(next) }
        case .skip:
            progress.skip(koan.name)
            return show((current + 1) % koans.count)
        case .open(let index): if koans.indices.contains(index) { return show(index) }
        case .solution: if isSolved { isShowingSolution.toggle() }
        case .reset:
            progress.forget(koan.name)
            passed.remove(koan.name)
            (hintCount, isShowingSolution) = (0, false)
            return [.write(current), .save] + start()
        case .checkAll:
            waiting = Array(koans.indices)
            return goOn()
        case .checkClaims:
            waiting += koans.indices.filter { state(of: koans[$0]) == .claimed && !waiting.contains($0) }
            if !isRunning { return goOn() }
        }
        return []
    }

    /// Notes that the person has seen the result.
    mutating func wasShown() { hasSameVerdict = false }

    // MARK: - Running

    private mutating func start() -> [Effect] {
        waiting.removeAll { $0 == current }
        isRunning = true
        return [.run(current)]
    }

    private mutating func finish(_ name: String, _ run: KoanRun) -> [Effect] {
        let old = progress
        if run.verdict.isPassed { passed.insert(name) } else { passed.remove(name) }
        // Where the compiler is missing, nothing is known of the file.
        if run.verdict.isOnFile { progress.note(name, isPassed: run.verdict.isPassed) }
        if name == koan.name {
            hasSameVerdict = run.verdict == self.run?.verdict
            self.run = run
            story = story(of: name, run)
            if !run.verdict.isPassed { isShowingSolution = false }
            compare()
        }
        waiting.removeAll { koans[$0].name == name }
        return (progress == old ? [] : [.save]) + goOn()
    }

    /// Returns what is to be run next: the solution, where its messages are worth a run, and then the files that wait.
    private mutating func goOn() -> [Effect] {
        isRunning = !waiting.isEmpty
        if hintCount > 0, solutions[koan.name] == nil, let run, let story, !run.verdict.isPassed, !story.events.isEmpty
        {
            return [.runSolution(current)]
        }
        return waiting.first.map { [.run($0)] } ?? []
    }

    private func story(of name: String, _ run: KoanRun) -> KoanStory {
        koans.first { $0.name == name }.map { KoanStory(run.report, of: $0) } ?? KoanStory(run.report)
    }

    private mutating func compare() {
        difference = nil
        guard hintCount > 0, let run, let story, !run.verdict.isPassed, let solution = solutions[koan.name] else {
            return
        }
        if !run.report.steps.isEmpty { difference = story.difference(from: solution) }
    }

    // MARK: - Going on

    private mutating func show(_ index: Int) -> [Effect] {
        current = index
        progress.current = koan.name
        (run, story, difference) = (nil, nil, nil)
        (hintCount, isShowingSolution) = (0, false)
        return [.save] + start()
    }

    /// Returns the first koan that is not solved behind an index, and then from the beginning.
    private static func unsolved(_ koans: [Koan], _ progress: KoanProgress, after index: Int) -> Int? {
        let order = koans.indices.filter { $0 > index } + koans.indices.filter { $0 <= index }
        return order.first { !progress.solved.contains(koans[$0].name) }
    }
}
