import TableModel
import TableSources

/// The system's colours by the names that Interface Builder writes: `secondaryLabelColor`.
enum IBSystemColor {
  /// A colour of the system; `stored` is the value that the document's author saw, for names that mean nothing here.
  static func color(named name: String, stored: Color?) -> Color? {
    if let fixed = fixed[name] { return fixed }
    let plain = renamed[name] ?? (name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name)
    return SystemColor(rawValue: plain).map { Color($0, else: $0.fallback) } ?? stored
  }

  /// Names that stand for another one.
  private static let renamed = [
    "groupTableViewBackgroundColor": "systemGroupedBackground",
    "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
    "tableCellPlainBackgroundColor": "systemBackground",
  ]

  /// UIKit's constants, which no theme changes.
  private static let fixed: [String: Color] = [
    "blackColor": .black, "darkTextColor": .black, "whiteColor": .white, "clearColor": .clear,
    "lightTextColor": Color(white: 1, alpha: 0.6), "darkGrayColor": Color(white: 1.0 / 3),
    "lightGrayColor": Color(white: 2.0 / 3), "grayColor": Color(white: 0.5), "redColor": Color(0xFF0000),
    "greenColor": Color(0x00FF00), "blueColor": Color(0x0000FF), "cyanColor": Color(0x00FFFF),
    "yellowColor": Color(0xFFFF00), "magentaColor": Color(0xFF00FF), "orangeColor": Color(0xFF8000),
    "purpleColor": Color(0x800080), "brownColor": Color(0x996633),
    "scrollViewTexturedBackgroundColor": Color(0x6F7179), "viewFlipsideBackgroundColor": Color(0x1F2124),
    "underPageBackgroundColor": Color(0xB4B9C3),
  ]
}
