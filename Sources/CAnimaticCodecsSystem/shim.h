#include <gif_lib.h>
#include <libdeflate.h>
#include <png.h>
