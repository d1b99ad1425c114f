// 공항의 쥬스 가게는 달러로 계산해요. 뚜껑은 0.10달러, 빨대는 0.20달러예요.
// 손님이 딱 0.30달러를 냈는데 계산대는 돈이 모자란다고 해요.
// 0.30달러를 내면 계산이 끝나야 해요. 금액이 아무리 커도 1센트까지 맞아야 해요.
//
// The juice shop at the airport takes dollars. A lid is $0.10, a straw $0.20.
// A customer pays exactly $0.30, but the till says that it is too little.
// Paying $0.30 should settle the bill. Every cent should count, however large the bill is.

struct Price {
    let dollars: Int
    let cents: Int
}

final class Bill {
    private var total = 0.0

    func add(_ price: Price) {
        total += Double(price.dollars) + Double(price.cents) / 100
    }

    func isSettled(by payment: Price) -> Bool {
        let paid = Double(payment.dollars) + Double(payment.cents) / 100
        return paid >= total
    }
}
