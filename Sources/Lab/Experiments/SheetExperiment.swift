import ScreenKit

/// A screen with a label presents an editor, on the kiosk's navigator.
/// The editor changes 10 mangoes to 15 and closes. What does the
/// label show?
struct SheetExperiment: Experiment {
    func run(_ notebook: Notebook) {
        notebook.begin(.labSheet)
        present(.sheet, notebook)

        notebook.begin(.labFullScreenModal)
        present(.fullScreen, notebook)

        notebook.begin(.labSheetWithDelegate)
        present(.sheet, withDelegate: true, notebook)
    }

    private func present(
        _ style: ModalStyle, withDelegate: Bool = false,
        _ notebook: Notebook
    ) {
        let shop = Shop()
        let screen = LabelScreen(shop, notebook)
        let navigator = Navigator(root: screen)
        let editor = EditorScreen(shop, notebook)
        if withDelegate { editor.delegate = screen }

        navigator.present(editor, style: style)
        editor.save()
        navigator.dismiss(editor)
        notebook.value("shop.mangoes", shop.mangoes)
        notebook.fact(.labWillAppear, screen.willAppearCount)
        notebook.fact(.labLabel, screen.label)
    }
}

private final class Shop {
    var mangoes = 10
}

/// Reads the stock each time it appears.
private final class LabelScreen: BareScreen, EditorScreenDelegate {
    private(set) var label = ""
    private(set) var willAppearCount = 0
    private let shop: Shop
    private let notebook: Notebook

    init(_ shop: Shop, _ notebook: Notebook) {
        (self.shop, self.notebook) = (shop, notebook)
        super.init("LabelScreen")
    }

    override func willAppear() {
        notebook.sent("willAppear()", from: navigator, to: self)
        willAppearCount += 1
        label = "\(shop.mangoes)"
    }

    func editorScreen(
        _ screen: EditorScreen, didFinishWith mangoes: Int
    ) {
        notebook.sent(
            "editorScreen(_:didFinishWith: \(mangoes))",
            from: screen, to: self)
        label = "\(mangoes)"
    }
}

private protocol EditorScreenDelegate: AnyObject {
    func editorScreen(
        _ screen: EditorScreen, didFinishWith mangoes: Int)
}

private final class EditorScreen: BareScreen {
    weak var delegate: (any EditorScreenDelegate)?
    private let shop: Shop
    private let notebook: Notebook

    init(_ shop: Shop, _ notebook: Notebook) {
        (self.shop, self.notebook) = (shop, notebook)
        super.init("EditorScreen")
    }

    override func willAppear() {
        notebook.sent("willAppear()", from: navigator, to: self)
    }

    func save() {
        shop.mangoes += 5
        delegate?.editorScreen(self, didFinishWith: shop.mangoes)
    }
}
