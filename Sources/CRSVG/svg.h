#pragma once

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

// librsvg brings much with it that most pictures have no need of, so it is loaded when the first SVG image is drawn,
// and its functions are declared here, as they have been since version 2.48. What is loaded once is found at once.

enum { TABLE_SVG_DONE = 0, TABLE_SVG_NO_LIBRARY = 1, TABLE_SVG_FAILED = 2, TABLE_SVG_MESSAGE_LENGTH = 256 };

typedef struct {
  double x, y, width, height;
} table_svg_rectangle;

// GLib's GError.
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} table_svg_error;

static inline int table_svg_fail(table_svg_error *error, void (*release)(table_svg_error *), char *message) {
  snprintf(message, TABLE_SVG_MESSAGE_LENGTH, "%s", error && error->message ? error->message : "it is damaged");
  if (error) release(error);
  return TABLE_SVG_FAILED;
}

// What every file is drawn with: its shapes without filters, which iOS does not support and which may take any time. A user's
// important rule comes before all that a file says.
#define TABLE_SVG_STYLE "*{filter:none!important}"

// Draws a file's bytes into a rectangle of a Cairo context from its origin; no other file is read. Returns one of the
// constants above, with a sentence in `message` where it failed.
static inline int table_svg_draw(const char *name, const uint8_t *bytes, size_t count, void *context, double width,
                                 double height, char *message) {
  // It stays loaded: types that were registered with GLib cannot be taken back.
  void *library = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return TABLE_SVG_NO_LIBRARY;
  void *(*open)(const uint8_t *, size_t, table_svg_error **) = dlsym(library, "rsvg_handle_new_from_data");
  void (*resolve)(void *, double) = dlsym(library, "rsvg_handle_set_dpi");
  int (*style)(void *, const uint8_t *, size_t, table_svg_error **) = dlsym(library, "rsvg_handle_set_stylesheet");
  int (*render)(void *, void *, const table_svg_rectangle *, table_svg_error **) =
      dlsym(library, "rsvg_handle_render_document");
  void (*close)(void *) = dlsym(library, "g_object_unref");
  void (*release)(table_svg_error *) = dlsym(library, "g_error_free");
  if (!open || !resolve || !style || !render || !close || !release) return TABLE_SVG_NO_LIBRARY;
  table_svg_error *error = NULL;
  void *handle = open(bytes, count, &error);
  if (handle == NULL) return table_svg_fail(error, release, message);
  resolve(handle, 96);
  table_svg_rectangle all = {0, 0, width, height};
  int isDrawn = style(handle, (const uint8_t *)TABLE_SVG_STYLE, sizeof TABLE_SVG_STYLE - 1, &error) &&
                render(handle, context, &all, &error);
  close(handle);
  return isDrawn ? TABLE_SVG_DONE : table_svg_fail(error, release, message);
}
