import TableLayout
import TableModel

/// What the parts of a page are, in the order in which they are read: headings, lists with their rows, texts, pictures.
///
/// Tables draw their headers after their rows, and bars come last. Here each stands before what lies below it, as far as
/// nothing that overlaps would be drawn in another order.
struct PDFStructure {
  /// A part of a page that is one thing to its reader.
  struct Part {
    /// What a part is.
    enum Kind: Equatable {
      /// What has no meaning, such as grounds and lines.
      case decoration
      /// The name of a page of a book.
      case pageTitle
      /// The title of a screen.
      case title
      /// The title of a section.
      case heading
      /// The row of a table.
      case row
      /// Text outside of rows.
      case text
      /// An image.
      case figure
    }

    let kind: Kind
    /// The place of the view, in points of the page.
    let frame: Rect
    /// The bar or table that the view belongs to; the view itself for others.
    let column: Column
    /// Texts and pictures of a row, or the one piece that the part is.
    let pieces: [Piece]
    /// What the part touches.
    let extent: Extent
    /// The name of a row, as SVG files have it.
    let name: String?
  }

  /// What is read from above to below as one.
  struct Column {
    /// The place, in points of the page.
    let frame: Rect
    /// Whether it is a bar, whose ground comes with what stands in it.
    let isBar: Bool
  }

  /// What is drawn together, and is nothing else.
  struct Piece {
    let kind: Part.Kind
    let items: [DisplayList.Item]
    /// The characters of its texts.
    let text: String
  }

  /// The parts of the page in the order in which they are drawn and read.
  private(set) var parts: [Part] = []

  /// The structure of a page.
  init(_ scene: Scene) {
    add(scene.root, in: .picture, column: nil)
  }

  private mutating func add(_ node: SceneNode, in outer: DisplayList.Surroundings, column: Column?) {
    let inner = node.surroundings(in: outer)
    let frame = Rect(origin: inner.origin, size: node.frame.size)
    let column = node.column(at: frame) ?? column
    let kind = node.partKind
    if kind == .row {
      var pieces: [Piece] = []
      PDFStructure.addPieces(of: node, in: outer, to: &pieces)
      return append(.row, frame, pieces, column: column, name: node.rowName)
    }
    if kind != nil || node.opacity < 1 {
      let piece = Piece(of: node, items: DisplayList.items(of: node, in: outer))
      return append(
        kind.map { piece.kind == .text ? $0 : piece.kind } ?? piece.kind, frame, [piece], column: column)
    }
    let own = node.ownItems(in: inner)
    if !own.isEmpty {
      let piece = Piece(ofOnly: node, items: own)
      append(piece.kind, frame, [piece], column: column)
    }
    for child in node.children { add(child, in: inner, column: column) }
  }

  /// Adds what is in a row: each text and each picture, and what lies between them.
  private static func addPieces(
    of node: SceneNode, in outer: DisplayList.Surroundings, to pieces: inout [Piece]
  ) {
    let inner = node.surroundings(in: outer)
    guard node.opacity >= 1 else {
      return pieces.append(Piece(of: node, items: DisplayList.items(of: node, in: outer)))
    }
    let own = node.ownItems(in: inner)
    if !own.isEmpty { pieces.append(Piece(ofOnly: node, items: own)) }
    for child in node.children { addPieces(of: child, in: inner, to: &pieces) }
  }

  /// Adds a part before all that lies below it, as far as it touches nothing that is drawn earlier.
  private mutating func append(
    _ kind: Part.Kind, _ frame: Rect, _ pieces: [Piece], column: Column?, name: String? = nil
  ) {
    let extent = pieces.reduce(Extent.none) { extent, piece in
      piece.items.reduce(extent) { $0.union($1.inkExtent) }
    }
    let part = Part(
      kind: kind, frame: frame, column: column ?? Column(frame: frame, isBar: false),
      pieces: pieces.filter { !$0.items.isEmpty },
      extent: extent, name: name)
    guard !part.pieces.isEmpty else { return }
    var place = parts.count
    var candidate = place
    while kind != .decoration || part.column.isBar, candidate > 0 {
      let other = parts[candidate - 1]
      guard !other.extent.overlaps(extent) else { break }
      if other.kind != .decoration {
        guard other.isBelow(part) else { break }
        place = candidate - 1
      }
      candidate -= 1
    }
    parts.insert(part, at: place)
  }
}

extension PDFStructure {
  /// The text of the first title, or else of the first heading; `nil` where there is neither.
  var title: String? {
    let kinds: [Part.Kind] = [.pageTitle, .title, .heading]
    return kinds.lazy.compactMap { kind in parts.first { $0.kind == kind } }.first?.text
  }
}

extension PDFStructure.Part {
  /// The characters of the part's texts.
  var text: String { pieces.lazy.map(\.text).filter { !$0.isEmpty }.joined(separator: " ") }

  /// Whether the part is read after another one of the same column.
  fileprivate func isBelow(_ other: PDFStructure.Part) -> Bool {
    column.frame.minX < other.column.frame.maxX && other.column.frame.minX < column.frame.maxX
      && frame.minY > other.frame.minY
  }
}

extension PDFStructure.Piece {
  /// A view with all in it.
  fileprivate init(of node: SceneNode, items: [DisplayList.Item]) {
    self.init(drawings: node.allDrawings, items: items)
  }

  /// A view without those in it.
  fileprivate init(ofOnly node: SceneNode, items: [DisplayList.Item]) {
    self.init(drawings: node.drawings, items: items)
  }

  private init(drawings: [Drawing], items: [DisplayList.Item]) {
    var hasImage = false
    var texts: [String] = []
    for drawing in drawings {
      switch drawing {
      case .text(let line, _, _, _):
        // Shadows of letters come just before them.
        if texts.last != line.text { texts.append(line.text) }
      case .image: hasImage = true
      case .fill, .stroke: break
      }
    }
    kind = !texts.isEmpty ? .text : hasImage ? .figure : .decoration
    text = texts.joined(separator: " ")
    self.items = items
  }
}

extension SceneNode {
  /// What the view with all in it is to readers; `nil` where that depends on what it holds.
  fileprivate var partKind: PDFStructure.Part.Kind? {
    if indexPath != nil { return .row }
    switch (viewClass, role) {
    case (.plainLabel, .titleView): return .pageTitle
    case (.navigationItem, _), (_, .titleView): return .title
    case (.headerFooter, .header): return .heading
    case (.headerFooter, _), (.tabBarButton, _), (.barButton, _): return .text
    default: return nil
    }
  }

  /// What the view is to those in it, where it goes from one side to the other of what is read from above to below.
  fileprivate func column(at frame: Rect) -> PDFStructure.Column? {
    switch viewClass {
    case .tableView: PDFStructure.Column(frame: frame, isBar: false)
    case .statusBar, .navigationBar, .searchBar, .toolbar, .tabBar:
      PDFStructure.Column(frame: frame, isBar: true)
    default: nil
    }
  }

  /// The name of a row's cell, as groups of SVG files have it.
  fileprivate var rowName: String? {
    indexPath.map { "\(viewClass.rawValue)-\($0.section)-\($0.row)" }
  }

  fileprivate var allDrawings: [Drawing] { drawings + children.flatMap(\.allDrawings) }
}

extension DisplayList.Item {
  /// What the item is sure to touch, in points of the page; letters keep to their line.
  fileprivate var inkExtent: Extent {
    switch content {
    case .group(let members, _): return members.reduce(.none) { $0.union($1.inkExtent) }
    case .drawing(.text(let line, let place, _, _), let origin):
      let size = line.runs.map { abs($0.size) }.max() ?? 0
      let (above, below) = (size, 0.4 * size)
      let rect = Rect(
        x: origin.x + place.x, y: origin.y + place.y - above, width: line.width, height: above + below)
      return clip.map { Extent(rect).clipped(to: $0.rect) } ?? Extent(rect)
    case .drawing: return extent
    }
  }
}

extension Extent {
  /// Whether two extents share more than an edge.
  fileprivate func overlaps(_ other: Extent) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
