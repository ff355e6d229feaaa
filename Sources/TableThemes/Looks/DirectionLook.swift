/// What of a look follows an interface that is read from right to left.
public enum DirectionLook: Hashable, Sendable {
  /// Nothing but the order of letters and what constraints say of leading and trailing.
  case unmirrored
  /// As little, and the titles of headers and footers stand at the right.
  case headersAlone
  /// Everything: views, bars and controls are mirrored.
  case mirrored

  /// Whether views, bars and controls are mirrored.
  public var mirrorsInterface: Bool { self == .mirrored }

  /// Whether titles of headers and footers stand at the right though nothing is mirrored.
  public var beginsHeadersAtRight: Bool { self == .headersAlone }
}
