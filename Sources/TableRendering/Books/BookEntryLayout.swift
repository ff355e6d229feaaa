import TableLayout
import TableModel

/// Sets the pages of one entry of a book: its pictures with what is said of them, and the rest of its findings.
struct BookEntryLayout {
  private let entry: BookEntry
  private let shaper: any TextShaping

  init(_ entry: BookEntry, _ shaper: any TextShaping) {
    self.entry = entry
    self.shaper = shaper
  }

  /// The contents of each page, of which there is at least one.
  var pages: [[SceneNode]] {
    var (nodes, top) = head(entry.title)
    var findings = entry.findings.map { block($0, BookLook.finding, width: body.width, lines: 0) }
    let needed = findings.reduce(0) { $0 + $1.size.height + BookLook.paragraphGap }
    let room = body.maxY - top
    let pictureRoom =
      entry.pictures.isEmpty ? 0 : max(room - needed - BookLook.gap, room * BookLook.pictureShare)
    let (pictures, height) = pictures(from: top, height: pictureRoom)
    nodes += pictures
    top += entry.pictures.isEmpty ? 0 : height + BookLook.gap
    var pages: [[SceneNode]] = []
    while true {
      let count = fitting(findings, from: top)
      for finding in findings.prefix(count) {
        nodes.append(finding.node(at: Point(body.minX, top)))
        top += finding.size.height + BookLook.paragraphGap
      }
      findings.removeFirst(count)
      pages.append(nodes)
      guard !findings.isEmpty else { return pages }
      (nodes, top) = head("\(entry.title), continued")
    }
  }

  private var body: Rect { BookLook.body }

  /// The number of paragraphs that fit below a height; on a page of its own, at least one.
  private func fitting(_ findings: [TextBlock], from top: Double) -> Int {
    var (count, bottom) = (0, top)
    for finding in findings {
      bottom += finding.size.height
      guard bottom <= body.maxY else { break }
      count += 1
      bottom += BookLook.paragraphGap
    }
    let isFresh = top < body.minY + body.height * (1 - BookLook.pictureShare)
    return count == 0 && isFresh ? min(1, findings.count) : count
  }

  /// The name of a page and the facts below it, and where the rest of the page begins.
  private func head(_ title: String) -> ([SceneNode], Double) {
    let heading = TextBlock(
      title, BookLook.heading, width: body.width, lines: 2, keepsEnd: true, shaper: shaper,
      scale: BookLook.scale)
    var nodes = [heading.node(at: body.origin, role: .titleView)]
    var top = body.minY + heading.size.height
    if !entry.facts.isEmpty {
      let facts = block(
        entry.facts.joined(separator: " · "), BookLook.facts, width: body.width, lines: 3)
      nodes.append(facts.node(at: Point(body.minX, top + BookLook.paragraphGap)))
      top += BookLook.paragraphGap + facts.size.height
    }
    return (nodes, top + BookLook.gap)
  }

  /// The pictures side by side, as large as they are or as there is room, and how high they are with their captions.
  private func pictures(from top: Double, height: Double) -> ([SceneNode], Double) {
    let count = Double(max(1, entry.pictures.count))
    let width = (body.width - BookLook.pictureGap * (count - 1)) / count
    let captions = entry.pictures.map { picture in
      picture.caption.map { block($0, BookLook.caption, width: width, lines: 2) }
    }
    let captionHeight = captions.compactMap { $0?.size.height }.max().map { $0 + BookLook.paragraphGap } ?? 0
    // All pictures of a page are scaled alike: what is larger looks larger.
    let factor =
      entry.pictures.map { picture in
        let size = picture.scene.size
        return min(1, width / max(1, size.width), max(1, height - captionHeight) / max(1, size.height))
      }.min() ?? 1
    var nodes: [SceneNode] = []
    var lowest = 0.0
    for (index, picture) in entry.pictures.enumerated() {
      let scene = picture.scene.scaled(by: factor)
      let left = body.minX + Double(index) * (width + BookLook.pictureGap)
      let place = Rect(
        x: left + rounded((width - scene.size.width) / 2), y: top, width: scene.size.width,
        height: scene.size.height)
      nodes += BookEntryLayout.nodes(of: scene, in: place)
      if let caption = captions[index] {
        nodes.append(caption.node(centeredIn: width, at: Point(left, place.maxY + BookLook.paragraphGap)))
      }
      lowest = max(lowest, place.height + captionHeight)
    }
    return (nodes, lowest)
  }

  /// A picture at its place, cut off at its edges, with a line around it.
  ///
  /// The line comes last: who shows the page may cut the picture off at whole pixels, outside of its place.
  private static func nodes(of scene: Scene, in place: Rect) -> [SceneNode] {
    let edge = -BookLook.frameWidth / 2
    let around = place.inset(by: EdgeInsets(top: edge, left: edge, bottom: edge, right: edge))
    let line = Drawing.stroke(
      .rect(around.bounds), Stroke(width: BookLook.frameWidth), .color(BookLook.frame))
    return [
      SceneNode(
        .view, frame: place, clipsToBounds: true,
        drawings: [.fill(.rect(place.bounds), .color(.white))], children: [scene.root]),
      SceneNode(.view, frame: around, drawings: [line]),
    ]
  }

  private func rounded(_ points: Double) -> Double {
    (points * BookLook.scale).rounded() / BookLook.scale
  }

  private func block(_ text: String, _ look: TextBlockLook, width: Double, lines: Int) -> TextBlock {
    TextBlock(text, look, width: width, lines: lines, shaper: shaper, scale: BookLook.scale)
  }
}

/// What a book has to say of one screen, or of a change to one.
public struct BookEntry: Hashable, Sendable {
  /// The name of the page.
  public var title: String
  /// The pictures side by side, with a line below each where it has a caption.
  public var pictures: [ContactSheet.Entry]
  /// What is said below the name, such as the size and the look.
  public var facts: [String]
  /// What was found, each in a paragraph below the pictures.
  public var findings: [String]

  /// A page of pictures.
  public init(
    title: String, pictures: [ContactSheet.Entry], facts: [String] = [], findings: [String] = []
  ) {
    self.title = title
    self.pictures = pictures
    self.facts = facts
    self.findings = findings
  }
}

/// The measures of a book's pages in points, and how its text looks; all of it chosen by eye.
enum BookLook {
  /// A page of A4, upright.
  static let page = Size(width: 595, height: 842)
  /// The space along the page's edges.
  static let margin = 48.0
  /// The space between a page's parts.
  static let gap = 18.0
  /// The space between pictures side by side.
  static let pictureGap = 24.0
  /// The space between paragraphs.
  static let paragraphGap = 5.0
  /// The height of a line of the contents.
  static let contentsLine = 21.0
  /// The part of a page that pictures keep for themselves, whatever is said below them.
  static let pictureShare = 0.6
  /// Device pixels a point, to which places are rounded; printers have more.
  static let scale = 4.0

  static let heading = TextBlockLook(size: 17, weight: .semibold, color: Color(0x1C1C1E))
  static let facts = TextBlockLook(size: 10, weight: .regular, color: Color(0x6C6C70))
  static let caption = TextBlockLook(size: 10, weight: .medium, color: Color(0x3A3A3C))
  static let finding = TextBlockLook(size: 9.5, weight: .regular, color: Color(0x1C1C1E))
  static let contents = TextBlockLook(size: 12, weight: .regular, color: Color(0x1C1C1E))
  static let pageNumber = TextBlockLook(size: 9, weight: .regular, color: Color(0x6C6C70))
  /// The line around pictures.
  static let frame = Color(0xD2D2D7)
  /// How wide that line is: enough to be seen where pages are shown at their own size.
  static let frameWidth = 0.5

  /// What is inside the margins.
  static var body: Rect {
    Rect(origin: .zero, size: page).inset(
      by: EdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
  }
}
