#ifndef KioskAssets_h
#define KioskAssets_h

/// A file that is part of the program.
///
/// The files are embedded by the C compiler, whose `#embed` takes no time. Swift would compile an array of as many bytes for a
/// minute, and a bundle of resources would not move with the program.
typedef struct {
    const unsigned char *_Nonnull bytes;
    long count;
} Asset;

#define KIOSK_ASSET(name) Asset name(void) __attribute__((swift_name("getter:Asset." #name "()")))

// The texts of each room in every language, as String Catalogs.
KIOSK_ASSET(screenKitTexts);
KIOSK_ASSET(screenTraceTexts);
KIOSK_ASSET(calculatorTexts);
KIOSK_ASSET(juiceMakerTexts);
KIOSK_ASSET(shopfrontTexts);
KIOSK_ASSET(labTexts);
KIOSK_ASSET(kioskTexts);

/// The menu of the house, as JSON.
KIOSK_ASSET(menu);

/// The symbols and the Chinese characters of code page 949.
KIOSK_ASSET(codePage949);

// The scripts that complete command lines in a shell.
KIOSK_ASSET(bashCompletions);
KIOSK_ASSET(zshCompletions);
KIOSK_ASSET(fishCompletions);

/// The style of the lesson on paper.
KIOSK_ASSET(handoutStyle);

// The style and the script of the page of a trace.
KIOSK_ASSET(storyStyle);
KIOSK_ASSET(storyScript);

// The sources of the experiments, so that the lab can show the very source that ran.
KIOSK_ASSET(leakExperiment);
KIOSK_ASSET(forgottenExperiment);
KIOSK_ASSET(fourWiringsExperiment);
KIOSK_ASSET(backAndForthExperiment);
KIOSK_ASSET(sheetExperiment);
KIOSK_ASSET(allOrNothingExperiment);
KIOSK_ASSET(queuesExperiment);
KIOSK_ASSET(doublyLinkedExperiment);
KIOSK_ASSET(moneyExperiment);

/// The number of source files with the calls that a trace shows.
long sourceCount(void);
/// The path of a source file, from a folder beside its room.
const char *_Nonnull sourcePath(long index);
/// The content of a source file.
Asset sourceAsset(long index);

// What the koans share, and the trace of their objects.
KIOSK_ASSET(koanPrelude);
KIOSK_ASSET(koanTrace);
KIOSK_ASSET(koanClosure);
KIOSK_ASSET(koanSeal);
KIOSK_ASSET(storedProperty);

/// The number of koans.
long koanCount(void);
/// The name of the folder of a koan.
const char *_Nonnull koanName(long index);
/// A file of a koan: 0 as given, 1 the solution, 2 the check, 3 the repairs, which can be empty.
Asset koanAsset(long index, long file);

/// The commit that was built, if the build names it: `swift build -Xcc -DKIOSK_COMMIT=a1b2c3d`.
const char *_Nullable buildCommit(void);

#endif
