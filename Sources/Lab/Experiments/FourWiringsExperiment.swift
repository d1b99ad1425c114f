import ScreenKit

/// Two kiosks stand side by side, with 10 mangoes each. At the first
/// one, 5 are added. Four wirings report it, each in its own way.
struct FourWiringsExperiment: Experiment {
    func run(_ notebook: Notebook) {
        let editor = Editor()

        notebook.begin(.labByDelegate)
        var kiosks = Kiosk.pair(notebook)
        editor.delegate = kiosks.first
        editor.saveByDelegate()
        note(kiosks.first, kiosks.second, notebook)

        notebook.begin(.labByClosure)
        kiosks = Kiosk.pair(notebook)
        editor.onSave = { [weak kiosk = kiosks.first] mangoes in
            kiosk?.add(mangoes, on: "onSave(\(mangoes))")
        }
        editor.saveByClosure()
        note(kiosks.first, kiosks.second, notebook)

        notebook.begin(.labByNotification)
        kiosks = Kiosk.pair(notebook)
        let center = NotificationCenter(notebook)
        center.addObserver(kiosks.first)
        center.addObserver(kiosks.second)
        editor.saveByNotification(center)
        let late = Kiosk("kiosk3", notebook)
        center.addObserver(late)
        note(kiosks.first, kiosks.second, notebook)
        notebook.fact(.labLateObserver, late.mangoes)

        notebook.begin(.labBySingleton)
        // Both kiosks read the same shared store, and so does each new
        // one, which should begin with 10.
        Store.shared.mangoes = 10
        editor.saveBySingleton()
        notebook.sent("mangoes += 5", from: "Editor", to: "Store")
        notebook.fact(.labFirstKiosk, Store.shared.mangoes)
        notebook.fact(.labSecondKiosk, Store.shared.mangoes)
        notebook.fact(.labNewKiosk, Store.shared.mangoes)
    }

    private func note(
        _ first: Kiosk, _ second: Kiosk, _ notebook: Notebook
    ) {
        notebook.fact(.labFirstKiosk, first.mangoes)
        notebook.fact(.labSecondKiosk, second.mangoes)
    }
}

private protocol EditorDelegate: AnyObject {
    func editor(_ editor: Editor, didAdd mangoes: Int)
}

private final class Editor {
    weak var delegate: (any EditorDelegate)?
    var onSave: ((Int) -> Void)?

    func saveByDelegate() { delegate?.editor(self, didAdd: 5) }
    func saveByClosure() { onSave?(5) }
    func saveByNotification(_ it: NotificationCenter) { it.post(5) }
    func saveBySingleton() { Store.shared.mangoes += 5 }
}

private final class Kiosk: EditorDelegate {
    private(set) var mangoes = 10
    private let name: String
    private let notebook: Notebook

    init(_ name: String, _ notebook: Notebook) {
        (self.name, self.notebook) = (name, notebook)
    }

    static func pair(
        _ notebook: Notebook
    ) -> (first: Kiosk, second: Kiosk) {
        (Kiosk("kiosk1", notebook), Kiosk("kiosk2", notebook))
    }

    func editor(_ editor: Editor, didAdd mangoes: Int) {
        add(mangoes, on: "editor(_:didAdd: \(mangoes))")
    }

    func add(
        _ count: Int, on message: String, from sender: String = "Editor"
    ) {
        mangoes += count
        notebook.sent(message, from: sender, to: name)
    }
}

/// Like Foundation's: only observers added before the post are called.
private final class NotificationCenter {
    private var observers: [(Int) -> Void] = []
    private let notebook: Notebook

    init(_ notebook: Notebook) { self.notebook = notebook }

    func addObserver(_ kiosk: Kiosk) {
        observers.append { [weak kiosk] mangoes in
            kiosk?.add(
                mangoes, on: "didAdd(\(mangoes))",
                from: "NotificationCenter")
        }
    }

    func post(_ mangoes: Int) {
        notebook.sent(
            "post(\(mangoes))", from: "Editor",
            to: "NotificationCenter")
        for observer in observers { observer(mangoes) }
    }
}

/// The only singleton in this project, for comparison.
private final class Store {
    static let shared = Store()
    var mangoes = 10
}
