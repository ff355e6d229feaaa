import TableModel

@testable import TableComparison

extension SceneOutline {
  /// A table of 320 points' width with some rows, headers and footers, each 44 points high, one below the other.
  init(_ rows: [ViewOutline], theme: String = "ios8", height: Double = 480) {
    var table = ViewOutline("UITableView", frame: Rect(x: 0, y: 0, width: 320, height: height))
    var y = 0.0
    var row = 0
    for var view in rows {
      view.frame.origin.y = y
      y += view.frame.height
      if view.viewClass == "UITableViewCell" {
        view.indexPath = IndexPath(section: 0, row: row)
        row += 1
      }
      table.children.append(view)
    }
    self.init(root: table, theme: theme, size: Size(width: 320, height: height))
  }

  /// An outline around a view.
  init(root: ViewOutline, theme: String = "ios8", size: Size = Size(width: 320, height: 480)) {
    self.init(root: root, theme: theme, size: size, scale: 2)
  }

  /// What another outline says that it differs in.
  func words(to other: SceneOutline, hasHiddenRows: Bool = true) -> [String] {
    SceneComparison(self, other, hasHiddenRows: hasHiddenRows).changes.map(\.text)
  }
}

extension ViewOutline {
  /// A row with a label, which stands at a line of a file.
  static func row(
    _ text: String, id: String? = nil, detail: String? = nil, accessory: String? = nil, line: Int? = nil,
    height: Double = 44
  ) -> ViewOutline {
    var cell = ViewOutline("UITableViewCell", frame: Rect(x: 0, y: 0, width: 320, height: height))
    cell.id = id
    cell.style = "default"
    cell.source = line.map { SourceLocation(file: "a.yaml", line: $0, column: 3) }
    var content = ViewOutline(
      "UITableViewCellContentView",
      frame: Rect(x: 0, y: 0, width: accessory == nil ? 320 : 287, height: height))
    content.children = [.label(text, role: "textLabel", x: 15)]
    if let detail { content.children.append(.label(detail, role: "detailTextLabel", x: 200)) }
    cell.children = [content]
    if let accessory {
      var button = ViewOutline("UIButton", frame: Rect(x: 291, y: 16, width: 14, height: 11))
      (button.role, button.accessoryType) = ("accessoryView", accessory)
      cell.children.append(button)
    }
    return cell
  }

  /// A row “A” with more views in its content.
  static func row(holding views: [ViewOutline]) -> ViewOutline {
    var row = ViewOutline.row("A")
    row.children[0].children += views
    return row
  }

  /// A header of a section.
  static func header(_ text: String) -> ViewOutline {
    var header = ViewOutline("UITableViewHeaderFooterView", frame: Rect(x: 0, y: 0, width: 320, height: 28))
    header.role = "header"
    header.children = [.label(text, role: "textLabel", x: 15)]
    return header
  }

  /// A label that is 8 points wide for each letter.
  static func label(_ text: String, role: String?, x: Double) -> ViewOutline {
    var label = ViewOutline(
      "UITableViewLabel", frame: Rect(x: x, y: 0, width: 8 * Double(text.count), height: 43.5))
    label.role = role
    label.text = text
    label.font = Font(family: "Helvetica Neue", size: 17)
    label.textColor = "#000000"
    label.isTruncated = false
    label.lineCount = 1
    return label
  }

  /// The view with something changed in the first view in it that has a role.
  func changing(_ role: String, _ change: (inout ViewOutline) -> Void) -> ViewOutline {
    var view = self
    if view.role == role {
      change(&view)
    } else {
      view.children = view.children.map { $0.changing(role, change) }
    }
    return view
  }
}

/// What is said of a row that has other views in its content now, without what the row is called.
func rowWords(_ old: [ViewOutline], _ new: [ViewOutline]) -> [String] {
  SceneOutline([.row(holding: old)]).words(to: SceneOutline([.row(holding: new)])).map {
    $0.replacing("row 0-0 “A”: ", with: "")
  }
}
