extension Int {
    /// A power of ten as people write it here: `10^3`.
    var powerOfTen: String {
        var exponent = 0
        var rest = self
        while rest >= 10 {
            rest /= 10
            exponent += 1
        }
        return "10^\(exponent)"
    }
}
