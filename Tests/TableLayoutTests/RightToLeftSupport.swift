import TableModel
import TableThemes

@testable import TableLayout

/// Sets texts into one line of widths that are known, and all others as the stub does.
struct KnownWidthShaper: TextShaping {
  /// The widths of texts in points.
  let widths: [String: Double]

  func shape(_ request: TextRequest) -> ShapedText {
    guard let width = widths[request.text] else { return StubShaper().shape(request) }
    let run = GlyphRun(fontName: "Stub", size: 17, glyphs: [], text: request.text, x: 0, width: width)
    return ShapedText(lines: [ShapedLine(runs: [run], width: width)])
  }
}

/// Lays out a screen in the direction of an app, of 375 × 667 points unless said otherwise.
func scene(
  of screen: Screen, theme: Theme = .ios26, _ direction: LayoutDirection, widths: [String: Double] = [:],
  size: Size = Size(width: 375, height: 667), height: PictureHeight = .screen
) -> Scene {
  TableLayoutEngine(theme: theme, shaper: KnownWidthShaper(widths: widths)).scene(
    of: screen,
    in: LayoutEnvironment(
      size: size, scale: 2, height: height, layoutDirection: direction))
}

/// Lays out a table of 375 × 667 points in the direction of an app.
func scene(
  of tableView: TableView, theme: Theme = .ios26, _ direction: LayoutDirection, widths: [String: Double] = [:]
) -> Scene {
  scene(of: Screen(tableView: tableView), theme: theme, direction, widths: widths)
}

extension Scene {
  /// The places on the screen of all views of some kind, each before those in it.
  func places(where isMeant: (SceneNode) -> Bool) -> [Rect] {
    root.places(from: .zero, where: isMeant)
  }

  /// The place on the screen of the first view of some kind.
  func place(where isMeant: (SceneNode) -> Bool) -> Rect? { places(where: isMeant).first }

  /// The place on the screen of the first label with a text.
  func place(of text: String) -> Rect? { place { $0.label?.text == text } }
}

extension SceneNode {
  fileprivate func places(from origin: Point, where isMeant: (SceneNode) -> Bool) -> [Rect] {
    let place = frame.offset(x: origin.x, y: origin.y)
    return (isMeant(self) ? [place] : []) + children.flatMap { $0.places(from: place.origin, where: isMeant) }
  }

  /// Where the view's own lines of text begin and end, in points from its left edge.
  var lineEnds: [ClosedRange<Double>] { texts.map { $0.origin.x...$0.origin.x + $0.line.width } }

  /// The outlines that the view itself draws.
  var outlines: [Path] {
    drawings.compactMap { drawing in
      switch drawing {
      case .fill(let path, _), .stroke(let path, _, _): path
      case .image, .text: nil
      }
    }
  }
}

/// Whether two scenes have their views at the same places, but for what is lost in sums.
func haveSamePlaces(_ first: SceneNode, _ second: SceneNode) -> Bool {
  zip(first.frame.numbers, second.frame.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
    && first.viewClass == second.viewClass && first.role == second.role
    && first.children.count == second.children.count
    && zip(first.children, second.children).allSatisfy(haveSamePlaces)
}
