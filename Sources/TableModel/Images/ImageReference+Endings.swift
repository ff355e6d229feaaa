extension ImageReference.Format {
  /// The endings of such files, in small letters.
  package var endings: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    case .svg: ["svg"]
    }
  }

  /// The endings of all image files that can be shown.
  package static let endings = [ImageReference.Format.png, .jpeg, .svg].flatMap(\.endings)

  /// The endings of those that have pixels.
  package static let pixelEndings = [ImageReference.Format.png, .jpeg].flatMap(\.endings)
}
