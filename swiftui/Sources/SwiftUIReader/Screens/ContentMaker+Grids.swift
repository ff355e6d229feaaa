import SwiftSyntax

/// Grids: views in rows whose columns are as wide in each.
extension ContentMaker {
  /// The rows of a `Grid`: a column is as wide as the widest of its cells, and those that may grow share what is left.
  func table(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let alignment = node.argument("alignment")?.value.memberName ?? "center"
    let rows = expander.content(of: node).prefix(ContentMaker.mostItems).map { row in
      (row: row, cells: row.name == "GridRow" ? expander.content(of: row) : nil)
    }
    var columns = Columns(self, ends: ContentMaker.side(of: alignment), isFilled: isFlexible(node))
    for (_, cells) in rows { columns.measure(cells ?? []) }
    let lines = rows.map { row, cells -> JSON in
      let inner = style.inside(row, interpreter)
      guard let cells else { return cell(row, inner, ContentMaker.side(of: alignment)) }
      let line = columns.line(cells) { self.hosted(self.view($0, inner)) }
      let side = row.argument("alignment")?.value.memberName ?? alignment
      return .mapping([
        "stackView": .mapping([
          "alignment": .string(ContentMaker.line(of: side)), "spacing": spacing(node, "horizontalSpacing"),
        ]), "subviews": .array(line),
      ])
    }
    return .mapping([
      "stackView": .mapping(["axis": .string("vertical"), "spacing": spacing(node, "verticalSpacing")]),
      "subviews": .array(lines), "contentHuggingPriority": isFlexible(node) ? .number(1) : nil,
    ])
  }

  /// The rows of a `LazyVGrid`, which is as wide as it may be.
  ///
  /// Each item of its columns is fixed, shares what is left, or stands for as many columns as fit into its share.
  func grid(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let items = (node.argument("columns") ?? node.arguments.first)?.value.items ?? []
    let tracks = GridTrack.tracks(items.isEmpty ? [.void] : items, width: gridWidth)
    let side = ContentMaker.side(of: node.argument("alignment")?.value.memberName ?? "center")
    var columns = Columns(self, ends: side, tracks: tracks)
    let views = Array(expander.content(of: node).prefix(ContentMaker.mostItems))
    let lines = stride(from: 0, to: views.count, by: tracks.count).map { start -> JSON in
      let cells = Array(views[start..<min(start + tracks.count, views.count)])
      return .mapping([
        "stackView": .mapping([
          "alignment": .string("center"),
          "spacing": .number(tracks.first?.spacing ?? ContentMaker.spacing),
        ]), "subviews": .array(columns.line(cells) { self.hosted(self.view($0, style)) }),
      ])
    }
    return .mapping([
      "stackView": .mapping(["axis": .string("vertical"), "spacing": spacing(node, "spacing")]),
      "subviews": .array(lines), "contentHuggingPriority": .number(1),
    ])
  }

  private static let mostItems = 200

  /// The width of a grid in points where nothing else is known: that of a row’s content on the phone of the picture.
  private var gridWidth: Double { interpreter.options.system >= 26 ? 338 : 326 }

  private func spacing(_ node: ViewNode, _ label: String) -> JSON {
    .number(min(max(node.argument(label)?.value.number ?? ContentMaker.spacing, 0), 200))
  }

  /// The side of a column at which its cells stand.
  private static func side(of alignment: String) -> String {
    let name = alignment.lowercased()
    return name.contains("leading") ? "leading" : name.contains("trailing") ? "trailing" : "center"
  }

  /// How the cells of a line stand beside each other.
  private static func line(of alignment: String) -> String {
    let name = alignment.lowercased()
    if name.contains("firsttextbaseline") { return "firstBaseline" }
    if name.contains("lasttextbaseline") { return "lastBaseline" }
    return name.contains("top") ? "leading" : name.contains("bottom") ? "trailing" : "center"
  }

  /// A cell at a side of its column.
  private func cell(_ node: ViewNode, _ style: ViewStyle, _ side: String) -> JSON {
    cell(hosted(view(node, style)), isWide: isFlexible(node), side)
  }

  fileprivate func cell(_ made: JSON, isWide: Bool, _ side: String) -> JSON {
    .mapping([
      "stackView": .mapping([
        "axis": .string("vertical"), "alignment": .string(isWide ? "fill" : side),
      ]),
      "subviews": .array([made]),
    ])
  }
}

/// A column of a `LazyVGrid`.
struct GridTrack {
  /// Its width; `nil` for one that shares what is left with others.
  var width: Double?
  var least: Double?
  var most: Double?
  /// The space behind it.
  var spacing = ContentMaker.spacing
  /// The side at which its cells stand; `nil` for that of the grid.
  var alignment: String?

  /// The columns that items stand for in a grid of a width.
  static func tracks(_ items: [Value], width: Double) -> [GridTrack] {
    var found = items.prefix(20).map { track($0) }
    let spaces = found.dropLast().reduce(0) { $0 + $1.track.spacing }
    let fixed = found.reduce(0) { $0 + ($1.track.width ?? 0) }
    let open = found.filter { $0.track.width == nil }.count
    let share = max(0, width - spaces - fixed) / Double(max(1, open))
    found = found.flatMap { item -> [(track: GridTrack, isAdaptive: Bool)] in
      guard item.isAdaptive else { return [item] }
      let count = (share + item.track.spacing) / (max(1, item.track.least ?? 100) + item.track.spacing)
      var track = item.track
      (track.least, track.most) = (nil, nil)
      return Array(repeating: (track, true), count: Int(min(max(1, count), 20)))
    }
    return found.map(\.track)
  }

  private static func track(_ item: Value) -> (track: GridTrack, isAdaptive: Bool) {
    var track = GridTrack()
    var isAdaptive = false
    guard case .library(_, let arguments) = item else { return (track, false) }
    let length = { (value: Value?) in value?.number.flatMap { $0.isFinite ? min(max($0, 0), 2_000) : nil } }
    track.spacing = length(arguments.first { $0.label == "spacing" }?.value) ?? track.spacing
    track.alignment = arguments.first { $0.label == "alignment" }?.value.memberName
    if case .implicit(let kind, let sizes)? = arguments.first?.value, arguments.first?.label == nil {
      let size = { (label: String) in length(sizes.first { $0.label == label }?.value) }
      (track.least, track.most) = (size("minimum"), size("maximum"))
      isAdaptive = kind == "adaptive"
      if kind == "fixed" { track.width = length(sizes.first?.value) }
    }
    return (track, isAdaptive)
  }
}

/// The columns of a grid, each named after its first cell, which all others are as wide as.
private struct Columns {
  private let maker: ContentMaker
  private let side: String
  private let tracks: [GridTrack]
  /// Whether the grid is wider than its cells need.
  private let isFilled: Bool
  /// The names of the first cells.
  private var heads: [Int: String] = [:]
  /// The columns that may grow.
  private var open: Set<Int> = []
  private var count: Int
  /// The letters of the longest text of each column.
  private var lengths: [Int: Int] = [:]
  /// The sides that cells say for all of their column.
  private var sides: [Int: String] = [:]

  init(_ maker: ContentMaker, ends side: String, isFilled: Bool = true, tracks: [GridTrack] = []) {
    (self.maker, self.side, self.tracks, count) = (maker, side, tracks, tracks.count)
    self.isFilled = isFilled
    open = Set(tracks.indices.filter { tracks[$0].width == nil })
  }

  private static func span(of cell: ViewNode) -> Int {
    guard case .int(let columns)? = cell.modifier("gridCellColumns")?.arguments.first?.value else { return 1 }
    return min(max(columns, 1), 20)
  }

  /// Notes how many columns a row has, and which may grow.
  mutating func measure(_ cells: [ViewNode]) {
    var column = 0
    for cell in cells {
      let span = Columns.span(of: cell)
      if span == 1, maker.isFlexible(cell) { open.insert(column) }
      if let side = cell.modifier("gridColumnAlignment")?.arguments.first?.value.memberName {
        sides[column] = Columns.side(side)
      }
      if span == 1, cell.name == "Text" {
        lengths[column] = max(lengths[column] ?? 0, maker.texts.text(of: cell).plain.count)
      }
      column += span
    }
    count = max(count, min(column, 40))
  }

  /// The cells of a row in their columns, with empty ones behind them.
  mutating func line(_ cells: [ViewNode], _ view: (ViewNode) -> JSON) -> [JSON] {
    var line: [JSON] = []
    var column = 0
    for node in cells where column < count {
      let span = Columns.span(of: node)
      let isWide = maker.isFlexible(node)
      let side =
        tracks.indices.contains(column)
        ? tracks[column].alignment.map(Columns.side) ?? side : sides[column] ?? side
      let made = maker.cell(yielding(view(node), column), isWide: isWide, side)
      line.append(span == 1 ? placed(made, column) : made.with("contentHuggingPriority", .number(1)))
      column += span
    }
    while column < count {
      line.append(placed(.mapping(["constraints": .array([.string("height == 0")])]), column))
      column += 1
    }
    return line
  }

  /// A cell of which the text breaks first where it is the longest, so that short ones keep their line.
  private func yielding(_ cell: JSON, _ column: Int) -> JSON {
    guard let length = lengths[column], length > 0, cell["label"] != nil else { return cell }
    let shorter = lengths.values.filter { $0 < length }.count
    guard shorter > 0 else { return cell }
    return cell.with("contentCompressionResistancePriority", .number(Double(750 - shorter)))
  }

  private static func side(_ alignment: String) -> String {
    ["leading", "trailing"].contains(alignment) ? alignment : "center"
  }

  /// A cell that is as wide as the others of its column.
  private mutating func placed(_ cell: JSON, _ column: Int) -> JSON {
    var cell = cell
    if open.contains(column) { cell = cell.with("contentHuggingPriority", .number(1)) }
    var lines: [String] = []
    if let head = heads[column] {
      lines = ["width == \(head).width"]
    } else {
      lines = widths(of: column)
      let name = maker.newName()
      heads[column] = name
      cell = cell.with("id", .string(name))
    }
    guard !lines.isEmpty else { return cell }
    return cell.with(
      "constraints", .array((cell["constraints"]?.items ?? []) + lines.map(JSON.string)))
  }

  /// What is said of the width of a column at its first cell.
  private func widths(of column: Int) -> [String] {
    let equals = heads.filter { open.isEmpty || open.contains($0.key) }
    guard tracks.indices.contains(column) else {
      // Columns that may grow do so by the same amount, and the others are as narrow as they can be; where none may and there
      // is room, all share it. Each is as wide as the one before, rather than as the first, so that only one way is best.
      guard open.contains(column) || open.isEmpty && isFilled else { return ["width == 1@260"] }
      let before = equals.max { $0.key < $1.key }?.value
      return before.map { ["width == \($0).width@\((open.isEmpty ? 60 : 200) + column)"] } ?? []
    }
    let other = equals.min { $0.key < $1.key }?.value
    let track = tracks[column]
    let digits = JSONWriter.digits
    var lines: [String] = []
    if let other, open.contains(column) { lines.append("width == \(other).width@800") }
    if let width = track.width { lines.append("width == \(digits(width))@990") }
    if let least = track.least, least > 0 { lines.append("width >= \(digits(least))@900") }
    if let most = track.most, most > 0 { lines.append("width <= \(digits(most))@900") }
    return lines
  }
}
