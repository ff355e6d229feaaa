/// How a view lays its subviews out as SwiftUI does, with proposals and no constraints.
public enum LayoutStack: Hashable, Sendable {
  /// One behind the other in the direction of reading: an `HStack`. Without a spacing, the views say how far apart they are.
  case horizontal(Vertical, spacing: Double?)
  /// One below the other: a `VStack`. Without a spacing, the views say how far apart they are.
  case vertical(Horizontal, spacing: Double?)
  /// One over the other: a `ZStack`.
  case depth(Corner)
  /// Rows whose views stand in columns, each as wide as its widest view: a `Grid`.
  case grid(Grid)
  /// A row of a grid: a `GridRow`. Without an alignment, it has that of its grid.
  case row(Vertical?)
  /// The first view whose best size fits into the room in some directions, or else the last one: a `ViewThatFits`.
  case fitting(StackTraits.FixedSize)

  /// How the cells of a grid stand in their columns and rows.
  public struct Grid: Hashable, Sendable {
    /// Where cells stand from side to side.
    public var horizontal = Horizontal.center
    /// Where cells stand from top to bottom.
    public var vertical = Vertical.center
    /// The space between columns.
    public var horizontalSpacing: Double?
    /// The space between rows.
    public var verticalSpacing: Double?

    /// The grid of SwiftUI of which nothing is said.
    public init() {}
  }

  /// By what views are aligned from side to side.
  public enum Horizontal: String, Hashable, Sendable, CaseIterable {
    case leading, center, trailing
  }

  /// By what views are aligned from top to bottom.
  public enum Vertical: String, Hashable, Sendable, CaseIterable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
  }

  /// By what views are aligned in both directions.
  public enum Corner: String, Hashable, Sendable, CaseIterable {
    case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing

    /// The part of the alignment from side to side.
    public var horizontal: Horizontal {
      switch self {
      case .topLeading, .leading, .bottomLeading: .leading
      case .top, .center, .bottom: .center
      case .topTrailing, .trailing, .bottomTrailing: .trailing
      }
    }

    /// The part of the alignment from top to bottom.
    public var vertical: Vertical {
      switch self {
      case .topLeading, .top, .topTrailing: .top
      case .leading, .center, .trailing: .center
      case .bottomLeading, .bottom, .bottomTrailing: .bottom
      }
    }
  }
}

/// What SwiftUI's modifiers say of a view in a stack: the padding lies around the view, and the frame around that.
public struct StackTraits: Hashable, Sendable {
  /// In which directions a view has the size that suits it best, whatever it is offered.
  public enum FixedSize: String, Hashable, Sendable, CaseIterable {
    case horizontal, vertical, both
  }

  /// Views of a higher priority are offered room before others.
  public var layoutPriority = 0.0
  /// The directions in which it does not give way; `nil` for none.
  public var fixedSize: FixedSize?
  /// The space around it, in points; left is where reading begins.
  public var padding = EdgeInsets.zero
  /// What it is offered and how large it is, whatever its content.
  public var frame = FlexibleFrame()
  /// Whether it is offered the size of the other views of a `zStack` and adds none, as a background or an overlay.
  public var fillsStack = false
  /// How many columns of a grid it takes.
  public var gridCellColumns = 1
  /// Where the cells of its column stand from side to side; `nil` for where its grid has them.
  public var gridColumnAlignment: LayoutStack.Horizontal?
  /// The directions in which it makes no column wider and no row higher; `nil` for none.
  public var gridCellUnsizedAxes: FixedSize?
  /// Whether layout made the view, around another one whose edges and background reach further than its content.
  package var isBox = false

  /// What holds for views without modifiers.
  public init() {}
}

/// A frame of SwiftUI around a view: its lengths in points, infinity for all there is, and `nil` for those of the view.
public struct FlexibleFrame: Hashable, Sendable {
  /// The lengths in one direction.
  public struct Lengths: Hashable, Sendable {
    /// The length, whatever is offered.
    public var fixed: Double?
    /// The least length.
    public var least: Double?
    /// The length where nothing is offered.
    public var ideal: Double?
    /// The greatest length.
    public var most: Double?

    /// Those of the view.
    public init() {}
  }

  /// The widths.
  public var width = Lengths()
  /// The heights.
  public var height = Lengths()
  /// Where the view stands in its frame.
  public var alignment = LayoutStack.Corner.center

  /// A frame as large as the view in it.
  public init() {}
}
