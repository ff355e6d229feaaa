import TableModel
import TableSources

/// The margins of the content view of a row that stands by itself, which has no table to follow.
struct IBLoneCell {
  let context: IBContext
  /// The device that the document is for; `nil` where it says none.
  let device: IBDevice?

  /// The first tools whose content views followed the device: those of Xcode 11.
  private static let following = 14_800
  /// The tools with which rows on phones of 375 points and less had 15 points: those of Xcode 11.0 to 11.7.
  private static let narrower = 14_800..<17_000
  /// The width in points of devices from which margins are wider.
  private static let wideDevice = 390.0
  /// The width in points of rows that have the narrow margin on any device.
  private static let narrowRow = 320.0
  /// The margin beside an accessory, in points.
  private static let besideAccessory = 8.0
  /// The margin above and below, in points.
  private static let vertical = 11.0

  /// What Auto Layout knows of a row's content view, with the margins that Interface Builder gave it.
  func layout(_ layout: AutoLayout, of cell: XMLElement) -> AutoLayout {
    var layout = layout
    if let margin = margin(of: cell), layout.layoutMargins == nil || layout.preservesSuperviewLayoutMargins {
      let row = EdgeInsets(
        top: IBLoneCell.vertical, left: margin, bottom: IBLoneCell.vertical,
        right: hasAccessory(cell) ? IBLoneCell.besideAccessory : margin)
      layout.layoutMargins = (layout.layoutMargins ?? .zero).widened(to: row)
      layout.preservesSuperviewLayoutMargins = false
    }
    // Without any of its own there is nothing that could be widened.
    if layout.layoutMargins == nil { layout.preservesSuperviewLayoutMargins = false }
    return layout
  }

  private func hasAccessory(_ cell: XMLElement) -> Bool {
    cell.child(key: "accessoryView") != nil || cell["accessoryType"].map { $0 != "none" } ?? false
  }

  /// The margin at both sides in points; `nil` where it is that of a table as wide as the row.
  private func margin(of cell: XMLElement) -> Double? {
    guard let tools = context.version.tools, tools >= IBLoneCell.following, let device,
      let width = context.rect("frame", of: cell)?.width
    else { return nil }
    let isWide = device.size.width >= IBLoneCell.wideDevice
    if !isWide { return IBLoneCell.narrower.contains(tools) ? 15 : 16 }
    let isUsual = width <= IBLoneCell.narrowRow || width >= IBLoneCell.wideDevice
    return isUsual ? nil : 20
  }
}
