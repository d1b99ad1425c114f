import Calculator
import ScreenKit
import ScreenTrace

/// Listens to what the list of deleted values tells its delegate.
final class DeletedValuesScreenProxy: DelegateProxy, DeletedValuesScreenDelegate {
    private weak var target: (any DeletedValuesScreenDelegate)?
    private unowned let tracer: Tracer

    init(target: (any DeletedValuesScreenDelegate)?, _ tracer: Tracer) {
        self.target = target
        self.tracer = tracer
    }

    var delegate: AnyObject? { target }

    func deletedValuesScreen(_ screen: DeletedValuesScreen, didChoose id: DeletedValue.ID) {
        let message = "deletedValuesScreen(_:didChoose: \(id))"
        tracer.pass(message, from: screen, to: target) { target?.deletedValuesScreen(screen, didChoose: id) }
    }

    func deletedValuesScreen(_ screen: DeletedValuesScreen, remove id: DeletedValue.ID) {
        let message = "deletedValuesScreen(_:remove: \(id))"
        tracer.pass(message, from: screen, to: target) { target?.deletedValuesScreen(screen, remove: id) }
    }

    func deletedValuesScreenRemoveAll(_ screen: DeletedValuesScreen) {
        tracer.pass("deletedValuesScreenRemoveAll(_:)", from: screen, to: target) {
            target?.deletedValuesScreenRemoveAll(screen)
        }
    }
}
