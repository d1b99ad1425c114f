import Foundation
import Testing

@testable import Core

/// The conformance cases of `Vectors/decimal128.tsv`: name, left, operator, right, result.
struct Decimal128VectorTests {
    struct Vector: CustomTestStringConvertible {
        let fields: [String]
        var testDescription: String { fields.joined(separator: " ") }
    }

    static let vectors: [Vector] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Vectors/decimal128.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            Vector(fields: line.split(separator: "\t").map(String.init))
        }
    }()

    @Test func `the file holds its 920 cases`() {
        #expect(Self.vectors.count == 920)
        #expect(Self.vectors.allSatisfy { $0.fields.count == 5 })
    }

    @Test func `every conformance case has its result`() throws {
        for vector in Self.vectors {
            let fields = vector.fields
            let left = try #require(Decimal128(fields[1]), "\(fields)")
            let right = try #require(Decimal128(fields[3]), "\(fields)")
            guard fields[4] != "NaN" else {
                #expect(throws: DecimalError.divisionByZero, "\(fields)") {
                    try calculate(left, fields[2], right)
                }
                continue
            }
            let expected = try #require(Decimal128(fields[4]), "\(fields)")
            let result = try calculate(left, fields[2], right)
            #expect(result == expected, "\(fields)")
        }
    }

    private func calculate(_ left: Decimal128, _ symbol: String, _ right: Decimal128) throws -> Decimal128 {
        switch symbol {
        case "+": try left + right
        case "-": try left - right
        case "*": try left * right
        case "/": try left / right
        default: throw UnknownOperator(symbol: symbol)
        }
    }

    struct UnknownOperator: Error {
        let symbol: String
    }
}
