import Core
import JetStream
import JuiceMaker
import System

/// The ledger of a shop with several machines: a stream of a server, and a replica of it in a folder.
package final class ShopLedger: StoredLedger {
    /// The bookkeeper of the ledger.
    package let bookkeeper: Bookkeeper<ShopStore>
    /// The link to the servers.
    package let link: Link
    private let address: StreamAddress

    init(_ store: ShopStore, over link: Link, menu: @autoclosure () -> Menu, now: @escaping @Sendable () -> Timestamp) {
        address = store.address
        self.link = link
        bookkeeper = Bookkeeper(store, menu: menu(), now: now)
    }

    /// Opens the ledger of a shop, and reads all of its records.
    ///
    /// - Parameters:
    ///   - place: The shop, and how it is reached.
    ///   - menu: The menu for a ledger without one, made only then.
    ///   - isReading: A Boolean value that indicates whether nothing is to be recorded.
    ///   - showsLastKnown: A Boolean value that indicates whether a replica with records is enough, as for a screen, which goes on by
    ///     itself when a server is back.
    ///   - now: Returns the current time.
    /// - Returns: The ledger.
    /// - Throws: `LedgerError` when no server can be reached, or the replica is damaged or is that of another ledger.
    package static func open(
        _ place: ShopPlace, menu: @autoclosure () -> Menu, isReading: Bool = false, showsLastKnown: Bool = false,
        now: @escaping @Sendable () -> Timestamp
    ) throws(LedgerError) -> ShopLedger {
        let link = place.makeLink()
        var store = try place.store(over: link)
        let needsServer = !showsLastKnown || store.lastSequence == 0
        var turn = ServerWait.Turn(place.wait, limit: needsServer ? nil : min(place.wait.limit, lastKnownWait))
        do throws(LedgerError) {
            try store.check(&turn)
        } catch .shop(.away) where !needsServer, .shop(.silent) where !needsServer {
            return ShopLedger(store, over: link, menu: menu(), now: now)
        }
        let ledger = ShopLedger(store, over: link, menu: menu(), now: now)
        if !isReading { try ledger.bookkeeper.open() }
        return ledger
    }

    /// The longest wait for a server before a screen shows what its replica has.
    private static let lastKnownWait = Duration.seconds(2)

    /// Keeps a connection from now on, and reads each record when it comes to be, in ``refresh()``.
    package func follow() { link.follow() }

    /// Reads what has arrived.
    ///
    /// - Throws: `LedgerError` also while no server can be reached. Then the books are the last known ones.
    package func refresh() throws(LedgerError) {
        try bookkeeper.refresh()
        if link.awaySince != nil { throw .shop(.away(server: address.description, since: link.lossTime)) }
    }
}

/// A shop, and the way to its ledger: the servers, what is shown to them, and the folder of the replica.
package struct ShopPlace: Sendable {
    /// The address of the shop.
    package let address: StreamAddress
    /// What is shown to the servers; `nil` if that is nothing.
    let key: ServerKey?
    /// The folder of the replica.
    package let directory: String
    let wait: ServerWait
    /// The wait for another kiosk that uses the same folder.
    let lockWait: LockWait

    /// Creates a place.
    package init(
        _ address: StreamAddress, key: ServerKey? = nil, replicaIn directory: String, wait: ServerWait = ServerWait(),
        lockWait: LockWait = LockWait()
    ) {
        (self.address, self.key, self.directory) = (address, key, directory)
        (self.wait, self.lockWait) = (wait, lockWait)
    }

    /// Returns a store over the replica, which is begun if it is missing. No server is asked yet. What is taken over may also be the ledger of
    /// no shop, or of a stream that is gone.
    ///
    /// - Throws: `LedgerError` when the replica is damaged, or belongs to another ledger.
    func store(over link: any ServerLink, takingOver: Bool = false) throws(LedgerError) -> ShopStore {
        let file = ShopFile(in: directory)
        if let file, file.stream != address.stream {
            throw .shop(.otherLedger(replica: file.address, server: address.description))
        }
        let replica = try FileStore.replica(in: directory, wait: lockWait)
        if file == nil, !takingOver, replica.lastSequence > 0 {
            throw .shop(.otherLedger(replica: directory, server: address.description))
        }
        return ShopStore(replica, of: address, created: takingOver ? nil : file?.created, over: link, wait: wait)
    }

    /// Returns a link to the servers without a connection.
    func makeLink() -> Link {
        Link(to: address.servers, name: "kiosk", key: key)
    }
}

extension Ledger {
    /// Begins to note the records that no person has seen yet, for a kiosk with screens, and has a notice for each that a killed one left.
    ///
    /// - Returns: The note, which is to be erased whenever the screen is written; `nil` for a ledger that cannot be written, or in memory.
    /// - Throws: `LedgerError` when the notes of others cannot be read.
    package func noteUnshown() throws(LedgerError) -> UnshownRecord? {
        let store = (self as? FileLedger)?.bookkeeper.store ?? (self as? ShopLedger)?.bookkeeper.store.replica
        guard let store, store.isWritable else { return nil }
        try store.unshown.begin(beside: store)
        return store.unshown
    }
}
