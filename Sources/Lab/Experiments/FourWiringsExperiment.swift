import KioskUI

/// Two kiosks stand side by side. In the first one, 5 mangoes are added
/// to 10; each wiring brings that news back in its own way.
struct FourWiringsExperiment: Experiment {
    func run() -> Outcome {
        let notebook = Notebook()

        notebook.begin(.labByDelegate)
        var (first, second) = (Kiosk("kiosk 1"), Kiosk("kiosk 2"))
        let editor = Editor()
        editor.delegate = first
        editor.save()
        show(first, second, in: notebook)

        notebook.begin(.labByClosure)
        (first, second) = (Kiosk("kiosk 1"), Kiosk("kiosk 2"))
        editor.onSave = { [weak first] in first?.mangoes += $0 }
        editor.save()
        show(first, second, in: notebook)

        notebook.begin(.labByNotification)
        (first, second) = (Kiosk("kiosk 1"), Kiosk("kiosk 2"))
        let center = NoticeBoard()
        for kiosk in [first, second] {
            center.observe { [weak kiosk] in kiosk?.mangoes += $0 }
        }
        editor.noticeBoard = center
        editor.save()
        let late = Kiosk("late")
        center.observe { [weak late] in late?.mangoes += $0 }
        show(first, second, late: late.mangoes, in: notebook)

        notebook.begin(.labBySingleton)
        Store.shared.mangoes = 10
        editor.savesToSingleton = true
        editor.save()
        // Whoever asks, and whenever: there is but one store.
        notebook.write("Store.shared.mangoes", is: Store.shared.mangoes)
        notebook.note(.labFirstKiosk, Store.shared.mangoes)
        notebook.note(.labSecondKiosk, Store.shared.mangoes)
        notebook.note(.labLateObserver, Store.shared.mangoes)
        return notebook.outcome
    }

    private func show(
        _ first: Kiosk, _ second: Kiosk, late: Int? = nil, in notebook: Notebook
    ) {
        for kiosk in [first, second] {
            notebook.write("\(kiosk.name).mangoes", is: kiosk.mangoes)
        }
        notebook.note(.labFirstKiosk, first.mangoes)
        notebook.note(.labSecondKiosk, second.mangoes)
        guard let late else { return }
        notebook.write("late.mangoes", is: late)
        notebook.note(.labLateObserver, late)
    }
}

private protocol EditorDelegate: AnyObject {
    func editor(_ editor: Editor, didAdd mangoes: Int)
}

/// Saves once, through the wiring that it was given last.
private final class Editor {
    weak var delegate: (any EditorDelegate)?
    var onSave: ((Int) -> Void)?
    var noticeBoard: NoticeBoard?
    var savesToSingleton = false

    func save() {
        if savesToSingleton {
            Store.shared.mangoes += 5
        } else if let noticeBoard {
            noticeBoard.post(5)
        } else if let onSave {
            onSave(5)
        } else {
            delegate?.editor(self, didAdd: 5)
        }
    }
}

private final class Kiosk: EditorDelegate {
    let name: String
    var mangoes = 10

    init(_ name: String) { self.name = name }

    func editor(_ editor: Editor, didAdd mangoes: Int) { self.mangoes += mangoes }
}

/// What NotificationCenter does: everybody who listens now hears it.
private final class NoticeBoard {
    private var observers: [(Int) -> Void] = []

    func observe(_ observer: @escaping (Int) -> Void) { observers.append(observer) }
    func post(_ mangoes: Int) { observers.forEach { $0(mangoes) } }
}

/// The one global of the house, kept here to show what it does.
private final class Store {
    static let shared = Store()
    var mangoes = 10
}
