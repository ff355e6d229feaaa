#pragma once

// libpng leaves its errors by longjmp, which may not cross Swift's frames: here it stays within C.

enum { TABLE_PNG_MESSAGE_LENGTH = 128, TABLE_PNG_BUFFER_SIZE = 1 << 16 };

// The bytes that reading a row may take besides twice those of its pixels. With the last row, libpng unpacks whatever
// follows it in the stream: a small file may hold many gigabytes there.
enum { TABLE_PNG_BYTES_OF_PIXEL = 8, TABLE_PNG_MOST_SURPLUS = 1 << 17 };

// Puts up to so many bytes of a file into a buffer and returns their number; fewer only at the end.
typedef size_t (*table_png_source)(void *context, uint8_t *bytes, size_t count);

typedef struct {
  png_structp png;
  png_infop info;
  table_png_source source;
  void *context;
  jmp_buf escape;
  char message[TABLE_PNG_MESSAGE_LENGTH];
  // A row as the file has it, of files that are read so; NULL for all others.
  uint8_t *stored;
  uint32_t width;
  // The bytes that may still be read; SIZE_MAX for any number.
  size_t room;
} table_png_rows;

static inline void table_png_fail(png_structp png, png_const_charp message) {
  table_png_rows *rows = (table_png_rows *)png_get_error_ptr(png);
  strncpy(rows->message, message, TABLE_PNG_MESSAGE_LENGTH - 1);
  longjmp(rows->escape, 1);
}

static inline void table_png_warn(png_structp png, png_const_charp message) {
  (void)png, (void)message;
}

static inline void table_png_read(png_structp png, png_bytep bytes, size_t count) {
  table_png_rows *rows = (table_png_rows *)png_get_io_ptr(png);
  if (count > rows->room) png_error(png, "Too much image data");
  if (rows->room != SIZE_MAX) rows->room -= count;
  if (rows->source(rows->context, bytes, count) != count) png_error(png, "Read Error");
}

// Whether a file has red, green and blue as bytes in sRGB, as most of ours do, so that its rows lack opacity alone. libpng
// would add it in four times the time, a byte at a time from the end.
static inline int table_png_is_opaque(png_structp png, png_infop info) {
  const png_fixed_point srgb = 45455;
  png_fixed_point gamma = srgb;
  if (png_get_color_type(png, info) != PNG_COLOR_TYPE_RGB || png_get_bit_depth(png, info) != 8) return 0;
  if (png_get_interlace_type(png, info) != PNG_INTERLACE_NONE) return 0;
  if (png_get_valid(png, info, PNG_INFO_tRNS) || png_get_valid(png, info, PNG_INFO_iCCP)) return 0;
  return !png_get_valid(png, info, PNG_INFO_gAMA) || (png_get_gAMA_fixed(png, info, &gamma) && gamma == srgb);
}

// Has a file's rows read as it has them.
static inline void table_png_use_stored(table_png_rows *rows, uint32_t width) {
  png_read_update_info(rows->png, rows->info);
  if (png_get_rowbytes(rows->png, rows->info) != (size_t)3 * width) png_error(rows->png, "unexpected size of a row");
  rows->width = width;
  // A byte more, so that each pixel can be read as four.
  rows->stored = (uint8_t *)malloc((size_t)3 * width + 1);
  if (rows->stored == NULL) png_error(rows->png, "there is no memory");
}

// Begins a file that is read row by row, each row as RGBA with 8 bits each in sRGB. Interlaced files have several passes
// over all rows, each over what the one before left in them; where the passes are `apart`, each is a picture of its own,
// whose rows have what it brings at their beginning. Returns NULL where there is no memory; else `message` is not empty
// where the file is broken.
//
// libpng's simplified reader is not used: of interlaced files with 16 bits a channel it gets every other row wrong.
static inline table_png_rows *table_png_begin(table_png_source source, void *context, int apart, uint32_t *width,
                                              uint32_t *height, int *passes) {
  table_png_rows *rows = (table_png_rows *)calloc(1, sizeof *rows);
  if (rows == NULL) return NULL;
  rows->source = source;
  rows->context = context;
  rows->room = SIZE_MAX;
  rows->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, rows, table_png_fail, table_png_warn);
  rows->info = rows->png == NULL ? NULL : png_create_info_struct(rows->png);
  if (rows->info == NULL) {
    png_destroy_read_struct(&rows->png, NULL, NULL);
    free(rows);
    return NULL;
  }
  if (setjmp(rows->escape)) return rows;
  png_structp png = rows->png;
  png_set_benign_errors(png, 1);
  png_set_read_fn(png, rows, table_png_read);
  png_set_compression_buffer_size(png, TABLE_PNG_BUFFER_SIZE);
  // The check sums of the chunks stand for the pixels as well, and take less time.
  png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
  // Texts and the like would be unpacked, which nobody asks for; these say what the numbers of colours mean.
  static const png_byte colours[] = "gAMA\0sRGB\0iCCP";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, colours, 3);
  png_read_info(png, rows->info);
  *width = png_get_image_width(png, rows->info);
  *height = png_get_image_height(png, rows->info);
  *passes = 1;
  if (table_png_is_opaque(png, rows->info)) {
    table_png_use_stored(rows, *width);
    return rows;
  }
  int hasOpacity = (png_get_color_type(png, rows->info) & PNG_COLOR_MASK_ALPHA) != 0 ||
                   png_get_valid(png, rows->info, PNG_INFO_tRNS) != 0;
  png_set_expand(png);
  // A file without a note of its gamma is taken for sRGB, whatever its depth, as browsers and editors do.
  png_set_alpha_mode_fixed(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  if (!hasOpacity) png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  *passes = apart ? 1 : png_set_interlace_handling(png);
  png_read_update_info(png, rows->info);
  if (png_get_rowbytes(png, rows->info) != (size_t)4 * *width) png_error(png, "unexpected size of a row");
  return rows;
}

// What went wrong; empty where nothing did.
static inline const char *table_png_message(const table_png_rows *rows) { return rows->message; }

// Reads the next row of 4 × width bytes. Returns 1, or 0 with a sentence in `message`.
static inline int table_png_next(table_png_rows *rows, uint8_t *pixels) {
  if (setjmp(rows->escape)) return 0;
  rows->room = 2 * TABLE_PNG_BYTES_OF_PIXEL * (size_t)png_get_image_width(rows->png, rows->info) + TABLE_PNG_MOST_SURPLUS;
  if (rows->stored == NULL) {
    png_read_row(rows->png, pixels, NULL);
    return 1;
  }
  png_read_row(rows->png, rows->stored, NULL);
  const uint8_t opacity[4] = {0, 0, 0, 255};
  uint32_t opaque, pixel;
  memcpy(&opaque, opacity, 4);
  for (uint32_t x = 0; x < rows->width; x++) {
    memcpy(&pixel, rows->stored + 3 * (size_t)x, 4);
    pixel |= opaque;
    memcpy(pixels + 4 * (size_t)x, &pixel, 4);
  }
  return 1;
}

// Reads what comes after the last row: a file that is cut off there is broken, too. Returns as the function above.
static inline int table_png_finish(table_png_rows *rows) {
  if (setjmp(rows->escape)) return 0;
  rows->room = SIZE_MAX;
  png_read_end(rows->png, NULL);
  return 1;
}

static inline void table_png_end(table_png_rows *rows) {
  png_destroy_read_struct(&rows->png, &rows->info, NULL);
  free(rows->stored);
  free(rows);
}
