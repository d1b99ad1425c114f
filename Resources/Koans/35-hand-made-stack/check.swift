// title ko: 직접 만든 스택
// title en: A stack written by hand
// fails en: The title bar shows the screen returned to
// formerly: 37-pop-to
// hint ko: pop(to:)이 호출되기 전과 후에 screens에는 어떤 화면이 있나요?
// hint en: Which screens are in the array before pop(to:) is called, and which after?
// hint ko: index는 돌아갈 화면의 자리예요. index...에는 그 화면도 들어가서, 그 화면까지 삭제돼요.
// hint en: index is the place of the screen to return to. index... includes it, so that screen is removed as well.
// hint ko: screens.removeSubrange((index + 1)...)로 고치세요.
// hint en: Write screens.removeSubrange((index + 1)...).

func check() {
    let home = Screen(title: "Home")
    let order = Screen(title: "Order")
    let stack = NavigationStack(root: home)
    let bar = TitleBar()
    stack.delegate = bar
    stack.push(order)
    func pushTwoMore() -> [WeakScreen] {
        let cart = Screen(title: "Order")
        let payment = Screen(title: "Payment")
        stack.push(cart)
        stack.push(payment)
        return [WeakScreen(screen: cart), WeakScreen(screen: payment)]
    }
    let above = pushTwoMore()
    verify(bar.label.text, is: "Payment", ko: "제목에 결제 화면이 보여요", en: "The title bar shows the payment screen")
    stack.pop(to: order)
    verify(
        bar.label.text, is: "Order",
        ko: "제목에 돌아간 화면이 보여요",
        en: "The title bar shows the screen returned to")
    verify(stack.screens.last?.title, is: "Order", ko: "주문 화면이 맨 위에 있어요", en: "The order screen is on top")
    verify(stack.screens.last === order, ko: "결제하기 전의 주문 화면이에요", en: "It is the order screen from before")
    verify(stack.screens.count, is: 2, ko: "처음 화면과 주문 화면만 남아요", en: "Only home and the order screen remain")
    verify(
        isReleased: above.first { $0.screen != nil }?.screen,
        ko: "그 위에 있던 화면은 해제돼요",
        en: "The screens above it are released")

    stack.pop(to: order)
    verify(
        stack.screens.count, is: 2,
        ko: "이미 맨 위이면 화면 수가 그대로예요",
        en: "When it is on top already, the number of screens stays")
    let upper = Screen(title: "Order")
    stack.push(upper)
    stack.push(Screen(title: "Payment"))
    stack.pop(to: upper)
    verify(
        stack.screens.map(\.title), is: ["Home", "Order", "Order"],
        ko: "제목이 같은 화면이 아래에 있어도 위의 화면으로 돌아가요",
        en: "With the same title below, it returns to the upper screen")
    stack.pop(to: Screen(title: "Order"))
    stack.pop(to: Screen(title: "Home"))
    verify(
        stack.screens.map(\.title), is: ["Home", "Order", "Order"],
        ko: "스택에 없는 화면으로는 돌아가지 않아요",
        en: "A screen that is not on the stack changes nothing")
    stack.pop(to: home)
    verify(stack.screens.map(\.title), is: ["Home"], ko: "처음 화면으로 돌아갈 수 있어요", en: "It can return to home")
    verify(bar.label.text, is: "Home", ko: "제목에 처음 화면이 보여요", en: "The title bar shows home")
    stack.push(order)
    verify(bar.label.text, is: "Order", ko: "다시 푸시할 수 있어요", en: "A screen can be pushed again")
    withExtendedLifetime(bar) {}

    let start = Screen(title: "Home")
    let long = NavigationStack(root: start)
    for title in ["Order", "Stock", "Payment"] { long.push(Screen(title: title)) }
    let log = MessageLog()
    long.delegate = log
    long.pop(to: start)
    verify(log.titles, is: ["Home"], ko: "세 화면을 닫아도 메시지는 하나예요", en: "Closing three screens sends one message")
    withExtendedLifetime(log) {}
}

private final class MessageLog: NavigationStackDelegate {
    var titles: [String] = []

    func navigationStack(_ stack: NavigationStack, didShow screen: Screen) {
        titles.append(screen.title)
    }
}

private struct WeakScreen {
    weak var screen: Screen?
}
