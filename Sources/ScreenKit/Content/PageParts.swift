// What a screen says of its page besides what stands in the body.

/// News that hold as long as the state of the screen does, such as that a file cannot be written. What an event has done is said by
/// ``ScreenProtocol/say(_:_:)``.
/// ```swift
/// if isFull { Notice(Text("The disk is full.", ko: "디스크가 가득 찼습니다.")) }
/// ```
public struct Notice: ContentPart {
    private let line: Line

    /// Creates news with their meaning.
    public init(_ text: Text, _ tone: Tone = .warning) { line = Line(text, tone) }

    /// Creates news from a line.
    public init(_ line: Line) { self.line = line }

    /// The news as a part of a screen.
    public var content: Content<Never> { Content { page, texts in page.body.message = line.message(texts) } }
}

/// The part of some work that is done, which the row above a screen shows.
/// ```swift
/// ScreenProgress(done: answered, of: 9)
/// ```
public struct ScreenProgress: ContentPart, Equatable, Sendable {
    /// The number of steps that are done, and that of all.
    public let done, count: Int

    /// Creates a part from the number of steps that are done, and that of all.
    public init(done: Int, of count: Int) { (self.done, self.count) = (done, count) }

    /// The progress as a part of a screen.
    public var content: Content<Never> { Content { page, _ in page.body.frame.progress = self } }
}

/// The steps that lead through several pages, such as those of an order. The row above a screen shows them, and the title of the present one
/// in the place of the names of the screens.
/// ```swift
/// ScreenSteps(
///     title: Text("Choose a size", ko: "크기 고르기"),
///     names: [Text("Size", ko: "크기"), Text("Time", ko: "시간")], current: 0)
/// ```
public struct ScreenSteps: ContentPart, Equatable, Sendable {
    /// What is done on the present page.
    public let title: Text
    /// The names of all steps.
    public let names: [Text]
    /// The index of the present one.
    public let current: Int

    /// Creates steps from the title of the present page, the names of all of them, and the index of the present one.
    public init(title: Text, names: [Text], current: Int) {
        (self.title, self.names, self.current) = (title, names, current)
    }

    /// The steps as a part of a screen.
    public var content: Content<Never> { Content { page, _ in page.body.frame.steps = self } }
}

/// Says that a screen offers the languages itself, so that the row above it does not.
/// ```swift
/// Button("한국어", .speak(.korean))
/// Button("English", .speak(.english))
/// OwnLanguages()
/// ```
public struct OwnLanguages: ContentPart {
    /// Creates the part.
    public init() {}

    /// The part of a screen.
    public var content: Content<Never> { Content { page, _ in page.body.frame.offersLanguages = true } }
}

/// Says that a page keeps its focus and its scrolling to itself, and is scrolled to a row at first.
/// ```swift
/// Lines(sentences)
/// FirstRow(firstUnread)
/// ```
public struct FirstRow: ContentPart {
    private let row: Int

    /// Creates the part from the index of the row.
    public init(_ row: Int) { self.row = row }

    /// The part of a screen.
    public var content: Content<Never> { Content { page, _ in page.body.frame.firstRow = row } }
}
