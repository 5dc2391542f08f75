#include "CAnimaticCairo.h"
