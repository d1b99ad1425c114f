import System

/// A Boolean value that indicates whether tests play all their random and exhaustive rounds, as with `KIOSK_ROUNDS=all`. Otherwise they
/// play some of them, so that all tests together stay light.
package let playsAllRounds = CurrentProcess.variable("KIOSK_ROUNDS") == "all"
