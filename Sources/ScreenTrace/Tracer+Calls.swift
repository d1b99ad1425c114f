extension Tracer {
    /// Calls a function, and notes that it is a call of an object, and its return or its error.
    ///
    /// An object is told of so where it is called: `tracer.call("clear()", of: store) { store.clear() }`.
    ///
    /// - Parameters:
    ///   - text: The method as written in code, with the values that it carries.
    ///   - object: The object that is called.
    ///   - answer: Returns the text of what the function returns; empty for none.
    ///   - body: Calls the method.
    /// - Returns: What the function returns.
    /// - Throws: The error that the function throws.
    public func call<Failure: Error, Answer>(
        _ text: String, of object: AnyObject,
        returning answer: (Answer) -> String = { Answer.self == Void.self ? "" : "\($0)" },
        _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        begin(.call, to: object, text)
        return try end(returning: answer, body)
    }

    /// Calls a function, and notes the return or the error of the last call that has not returned.
    func end<Failure: Error, Answer>(
        returning answer: (Answer) -> String = { Answer.self == Void.self ? "" : "\($0)" },
        _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        do throws(Failure) {
            let value = try body()
            end(returning: answer(value))
            return value
        } catch {
            end(throwing: error)
            throw error
        }
    }
}
