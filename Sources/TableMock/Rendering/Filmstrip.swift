/// A change from one state of a table's cells to another, step by step.
public struct Filmstrip: Hashable, Sendable {
  /// The state at the beginning.
  public var from: CellState
  /// The state at the end.
  public var to: CellState
  /// The number of pictures, the first and the last included; at least 2.
  public var steps: Int

  /// A change in a number of pictures.
  public init(from: CellState = [], to: CellState, steps: Int) {
    self.from = from
    self.to = to
    self.steps = max(2, steps)
  }

  /// The screen at every step; what its cells say of their own transitions gives way.
  public func screens(of screen: Screen) -> [Screen] {
    (0..<steps).map { step in
      let progress = Double(step) / Double(steps - 1)
      var screen = screen
      screen.updateTableViews { tableView in
        tableView.transition = Transition(from: from, to: to, progress: progress)
        for section in tableView.sections.indices {
          for row in tableView.sections[section].rows.indices {
            tableView.sections[section].rows[row].transition = nil
          }
        }
      }
      return screen
    }
  }

  /// Several scenes side by side as one, with a gap in points between them.
  ///
  /// All scenes should be of one scale; the first one's counts. Without scenes there is nothing.
  public static func sideBySide(_ scenes: [Scene], gap: Double = 10) -> Scene? {
    guard let first = scenes.first else { return nil }
    var x = 0.0
    let children = scenes.map { scene in
      var node = scene.root
      node.frame = node.frame.offset(x: x)
      x += scene.size.width + gap
      return node
    }
    let size = Size(width: x - gap, height: scenes.map(\.size.height).max() ?? 0)
    return Scene(
      name: first.name,
      theme: first.theme,
      size: size,
      contentSize: size,
      scale: first.scale,
      root: SceneNode(
        .view,
        frame: Rect(origin: .zero, size: size),
        drawings: [.fill(.rect(Rect(origin: .zero, size: size)), .color(.white))],
        children: children
      )
    )
  }
}
