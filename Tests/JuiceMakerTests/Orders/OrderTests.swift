import JuiceMaker
import Testing

struct OrderQuantityTests {
    @Test(arguments: [(-1, 1), (0, 1), (1, 2), (98, 99), (99, 99), (Int.max, 99), (Int.min, 1)])
    func `a quantity starts at one and stays from one to ninety-nine`(step: Int, count: Int) {
        var quantity = OrderQuantity()
        quantity.change(by: step)
        #expect(quantity.count == count)
        #expect(quantity.canShrink == (count > 1))
        #expect(quantity.canGrow == (count < 99))
    }
}
