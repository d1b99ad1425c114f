/// The experiments of the lab, by what a command line calls them.
package nonisolated enum ExperimentID: String, CaseIterable, Sendable {
    case leak, forgotten
    case fourWirings = "four-wirings"
    case backAndForth = "back-and-forth"
    case sheet
    case allOrNothing = "all-or-nothing"
    case queues, money
}
