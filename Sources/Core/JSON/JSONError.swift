/// Where and why a text is no JSON.
package struct JSONError: Error, Equatable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// What is wrong there.
    package let fault: JSONFault
}
