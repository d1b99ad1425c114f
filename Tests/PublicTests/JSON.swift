import Foundation

/// Returns the JSON of a value, with sorted keys.
func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// Returns the value of a JSON text.
func value<Value: Decodable>(of json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
}
