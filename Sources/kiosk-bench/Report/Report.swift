/// Where the figures go, section by section as they come.
protocol Report {
    mutating func begin(_ heading: String)
    mutating func add(_ section: Section, of subject: String)
    mutating func end(checksum: UInt64)
}
