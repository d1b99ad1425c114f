import Testing

/// The lab line by line, through a pipe.
nonisolated struct LineLabTests {
    @Test func `asks, runs and explains, and asks again`() throws {
        expect(
            try kiosk("--lang", "en", "--ephemeral", input: "lab\nall-or-nothing\n2\nagain\n0\nhome\nquit\n"),
            output: """
                == Kiosk ==
                What would you like to do?
                1. Calculator  Calculate from left to right
                2. Juice maker  Order juice and manage the stock
                3. Lab  Nine experiments on delegation, memory and queues
                Nothing is saved when you quit
                Commands: back, home, help, trace, lang, quit
                == Kiosk > Lab ==
                Which experiment?  0 of 9 done
                1. A memory leak: weak or strong  leak
                2. The forgotten delegate  forgotten
                3. Why a delegate, and not a notification or a singleton?  four-wirings
                4. Back and forth: dictionary or changes  back-and-forth
                5. Sheet or full-screen modal  sheet
                6. All or nothing  all-or-nothing
                7. Four queues  queues
                8. A doubly linked list  doubly-linked
                9. Money  money
                Commands: back, home, help, trace, lang, quit
                == Kiosk > Lab > All or nothing ==
                The juice needs 10 strawberries and 1 banana; the stock has 10 and 0. Fruits are taken one by one with \
                try. How many strawberries are left?
                1. 0
                2. 10
                Commands: source, back, home, help, trace, lang, quit
                ! It is “0”. You picked “10”.

                fruit by fruit
                  withdraw [strawberry 10]   ok
                !   throw Shortage [banana 1]
                  strawberries left          0

                all or nothing
                !   throw Shortage [banana 1]
                  strawberries left          10

                Why?
                The strawberries had already been taken when the banana failed. try does not undo earlier \
                steps: no juice, and no strawberries.
                Stock.withdraw checks everything first, reports every shortage, and takes only if nothing is short.
                Commands: source, again, next, back, home, help, trace, lang, quit
                The juice needs 10 strawberries and 1 banana; the stock has 10 and 0. Fruits are taken one by one with \
                try. How many strawberries are left?
                1. 0
                2. 10
                Commands: source, back, home, help, trace, lang, quit
                Right! 0

                fruit by fruit
                  withdraw [strawberry 10]   ok
                !   throw Shortage [banana 1]
                  strawberries left          0

                all or nothing
                !   throw Shortage [banana 1]
                  strawberries left          10

                Why?
                The strawberries had already been taken when the banana failed. try does not undo earlier \
                steps: no juice, and no strawberries.
                Stock.withdraw checks everything first, reports every shortage, and takes only if nothing is short.
                Commands: source, again, next, back, home, help, trace, lang, quit
                == Kiosk ==
                What would you like to do?
                1. Calculator  Calculate from left to right
                2. Juice maker  Order juice and manage the stock
                3. Lab  Nine experiments on delegation, memory and queues
                Nothing is saved when you quit
                Commands: back, home, help, trace, lang, quit

                """)
    }

    @Test func `an experiment is found by number, and its answer by its words`() throws {
        expect(
            try kiosk("--lang", "ko", "--ephemeral", input: "실험실\n9\nfalse\nquit\n"),
            output: """
                == 키오스크 ==
                무엇을 할까요?
                1. 계산기  왼쪽부터 차례로 계산
                2. 쥬스 메이커  쥬스 주문과 재고 관리
                3. 실험실  위임, 순환 참조, 큐를 눈으로 보는 실험 아홉 가지
                끝내면 아무것도 저장되지 않아요
                명령: 뒤로, 처음, 도움말, 추적, lang, 끝내기
                == 키오스크 > 실험실 ==
                무엇을 실험할까요?  9개 중 0개 완료
                1. 메모리 누수: weak와 strong  leak
                2. 빠뜨린 델리게이트  forgotten
                3. 왜 알림이나 싱글턴이 아니라 델리게이트일까요?  four-wirings
                4. 주고받기: 딕셔너리와 변화량  back-and-forth
                5. 시트와 전체 화면 모달  sheet
                6. 전부 아니면 전무  all-or-nothing
                7. 큐 네 가지  queues
                8. 이중 연결 리스트  doubly-linked
                9. 돈 계산  money
                명령: 뒤로, 처음, 도움말, 추적, lang, 끝내기
                == 키오스크 > 실험실 > 돈 계산 ==
                Double에서 0.1 + 0.2 == 0.3의 값은?
                1. true
                2. false
                명령: 소스, 뒤로, 처음, 도움말, 추적, lang, 끝내기
                맞았습니다! false

                Double
                  0.1 + 0.2          0.30000000000000004
                  0.1 + 0.2 == 0.3   false
                  1 ÷ 3 × 3          1.0

                Decimal128
                  0.1 + 0.2          0.3
                  0.1 + 0.2 == 0.3   true
                  1 ÷ 3 × 3          0.9999999999999999999999999999999999

                계산기
                  1 ÷ 3 × 3          1
                  1 + 2 × 3          9

                Swift의 우선순위
                  1 + 2 × 3          7

                왜 그럴까요?
                0.1은 이진수로 정확히 나타낼 수 없습니다. Decimal128은 십진수 34자리라 0.3을 정확히 나타냅니다.
                1 ÷ 3은 십진수로도 끝나지 않아 34자리로 반올림됩니다. 계산기는 결과를 20자리로 반올림해 1을 보여 줍니다.
                계산기는 왼쪽부터 계산해 1 + 2 × 3 = 9이고, Swift는 곱셈을 먼저 계산해 7입니다.
                명령: 소스, 다시, 뒤로, 처음, 도움말, 추적, lang, 끝내기

                """)
    }

    @Test func `the object map shows the circle of the leak until the experiment is left`() throws {
        expect(
            try kiosk("--lang", "en", "--ephemeral", input: "lab\nleak\n2\ntrace map\nback\ntrace map\nquit\n"),
            output: """
                == Kiosk ==
                What would you like to do?
                1. Calculator  Calculate from left to right
                2. Juice maker  Order juice and manage the stock
                3. Lab  Nine experiments on delegation, memory and queues
                Nothing is saved when you quit
                Commands: back, home, help, trace, lang, quit
                == Kiosk > Lab ==
                Which experiment?  0 of 9 done
                1. A memory leak: weak or strong  leak
                2. The forgotten delegate  forgotten
                3. Why a delegate, and not a notification or a singleton?  four-wirings
                4. Back and forth: dictionary or changes  back-and-forth
                5. Sheet or full-screen modal  sheet
                6. All or nothing  all-or-nothing
                7. Four queues  queues
                8. A doubly linked list  doubly-linked
                9. Money  money
                Commands: back, home, help, trace, lang, quit
                == Kiosk > Lab > A memory leak: weak or strong ==
                A screen is opened and closed three times. The form inside it refers to the screen strongly, as its \
                delegate. How many screens stay alive?
                1. 0: each is released when closed
                2. 3: all of them
                3. 1: only the last one
                Commands: source, back, home, help, trace, lang, quit
                Right! 3: all of them

                weak delegate
                  screen1        init → deinit
                  screen2        init → deinit
                  screen3        init → deinit
                  live screens   0

                strong delegate
                  screen1        init
                  screen2        init
                  screen3        init
                !   screen1 ─ form ─▶ StrongForm ─ delegate ─▶ screen1 (retain cycle)
                  live screens   3

                after the retain cycle is broken
                  screen1        deinit
                  screen2        deinit
                  screen3        deinit
                  live screens   0

                strong delegate that opened the screen
                  screen1        init → deinit
                  screen2        init → deinit
                  screen3        init → deinit
                  live screens   0

                Why?
                The screen owns the form, and the form's delegate holds the screen: a retain cycle. The navigator no \
                longer holds the screen, but the screen's reference count does not reach 0, so deinit does not run.
                A weak delegate breaks the retain cycle, so a closed screen is released at once.
                A strong delegate alone is not a leak: if the delegate is the object that opened the screen, and \
                does not hold it, there is no retain cycle.
                Commands: source, again, next, back, home, help, trace, lang, quit
                After “strong delegate”:
                ! screen1: strong form StrongForm
                StrongForm: strong delegate screen1
                Navigator: strong HomeScreen, strong LabScreen, strong ExperimentScreen
                HomeScreen: weak navigator Navigator
                LabScreen: weak navigator Navigator
                ExperimentScreen: weak delegate LabScreen, weak navigator Navigator
                == Kiosk > Lab ==
                Which experiment?  1 of 9 done
                1. A memory leak: weak or strong  leak  ✓
                2. The forgotten delegate  forgotten
                3. Why a delegate, and not a notification or a singleton?  four-wirings
                4. Back and forth: dictionary or changes  back-and-forth
                5. Sheet or full-screen modal  sheet
                6. All or nothing  all-or-nothing
                7. Four queues  queues
                8. A doubly linked list  doubly-linked
                9. Money  money
                Commands: back, home, help, trace, lang, quit
                Navigator: strong HomeScreen, strong LabScreen
                HomeScreen: weak navigator Navigator
                LabScreen: weak navigator Navigator
                released: ExperimentScreen

                """)
    }

    @Test(arguments: ["leak", "forgotten", "four-wirings", "back-and-forth", "sheet", "queues"], ["ko", "en"])
    func `every other experiment runs from a pipe too`(name: String, language: String) throws {
        let outcome = try kiosk("--lang", language, "--ephemeral", input: "lab\n\(name)\n1\nsource\nquit\n")
        #expect(outcome.ending == .exit(0))
        #expect(outcome.errors == "")
        #expect(outcome.lines.contains(language == "ko" ? "왜 그럴까요?" : "Why?"))
        #expect(outcome.lines.contains { $0.hasSuffix("Experiment: Experiment {") })
    }

    @Test func `without UTF-8 there are no symbols, in the sources neither`() throws {
        let names = [
            "leak", "forgotten", "four-wirings", "back-and-forth", "sheet", "all-or-nothing", "queues", "doubly-linked",
            "money",
        ]
        let input = "lab\n" + names.map { $0 + "\n2\nsource\nback\n" }.joined()
        let outcome = try kiosk(
            "--lang", "en", "--ephemeral", input: input, environment: ["LC_ALL": "C", "LANG": "C"])
        #expect(outcome.lines.contains("!   screen1 - form -> StrongForm - delegate -> screen1 (retain cycle)"))
        #expect(outcome.lines.count { $0.hasSuffix("Experiment: Experiment {") } == names.count)
        #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
    }
}
