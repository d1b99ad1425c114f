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
    func createShop(_ text: String) throws {
        let address = try streamAddress(text, of: .shop)
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
        try answering {
            try console.say(
                texts(.shopCreated, address.description, String(created.info.lastSequence), place.directory.printable))
        }
    }

    /// `kiosk shop status`: says what the server is, and how the stream and the replica stand to each other. The answer is no if they differ.
    func showShopStatus() throws {
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
        if let missing = status.comparison.missing {
            throw CommandError(texts(.shopTail, String(missing.count), missing.text), .no)
        }
    }

    /// `kiosk shop repair`: publishes what the server has lost and the replica has, after the person has agreed.
    func repairShop() throws {
        let place = try shopPlace()
        let comparison = try working(on: place) { () throws(LedgerError) in try ShopLedger.compare(place) }
        guard let missing = comparison.missing else {
            // Another kiosk may have put everything back into a new stream, which is noted here.
            _ = try working(on: place) { () throws(LedgerError) in try ShopLedger.repair(place) }
            return try console.say(texts(.shopNothingToRepair))
        }
        try console.say(texts(.shopRepairQuestion, String(missing.count), missing.text))
        try console.prompt()
        try console.flush()
        guard let line = try input.next(), try ["y", "yes", "예", "네"].contains(line.text(texts).lowercased()) else {
            throw ExitCode.no
        }
        let published = try working(on: place) { () throws(LedgerError) in try ShopLedger.repair(place) }
        try console.say(published.map { texts(.shopRepaired, $0.text) } ?? texts(.shopNothingToRepair))
    }

    /// Returns the address that a person has typed.
    func streamAddress(_ text: String, of kind: StreamAddress.Kind) throws(CommandError) -> StreamAddress {
        guard let address = StreamAddress(text, of: kind) else { throw CommandError(texts(.invalidShop), .usage) }
        return address
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
