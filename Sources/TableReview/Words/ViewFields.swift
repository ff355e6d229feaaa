import TableModel

/// What `ViewOutline` says of a view, one by one.
struct ViewFields: Hashable, Sendable {
  var viewClass: String
  var role: String?
  var id: String?
  var indexPath: IndexPath?
  var style: String?
  var accessoryType: String?
  var text: String?
  var font: Font?
  var textColor: String?
  var backgroundColor: String?
  var image: String?
  var imageDigest: String?
  var drawing: String?
  var letters: String?
  var shape: String?
  var properties: [OutlineProperty] = []
  var frame: Rect
  var opacity = 1.0
  var isTruncated: Bool?
  var lineCount: Int?
  var source: SourceLocation?
  var children: [ViewOutline] = []
}
