/// The way in which the panes of a screen stand: in columns and rows, which can hold each other.
///
/// A pane is meant by its name. In every column and row, each part first gets its least size, then in order its ideal one, and then in
/// order its greatest one; ``growingFirst()`` puts a part before the others. What no part wants stays around the columns, and below the
/// rows. No part gets less than its least size: where there is no room for all parts, those that are ``optional()`` are left out, the last
/// one first, and then other parts from the end. Only a part for which the whole room is too small gets less.
///
/// The parts of a row of columns are all as high as the room, and those of a column of rows as wide. There, the size of a part counts only
/// for that of the whole.
/// ```swift
/// .firstFitting(
///     .columns("menu", .rows("cart", "total"), "news"),   // wide
///     .columns("menu", .rows("cart", "total")),
///     .rows("menu", "cart", "total"))                      // narrow
/// ```
public struct PaneLayout: Changeable, Equatable, Sendable, ExpressibleByStringLiteral {
    /// A pane, or parts. It is an object, so that a layout is copied and recognised quickly.
    final class Shape: Equatable, Sendable {
        enum Kind: Equatable, Sendable {
            case pane(String)
            case columns([PaneLayout], gap: Int)
            case rows([PaneLayout], hasGaps: Bool)
            case firstFitting([PaneLayout])
        }

        let kind: Kind

        init(_ kind: Kind) { self.kind = kind }

        static func == (left: Shape, right: Shape) -> Bool { left === right || left.kind == right.kind }
    }

    /// The place of a part in a room that is higher than the part wants.
    public enum Alignment: Sendable {
        /// At the top.
        case top
        /// With a third of the free rows above it, where an eye looks first.
        case upper
        /// In the middle.
        case middle
    }

    private(set) var shape: Shape
    private(set) var columns = Limits()
    private(set) var rows = Limits()
    private(set) var isOptional = false
    private(set) var growsFirst = false
    private(set) var alignment = Alignment.top
    private(set) var leastRoom = 0

    /// What a screen says about the size of a part in the place of the part itself.
    struct Limits: Equatable, Sendable {
        var least: Int?
        var ideal: Int?
        var most: Int?

        func applied(to extent: Extent) -> Extent {
            let least = least ?? extent.least
            let ideal = max(least, ideal ?? min(extent.ideal, most ?? .max))
            return Extent(least: least, ideal: ideal, most: max(ideal, most ?? extent.most))
        }
    }

    /// Returns whether there is a place for the pane with a name.
    func names(_ name: String) -> Bool {
        switch shape.kind {
        case .pane(let pane): pane == name
        case .columns(let parts, _), .rows(let parts, _), .firstFitting(let parts): parts.contains { $0.names(name) }
        }
    }

    /// The names of all panes with a place.
    var paneNames: [String] {
        switch shape.kind {
        case .pane(let pane): [pane]
        case .columns(let parts, _), .rows(let parts, _), .firstFitting(let parts): parts.flatMap(\.paneNames)
        }
    }

    init(_ kind: Shape.Kind) { shape = Shape(kind) }

    /// Creates the place of the pane with a name.
    public init(stringLiteral name: String) { self.init(.pane(name)) }

    /// Creates the place of the pane with a name.
    public static func pane(_ name: String) -> PaneLayout { PaneLayout(.pane(name)) }

    /// Creates columns from left to right, with a gap of some columns between them.
    public static func columns(_ parts: PaneLayout..., gap: Int = 3) -> PaneLayout {
        PaneLayout(.columns(parts, gap: gap))
    }

    /// Creates rows from top to bottom, with a blank row between two of them where it is wanted and there is room for it.
    public static func rows(_ parts: PaneLayout..., hasGaps: Bool = true) -> PaneLayout {
        PaneLayout(.rows(parts, hasGaps: hasGaps))
    }

    /// Creates the first of several layouts in which all parts that are not optional have their least size, or else the last one.
    public static func firstFitting(_ layouts: PaneLayout...) -> PaneLayout { PaneLayout(.firstFitting(layouts)) }

    /// Returns the part as one that is left out where there is no room for it beside the ideal size of the others.
    public func optional() -> PaneLayout { changed { $0.isOptional = true } }

    /// Returns the part as one that gets free columns and rows before the others.
    public func growingFirst() -> PaneLayout { changed { $0.growsFirst = true } }

    /// Returns the part with another width than its own, as far as it is given. Among rows, it counts only for the width of all of them.
    public func columns(least: Int? = nil, ideal: Int? = nil, most: Int? = nil) -> PaneLayout {
        changed { $0.columns = Limits(least: least, ideal: ideal, most: most) }
    }

    /// Returns the part with another height than its own, as far as it is given. Among columns, it counts only for the height of all of them.
    public func rows(least: Int? = nil, ideal: Int? = nil, most: Int? = nil) -> PaneLayout {
        changed { $0.rows = Limits(least: least, ideal: ideal, most: most) }
    }

    /// Returns the part with a place in a room that is higher than the part wants.
    public func aligned(_ alignment: Alignment) -> PaneLayout { changed { $0.alignment = alignment } }

    /// Returns the layout as one that ``firstFitting(_:)`` takes only from a width of the room on.
    public func from(columns: Int) -> PaneLayout { changed { $0.leastRoom = columns } }

    /// Returns the layout of panes without one of their own: one below the other. A pane that is alone stands a little above the middle.
    static func standard(for places: [PaneLayout]) -> PaneLayout {
        places.count == 1 ? places[0].aligned(.upper) : PaneLayout(.rows(places, hasGaps: true))
    }

    /// Gives the pane of the place another name.
    mutating func name(_ name: String) { shape = Shape(.pane(name)) }
}
