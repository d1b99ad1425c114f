import KioskUI

/// A screen with a label presents an editor on the real navigator. The
/// editor adds 5 mangoes to 10 and is dismissed. What does the label say?
struct SheetExperiment: Experiment {
    func run() -> Outcome {
        let notebook = Notebook()
        notebook.begin(.labSheet)
        presentEditor(.sheet, isDelegate: false, notebook)
        notebook.begin(.labFullScreenModal)
        presentEditor(.fullScreen, isDelegate: false, notebook)
        notebook.begin(.labSheetWithDelegate)
        presentEditor(.sheet, isDelegate: true, notebook)
        return notebook.outcome
    }

    private func presentEditor(_ style: ModalStyle, isDelegate: Bool, _ notebook: Notebook) {
        let shop = Shop()
        let screen = LabelScreen(shop, notebook)
        let navigator = Navigator(root: screen)
        let editor = EditorScreen(shop, notebook)
        if isDelegate { editor.delegate = screen }

        let before = screen.willAppearCount
        navigator.present(editor, style: style)
        editor.save()
        navigator.dismiss()

        notebook.write("shop.mangoes", is: shop.mangoes)
        notebook.write("label", is: screen.label)
        notebook.note(.labWillAppear, screen.willAppearCount - before)
        notebook.note(.labLabel, screen.label)
    }
}

private final class Shop {
    var mangoes = 10
}

private protocol EditorScreenDelegate: AnyObject {
    func editorScreen(_ screen: EditorScreen, didFinishWith mangoes: Int)
}

/// Reads the stock when it appears, as many screens do.
private final class LabelScreen: BareScreen, EditorScreenDelegate {
    private(set) var label = ""
    private(set) var willAppearCount = 0
    private let shop: Shop
    private let notebook: Notebook

    init(_ shop: Shop, _ notebook: Notebook) {
        self.shop = shop
        self.notebook = notebook
        super.init("LabelScreen")
    }

    override func willAppear() {
        willAppearCount += 1
        label = "\(shop.mangoes)"
        notebook.write(.sent("willAppear()", from: "Navigator", to: name))
    }

    func editorScreen(_ screen: EditorScreen, didFinishWith mangoes: Int) {
        label = "\(mangoes)"
        let message = "editorScreen(_:didFinishWith: \(mangoes))"
        notebook.write(.sent(message, from: screen.name, to: name))
    }
}

private final class EditorScreen: BareScreen {
    weak var delegate: (any EditorScreenDelegate)?
    private let shop: Shop
    private let notebook: Notebook

    init(_ shop: Shop, _ notebook: Notebook) {
        self.shop = shop
        self.notebook = notebook
        super.init("EditorScreen")
    }

    override func willAppear() {
        notebook.write(.sent("willAppear()", from: "Navigator", to: name))
    }

    func save() {
        shop.mangoes += 5
        delegate?.editorScreen(self, didFinishWith: shop.mangoes)
    }
}
