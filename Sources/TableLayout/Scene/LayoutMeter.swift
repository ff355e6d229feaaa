import TableModel

/// Counts what is laid out, and says when laying out must end.
///
/// A source's values are bounded, and yet a view may stand in it as a word and be drawn by hundreds of lines.
final class LayoutMeter {
  /// The most that a scene may hold: steps of outlines, glyphs, and a few for each view and drawing.
  static let capacity = 4_000_000
  /// What a view or a drawing counts besides what it is made of.
  fileprivate static let frame = 8
  /// What each further line of a text counts besides its glyphs, by the memory that it takes.
  fileprivate static let line = 32
  /// How many views are placed between two looks at the clock.
  private static let viewsPerLook = 64
  /// How many letters are shaped between two.
  private static let lettersPerLook = 2_000

  private let isOver: @Sendable () -> Bool
  /// What the scene may hold.
  private let room: Int
  private var parts = 0
  private var views = 0
  private var letters = 0
  private var hasEnded = false
  /// What constraints did not say rightly, each once.
  private(set) var findings: [LayoutFinding] = []
  /// The most findings that are kept.
  private static let mostFindings = 64

  /// A meter for a scene, of which somebody else may have had enough before.
  init(room: Int = LayoutMeter.capacity, shouldEnd isOver: @escaping @Sendable () -> Bool) {
    (self.room, self.isOver) = (room, isOver)
  }

  /// Whether the scene holds more than it may.
  var isFull: Bool { parts > room }

  /// Whether laying out must end, by the clock or because the scene is full.
  var shouldEnd: Bool {
    hasEnded = hasEnded || isFull || isOver()
    return hasEnded
  }

  /// Notes that a view is to be placed, and says whether it may be.
  func takeView() -> Bool {
    parts += LayoutMeter.frame
    views += 1
    if views % LayoutMeter.viewsPerLook == 0 { return !shouldEnd }
    return !hasEnded && !isFull
  }

  /// Notes that letters are to be shaped, and says whether they may be.
  func take(letters count: Int) -> Bool {
    letters += count
    guard letters > LayoutMeter.lettersPerLook else { return !hasEnded }
    letters = 0
    return !shouldEnd
  }

  /// Counts steps of outlines that a file of the author's has, however often it is shown, and says whether there is room.
  func take(parts count: Int) -> Bool {
    parts += count
    return !isFull
  }

  /// Keeps a finding that is not known yet.
  func note(_ finding: LayoutFinding) {
    guard findings.count < LayoutMeter.mostFindings, !findings.contains(finding) else { return }
    findings.append(finding)
  }

  /// Counts the lines of a text after its first one.
  func count(linesOf text: ShapedText) {
    parts += LayoutMeter.line * (text.lines.count - 1)
  }

  /// Counts what a view and those that it is made of draw.
  func count(_ node: SceneNode) {
    parts += node.partCount - LayoutMeter.frame
  }
}

extension Scene {
  /// The most that the scenes of one file may hold together, as far as all of them are in memory.
  package static let mostParts = LayoutMeter.capacity

  /// What the scene holds, standard cells included: steps of outlines, glyphs, and a few for each view, drawing and line.
  package var partCount: Int { root.partCount }
}

extension SceneNode {
  /// What the view and those in it hold.
  fileprivate var partCount: Int {
    var count = LayoutMeter.frame + LayoutMeter.line * max(0, (label?.lineCount ?? 0) - 1)
    for drawing in drawings { count += LayoutMeter.frame + drawing.partCount }
    for child in children { count += child.partCount }
    return count
  }
}

extension Drawing {
  /// The steps of outlines, or the glyphs, that the drawing is made of.
  fileprivate var partCount: Int {
    switch self {
    case .fill(let path, _), .stroke(let path, _, _): path.stepCount
    case .image: 1
    case .text(let line, _, _, _): line.runs.reduce(0) { $0 + $1.glyphs.count }
    }
  }
}
