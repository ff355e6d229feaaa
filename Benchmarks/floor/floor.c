// The fastest program that draws the benchmark's screens honestly: every pixel through Cairo, every letter through
// Pango, every byte of a true-colour PNG. What it leaves out is everything that a tool for people needs.
//
//   floor [-j THREADS] -f FONT -o FOLDER SCREEN...
#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>
#include "png.h"
#include "screen.h"

static const char *font, *folder;
static char **files;
static int file_count, jobs = 1;

static void write_file(const char *source, const Buffer *file) {
  const char *slash = strrchr(source, '/'), *name = slash ? slash + 1 : source;
  char path[4096];
  snprintf(path, sizeof path, "%s/%.*s.png", folder, (int)strcspn(name, "."), name);
  int descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (descriptor < 0 || write(descriptor, file->bytes, file->count) != (ssize_t)file->count) {
    perror(path);
    exit(1);
  }
  close(descriptor);
}

// Draws every file whose number is the thread's, with one set of fonts, one surface and one buffer for all of them.
static void *work(void *argument) {
  Text text;
  cairo_surface_t *surface = NULL;
  Buffer file = {0};
  for (int i = (int)(intptr_t)argument; i < file_count; i += jobs) {
    Screen screen;
    if (screen_read(&screen, files[i])) {
      perror(files[i]);
      exit(1);
    }
    int width = screen.width * screen.scale, height = screen.height * screen.scale;
    if (!surface) {
      text_init(&text, font, screen.scale);
      surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    }
    cairo_t *cairo = cairo_create(surface);
    screen_draw(&screen, cairo, &text);
    cairo_destroy(cairo);
    cairo_surface_flush(surface);
    file.count = 0;
    encode_png(&file, (uint32_t *)cairo_image_surface_get_data(surface), width, width, height);
    write_file(files[i], &file);
    screen_free(&screen);
  }
  return NULL;
}

int main(int argc, char **argv) {
  for (int option; (option = getopt(argc, argv, "j:f:o:")) != -1;) {
    switch (option) {
    case 'j': jobs = atoi(optarg); break;
    case 'f': font = optarg; break;
    case 'o': folder = optarg; break;
    default: return 64;
    }
  }
  files = argv + optind;
  file_count = argc - optind;
  if (!font || !folder || jobs < 1 || jobs > 64 || !file_count) {
    fprintf(stderr, "usage: floor [-j THREADS] -f FONT -o FOLDER SCREEN...\n");
    return 64;
  }
  pthread_t threads[64];
  for (intptr_t i = 1; i < jobs; i++) pthread_create(&threads[i], NULL, work, (void *)i);
  work((void *)0);
  for (int i = 1; i < jobs; i++) pthread_join(threads[i], NULL);
  return 0;
}
