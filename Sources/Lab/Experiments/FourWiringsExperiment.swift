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
        note(kiosks.first.mangoes, kiosks.second.mangoes, notebook)

        notebook.begin(.labByClosure)
        kiosks = Kiosk.pair(notebook)
        editor.onSave = {
            [weak kiosk = kiosks.first, weak editor] mangoes in
            kiosk?.add(mangoes, on: "onSave(\(mangoes))", from: editor)
        }
        editor.saveByClosure()
        note(kiosks.first.mangoes, kiosks.second.mangoes, notebook)

        notebook.begin(.labByNotification)
        kiosks = Kiosk.pair(notebook)
        let center = NotificationCenter(notebook)
        center.addObserver(kiosks.first)
        center.addObserver(kiosks.second)
        let (otherEditor, other) = (Editor(), Kiosk("kiosk3", notebook))
        center.addObserver(other, object: otherEditor)
        editor.saveByNotification(center)
        let late = Kiosk("kiosk4", notebook)
        center.addObserver(late)
        note(kiosks.first.mangoes, kiosks.second.mangoes, notebook)
        notebook.fact(.labOtherSender, other.mangoes)
        notebook.fact(.labLateObserver, late.mangoes)

        notebook.begin(.labBySingleton)
        // After an earlier run, the store still has 15.
        Store.shared.mangoes = 10
        let (first, second) = (StoreKiosk(), StoreKiosk())
        editor.saveBySingleton(notebook)
        note(first.mangoes, second.mangoes, notebook)
        notebook.fact(.labNewKiosk, StoreKiosk().mangoes)
    }

    private func note(
        _ first: Int, _ second: Int, _ notebook: Notebook
    ) {
        notebook.fact(.labFirstKiosk, first)
        notebook.fact(.labSecondKiosk, second)
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
    func saveByNotification(_ center: NotificationCenter) {
        center.post(5, from: self)
    }
    func saveBySingleton(_ notebook: Notebook) {
        Store.shared.add(5, from: self, notebook)
    }
}

private final class Kiosk: EditorDelegate, Named {
    private(set) var mangoes = 10
    let name: String
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
        add(mangoes, on: "editor(_:didAdd: \(mangoes))", from: editor)
    }

    func add(
        _ count: Int, on message: String, from sender: AnyObject?
    ) {
        mangoes += count
        notebook.sent(message, from: sender, to: self)
    }
}

/// Like Foundation's: it calls the observers that were added before
/// the post, unless they name another sender as their object.
private final class NotificationCenter {
    private var observers: [(Int, AnyObject) -> Void] = []
    private let notebook: Notebook

    init(_ notebook: Notebook) { self.notebook = notebook }

    func addObserver(_ kiosk: Kiosk, object: AnyObject? = nil) {
        observers.append { [weak kiosk, unowned self] mangoes, sender in
            guard object == nil || object === sender else { return }
            kiosk?.add(mangoes, on: "didAdd(\(mangoes))", from: self)
        }
    }

    func post(_ mangoes: Int, from sender: AnyObject) {
        notebook.sent("post(\(mangoes))", from: sender, to: self)
        for observer in observers { observer(mangoes, sender) }
    }
}

/// Each of these kiosks reads the stock from the singleton.
private final class StoreKiosk {
    var mangoes: Int { Store.shared.mangoes }
}

/// The only singleton in this project, for comparison.
private final class Store {
    static let shared = Store()
    var mangoes = 10

    func add(_ count: Int, from sender: Editor, _ notebook: Notebook) {
        mangoes += count
        notebook.sent("add(\(count))", from: sender, to: self)
    }
}
