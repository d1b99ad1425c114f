import Testing

@testable import ScreenKit

/// The numbers by which a line of input chooses, counted through all panes of a page.
struct LineNumberTests {
    /// A screen with counts before a list and another list behind it, which writes down what is chosen.
    private final class ShopScreen: Screen {
        enum Event: Equatable { case choose(String), line(String) }

        var events: [Event] = []
        var knowsLines = true

        let title: Text = "Shop"

        var content: Content<Event> {
            let steppers = ["Cups", "Straws"].map { label in
                SteppersPane<Event>.Stepper(
                    label: label, value: "5", bar: CountBar(count: 5, fullCount: 10),
                    lower: [Control("−1", .choose("lower \(label)"))],
                    raise: [Control("+1", .choose("raise \(label)"))], bindings: [])
            }
            SteppersPane(steppers: steppers, examples: ["cups 7"], Texts(.english))
            list("Tea", "Coffee")
            list("Cake")
            OtherLines { [self] line throws(LineError) in
                if !knowsLines { throw .unknown }
                return [.line(line)]
            }
        }

        private func list(_ names: String...) -> List<Event> {
            List {
                for name in names {
                    Row(Text(name), .choose(name)).keys().action("", .choose("button of \(name)"), sign: "+")
                }
            }
        }

        func handle(_ event: Event) { events.append(event) }
    }

    private let screen = ShopScreen()

    private var reader: TypedLines { TypedLines(Kiosk(root: screen, texts: Texts(.english))) }

    @Test func `the numbers of a page are counted through, those of counts among them`() {
        let numbered = reader.readPage().filter { $0.first?.isNumber ?? false }
        #expect(numbered == ["1. Cups 5", "2. Straws 5", "3. Tea", "4. Coffee", "5. Cake"])
    }

    @Test(arguments: [("3", "Tea"), ("4", "Coffee"), ("5", "Cake"), ("tea", "Tea"), (" 5 ", "Cake")])
    func `a number and a name choose the row that has them on the page`(line: String, name: String) {
        reader.type(line)
        #expect(screen.events == [.choose(name)])
    }

    @Test func `the number of a count chooses nothing, and the screen knows what it means`() {
        reader.type("1", "2", "2 7")
        #expect(screen.events == [.line("1"), .line("2"), .line("2 7")])
    }

    @Test func `where the screen does not know the number of a count, the examples say what can be typed`() {
        screen.knowsLines = false
        #expect(reader.type("2") == ["! For example: cups 7"])
    }

    @Test(arguments: ["0", "6", "-1", "99999999999999999999"])
    func `a number that nothing has is refused with the numbers of the page`(line: String) {
        let said = reader.type(line)
        #expect(screen.events.isEmpty)
        #expect(said.count == 1)
        #expect(said.first?.hasPrefix("! ") == true)
        #expect(said.first?.contains("1") == true && said.first?.contains("5") == true)
    }
}
