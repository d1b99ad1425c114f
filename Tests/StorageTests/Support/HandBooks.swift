import System

/// The books of a world as a person keeps them by hand: from the lines of its ledger and the cards of its menus,
/// without the code that is tested.
///
/// The first line that cannot be true is a mistake: an order at a price other than that of the menu before it, money
/// that goes back twice, a close whose totals are not those of its day.
struct HandBooks {
    /// What is wrong with a line.
    struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    /// An order that was sold, or that a line takes back.
    struct Order: Equatable {
        let number: Int
        let juices: [String: Int]
        let used: [String: Int]
        let total: Int
    }

    /// The totals of some orders.
    struct Totals: Equatable {
        var orders = 0
        var money = 0
        var juices: [String: Int] = [:]

        fileprivate mutating func add(_ order: Order) {
            orders += 1
            money += order.total
            juices.merge(order.juices, uniquingKeysWith: +)
        }
    }

    /// What a line says.
    enum Line: Equatable {
        case menu(card: Int)
        case sale(Order, request: String?, part: Int?)
        case stock([String: Int], reason: String?)
        /// The kind is that by which the money goes back; nil where none came.
        case void(number: Int, reason: String, by: String?)
        case refund(number: Int, reason: String, by: String?)
        case close(number: Int, counted: Int?)
        case step(String, number: Int)
        case payment(number: Int, kind: String)
        case float(Int)

        /// The word for it.
        var kind: String {
            switch self {
            case .menu: "menu"
            case .sale: "sale"
            case .stock: "stock"
            case .void: "void"
            case .refund: "refund"
            case .close: "close"
            case .step(let step, _): step
            case .payment: "payment"
            case .float: "float"
            }
        }
    }

    /// An order of the open day that waits.
    struct WaitingOrder: Equatable {
        /// 0 before it is ready, 1 while it is, and 2 when the customer has it.
        var state = 0
        let total: Int
        var payment: String?
    }

    private(set) var lines: [Line] = []
    /// The orders of the open day that wait, by number.
    private(set) var waiting: [Int: WaitingOrder] = [:]
    /// The orders of closed days that waited.
    private var waitedBefore: [Int: WaitingOrder] = [:]
    /// The money that came since the last close for orders of closed days.
    private(set) var late = 0
    /// The orders that were paid after the close of their day.
    private var paidLate: Set<Int> = []
    /// How often money came or went back in each of the ways that are easily told wrong.
    private(set) var ways: [String: Int] = [:]
    /// The money in the drawer before the first sale of the day.
    private(set) var float = 0
    /// The money of the day by the kind of its payment. There is none of 0.
    private(set) var payments: [String: Int] = [:]
    private(set) var orders: [Order] = []
    /// The service and the payment that the customer of each order wished.
    private(set) var wishes: [[String?]] = []
    private(set) var stock: [String: Int] = [:]
    private(set) var cancelled: Set<Int> = []
    private(set) var refunded: Set<Int> = []
    /// The number of the last order of each close.
    private(set) var closes: [Int] = []
    /// The totals since the last close: of the orders, of the cancelled ones, and of the refunds.
    private(set) var (sold, taken, returned) = (Totals(), Totals(), Totals())
    /// How often each card came into force.
    private(set) var cardCounts: [Int: Int] = [:]
    /// The card in force; nil before the first one.
    private(set) var card: Int?
    private var currencies: [String] = []
    /// Whether the menu in force names the limes, on it or as a fruit that has left it.
    private var namesLimes = false
    private var requests: Set<String> = []

    private var lastClosed: Int { closes.last ?? 0 }
    var isDayEmpty: Bool { orders.count == lastClosed && returned.orders == 0 && late == 0 }
    private var menu: MenuCard? { card.map { MenuCard.all[$0] } }

    /// Returns what a line says, from 1; nil if there is none.
    func line(_ number: Int) -> Line? { lines.indices.contains(number - 1) ? lines[number - 1] : nil }

    /// Returns the order with a number; nil if there is none.
    func order(_ number: Int) -> Order? { orders.indices.contains(number - 1) ? orders[number - 1] : nil }

    // MARK: What a person would answer

    /// Why an order cannot be cancelled; nil if it can.
    func refusal(toVoid number: Int) -> String? {
        if order(number) == nil { return "unknown" }
        if number <= lastClosed { return "closed" }
        return cancelled.contains(number) ? "voidedBefore" : nil
    }

    /// Why the money for an order cannot go back, by a kind or by that of its payment; nil if it can.
    func refusal(toRefund number: Int, by kind: String?) -> String? {
        if order(number) == nil { return "unknown" }
        if number > lastClosed { return "open" }
        if refunded.contains(number) { return "refundedBefore" }
        if cancelled.contains(number) { return "voidedBefore" }
        if let order = waitedBefore[number], order.payment == nil { return "unpaid" }
        if currencies[number - 1] != menu?.currency { return "otherCurrency" }
        return ["cash", "card"].contains(kind ?? "cash") ? nil : "unknownPayment"
    }

    /// Why an order that waits cannot go a step, or be paid; nil if it can.
    private func refusal(toServe number: Int) -> String? {
        if order(number) == nil { return "unknown" }
        if number <= lastClosed { return "closed" }
        if cancelled.contains(number) { return "cancelled" }
        return waiting[number] == nil ? "made" : nil
    }

    /// Why an order cannot go a step; nil if it can.
    func refusal(toStep step: String, _ number: Int) -> String? {
        if let refusal = refusal(toServe: number) { return refusal }
        let states = ["ready": [0], "handed": [1], "back": [1, 2]]
        return states[step, default: []].contains(waiting[number]?.state ?? -1) ? nil : "impossible"
    }

    /// Why an order cannot be paid; nil if it can.
    func refusal(toPay number: Int, by kind: String) -> String? {
        if order(number) != nil, number <= lastClosed {
            if cancelled.contains(number) { return "cancelled" }
            if waitedBefore[number] == nil { return "made" }
            if currencies[number - 1] != menu?.currency { return "otherCurrency" }
        } else if let refusal = refusal(toServe: number) {
            return refusal
        }
        if waiting[number]?.payment ?? waitedBefore[number]?.payment != nil { return "paidBefore" }
        return ["cash", "card"].contains(kind) ? nil : "unknownPayment"
    }

    /// The numbers of the orders that are not paid.
    var unpaid: [Int] { waiting.filter { $0.value.payment == nil }.keys.sorted() }

    /// Why money cannot be noted as that of the morning; nil if it can.
    func refusal(toOpenWith money: Int) -> String? { isDayEmpty || [0, money].contains(float) ? nil : "floatNoted" }

    /// Why a menu cannot come into force; nil if it can.
    func refusal(toSet card: Int) -> String? {
        MenuCard.all[card].currency == menu?.currency || isDayEmpty ? nil : "dayHasOrders"
    }

    /// Whether a close of the day would say the same as that of other books.
    func hasSameDay(as other: HandBooks) -> Bool {
        func orders(_ books: HandBooks) -> [Int] { books.waiting.filter { $0.value.state < 2 }.keys.sorted() }
        return closes == other.closes && (sold, taken, returned) == (other.sold, other.taken, other.returned)
            && (float, late, payments) == (other.float, other.late, other.payments) && stock == other.stock
            && unpaid == other.unpaid && orders(self) == orders(other)
    }

    /// The fruits that an order lacks.
    func isShort(_ juice: String, count: Int) -> Bool {
        menu?.juices[juice]?.needs.contains { $0.value * count > stock[$0.key] ?? 0 } ?? false
    }
}

// MARK: - Entering a line

extension HandBooks {
    /// Enters whole lines. A person finds each one that cannot be true.
    init(_ lines: [UInt8]) throws(Mistake) {
        self.init()
        _ = try enter(lines, from: 0, upTo: .max)
    }

    /// Enters the next line, without its line feed.
    mutating func enter(_ bytes: UnsafeRawBufferPointer) throws(Mistake) {
        let number = lines.count + 1
        do throws(Mistake) {
            var pen = Pen(bytes)
            lines.append(try line(&pen))
            // Then follow the balances or the checksum.
            guard pen.take(",\"balances\":{") || pen.take(",\"sum\":\"") else { throw Mistake("it goes on") }
        } catch {
            throw Mistake("line \(number): \(error) in \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    /// Enters whole lines from a place on, until there are so many, and returns the place behind them.
    mutating func enter(_ bytes: [UInt8], from start: Int, upTo count: Int) throws(Mistake) -> Int {
        let result = bytes.withUnsafeBytes { bytes -> Result<Int, Mistake> in
            var place = start
            while lines.count < count, let end = bytes.place(of: 0x0A, from: place) {
                do throws(Mistake) {
                    try enter(UnsafeRawBufferPointer(rebasing: bytes[place..<end]))
                } catch {
                    return .failure(error)
                }
                place = end + 1
            }
            return .success(place)
        }
        return try result.get()
    }

    private mutating func line(_ pen: inout Pen) throws(Mistake) -> Line {
        guard try pen.integer(after: "{\"seq\":") == lines.count + 1 else { throw Mistake("it has another place") }
        try pen.need(",\"time\":\"")
        pen.skip(24)
        try pen.need("\",\"kind\":\"")
        if lines.isEmpty {
            try pen.need("open\",\"format\":3")
            return try menu(&pen)
        }
        if pen.take("sale\"") { return try sale(&pen) }
        if pen.take("stock\"") { return try change(&pen) }
        if pen.take("void\"") { return try void(&pen) }
        if pen.take("refund\"") { return try refund(&pen) }
        if pen.take("close\"") { return try close(&pen) }
        for step in ["ready", "handed", "back"] where pen.take(step + "\"") { return try self.step(step, &pen) }
        if pen.take("paid\"") { return try payment(&pen) }
        if pen.take("float\",\"money\":") {
            let money = try pen.integer()
            if let refusal = refusal(toOpenWith: money) { throw Mistake("the money of the morning is \(refusal)") }
            float = money
            return .float(money)
        }
        try pen.need("menu\"")
        return try menu(&pen)
    }

    private mutating func menu(_ pen: inout Pen) throws(Mistake) -> Line {
        let opening = try pen.counts(after: ",\"fruits\":")
        try pen.need(",\"menu\":")
        guard let number = MenuCard.all.indices.first(where: { pen.take(MenuCard.all[$0].text) }) else {
            throw Mistake("it is no menu that somebody has set")
        }
        let new = MenuCard.all[number]
        let hasFormerLime = pen.take(MenuCard.formerLime)
        try pen.need("}")
        if card == number { throw Mistake("the menu is in force already") }
        if menu != nil, refusal(toSet: number) != nil { throw Mistake("the day has orders in another currency") }
        guard opening == new.fruits.filter({ stock[$0.key] == nil }) else { throw Mistake("the opening is wrong") }
        // Limes that are there keep their name, and so do those that an order of the day may bring back.
        let day = (lastClosed + 1)..<(orders.count + 1)
        let mayHaveLimes = stock["lime", default: 0] > 0 || !day.allSatisfy(cancelled.contains)
        let isFormer = namesLimes && mayHaveLimes && new.fruits["lime"] == nil
        guard hasFormerLime == isFormer else { throw Mistake("the limes have no name, or one that is not needed") }
        namesLimes = new.fruits["lime"] != nil || isFormer
        stock.merge(opening) { $1 }
        if new.currency != menu?.currency { float = 0 }
        card = number
        cardCounts[number, default: 0] += 1
        return .menu(card: number)
    }

    private mutating func sale(_ pen: inout Pen) throws(Mistake) -> Line {
        let order = try self.order(&pen)
        let waits = pen.take(",\"waits\":true")
        let service = pen.take(",\"service\":\"") ? try pen.string() : nil
        if let service, menu?.services.contains(service) != true { throw Mistake("\(service) is not on the menu") }
        let payment = pen.take(",\"pays\":\"") ? try pen.string() : nil
        if payment == "gold" { throw Mistake("nobody takes gold") }
        var (request, part): (String?, Int?)
        if pen.take(",\"request\":\"") {
            request = try pen.string()
            part = try pen.integer(after: ",\"part\":")
            let isNew = requests.insert("\(request ?? "") \(part ?? 0)").inserted
            guard isNew else { throw Mistake("the request was sold before") }
        }
        guard order.number == orders.count + 1 else { throw Mistake("the number is wrong") }
        var (total, used) = (0, [String: Int]())
        for (id, count) in order.juices {
            guard let juice = menu?.juices[id] else { throw Mistake("\(id) is not on the menu") }
            total += juice.price * count
            for (fruit, need) in juice.needs { used[fruit, default: 0] += need * count }
        }
        guard order.total == total else { throw Mistake("the price is not that of the menu, which is \(total)") }
        guard order.used == used else { throw Mistake("the recipe is not that of the menu") }
        for (fruit, count) in used { try move(fruit, -count) }
        orders.append(order)
        wishes.append([service, payment])
        for wish in [service, payment].compactMap(\.self) { ways["wish " + wish, default: 0] += 1 }
        currencies.append(menu?.currency ?? "")
        if waits { waiting[order.number] = WaitingOrder(total: total) } else { move(total, of: "cash") }
        sold.add(order)
        return .sale(order, request: request, part: part)
    }

    private mutating func move(_ money: Int, of kind: String) {
        let sum = payments[kind, default: 0] + money
        payments[kind] = sum == 0 ? nil : sum
    }

    private mutating func step(_ step: String, _ pen: inout Pen) throws(Mistake) -> Line {
        let number = try pen.integer(after: ",\"number\":")
        if let refusal = refusal(toStep: step, number) { throw Mistake("no step of the order: \(refusal)") }
        waiting[number]?.state += step == "back" ? -1 : 1
        return .step(step, number: number)
    }

    private mutating func payment(_ pen: inout Pen) throws(Mistake) -> Line {
        let number = try pen.integer(after: ",\"number\":")
        let kind = try pen.string(after: ",\"by\":\"")
        let amount = try pen.integer(after: ",\"amount\":")
        if let refusal = refusal(toPay: number, by: kind) { throw Mistake("no payment of the order: \(refusal)") }
        guard amount == order(number)?.total else { throw Mistake("the price was another one") }
        waiting[number]?.payment = kind
        if number <= lastClosed {
            waitedBefore[number]?.payment = kind
            late += amount
            paidLate.insert(number)
            ways["late payment", default: 0] += 1
        }
        move(amount, of: kind)
        return .payment(number: number, kind: kind)
    }

    /// Reads an order from its number on.
    private func order(_ pen: inout Pen) throws(Mistake) -> Order {
        let number = try pen.integer(after: ",\"number\":")
        let juices = try pen.counts(after: ",\"lines\":")
        let used = try pen.counts(after: ",\"used\":")
        return Order(number: number, juices: juices, used: used, total: try pen.integer(after: ",\"total\":"))
    }

    private mutating func move(_ fruit: String, _ count: Int) throws(Mistake) {
        guard let before = stock[fruit], before + count >= 0 else { throw Mistake("there are not so many of \(fruit)") }
        stock[fruit] = before + count
    }

    private mutating func change(_ pen: inout Pen) throws(Mistake) -> Line {
        let changes = try pen.counts(after: ",\"changes\":")
        let reason = try pen.string(after: ",\"reason\":\"")
        for (fruit, count) in changes {
            if reason == "spoiled" && count >= 0 || reason == "restocked" && count <= 0 || count == 0 {
                throw Mistake("the reason does not fit")
            }
            try move(fruit, count)
        }
        return .stock(changes, reason: reason)
    }

    private mutating func void(_ pen: inout Pen) throws(Mistake) -> Line {
        let order = try self.order(&pen)
        let reason = try pen.string(after: ",\"reason\":\"")
        if let refusal = refusal(toVoid: order.number) { throw Mistake("no order to cancel: \(refusal)") }
        guard order == self.order(order.number) else { throw Mistake("the order was another one") }
        for (fruit, count) in order.used { try move(fruit, count) }
        cancelled.insert(order.number)
        taken.add(order)
        let waited = waiting.removeValue(forKey: order.number)
        let kind = waited == nil ? "cash" : waited?.payment
        if let kind { move(-order.total, of: kind) }
        ways[kind.map { "void by " + $0 } ?? "unpaid void", default: 0] += 1
        return .void(number: order.number, reason: reason, by: kind)
    }

    private mutating func refund(_ pen: inout Pen) throws(Mistake) -> Line {
        let order = try self.order(&pen)
        let reason = try pen.string(after: ",\"reason\":\"")
        let kind = pen.take(",\"by\":\"") ? try pen.string() : "cash"
        if let refusal = refusal(toRefund: order.number, by: kind) { throw Mistake("no order to refund: \(refusal)") }
        guard order == self.order(order.number) else { throw Mistake("the order was another one") }
        refunded.insert(order.number)
        returned.add(order)
        move(-order.total, of: kind)
        ways["refund by " + kind, default: 0] += 1
        if paidLate.contains(order.number) { ways["late refund", default: 0] += 1 }
        return .refund(number: order.number, reason: reason, by: kind)
    }

    private mutating func close(_ pen: inout Pen) throws(Mistake) -> Line {
        let number = try pen.integer(after: ",\"number\":")
        let last = try pen.integer(after: ",\"last\":")
        guard number == closes.count + 1, last == orders.count else { throw Mistake("the close is out of order") }
        try pen.need(",\"sold\":")
        guard try totals(&pen) == sold else { throw Mistake("the day sold \(sold)") }
        try pen.need(",\"voided\":")
        guard try totals(&pen) == taken else { throw Mistake("the day cancelled \(taken)") }
        let back = pen.take(",\"refunded\":") ? try totals(&pen) : Totals()
        guard back == returned else { throw Mistake("the day returned \(returned)") }
        let counted = pen.take(",\"counted\":") ? try pen.integer() : nil
        if counted == nil, isDayEmpty { throw Mistake("there was nothing to close") }
        guard try pen.counts(after: ",\"stock\":") == stock else { throw Mistake("there are \(stock)") }
        try takings(&pen)
        guard try pen.string(after: ",\"digits\":\"").utf8.count == 64 else {
            throw Mistake("the digits are not all there")
        }
        closes.append(last)
        waitedBefore.merge(waiting) { $1 }
        (sold, taken, returned) = (Totals(), Totals(), Totals())
        (waiting, float, payments, late) = ([:], 0, [:], 0)
        return .close(number: number, counted: counted)
    }

    /// Reads the takings of a close, which are left out where all of it was paid in cash and the drawer was empty.
    private func takings(_ pen: inout Pen) throws(Mistake) {
        let money = sold.money - taken.money - returned.money
        let isUsual = float == 0 && late == 0 && payments == (money == 0 ? [:] : ["cash": money])
        guard pen.take(",\"float\":") else {
            if !isUsual { throw Mistake("the drawer had \(float), and \(payments) came") }
            return
        }
        let drawer = try pen.integer()
        let counts = try pen.counts(after: ",\"payments\":")
        let before = pen.take(",\"late\":") ? try pen.integer() : 0
        guard !isUsual, drawer == float, counts == payments, before == late else {
            throw Mistake("the drawer had \(float), and \(payments) came")
        }
    }

    private func totals(_ pen: inout Pen) throws(Mistake) -> Totals {
        let orders = try pen.integer(after: "{\"orders\":")
        let money = try pen.integer(after: ",\"money\":")
        let juices = try pen.counts(after: ",\"juices\":")
        try pen.need("}")
        return Totals(orders: orders, money: money, juices: juices)
    }
}

extension HandBooks.Mistake {
    fileprivate init(_ description: String) { self.description = description }
}

/// Reads a line from left to right.
private struct Pen {
    private let bytes: UnsafeRawBufferPointer
    private var place = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    mutating func skip(_ count: Int) { place += count }

    mutating func take(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { text in
            guard place + text.count <= bytes.count else { return false }
            var index = 0
            while index < text.count {
                if bytes[place + index] != text[index] { return false }
                index += 1
            }
            place += text.count
            return true
        }
    }

    mutating func need(_ text: String) throws(HandBooks.Mistake) {
        if !take(text) { throw HandBooks.Mistake("\(text) is missing") }
    }

    mutating func integer(after name: String = "") throws(HandBooks.Mistake) -> Int {
        try need(name)
        let isNegative = take("-")
        let start = place
        var number = 0
        while place < bytes.count, bytes[place] >= 0x30, bytes[place] <= 0x39 {
            number = number * 10 + Int(bytes[place] - 0x30)
            place += 1
        }
        if place == start { throw HandBooks.Mistake("a number is missing") }
        return isNegative ? -number : number
    }

    /// Reads up to the next quotation mark. No text of a world has one.
    mutating func string(after name: String = "") throws(HandBooks.Mistake) -> String {
        try need(name)
        let start = place
        while place < bytes.count, bytes[place] != 0x22 { place += 1 }
        let text = String(decoding: bytes[start..<min(place, bytes.count)], as: UTF8.self)
        try need("\"")
        return text
    }

    mutating func counts(after name: String = "") throws(HandBooks.Mistake) -> [String: Int] {
        try need(name)
        var counts: [String: Int] = [:]
        try need("{")
        if take("}") { return counts }
        repeat {
            try need("\"")
            let name = try string()
            try need(":")
            guard counts.updateValue(try integer(), forKey: name) == nil else {
                throw HandBooks.Mistake("\(name) is there twice")
            }
        } while take(",")
        try need("}")
        return counts
    }
}
