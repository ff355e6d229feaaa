#pragma once

// libjpeg leaves its errors by longjmp, which may not cross Swift's frames: here it stays within C.

typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf escape;
  char message[JMSG_LENGTH_MAX];
} table_jpeg_errors;

enum { TABLE_JPEG_MESSAGE_LENGTH = JMSG_LENGTH_MAX, TABLE_JPEG_SCAN_LIMIT = 16 };

// Pixels that further scans may go over, counting each as often as one does.
#define TABLE_JPEG_WORK_LIMIT 4e8

static inline void table_jpeg_fail(j_common_ptr info) {
  table_jpeg_errors *errors = (table_jpeg_errors *)info->err;
  errors->manager.format_message(info, errors->message);
  longjmp(errors->escape, 1);
}

// Missing data is an error: libjpeg would fill the rest with grey and go on.
static inline void table_jpeg_warn(j_common_ptr info, int level) {
  if (level >= 0) return;
  int code = info->err->msg_code;
  if (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER) table_jpeg_fail(info);
}

// A small file can ask for thousands of passes over a large picture.
static inline void table_jpeg_progress(j_common_ptr info) {
  if (!info->is_decompressor) return;
  j_decompress_ptr reader = (j_decompress_ptr)info;
  double work = (double)reader->input_scan_number * reader->image_width * reader->image_height;
  if (reader->input_scan_number > TABLE_JPEG_SCAN_LIMIT && work > TABLE_JPEG_WORK_LIMIT) {
    reader->err->msg_code = JERR_BAD_PROGRESSION;
    table_jpeg_fail(info);
  }
}

// Reads the size into `width` and `height`; where `pixels` is not NULL, reads that many RGBA pixels too.
// Returns 1, or 0 with a sentence in `message`.
static inline int table_jpeg_read(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height,
                                  uint8_t *pixels, char *message) {
  struct jpeg_decompress_struct reader;
  struct jpeg_progress_mgr progress;
  table_jpeg_errors errors;
  memset(&reader, 0, sizeof reader);
  memset(&progress, 0, sizeof progress);
  memset(&errors, 0, sizeof errors);
  reader.err = jpeg_std_error(&errors.manager);
  errors.manager.error_exit = table_jpeg_fail;
  errors.manager.emit_message = table_jpeg_warn;
  progress.progress_monitor = table_jpeg_progress;
  if (setjmp(errors.escape)) {
    memcpy(message, errors.message, JMSG_LENGTH_MAX);
    jpeg_destroy_decompress(&reader);
    return 0;
  }
  jpeg_create_decompress(&reader);
  reader.progress = &progress;
  jpeg_mem_src(&reader, bytes, count);
  jpeg_read_header(&reader, TRUE);
  if (pixels == NULL) {
    *width = reader.image_width;
    *height = reader.image_height;
  } else {
    reader.out_color_space = JCS_EXT_RGBA;
    reader.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&reader);
    if (reader.output_width == *width && reader.output_height == *height) {
      while (reader.output_scanline < reader.output_height) {
        JSAMPROW row = pixels + (size_t)4 * reader.output_scanline * reader.output_width;
        jpeg_read_scanlines(&reader, &row, 1);
      }
      jpeg_finish_decompress(&reader);
    }
  }
  jpeg_destroy_decompress(&reader);
  return 1;
}
