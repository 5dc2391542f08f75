#include "CAnimaticCodecs.h"

#include <malloc.h>

void animatic_return_large_blocks(void) { mallopt(M_MMAP_THRESHOLD, 256 << 10); }
