/// What a front remembers of a page that the screen need not know: the focus, the scrolling and what is being pressed.
package nonisolated struct ViewState: Equatable {
    /// Which of the elements that can have the focus has it; `nil` for the one that the layout prefers.
    package var focus: Int?
    /// How many rows the scrolling part is away from where it rests.
    package var scroll = 0
    /// The index of the target that is drawn pressed.
    package var pressedTarget: Int?
}
