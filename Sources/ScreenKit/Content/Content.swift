/// All that a screen shows and offers, as a value: two fronts draw it, full screen and line by line.
///
/// A screen says its content in the body of ``ScreenProtocol/content``, one part after another in reading order: what is shown, such as
/// ``Lines``, ``List`` and ``Field``; what can be done besides, such as ``Hint`` and ``OtherLines``; and what the help says. `if`, `switch`
/// and `for` choose among them. Without a ``Layout`` the parts stand below each other.
/// ```swift
/// var content: Content<Event> {
///     Lines(Text("The pool is closed.", ko: "수영장이 닫혔습니다."))
///     if isStaff { Button(Text("Open", ko: "열기"), .open) }
///     Hint(Text("Prices", ko: "요금"), .showPrices, key: "p")
/// }
/// ```
///
/// Making the content reads no file, waits for nothing and changes nothing: it shows the state of the screen.
public struct Content<Event>: ContentPart {
    // A part adds itself to what a page is made of. So a part of an app needs no place in a list of kinds, and words in all languages become
    // those of the page in one step.
    let add: (inout ScreenContent<Event>, Texts) -> Void

    init(_ add: @escaping (inout ScreenContent<Event>, Texts) -> Void) { self.add = add }

    /// The content itself.
    public var content: Content {
        // With `return`, the body is no list of parts.
        return self
    }
}

/// A part of a screen's content. An app makes its own from others:
/// ```swift
/// struct Price: ContentPart {
///     let amount: Int
///     var content: Content<Never> { Lines("Price: \(amount)") }
/// }
/// ```
public protocol ContentPart<Event> {
    /// The events of the part; `Never` for one without any, which stands on every screen.
    associatedtype Event
    /// The parts that it is made of.
    @ContentBuilder<Event> var content: Content<Event> { get }
}

/// Makes the content of a screen from its parts.
@resultBuilder public enum ContentBuilder<Event> {
    /// Takes a part with events of the screen.
    public static func buildExpression(_ part: some ContentPart<Event>) -> Content<Event> { part.content }

    /// Takes a part without events.
    @_disfavoredOverload
    public static func buildExpression(_ part: some ContentPart<Never>) -> Content<Event> {
        let content = part.content
        return Content { page, texts in
            var own = ScreenContent<Never>(body: page.body)
            content.add(&own, texts)
            page.body = own.body
        }
    }

    /// Takes several parts with events of the screen.
    public static func buildExpression(_ parts: [some ContentPart<Event>]) -> Content<Event> {
        buildArray(parts.map(\.content))
    }

    /// Takes parts in reading order.
    public static func buildBlock(_ parts: Content<Event>...) -> Content<Event> { buildArray(parts) }

    /// Takes a part that may be missing.
    public static func buildOptional(_ part: Content<Event>?) -> Content<Event> { part ?? buildArray([]) }

    /// Takes the part of the branch that is chosen.
    public static func buildEither(first part: Content<Event>) -> Content<Event> { part }

    /// Takes the part of the branch that is chosen.
    public static func buildEither(second part: Content<Event>) -> Content<Event> { part }

    /// Takes the parts of a loop.
    public static func buildArray(_ parts: [Content<Event>]) -> Content<Event> {
        parts.count == 1
            ? parts[0]
            : Content { page, texts in
                for part in parts { part.add(&page, texts) }
            }
    }
}

/// Makes a list of items, such as the rows of a ``List`` or the answers to a question. A part of an app takes its own items in the same way:
/// ```swift
/// struct Timeline: ContentPart {
///     let days: [Text]
///     init(@Items<Text> days: () -> [Text]) { self.days = days() }
///     var content: Content<Never> { Lines(days).content }
/// }
/// ```
@resultBuilder public enum Items<Item> {
    /// Takes an item.
    public static func buildExpression(_ item: Item) -> [Item] { [item] }

    /// Takes several items.
    public static func buildExpression(_ items: [Item]) -> [Item] { items }

    /// Takes items in their order.
    public static func buildBlock(_ items: [Item]...) -> [Item] { Array(items.joined()) }

    /// Takes items that may be missing.
    public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }

    /// Takes the items of the branch that is chosen.
    public static func buildEither(first items: [Item]) -> [Item] { items }

    /// Takes the items of the branch that is chosen.
    public static func buildEither(second items: [Item]) -> [Item] { items }

    /// Takes the items of a loop.
    public static func buildArray(_ items: [[Item]]) -> [Item] { Array(items.joined()) }
}

extension Content {
    /// Creates a part that is made in the language of the page, such as a pane or a list that marks the language in use.
    public static func part(_ part: @escaping (Texts) -> some ContentPart<Event>) -> Content {
        Content { page, texts in part(texts).content.add(&page, texts) }
    }

    /// Returns what the page is made of in a language.
    func made(_ texts: Texts) -> ScreenContent<Event> {
        var page = ScreenContent<Event>()
        add(&page, texts)
        assert(page.body.mistake == nil, page.body.mistake ?? "")
        page.body.frame.layout = page.body.ownLayout ?? .standard(for: page.body.places)
        return page
    }
}

// MARK: - Places

/// Parts side by side. Without room for that they stand as ``orRows()`` says, or those at the end are left out.
/// ```swift
/// Columns {
///     List { for drink in drinks { Row(drink.name, .choose(drink)) } }
///     Lines(lastSale, tone: .quiet).optional()
/// }.orRows()
/// ```
public struct Columns<Event>: ContentPart {
    private let parts: Content<Event>
    private let gap: Int
    private var canBeRows = false

    /// Creates columns from left to right, with a gap of some columns between them.
    public init(gap: Int = 3, @ContentBuilder<Event> _ parts: () -> Content<Event>) {
        (self.parts, self.gap) = (parts(), gap)
    }

    /// Returns the parts as columns that stand below each other where there is no room for them side by side.
    public func orRows() -> Columns {
        var columns = self
        columns.canBeRows = true
        return columns
    }

    /// The parts with their places.
    public var content: Content<Event> {
        parts.placed { places in
            let columns = PaneLayout(.columns(places, gap: gap))
            return [canBeRows ? .firstFitting(columns, PaneLayout(.rows(places, hasGaps: true))) : columns]
        }
    }
}

/// Parts below each other, as one column of ``Columns``.
/// ```swift
/// Columns {
///     List { for drink in drinks { Row(drink.name, .choose(drink)) } }
///     Rows {
///         Field(Text("Name", ko: "이름"), name) { .editName($0) }
///         Lines(lastSale)
///     }
/// }
/// ```
public struct Rows<Event>: ContentPart {
    private let parts: Content<Event>
    private let hasGaps: Bool

    /// Creates rows from top to bottom, with a blank row between two of them where it is wanted and there is room for it.
    public init(hasGaps: Bool = true, @ContentBuilder<Event> _ parts: () -> Content<Event>) {
        (self.parts, self.hasGaps) = (parts(), hasGaps)
    }

    /// The parts with their places.
    public var content: Content<Event> { parts.placed { [PaneLayout(.rows($0, hasGaps: hasGaps))] } }
}

/// The way in which the named parts of a screen stand, where columns and rows around them do not say it: the first of several layouts for which
/// there is room. See ``ContentPart/named(_:)``.
/// ```swift
/// List { for drink in drinks { Row(drink.name, .choose(drink)) } }.named("menu")
/// Lines(cart).named("cart")
/// Layout(.columns("menu", "cart"), .rows("menu", "cart"))
/// ```
public struct Layout: ContentPart {
    private let layout: PaneLayout

    /// Creates a layout from the ways in which the parts can stand, the best one first.
    public init(_ layouts: PaneLayout...) {
        layout = layouts.count == 1 ? layouts[0] : PaneLayout(.firstFitting(layouts))
    }

    /// The layout as a part.
    public var content: Content<Never> { Content { [layout] page, _ in page.body.ownLayout = layout } }
}

extension ContentPart {
    /// Returns the part with a name by which a ``Layout`` means it.
    public func named(_ name: String) -> Content<Event> {
        let content = content
        return Content { page, texts in
            let first = page.body.panes.count
            content.add(&page, texts)
            precondition(page.body.panes.count == first + 1, "A name is that of one part.")
            page.body.nameLast(name)
        }
    }

    /// Returns the part with another width than its own, as far as it is given.
    public func columns(least: Int? = nil, ideal: Int? = nil, most: Int? = nil) -> Content<Event> {
        content.placed { $0.map { $0.columns(least: least, ideal: ideal, most: most) } }
    }

    /// Returns the part with another height than its own, as far as it is given.
    public func rows(least: Int? = nil, ideal: Int? = nil, most: Int? = nil) -> Content<Event> {
        content.placed { $0.map { $0.rows(least: least, ideal: ideal, most: most) } }
    }

    /// Returns the part as one that is left out where there is no room for it beside the ideal size of the others.
    public func optional() -> Content<Event> { content.placed { $0.map { $0.optional() } } }
}

extension Content {
    /// Returns the parts at other places.
    fileprivate func placed(_ places: @escaping ([PaneLayout]) -> [PaneLayout]) -> Content {
        Content { page, texts in
            let first = page.body.places.count
            add(&page, texts)
            page.body.places.replaceSubrange(first..., with: places(Array(page.body.places[first...])))
        }
    }
}
