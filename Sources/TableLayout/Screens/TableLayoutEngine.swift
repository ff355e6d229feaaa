import TableModel
import TableThemes

/// Lays tables out as UIKit would: a table, a theme and a screen go in, a scene comes out.
package struct TableLayoutEngine {
  /// The look of everything.
  package let theme: Theme
  /// What places the letters.
  package let shaper: any TextShaping
  private let room: Int
  private let shouldEnd: @Sendable () -> Bool

  /// An engine for tables of one theme.
  ///
  /// It asks now and then whether it should end, and leaves a scene incomplete where it should, or where the scene would hold
  /// more than there is room for.
  package init(
    theme: Theme, shaper: any TextShaping, room: Int = Scene.mostParts,
    shouldEnd: @escaping @Sendable () -> Bool = { false }
  ) {
    self.theme = theme
    self.shaper = shaper
    self.room = room
    self.shouldEnd = shouldEnd
  }

  /// Places every view of a screen: the table, and the bars and containers around it where there are any.
  ///
  /// What the screen says of its direction comes before what the environment says.
  package func scene(of screen: Screen, in environment: LayoutEnvironment) -> Scene {
    var environment = environment
    if let attribute = screen.semanticContentAttribute {
      environment.layoutDirection = attribute.direction(in: environment.layoutDirection)
    }
    let meter = LayoutMeter(room: room, shouldEnd: shouldEnd)
    return placedScene(of: screen, in: environment, meter).measured(by: meter)
  }

  private func placedScene(
    of screen: Screen, in environment: LayoutEnvironment, _ meter: LayoutMeter
  ) -> Scene {
    let context = context(
      in: environment, meter, hasContainers: screen.hasContainers,
      hasSheet: screen.presentation != nil)
    guard screen.isBareTable, let tableView = screen.tableViews.first else {
      let context = screen.isWithoutBars ? context.uncovered : context
      return ScreenLayout(screen, context: context).scene.mirrored(context.isMirrored)
    }
    return scene(of: tableView, named: screen.name, context)
  }

  /// Places every view of a table.
  package func scene(of tableView: TableView, in environment: LayoutEnvironment) -> Scene {
    let meter = LayoutMeter(room: room, shouldEnd: shouldEnd)
    return scene(of: tableView, named: nil, context(in: environment, meter)).measured(by: meter)
  }

  /// A table by itself, of which no part of a device covers anything.
  private func scene(of tableView: TableView, named name: String?, _ screenContext: ViewContext) -> Scene {
    let context = screenContext.uncovered
    let environment = context.environment
    let natural = TableLayout(TableContext(context, tableView: tableView))
    let height =
      switch environment.height {
      case .screen: environment.size.height
      case .content: natural.naturalHeight
      }
    let size = Size(width: environment.size.width, height: height)
    let layout = natural.filling(size)
    return Scene(
      name: name,
      theme: theme.name,
      themeTitle: theme.title,
      size: size,
      contentSize: layout.contentSize,
      scale: environment.scale,
      root: layout.node(in: Rect(origin: .zero, size: size))
        .explained(
          by: context.frame(Rect(origin: .zero, size: size), "size of the screen", .bars), in: context
        )
        .resolvingColors(with: theme.palette?[environment.appearance], for: environment.appearance)
    )
    .mirrored(context.isMirrored)
  }

  private func context(
    in environment: LayoutEnvironment, _ meter: LayoutMeter, hasContainers: Bool = false,
    hasSheet: Bool = false
  ) -> ViewContext {
    var environment = environment
    environment.screenSize = environment.screenSize ?? environment.size
    var theme = theme
    if let tablet = theme.tablet,
      tablet.isLook(of: environment, hasContainers: hasContainers, hasSheet: hasSheet)
    {
      theme.bars = tablet.bars
      theme.grouped = tablet.grouped
    }
    let context = ViewContext(
      theme: theme, environment: environment, shaper: shaper, meter: meter,
      fittingSize: ConstraintLayout.fittingSize(of:in:in:))
    guard context.isMirrored else { return context }
    var mirrored = environment
    mirrored.safeAreaInsets = environment.safeAreaInsets.mirrored
    return context.with(environment: mirrored, tint: nil)
  }
}

extension ViewContext {
  /// The same where no part of a device covers anything.
  fileprivate var uncovered: ViewContext {
    var environment = environment
    environment.safeAreaInsets = .zero
    return with(environment: environment, tint: nil)
  }
}

extension TabletLooks {
  /// Whether a screen is a tablet's.
  fileprivate func isLook(
    of environment: LayoutEnvironment, hasContainers: Bool, hasSheet: Bool
  ) -> Bool {
    let isWide = environment.size.width >= minimumWidth
    guard let leastHeight = minimumHeightWithoutContainers else { return hasContainers || isWide }
    return !environment.isPhone && isWide
      && (hasContainers || hasSheet || environment.size.height >= leastHeight)
  }
}

extension Screen {
  /// Whether there is something on the screen that only tablets had before iOS 8.
  fileprivate var hasContainers: Bool {
    if case .splitView = content { return true }
    return popover != nil
  }
}

extension Scene {
  /// The scene with what was found while it was laid out, and whether that came to its end.
  fileprivate func measured(by meter: LayoutMeter) -> Scene {
    var scene = self
    scene.findings = meter.findings
    scene.gap = meter.isFull ? .tooMuch : meter.shouldEnd ? .ended : nil
    return scene
  }
}
