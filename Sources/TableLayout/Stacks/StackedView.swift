import TableModel
import TableThemes

/// A view in a stack of SwiftUI, or such a stack itself with all that is in it.
///
/// A class, because each answer is kept: views are asked for the same sizes again and again.
final class StackedView: StackElement {
  let view: View
  let traits: StackTraits
  private let context: ViewContext
  let children: [StackedView]
  private let leaf: StackLeaf
  private var known: [SizeProposal: Answer] = [:]

  /// A view and what is around it, in answer to a proposal.
  private struct Answer {
    var whole = ViewDimensions()
    var content = ViewDimensions()
    var contentOrigin = Point.zero
    var contentProposal = SizeProposal.ideal
  }

  /// A view in a stack along an axis, or none where it is in a stack of layers or stands by itself.
  convenience init(_ view: View, along axis: LayoutAxis?, in context: ViewContext) {
    self.init(view, view.stackTraits ?? StackTraits(), along: axis, in: context)
  }

  private init(_ view: View, _ traits: StackTraits, along axis: LayoutAxis?, in context: ViewContext) {
    self.view = view
    self.context = context
    self.traits = traits
    leaf = StackLeaf(view, along: axis, in: context)
    guard case .stack(let stack) = view.content else {
      children = []
      return
    }
    children = view.subviews.map { StackedView($0, $0.traitsInStack, along: stack.axis, in: context) }
  }

  var layoutPriority: Double {
    // A spacer comes after all others, unless somebody says otherwise.
    if case .spacer = view.content, traits.layoutPriority == 0 { return -.infinity }
    return traits.layoutPriority
  }

  func dimensions(in proposal: SizeProposal) -> ViewDimensions { answer(to: proposal).whole }

  private func answer(to proposal: SizeProposal) -> Answer {
    if let answer = known[proposal] { return answer }
    let answer = makeAnswer(to: proposal)
    known[proposal] = answer
    return answer
  }

  private func makeAnswer(to proposal: SizeProposal) -> Answer {
    let (frame, padding) = (traits.frame, traits.padding)
    var answer = Answer()
    var offered = SizeProposal()
    offered.width = frame.width.offer(proposal.width).map { max(0, $0 - padding.left - padding.right) }
    offered.height = frame.height.offer(proposal.height).map { max(0, $0 - padding.top - padding.bottom) }
    if traits.fixedSize != nil, traits.fixedSize != .vertical { offered.width = nil }
    if traits.fixedSize != nil, traits.fixedSize != .horizontal { offered.height = nil }
    answer.contentProposal = offered
    answer.content = contentDimensions(in: offered)
    let padded = Size(
      width: max(0, answer.content.size.width + padding.left + padding.right),
      height: max(0, answer.content.size.height + padding.top + padding.bottom))
    answer.whole.size = Size(
      width: frame.width.length(around: padded.width, in: proposal.width),
      height: frame.height.length(around: padded.height, in: proposal.height))
    let (free, place) = (answer.whole.size, frame.alignment)
    answer.contentOrigin = Point(
      padding.left + (free.width - padded.width).rest * place.horizontal.part,
      padding.top + (free.height - padded.height).rest * place.vertical.part)
    answer.whole.firstBaseline = answer.content.firstBaseline.map { $0 + answer.contentOrigin.y }
    answer.whole.lastBaseline = answer.content.lastBaseline.map { $0 + answer.contentOrigin.y }
    return answer
  }

  private func contentDimensions(in proposal: SizeProposal) -> ViewDimensions {
    guard case .stack(let stack) = view.content else { return leaf.dimensions(in: proposal) }
    return arrangement(of: stack, in: proposal).dimensions
  }

  private func arrangement(of stack: LayoutStack, in proposal: SizeProposal) -> StackLayout.Arrangement {
    switch stack {
    case .horizontal(let alignment, let spacing):
      StackLayout(axis: .horizontal, alignment: alignment.guide, spaces: spaces(spacing, along: .horizontal))
        .arrangement(of: children, in: proposal)
    case .vertical(let alignment, let spacing):
      StackLayout(
        axis: .vertical, alignment: .part(alignment.part), spaces: spaces(spacing, along: .vertical)
      ).arrangement(of: children, in: proposal)
    case .depth(let corner):
      LayerLayout(horizontal: .part(corner.horizontal.part), vertical: .part(corner.vertical.part))
        .arrangement(of: children, in: proposal, fills: children.map(\.traits.fillsStack))
    case .grid(let grid): arrangement(of: grid, in: proposal).whole
    case .row(let alignment): arrangement(ofRow: alignment, in: proposal).whole
    case .fitting(let axes):
      LayerLayout(horizontal: .part(0.5), vertical: .part(0.5))
        .arrangement(of: Array(children(fitting: axes, in: proposal).suffix(1)), in: proposal, fills: [])
    }
  }

  private func spaces(_ spacing: Double?, along axis: LayoutAxis) -> [Double] {
    zip(children, children.dropFirst()).map { view, next in
      spacing ?? view.space(before: next, along: axis)
    }
  }

  /// The space before the next view of a stack that says none: texts below each other are as far apart as lines of the lower one,
  /// and spacers are space enough.
  private func space(before next: StackedView, along axis: LayoutAxis) -> Double {
    if view.isSpacer || next.view.isSpacer { return 0 }
    guard axis == .vertical, !texts(at: .bottom).isEmpty,
      let space = next.texts(at: .top).map({
        context.text.space(above: $0, look: context.theme.controls.label)
      }).max()
    else { return StackLook.spacing }
    return space
  }

  private enum Edge { case top, bottom }

  /// The labels at an edge of the view, which a stack hands on; none where something else is at it, too.
  private func texts(at edge: Edge) -> [Label] {
    let padding = edge == .top ? traits.padding.top : traits.padding.bottom
    guard padding == 0, traits.frame.height == FlexibleFrame.Lengths() else { return [] }
    switch view.content {
    case .label(let label): return [label]
    case .stack(.vertical): return (edge == .top ? children.first : children.last)?.texts(at: edge) ?? []
    case .stack(.horizontal), .stack(.depth):
      let texts = children.filter { !$0.view.isSpacer && !$0.traits.fillsStack }.map { $0.texts(at: edge) }
      return texts.contains(where: \.isEmpty) ? [] : texts.flatMap(\.self)
    default: return []
    }
  }

  // MARK: Places

  /// The views in the stack of a size, each with its frame, and those in them.
  func arranged(in size: Size) -> [View] {
    guard case .stack = view.content else { return [] }
    let proposal = rootProposal(in: size)
    let whole = dimensions(in: proposal).size
    let origin = Point((size.width - whole.width) / 2, (size.height - whole.height) / 2)
    return placedChildren(of: answer(to: proposal), at: origin, corner: .zero)
  }

  /// What was offered to a stack that has a size now: where it is what the stack wants by itself, nothing was.
  private func rootProposal(in size: Size) -> SizeProposal {
    let pixel = 1 / context.scale + 0.001
    var proposal = SizeProposal(width: size.width, height: nil)
    let ideal = dimensions(in: .ideal).size
    if abs(ideal.width - size.width) < pixel { proposal.width = nil }
    if abs(dimensions(in: proposal).size.height - size.height) >= pixel { proposal.height = size.height }
    return proposal
  }

  /// The views of a stack that stands at a point of the outermost one; their frames are counted from a corner.
  private func placedChildren(of answer: Answer, at origin: Point, corner: Point) -> [View] {
    guard case .stack(let stack) = view.content else { return [] }
    let origin = origin.moved(by: answer.contentOrigin)
    switch stack {
    case .grid(let grid):
      let rows = arrangement(of: grid, in: answer.contentProposal)
      return placedRows(rows, at: origin, corner: corner)
    case .row(let alignment):
      let cells = arrangement(ofRow: alignment, in: answer.contentProposal).lines.flatMap(\.places)
      return children(at: cells, of: origin, corner: corner)
    case .fitting(let axes):
      return placedViews(fitting: axes, in: answer.contentProposal, at: origin, corner: corner)
    default:
      let places = arrangement(of: stack, in: answer.contentProposal).places
      return children(at: places, of: origin, corner: corner)
    }
  }

  /// The views in the stack at their places, which are counted from a point of the outermost one.
  func children(at places: [StackLayout.Place], of origin: Point, corner: Point) -> [View] {
    zip(children, places).map { child, place in
      child.placed(in: place.proposal, at: origin.moved(by: place.origin), corner: corner)
    }
  }

  func placed(in proposal: SizeProposal, at origin: Point, corner: Point) -> View {
    let answer = answer(to: proposal)
    let outer = Rect(origin: origin, size: answer.whole.size)
    var placed = view
    placed.autoresizingMask = []
    switch view.content {
    case .stack:
      let frame = onPixels(outer)
      placed.frame = frame.offset(x: -corner.x, y: -corner.y)
      placed.subviews = placedChildren(of: answer, at: origin, corner: frame.origin)
      return placed
    case .none where view.layout == nil && view.subviews.isEmpty, .spacer:
      placed.frame = edgesOnPixels(outer).offset(x: -corner.x, y: -corner.y)
      return placed
    default:
      let inner = Rect(
        x: origin.x + answer.contentOrigin.x, y: origin.y + answer.contentOrigin.y,
        width: answer.content.size.width, height: answer.content.size.height
      ).inset(by: leaf.alignment.negated)
      guard view.isDecorated, outer.size != answer.content.size else {
        placed.frame = onPixels(inner).offset(x: -corner.x, y: -corner.y)
        return placed
      }
      let frame = onPixels(outer)
      placed.frame = onPixels(inner).offset(x: -frame.minX, y: -frame.minY)
      return placed.inBox(frame.offset(x: -corner.x, y: -corner.y))
    }
  }

  /// A rectangle whose edges lie on pixels: surfaces that end at one place do so on one pixel.
  private func edgesOnPixels(_ rect: Rect) -> Rect {
    let pixels = context.pixels
    let (x, y) = (pixels.round(rect.minX), pixels.round(rect.minY))
    return Rect(x: x, y: y, width: pixels.round(rect.maxX) - x, height: pixels.round(rect.maxY) - y)
      .withoutImpossible
  }

  /// A rectangle whose corner lies on a pixel, and whose sides are pixels long, so that texts have room whatever their place.
  func onPixels(_ rect: Rect) -> Rect {
    let pixels = context.pixels
    return Rect(
      x: pixels.round(rect.minX), y: pixels.round(rect.minY), width: pixels.round(rect.width),
      height: pixels.round(rect.height)
    ).withoutImpossible
  }
}
