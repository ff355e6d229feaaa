import Glibc
import TableDrawing
import TableModel
import TableSources

/// The processors of this machine.
package enum Processors {
  /// The most bytes that the system has to say of a process.
  private static let longestStatus = 1 << 14

  /// How many this process may use; at least 1.
  package static var available: Int {
    max(1, allowed ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// The number of processors that the process has not been kept from; `nil` where the system does not tell.
  private static var allowed: Int? {
    guard let file = try? OpenFile("/proc/self/status"),
      let bytes = try? file.read(at: 0, count: longestStatus)
    else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let line = lines.first(where: { $0.starts(with: "Cpus_allowed:".utf8) }) else { return nil }
    let digits = line.drop { $0 != UInt8(ascii: ":") }
    return digits.reduce(0) { $0 + (Character(UnicodeScalar($1)).hexDigitValue?.nonzeroBitCount ?? 0) }
  }
}

/// Makes something of each item of a list on several threads, each with a worker of its own, and keeps the order.
package struct WorkerMap {
  /// The number of threads besides the one that waits; without any, that one does the work.
  let threads: Int

  package init(threads: Int) {
    self.threads = threads
  }

  private struct State<Result> {
    var next = 0
    var running = 0
    var finished = 0
    var results: [Result?]
    var failure: (any Error)?
  }

  /// The results in the order of the items.
  ///
  /// Each thread makes a worker of its own; an error of that ends the work and is thrown. The thread that waits is told
  /// how many items are done with whenever it has done one itself.
  package func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], advanced: (Int) -> Void = { _ in },
    _ makeWorker: @escaping @Sendable () throws -> (Item) -> Result
  ) throws -> [Result] {
    let state = Monitor(State<Result>(results: Array(repeating: nil, count: items.count)))
    let work: @Sendable ((Int) -> Void) -> Void = { advanced in
      do {
        let worker = try makeWorker()
        while let index = state.withLock({ state -> Int? in
          guard state.next < items.count, state.failure == nil else { return nil }
          defer { state.next += 1 }
          return state.next
        }) {
          let result = worker(items[index])
          let finished = state.withLock { state in
            state.results[index] = result
            state.finished += 1
            return state.finished
          }
          advanced(finished)
        }
      } catch {
        state.withLock { $0.failure = error }
      }
    }
    for _ in 1..<max(1, threads) {
      state.withLock { $0.running += 1 }
      let hasStarted = BackgroundThread.start {
        work { _ in }
        state.update { $0.running -= 1 }
      }
      if !hasStarted { state.withLock { $0.running -= 1 } }
    }
    work(advanced)
    let (results, failure) = state.wait { state in
      state.running == 0 ? (state.results, state.failure) : nil
    }
    if let failure { throw failure }
    return results.compactMap { $0 }
  }
}

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
