/// A traffic light for walkers.
public struct TrafficLight: Equatable, Sendable {
    /// The light that shines.
    public enum State: Equatable, Sendable {
        case red
        case green
    }

    /// The events of the light.
    public enum Event: Equatable, Sendable {
        /// A walker has pressed the button.
        case press
        /// The time of the present light is over.
        case timeIsOver
    }

    /// What the owner of the light must do.
    public enum Effect: Equatable, Sendable {
        case none
        case askForPatience
        case count(walkers: Int)
    }

    /// The light that shines now.
    public private(set) var state = State.red
    private var walkers = 0

    /// Creates a red light.
    public init() {}

    /// Handles an event.
    ///
    /// - Parameter event: The event; one that means nothing in the present state changes nothing.
    /// - Returns: What the owner of the light must do.
    public mutating func handle(_ event: Event) -> Effect {
        switch (state, event) {
        case (.red, .press):
            walkers += 1
            return .askForPatience
        case (.green, .press): return .none
        case (.red, .timeIsOver):
            state = .green
            defer { walkers = 0 }
            return .count(walkers: walkers)
        case (.green, .timeIsOver):
            state = .red
            return .none
        }
    }
}
