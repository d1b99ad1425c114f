import Testing

@testable import Terminal

struct PaletteTests {
    private let modes: [ColorMode] = [.none, .sixteen, .indexed, .direct]

    @Test func `every colour but the terminal's own has values`() {
        for ground in [Ground.dark, .light, .unknown] {
            for color in Color.named.dropFirst() {
                for mode in [ColorMode.indexed, .direct] {
                    #expect(Palette(mode: mode, ground: ground).rgb(of: color) != nil, "\(color.number)")
                }
                #expect(Palette(mode: .none, ground: ground).shade(of: color) == .none)
                if case .number(let shade) = Palette(mode: .sixteen, ground: ground).shade(of: color) {
                    #expect(0...15 ~= shade)
                }
            }
        }
        for mode in modes { #expect(Palette(mode: mode).shade(of: .default) == .none) }
    }

    @Test func `the focus is the same blue everywhere`() {
        for ground in [Ground.dark, .light, .unknown] {
            #expect(Palette(mode: .indexed, ground: ground).shade(of: .focus) == .number(27))
            #expect(Palette(mode: .direct, ground: ground).shade(of: .focus) == .number(27))
            #expect(Palette(mode: .sixteen, ground: ground).shade(of: .focus) == .number(4))
        }
    }

    @Test func `an unknown ground has the fills of a dark one`() {
        for mode in modes {
            for color in Color.all {
                #expect(
                    Palette(mode: mode, ground: .unknown).shade(of: color)
                        == Palette(mode: mode, ground: .dark).shade(of: color))
            }
        }
    }

    @Test(
        arguments: [
            (.own[0], 0xFF8A1E, .none, .none), (.own[0], 0xFF8A1E, .direct, .direct(RGBColor(0xFF8A1E))),
            (.own[0], 0xFF8A1E, .indexed, .number(208)), (.own[0], 0xFE0102, .sixteen, .number(9)),
            (.own[0], 0x080808, .indexed, .number(232)),
            // One that the program has not said is grey.
            (.own[0], nil, .indexed, .number(245)),
            // A theme has other values for a colour of the table.
            (.accent, 0xFF8A1E, .direct, .direct(RGBColor(0xFF8A1E))), (.accent, 0xFF8A1E, .indexed, .number(208)),
            (.accent, 0xFE0102, .sixteen, .number(9)), (.accent, 0xFF8A1E, .none, .none),
            // A plate that is not shown stays so, and so does the colour that is the terminal's own.
            (.panel, 0xFE0102, .sixteen, .none), (.default, 0xFE0102, .direct, .none),
        ] as [(Color, UInt32?, ColorMode, Palette.Shade)])
    func `a colour of a program or of a theme is shown as well as the terminal can`(
        color: Color, value: UInt32?, mode: ColorMode, shade: Palette.Shade
    ) {
        let changes = value.map { [color: Palette.Values(dark: RGBColor($0), light: RGBColor(0xFFFFFF))] } ?? [:]
        #expect(Palette(mode: mode, changes: changes).shade(of: color) == shade)
    }

    @Test func `numbers of xterm's palette are a cube and greys`() {
        #expect(RGBColor(indexed: 16) == RGBColor(red: 0, green: 0, blue: 0))
        #expect(RGBColor(indexed: 214) == RGBColor(red: 255, green: 175, blue: 0))
        #expect(RGBColor(indexed: 231) == RGBColor(red: 255, green: 255, blue: 255))
        #expect(RGBColor(indexed: 232) == RGBColor(red: 8, green: 8, blue: 8))
        #expect(RGBColor(indexed: 255) == RGBColor(red: 238, green: 238, blue: 238))
        for number in 16...255 {
            let color = RGBColor(indexed: number)
            #expect(RGBColor(indexed: 16 + color.indexOfNearest(in: RGBColor.indexed)) == color)
        }
    }
}
