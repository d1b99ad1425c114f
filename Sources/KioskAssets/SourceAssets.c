#include "KioskAssets.h"

// The list of the files is read twice, as that of the koans.

#define EACH_SOURCE "SourceName.h"
static const char *const names[] = {
#include "SourceList.h"
};
#undef EACH_SOURCE

#define EACH_SOURCE "SourceFile.h"
// All files, each with a zero byte behind it.
static const unsigned char files[] = {
#include "SourceList.h"
};
#undef EACH_SOURCE

long sourceCount(void) { return sizeof names / sizeof *names; }

const char *sourcePath(long index) { return names[index]; }

Asset sourceAsset(long index) {
    const unsigned char *begin = files;
    for (; index > 0; index--)
        while (*begin++ != 0) {
        }
    long count = 0;
    while (begin[count] != 0) count++;
    return (Asset){begin, count};
}
