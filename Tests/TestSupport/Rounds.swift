import System

/// The number of rounds of a test that plays random or exhaustive ones: a tenth of them, so that all tests together stay light. With
/// `KIOSK_ROUNDS=all` it is the whole number.
///
/// - Parameter all: The whole number.
/// - Returns: The number of rounds of this run, at least 1.
package func rounds(_ all: Int) -> Int { playsAllRounds ? all : max(1, all / 10) }

/// A Boolean value that indicates whether all rounds are played.
package let playsAllRounds = CurrentProcess.variable("KIOSK_ROUNDS") == "all"
