/// A key that writes.
enum Stroke {
    case digit(Digit)
    case doubleZero
    case dot
}
