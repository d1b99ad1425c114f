import Core

@testable import Calculator

/// Everything that a person sees of a calculator.
struct Snapshot: Equatable {
    let display: String
    let value: Decimal128?
    let pendingOperator: Operator?
    let failure: CalculationError?
    let tape: [TapeRow]
    let deletedNumbers: [Decimal128]
    let deletedOrigins: [Origin?]
    let memory: [Decimal128]
    let calculations: [FinishedCalculation]
    /// Whether the value and the numbers of the memory are rounded.
    let areRounded: [Bool?]
    private(set) var canUndo: Bool
    private(set) var canRedo: Bool

    init(_ calculator: Calculator) {
        display = calculator.display
        value = calculator.value
        pendingOperator = calculator.pendingOperator
        failure = calculator.failure
        tape = Array(calculator.tape)
        deletedNumbers = calculator.deletedNumbers
        deletedOrigins = calculator.deletedValues.map(\.origin)
        memory = calculator.memory
        calculations = Array(calculator.finishedCalculations)
        areRounded = ([value] + memory).map { $0?.isRounded }
        canUndo = calculator.canUndo
        canRedo = calculator.canRedo
    }
}

extension Snapshot {
    /// Whether the same is shown, apart from the way back and forth.
    func looksLike(_ other: Snapshot) -> Bool {
        var other = other
        (other.canUndo, other.canRedo) = (canUndo, canRedo)
        return self == other
    }
}

/// Whether a display is `NaN` or a number of at most twenty digits, with its commas at the thousands and no -0 but the beginning of
/// a fraction.
func isValid(_ display: String) -> Bool {
    guard display != "NaN" else { return true }
    let plain = String(decoding: display.utf8.filter { $0 != UInt8(ascii: ",") }, as: UTF8.self)
    guard let value = Decimal128(plain) else { return false }
    let mantissa = plain.utf8.prefix { $0 != UInt8(ascii: "e") }
    let digits = mantissa.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.count <= 20, value.isNegative || !plain.hasPrefix("-") || plain.hasPrefix("-0.") else { return false }
    return plain == display || NumberFormat.grouped(plain) == display
}
