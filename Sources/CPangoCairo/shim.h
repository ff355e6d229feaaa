#pragma once

#include <malloc.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cairo/cairo.h>
#include <cairo/cairo-ft.h>
#include <cairo/cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_MODULE_H
#include FT_OUTLINE_H
#include <hb-ot.h>
#include <hb.h>
#include <jpeglib.h>
#include <jerror.h>
#include <libdeflate.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <png.h>
#include <zlib.h>

#include "jpeg.h"
#include "jpegwriter.h"
#include "pngrows.h"

// Shapes by the rules of OpenType and Apple alone: those of Graphite are programs in the font, and iOS runs none.
static inline void table_shape(hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned count) {
  static const char *const shapers[] = {"ot", NULL};
  hb_shape_full(font, buffer, features, count, shapers);
}

// deflateInit2 is a macro, which Swift cannot call.
static inline int table_deflate_start(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY);
}

static inline int table_inflate_start(z_stream *stream) { return inflateInit(stream); }
