// The koans in the order of the lesson: two lines for each folder of Resources/Koans.
#define FOLDER 01-first-protocol
#include EACH_KOAN
