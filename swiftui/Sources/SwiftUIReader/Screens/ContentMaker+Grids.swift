import SwiftSyntax

/// Grids: views in rows whose columns are as wide in each.
extension ContentMaker {
  /// The rows of a `Grid`, whose modifiers are those of their cells; other views are as wide as all columns.
  func table(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let alignment = node.argument("alignment")?.value.memberName ?? "center"
    let rows = expander.content(of: node).prefix(ContentMaker.mostItems).map { row -> JSON in
      guard row.name == "GridRow" else { return cell(row, style) }
      let cells = expander.content(of: row).map { cell(expander.outer(row, around: $0), style) }
      let own = row.argument("alignment")?.value.memberName.flatMap(ContentMaker.line)
      return .mapping(["gridRow": .mapping(["alignment": own.map(JSON.string)]), "subviews": .array(cells)])
    }
    return .mapping([
      "grid": .mapping([
        "alignment": ContentMaker.side(of: alignment).map(JSON.string),
        "rowAlignment": ContentMaker.line(of: alignment).map(JSON.string),
        "horizontalSpacing": spacing(node, "horizontalSpacing"),
        "verticalSpacing": spacing(node, "verticalSpacing"),
      ]), "subviews": .array(rows),
    ])
  }

  /// A cell with what its modifiers say of its place.
  private func cell(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    var cell = view(node, style)
    if case .int(let columns)? = node.modifier("gridCellColumns")?.arguments.first?.value, columns > 1 {
      cell = cell.with("gridCellColumns", .number(Double(min(columns, 100))))
    }
    if let name = node.modifier("gridColumnAlignment")?.arguments.first?.value.memberName {
      cell = cell.with("gridColumnAlignment", .string(ContentMaker.side(of: name) ?? "center"))
    }
    if let axes = node.modifier("gridCellUnsizedAxes")?.arguments.first?.value {
      let names = Set((axes.items ?? [axes]).compactMap(\.memberName))
      cell = cell.with(
        "gridCellUnsizedAxes", names.count == 1 ? names.first.map(JSON.string) : .string("both"))
    }
    return cell
  }

  /// The rows of a `LazyVGrid`, which is as wide as it may be.
  ///
  /// Each item of its columns is fixed, shares what is left, or stands for as many columns as fit into its share.
  func grid(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let items = (node.argument("columns") ?? node.arguments.first)?.value.items ?? []
    let tracks = GridTrack.tracks(items.isEmpty ? [.void] : items, width: gridWidth)
    let side = node.argument("alignment")?.value.memberName
    let cells = expander.content(of: node).prefix(ContentMaker.mostItems).map { view($0, style) }
    let spaces = Set(tracks.dropLast().map(\.spacing))
    let lines = stride(from: 0, to: cells.count, by: tracks.count).map { start -> JSON in
      var line: [JSON] = []
      for (place, track) in tracks.enumerated() {
        let frame = track.frame(side)
        // Cells that are not there keep their room.
        line.append(
          cells.indices.contains(start + place)
            ? framed(cells[start + place], frame)
            : .mapping(["flexibleFrame": frame.with("height", .number(0))]))
        guard spaces.count > 1, place < tracks.count - 1 else { continue }
        let space = JSON.mapping(["width": .number(track.spacing), "height": .number(0)])
        line.append(.mapping(["flexibleFrame": space]))
      }
      // One cell is its row, which would take a level of the few that a spec has.
      if line.count == 1, let only = line.first { return only }
      return stacked("hStack", line, spacing: spaces.count > 1 ? 0 : spaces.first ?? ContentMaker.spacing)
    }
    // So is one line the whole grid.
    if lines.count == 1, tracks.count > 1, let only = lines.first { return only }
    return stacked(
      "vStack", lines, alignment: side.flatMap(ContentMaker.side),
      spacing: node.argument("spacing")?.value.number ?? ContentMaker.spacing)
  }

  /// The rows of a `LazyHGrid`, whose views follow each other from top to bottom.
  func levelGrid(_ node: ViewNode, _ style: ViewStyle) -> JSON {
    let items = (node.argument("rows") ?? node.arguments.first)?.value.items ?? []
    // How high the grid is nobody knows here, so rows that may be of any height are as high as their views.
    let tracks = GridTrack.tracks(items.isEmpty ? [.void] : items, width: 0)
    let views = expander.content(of: node).prefix(ContentMaker.mostItems).map { view($0, style) }
    let rows = tracks.enumerated().map { place, track -> JSON in
      let cells = stride(from: place, to: views.count, by: tracks.count).map { number in
        track.width.map { framed(views[number], .mapping(["height": .number($0)])) } ?? views[number]
      }
      return .mapping(["gridRow": .mapping([:]), "subviews": .array(cells)])
    }
    return .mapping([
      "grid": .mapping([
        "horizontalSpacing": spacing(node, "spacing"),
        "verticalSpacing": tracks.first.map { .number($0.spacing) },
      ]), "subviews": .array(rows),
    ])
  }

  private static let mostItems = 200

  /// The width of a grid in points where nothing else is known: that of a row’s content on the phone of the picture.
  private var gridWidth: Double { interpreter.options.system >= 26 ? 338 : 326 }

  private func spacing(_ node: ViewNode, _ label: String) -> JSON? {
    node.argument(label)?.value.number.map { .number(min(max($0, -100), 500)) }
  }

  /// The side of a column at which its cells stand; `nil` for the middle.
  private static func side(of alignment: String) -> String? {
    let name = alignment.lowercased()
    return name.contains("leading") ? "leading" : name.contains("trailing") ? "trailing" : nil
  }

  /// How the cells of a row stand beside each other; `nil` for the middle.
  private static func line(of alignment: String) -> String? {
    let name = alignment.lowercased()
    if name.contains("firsttextbaseline") { return "firstTextBaseline" }
    if name.contains("lasttextbaseline") { return "lastTextBaseline" }
    return name.contains("top") ? "top" : name.contains("bottom") ? "bottom" : nil
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

  /// The frame of its cells, which stand at a side unless it says another one.
  fileprivate func frame(_ side: String?) -> JSON {
    let alignment = (alignment ?? side).flatMap { GridTrack.corners[$0.lowercased()] }.map(JSON.string)
    guard width == nil else {
      return .mapping(["width": width.map(JSON.number), "alignment": alignment])
    }
    return .mapping([
      "minWidth": .number(least ?? GridTrack.least), "maxWidth": most.map(JSON.number) ?? .string("infinity"),
      "alignment": alignment,
    ])
  }

  /// The least width of a column that says none.
  private static let least = 10.0
  private static let corners = Dictionary(
    [
      "topLeading", "top", "topTrailing", "leading", "trailing", "bottomLeading", "bottom", "bottomTrailing",
    ].map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

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
