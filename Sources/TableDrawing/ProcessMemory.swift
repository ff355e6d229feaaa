import CPangoCairo

/// How the process deals with memory that it no longer needs.
package enum ProcessMemory {
  /// The bytes of the largest piece that is kept, and of all that is kept at most.
  private static let largest: Int32 = 1 << 26

  /// The bytes of freed memory that are worth the time of giving them back.
  private static let surplus = 1 << 25

  /// Gives freed memory back to the system, that of all threads, where there is much of it.
  ///
  /// For programs that run for long and draw seldom: what one large screen took would else stay theirs, in pieces between
  /// what is still used.
  package static func giveBackFreed() {
    if mallinfo2().fordblks > surplus { malloc_trim(0) }
  }

  /// Keeps freed memory for the next picture, which asks for as much, instead of giving it back to the system.
  ///
  /// For programs that draw many pictures; to be called once, before the first.
  package static func keepFreed() {
    mallopt(M_MMAP_THRESHOLD, largest)
    mallopt(M_TRIM_THRESHOLD, largest)
  }
}
