import System

/// A Boolean value that indicates whether tests play all their random and exhaustive rounds, as with `KIOSK_ROUNDS=all`. Otherwise they
/// play some of them, so that all tests together stay light.
package let playsAllRounds = CurrentProcess.variable("KIOSK_ROUNDS") == "all"

/// Returns the number that a variable of the environment has; `nil` if it has none.
package func setting(_ name: String) -> Int? { CurrentProcess.variable(name).flatMap { Int($0) } }
