import Testing

/// `kiosk compare`: the same keys through every style.
nonisolated struct CompareCommandTests {
    @Test func `shows the five styles side by side`() throws {
        expect(
            try kiosk("compare", "12+3=", "--lang", "en"),
            output: """
                Key  standard  formula  appending  two-operand  recovering
                1           1        1          1            1           1
                2          12       12         12           12          12
                +          12        0          0           12          12
                3           3        3          3            3           3
                =          15       15         15           15          15

                """)
    }

    @Test func `divides by zero at the operator or at the end, as the style has it`() throws {
        expect(
            try kiosk("compare", "10/0+5=", "--lang", "en"),
            output: """
                Key  standard  formula  appending  two-operand  recovering
                1           1        1          1            1           1
                0          10       10         10           10          10
                ÷          10        0          0           10          10
                0           0        0          0            0           0
                +         NaN        0          0          NaN         NaN
                5           5        5          5            5           5
                =           5      NaN        NaN            5           5

                """)
    }

    @Test func `keeps Hangul and long numbers in their columns`() throws {
        expect(
            try kiosk("compare", "1/0=", "4+="),
            output: """
                키  standard  formula  appending  two-operand  recovering
                1          1        1          1            1           1
                ÷          1        0          0            1           1
                0          0        0          0            0           0
                =        NaN      NaN        NaN          NaN         NaN
                4          4        4          4            4           4
                +          4        0          0            4           4
                =          8        4          4            4           4

                """)
    }

    @Test func `says where a key is none`() throws {
        expect(
            try kiosk("compare", "1q", "--lang", "en"),
            errors: "kiosk: column 2: unknown key “q” (the keys: kiosk help calc)\n", exitCode: 65)
        expect(
            try kiosk("compare", "1q"), errors: "kiosk: 2번째 글자: 알 수 없는 키 ‘q’ (키 목록: kiosk help calc)\n", exitCode: 65)
    }
}
