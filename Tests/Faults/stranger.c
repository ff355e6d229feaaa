// Has a program believe that it runs for the user of the number in STRANGER, so that files are somebody else's.
// Loaded by LD_PRELOAD.

#include <stdlib.h>
#include <unistd.h>

uid_t geteuid(void) { return (uid_t)atoi(getenv("STRANGER")); }
