import Core
import JetStream
import CalculatorApp
import JuiceMaker
import JuiceMakerApp
import Lab
import ScreenKit
import ScreenTrace
import Shopfront
import Storage
import System

/// What the one loop that waits for keys knows of the open ledger.
final class OpenShop {
    /// The note of an order whose number is not on the screen yet; `nil` for a program without screens.
    var unshown: UnshownRecord?
    /// The ledger of a shop with several machines, which the loop keeps up to date; `nil` where the ledger is a file alone.
    var ledger: ShopLedger?
}

/// The records that come to be in a shop, in the one loop that waits for keys, too.
final class ShopChanges: ChangeSource {
    /// An order of another kiosk is no news to the person at this one: it is said with the answer to the next line.
    let isQuietInLines = true
    private let link: Link
    /// The longest wait for a connection before the changes are read. A full screen does not wait: it shows them when they arrive.
    private let patience: Duration?
    private let refresh: () -> Bool

    /// Creates the changes of a ledger, which follows its stream from now on.
    init(of ledger: ShopLedger, waitingAtMost patience: Duration?, refresh: @escaping () -> Bool) {
        ledger.follow()
        (link, self.patience, self.refresh) = (ledger.link, patience, refresh)
        _ = refresh()
    }

    /// The descriptor of the connection; none while the next one is waited for.
    var descriptors: [Int32] { link.descriptor.map { [$0] } ?? [] }

    /// The time until the next try of a connection, or until the server was silent for too long.
    var delay: Duration? { link.delay }

    /// Reads what has arrived, and returns whether anything has changed.
    func readChanges() -> Bool {
        // While nothing is asked in lines, the server may have ended the connection.
        if let patience, !link.isAwayForLong { link.waitForConnection(atMost: patience) }
        return refresh()
    }
}

extension Workshop {
    /// Returns the shop of a bar, with the clock of this machine.
    func shop(
        _ bar: JuiceBar, calculators: (any CalculatorProvider)? = nil, printer: ReceiptPrinter? = nil
    ) -> Shop {
        Shop(
            bar: bar, calculators: calculators,
            clock: Shop.Clock(now: SystemClock.now, today: currentDay.period, text: LocalCalendar.dayAndMinute),
            printer: printer.map {
                Shop.Printer(print: $0.print, printLater: $0.printLater, takeErrors: $0.takeErrors)
            }, makeKitchen: { KitchenScreen($0) })
    }

    /// Builds the kiosk with its apps.
    func makeKiosk(
        of bar: JuiceBar, _ desk: CalculatorDesk, in place: DataPlace, _ inspector: TraceInspector,
        printer: ReceiptPrinter? = nil, classroom: ClassDesk? = nil
    ) -> Kiosk {
        let shop = shop(bar, calculators: Calculators(tracer: inspector.tracer), printer: printer)
        return makeKiosk(desk, in: place, classroom: classroom)(shop, texts, inspector)
    }

    /// Begins to note which number is not on the screen yet, and tells of those that a killed kiosk has left.
    func noteUnshown(of ledger: any Ledger, in folder: String) throws(CommandError) {
        openShop.unshown = try texts.working(on: folder) { () throws(LedgerError) in try ledger.noteUnshown() }
        // On a whole terminal, the order screen tells staff.
        if !runner.usesFullScreen { tell(ledger.takeNotices()) }
    }

    /// The way to the ledger of a shop whose replica is in a folder.
    func shopPlace(_ address: StreamAddress, in folder: String) throws(CommandError) -> ShopPlace {
        ShopPlace(
            address, key: try shopKey(), replicaIn: folder,
            wait: serverWait(address, limit: LockWait.standardLimit), lockWait: wait)
    }

    /// The wait for the servers of an address, as long as the options say, or else for a limit.
    func serverWait(_ address: StreamAddress, limit: Duration = .seconds(10)) -> ServerWait {
        let notice = waitNotice
        return ServerWait(
            limit: options[.wait].map { max(.seconds($0), ServerWait.shortest) } ?? limit,
            report: { MainActor.assumeIsolated { notice.show(waitingFor: address.description) } },
            isCancelled: { MainActor.assumeIsolated { notice.takeInterruption() } })
    }

    func shopKey() throws(CommandError) -> ServerKey? {
        guard let path = options[.shopKey] else { return nil }
        if let key = ServerKey(parsing: try privateFile(path, limit: 4_096)) { return key }
        throw CommandError(path.printable + ": " + texts(.shopKeyInvalid), .badInput)
    }

    /// Refuses a command that would write into the replica of a shop without its server.
    func checkNoReplica(in folder: String) throws(CommandError) {
        guard let file = ShopFile(in: folder) else { return }
        throw CommandError(texts(.shopReplica, folder.printable, file.address.printable), .usage)
    }
}
