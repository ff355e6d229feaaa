// A screen: read from a tab-separated file, placed and drawn with Cairo, its text set by Pango.
#pragma once
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// --- Reading ---------------------------------------------------------------------------------------
// T width height scale, then S header footer and R title detail accessory icon, fields apart by tabs.

typedef struct {
  char *title, *detail;
  int has_checkmark, has_icon;
  uint32_t icon;
} Row;

typedef struct {
  char *header, *footer;
  Row *rows;
  int count;
} Section;

typedef struct {
  int width, height, scale, section_count;
  Section sections[16];
  char *text;
} Screen;

static char *next_field(char **place) {
  char *start = *place, *end = strpbrk(start, "\t\n");
  *place = end + 1;
  *end = 0;
  return start;
}

static void screen_free(Screen *screen) {
  for (int i = 0; i < screen->section_count; i++) free(screen->sections[i].rows);
  free(screen->text);
}

static int screen_read(Screen *screen, const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return -1;
  fseek(file, 0, SEEK_END);
  long length = ftell(file);
  rewind(file);
  screen->text = malloc(length + 1);
  if (fread(screen->text, 1, length, file) != (size_t)length) return -1;
  screen->text[length] = 0;
  fclose(file);
  screen->section_count = 0;
  Section *section = NULL;
  int capacity = 0;
  for (char *place = screen->text; *place;) {
    char kind = *place;
    place += 2;
    if (kind == 'T') {
      screen->width = atoi(next_field(&place));
      screen->height = atoi(next_field(&place));
      screen->scale = atoi(next_field(&place));
    } else if (kind == 'S') {
      section = &screen->sections[screen->section_count++];
      section->header = next_field(&place);
      section->footer = next_field(&place);
      section->count = 0;
      section->rows = NULL;
      capacity = 0;
    } else {
      if (section->count == capacity) {
        capacity = capacity ? capacity * 2 : 8;
        section->rows = realloc(section->rows, capacity * sizeof(Row));
      }
      Row *row = &section->rows[section->count++];
      row->title = next_field(&place);
      row->detail = next_field(&place);
      row->has_checkmark = !strcmp(next_field(&place), "checkmark");
      char *icon = next_field(&place);
      row->has_icon = *icon == '#';
      row->icon = row->has_icon ? strtoul(icon + 1, NULL, 16) : 0;
    }
  }
  return 0;
}

// --- Text ------------------------------------------------------------------------------------------

enum { HEADER_STYLE, ROW_STYLE, FOOTER_STYLE, STYLE_COUNT };
static const int font_sizes[STYLE_COUNT] = {13, 15, 12};

typedef struct {
  char *text;
  int style, count;
  double width;
  cairo_glyph_t *glyphs;
  cairo_scaled_font_t *font;
} Label;

// A text setter keeps what it has shaped, in a table that is emptied when it is half full.
typedef struct {
  PangoLayout *layouts[STYLE_COUNT];
  Label *labels;
  unsigned capacity, used;
  cairo_glyph_t *placed;
  int placed_capacity;
} Text;

static uint32_t text_hash(const char *text, uint32_t hash) {
  for (; *text; text++) hash = (hash ^ (uint8_t)*text) * 16777619u;
  return hash;
}

// One font file and no configuration file: fontconfig reads nothing else. The configuration is made current first,
// or the new font map loads the system's as well.
static void text_init(Text *text, const char *font_file, int scale) {
  memset(text, 0, sizeof *text);
  FcConfig *config = FcConfigCreate();
  FcConfigAppFontAddFile(config, (const FcChar8 *)font_file);
  FcConfigSetCurrent(config);
  PangoFontMap *map = pango_cairo_font_map_new();
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  for (int i = 0; i < STYLE_COUNT; i++) {
    PangoFontDescription *description = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(description, font_sizes[i] * scale * PANGO_SCALE);
    text->layouts[i] = pango_layout_new(context);
    pango_layout_set_font_description(text->layouts[i], description);
    pango_font_description_free(description);
  }
  text->capacity = 1 << 13;
  text->labels = calloc(text->capacity, sizeof(Label));
}

static void label_shape(Text *text, Label *label) {
  PangoLayout *layout = text->layouts[label->style];
  pango_layout_set_text(layout, label->text, -1);
  PangoLayoutLine *line = pango_layout_get_line_readonly(layout, 0);
  double x = 0;
  label->count = 0;
  label->glyphs = NULL;
  for (GSList *link = line->runs; link; link = link->next) {
    PangoGlyphItem *run = link->data;
    PangoGlyphString *string = run->glyphs;
    label->glyphs = realloc(label->glyphs, (label->count + string->num_glyphs) * sizeof *label->glyphs);
    label->font = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(run->item->analysis.font));
    for (int i = 0; i < string->num_glyphs; i++) {
      PangoGlyphInfo *info = &string->glyphs[i];
      if (info->glyph != PANGO_GLYPH_EMPTY)
        label->glyphs[label->count++] = (cairo_glyph_t){
            info->glyph, x + info->geometry.x_offset / 1024.0, info->geometry.y_offset / 1024.0};
      x += info->geometry.width / 1024.0;
    }
  }
  label->width = x;
}

static Label *label_get(Text *text, const char *string, int style) {
  if (text->used * 2 > text->capacity) {
    for (unsigned i = 0; i < text->capacity; i++) {
      free(text->labels[i].text);
      free(text->labels[i].glyphs);
    }
    memset(text->labels, 0, text->capacity * sizeof(Label));
    text->used = 0;
  }
  uint32_t i = text_hash(string, 2166136261u + style) & (text->capacity - 1);
  for (; text->labels[i].text; i = (i + 1) & (text->capacity - 1))
    if (text->labels[i].style == style && !strcmp(text->labels[i].text, string)) return &text->labels[i];
  Label *label = &text->labels[i];
  label->text = strdup(string);
  label->style = style;
  text->used++;
  label_shape(text, label);
  return label;
}

static inline void set_color(cairo_t *cairo, uint32_t color) {
  cairo_set_source_rgb(cairo, (color >> 16) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
}

typedef enum { FROM_LEFT, FROM_RIGHT } Side;

static void text_draw(
    Text *text, cairo_t *cairo, const char *string, int style, double x, double baseline, Side side, uint32_t color) {
  set_color(cairo, color);
  Label *label = label_get(text, string, style);
  if (side == FROM_RIGHT) x -= label->width;
  if (label->count > text->placed_capacity) {
    text->placed_capacity = label->count * 2;
    text->placed = realloc(text->placed, text->placed_capacity * sizeof *text->placed);
  }
  for (int i = 0; i < label->count; i++) {
    cairo_glyph_t glyph = label->glyphs[i];
    text->placed[i] = (cairo_glyph_t){glyph.index, glyph.x + x, glyph.y + baseline};
  }
  cairo_set_scaled_font(cairo, label->font);
  cairo_show_glyphs(cairo, text->placed, label->count);
}

// --- Drawing ---------------------------------------------------------------------------------------

static void rounded_rect(cairo_t *cairo, double x, double y, double width, double height, double radius) {
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, x + width - radius, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
  cairo_arc(cairo, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
  cairo_arc(cairo, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
  cairo_close_path(cairo);
}

static void icon_draw(cairo_t *cairo, double y, double k, uint32_t color) {
  set_color(cairo, color);
  rounded_rect(cairo, 28 * k, (y + .5) * k, 29 * k, 29 * k, 6.5 * k);
  cairo_fill(cairo);
  set_color(cairo, 0xFFFFFF);
  cairo_arc(cairo, 42.5 * k, (y + 15) * k, 7 * k, 0, 2 * M_PI);
  cairo_fill(cairo);
}

static void accessory_draw(cairo_t *cairo, double middle, double k, int is_checkmark) {
  if (is_checkmark) {
    set_color(cairo, 0x007AFF);
    cairo_move_to(cairo, 277 * k, middle * k);
    cairo_line_to(cairo, 281 * k, (middle + 4) * k);
    cairo_line_to(cairo, 289 * k, (middle - 5) * k);
  } else {
    set_color(cairo, 0xC7C7CC);
    cairo_move_to(cairo, 284 * k, (middle - 5) * k);
    cairo_line_to(cairo, 289 * k, middle * k);
    cairo_line_to(cairo, 284 * k, (middle + 5) * k);
  }
  cairo_stroke(cairo);
}

static void row_draw(const Row *row, cairo_t *cairo, Text *text, double y, double k, int is_last) {
  double title_x = row->has_icon ? 67 : 32, detail_x = row->has_checkmark ? 270 : 276;
  if (row->has_icon) icon_draw(cairo, y, k, row->icon);
  text_draw(text, cairo, row->title, ROW_STYLE, title_x * k, (y + 20) * k, FROM_LEFT, 0x000000);
  text_draw(text, cairo, row->detail, ROW_STYLE, detail_x * k, (y + 20) * k, FROM_RIGHT, 0x8E8E93);
  accessory_draw(cairo, y + 15, k, row->has_checkmark);
  if (is_last) return;
  set_color(cairo, 0xC6C6C8);
  cairo_rectangle(cairo, title_x * k, (y + 29.5) * k, (304 - title_x) * k, .5 * k);
  cairo_fill(cairo);
}

static void screen_draw(const Screen *screen, cairo_t *cairo, Text *text) {
  double k = screen->scale, y = 0;
  set_color(cairo, 0xF2F2F7);
  cairo_paint(cairo);
  cairo_set_line_width(cairo, 2 * k);
  for (int i = 0; i < screen->section_count; i++) {
    const Section *section = &screen->sections[i];
    text_draw(text, cairo, section->header, HEADER_STYLE, 32 * k, (y + 19) * k, FROM_LEFT, 0x6D6D72);
    y += 26;
    set_color(cairo, 0xFFFFFF);
    rounded_rect(cairo, 16 * k, y * k, 288 * k, 30.0 * section->count * k, 10 * k);
    cairo_fill(cairo);
    for (int j = 0; j < section->count; j++, y += 30)
      row_draw(&section->rows[j], cairo, text, y, k, j == section->count - 1);
    text_draw(text, cairo, section->footer, FOOTER_STYLE, 32 * k, (y + 15) * k, FROM_LEFT, 0x6D6D72);
    y += 22;
  }
}
