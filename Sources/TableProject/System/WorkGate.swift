import TableDrawing

/// Lets threads work beside each other as long as what they do does not take too much memory together.
///
/// Work that is too large for that by itself is done while there is no other.
package struct WorkGate: Sendable {
  private let taken = Monitor(0)
  private let room: Int

  /// A gate for so much work at once, in whatever it is measured.
  package init(room: Int) {
    self.room = room
  }

  /// Whether work is so large that it is done alone.
  package func isAlone(_ weight: Int) -> Bool { weight >= room }

  /// Waits until there is room, and works.
  package func pass<Result>(_ weight: Int, _ work: () -> Result) -> Result {
    let weight = min(max(0, weight), room)
    taken.wait { taken -> Void? in
      guard taken == 0 || taken + weight <= room else { return nil }
      taken += weight
      return ()
    }
    let result = work()
    // What a thread has freed, the next one would not use: the allocator keeps it for the same thread.
    if isAlone(weight) { ProcessMemory.giveBackFreed() }
    taken.update { $0 -= weight }
    return result
  }
}
