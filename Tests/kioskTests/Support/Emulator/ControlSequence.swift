/// A control sequence (ECMA-48 5.4): `ESC [`, what stands before the parameters, the parameters, the final byte.
nonisolated struct ControlSequence {
    var prefix: Character?
    var parameters: [Int] = []
    var final: Character = " "
}
