import TableModel
import TableThemes

/// How large a view of a stack is that is no stack itself.
final class StackLeaf {
  private let view: View
  private let axis: LayoutAxis?
  private let context: ViewContext
  /// The size that suits it best; nothing is measured before somebody asks.
  private lazy var ideal = IntrinsicSizes(context: context).measure(of: view, AutoLayout())

  init(_ view: View, along axis: LayoutAxis?, in context: ViewContext) {
    self.view = view
    self.axis = axis
    self.context = context
  }

  /// By how much the frame reaches over what is aligned, as a switch does.
  var alignment: EdgeInsets {
    switch view.content {
    case .image where view.frame == nil:
      let insets = ideal.alignment
      return EdgeInsets(
        top: insets.top, left: insets.left - sideBearing, bottom: insets.bottom,
        right: insets.right - sideBearing)
    case .control: return ideal.alignment
    default: return .zero
    }
  }

  /// The room that a symbol keeps free at either side.
  private lazy var sideBearing: Double = {
    guard case .image(let imageView) = view.content, imageView.contentMode == nil else { return 0 }
    return ImageViewLayout(imageView, in: context, isHighlighted: false).sideBearing
  }()

  /// The size in answer to a proposal.
  func dimensions(in proposal: SizeProposal) -> ViewDimensions {
    if let frame = view.frame { return ViewDimensions(size: frame.size) }
    var own = ownDimensions(in: proposal)
    if hugsNothing, let width = proposal.width { own.size.width = max(0, width) }
    if resistsNothing, let width = proposal.width, let whole = ideal.width {
      own.size.width = min(whole, max(0, width))
    }
    return own
  }

  /// Whether the view is as wide as it may be: its content holds it at no width.
  private var hugsNothing: Bool {
    view.layout.map { $0.contentHuggingPriority.horizontal <= StackLeaf.weakest } ?? false
  }

  /// Whether the view is as narrow as it is offered, as UIKit's labels are, where SwiftUI's texts are as wide as the letters
  /// that are left of them.
  private var resistsNothing: Bool {
    view.layout.map { $0.contentCompressionResistancePriority.horizontal <= StackLeaf.weakest } ?? false
  }

  /// The priority of Auto Layout below which nothing matters.
  private static let weakest = 1.0

  private func ownDimensions(in proposal: SizeProposal) -> ViewDimensions {
    switch view.content {
    case .label(let label): return dimensions(of: label, in: proposal)
    case .image(let imageView):
      guard let mode = imageView.contentMode else { return own }
      return ViewDimensions(size: size(of: mode, in: proposal))
    case .control(let control):
      guard control.kind.isAsWideAsOffered else { return own }
      var taken = own
      taken.size.width = proposal.width ?? max(own.size.width, StackLook.plainLength)
      return taken
    case .searchBar:
      return ViewDimensions(
        size: Size(width: proposal.width ?? StackLook.plainLength, height: ideal.height ?? 0))
    case .spacer(let minLength):
      let least = minLength ?? StackLook.spacing
      var size = Size.zero
      for direction in LayoutAxis.allCases where axis == nil || axis == direction {
        size[direction] = max(least, proposal[direction] ?? least)
      }
      return ViewDimensions(size: size)
    case .stack: return ViewDimensions()
    case .none, .gradient, .unknown:
      if view.layout != nil { return ViewDimensions(size: solvedSize(in: proposal)) }
      return ViewDimensions(
        size: Size(
          width: proposal.width ?? StackLook.plainLength, height: proposal.height ?? StackLook.plainLength))
    }
  }

  /// The size of a view that has but one.
  private var own: ViewDimensions {
    let (width, height) = (ideal.width ?? 0, ideal.height ?? 0)
    return ViewDimensions(
      size: Size(width: width + 2 * sideBearing, height: height),
      firstBaseline: (ideal.firstBaseline ?? symbolBaseline).map { height / 2 + $0 },
      lastBaseline: (ideal.lastBaseline ?? symbolBaseline).map { height / 2 + $0 })
  }

  /// How far below its middle a symbol stands on a line of text: it is in the middle of the capitals.
  private var symbolBaseline: Double? {
    guard case .image(let imageView) = view.content, let symbol = imageView.image.symbol, symbol.tile == nil,
      let capHeight = context.theme.typeface[context.scale].capHeight
    else { return nil }
    return capHeight * context.text.letters(of: symbol.configuration) / 2
  }

  /// A text is as wide as its letters, and breaks where it has less room; it can be cut off to nothing.
  private func dimensions(of label: Label, in proposal: SizeProposal) -> ViewDimensions {
    let own = own
    let width = proposal.width.map { max(0, $0) } ?? .infinity
    let height = proposal.height ?? .infinity
    guard own.size.width > 0, width < own.size.width - StackLeaf.tolerance || height < own.size.height else {
      return own
    }
    guard width >= 1 else {
      return ViewDimensions(size: Size(width: 0, height: own.size.height))
    }
    let look = context.theme.controls.label
    let line = context.text.lineHeight(of: label, look: look)
    let shaped = context.text.shape(
      label, look: look, maximumWidth: width < own.size.width ? width : .infinity,
      maximumHeight: max(height, line))
    return ViewDimensions(
      size: Size(width: min(shaped.width, max(width, 0)), height: shaped.height),
      firstBaseline: shaped.ascent, lastBaseline: shaped.height - (shaped.lineHeight - shaped.ascent))
  }

  /// What a text may be wider than it is offered and still stand on one line, for the sake of rounding.
  private static let tolerance = 1e-6

  /// The size of a picture that may have any: one that keeps its proportions is as large as fits, or as covers all.
  private func size(of mode: ContentMode, in proposal: SizeProposal) -> Size {
    let own = self.own.size
    guard mode == .scaleAspectFit || mode == .scaleAspectFill, own.width > 0, own.height > 0 else {
      return Size(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }
    let factors = [proposal.width.map { $0 / own.width }, proposal.height.map { $0 / own.height }]
      .compactMap(\.self)
    guard let least = factors.min(), let most = factors.max() else { return own }
    let factor = mode == .scaleAspectFit ? least : most.isFinite ? most : least
    return Size(width: own.width * factor, height: own.height * factor)
  }

  /// The size of a view in which constraints hold.
  private func solvedSize(in proposal: SizeProposal) -> Size {
    let isScrolled = view.layout?.isScrollView == true
    let width = proposal.width.map { $0.isFinite ? $0 : StackLook.greatestLength } ?? StackLook.greatestLength
    let room = Size(width: width, height: StackLook.greatestLength)
    let size = context.fittingSize(view, room, context) ?? .zero
    return isScrolled ? Size(width: proposal.width ?? size.width, height: size.height) : size
  }
}
