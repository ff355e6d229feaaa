import TableModel
import TableSources

/// Reads the pictures of segmented controls, whose titles are the control's own.
struct IBSegmentPictures {
  let context: IBContext

  /// Puts the pictures over their segments, which are of equal width.
  func fill(_ view: inout View, from element: XMLElement) {
    let segments = element.elements(in: "segments")
    guard let size = view.frame?.size, !segments.isEmpty else { return }
    let width = size.width / Double(segments.count)
    for (index, segment) in segments.enumerated() {
      let frame = Rect(x: Double(index) * width, y: 0, width: width, height: size.height)
      guard let name = segment.picture("image"),
        let image = context.images.image(named: name, at: segment, fallback: nil)
      else { continue }
      view.subviews.append(
        View(frame: frame, content: .image(ImageView(image: image, contentMode: .center))))
    }
  }
}
