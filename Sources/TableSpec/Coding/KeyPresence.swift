/// Whether a key of a mapping is there.
package enum KeyPresence: Sendable {
  /// Only if it says something.
  case optional
  /// Always when written, though a file need not have it.
  case written
  /// The key must be written.
  case required
}
