import Classroom
import Core
import JuiceMaker
import KioskAssets
import ScreenKit
import Terminal
import TestSupport
import Testing

@testable import Lab

/// A class with one of its machines, seen through both fronts. The server gives each record back at once, unless it is away.
final class Classroom: ClassDeskDelegate {
    let desk: ClassDesk
    let students: [ClassWriter]
    /// The events that this machine has noted.
    private(set) var noted: [ClassEvent] = []
    /// A Boolean value that indicates whether the server takes no records.
    var isAway = false
    /// The minute of the next record.
    var minute: Int {
        get { clock.minute }
        set { clock.minute = newValue }
    }
    private let clock = Clock()
    private var numbers: [ClassWriter: Int] = [:]
    private var waiting: [ClassEvent] = []
    private(set) var said: [String] = []
    let kiosk: Kiosk
    let front: FullScreenFront
    private var lines: LineFront?

    static let teacher = ClassWriter.random(.teacher)
    private static let allNames = [
        "민아", "Juno", "박서연", "Alexander Müller-Hohenstein", "지훈", "Emma", "김하늘", "Liam", "이도윤", "Olivia", "최예린", "Noah",
    ]
    private static let texts = Texts(.korean)

    /// Creates a class with the machine of the teacher, or that of the first student, and with a question where it is asked.
    init(
        _ role: ClassWriter.Role, students count: Int, _ language: Language = .english, isAsked: Bool = false,
        ordersScreen: @escaping () throws(ClassOrdersError) -> any Screen = { Orders() }
    ) throws {
        let exhibits = Exhibit.all(menu: try Menu(parsing: Asset.menu.content))
        students = try (0..<count).map { try #require(ClassWriter(.student, id: "s\($0)")) }
        desk = ClassDesk(
            me: try role == .teacher ? Self.teacher : #require(students.first), className: "swift",
            myName: role == .teacher ? "" : "민아",
            joinLine: "kiosk --class nats://192.168.0.12:4222/swift --name NAME", exhibits: exhibits)
        let texts = Self.texts.translated(to: language)
        if role == .teacher {
            kiosk = Kiosk(
                root: ClassBoardScreen(
                    desk, address: "192.168.0.12", koans: Self.koans,
                    now: { [clock] in Self.time(clock.minute) }, ordersScreen: ordersScreen), texts: texts)
        } else {
            kiosk = Kiosk(apps: [.lab(exhibits: exhibits), .classroom(desk)], texts: texts)
        }
        front = FullScreenFront(kiosk: kiosk)
        lines = LineFront(kiosk: kiosk) { [unowned self] in said.append($0) }
        desk.delegate = self
        add(Self.teacher, .created)
        for (index, student) in students.enumerated() {
            add(student, .joined(try name(Self.allNames[index % Self.allNames.count])))
        }
        if isAsked { try ask() }
        _ = front.draw(size: GridSize(columns: 80, rows: 24))
    }

    private final class Clock { var minute = 0 }

    /// Read once: their files are parsed.
    static let koans = Koan.embedded()

    func name(_ text: String) throws -> ClassName { try #require(ClassName(text)) }

    static func time(_ minute: Int) -> Timestamp { Timestamp(milliseconds: Int64(minute) * 60_000) }

    // MARK: The server

    /// Has a record of a writer come from the server.
    func add(_ writer: ClassWriter, _ event: ClassEvent) {
        numbers[writer, default: 0] += 1
        let time = Self.time(minute)
        let number = numbers[writer] ?? 0
        let proof = ClassProof(key: "\(number)", promise: ClassProof.digest(of: "\(number + 1)"))
        desk.enter(ClassRecord(writer: writer, number: number, time: time, event: event, proof: proof), at: time)
        kiosk.dataDidChange()
    }

    func classDesk(_ desk: ClassDesk, note event: ClassEvent) {
        noted.append(event)
        if isAway { waiting.append(event) } else { add(desk.me, event) }
        (desk.waitingCount, desk.isAway) = (waiting.count, isAway)
    }

    /// Has the server come back.
    func comeBack() {
        isAway = false
        for event in waiting { add(desk.me, event) }
        waiting = []
        (desk.waitingCount, desk.isAway) = (0, false)
        kiosk.dataDidChange()
    }

    /// Has each student come to a koan of their own in the course of 21 minutes, with some raised hands and hand-ins.
    func work() throws {
        for (index, student) in students.enumerated() {
            let current = index * 7 % 40
            for koan in Self.koans.prefix(current) {
                add(student, .attempted(koan: try name(koan.name), isPassed: true, digest: "0"))
            }
            minute = index * 5 % 21
            let koan = try name(Self.koans[current].name)
            if index % 6 != 5 { add(student, .opened(koan: koan)) }
            if index % 4 == 1 { add(student, .hint(koan: koan, number: index % 3 + 1)) }
            if index % 9 == 2 { add(student, .hand(isRaised: true)) }
            if index % 7 == 3 { add(student, .handedIn) }
            if index % 5 == 4 { add(student, .attempted(koan: koan, isPassed: true, digest: "0")) }
        }
        minute = 21
    }

    /// Asks about a leak, which two of three students answer.
    func ask() throws {
        add(Self.teacher, .asked(question: try name("leak")))
        for (index, student) in students.enumerated() where index % 3 != 0 {
            add(student, .predicted(question: try name("leak"), answer: index * 5 % 4 % 3))
        }
    }

    // MARK: The fronts

    /// Presses keys one after another.
    func press(_ keys: Key...) {
        front.contentHasChanged()
        for key in keys { front.handle(.key(key, [])) }
    }

    /// Clicks on a text of the screen.
    func click(_ text: String) throws {
        let rows = picture().split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(rows.firstIndex { $0.contains(text) })
        let before = rows[row].prefix(upTo: try #require(rows[row].firstRange(of: text)).lowerBound)
        let point = GridPoint(column: DisplayWidth.of(String(before)), row: row)
        front.handle(.mouse(MouseEvent(.press(.left), at: point)))
        front.handle(.mouse(MouseEvent(.release(.left), at: point)))
    }

    /// Returns the answer to a line of input.
    func say(_ line: String) -> [String] {
        said = []
        lines?.handle(line)
        return said
    }

    func screen(_ columns: Int, _ rows: Int) -> EmulatedTerminal {
        front.contentHasChanged()
        return .showing(front.draw(size: GridSize(columns: columns, rows: rows)))
    }

    func picture(_ size: GridSize = .small) -> String { screen(size.columns, size.rows).text }
}

/// The place of the orders of the class's shop.
private final class Orders: Screen {
    let title: Text = "Orders of the shop"
    var content: Content<Never> {}
}
