import CPangoCairo

/// How the process deals with memory that it no longer needs.
public enum ProcessMemory {
  /// The bytes of the largest piece that is kept, and of all that is kept at most.
  private static let largest: Int32 = 1 << 26

  /// Keeps freed memory for the next picture, which asks for as much, instead of giving it back to the system.
  ///
  /// For programs that draw many pictures; to be called once, before the first.
  public static func keepFreed() {
    mallopt(M_MMAP_THRESHOLD, largest)
    mallopt(M_TRIM_THRESHOLD, largest)
  }
}
