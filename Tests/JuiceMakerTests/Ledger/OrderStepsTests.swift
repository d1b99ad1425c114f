import JuiceMaker
import Testing

struct OrderStepsTests {
    private var counter: Counter

    init() throws { counter = try Counter() }

    @Test mutating func `an order goes from the order to the hand, and a mistake goes one step back`() throws {
        try counter.order("mango")
        let way: [(OrderStep, OrderState)] = [
            (.ready, .ready), (.takenBack, .ordered), (.ready, .ready), (.handedOver, .handedOver),
            (.takenBack, .ready),
        ]
        for (step, state) in way {
            #expect(try counter.books.perform(TakeStep(step, 1)).answer == state)
            #expect(counter.books.accounts.openOrders[1]?.state == state)
        }
    }

    @Test mutating func `only what is ready can be handed over, and nothing is ready twice`() throws {
        try counter.order("mango")
        let books = counter.books
        for step in [OrderStep.handedOver, .takenBack] {
            #expect(throws: OrderStepError.impossible(1, .ordered)) { try books.decide(TakeStep(step, 1)) }
        }
        try counter.books.perform(TakeStep(.ready, 1))
        let ready = counter.books
        #expect(throws: OrderStepError.impossible(1, .ready)) { try ready.decide(TakeStep(.ready, 1)) }
    }

    @Test
    mutating func
        `an order that does not wait takes no step, and neither does one that is cancelled, closed or not there`()
        throws
    {
        try counter.order("mango", waits: false)
        try counter.order("kiwi")
        try counter.cancel(2, "kiwi")
        let books = counter.books
        let refused: [(Int, OrderStepError)] = [
            (1, .made(1)), (2, .cancelled(2)), (3, .unknown(3)), (0, .unknown(0)), (-1, .unknown(-1)),
        ]
        for (number, error) in refused { #expect(throws: error) { try books.decide(TakeStep(.ready, number)) } }
        try counter.books.perform(CloseDay(counted: nil))
        let closed = counter.books
        #expect(throws: OrderStepError.closed(1)) { try closed.decide(TakeStep(.ready, 1)) }
    }

    @Test mutating func `the books refuse a record of a step or a payment that cannot be`() throws {
        try counter.order("mango")
        try counter.order("mango", waits: false)
        let before = counter.books.accounts
        let impossible: [(LedgerEntry, Int)] = [
            (.step(.handedOver, number: 1), 1), (.step(.takenBack, number: 1), 1), (.step(.ready, number: 2), 2),
            (.step(.ready, number: 9), 9), (.payment(Payment(number: 1, kind: "cash", amount: 1)), 1),
            (.payment(Payment(number: 2, kind: "cash", amount: 4_500)), 2),
        ]
        for (entry, number) in impossible {
            var accounts = before
            #expect(throws: AccountsError.impossibleStep(number)) { try accounts.enter(entry) }
            #expect(accounts == before)
        }
        var accounts = before
        #expect(throws: AccountsError.impossibleTotal(2)) { try accounts.enter(.float(-1)) }
    }
}
