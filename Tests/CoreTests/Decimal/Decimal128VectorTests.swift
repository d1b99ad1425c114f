import Testing
import TestSupport

@testable import Core

/// The conformance cases of `Vectors/decimal128.tsv`: name, left, operator, right, result.
struct Decimal128VectorTests {
    @Test func `each of the 920 cases has its result`() throws {
        let lines = try TextFile.lines(of: TextFile.packageFolder + "/Tests/CoreTests/Vectors/decimal128.tsv")
        let vectors = lines.filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t").map(String.init) }
        #expect(vectors.count == 920)
        try #require(vectors.allSatisfy { $0.count == 5 })
        #expect(Set(vectors.map { $0[2] }) == ["+", "-", "*", "/"])
        for fields in vectors {
            let left = try #require(Decimal128(fields[1]), "\(fields)")
            let right = try #require(Decimal128(fields[3]), "\(fields)")
            guard fields[4] != "NaN" else {
                #expect(throws: DecimalError.divisionByZero, "\(fields)") { try left.calculated(fields[2], right) }
                continue
            }
            let expected = try #require(Decimal128(fields[4]), "\(fields)")
            #expect(try left.calculated(fields[2], right) == expected, "\(fields)")
        }
    }
}
