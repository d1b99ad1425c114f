import JuiceMaker
import System

/// The marks of a ledger: one beside it, and one outside its folder.
///
/// The mark beside the ledger goes with its folder: where an older copy of the whole folder takes its place, the mark is that of the
/// copy. The one outside still tells how long the ledger was.
struct LedgerMarks: Sendable {
    /// The state of the mark beside the ledger.
    enum State {
        /// It can be read and written.
        case good
        /// There is none.
        case missing
        /// It cannot be read or written, or it is no mark.
        case unusable
    }

    private let place: LogPlace
    private let highPlace: LogPlace?
    private let mode: OpenMode
    private var file: (any File)?
    private var highFile: (any File)?
    /// The state of the mark beside the ledger, when it was opened.
    private(set) var state = State.good
    /// The mark that this kiosk has read or written last.
    private(set) var last: LogMark?
    /// A Boolean value that indicates whether the mark beside the ledger said, when it was read last, that this is the replica of a shop.
    private(set) var isOfShop = false

    init(of place: LogPlace, for mode: OpenMode) {
        self.place = place
        self.mode = mode
        highPlace = place.highMark
        highFile = try? highPlace?.open(mode)
        do throws(LogError) {
            file = try place.mark.open(mode)
            if readMark() == nil { state = .unusable }
        } catch .failed(_, .notFound) {
            state = .missing
        } catch {
            state = .unusable
        }
    }

    /// The mark beside the ledger; `nil` if there is none that can be used.
    var mark: LogMark? { LogMark(in: file) }
    /// The mark outside the folder of the ledger; `nil` if there is none.
    var highMark: LogMark? { LogMark(in: highFile) }

    /// A Boolean value that indicates whether a new ledger can have the mark beside it: there is none, or it tells
    /// nothing, as that of a kiosk which ended before its first record.
    var isFree: Bool { state == .missing || !isOfShop && (mark == .start || (try? file?.size()) == 0) }

    /// Notes the mark beside the ledger, as it is under the lock of the ledger, and returns it.
    mutating func read() -> LogMark? {
        // The last opening may have failed, or another kiosk may have made them since.
        if file == nil { file = try? place.mark.open(mode) }
        if highFile == nil { highFile = try? highPlace?.open(mode) }
        last = readMark()
        return last
    }

    private mutating func readMark() -> LogMark? {
        let bytes = LogMark.bytes(of: file)
        isOfShop = bytes.dropFirst(LogMark.length).starts(with: ShopFile.beginning)
        return LogMark(bytes)
    }

    /// Writes behind the mark beside the ledger to which shop it belongs, durably. Whoever removes the mark as well is refused for that.
    mutating func set(_ shop: ShopFile) throws(LogError) {
        try create()
        if let file {
            try attempt(.mark, try file.replaceContents(from: LogMark.length, with: shop.line))
            try attempt(.mark, try file.sync())
        }
        isOfShop = true
    }

    /// Returns what a person should know if the mark beside the ledger, which was read, cannot be used; `nil` if it can.
    func notice(of log: LedgerLog) throws(LogError) -> LedgerNotice? {
        if mark != nil || log.sequence == 0 { return nil }
        if state != .missing { return .noMark }
        // An older program may have kept no mark.
        return try LedgerUpgrade.isOld(log.file) ? nil : .missingMark
    }

    /// Writes both marks, unless they are written. An older mark only makes the next start read more.
    mutating func write(_ mark: LogMark?) {
        guard let mark, mark != last else { return }
        try? set(mark)
    }

    /// Writes both marks, the one outside only where there is a folder for it.
    ///
    /// - Throws: `LogError` when the mark beside the ledger cannot be written. Then the one outside stays as it is.
    mutating func set(_ mark: LogMark) throws(LogError) {
        last = nil
        try check()
        if let file { try attempt(.mark, try mark.write(to: file)) }
        if let highFile { try? mark.write(to: highFile) }
        last = mark
    }

    /// Writes both marks, and waits until they are durable: a ledger that was accepted must not be refused after a
    /// power cut.
    ///
    /// - Throws: `LogError` when one of them cannot be written, the one outside only where it can be opened.
    mutating func settle(_ mark: LogMark) throws(LogError) {
        try set(mark)
        for file in [file, highFile].compactMap(\.self) {
            try attempt(.mark, try mark.write(to: file))
            try attempt(.mark, try file.sync())
        }
    }

    /// Opens the mark beside the ledger once more, if that has failed before.
    mutating func check() throws(LogError) {
        if file != nil { return }
        do throws(LogError) { file = try place.mark.open(.updating) } catch { throw .failed(.mark, error.reason) }
    }

    /// Creates the marks that are missing. A ledger with a record always has a mark beside it, which is durable before the record.
    mutating func create() throws(LogError) {
        do throws(LogError) {
            if file == nil { file = try place.mark.open(.creating) }
        } catch {
            // One that is there and cannot be opened, such as a link, does not become missing.
            if error.reason != .linkLoop, try place.mark.identity() == nil { throw .failed(.mark, error.reason) }
        }
        // An older program marked the first record, too.
        let size = try file.map { file throws(LogError) in try attempt(.mark, try file.size()) }
        if let file, size == 0 || mark?.sequence == 1 {
            try attempt(.mark, try LogMark.start.write(to: file))
            try attempt(.mark, try file.sync())
        }
        if highFile == nil { highFile = try? highPlace?.open(.creating) }
        if let highFile, highMark == nil {
            try? highFile.writeFully(Array((place.realPath + "\n").utf8), at: LogMark.length)
            try? LogMark.start.write(to: highFile)
        }
    }
}

// MARK: - Ledgers that are gone

extension LogPlace {
    /// Opens the ledger for writing. A missing one is begun, but not one that is gone: where its marks tell that it had
    /// records, no empty file takes its place.
    func openOrBegin() throws(LogError) -> any File {
        do throws(LogError) { return try open(.updating) } catch .failed(_, .notFound) {
            if let number = try lastNumberOfGone() { throw .damaged(line: number, .replaced) }
            return try open(.creating)
        }
    }

    /// Returns the number of the last record that the marks tell of a ledger that is gone; `nil` if it is there, or if
    /// nothing is known of it.
    func lastNumberOfGone() throws(LogError) -> Int? {
        let marks = LedgerMarks(of: self, for: .reading)
        let number = max(marks.mark?.sequence ?? 0, marks.highMark?.sequence ?? 0)
        if number == 0 { return nil }
        // Another kiosk may have begun it meanwhile: a ledger is there before its marks.
        return try identity() == nil ? number : nil
    }
}
