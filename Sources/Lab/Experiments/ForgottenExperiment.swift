import ScreenKit
import ScreenTrace

/// A stock editor is saved, but its delegate was never set, or it was
/// set and released at once.
struct ForgottenExperiment: Experiment {
    func run(_ notebook: Notebook) {
        let counter = Counter()
        let editor = Editor()

        notebook.begin(.labNoDelegate)
        // Here a line was forgotten: editor.delegate = counter
        editor.save()
        notebook.fact(.labMangoes, counter.mangoes)

        notebook.begin(.labNoDelegateTraced)
        let proxy = Proxy(notebook)
        editor.delegate = proxy
        editor.save()
        notebook.fact(.labUnheardMessages, proxy.unheardCount)
        notebook.fact(.labMangoes, counter.mangoes)

        notebook.begin(.labDelegateSetTraced)
        proxy.target = counter
        editor.save()
        notebook.fact(.labHeardMessages, proxy.heardCount)
        notebook.fact(.labMangoes, counter.mangoes)

        notebook.begin(.labTemporaryDelegate)
        // Not forgotten: init asks for it. But only the weak property
        // refers to the counter, so it is released at once.
        let hasty = Editor(delegate: makeCounter())
        notebook.fact("delegate == nil", hasty.delegate == nil)
    }

    private func makeCounter() -> Counter { Counter() }
}

private protocol EditorDelegate: AnyObject {
    func editor(_ editor: Editor, didAdd mangoes: Int)
}

private final class Editor {
    weak var delegate: (any EditorDelegate)?

    init(delegate: (any EditorDelegate)? = nil) {
        self.delegate = delegate
    }

    func save() {
        // If delegate is nil, nothing is called and no error is
        // reported.
        delegate?.editor(self, didAdd: 5)
    }
}

private final class Counter: EditorDelegate {
    private(set) var mangoes = 10

    func editor(_ editor: Editor, didAdd mangoes: Int) {
        self.mangoes += mangoes
    }
}

/// Stands between the two: notes each message and passes it on.
private final class Proxy: EditorDelegate {
    weak var target: (any EditorDelegate)?
    private(set) var heardCount = 0
    private(set) var unheardCount = 0
    private let notebook: Notebook

    init(_ notebook: Notebook) { self.notebook = notebook }

    func editor(_ editor: Editor, didAdd mangoes: Int) {
        notebook.sent(
            "editor(_:didAdd: \(mangoes))", from: editor, to: target)
        if let target {
            heardCount += 1
            target.editor(editor, didAdd: mangoes)
        } else {
            unheardCount += 1
        }
    }
}
