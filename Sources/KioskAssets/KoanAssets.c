#include "KioskAssets.h"

// The list of the folders is read twice: once for the names, once for the files. `#embed` is no macro, so each folder is a
// line with its name and a line that includes what to do with it.

#define TEXT(path) #path
#define PATH(path) TEXT(path)

#define EACH_KOAN "KoanName.h"
static const char *const names[] = {
#include "KoanList.h"
};
#undef EACH_KOAN

#define EACH_KOAN "KoanFiles.h"
// The files of all koans, each with a zero byte behind it.
static const unsigned char *const files[][4] = {
#include "KoanList.h"
};
#undef EACH_KOAN

long koanCount(void) { return sizeof names / sizeof *names; }

const char *koanName(long index) { return names[index]; }

Asset koanAsset(long index, long file) {
    const unsigned char *begin = files[index][file];
    long count = 0;
    while (begin[count] != 0) count++;
    return (Asset){begin, count};
}
