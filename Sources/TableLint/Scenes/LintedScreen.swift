import TableLayout
import TableModel
import TableThemes

/// What is known of a screen: the model, the scene that was made of it, and further layouts for those who ask.
///
/// A class, because layouts are made once for all rules. It is not to be shared between threads.
package final class LintedScreen {
  /// Lays a screen out in a way; `nil` where that cannot be done.
  package typealias LayOut = (Screen, Variant) -> LintedScreen?
  /// The colour of a placed picture at a point of the view that draws it; `nil` where that cannot be known.
  package typealias PictureColor = (PlacedImage, Point) -> Color?

  /// The screen as its source, or the state that is asked for, has it.
  let screen: Screen
  /// The number of the screen in its document, counted from 0.
  let number: Int
  /// The way in which it is laid out.
  let variant: Variant
  /// The look.
  let theme: Theme
  /// The screen that it is laid out for.
  let environment: LayoutEnvironment
  /// The laid-out screen, with rows that are out of sight.
  package let scene: Scene
  /// How the texts come out in the language of the source and in others; `nil` where that is not asked for.
  let comparison: LanguageComparison?
  private let shaper: any TextShaping
  private let layOut: LayOut
  private let pictureColor: PictureColor
  private var layouts: [LintLayout: LintedScreen?] = [:]

  private(set) lazy var tree = ScreenViews(of: scene, screen: number)
  /// All views, each before those in it, from back to front.
  var views: [LintedView] { tree.all }
  /// The numbers of the views that stand in no row, header or footer.
  private(set) lazy var viewsOutsideRows: [Int] = views.outsideRows
  /// The parts of the screen that hold a table, from back to front.
  private(set) lazy var controllers: [LintedController] = LintedController.all(
    of: screen, number: number, in: tree)
  /// The tables that can be seen.
  private(set) lazy var tables: [LintedTable] = controllers.filter(\.isShown).compactMap(\.table)
  /// The rows of all tables that can be seen.
  private(set) lazy var rows: [LintedRow] = tables.flatMap(\.rows)
  /// The same by the numbers of their cells among all views.
  private(set) lazy var rowsByCell: [Int: LintedRow] = Dictionary(
    rows.compactMap { row in row.views.map { ($0.cell.index, row) } }, uniquingKeysWith: { first, _ in first }
  )
  /// The rows, in whichever table, with something at their right edge.
  private(set) lazy var rowsWithAccessories = Set(
    rows.filter { $0.views?.accessory != nil }.map(\.indexPath))
  /// The texts that can be seen.
  private(set) lazy var texts: [LintedText] = LintedText.all(in: tree)
  /// The parts of the document whose texts are whole at the usual text size, and cut off by the larger one of this screen.
  private(set) lazy var cutByLargerText: Set<ElementPath> = textsCutByLargerText

  /// A screen and its scene.
  ///
  /// - Parameters:
  ///   - screen: The screen, doing what the variant's state says.
  ///   - number: The number of the screen in its document.
  ///   - variant: The way in which the scene was laid out.
  ///   - theme: The look that the scene has.
  ///   - environment: What the scene was laid out for.
  ///   - scene: The scene, with rows that are out of sight.
  ///   - shaper: What measures texts.
  ///   - pictureColor: What a picture shows at a point.
  ///   - comparison: How its texts come out in other languages; `nil` where that is not asked for.
  ///   - layOut: Lays a changed screen out in another way.
  package init(
    _ screen: Screen, number: Int, variant: Variant, theme: Theme, environment: LayoutEnvironment,
    scene: Scene, shaper: any TextShaping, pictureColor: @escaping PictureColor,
    comparison: LanguageComparison? = nil, layOut: @escaping LayOut
  ) {
    self.comparison = comparison
    self.screen = screen
    self.number = number
    self.variant = variant
    self.theme = theme
    self.environment = environment
    self.scene = scene
    self.shaper = shaper
    self.layOut = layOut
    self.pictureColor = pictureColor
  }

  /// The screen laid out otherwise; `nil` where there is no such layout.
  func layout(_ layout: LintLayout) -> LintedScreen? {
    if let made = layouts[layout] { return made }
    let made = layoutForOnce(layout)
    layouts.updateValue(made, forKey: layout)
    return made
  }

  /// The screen laid out otherwise for a rule that nobody shares the layout with, so that it is not kept.
  func layoutForOnce(_ layout: LintLayout) -> LintedScreen? {
    request(for: layout).flatMap { layOut($0.screen, $0.variant) }
  }

  /// The colour of a placed picture at a point of the view that draws it; `nil` where that cannot be known.
  func color(of picture: PlacedImage, at point: Point) -> Color? { pictureColor(picture, point) }

  /// The screen itself as a part of the document.
  var path: ElementPath { ElementPath(screen: number) }

  /// The part of the document that made a view.
  func path(of view: LintedView) -> ElementPath { tree.path(of: view) }

  /// The views in another one, which is not among them.
  func views(in view: LintedView) -> ArraySlice<LintedView> { tree.views(in: view) }

  /// The views that a view lies in, the nearest first.
  func ancestors(of view: LintedView) -> [LintedView] { tree.ancestors(of: view) }

  /// The width in points that a text takes on one line.
  func width(of text: String, in font: Font) -> Double {
    let typeface = theme.typeface[environment.scale]
    let span = TextSpan(text: text, size: font.size, substitute: typeface.substitute(for: font))
    return shaper.shape(
      TextRequest(
        spans: [span], language: environment.language, layoutDirection: environment.layoutDirection)
    ).width
  }
}

extension LintedScreen {
  /// The two panes of a split view that shows them beside each other.
  var panesSideBySide: (master: LintedController, detail: LintedController)? {
    guard let master = controllers.first(where: { $0.kind == .master }),
      let detail = controllers.first(where: { $0.kind == .detail }), let first = master.view,
      let second = detail.view,
      max(first.frame.minX, second.frame.minX) >= min(first.frame.maxX, second.frame.maxX) - 0.5
    else { return nil }
    return (master, detail)
  }
}

extension LintedScreen {
  /// The popover, where there is one.
  var popover: LintedController? {
    controllers.first { $0.kind == .popover && $0.view?.node.viewClass == .popover }
  }

  /// The popover, also where the screen shows nothing but what is in it.
  var popoverOrWhatIsInIt: LintedController? { controllers.first { $0.kind == .popover && $0.isShown } }

  /// Whether the screen is that of a phone, or as narrow as one, as layout sees it.
  var isPhone: Bool { environment.isPhone || environment.size.width < theme.containers.minimumTabletWidth }
}
