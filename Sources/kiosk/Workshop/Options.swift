import Calculator
import Classroom
import Core
import JetStream
import JuiceMaker
import JuiceMakerApp
import ScreenKit
import ScreenTrace
import Terminal

/// The settings of a command line besides the command itself, and its arguments.
nonisolated struct Options {
    /// The place that a command line names for the data.
    enum DataOption {
        case memory
        case directory(String)
    }

    /// The folder with koans that is used where none is named.
    static let koansFolder = "koans"

    /// The words behind those of the command.
    var arguments: [String] = []
    var language: Language?
    var style: CalculatorStyle?
    var menuFile: String?
    /// The place for the data; `nil` for the user's own folder.
    var data: DataOption?
    /// The folders that the command line has named before that place. A report is about all of them.
    var earlierFolders: [String] = []
    /// The shop with several machines whose ledger is used; `nil` for a ledger in a file alone.
    var shop: StreamAddress?
    var shopKeyFile: String?
    /// The class of a student, and the name there.
    var classroom: StreamAddress?
    var studentName: ClassName?
    /// The port at which a server shows pages about itself.
    var monitoringPort = 8222
    /// The folder whose ledger becomes that of a new shop.
    var moveFrom: String?
    var trace: TraceOption?
    /// The ID of a request that `kiosk order` makes at most once.
    var requestID: String?
    /// The number of significant digits of a printed result, 1 to 34; 20 if it is not given.
    var digits: Int?
    var isPlain = false
    /// The background of the terminal; `nil` if the terminal or its environment tells it.
    var ground: Ground?
    /// A Boolean value that indicates whether nothing moves on the screen.
    var isStill = false
    /// A Boolean value that indicates whether the trace shows one message at a time, large.
    var isProjected = false
    var isJSON = false
    var isCSV = false
    var isForced = false
    var isDebugOnly = false
    /// The longest wait for another kiosk in seconds; `LockWait.standardLimit` if it is not given.
    var wait: Int?
    var from: CivilDate?
    /// The last day of a report, which is part of it.
    var to: CivilDate?
    var reason: String?
    /// The reason for a change of the stock; `nil` for the usual one.
    var stockReason: StockReason?
    /// The money that a person has counted, as typed: only the menu tells its currency.
    var counted: String?
    /// Whether a day is closed while orders are not paid.
    var takesUnpaid = false
    /// The money in the drawer before the first sale, and what a customer gave, as typed.
    var float, given: String?
    /// The id of a kind of payment.
    var paidBy: String?
    var reprint: Int?
    /// The number of columns of a slip; that of ``SlipPaper`` if it is not given.
    var slipColumns: Int?
    /// The command that prints the receipts of customers.
    var printCommand: String?
    /// The year of the closes in a table; all of them if it is not given.
    var year: Int?
    /// Whether a slip is printed with the codes of a receipt printer.
    var isForPrinter = false
    var salvageFolder: String?
    /// The time without a key before a counter shows its start page. A customer may think for a minute.
    var idleLimit = Duration.seconds(60)
    var staffPINFile: String?
    /// The most cups that a customer can order at once.
    var mostCups = 20
    /// Whether the terminal's bell rings for a new order or number.
    var hasBell = false
    /// The minutes after which an order is old, and late.
    var warnAfter = 5
    var lateAfter = 10
    var pictures: String?
    var cast: String?
    /// The size of the pictures and of the recording; `PlayRecorder.standardSize` if it is not given.
    var size: GridSize?

    /// The paper of receipts and closes.
    var paper: SlipPaper {
        SlipPaper(columns: slipColumns ?? SlipPaper.standardColumns, isOfPrinter: isForPrinter)
    }

    /// Whether a script is drawn while it is played.
    var isRecorded: Bool { pictures != nil || cast != nil }
}

/// The file for the trace of a session, and its format.
nonisolated struct TraceOption {
    let path: String
    let format: TraceFormat

    /// Creates the option, or `nil` if the name of the file does not end like one of the formats.
    init?(path: String) {
        guard let format = TraceFormat(path: path) else { return nil }
        self.path = path
        self.format = format
    }
}
