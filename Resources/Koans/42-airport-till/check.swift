// title ko: 공항의 계산대
// title en: The airport till
// fails en: 30 cents settle a bill of 10 and 20 cents
// formerly: 22-small-change
// hint ko: 딱 맞게 냈을 때 paid와 total에는 각각 어떤 수가 들어 있나요?
// hint en: Which numbers are in paid and in total when the exact amount is paid?
// hint ko: Double은 이진수라서 0.1 + 0.2는 0.30000000000000004예요. 그래서 0.3은 total보다 작아요.
// hint en: A Double is binary, and 0.1 + 0.2 is 0.30000000000000004. So 0.3 is less than total.
// hint ko: total을 센트 단위의 Int로 바꾸세요: price.dollars * 100 + price.cents를 더하고 비교하세요.
// hint en: Make the total an Int of cents: add and compare price.dollars * 100 + price.cents.

func check() {
    func isSettled(_ prices: [Int], by payment: Int) -> Bool {
        let bill = Bill()
        for price in prices { bill.add(Price(dollars: price / 100, cents: price % 100)) }
        return bill.isSettled(by: Price(dollars: payment / 100, cents: payment % 100))
    }
    func verifyExactness(of bills: [[Int]], ko: String, en: String) {
        /// Whether the exact sum settles a bill, and whether one cent less does.
        func answers(_ prices: [Int], _ isSettled: (Int) -> Bool) -> String {
            let sum = prices.reduce(0, +)
            return [sum, sum - 1].map { "\(dollars($0)): \(isSettled($0))" }.joined(separator: ", ")
        }
        for (index, prices) in bills.enumerated() {
            let sum = prices.reduce(0, +)
            let got = answers(prices) { isSettled(prices, by: $0) }
            let expected = answers(prices) { $0 == sum }
            if got != expected || index == bills.count - 1 { verify(got, is: expected, ko: ko, en: en) }
        }
    }
    verify(
        isSettled([150, 150], by: 300), is: true,
        ko: "1.50달러 둘은 3달러로 계산돼요",
        en: "3 dollars settle two prices of 1.50")
    verify(
        isSettled([10, 20], by: 30), is: true,
        ko: "10센트와 20센트는 30센트로 계산돼요",
        en: "30 cents settle a bill of 10 and 20 cents")
    verify(isSettled([10, 20], by: 29), is: false, ko: "29센트는 모자라요", en: "29 cents are too little")
    verify(
        isSettled([10, 20], by: 100), is: true,
        ko: "1달러는 30센트를 계산하고도 남아요",
        en: "1 dollar settles 30 cents too")
    verify(
        isSettled([29], by: 28), is: false,
        ko: "29센트짜리에 28센트는 모자라요",
        en: "28 cents are too little for 29 cents")
    verify(
        isSettled([29, 57, 114], by: 199), is: false,
        ko: "모두 2달러이면 1.99달러는 모자라요",
        en: "1.99 is too little for 2 dollars in all")
    let small = (1...60).flatMap { first in (1...60).map { [first, $0, 7] } }
    verifyExactness(
        of: small, ko: "어떤 값이든 딱 맞게 내면 되고 1센트도 모자라면 안 돼요",
        en: "Every exact sum settles, one cent less does not")
    verify(
        isSettled(Array(repeating: 10, count: 1_000), by: 10_000), is: true,
        ko: "10센트짜리 1,000개는 100달러로 계산돼요",
        en: "100 dollars settle 1,000 prices of 10 cents")
    verifyExactness(
        of: [10, 30].map { [100_000_000_000_000] + Array(repeating: $0, count: 1_000) },
        ko: "1조 달러에 1,000번을 더해도 1센트까지 맞아요",
        en: "With 1,000 prices on top of 1,000,000,000,000 dollars every cent still counts")
}

/// An amount of cents, such as `$0.30`.
private func dollars(_ cents: Int) -> String {
    "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
}
