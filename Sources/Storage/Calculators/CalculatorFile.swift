import Calculator
import Core
import System

/// The recording of a kiosk's calculators: a line for each event, in a file that no other kiosk uses at the same time.
///
/// A line is written before the next key is handled, so that it survives the end of the process. It is made durable when
/// ``sync()`` is called, at a pause between the keys: a sync takes longer than a key may take. A line that cannot be written waits, and
/// is tried again with the next event.
package final class CalculatorFile: CalculatorRecorder {
    private var log: SealedLog<CalculatorLine>
    /// The files that are cleared together with this one.
    private let others: [LogPlace]
    private let place: LogPlace
    /// The time of the last event that has not been made durable; `nil` if there is none.
    package private(set) var lastEventTime: ContinuousClock.Instant?
    private var isFailing = false
    private var failure: FailureReason?

    fileprivate init(_ log: SealedLog<CalculatorLine>, at place: LogPlace, others: [LogPlace]) {
        self.log = log
        self.place = place
        self.others = others
        // From here on, the kiosk has the calculators.
        self.log.fold = CalculatorReplay(calculators: nil)
    }

    /// Writes an event into the file, without waiting until it is durable. If it clears the calculators, the earlier lines and the files of
    /// ended kiosks are erased.
    package func record(_ event: CalculatorEvent, in style: CalculatorStyle, at time: Timestamp?) {
        lastEventTime = .now
        if event == .clear { forget() }
        append(RecordedEvent(event, in: style, at: time))
    }

    /// Returns a failure that was not reported yet, once.
    package func takeNotice() -> RecordingNotice? {
        defer { failure = nil }
        return failure.map { .notWritten($0) }
    }

    /// Makes all events durable. If that fails, the next event or the end tries it again.
    package func sync() {
        lastEventTime = nil
        if log.durability == .durable, !log.hasUnwrittenChanges { return }
        do throws(LogError) {
            try log.flush()
            try log.sync()
        } catch {
            failure = error.reason
        }
    }

    /// Ends the recording, and waits until everything is durable.
    ///
    /// - Returns: A failure that was not reported yet.
    package func finish() -> RecordingNotice? {
        sync()
        return takeNotice()
    }

    /// Erases what was recorded: a person who clears everything does not want it to stay in a file.
    private func forget() {
        log.removeAll()
        do throws(LogError) {
            try place.removeCopies()
            for place in others { try place.empty() }
        } catch {
            failure = error.reason
        }
    }

    /// Writes what is still to be written, and an event.
    private func append(_ event: RecordedEvent?) {
        do throws(LogError) {
            try log.addRecords { log throws(LogDamage) in
                if log.sequence == 0 { try log.add(.header) }
                if let event { try log.add(CalculatorLine(sequence: log.nextNumber, event: event)) }
            }
            try log.flush()
            isFailing = false
        } catch {
            // A failure is reported once, however many keys follow until the disk works again.
            if !isFailing { failure = error.reason }
            isFailing = true
        }
    }
}

/// The calculators of a folder as they were left, and the file for their next events.
package struct OpenedCalculators {
    /// The calculators; new ones if there is no readable file.
    package var calculators = CalculatorSet()
    /// The file for their next events; `nil` if there is none, for the reason in the notice.
    package var file: CalculatorFile?
    /// A notice for the person at the kiosk; `nil` if all is well.
    package var notice: RecordingNotice?
}

// MARK: - Opening

extension CalculatorFile {
    /// Opens the first file of a folder that no other kiosk has open, and replays its events.
    ///
    /// The calculators always work: if no file can be opened, they are new ones without a file. A file that is longer than
    /// `digestSize` is replaced by a digest, if there is one. A file of an older format is replaced by one of the current format,
    /// so that an older version refuses it and does not take its new lines for damage.
    ///
    /// - Complexity: O(*n*) in the number of lines.
    package static func open(
        directory: String, files: any FileSystem = SystemFiles(), digestSize: Int = 256 * 1024
    ) -> OpenedCalculators {
        let places = places(in: directory, files: files)
        var opened = OpenedCalculators()
        do throws(LogError) {
            for place in places {
                guard let file = try place.openAlone() else { continue }
                let log = try open(file, at: place, digestSize, &opened.notice)
                opened.calculators = log.fold.calculators ?? CalculatorSet()
                let calculatorFile = CalculatorFile(log, at: place, others: places.filter { $0.name != place.name })
                calculatorFile.append(nil)
                opened.file = calculatorFile
                // If the power fails before the name is durable, a new file is lost, but no kiosk depends on it yet.
                if log.sequence == 0 { try? place.syncNames() }
                return opened
            }
            opened.notice = .tooManyKiosks
        } catch .newerFormat(let format) {
            opened.notice = .newerFormat(format)
        } catch {
            opened.notice = .unavailable(error.reason)
        }
        return opened
    }

    /// The places of the files in a folder: as many kiosks can record at the same time.
    static func places(in directory: String, files: any FileSystem) -> [LogPlace] {
        (1...64).map { LogPlace(directory: directory, name: "calculator-\($0).jsonl", files: files) }
    }

    private static func open(
        _ file: any File, at place: LogPlace, _ digestSize: Int, _ notice: inout RecordingNotice?
    ) throws(LogError) -> SealedLog<CalculatorLine> {
        let isLong = try attempt(.read, try file.size()) > digestSize
        var log = SealedLog<CalculatorLine>(file, fold: CalculatorReplay(events: [], needsEvents: isLong))
        do throws(LogError) {
            try log.catchUp()
            log.mend()
        } catch .damaged(let line, _) {
            notice = .damaged(line: line, copy: try place.keepCopy(of: file))
            log.cutsRest = true
        }
        guard !log.hasUnwrittenChanges, let events = log.fold.events, log.sequence != 0 else { return log }
        let digest = isLong ? CalculatorDigest(of: events)?.events : nil
        let isOld = log.fold.format < CalculatorLine.format
        guard let newEvents = digest ?? (isOld ? events : nil), let newLog = try? replace(place, by: newEvents) else {
            return log
        }
        return newLog
    }

    /// Replaces a file by one with other events, and returns its log; `nil` if the file stays.
    private static func replace(
        _ place: LogPlace, by events: [RecordedEvent]
    ) throws(LogError) -> SealedLog<CalculatorLine>? {
        try place.replace { file throws(LogError) in
            var written = SealedLog<CalculatorLine>(file)
            try written.append { log throws(LogDamage) in
                try log.add(.header)
                for event in events { try log.add(CalculatorLine(sequence: log.nextNumber, event: event)) }
            }
            // The new file is read again, to be sure that it brings the tape back.
            var log = SealedLog<CalculatorLine>(file)
            try log.catchUp()
            return log.sequence == written.sequence ? log : nil
        }
    }
}
