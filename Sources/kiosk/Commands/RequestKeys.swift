import JuiceMaker

/// The keys of the juices of one request, one after another: asked for again, each juice has the key that it had.
struct RequestKeys {
    private let id: String?
    private var nextPart = 0

    /// - Parameter id: what the request is called; without it, no juice has a key.
    init(id: String?) {
        self.id = id
    }

    mutating func next() -> RequestKey? {
        guard let id else { return nil }
        defer { nextPart += 1 }
        return RequestKey(id: id, part: nextPart)
    }
}
