#include "CAnimaticRuntime.h"
