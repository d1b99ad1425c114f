import Core
import JetStream
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import Storage
import System
import Terminal

extension Workshop {
    /// `kiosk shop create`: creates the ledger of a shop on its server, of a menu or of all records of a folder.
    func createShop(_ text: String) throws -> ExitCode {
        guard let address = StreamAddress(text) else { throw CommandError(texts(.invalidShop), .usage) }
        let folder = options[.moveFrom]
        let place = try shopPlace(address, in: folder ?? replicaFolder(of: address))
        if let folder, (try? SystemFiles().identity(of: folder + "/" + FileLedger.fileName)) == nil {
            throw CommandError(texts(.noLedger, folder.printable), .inputOutput)
        }
        let menu = try namedMenu() ?? Self.builtInMenu
        let created = try working(on: place) { () throws(LedgerError) in
            try ShopLedger.create(place, menu: menu, now: SystemClock.now)
        }
        if let file = options[.menu], !created.menu.isSame(as: menu) {
            throw CommandError(texts(.otherMenu, place.directory.printable, file.printable), .badInput)
        }
        return try answering {
            try console.say(
                texts(.shopCreated, address.description, String(created.info.lastSequence), place.directory.printable))
            return .success
        }
    }

    /// `kiosk shop status`: says what the server is, and how the stream and the replica stand to each other. The answer is no if they differ.
    func showShopStatus() throws -> ExitCode {
        let place = try shopPlace()
        let status = try working(on: place) { () throws(LedgerError) in
            try ShopLedger.status(place, monitoringPort: UInt16(options[.monitor]))
        }
        let info = status.comparison.info
        let syncs: KioskText =
            switch status.syncsAlways {
            case true?: .shopSyncs
            case false?: info.copies >= 3 ? .shopSyncsCopies : .shopSyncsLater
            case nil: info.copies >= 3 ? .shopSyncsCopies : .shopSyncsUnknown
            }
        try console.say([
            texts(.shopServer, status.server.version.printable, status.server.name.printable),
            texts(.shopCopies, String(info.copies)),
            texts(
                .shopLast, String(info.lastSequence), String(status.comparison.replicaLast), place.directory.printable),
            texts(syncs),
        ])
        guard let missing = status.comparison.missing else { return .success }
        console.complain(texts(.shopTail, String(missing.count), texts.range(missing)))
        return .no
    }

    /// `kiosk shop repair`: publishes what the server has lost and the replica has, after the person has agreed.
    func repairShop() throws -> ExitCode {
        let place = try shopPlace()
        let comparison = try working(on: place) { () throws(LedgerError) in try ShopLedger.compare(place) }
        guard let missing = comparison.missing else {
            // Another kiosk may have put everything back into a new stream, which is noted here.
            _ = try working(on: place) { () throws(LedgerError) in try ShopLedger.repair(place) }
            try console.say(texts(.shopNothingToRepair))
            return .success
        }
        try console.say(texts(.shopRepairQuestion, String(missing.count), texts.range(missing)))
        try console.prompt()
        try console.flush()
        guard let line = try input.next(), try ["y", "yes", "예", "네"].contains(line.text(texts).lowercased()) else {
            return .no
        }
        let published = try working(on: place) { () throws(LedgerError) in try ShopLedger.repair(place) }
        try console.say(published.map { texts(.shopRepaired, texts.range($0)) } ?? texts(.shopNothingToRepair))
        return .success
    }

    /// The way to the shop of `--shop`, or to the one whose replica the folder has.
    private func shopPlace() throws(CommandError) -> ShopPlace {
        let place = try place
        let file = place.folder.flatMap { ShopFile(in: $0.path) }
        guard let address = place.shop ?? file.flatMap({ StreamAddress($0.address) }) else {
            throw CommandError(texts(.shopUnnamed), .usage)
        }
        return try shopPlace(address, in: replicaFolder(of: address))
    }

    private func replicaFolder(of address: StreamAddress) throws(CommandError) -> String {
        try dataPlace(of: address).folder?.path ?? "."
    }

    private func working<Value>(
        on place: ShopPlace, _ work: () throws(LedgerError) -> Value
    ) throws(CommandError) -> Value {
        do throws(LedgerError) { return try work() } catch {
            throw refusal(of: error, in: place.directory, isReplica: options[.shop] != nil)
        }
    }
}

extension Texts {
    fileprivate func range(_ numbers: ClosedRange<Int>) -> String {
        numbers.count == 1 ? String(numbers.lowerBound) : "\(numbers.lowerBound)–\(numbers.upperBound)"
    }
}
