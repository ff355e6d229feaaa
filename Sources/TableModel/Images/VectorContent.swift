/// What drawing a file of lines and areas comes to, as it was found when the file was looked over.
public struct VectorContent: Hashable, Sendable {
  /// The elements that are drawn, each as often as it is used.
  public var elements: Double
  /// The elements that are drawn by themselves first, and then as a whole.
  public var layers: Double
  /// The numbers of their paths at most, each as often as it is used.
  public var numbers: Double
  /// How deep elements lie in each other, those included that others use.
  public var depth: Int
  /// The file that was looked over, and no other is drawn; `nil` where the system does not tell.
  public var version: FileVersion?

  /// The content of a file.
  public init(elements: Double, layers: Double, numbers: Double, depth: Int, version: FileVersion? = nil) {
    self.elements = elements
    self.layers = layers
    self.numbers = numbers
    self.depth = depth
    self.version = version
  }
}
