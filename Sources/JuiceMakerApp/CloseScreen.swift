import Core
import JuiceMaker
import ScreenKit

/// The evening: what the day came to, the money in the drawer, and the close. After it, the printed close is shown.
package final class CloseScreen: Screen {
    /// The events of the screen.
    package enum Event {
        /// Edits the money that was counted.
        case editCounted(TextField.Edit)
        /// Edits the money that was in the drawer in the morning.
        case editFloat(TextField.Edit)
        /// Notes the money of the morning.
        case setFloat
        /// Has the keys on the screen type the money of the morning.
        case typeFloat
        /// Asks whether to close the day.
        case close
        /// Closes the day that the question shows.
        case confirm(Accounts)
        /// Prints the close.
        case print
    }

    package let title = Text(.closeDay)
    private let shop: Shop
    private var counted = TextField(limit: 24)
    private var float: TextField
    /// A Boolean value that indicates whether the keys on the screen type the money of the morning, and not what was counted.
    private var typesFloat = false
    /// The close that was made; `nil` before.
    private var closed: ClosedDay?

    /// Creates a screen that closes the day of a shop.
    package init(_ shop: Shop) {
        self.shop = shop
        let bar = shop.bar
        let money = bar.books.accounts.openingFloat
        float = TextField(
            money == 0 ? "" : bar.books.menu.currency?.plainText(money) ?? "", limit: 24)
    }

    private var bar: JuiceBar { shop.bar }

    package override func willAppear() { bar.refresh() }

    // MARK: Handling

    package func handle(_ event: Event) {
        switch event {
        case .editCounted(let edit): refuse(counted.apply(edit))
        case .editFloat(let edit):
            if let refusal = float.apply(edit) { return refuse(refusal) }
            // A line types the whole amount.
            if case .replace = edit { setFloat() }
        case .setFloat:
            typesFloat = false
            setFloat()
        case .typeFloat: typesFloat = true
        case .close: askToClose()
        case .confirm(let seen): close(seen)
        case .print: if let closed { print({ $0.slip(of: closed, on: $1, time: shop.text) }, by: shop.printer) }
        }
    }

    private func amount(_ field: TextField) -> Int? {
        bar.books.menu.currency?.amount(of: field.text, in: Currency.countedAmounts)
    }

    private func askForMoney() {
        refuse(Text(.typeMoney, "\(bar.books.menu.currency.map { $0.text($0.example) } ?? "")"))
    }

    private func setFloat() {
        if float.isEmpty, bar.books.accounts.openingFloat == 0 { return }
        guard let money = amount(float) else { return askForMoney() }
        do throws(CloseError) {
            try bar.perform(OpenDay(float: money))
            say(Text { $0(.floatSaved, $0.money(money, bar.books.menu.currency)) })
        } catch {
            fail { $0.explain(error) }
        }
    }

    /// Asks before the close, which cannot be undone. An amount that stands in a field counts, entered or not.
    private func askToClose() {
        let money = amount(counted)
        if money == nil, !counted.isEmpty { return askForMoney() }
        if !float.isEmpty, amount(float) != bar.books.accounts.openingFloat {
            setFloat()
            guard amount(float) == bar.books.accounts.openingFloat else { return }
        }
        let accounts = bar.books.accounts
        if CloseDay(counted: money).isEmpty(in: accounts) { return refuse(Text(.nothingToCloseNow)) }
        let title = Text(accounts.unpaidNumbers.isEmpty ? .askToClose : .askToCloseUnpaid)
        ask(
            Question(title, linesBeforeClosing(accounts, counted: money)) {
                Answer(no: nil)
                Answer(yes: .confirm(accounts))
            })
    }

    private func close(_ seen: Accounts) {
        do throws(CloseError) {
            guard let closing = try bar.perform(CloseDay(counted: amount(counted), day: .seen(seen))) else {
                return refuse(Text(.nothingToCloseNow))
            }
            closed = closing.day
        } catch {
            fail { $0.explain(error) }
        }
    }

    // MARK: Content

    package var content: Content<Event> {
        if let closed {
            Content.part { [shop] in SlipPane(slip: $0.slip(of: closed, time: shop.text)) }
            if shop.printer != nil { Hint(Text(.printSlip), .print, key: "t", words: "print", "인쇄") }
        } else {
            form
            Help(lines: "float 50000", "counted 53500", "close")
        }
        Help(Text(.closeHelp))
    }

    @ContentBuilder<Event> private var form: Content<Event> {
        Content.part { [self] in SlipPane(slip: day($0), isAlone: false) }.named("day")
        Form {
            Field(Text(.closeFloat), float, words: "float", "준비금", submits: .setFloat) { .editFloat($0) }
                .goingOn(true).withHelpKey().named("float")
            Field(Text(.closeCounted), counted, words: "counted", "세어") { .editCounted($0) }
                .first().withHelpKey().named("counted")
        }
        Content.part(touchKeys).named("keys")
        ButtonPane(
            control: Control(
                Text(.closeDay), .close, words: ["close", "마감"], isFocusable: true, lineNames: .label),
            isReady: true
        ).named("button")
        Layout(.rows("day", "float", "counted", "keys", "button").aligned(.upper))
    }

    /// The keys for a mouse, which type into one of the two fields.
    private func touchKeys(_ texts: Texts) -> TouchKeysPane<Event> {
        let label = Text(.closeFloat)
        return TouchKeysPane(
            typing: { typesFloat ? .editFloat($0) : .editCounted($0) },
            and: typesFloat ? Control("✓ \(label)", .setFloat) : Control("✎ \(label)", .typeFloat), texts)
    }

    /// What the day came to until now, and what the counted money differs from it.
    private func day(_ texts: Texts) -> Slip {
        let (accounts, menu) = (bar.books.accounts, bar.books.menu)
        let figures = figures(of: accounts, counted: amount(counted))
        var slip = Slip()
        texts.add(
            figures, [.orders, .cups, .money] + figures.payments + [.unpaid, .late, .float, .drawer], to: &slip,
            in: menu, earlier: bar.earlierMenus)
        if menu.currency != nil {
            // Its place is kept, so that nothing moves while the count is typed.
            let difference = figures[.difference].map { ($0 == 0 ? "✓ " : "! ") + texts.money($0, menu.currency) }
            slip.add(texts.name(of: .difference), difference ?? "–")
        }
        for warning in warnings(of: accounts) { slip.addText(texts(warning)) }
        return slip
    }

    private func figures(of day: Accounts, counted: Int?) -> Figures {
        Figures(of: day.salesSinceClose, day.takings, counted: counted, in: bar.books.menu)
    }

    /// Returns what a day loses when it is closed: the orders that are not paid, and those that the kitchen still has.
    private func warnings(of accounts: Accounts) -> [Text] {
        [Text { $0.unpaid(accounts.unpaidNumbers) ?? "" }, Text { $0.notHandedOver(accounts.waitingNumbers) ?? "" }]
            .filter { !$0.isEmpty }.map { "! \($0)" }
    }

    private func linesBeforeClosing(_ day: Accounts, counted: Int?) -> [Line] {
        var lines = warnings(of: day).map { Line($0, .warning) }
        let menu = bar.books.menu
        for (figure, money) in figures(of: day, counted: counted).shown([.drawer, .counted, .difference]) {
            lines.append(Line(Text { "\($0.name(of: figure, in: menu)): \($0.money(money, menu.currency))" }))
        }
        if counted == nil, menu.currency != nil { lines.append(Line(Text(.nothingCounted), .warning)) }
        return lines
    }
}
