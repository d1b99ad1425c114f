import Terminal

/// What is on the screen now, whatever the type of its events: the picture, and what input does to it.
package protocol Scene {
    var canvas: Canvas { get }
    /// How far it can be scrolled, in rows.
    var scrollLimit: Int { get }
    /// How many rows of the scrolling part are in view.
    var scrollPage: Int { get }
    /// Whether the scrolling part rests at its end.
    var scrollsFromEnd: Bool { get }

    /// The same content laid out anew.
    func relaid(size: Size, view: ViewState) -> any Scene

    /// The target at a cell.
    func target(at point: Point) -> Int?
    /// The target whose key this is, wherever the focus is.
    func target(for key: Key) -> Int?
    /// Whether a target is drawn pressed for a moment when its key is.
    func flashes(_ target: Int) -> Bool
    /// The place of a target among those that can have the focus.
    func focus(of target: Int) -> Int?
    /// The place that the focus moves to in a direction.
    func focus(_ direction: FocusDirection) -> Int?
    /// Does what a target is there for.
    func choose(_ target: Int)
    /// Does what a key means here.
    ///
    /// - Returns: Whom it concerned; `nil` where it means nothing.
    func press(_ key: Key) -> EventReach?
}
