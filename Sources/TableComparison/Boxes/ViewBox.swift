import TableLayout
import TableModel

/// A view of a picture with its box, as makers of datasets want it.
public struct ViewBox: Hashable, Sendable {
  /// How detailed the boxes of texts are.
  public enum Detail: String, Hashable, Sendable, CaseIterable {
    /// Boxes of views, without their texts' lines.
    case views
    /// The lines of labels, too.
    case lines
    /// The lines of labels and their words.
    case words
  }

  /// The class that UIKit's own view would have.
  public var viewClass: ViewClass
  /// The property of the parent that holds the view.
  public var role: ViewRole?
  /// What tells the view from all others of its source, where the source names views.
  public var id: String?
  /// The place of the row, for cells.
  public var indexPath: IndexPath?
  /// The text and how it came out, for labels.
  public var label: LabelDescription?
  /// Left and upper edge, width and height in pixels of the picture.
  public var box: Rect
  /// What is not cut off of it; `nil` where nothing is left.
  public var visible: Rect?
  /// The lines of a label from top to bottom, where they were asked for.
  public var lines: [TextBox] = []

  /// The members of the view as an object of JSON.
  package var members: [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = [("class", .string(viewClass.rawValue))]
    if let role { members.append(("role", .string(role.rawValue))) }
    if let id { members.append(("id", .string(id))) }
    if let indexPath {
      members.append(
        ("indexPath", .array([.number(Double(indexPath.section)), .number(Double(indexPath.row))])))
    }
    if let label {
      members.append(("text", .string(label.text)))
      members.append(("truncated", .bool(label.isTruncated)))
    }
    members.append(("box", .frame(box)))
    members.append(("visible", visible.map(JSONValue.frame) ?? .null))
    if !lines.isEmpty { members.append(("lines", .array(lines.map { .object($0.members) }))) }
    return members
  }
}

/// A line or a word of a label with its box.
public struct TextBox: Hashable, Sendable {
  /// The characters that are shown, an ellipsis included.
  public var text: String
  /// Left and upper edge, width and height in pixels of the picture.
  public var box: Rect
  /// What is not cut off of it; `nil` where nothing is left.
  public var visible: Rect?
  /// The words of a line; empty for words, and for lines whose letters do not stand one by one from left to right.
  public var words: [TextBox] = []

  /// The members of the text as an object of JSON.
  var members: [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = [
      ("text", .string(text)), ("box", .frame(box)), ("visible", visible.map(JSONValue.frame) ?? .null),
    ]
    if !words.isEmpty { members.append(("words", .array(words.map { .object($0.members) }))) }
    return members
  }
}
