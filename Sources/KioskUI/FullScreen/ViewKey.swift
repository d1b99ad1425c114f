/// What a view belongs to: a screen, or the question that lies over it.
struct ViewKey: Hashable {
    let screen: ObjectIdentifier
    let isAlert: Bool
}
