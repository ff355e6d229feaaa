import Glibc
import Synchronization

/// The connections that are open at a time, of which there may be so many.
///
/// Any program of this machine can connect, and need never say anything. So whoever has not yet asked for something by
/// the address of the preview is a stranger, and where there is no room, the stranger who came first makes some: as many
/// idle connections as there may be do not keep the user's own page out.
final class ConnectionRoom: Sendable {
  /// A connection in the room, by its number.
  typealias Place = Int

  private struct Entry {
    var descriptor: Int32
    var isKnown = false
  }

  private struct State {
    var next = 0
    var entries: [Place: Entry] = [:]
    /// The strangers in the order in which they came, with some that are known or gone by now.
    var strangers: ArraySlice<Place> = []
  }

  private let capacity: Int
  private let state = Mutex(State())

  /// A room for a number of connections.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The number of connections in it.
  var count: Int { state.withLock { $0.entries.count } }

  /// Takes one more connection in.
  ///
  /// - Parameter descriptor: The connection's socket, which stays open until the place is left.
  /// - Returns: The place; `nil` where there is no room, and no stranger to make some.
  func enter(_ descriptor: Int32) -> Place? {
    state.withLock { state in
      if state.entries.count >= capacity, !ConnectionRoom.makeRoom(in: &state) { return nil }
      state.next += 1
      state.entries[state.next] = Entry(descriptor: descriptor)
      state.strangers.append(state.next)
      return state.next
    }
  }

  /// Notes that a client has asked for something by the address of the preview.
  func know(_ place: Place) {
    state.withLock { $0.entries[place]?.isKnown = true }
  }

  /// Takes a connection out, whose socket is to be closed after that.
  func leave(_ place: Place) {
    state.withLock { state in
      state.entries[place] = nil
      // Those who have gone are forgotten in time, however many come.
      if state.strangers.count > 2 * capacity {
        let entries = state.entries
        state.strangers = state.strangers.filter { entries[$0]?.isKnown == false }[...]
      }
    }
  }

  /// Ends the connection of the stranger who came first, and says whether there was one.
  ///
  /// The socket is shut down and not closed, so that whoever serves it sees its end, and its number is nobody else's yet.
  private static func makeRoom(in state: inout State) -> Bool {
    while let place = state.strangers.popFirst() {
      guard let entry = state.entries[place], !entry.isKnown else { continue }
      state.entries[place] = nil
      shutdown(entry.descriptor, Int32(SHUT_RDWR))
      return true
    }
    return false
  }
}
