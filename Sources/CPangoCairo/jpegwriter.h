#pragma once

// Writes JPEG files a few rows at a time; libjpeg's jumps stay within C, as in jpeg.h.

typedef struct {
  struct jpeg_compress_struct compressor;
  table_jpeg_errors errors;
  unsigned char *bytes;
  unsigned long count;
} table_jpeg_writer;

static inline void table_jpeg_end_writing(table_jpeg_writer *writer) {
  if (writer == NULL) return;
  // Until a file is ended, libjpeg alone knows where its bytes have moved to.
  if (writer->compressor.dest != NULL) writer->compressor.dest->term_destination(&writer->compressor);
  jpeg_destroy_compress(&writer->compressor);
  free(writer->bytes);
  free(writer);
}

// Begins a file of `width` × `height` pixels with a density in dots an inch; NULL where there is no memory for it.
// Colours keep their full resolution, so that coloured letters stay sharp, and the slow transform is the exact one.
static inline table_jpeg_writer *table_jpeg_begin_writing(uint32_t width, uint32_t height, int density, int quality) {
  table_jpeg_writer *writer = (table_jpeg_writer *)calloc(1, sizeof *writer);
  if (writer == NULL) return NULL;
  struct jpeg_compress_struct *compressor = &writer->compressor;
  compressor->err = jpeg_std_error(&writer->errors.manager);
  writer->errors.manager.error_exit = table_jpeg_fail;
  if (setjmp(writer->errors.escape)) {
    table_jpeg_end_writing(writer);
    return NULL;
  }
  jpeg_create_compress(compressor);
  jpeg_mem_dest(compressor, &writer->bytes, &writer->count);
  compressor->image_width = width;
  compressor->image_height = height;
  compressor->input_components = 4;
  compressor->in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(compressor);
  jpeg_set_quality(compressor, quality, TRUE);
  compressor->comp_info[0].h_samp_factor = 1;
  compressor->comp_info[0].v_samp_factor = 1;
  compressor->dct_method = JDCT_ISLOW;
  compressor->density_unit = 1;
  compressor->X_density = (UINT16)density;
  compressor->Y_density = (UINT16)density;
  jpeg_start_compress(compressor, TRUE);
  return writer;
}

// Appends whole rows of pixels as Cairo has them; returns 1, or 0 where libjpeg cannot go on.
static inline int table_jpeg_write_rows(table_jpeg_writer *writer, const uint32_t *pixels, size_t rows) {
  if (setjmp(writer->errors.escape)) return 0;
  for (size_t row = 0; row < rows; row++) {
    JSAMPROW line = (JSAMPROW)(uintptr_t)(pixels + row * writer->compressor.image_width);
    jpeg_write_scanlines(&writer->compressor, &line, 1);
  }
  return 1;
}

// Ends the file, which `bytes` and `count` then have; returns 1, or 0 where rows are missing or libjpeg cannot go on.
static inline int table_jpeg_finish_writing(table_jpeg_writer *writer) {
  if (setjmp(writer->errors.escape)) return 0;
  if (writer->compressor.next_scanline < writer->compressor.image_height) return 0;
  jpeg_finish_compress(&writer->compressor);
  return 1;
}
