import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

/// Finds the fewest words for a screen that was made of an Interface Builder document.
struct ScreenTidier {
  private let renderer: Renderer
  private let loader = SpecLoader(vocabulary: .all)
  /// The folder that the spec will lie in.
  private let folder: FilePath
  /// The folder in it that has copies of other pictures.
  private let copiesFolder: FilePath?

  init(folder: FilePath, copiesFolder: FilePath?, renderer: Renderer) {
    self.folder = folder
    self.copiesFolder = copiesFolder
    self.renderer = renderer
  }

  /// The screen with the device for its size and scale, and without what its pictures do not need.
  ///
  /// A screen that cannot be laid out stays as it is.
  func tidied(_ screen: Screen) -> Screen {
    let text = SpecWriter(folder: folder, copiesFolder: copiesFolder).text(of: Document(screens: [screen]))
    let loaded = loader.load(Array(text.utf8), named: "-", folder: folder).document
    guard let given = loaded?.screens.first else { return screen }
    guard let drawn = try? scene(of: (given, Variant())) else { return screen }
    let comparisons = ScreenTidier.mostWork / max(1, drawn.work + given.solving)
    guard comparisons > 0, let wanted = try? scenes(of: given) else { return given }
    let simple = candidates(for: given).prefix(comparisons).first { (try? scenes(of: $0)) == wanted } ?? given
    var frames = FrameStripper(comparisons: comparisons) { isSame($0, wanted) }
    let bare = frames.stripped(simple)
    var reducer = SpecReducer(folder: folder, loader: loader, comparisons: comparisons) { document in
      document.screens.allSatisfy { isSame($0, wanted) }
    }
    return reducer.reduced(bare)
  }

  /// The views that may be laid out in each way of leaving words out: a screen of some hundred is compared as often as
  /// that takes, a giant one keeps all of its words.
  private static let mostWork = 300_000

  /// The screen with a device for its size, scale or both, the shortest first.
  private func candidates(for screen: Screen) -> [Screen] {
    let alike = Device.screens.filter { $0.size == screen.size }
    let asFine = Device.screens.filter { $0.scale == screen.scale }
    let asWide = asFine.filter { $0.size.width == screen.size?.width }
    // A scale that follows from a device is another one on other devices; one that is written stays.
    var places: [(device: String?, size: Size?, scale: Double?)] = [(nil, nil, nil)]
    places += alike.map { ($0.name, nil, nil) }
    places.append((nil, screen.size, nil))
    if let own = screen.device { places.append((own, screen.size, nil)) }
    places += (asWide + asFine.prefix(1)).map { ($0.name, screen.size, nil) }
    places += alike.map { ($0.name, nil, screen.scale) }
    return places.map { place in
      var screen = screen
      (screen.device, screen.size, screen.scale) = place
      return screen
    }
  }

  private func isSame(_ screen: Screen, _ wanted: [Scene]) -> Bool {
    zip(states(of: screen), wanted).allSatisfy { (try? scene(of: $0)) == $1 }
  }

  private func scenes(of screen: Screen) throws -> [Scene] { try states(of: screen).map(scene) }

  private func scene(of state: State) throws -> Scene {
    try renderer.scene(of: state.screen, as: state.variant, keepsHiddenRows: true)
  }

  /// A screen in one of the ways in which a person may ask for it.
  private typealias State = (screen: Screen, variant: Variant)

  /// A wide device, which shows what is tied to which edge.
  private static let wide = ["ipad"]
  /// Devices of several widths, where constraints show what they say: what they leave open may be as at one by chance.
  private static let widths = ["iphone5", "ipad", "iphone6", "iphone14promax"]

  /// What readers may ask for: text of another size, the other direction, and dark colours.
  private static let readers = [
    Variant(contentSizeCategory: .accessibilityLarge), Variant(contentSizeCategory: .extraSmall),
    Variant(contentSizeCategory: .extraExtraExtraLarge),
    Variant(language: PseudoLanguage.rightToLeft.rawValue), Variant(appearance: .dark),
  ]

  /// The screen as it is, with all rows selected, with all rows edited, for other readers, and on other devices.
  private func states(of screen: Screen) -> [State] {
    var (selected, edited) = (screen, screen)
    selected.updateTableViews { $0.updateRows { $0.isSelected = true } }
    edited.updateTableViews { tableView in
      tableView.isEditing = true
      tableView.updateRows { $0.editingStyle = .delete }
    }
    let names = screen.usesAutoLayout ? ScreenTidier.widths : ScreenTidier.wide
    let devices = Device.screens.filter { names.contains($0.name) }
    return [screen, selected, edited].map { ($0, Variant()) }
      + ScreenTidier.readers.map { (screen, $0) }
      + devices.map { (screen, Variant(device: $0.name, scale: $0.scale)) }
  }
}

extension Scene {
  /// The letters of a scene that are shaped once, however often it is laid out.
  private static let keptLetters = 50_000

  /// What laying it out takes, counted in views.
  fileprivate var work: Int {
    var (views, letters) = (0, 0)
    func count(_ node: SceneNode) {
      views += 1
      letters += node.label?.text.utf8.count ?? 0
      node.children.forEach(count)
    }
    count(root)
    return views + max(0, letters - Scene.keptLetters) / 2
  }
}

extension TableView {
  /// Changes every row in place.
  fileprivate mutating func updateRows(_ change: (inout Cell) -> Void) {
    for section in sections.indices {
      for row in sections[section].rows.indices { change(&sections[section].rows[row]) }
    }
  }
}

extension Renderer {
  /// The screen as a spec in a folder should describe it, with the same pictures and as few words as they need.
  ///
  /// A screen from a spec stays as it is. Of pictures that do not lie below the folder, copies must be in
  /// `copiesFolder` below it; without one they become boxes.
  public func tidied(_ screen: Screen, folder: FilePath, copiesFolder: FilePath? = nil) -> Screen {
    guard screen.interfaceBuilderObject != nil else { return screen }
    return ScreenTidier(folder: folder, copiesFolder: copiesFolder, renderer: self)
      .tidied(screen.withoutObjectNames)
  }
}

/// Leaves out the frames that Interface Builder stored of views which constraints place.
///
/// A frame that matters all the same, as it does where constraints leave something open, stays.
struct FrameStripper {
  private let isSame: (Screen) -> Bool
  /// How many more screens may be compared.
  private var comparisonsLeft: Int

  /// A stripper that compares so many screens, and 60, at most; `isSame` says whether a screen still gives the pictures
  /// that it must.
  init(comparisons: Int, isSame: @escaping (Screen) -> Bool) {
    comparisonsLeft = min(60, comparisons)
    self.isSame = isSame
  }

  /// The screen with as few frames as its pictures need.
  mutating func stripped(_ screen: Screen) -> Screen {
    guard screen.usesAutoLayout else { return screen }
    var screen = screen
    let rows = screen.tableViews.enumerated().flatMap { table, tableView in
      tableView.sections.enumerated().flatMap { section, content in
        content.rows.indices.filter { content.rows[$0].contentView?.layout != nil }
          .map { Row(table: table, section: section, row: $0) }
      }
    }
    strip(rows[...], of: &screen)
    return screen
  }

  private struct Row: Hashable {
    var table: Int
    var section: Int
    var row: Int
  }

  private mutating func strip(_ rows: ArraySlice<Row>, of screen: inout Screen) {
    guard !rows.isEmpty, comparisonsLeft > 0 else { return }
    comparisonsLeft -= 1
    var bare = screen
    var table = 0
    bare.updateTableViews { tableView in
      for place in rows where place.table == table {
        tableView.sections[place.section].rows[place.row].contentView?.stripFrames()
      }
      table += 1
    }
    if isSame(bare) {
      screen = bare
    } else if rows.count > 1 {
      let middle = rows.startIndex + rows.count / 2
      strip(rows[..<middle], of: &screen)
      strip(rows[middle...], of: &screen)
    }
  }
}

extension Screen {
  /// Whether constraints place views in any row.
  var usesAutoLayout: Bool {
    tableViews.contains { tableView in
      tableView.sections.contains { $0.rows.contains { $0.contentView?.layout != nil } }
    }
  }
}

extension Screen {
  /// What solving the constraints of its rows takes, counted in views: it grows with the square of their number.
  fileprivate var solving: Int {
    tableViews.lazy.flatMap(\.sections).flatMap(\.rows).compactMap(\.contentView).reduce(0) { work, view in
      let count = (view.layout?.constraints.count ?? 0) + view.subviews.constraintCount
      return work + count * count / 16
    }
  }
}

extension [View] {
  fileprivate var constraintCount: Int {
    reduce(0) { $0 + ($1.layout?.constraints.count ?? 0) + $1.subviews.constraintCount }
  }
}

extension ContentView {
  fileprivate mutating func stripFrames() {
    for index in subviews.indices { subviews[index].stripFrames(isArranged: false) }
  }
}

extension View {
  fileprivate mutating func stripFrames(isArranged: Bool) {
    let isStack = layout?.stack != nil
    for index in subviews.indices { subviews[index].stripFrames(isArranged: isStack) }
    guard let own = layout, isArranged || !own.translatesAutoresizingMaskIntoConstraints,
      subviews.allSatisfy({ $0.layout != nil && $0.frame == nil })
    else { return }
    layout?.translatesAutoresizingMaskIntoConstraints = true
    frame = nil
    autoresizingMask = []
  }
}
