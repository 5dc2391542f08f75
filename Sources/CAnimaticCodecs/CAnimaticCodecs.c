#include "CAnimaticCodecs.h"
