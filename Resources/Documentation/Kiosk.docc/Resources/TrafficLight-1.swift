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

    /// The light that shines now.
    public private(set) var state = State.red

    /// Creates a red light.
    public init() {}
}
