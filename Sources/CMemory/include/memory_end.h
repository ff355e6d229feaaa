#pragma once

// Linked into a program, this room gives it a malloc and its like that never return NULL for want of memory: they end
// the program with a message and status 1. There is nothing to call.
