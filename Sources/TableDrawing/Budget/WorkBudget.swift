/// What one picture may use up of the machine, so that no source, however small, can take all of it.
///
/// Limits of single things do not bound their product: a small file can ask for thousands of layers over a large
/// picture. What is counted here is the product.
public struct WorkBudget: Hashable, Sendable {
  /// The pixels of image files that may be decoded, each file counted as often as it has to be decoded anew.
  public var decodedPixels: Int
  /// The pixels that may be painted, each as often as something is painted over it.
  public var paintedPixels: Int
  /// The bytes that images may take in memory while they become a part of an SVG or PDF file, each image counted as often
  /// as it is written and copied for that.
  public var embeddedBytes: Int
  /// The bytes that a file may have.
  public var fileBytes: Int
  /// The seconds of a processor's time that drawing may take; `nil` for any time.
  public var seconds: Double?

  /// A budget far above what pictures for people need: at most 10 seconds and 512 MB on a usual machine.
  public init(
    decodedPixels: Int = 64_000_000,
    paintedPixels: Int = 4_000_000_000,
    embeddedBytes: Int = 256 << 20,
    fileBytes: Int = 128 << 20,
    seconds: Double? = 10
  ) {
    self.decodedPixels = decodedPixels
    self.paintedPixels = paintedPixels
    self.embeddedBytes = embeddedBytes
    self.fileBytes = fileBytes
    self.seconds = seconds
  }

  /// As much as there is.
  public static let unlimited = WorkBudget(
    decodedPixels: .max, paintedPixels: .max, embeddedBytes: .max, fileBytes: .max, seconds: nil)
}
