// PNG from 32-bit pixels: RGB, no filters, and a deflate that knows table pictures. It copies runs of one colour and
// parts of the row above, and writes everything as one block with a Huffman code of its own.
#pragma once
#include <immintrin.h>
#include <libdeflate.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} Buffer;

static void reserve(Buffer *buffer, size_t count) {
  if (buffer->count + count <= buffer->capacity) return;
  buffer->capacity = (buffer->count + count) * 3 / 2 + 4096;
  buffer->bytes = realloc(buffer->bytes, buffer->capacity);
}

static void append(Buffer *buffer, const void *bytes, size_t count) {
  reserve(buffer, count);
  memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
}

static void put_big_endian(uint8_t *place, uint32_t value) {
  for (int i = 0; i < 4; i++) place[i] = value >> (24 - 8 * i);
}

static void append_chunk(Buffer *buffer, const char *tag, const void *data, uint32_t count) {
  reserve(buffer, count + 12);
  uint8_t *place = buffer->bytes + buffer->count;
  put_big_endian(place, count);
  memcpy(place + 4, tag, 4);
  if (count) memcpy(place + 8, data, count);
  put_big_endian(place + 8 + count, libdeflate_crc32(0, place + 4, count + 4));
  buffer->count += count + 12;
}

// --- Runs ------------------------------------------------------------------------------------------

static inline int run_length(const uint32_t *pixels, int limit) {
  __m256i color = _mm256_set1_epi32(pixels[0]);
  int i = 0;
  for (; i + 8 <= limit; i += 8) {
    __m256i equal = _mm256_cmpeq_epi32(_mm256_loadu_si256((const __m256i *)(pixels + i)), color);
    unsigned mask = _mm256_movemask_epi8(equal);
    if (mask != ~0u) return i + (__builtin_ctz(~mask) >> 2);
  }
  while (i < limit && pixels[i] == pixels[0]) i++;
  return i;
}

static inline int common_length(const uint32_t *pixels, const uint32_t *others, int limit) {
  int i = 0;
  for (; i + 8 <= limit; i += 8) {
    __m256i a = _mm256_loadu_si256((const __m256i *)(pixels + i));
    __m256i b = _mm256_loadu_si256((const __m256i *)(others + i));
    unsigned mask = _mm256_movemask_epi8(_mm256_cmpeq_epi32(a, b));
    if (mask != ~0u) return i + (__builtin_ctz(~mask) >> 2);
  }
  while (i < limit && pixels[i] == others[i]) i++;
  return i;
}

// --- Huffman codes ---------------------------------------------------------------------------------

// Code lengths of at most `limit` bits: a plain Huffman tree, then codes that are too long are pulled up.
static void code_lengths(const uint32_t *frequencies, int count, int limit, uint8_t *lengths) {
  int symbols[288], used = 0;
  for (int i = 0; i < count; i++) {
    lengths[i] = 0;
    if (frequencies[i]) symbols[used++] = i;
  }
  if (used == 0) {
    lengths[0] = lengths[1] = 1;
    return;
  }
  if (used == 1) {
    lengths[symbols[0]] = 1;
    lengths[symbols[0] ? 0 : 1] = 1;
    return;
  }
  for (int i = 1; i < used; i++) {
    int symbol = symbols[i], j = i;
    while (j && frequencies[symbols[j - 1]] > frequencies[symbol]) {
      symbols[j] = symbols[j - 1];
      j--;
    }
    symbols[j] = symbol;
  }

  uint32_t weights[576];
  int parents[576], leaf = 0, inner = used, end = used;
  for (int i = 0; i < used; i++) weights[i] = frequencies[symbols[i]];
  while (end < 2 * used - 1) {
    int pair[2];
    for (int i = 0; i < 2; i++) {
      int takes_leaf = leaf < used && (inner >= end || weights[leaf] <= weights[inner]);
      pair[i] = takes_leaf ? leaf++ : inner++;
    }
    weights[end] = weights[pair[0]] + weights[pair[1]];
    parents[pair[0]] = parents[pair[1]] = end++;
  }

  int depths[576], counts[64] = {0};
  depths[2 * used - 2] = 0;
  for (int i = 2 * used - 3; i >= 0; i--) depths[i] = depths[parents[i]] + 1;
  for (int i = 0; i < used; i++) counts[depths[i] > limit ? limit : depths[i]]++;
  uint32_t sum = 0;
  for (int i = 1; i <= limit; i++) sum += counts[i] << (limit - i);
  while (sum > 1u << limit) {
    int i = limit - 1;
    while (!counts[i]) i--;
    counts[i]--;
    counts[i + 1] += 2;
    counts[limit]--;
    sum--;
  }
  int next = 0;
  for (int length = limit; length; length--)
    for (int left = counts[length]; left; left--) lengths[symbols[next++]] = length;
}

static void assign_codes(const uint8_t *lengths, int count, uint16_t *codes) {
  int counts[16] = {0}, next[16] = {0};
  for (int i = 0; i < count; i++) counts[lengths[i]]++;
  counts[0] = 0;
  for (int length = 1; length < 16; length++) next[length] = (next[length - 1] + counts[length - 1]) << 1;
  for (int i = 0; i < count; i++) {
    if (!lengths[i]) continue;
    unsigned code = next[lengths[i]]++, reversed = 0;
    for (int bit = 0; bit < lengths[i]; bit++) reversed |= (code >> bit & 1) << (lengths[i] - 1 - bit);
    codes[i] = reversed;
  }
}

// --- Tokens ----------------------------------------------------------------------------------------

enum { LITERAL_CODES = 286, DISTANCE_CODES = 30, END_OF_BLOCK = 256, LONGEST_COPY = 258 };
static const uint16_t length_bases[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                          31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extras[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                          2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static uint8_t length_symbols[LONGEST_COPY + 1];

__attribute__((constructor)) static void fill_length_symbols(void) {
  for (int symbol = 0; symbol < 29; symbol++) {
    int end = symbol < 28 ? length_bases[symbol + 1] : LONGEST_COPY + 1;
    for (int length = length_bases[symbol]; length < end; length++) length_symbols[length] = symbol;
  }
}

// Copies come from two places alone: one pixel back, or one row up.
typedef struct {
  int symbol, base, extra, distance;
} Distance;

static Distance distance_code(int distance) {
  Distance code = {.base = 1, .distance = distance};
  while (code.base + (1 << code.extra) <= distance) {
    code.base += 1 << code.extra;
    code.symbol++;
    code.extra = code.symbol < 4 ? 0 : code.symbol / 2 - 1;
  }
  return code;
}

typedef struct {
  Distance pixel, row;
  uint32_t *tokens;
  size_t count, capacity;
  uint32_t literals[LITERAL_CODES], distances[DISTANCE_CODES];
} Tokens;

enum { COPY_FLAG = 1u << 30, ROW_FLAG = 1u << 16 };

static inline void add_literal(Tokens *tokens, uint8_t value) {
  tokens->tokens[tokens->count++] = value;
  tokens->literals[value]++;
}

static inline void add_match(Tokens *tokens, int length, int from_row) {
  tokens->tokens[tokens->count++] = COPY_FLAG | (from_row ? ROW_FLAG : 0) | length;
  tokens->literals[257 + length_symbols[length]]++;
  tokens->distances[from_row ? tokens->row.symbol : tokens->pixel.symbol]++;
}

static inline void add_copy(Tokens *tokens, int length, int from_row) {
  while (length > LONGEST_COPY) {
    // A copy has at least three bytes: none may be left with less.
    int part = length - LONGEST_COPY < 3 ? LONGEST_COPY - 3 : LONGEST_COPY;
    add_match(tokens, part, from_row);
    length -= part;
  }
  add_match(tokens, length, from_row);
}

// --- Checksum --------------------------------------------------------------------------------------

typedef struct {
  uint64_t sum, sum_of_sums;
} Adler;

// Adds equal pixels in closed form: no byte is written or read again.
static inline void add_run(Adler *adler, uint32_t color, uint64_t count) {
  uint64_t red = color >> 16 & 255, green = color >> 8 & 255, blue = color & 255, total = red + green + blue;
  adler->sum_of_sums += 3 * count * adler->sum + 3 * total * (count * (count + 1) / 2) - count * (green + 2 * blue);
  adler->sum += count * total;
}

// --- Rows to tokens --------------------------------------------------------------------------------

static void tokenize_row(Tokens *tokens, Adler *adler, const uint32_t *row, const uint32_t *above, int width) {
  add_literal(tokens, 0);
  for (int x = 0; x < width;) {
    uint32_t color = row[x];
    int common = above && color == above[x] ? common_length(row + x, above + x, width - x) : 0;
    if (common * 3 >= 6) {
      add_copy(tokens, common * 3, 1);
      for (int end = x + common; x < end;) {
        int run = run_length(row + x, end - x);
        add_run(adler, row[x], run);
        x += run;
      }
      continue;
    }
    int run = x + 1 < width && row[x + 1] == color ? run_length(row + x, width - x) : 1;
    add_run(adler, color, run);
    for (int shift = 16; shift >= 0; shift -= 8) add_literal(tokens, color >> shift);
    if (run > 1) add_copy(tokens, (run - 1) * 3, 0);
    x += run;
  }
}

static Adler tokenize(Tokens *tokens, const uint32_t *pixels, int stride, int width, int height) {
  size_t row_bytes = (size_t)width * 3 + 1;
  if (tokens->capacity < row_bytes * height) {
    tokens->capacity = row_bytes * height;
    tokens->tokens = realloc(tokens->tokens, tokens->capacity * sizeof *tokens->tokens);
  }
  tokens->count = 0;
  memset(tokens->literals, 0, sizeof tokens->literals);
  memset(tokens->distances, 0, sizeof tokens->distances);
  tokens->pixel = distance_code(3);
  tokens->row = distance_code(row_bytes);

  Adler picture = {.sum = 1}, last_row = {0};
  for (int y = 0; y < height; y++) {
    const uint32_t *row = pixels + (size_t)y * stride, *above = y ? row - stride : NULL;
    if (above && common_length(row, above, width) == width) {
      add_copy(tokens, row_bytes, 1);
    } else {
      last_row = (Adler){0};
      tokenize_row(tokens, &last_row, row, above, width);
    }
    picture.sum_of_sums = (picture.sum_of_sums + row_bytes * picture.sum + last_row.sum_of_sums) % 65521;
    picture.sum = (picture.sum + last_row.sum) % 65521;
  }
  tokens->literals[END_OF_BLOCK] = 1;
  return picture;
}

// --- Tokens to bits --------------------------------------------------------------------------------

typedef struct {
  Buffer *buffer;
  uint64_t bits;
  int count;
} BitWriter;

static inline void put_bits(BitWriter *writer, uint64_t value, int count) {
  writer->bits |= value << writer->count;
  writer->count += count;
}

static inline void flush_bits(BitWriter *writer) {
  memcpy(writer->buffer->bytes + writer->buffer->count, &writer->bits, 8);
  writer->buffer->count += writer->count >> 3;
  writer->bits >>= writer->count & ~7;
  writer->count &= 7;
}

// The lengths of both codes are written with four bits each, which needs no code of its own worth the name.
static void put_block_head(BitWriter *writer, const uint8_t *literals, const uint8_t *distances) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  put_bits(writer, 1, 1);
  put_bits(writer, 2, 2);
  put_bits(writer, LITERAL_CODES - 257, 5);
  put_bits(writer, DISTANCE_CODES - 1, 5);
  put_bits(writer, 19 - 4, 4);
  flush_bits(writer);
  uint8_t lengths[19] = {0};
  uint16_t codes[19] = {0};
  for (int i = 0; i < 16; i++) lengths[i] = 4;
  assign_codes(lengths, 19, codes);
  for (int i = 0; i < 19; i++) {
    put_bits(writer, lengths[order[i]], 3);
    flush_bits(writer);
  }
  for (int i = 0; i < LITERAL_CODES; i++) {
    put_bits(writer, codes[literals[i]], 4);
    flush_bits(writer);
  }
  for (int i = 0; i < DISTANCE_CODES; i++) {
    put_bits(writer, codes[distances[i]], 4);
    flush_bits(writer);
  }
}

static void put_block(BitWriter *writer, const Tokens *tokens) {
  uint8_t literal_lengths[LITERAL_CODES], distance_lengths[DISTANCE_CODES];
  uint16_t literal_codes[LITERAL_CODES], distance_codes[DISTANCE_CODES];
  code_lengths(tokens->literals, LITERAL_CODES, 14, literal_lengths);
  code_lengths(tokens->distances, DISTANCE_CODES, 14, distance_lengths);
  assign_codes(literal_lengths, LITERAL_CODES, literal_codes);
  assign_codes(distance_lengths, DISTANCE_CODES, distance_codes);
  put_block_head(writer, literal_lengths, distance_lengths);
  for (size_t i = 0; i < tokens->count; i++) {
    uint32_t token = tokens->tokens[i];
    if (token < 256) {
      put_bits(writer, literal_codes[token], literal_lengths[token]);
    } else {
      int length = token & 0xFFFF, symbol = length_symbols[length];
      const Distance *distance = token & ROW_FLAG ? &tokens->row : &tokens->pixel;
      put_bits(writer, literal_codes[257 + symbol], literal_lengths[257 + symbol]);
      put_bits(writer, length - length_bases[symbol], length_extras[symbol]);
      put_bits(writer, distance_codes[distance->symbol], distance_lengths[distance->symbol]);
      put_bits(writer, distance->distance - distance->base, distance->extra);
    }
    flush_bits(writer);
  }
  put_bits(writer, literal_codes[END_OF_BLOCK], literal_lengths[END_OF_BLOCK]);
  flush_bits(writer);
}

// --- The file --------------------------------------------------------------------------------------

static void encode_png(Buffer *file, const uint32_t *pixels, int stride, int width, int height) {
  static __thread Tokens tokens;
  static __thread Buffer stream;
  Adler adler = tokenize(&tokens, pixels, stride, width, height);

  stream.count = 0;
  append(&stream, "\x78\x01", 2);
  reserve(&stream, tokens.count * 6 + 1024);
  BitWriter writer = {.buffer = &stream};
  put_block(&writer, &tokens);
  if (writer.count) {
    writer.count = 8;
    flush_bits(&writer);
  }
  uint8_t checksum[4];
  put_big_endian(checksum, adler.sum_of_sums << 16 | adler.sum);
  append(&stream, checksum, 4);

  uint8_t header[13] = {[8] = 8, [9] = 2};
  put_big_endian(header, width);
  put_big_endian(header + 4, height);
  append(file, "\x89PNG\r\n\x1a\n", 8);
  append_chunk(file, "IHDR", header, sizeof header);
  append_chunk(file, "IDAT", stream.bytes, stream.count);
  append_chunk(file, "IEND", NULL, 0);
}
