/// What figures count.
enum Unit: String {
    case nanoseconds = "ns"
    case microseconds = "µs"
    case milliseconds = "ms"
    case bytes = "B"
    case times = "×"
    case perSecond = "/s"
}
