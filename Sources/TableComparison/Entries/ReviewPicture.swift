import TableModel

/// A picture of one side of a review.
public struct ReviewPicture: Hashable, Sendable {
  /// The file below the folder of the review; `nil` where it was not written.
  public var file: FilePath?
  /// The SHA-256 digest of the file in hexadecimal digits.
  public var sha256: String
  /// The number of pixels in a row, or the width in points of what has no pixels.
  public var width: Double
  /// The number of rows, or the height in points.
  public var height: Double

  /// A picture from what is known of it.
  public init(file: FilePath? = nil, sha256: String, width: Double, height: Double) {
    self.file = file
    self.sha256 = sha256
    self.width = width
    self.height = height
  }

  /// Writes the value as an object.
  func write(to line: inout JSONLine) {
    line.beginObject()
    line.member("file", orNull: file?.text)
    line.member("sha256", sha256)
    line.key("width")
    line.number(width)
    line.key("height")
    line.number(height)
    line.endObject()
  }
}
