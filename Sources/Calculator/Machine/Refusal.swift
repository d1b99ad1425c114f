/// Why a key was not taken; everything stays as it was.
package enum Refusal: Error, Hashable, Sendable {
    /// This style lacks the key.
    case missingKey
    /// There is no room for another digit.
    case full
    /// In this style, a result cannot be changed, only calculated on.
    case resultStands
    /// In this style, an operator does not follow an operator.
    case operatorStands
    /// `=` wants a number first.
    case missingOperand
    /// In this style, an operator wants a number first.
    case missingNumber
    /// `NaN` is shown: only a digit or clearing leads on.
    case notANumber
    /// There is nothing to take back.
    case nothingToUndo
    /// There is nothing to do again.
    case nothingToRedo
    /// The key has nothing to do here: a second point, `±` on 0, `⌫` on a result.
    case noEffect
}
