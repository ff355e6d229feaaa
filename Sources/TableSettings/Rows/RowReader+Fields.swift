import TableModel
import TableSources

/// Rows in which something else than labels stands, at frames that grow with the row.
extension RowReader {
  /// The row that frames are made for, in points, and how far what is in it stays from its ends and from each other.
  private static let row = Size(width: 320, height: 44)
  private static let margin = 15.0
  private static let gap = 10.0

  /// A title and the text of a field, which takes the whole row where there is no title.
  func textField(_ specifier: Specifier) -> Cell {
    let text = context.plainText(specifier["DefaultValue"])
    let isSecure = specifier["IsSecure"]?.truth ?? false
    let shown = isSecure ? String(repeating: "•", count: text.count) : text
    let field = ViewContent.control(Control(.textField(text: shown, placeholder: "")))
    let title = title(of: specifier)
    var cell = Cell(selectionStyle: SelectionStyle.none)
    if title.text.isEmpty {
      cell.contentView = RowReader.content([RowReader.filling(field, left: 0, right: 0)])
    } else {
      cell.textLabel = title
      cell.accessoryView = View(content: field)
    }
    return cell
  }

  /// A slider between two pictures, which stands as the default says.
  ///
  /// The title is not shown.
  func slider(_ specifier: Specifier) -> Cell {
    var views: [View] = []
    var (left, right) = (0.0, 0.0)
    if let image = image("MinimumValueImage", of: specifier) {
      views.append(RowReader.picture(image, x: RowReader.margin, mask: .flexibleRightMargin))
      left = image.size.width + RowReader.gap
    }
    if let image = image("MaximumValueImage", of: specifier) {
      let x = RowReader.row.width - RowReader.margin - image.size.width
      views.append(RowReader.picture(image, x: x, mask: .flexibleLeftMargin))
      right = image.size.width + RowReader.gap
    }
    let slider = ViewContent.control(Control(.slider(value: share(specifier))))
    views.append(RowReader.filling(slider, left: left, right: right))
    return Cell(selectionStyle: SelectionStyle.none, contentView: RowReader.content(views))
  }

  private static func content(_ views: [View]) -> ContentView {
    ContentView(designSize: row, subviews: views)
  }

  /// A view as high as the row, and as wide as it without its margins and what else is there.
  private static func filling(_ content: ViewContent, left: Double, right: Double) -> View {
    let x = margin + left
    let width = max(0, row.width - x - margin - right)
    return View(
      frame: Rect(x: x, y: 0, width: width, height: row.height),
      autoresizingMask: [.flexibleWidth, .flexibleHeight], content: content)
  }

  private static func picture(_ image: Image, x: Double, mask: AutoresizingMask) -> View {
    View(
      frame: Rect(
        x: x, y: (row.height - image.size.height) / 2, width: image.size.width, height: image.size.height),
      autoresizingMask: [mask, .flexibleTopMargin, .flexibleBottomMargin],
      content: .image(ImageView(image: image)))
  }

  /// The picture of a key; `nil` where there is none, which is told where one is named.
  private func image(_ key: String, of specifier: Specifier) -> Image? {
    guard let value = specifier[key], let name = value.string else { return nil }
    do throws(Refusal) {
      return try context.bundle.image(named: name)
    } catch {
      context.warn("\(error.message), so that none is drawn", at: value, hint: error.hint)
      return nil
    }
  }

  /// Where a slider stands between its ends, 0…1.
  private func share(_ specifier: Specifier) -> Double {
    let least = number("MinimumValue", of: specifier, orElse: 0)
    let most = number("MaximumValue", of: specifier, orElse: 1)
    let value = number("DefaultValue", of: specifier, orElse: least)
    guard most > least else {
      context.warn(
        "the greatest value \(quoted("\(most)")) is not above the least, \(quoted("\(least)"))",
        at: specifier["MaximumValue"] ?? specifier.list)
      return 0
    }
    let share = (value - least) / (most - least)
    return share.isFinite ? min(1, max(0, share)) : 0
  }

  private func number(_ key: String, of specifier: Specifier, orElse usual: Double) -> Double {
    guard let value = specifier[key] else { return usual }
    guard let number = value.number, number.isFinite else {
      context.warn("\(quoted(key)) is \(value.kindName) and no number that a slider can have", at: value)
      return usual
    }
    return number
  }
}
