/// The keys of the last event of a trace if it is about keys, which the next key joins. Nothing reads most of them, so that their
/// text is made when something does.
struct KeyRun {
    let place: Int
    let method: String
    let object: ObjectIdentifier
    private(set) var tokens: [String] = []
    var hasReturned = false

    private static let limit = 20

    var text: String { "\(method)(\(tokens.joined(separator: " ")))" }

    /// Returns whether the next key joins the others: it calls the same method of the same object.
    func canTake(_ method: String, of object: AnyObject) -> Bool {
        hasReturned && tokens.count < Self.limit && self.object == ObjectIdentifier(object) && self.method == method
    }

    mutating func take(_ token: String) {
        tokens.append(token)
        hasReturned = false
    }
}
