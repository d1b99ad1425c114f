extension String {
    /// Returns the text with its placeholders `%1$@`, `%2$@`, … replaced, as far as there are arguments.
    package func replacingPlaceholders(with arguments: [String]) -> String {
        var text = ""
        var rest = utf8[...]
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            text += Substring(rest[..<percent])
            let placeholder = rest[percent...].prefix(4)
            let number = Int(placeholder.dropFirst().first ?? 0) - Int(UInt8(ascii: "0"))
            if placeholder.suffix(2).elementsEqual("$@".utf8), arguments.indices.contains(number - 1) {
                text += arguments[number - 1]
                rest = rest[placeholder.endIndex...]
            } else {
                text += "%"
                rest = rest[percent...].dropFirst()
            }
        }
        return text + Substring(rest)
    }
}
