import TableModel

/// A picture that could not be made, with what the user can do about it.
public struct DrawingError: Error, Hashable, Sendable {
  /// What was found and what was expected, in one sentence without a full stop.
  public var message: String
  /// What the user can do about it.
  public var hint: String?

  /// Whether the reason is that the picture would be higher or wider than its kind of file can be.
  public var isAboutSize: Bool

  /// Whether the reason is that more pixels would be painted than may be.
  public var isAboutPainting = false

  /// The path of the image that could not be drawn; `nil` where it was something else.
  public var imagePath: FilePath?

  /// A reason why there is no picture.
  public init(_ message: String, hint: String? = nil, isAboutSize: Bool = false) {
    self.message = message
    self.hint = hint
    self.isAboutSize = isAboutSize
  }

  /// The system gives no more memory.
  static let noMemory = DrawingError("there is not enough memory for the picture")
  /// A picture is not a single pixel high or wide.
  static let noPixels = DrawingError("the picture has no pixels")
  /// A row that is read has another length than those of the picture, or there is none left.
  static let wrongRowLength = DrawingError("the row has the wrong length")
}

extension DrawingError: CustomStringConvertible {
  /// The message, and the hint on a separate line.
  public var description: String {
    hint.map { "\(message)\n  hint: \($0)" } ?? message
  }
}
