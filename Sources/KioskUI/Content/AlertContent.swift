/// A question over everything else, with a default answer.
package struct AlertContent<Event: Equatable>: Equatable {
    /// The question.
    package var title: String
    /// What it is about, a line each.
    package var lines: [String] = []
    /// The answers; the first one is the default.
    package var buttons: [Control<Event>]
}
