import TableModel

extension LayoutStack {
  /// The direction of the line; `nil` for layers and grids.
  var axis: LayoutAxis? {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .depth, .grid, .row, .fitting: nil
    }
  }
}

extension LayoutStack.Horizontal {
  /// The part of a width at which views are aligned.
  var part: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension LayoutStack.Vertical {
  /// The part of a height at which views without text are aligned.
  var part: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom, .firstTextBaseline, .lastTextBaseline: 1
    }
  }

  /// By what views are aligned.
  var guide: StackAlignment {
    switch self {
    case .top, .center, .bottom: .part(part)
    case .firstTextBaseline: .firstBaseline
    case .lastTextBaseline: .lastBaseline
    }
  }
}

extension FlexibleFrame.Lengths {
  /// What the view in the frame is offered where the frame is offered a length.
  func offer(_ length: Double?) -> Double? {
    if let fixed { return fixed }
    guard let length = length ?? ideal else { return nil }
    return max(min(length, most ?? .infinity), least ?? 0)
  }

  /// How long the frame is around a view of a length, where it is offered some length.
  func length(around content: Double, in offered: Double?) -> Double {
    if let fixed { return fixed }
    let offered = offered ?? ideal ?? content
    var length = content
    if let least { length = max(least, min(length, offered)) }
    if let most { length = min(most, max(length, offered)) }
    return max(length, least ?? 0)
  }
}

extension Double {
  /// The length, or nothing where it is no number, as the rest of endless room is.
  var rest: Double { isFinite ? self : 0 }
}

extension View {
  var isSpacer: Bool { if case .spacer = content { true } else { false } }

  /// Whether it has more to show than its content: then that may be smaller than what lies behind it.
  var isDecorated: Bool {
    backgroundColor != nil || borderWidth > 0 || shadow != nil || cornerRadius > 0 || clipsToBounds
  }

  /// The view in a box that has the look of its edges and of what lies behind it.
  func inBox(_ frame: Rect) -> View {
    var (box, inner) = (View(frame: frame), self)
    box.backgroundColor = backgroundColor
    (box.cornerRadius, box.cornerCurve) = (cornerRadius, cornerCurve)
    (box.borderWidth, box.borderColor) = (borderWidth, borderColor)
    (box.shadow, box.clipsToBounds, box.alpha) = (shadow, clipsToBounds, alpha)
    (inner.backgroundColor, inner.cornerRadius, inner.borderWidth) = (nil, 0, 0)
    (inner.shadow, inner.clipsToBounds, inner.alpha) = (nil, false, 1)
    box.subviews = [inner]
    var traits = StackTraits()
    traits.isBox = true
    box.stackTraits = traits
    return box
  }

  /// Whether a stack put the view around another one.
  var isStackBox: Bool { stackTraits?.isBox == true }

  /// What SwiftUI's modifiers say of the view in a stack; the frame of a stack in another one says how large it is.
  var traitsInStack: StackTraits {
    var traits = stackTraits ?? StackTraits()
    guard case .stack = content, let frame else { return traits }
    traits.frame.width.fixed = traits.frame.width.fixed ?? frame.width
    traits.frame.height.fixed = traits.frame.height.fixed ?? frame.height
    return traits
  }
}

extension Point {
  /// The point as far from another one as it is from the corner.
  func moved(by other: Point) -> Point { Point(x + other.x, y + other.y) }
}

extension EdgeInsets {
  /// The insets the other way round.
  var negated: EdgeInsets { EdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}

extension Control.Kind {
  /// Whether SwiftUI makes the control as wide as it may be.
  var isAsWideAsOffered: Bool {
    switch self {
    case .slider, .textField, .progressView, .segmentedControl: true
    default: false
    }
  }
}
