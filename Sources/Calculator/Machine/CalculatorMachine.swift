import Core

/// The one function from a state and an event to the next state: no memory, no input or output, no clock.
///
/// What a key means depends on the state first, so each state has a file of its own, in which every key has its line.
package struct CalculatorMachine: Sendable {
    let style: CalculatorStyle

    /// A machine with the manners of a style.
    ///
    /// - Parameter style: the rules that it asks wherever calculators differ.
    package init(style: CalculatorStyle) {
        self.style = style
    }

    /// Where an event leads.
    ///
    /// - Parameters:
    ///   - event: what happens.
    ///   - state: where the calculator stands.
    /// - Returns: the next state and what its owner has to do; the same state when the event is refused.
    package func transition(on event: CalculatorEvent, in state: CalculatorState) -> Transition {
        switch event {
        case .press(let key):
            do throws(Refusal) {
                return try pressing(key, in: state)
            } catch {
                return .refusing(error, in: state)
            }
        case .bring(let number):
            return Transition(.entering(Entry(bringing: number), continuationForBrought(in: state)))
        }
    }

    private func pressing(_ key: CalculatorKey, in state: CalculatorState) throws(Refusal) -> Transition {
        guard style.has(key) else { throw .missingKey }
        return switch state {
        case .entering(let entry, let continuation): try pressing(key, entering: entry, continuation)
        case .operating(subtotal: let subtotal, let `operator`): try pressing(key, operating: `operator`, on: subtotal)
        case .result(let value, repeating: let operation): try pressing(key, result: value, repeating: operation)
        case .failed: try pressingAfterFailure(key)
        }
    }

    private func continuationForBrought(in state: CalculatorState) -> Continuation {
        switch style.broughtNumber {
        case .becomesEntry: continuation(after: state)
        case .startsOver: .nothing
        }
    }

    /// What a number is for that takes the place of the one shown.
    private func continuation(after state: CalculatorState) -> Continuation {
        switch state {
        case .entering(_, let continuation): continuation
        case .operating(subtotal: let subtotal, let `operator`): .calculating(subtotal: subtotal, `operator`)
        case .result(_, repeating: let operation): .repeating(operation)
        case .failed: .nothing
        }
    }
}

extension Continuation {
    /// What a number is for after a result.
    static func repeating(_ operation: Operation?) -> Continuation {
        guard let operation else { return .nothing }
        return .repeating(operation)
    }
}
