/// A picture, perhaps drawn several times for screens of different fineness: UIKit's `UIImage`.
public struct Image: Hashable, Sendable {
  /// The files of the picture in rising order of their scales; none for a mere placeholder.
  public var representations: [ImageReference]
  /// The files for dark screens, likewise; none where they are the same.
  public var darkRepresentations: [ImageReference] = []
  /// What stands for a picture whose file is not at hand.
  public var placeholder: ImagePlaceholder?
  /// The parts at the edges that are not stretched when the picture is, in points; `nil` stretches all of it.
  public var capInsets: EdgeInsets?
  /// Whether only the picture's opacity counts and the colour is the view's tint.
  public var isTemplate: Bool
  /// Whether left and right are exchanged in interfaces that are read from right to left.
  public var flipsForRightToLeftLayoutDirection = false

  /// A picture from its files; `nil` where there is none.
  public init?(representations: [ImageReference], capInsets: EdgeInsets? = nil, isTemplate: Bool = false) {
    guard !representations.isEmpty else { return nil }
    self.representations = representations.sorted { $0.scale < $1.scale }
    self.capInsets = capInsets
    self.isTemplate = isTemplate
  }

  /// A box that stands for a picture whose file is not at hand.
  public init(_ placeholder: ImagePlaceholder) {
    representations = []
    self.placeholder = placeholder
    isTemplate = false
  }

  /// A picture of one file.
  public init(_ reference: ImageReference) {
    representations = [reference]
    isTemplate = false
  }

  /// The file for a screen of so many pixels a point: the coarsest that is fine enough, or the finest there is.
  public func representation(scale: Double, for appearance: Appearance = .light) -> ImageReference? {
    let files = appearance == .dark && !darkRepresentations.isEmpty ? darkRepresentations : representations
    return files.first { $0.scale >= scale } ?? files.last
  }

  /// The size in points.
  public var size: Size { representations.first?.size ?? placeholder?.size ?? .zero }
}
