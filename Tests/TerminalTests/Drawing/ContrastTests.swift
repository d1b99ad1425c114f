import Testing

@testable import Terminal

/// Whether texts can be read (WCAG 2.1, 1.4.3): the contrast of each pair of colours that is drawn together.
struct ContrastTests {
    /// Texts and the fills on which they stand.
    private static let pairs: [(text: Color, fill: Color)] = [
        (.onBar, .titleBar), (.muted, .titleBar), (.onBar, .statusBar), (.muted, .statusBar), (.onCap, .cap),
        (.onPanel, .panel), (.muted, .panel), (.accent, .panel), (.good, .panel), (.warning, .panel), (.bad, .panel),
        (.onFocus, .focus), (.onKey, .key), (.onFunctionKey, .functionKey), (.onFunctionKey, .functionKeyLip),
        (.muted, .functionKey), (.onOperatorKey, .operatorKey), (.onClearKey, .clearKey), (.onPrimary, .primary),
        (.onDisplay, .display), (.displayQuiet, .display), (.alarm, .display), (.ink, .paper), (.inkQuiet, .paper),
        (.alarm, .paper), (.ink, .paperLine), (.onState, .good), (.onState, .warning), (.onAlarm, .alarm),
    ]
    /// Texts on the ground, which is the terminal's own.
    private static let onGround: [Color] = [.accent, .muted, .good, .warning, .bad]
    private static let grounds: [(ground: Ground, examples: [RGBColor])] = [
        (.dark, [RGBColor(0x000000), RGBColor(0x1E1E1E)]), (.light, [RGBColor(0xFFFFFF), RGBColor(0xFAFAFA)]),
    ]

    private func contrast(_ text: RGBColor, _ fill: RGBColor) -> Double {
        let shares = [text.luminance, fill.luminance].sorted()
        return (shares[1] + 0.05) / (shares[0] + 0.05)
    }

    @Test(arguments: [ColorMode.indexed, .direct])
    func `every text has a contrast of at least 4,5 to 1`(mode: ColorMode) throws {
        for (ground, examples) in Self.grounds {
            let palette = Palette(mode: mode, ground: ground)
            for (text, fill) in Self.pairs {
                let ratio = contrast(try #require(palette.rgb(of: text)), try #require(palette.rgb(of: fill)))
                #expect(ratio >= 4.5, "\(text.number) on \(fill.number), \(ground): \(ratio)")
            }
            for text in Self.onGround {
                for example in examples {
                    let ratio = contrast(try #require(palette.rgb(of: text)), example)
                    #expect(ratio >= 4.5, "\(text.number) on \(example), \(ground): \(ratio)")
                }
            }
        }
    }

    @Test func `with sixteen colours a message can be read, and so can bad news on the ground`() throws {
        func color(_ color: Color) throws -> RGBColor {
            guard case .number(let number) = Palette(mode: .sixteen, ground: .dark).shade(of: color) else {
                throw MissingColor()
            }
            return RGBColor.sixteen[number]
        }
        for (text, fill) in [(Color.onState, Color.good), (.onState, .warning), (.onAlarm, .alarm)] {
            #expect(contrast(try color(text), try color(fill)) >= 4.5, "\(text.number) on \(fill.number)")
        }
        #expect(contrast(try color(.bad), RGBColor(0)) >= 4.5)
    }

    private struct MissingColor: Error {}

    @Test func `black on white has the greatest contrast, and a colour on itself none`() {
        #expect(abs(contrast(RGBColor(0), RGBColor(0xFFFFFF)) - 21) < 0.001)
        #expect(contrast(RGBColor(0x777777), RGBColor(0x777777)) == 1)
        // An example of WCAG's own tools.
        #expect(abs(contrast(RGBColor(0x767676), RGBColor(0xFFFFFF)) - 4.54) < 0.01)
    }
}

extension RGBColor {
    /// The relative luminance, as WCAG 2.1 defines it.
    fileprivate var luminance: Double {
        func linear(_ share: UInt8) -> Double {
            let share = Double(share) / 255
            if share <= 0.03928 { return share / 12.92 }
            return Self.power((share + 0.055) / 1.055)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns a number to the power of 2.4: its square, times the fifth root of its square, which is found in steps.
    private static func power(_ number: Double) -> Double {
        let square = number * number
        var root = 1.0
        for _ in 0..<60 { root = (4 * root + square / (root * root * root * root)) / 5 }
        return square * root
    }
}
