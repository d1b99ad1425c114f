// 내비게이션 스택을 직접 만들었어요. pop(to:)는 그 화면이 맨 위에 보일 때까지
// 팝하고, 메시지를 한 번 보내요.
// 결제 화면에서 주문 화면으로 돌아가려는데 처음 화면이 보여요.
// 주문 화면이 맨 위에 있고, 그 위의 화면만 해제되어야 해요.
//
// This navigation stack is written by hand. pop(to:) pops until that screen is on top,
// and sends one message.
// From the payment screen it should return to the order screen, but home is shown.
// The order screen should be on top, and only the screens above it be released.

protocol NavigationStackDelegate: AnyObject {
    func navigationStack(_ stack: NavigationStack, didShow screen: Screen)
}

final class Screen {
    let title: String

    init(title: String) {
        self.title = title
    }
}

final class NavigationStack {
    weak var delegate: NavigationStackDelegate?
    private(set) var screens: [Screen]

    init(root: Screen) {
        screens = [root]
    }

    func push(_ screen: Screen) {
        screens.append(screen)
        delegate?.navigationStack(self, didShow: screen)
    }

    func pop(to screen: Screen) {
        guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
        // 고친 이유: index...에는 돌아갈 화면도 들어가요. 그 위의 화면은 index + 1부터예요.
        // Why: index... includes the screen to return to; those above it begin at index + 1.
        screens.removeSubrange((index + 1)...)
        if let top = screens.last {
            delegate?.navigationStack(self, didShow: top)
        }
    }
}

final class TitleBar: NavigationStackDelegate {
    let label = Label()

    func navigationStack(_ stack: NavigationStack, didShow screen: Screen) {
        label.text = screen.title
    }
}
