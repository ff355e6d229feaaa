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
  /// Throws where all rules together have taken longer than they may.
  package let checkTime: () throws -> Void
  private var layouts: [LintLayout: LintedScreen?] = [:]

  private(set) lazy var tree = ScreenViews(of: scene, screen: number)
  /// All views, each before those in it, from back to front.
  var views: [LintedView] { tree.all }
  /// The numbers of the views that stand in no row, header or footer.
  private(set) lazy var viewsOutsideRows: [Int] = views.outsideRows
  /// The parts of the screen that hold a table, from back to front.
  private(set) lazy var controllers: [LintedController] = LintedController.all(
    of: screen, number: number, in: tree, theme: theme)
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
  /// The same by the numbers of their labels among all views.
  private(set) lazy var textsByView: [Int: LintedText] = Dictionary(
    texts.map { ($0.view.index, $0) }, uniquingKeysWith: { first, _ in first })
  /// The numbers of texts of content configurations that an author gives fewer lines than all.
  private(set) lazy var textsWithFewLines = Set(
    rows.flatMap { row -> [Int?] in
      guard let configuration = row.cell.contentConfiguration else { return [] }
      let isShort = { (properties: ListContentConfiguration.TextProperties) in
        properties.numberOfLines ?? 0 > 0
      }
      return [
        isShort(configuration.textProperties) ? row.views?.title?.index : nil,
        isShort(configuration.secondaryTextProperties) ? row.views?.detail?.index : nil,
      ]
    }.compactMap(\.self))
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
  ///   - checkTime: Throws where the rules have taken longer than they may.
  ///   - layOut: Lays a changed screen out in another way.
  package init(
    _ screen: Screen, number: Int, variant: Variant, theme: Theme, environment: LayoutEnvironment,
    scene: Scene, shaper: any TextShaping, pictureColor: @escaping PictureColor,
    comparison: LanguageComparison? = nil, checkTime: @escaping () throws -> Void = {},
    layOut: @escaping LayOut
  ) {
    self.checkTime = checkTime
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

extension LintedScreen {
  /// The texts that can be seen, and how they come out, in the order of the screen.
  package var fits: [TextFit] {
    var counts: [ElementPath: Int] = [:]
    let rooms = roomsOfTitles.merging(roomsOfSubtitles) { $1 }
    return texts.map { text in
      let path = path(of: text.view)
      let number = counts[path, default: 0]
      counts[path] = number + 1
      return TextFit(
        slot: TextFit.Slot(path: path, number: number), purpose: text.purpose, text: text.label.text,
        available: max(text.view.frame.width, rooms[text.view.index] ?? 0),
        needed: width(of: text.label.text.replacingLineBreaks, in: text.label.font),
        lines: text.label.lineCount, isTruncated: text.label.isTruncated)
    }
  }

  /// The widths that titles and details beside each other could have, by the numbers of their views.
  ///
  /// They are as wide as their texts where both fit, and what lies between them is room for either.
  private var roomsOfTitles: [Int: Double] {
    var rooms: [Int: Double] = [:]
    for row in rows {
      guard let title = row.views?.title, let detail = row.views?.detail,
        title.frame.minY < detail.frame.maxY, detail.frame.minY < title.frame.maxY
      else { continue }
      let isMirrored = detail.frame.minX < title.frame.minX
      let (first, last) = isMirrored ? (detail, title) : (title, detail)
      // Where one of them is cut off, what lies between them is the least space, and room for neither.
      let isShort = [title, detail].contains { $0.node.label?.isTruncated == true }
      let gap = isShort ? 0 : max(0, last.frame.minX - first.frame.maxX)
      rooms[title.index] = title.frame.width + gap
      rooms[detail.index] = detail.frame.width + gap
    }
    for text in texts {
      let room = text.purpose == .barTitle ? roomOfTitle(text.view) : roomOfHuggingLabel(text)
      if let room { rooms[text.view.index] = room }
    }
    return rooms
  }

  /// The widths that texts of rows of the style `subtitle` could have, by the numbers of their views: those that endless texts get.
  private var roomsOfSubtitles: [Int: Double] {
    guard rows.contains(where: { $0.cell.style == .subtitle }),
      let endless = layoutForOnce(.endlessSubtitles)
    else { return [:] }
    var rooms: [Int: Double] = [:]
    for (table, other) in zip(tables, endless.tables) {
      // The first row of its kind is the one that was laid out.
      var laidOut: [Cell: RowViews.Row] = [:]
      for (row, other) in zip(table.rows, other.rows) where row.cell.style == .subtitle {
        let kind = row.cell.withEndlessTexts
        guard let views = laidOut[kind] ?? other.views, views.title != nil || views.detail != nil else {
          continue
        }
        laidOut[kind] = views
        for part in [\RowViews.Row.title, \.detail] {
          if let view = row.views?[keyPath: part] { rooms[view.index] = views[keyPath: part]?.frame.width }
        }
      }
    }
    return rooms
  }

  /// The least distance of what is in a row to its edges, in points: UIKit's least margin.
  private static let leastMargin = 8.0

  /// The width that a label of the author's in a row could have which is as wide as its text; `nil` for other labels.
  ///
  /// It goes up to what stands beside the label on the side with more room.
  private func roomOfHuggingLabel(_ text: LintedText) -> Double? {
    let label = text.view
    guard text.purpose == .own, !text.label.isTruncated, text.label.lineCount == 1,
      abs(label.frame.width - width(of: text.label.text, in: text.label.font)) < 1
    else { return nil }
    let ancestors = tree.ancestors(of: label)
    guard let content = ancestors.first(where: { $0.node.viewClass.isContentView }) else { return nil }
    let card = ancestors.first { $0.index > content.index && !$0.node.drawings.isEmpty } ?? content
    var left = card.frame.minX + LintedScreen.leastMargin
    var right = card.frame.maxX - LintedScreen.leastMargin
    for view in tree.all[card.index..<card.end]
    where view.node.children.isEmpty && view.frame.minY < label.frame.maxY
      && label.frame.minY < view.frame.maxY
    {
      if view.frame.maxX <= label.frame.minX { left = max(left, view.frame.maxX) }
      if view.frame.minX >= label.frame.maxX { right = min(right, view.frame.minX) }
    }
    return label.frame.width + max(0, label.frame.minX - left, right - label.frame.maxX)
  }

  /// The width between what stands beside a title in its bar, or between the bar's ends.
  private func roomOfTitle(_ title: LintedView) -> Double? {
    guard let bar = tree.ancestors(of: title).first(where: { $0.node.viewClass == .navigationBar }) else {
      return nil
    }
    var (left, right) = (bar.frame.minX, bar.frame.maxX)
    for button in tree.all
    where button.node.viewClass == .barButton
      && tree.ancestors(of: button).contains(where: { $0.index == bar.index })
      && button.frame.minY < title.frame.maxY && title.frame.minY < button.frame.maxY
    {
      if button.frame.minX + button.frame.maxX < title.frame.minX + title.frame.maxX {
        left = max(left, button.frame.maxX)
      } else {
        right = min(right, button.frame.minX)
      }
    }
    return right - left
  }

  /// The way in which the screen is read.
  var layoutDirection: LayoutDirection {
    screen.semanticContentAttribute?.direction(in: environment.layoutDirection)
      ?? environment.layoutDirection
  }
}

extension LanguageComparison.Wording {
  /// The texts of a screen that is laid out in a language.
  package init(_ screen: LintedScreen, in language: String) {
    self.init(language: language, layoutDirection: screen.layoutDirection, fits: screen.fits)
  }
}

extension LintedTable {
  /// Whether the author shows something of their own where rows would be.
  var showsSomethingElse: Bool {
    let views = [tableView.backgroundView, tableView.tableHeaderView, tableView.tableFooterView]
    return views.contains { view in
      guard let view else { return false }
      if case .none = view.content { return !view.subviews.isEmpty }
      return true
    }
  }
}

extension LintedScreen {
  /// The sizes of the rows that are laid out, in points, and the parts of the document that they are.
  package var rowSizes: [(path: ElementPath, size: Size)] {
    rows.compactMap { row in row.views.map { (row.path, $0.cell.frame.size) } }
  }

  /// Whether the rows are not in the source, but come from the app's code.
  var isFilledLater: Bool { screen.interfaceBuilderObject != nil }

  /// The tables whose rows stand beside each other as users see them; prototypes do not.
  var comparableTables: [LintedTable] {
    screen.interfaceBuilderObject?.hasPrototypes == true ? [] : tables
  }

  /// Whether a row's own views were placed in a row of another width by Interface Builder, whose constraints will move
  /// them in a way that nobody knows here.
  func isPlacedByConstraints(_ row: LintedRow) -> Bool {
    guard isFilledLater, let content = row.views?.content, let contentView = row.cell.contentView else {
      return false
    }
    guard let design = contentView.designSize else { return !contentView.subviews.isEmpty }
    return abs(design.width - content.frame.width) > 1
  }
}

/// What tells a text from all others of a screen, however that is laid out.
struct LintedTextKey: Hashable {
  let path: ElementPath
  let text: String
}

extension LintedScreen {
  /// What tells a text from all others, however the screen is laid out.
  func key(of text: LintedText) -> LintedTextKey {
    LintedTextKey(path: path(of: text.view), text: text.label.text)
  }
}

extension LintedText {
  /// Whether the text is one that the author can shorten, and that must be seen whole.
  var isWrittenByAuthor: Bool {
    switch purpose {
    case .title, .detail, .barTitle, .prompt, .barButton, .tab, .button, .own: true
    case .header, .footer, .confirmation, .index, .field, .status, .other: false
    }
  }

  /// Whether the text is a label of a row.
  var standsInRow: Bool {
    switch purpose {
    case .title, .detail: true
    default: false
    }
  }
}

/// A screen laid out otherwise than its source says, as a rule may ask for.
enum LintLayout: Hashable, Sendable {
  /// Turned by a quarter.
  case otherOrientation
  /// Without anything at the right edge of rows.
  case withoutAccessories
  /// With text of the standard size, where the screen has smaller or larger text.
  case standardText
  /// With text of the largest size, where the screen has text of the standard one.
  case largestText
  /// On the narrowest phone, upright.
  case narrowest
  /// Light or dark.
  case appearance(Appearance)
  /// Light or dark, and in the theme's own colours.
  case ownColors(Appearance)
  /// With the deletion of rows that name their buttons being confirmed.
  case confirmingDeletion
  /// With texts in rows of the style `subtitle` that are longer than any row, and clipped.
  case endlessSubtitles
}
