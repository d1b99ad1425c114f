// 가게는 문을 열 때 델리게이트에 마감 시각을 물어서 간판에 보여 줘요.
// 마감 시각을 정하지 않은 주간 근무에는 18이 보여요.
// 야간 근무는 24시까지인데 간판에는 18이 보여요. NightShift의 closingHour(for:)는 호출되지 않아요.
// 야간에는 18 대신 24가, 주간에는 그대로 18이 보여야 해요.
// 다른 델리게이트는 ShopDelegate만 채택해요.
//
// When the shop opens, it asks its delegate for the closing hour and shows it on the sign.
// With the day shift, which does not set one, it shows 18. The night shift works until 24,
// but the sign shows 18, and closingHour(for:) of NightShift is not called.
// With the night shift the sign should show 24, and with the day shift still 18.
// Other delegates conform to ShopDelegate only.

protocol ShopDelegate: AnyObject {
    func shopDidOpen(_ shop: Shop)
}

extension ShopDelegate {
    func closingHour(for shop: Shop) -> Int {
        18
    }
}

final class Shop {
    weak var delegate: ShopDelegate?
    let sign = Label("-")

    func open() {
        guard let delegate else { return }
        delegate.shopDidOpen(self)
        sign.text = "\(delegate.closingHour(for: self))"
    }
}

final class DayShift: ShopDelegate {
    private(set) var openings = 0

    func shopDidOpen(_ shop: Shop) {
        openings += 1
    }
}

final class NightShift: ShopDelegate {
    private(set) var openings = 0

    func shopDidOpen(_ shop: Shop) {
        openings += 1
    }

    func closingHour(for shop: Shop) -> Int {
        24
    }
}
