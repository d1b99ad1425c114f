#include "KioskAssets.h"

#define BYTES(name) \
    Asset name(void) { return (Asset){name##Bytes, sizeof name##Bytes}; }

static const unsigned char screenKitTextsBytes[] = {
#embed "../../Resources/Texts/ScreenKit.xcstrings"
};
BYTES(screenKitTexts)

static const unsigned char screenTraceTextsBytes[] = {
#embed "../../Resources/Texts/ScreenTrace.xcstrings"
};
BYTES(screenTraceTexts)

static const unsigned char calculatorTextsBytes[] = {
#embed "../../Resources/Texts/CalculatorApp.xcstrings"
};
BYTES(calculatorTexts)

static const unsigned char juiceMakerTextsBytes[] = {
#embed "../../Resources/Texts/JuiceMakerApp.xcstrings"
};
BYTES(juiceMakerTexts)

static const unsigned char shopfrontTextsBytes[] = {
#embed "../../Resources/Texts/Shopfront.xcstrings"
};
BYTES(shopfrontTexts)

static const unsigned char labTextsBytes[] = {
#embed "../../Resources/Texts/Lab.xcstrings"
};
BYTES(labTexts)

static const unsigned char kioskTextsBytes[] = {
#embed "../../Resources/Texts/kiosk.xcstrings"
};
BYTES(kioskTexts)

static const unsigned char menuBytes[] = {
#embed "../../Resources/menu.json"
};
BYTES(menu)

static const unsigned char codePage949Bytes[] = {
#embed "../../Resources/CodePage949.txt"
};
BYTES(codePage949)

static const unsigned char bashCompletionsBytes[] = {
#embed "../../Resources/Completions/kiosk.bash"
};
BYTES(bashCompletions)

static const unsigned char zshCompletionsBytes[] = {
#embed "../../Resources/Completions/kiosk.zsh"
};
BYTES(zshCompletions)

static const unsigned char fishCompletionsBytes[] = {
#embed "../../Resources/Completions/kiosk.fish"
};
BYTES(fishCompletions)

static const unsigned char leakExperimentBytes[] = {
#embed "../../Sources/Lab/Experiments/LeakExperiment.swift"
};
BYTES(leakExperiment)

static const unsigned char forgottenExperimentBytes[] = {
#embed "../../Sources/Lab/Experiments/ForgottenExperiment.swift"
};
BYTES(forgottenExperiment)

static const unsigned char fourWiringsExperimentBytes[] = {
#embed "../../Sources/Lab/Experiments/FourWiringsExperiment.swift"
};
BYTES(fourWiringsExperiment)

static const unsigned char backAndForthExperimentBytes[] = {
#embed "../../Sources/Lab/Experiments/BackAndForthExperiment.swift"
};
BYTES(backAndForthExperiment)

static const unsigned char sheetExperimentBytes[] = {
#embed "../../Sources/Lab/Experiments/SheetExperiment.swift"
};
BYTES(sheetExperiment)

static const unsigned char allOrNothingExperimentBytes[] = {
#embed "../../Sources/Lab/Experiments/AllOrNothingExperiment.swift"
};
BYTES(allOrNothingExperiment)

static const unsigned char queuesExperimentBytes[] = {
#embed "../../Sources/Lab/Experiments/QueuesExperiment.swift"
};
BYTES(queuesExperiment)

static const unsigned char doublyLinkedExperimentBytes[] = {
#embed "../../Sources/Lab/Experiments/DoublyLinkedExperiment.swift"
};
BYTES(doublyLinkedExperiment)

static const unsigned char moneyExperimentBytes[] = {
#embed "../../Sources/Lab/Experiments/MoneyExperiment.swift"
};
BYTES(moneyExperiment)

static const unsigned char handoutStyleBytes[] = {
#embed "../../Resources/Handout/handout.css"
};
BYTES(handoutStyle)

static const unsigned char storyStyleBytes[] = {
#embed "../../Resources/Story/story.css"
};
BYTES(storyStyle)

static const unsigned char storyScriptBytes[] = {
#embed "../../Resources/Story/story.js"
};
BYTES(storyScript)

static const unsigned char koanPreludeBytes[] = {
#embed "../../Resources/Koans/prelude/prelude.swift"
};
BYTES(koanPrelude)

static const unsigned char koanTraceBytes[] = {
#embed "../../Resources/Koans/prelude/KoanTrace.swift"
};
BYTES(koanTrace)

static const unsigned char koanClosureBytes[] = {
#embed "../../Resources/Koans/prelude/KoanClosure.swift"
};
BYTES(koanClosure)

static const unsigned char storedPropertyBytes[] = {
#embed "../ScreenTrace/StoredProperty.swift"
};
BYTES(storedProperty)

static const unsigned char koanSealBytes[] = {
#embed "../Lab/Koans/Run/KoanSeal.swift"
};
BYTES(koanSeal)

#define TEXT(token) #token
#define TEXT_OF(macro) TEXT(macro)

const char *buildCommit(void) {
#ifdef KIOSK_COMMIT
    return TEXT_OF(KIOSK_COMMIT);
#else
    return 0;
#endif
}
