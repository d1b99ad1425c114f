import Core

extension Texts {
    /// Returns the reason in words; in those of the C library, if it is a rare one. Each other reason has a text of its name, such as
    /// `systemNoAccess`.
    public func explain(_ reason: FailureReason) -> String {
        if case .other(let words) = reason { return words }
        let name = "\(reason)"
        return KitText(rawValue: "system" + name.prefix(1).uppercased() + name.dropFirst()).map { self($0) } ?? name
    }
}
