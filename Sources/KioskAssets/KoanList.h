// The koans in the order of the lesson: two lines for each folder of Resources/Koans.
#define FOLDER 01-first-protocol
#include EACH_KOAN
#define FOLDER 02-almost-the-same-name
#include EACH_KOAN
#define FOLDER 03-forgotten-delegate
#include EACH_KOAN
#define FOLDER 04-set-too-late
#include EACH_KOAN
#define FOLDER 05-another-instance
#include EACH_KOAN
#define FOLDER 06-wrong-receiver
#include EACH_KOAN
#define FOLDER 07-ignored-sender
#include EACH_KOAN
#define FOLDER 08-sent-twice
#include EACH_KOAN
#define FOLDER 09-told-too-early
#include EACH_KOAN
#define FOLDER 10-temporary-delegate
#include EACH_KOAN
#define FOLDER 11-strong-delegate
#include EACH_KOAN
#define FOLDER 12-copied-delegate
#include EACH_KOAN
#define FOLDER 13-strong-self
#include EACH_KOAN
#define FOLDER 14-captured-constant
#include EACH_KOAN
#define FOLDER 15-running-clock
#include EACH_KOAN
#define FOLDER 16-copied-value
#include EACH_KOAN
#define FOLDER 17-stepper-from-zero
#include EACH_KOAN
#define FOLDER 18-recipe-drift
#include EACH_KOAN
#define FOLDER 19-whole-dictionary
#include EACH_KOAN
#define FOLDER 20-partly-used-fruit
#include EACH_KOAN
#define FOLDER 21-shared-stock
#include EACH_KOAN
#define FOLDER 22-small-change
#include EACH_KOAN
#define FOLDER 23-operator-without-operand
#include EACH_KOAN
#define FOLDER 24-swallowed-state
#include EACH_KOAN
#define FOLDER 25-moving-queue
#include EACH_KOAN
#define FOLDER 26-lost-tail
#include EACH_KOAN
#define FOLDER 27-leaking-list
#include EACH_KOAN
#define FOLDER 28-missing-super
#include EACH_KOAN
#define FOLDER 29-doubled-rows
#include EACH_KOAN
#define FOLDER 30-stale-label
#include EACH_KOAN
#define FOLDER 31-posted-too-early
#include EACH_KOAN
#define FOLDER 32-heard-twice
#include EACH_KOAN
#define FOLDER 33-present-twice
#include EACH_KOAN
#define FOLDER 34-pushed-again
#include EACH_KOAN
#define FOLDER 35-popped-twice
#include EACH_KOAN
#define FOLDER 36-reached-through
#include EACH_KOAN
#define FOLDER 37-pop-to
#include EACH_KOAN
