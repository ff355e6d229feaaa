import TableModel
import TableThemes

/// Lays out a view of a picture: which of its pictures, which part of it, where, and in which colour.
struct ImageViewLayout {
  private let imageView: ImageView
  private let image: Image
  private let context: ViewContext
  private let ownTint: ImageTint?

  /// `tint` is for pictures without colours of their own whose colour is more than one.
  init(_ imageView: ImageView, in context: ViewContext, isHighlighted: Bool, tint: ImageTint? = nil) {
    ownTint = tint
    self.imageView = imageView
    self.context = context
    let shown = isHighlighted ? imageView.highlightedImage ?? imageView.image : imageView.image
    image = context.isReadFromRight && shown.flipsForRightToLeftLayoutDirection ? shown.flipped : shown
  }

  /// The size of the picture in points.
  var size: Size { image.size.withoutImpossible }

  /// The picture as a view at a place; one that fills its view without distortion is cut off at the edges.
  func node(in frame: Rect, role: ViewRole?) -> SceneNode {
    SceneNode(
      .imageView,
      role: role,
      frame: frame,
      clipsToBounds: mode == .scaleAspectFill,
      drawings: context.upright(drawings(in: frame.bounds), in: frame.width)
    )
  }

  private var mode: ContentMode { imageView.contentMode ?? .scaleToFill }

  private func drawings(in bounds: Rect) -> [Drawing] {
    let rect = ImagePlacement(mode: mode, pixels: context.pixels).rect(of: size, in: bounds)
    guard rect.width > 0, rect.height > 0 else { return [] }
    guard let reference = image.representation(scale: context.scale, for: context.environment.appearance)
    else {
      return image.placeholder.map { PlaceholderDrawing(context).drawings(ofImage: $0.name, in: rect) } ?? []
    }
    guard let capInsets = image.capInsets, rect.size != size else {
      return [.image(PlacedImage(reference, in: rect, tint: tint))]
    }
    return NineParts(capInsets: capInsets, pixels: context.pixels).parts(of: size, in: rect).map { part in
      .image(PlacedImage(reference, in: part.target, source: part.source, tint: tint))
    }
  }

  private var tint: ImageTint? {
    image.isTemplate ? ownTint ?? .color(imageView.tintColor ?? context.tint) : nil
  }
}

extension Image {
  /// The picture with left and right exchanged.
  fileprivate var flipped: Image {
    var image = self
    image.capInsets = capInsets?.mirrored
    for index in representations.indices {
      image.representations[index].orientation = representations[index].orientation.mirrored
    }
    for index in darkRepresentations.indices {
      image.darkRepresentations[index].orientation = darkRepresentations[index].orientation.mirrored
    }
    return image
  }
}
