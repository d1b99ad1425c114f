/// A call to the system that the tests depend on and that failed.
nonisolated struct SystemError: Error {
    let call: String
    let code: Int32
}
