import KioskUI

/// A stock editor is saved, but nobody has set its delegate.
struct ForgottenExperiment: Experiment {
    func run() -> Outcome {
        let notebook = Notebook()

        notebook.begin(.labNoDelegate)
        let counter = Counter()
        let editor = Editor()
        // The line that was forgotten: editor.delegate = counter
        editor.save()
        notebook.write("counter.mangoes", is: counter.mangoes)
        notebook.note(.labMangoes, counter.mangoes)

        notebook.begin(.labNoDelegateTraced)
        let proxy = Proxy(target: nil, notebook)
        editor.delegate = proxy
        editor.save()
        notebook.note(.labUnheardMessages, proxy.unheardCount)
        notebook.note(.labMangoes, counter.mangoes)

        notebook.begin(.labDelegateSetTraced)
        proxy.target = counter
        editor.save()
        notebook.write("counter.mangoes", is: counter.mangoes)
        notebook.note(.labHeardMessages, proxy.heardCount)
        notebook.note(.labMangoes, counter.mangoes)
        return notebook.outcome
    }
}

private protocol EditorDelegate: AnyObject {
    func editor(_ editor: Editor, didFinishWith changes: [String: Int])
}

private final class Editor {
    weak var delegate: (any EditorDelegate)?

    func save() {
        // With nil before it, ?. does nothing, and says nothing.
        delegate?.editor(self, didFinishWith: ["mango": 5])
    }
}

private final class Counter: EditorDelegate {
    var mangoes = 10

    func editor(_ editor: Editor, didFinishWith changes: [String: Int]) {
        mangoes += changes["mango"] ?? 0
    }
}

/// Stands between the two: writes down each message, then hands it on.
private final class Proxy: EditorDelegate {
    weak var target: (any EditorDelegate)?
    private(set) var heardCount = 0
    private(set) var unheardCount = 0
    private let notebook: Notebook

    init(target: (any EditorDelegate)?, _ notebook: Notebook) {
        self.target = target
        self.notebook = notebook
    }

    func editor(_ editor: Editor, didFinishWith changes: [String: Int]) {
        let message = "editor(_:didFinishWith: \(changes))"
        if let target {
            heardCount += 1
            notebook.write(.sent(message, from: "Editor", to: "Counter"))
            target.editor(editor, didFinishWith: changes)
        } else {
            unheardCount += 1
            notebook.write(.unheard(message, from: "Editor"))
        }
    }
}
