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
        let place = try shopPlace(address, from: options.moveFrom)
        if let folder = options.moveFrom, (try? SystemFiles().identity(of: folder + "/" + FileLedger.fileName)) == nil {
            throw CommandError(texts(.noLedger, folder.printable), .inputOutput)
        }
        let menu = try menu()
        let created = try working(on: place) { () throws(LedgerError) in
            try ShopLedger.create(place, menu: menu, now: SystemClock.now)
        }
        if let file = options.menuFile, !created.menu.isSame(as: menu) {
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
        let place = try shopPlace(shop())
        let status = try working(on: place) { () throws(LedgerError) in
            try ShopLedger.status(place, monitoringPort: UInt16(options.monitoringPort))
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
        let place = try shopPlace(shop())
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

    /// The shop of `--shop`, or the one whose replica the folder has.
    private func shop() throws(CommandError) -> StreamAddress {
        if let shop = options.shop { return shop }
        if let folder = try dataDirectory()?.path,
            let address = ShopFile(in: folder).flatMap({ StreamAddress($0.address) })
        {
            return address
        }
        throw CommandError(texts(.shopUnnamed), .usage)
    }

    private func working<Value>(
        on place: ShopPlace, _ work: () throws(LedgerError) -> Value
    ) throws(CommandError) -> Value {
        do throws(LedgerError) { return try work() } catch { throw refusal(of: error, in: place.directory) }
    }
}

extension Texts {
    fileprivate func range(_ numbers: ClosedRange<Int>) -> String {
        numbers.count == 1 ? String(numbers.lowerBound) : "\(numbers.lowerBound)–\(numbers.upperBound)"
    }
}
