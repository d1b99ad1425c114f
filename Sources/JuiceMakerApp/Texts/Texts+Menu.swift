import Core
import JuiceMaker
import ScreenKit

/// The words for the errors of a menu file.
extension Texts {
    /// Returns the numbers of juices and fruits, and the currency.
    nonisolated package func sizes(of menu: Menu) -> String {
        self(.menuSizes, String(menu.juices.count), String(menu.fruits.count))
            + (menu.currency.map { ", " + $0.code } ?? "")
    }

    /// Returns the error of a menu file.
    nonisolated package func explain(_ error: MenuError) -> String {
        switch error.reason {
        case .tooLarge(let limit): self(.menuTooLarge, String(limit))
        case .syntax(let reason): self(.menuSyntax, explain(reason))
        case .wrongKind(let key, let kind): self(.menuWrongKind, key?.rawValue ?? self(.menuFile), name(of: kind))
        case .missingKey(let key): self(.menuMissingKey, key.rawValue)
        case .unknownKey(let key): self(.menuUnknownKey, key.printable)
        case .empty(let key): self(.menuEmpty, key.rawValue)
        case .tooLong(let key, let limit): self(.menuTooLong, key.rawValue, String(limit))
        case .unshowable(let key, let scalar): self(.menuUnshowable, key.rawValue, hexadecimal(scalar))
        case .invalidID(let id): self(.menuInvalidID, id.printable)
        case .duplicateID(let id): self(.menuDuplicateID, id.printable)
        case .duplicateName(let name): self(.menuDuplicateName, name.printable)
        case .unknownFruit(let id): self(.unknownFruit, id.printable)
        case .unknownCategory(let id): self(.menuUnknownCategory, id.printable)
        case .repeatedFruit(let id): self(.menuRepeatedFruit, id.printable)
        case .invalidNumber(let key, let text, let allowed):
            self(
                .menuInvalidNumber, key.rawValue, text.printable, String(allowed.lowerBound),
                String(allowed.upperBound))
        case .invalidColor(let text):
            self(.menuInvalidColor, text.printable, FruitColor.names.joined(separator: ", "))
        case .invalidCurrency(let code): self(.menuInvalidCurrency, code.printable)
        case .invalidPrice(let text, let currency): self(.menuInvalidPrice, text.printable, currency.code)
        }
    }

    nonisolated private func explain(_ reason: JSONError.Reason) -> String {
        switch reason {
        case .invalidUTF8: self(.jsonInvalidUTF8)
        case .unexpectedEnd: self(.jsonUnexpectedEnd)
        case .unexpected(let scalar): self(.jsonUnexpected, String(Character(scalar)).printable)
        case .unclosedString: self(.jsonUnclosedString)
        case .controlCharacter(let scalar): self(.jsonControlCharacter, hexadecimal(scalar))
        case .badEscape: self(.jsonBadEscape)
        case .duplicateKey(let key): self(.jsonDuplicateKey, key.printable)
        case .tooDeep(let limit): self(.jsonTooDeep, String(limit))
        case .textAfterEnd: self(.jsonTextAfterEnd)
        }
    }

    nonisolated private func name(of kind: JSONKind) -> String {
        switch kind {
        case .object: self(.kindObject)
        case .list: self(.kindList)
        case .text: self(.kindText)
        case .number: self(.kindNumber)
        }
    }

    nonisolated private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
