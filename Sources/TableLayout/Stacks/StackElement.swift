import TableModel

/// What a view is offered by the one around it: points across and down, infinity for as much as it likes, and `nil` for the size
/// that suits it best.
struct SizeProposal: Hashable {
  var width: Double?
  var height: Double?

  /// The size that suits a view best.
  static let ideal = SizeProposal()

  /// What a room offers in each direction in which it ends.
  static func room(_ room: Size) -> SizeProposal {
    SizeProposal(
      width: room.width.isFinite ? max(0, room.width) : nil,
      height: room.height.isFinite ? max(0, room.height) : nil)
  }

  /// The proposal along an axis.
  subscript(axis: LayoutAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// How large a view is in answer to a proposal, and where its lines of text stand.
struct ViewDimensions: Hashable {
  var size = Size.zero
  /// How far the first line of text stands below the upper edge; `nil` for a view without text.
  var firstBaseline: Double?
  /// How far the last line of text stands below the upper edge; `nil` for a view without text.
  var lastBaseline: Double?

  subscript(axis: LayoutAxis) -> Double {
    get { size[axis] }
    set { size[axis] = newValue }
  }

  /// How far the point by which a view is aligned lies from its upper or leading edge; texts are aligned by the lower edge of a
  /// view that has none.
  func guide(_ alignment: StackAlignment, along axis: LayoutAxis) -> Double {
    switch alignment {
    // No part of an endless length is nothing, too.
    case .part(let part): part == 0 ? 0 : self[axis] * part
    case .firstBaseline: firstBaseline ?? size.height
    case .lastBaseline: lastBaseline ?? size.height
    }
  }
}

/// By what views stand level with each other across a stack.
enum StackAlignment: Hashable {
  /// A part of their size from the leading or the upper edge: 0 for that edge, 1 for the other one.
  case part(Double)
  case firstBaseline
  case lastBaseline
}

/// A view as a stack knows it: it answers each proposal with a size, and no answer changes another.
protocol StackElement {
  /// Views of a higher priority are offered room before others; spacers come last.
  var layoutPriority: Double { get }
  /// How large the view is in answer to a proposal.
  func dimensions(in proposal: SizeProposal) -> ViewDimensions
}

extension Size {
  /// The length along an axis.
  subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Point {
  /// The place along an axis.
  subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension LayoutAxis {
  /// The other direction.
  var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
