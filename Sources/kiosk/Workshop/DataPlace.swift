import Core
import JetStream
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Storage
import System

/// The place of all that a program keeps: memory alone, a folder, or a folder with the replica of a shop.
struct DataPlace {
    /// The folder; `nil` if nothing is saved.
    let folder: DataDirectory?
    /// The shop with several machines whose ledger is used; `nil` for a ledger in a file alone.
    var shop: StreamAddress?
    /// A Boolean value that indicates whether a person has named the folder, which may be mistyped.
    var isNamed = false

    static let memory = DataPlace(folder: nil)
}

extension Workshop {
    /// Returns the place that the options name, or the user's own one; that of a shop is in a folder of its name there.
    func dataPlace(of shop: StreamAddress?) throws(CommandError) -> DataPlace {
        if let path = options[.data] { return dataPlace(at: path, of: shop) }
        if options[.ephemeral] { return .memory }
        guard let folder = DataDirectory(standardOf: user) else { throw CommandError(texts(.noHome), .inputOutput) }
        guard let shop else { return DataPlace(folder: folder) }
        return DataPlace(folder: DataDirectory(folder.path + "/" + shop.name, of: user), shop: shop)
    }

    /// Returns the place in a folder that is named.
    func dataPlace(at path: String, of shop: StreamAddress? = nil) -> DataPlace {
        DataPlace(folder: DataDirectory(path, of: user), shop: shop, isNamed: true)
    }

    /// The folder for what the program knows about the ledgers of the user; `nil` if there is none.
    var stateFolder: String? { DataDirectory.stateFolder(of: user) }
}

// MARK: - The ledger

extension Workshop {
    /// Opens the ledger of the place that the options name, as ``ledger(for:in:proposing:showsLastKnown:notesUnshown:)`` does.
    func ledger(
        for access: FileLedger.Access = .writing, proposing proposed: Menu? = nil
    ) throws(CommandError) -> any Ledger {
        try ledger(for: access, in: place, proposing: proposed)
    }

    /// Opens the ledger of a place, to read it, to write into it, or to change it once: one in memory if nothing is to be saved, or if
    /// there is no file to read. A ledger without a menu gets the proposed one, or else that of the options. For screens, the replica of a
    /// shop is enough while its servers cannot be reached.
    func ledger(
        for access: FileLedger.Access = .writing, in place: DataPlace, proposing proposed: Menu? = nil,
        showsLastKnown: Bool = false, notesUnshown: Bool = false
    ) throws(CommandError) -> any Ledger {
        let named = if let proposed { proposed } else { try namedMenu() }
        guard let folder = place.folder?.path else {
            return InMemoryLedger(menu: named ?? Self.builtInMenu, now: SystemClock.now)
        }
        if access != .reading, place.shop == nil { try checkNoReplica(in: folder) }
        let shop: ShopPlace? = if let shop = place.shop { try shopPlace(shop, in: folder) } else { nil }
        let ledger: any Ledger
        do throws(LedgerError) {
            if let shop {
                let opened = try ShopLedger.open(
                    shop, menu: named ?? Self.builtInMenu, isReading: access == .reading,
                    showsLastKnown: showsLastKnown, now: SystemClock.now)
                openShop.ledger = opened
                ledger = opened
            } else {
                ledger = try FileLedger.open(
                    directory: folder, menu: named ?? Self.builtInMenu, for: access, state: stateFolder, wait: wait,
                    now: SystemClock.now)
            }
        } catch {
            // Without a file there is only the opening stock to read, and reading creates no file.
            guard access == .reading, error.isMissingFile else {
                throw refusal(of: error, in: folder, isReplica: shop != nil)
            }
            try complainOfMissingLedger(in: folder, isNamed: place.isNamed)
            return InMemoryLedger(menu: named ?? Self.builtInMenu, now: SystemClock.now)
        }
        tell(ledger.takeNotices())
        if notesUnshown { try noteUnshown(of: ledger, in: folder) }
        if let file = options[.menu], let named, proposed == nil, !ledger.books.menu.isSame(as: named) {
            throw CommandError(texts(.otherMenu, folder.printable, file.printable), .badInput)
        }
        return ledger
    }

    /// Tells that the folder has no ledger, if that may surprise the person who wants to read it.
    private func complainOfMissingLedger(in folder: String, isNamed: Bool) throws(CommandError) {
        let gone = try texts.working(on: folder) { () throws(LedgerError) in
            try FileLedger.lastNumberOfGone(directory: folder, state: stateFolder)
        }
        if let gone {
            // What is shown now must not be taken for what was sold.
            console.complain(texts(.ledgerGone, String(gone), folder.printable) + " " + texts(.acceptHint))
        } else if isNamed {
            console.complain(texts(.noLedger, folder.printable))
        }
    }

    /// Returns the error of a command that could not use the ledger in a folder, with what a person can do about it.
    func refusal(of error: LedgerError, in folder: String, isReplica: Bool = false) -> CommandError {
        let hint: KioskText? =
            switch error {
            case .failed: .dataElsewhere
            case .damaged where isReplica: .replicaHint
            case .damaged(_, .replaced), .damaged(_, .unmarked): .acceptHint
            case .damaged: .damagedHint
            case .newerFormat, .busy, .notDurable, .unknown, .shop: nil
            }
        // The servers of a shop are no matter of the folder.
        if case .shop = error { return CommandError(texts.explain(error), error.exitCode) }
        let reason = folder.printable + ": " + texts.explain(error)
        return CommandError(reason + (hint.map { " " + texts($0) } ?? ""), error.exitCode)
    }

    /// Tells what a person should know about a ledger that was opened.
    func tell(_ notices: [LedgerNotice]) {
        for notice in notices {
            let hint =
                switch notice {
                case .missingMark, .missingRecord: " " + texts(.acceptHint)
                case .setAside, .menuRecorded, .noMark, .unshown, .recordedLate: ""
                }
            console.complain(texts.explain(notice) + hint)
        }
    }

    /// Opens the ledger for a change of the orders in it. Where there is no file there are none, and no file is created.
    func existingLedger() throws(CommandError) -> any Ledger {
        let ledger = try ledger(for: .reading)
        return ledger is InMemoryLedger ? ledger : try self.ledger()
    }

    /// The wait for a kiosk that uses the ledger.
    var wait: LockWait {
        let notice = waitNotice
        // The program uses its ledger on the main actor alone, so that these are called there: a ledger waits where it is called.
        return LockWait(
            limit: options[.wait].map { .seconds($0) } ?? LockWait.standardLimit,
            report: { holder in MainActor.assumeIsolated { notice.show(holder) } },
            isCancelled: { MainActor.assumeIsolated { notice.takeInterruption() } })
    }

    /// The menu that is named and the folder of the ledger for a command on its file. A menu that cannot be read is told, even where it is not needed.
    /// The parser refuses --ephemeral there, so there is always a folder.
    func ledgerFolder() throws(CommandError) -> (menu: Menu?, path: String) {
        (try namedMenu(), try place.folder?.path ?? ".")
    }
}
