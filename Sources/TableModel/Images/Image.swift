/// A picture, perhaps drawn several times for screens of different fineness: UIKit's `UIImage`.
public struct Image: Hashable, Sendable {
  /// The files of the picture in rising order of their scales; none for a mere placeholder.
  public var representations: [ImageReference]
  /// The files for dark screens, likewise; none where they are the same.
  public var darkRepresentations: [ImageReference] = []
  /// The files for interfaces that are read from right to left; `nil` where they are the same.
  @Rare package var rightToLeftFiles: Files?
  /// What stands for a picture whose file is not at hand.
  public var placeholder: ImagePlaceholder?
  /// The system's symbol that the picture is; it is drawn in the tint.
  @Rare public var symbol: SymbolImage?
  /// The parts at the edges that are not stretched when the picture is, in points; `nil` stretches all of it.
  public var capInsets: EdgeInsets?
  /// By how much the picture reaches over what constraints align, in points.
  @Rare package var alignmentRectInsets: EdgeInsets?
  /// Whether only the picture's opacity counts and the colour is the view's tint.
  public var isTemplate: Bool
  /// Whether left and right are exchanged in interfaces that are read from right to left.
  public var flipsForRightToLeftLayoutDirection = false

  /// Files of a picture, in rising order of their scales.
  package struct Files: Hashable, Sendable {
    /// Those for light screens.
    package var light: [ImageReference]
    /// Those for dark screens; none where they are the same.
    package var dark: [ImageReference]

    /// Files for light and for dark screens.
    package init(light: [ImageReference], dark: [ImageReference]) { (self.light, self.dark) = (light, dark) }
  }

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

  /// A symbol of the system.
  public init(_ symbol: SymbolImage) {
    representations = []
    isTemplate = false
    flipsForRightToLeftLayoutDirection = symbol.isDirectional
    self.symbol = symbol
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

  /// The size in points; that of a symbol follows from its place.
  public var size: Size { representations.first?.size ?? placeholder?.size ?? .zero }
}

/// How the pixels of a file are to be turned to stand upright.
public enum ImageOrientation: String, Hashable, Sendable, CaseIterable {
  /// As they are.
  case up
  /// By half a turn.
  case down
  /// By a quarter to the left.
  case left
  /// By a quarter to the right.
  case right
  /// Left and right exchanged.
  case upMirrored
  /// Top and bottom exchanged.
  case downMirrored
  /// Left and right exchanged, then by a quarter to the left.
  case leftMirrored
  /// Left and right exchanged, then by a quarter to the right.
  case rightMirrored

  /// The orientation of a number from 1 to 8 in a camera's notes; `nil` for any other.
  public init?(exif number: Int) {
    let numbered: [ImageOrientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    guard numbered.indices.contains(number - 1) else { return nil }
    self = numbered[number - 1]
  }

  /// How pixels are to be turned to stand upright with left and right exchanged.
  public var mirrored: ImageOrientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// Whether rows become columns.
  public var swapsSides: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }
}

/// A named box of a picture's size, for pictures whose files are not at hand.
public struct ImagePlaceholder: Hashable, Sendable {
  /// The name of the picture.
  public var name: String
  /// The size in points.
  public var size: Size

  /// A box of a size in points.
  public init(name: String, size: Size) {
    self.name = name
    self.size = size
  }
}

/// One file of a picture, whose pixels are read only when they are drawn.
public struct ImageReference: Hashable, Sendable {
  /// The encodings that can be drawn.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case png, jpeg, svg, pdf
  }

  /// The name as the author wrote it.
  public var name: String
  /// Where the file is, without links in the path, checked to lie below the folder of the source that names it.
  public var path: FilePath
  /// The encoding, from the file's first bytes.
  public var format: Format
  /// The size in points: pixels, turned upright, divided by the scale that the file's name carries.
  public var size: Size
  /// Pixels a point, which the file's name tells: 2 for `@2x`.
  public var scale: Double
  /// How the pixels of the file are to be turned.
  public var orientation: ImageOrientation
  /// The drawing of a file without pixels, which are made as fine as needed.
  public var vector: VectorContent?

  /// A picture at a path with its size in points.
  public init(
    name: String, path: FilePath, format: Format, size: Size, scale: Double = 1,
    orientation: ImageOrientation = .up, vector: VectorContent? = nil
  ) {
    self.name = name
    self.path = path
    self.format = format
    self.size = size
    self.scale = scale
    self.orientation = orientation
    self.vector = vector
  }
}

extension ImageReference.Format {
  /// The endings of such files, in small letters.
  package var endings: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    case .svg: ["svg"]
    case .pdf: ["pdf"]
    }
  }

  /// The endings of all image files that can be shown.
  package static let endings = ImageReference.Format.allCases.flatMap(\.endings)

  /// The endings of those that have pixels.
  package static let pixelEndings = [ImageReference.Format.png, .jpeg].flatMap(\.endings)
}

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
