// title ko: 카운터의 테스트
// title en: A test of the counter
// fails en: The test is false for a counter that sends no message
// hint ko: testCounter는 카운터의 무엇을 확인하나요? 카운터가 보내는 메시지는 어디에서 볼 수 있나요?
// hint en: What does testCounter look at? Where can the messages that the counter sends be seen?
// hint ko: 메시지는 델리게이트만 받아요. 델리게이트가 없으면 메시지를 보내지 않는 카운터와 보내는 카운터가 똑같아 보여요.
// hint en: Only a delegate receives the messages. Without one, a counter that sends none looks the same as one that does.
// hint ko: 보낸 카운터, 쥬스, 그때의 orderCount를 배열에 저장하는 델리게이트 클래스를 쓰세요. 그것을 연결하고 서로 다른 쥬스를 두 번 주문한 다음 견주세요.
// hint en: Write a delegate class that saves sender, juice and orderCount in arrays. Connect it, order two juices and compare.

func check() {
    verify(testCounter(Counter()), ko: "올바른 카운터에는 테스트가 true예요", en: "The test is true for a right counter")
    verify(
        !testCounter(SilentCounter()),
        ko: "메시지를 보내지 않는 카운터에는 테스트가 false예요",
        en: "The test is false for a counter that sends no message")
    verify(
        testCounter(BellCounter()),
        ko: "종을 울리고 올바르게 보내는 카운터에는 테스트가 true예요",
        en: "The test is true for a counter that rings a bell and sends as it should")
    verify(
        !testCounter(DoubleCounter()),
        ko: "메시지를 두 번 보내는 카운터에는 테스트가 false예요",
        en: "The test is false for a counter that sends the message twice")
    verify(
        !testCounter(OtherJuiceCounter()),
        ko: "다른 쥬스를 보내는 카운터에는 테스트가 false예요",
        en: "The test is false for a counter that sends another juice")
    verify(
        !testCounter(OtherSenderCounter()),
        ko: "자기 대신 다른 카운터를 넘기는 카운터에는 테스트가 false예요",
        en: "The test is false for a counter that passes another counter instead of itself")
    verify(
        !testCounter(EarlyCounter()),
        ko: "주문을 세기 전에 보내는 카운터에는 테스트가 false예요",
        en: "The test is false for a counter that sends before it counts the order")
    verify(testCounter(Counter()), ko: "올바른 카운터에는 다시 true예요", en: "For a right counter it is true again")
    verify(
        !testCounter(FirstOrderCounter()),
        ko: "첫 번째 주문에만 보내는 카운터에는 테스트가 false예요",
        en: "The test is false for a counter that sends for the first order only")
    verify(
        !testCounter(FirstJuiceCounter()),
        ko: "첫 번째 쥬스를 다시 보내는 카운터에는 테스트가 false예요",
        en: "The test is false for a counter that sends the first juice again")
    verify(
        !testCounter(UncountedCounter()),
        ko: "주문을 세지 않는 카운터에는 테스트가 false예요",
        en: "The test is false for a counter that does not count the order")
    verify(
        testCounter(CarefulCounter()),
        ko: "다르게 썼지만 올바른 카운터에는 테스트가 true예요",
        en: "The test is true for a right counter that is written in another way")
}

/// A right counter.
private final class BellCounter: Counter {
    private var rings = 0

    override func takeOrder(for juice: String) {
        super.takeOrder(for: juice)
        rings += 1
    }
}

/// A right counter.
private final class CarefulCounter: Counter {
    override func takeOrder(for juice: String) {
        orderCount = orderCount + 1
        guard let delegate else { return }
        delegate.counter(self, didTakeOrderFor: juice)
    }
}

private final class SilentCounter: Counter {
    override func takeOrder(for juice: String) {
        orderCount += 1
    }
}

private final class DoubleCounter: Counter {
    override func takeOrder(for juice: String) {
        super.takeOrder(for: juice)
        delegate?.counter(self, didTakeOrderFor: juice)
    }
}

private final class OtherJuiceCounter: Counter {
    override func takeOrder(for juice: String) {
        super.takeOrder(for: juice == "바나나쥬스" ? "파인애플쥬스" : "바나나쥬스")
    }
}

private final class OtherSenderCounter: Counter {
    private let other = Counter()

    override func takeOrder(for juice: String) {
        orderCount += 1
        other.orderCount = orderCount
        delegate?.counter(other, didTakeOrderFor: juice)
    }
}

private final class EarlyCounter: Counter {
    override func takeOrder(for juice: String) {
        delegate?.counter(self, didTakeOrderFor: juice)
        orderCount += 1
    }
}

private final class FirstOrderCounter: Counter {
    override func takeOrder(for juice: String) {
        orderCount += 1
        if orderCount == 1 { delegate?.counter(self, didTakeOrderFor: juice) }
    }
}

private final class FirstJuiceCounter: Counter {
    private var first: String?

    override func takeOrder(for juice: String) {
        if first == nil { first = juice }
        super.takeOrder(for: first ?? juice)
    }
}

private final class UncountedCounter: Counter {
    override func takeOrder(for juice: String) {
        delegate?.counter(self, didTakeOrderFor: juice)
    }
}
