/// A box with its place and its content: UIKit's `UIView`.
public struct View: Hashable, Sendable {
  /// A view that is not shown, but takes part in the layout of its parent.
  public struct Hidden: Hashable, Sendable {
    /// How many of the shown subviews stand before it.
    public var position: Int
    /// The view that is placed.
    public var view: View

    /// A view at a place in the order of its parent's subviews.
    public init(position: Int, view: View) {
      self.position = position
      self.view = view
    }
  }

  /// The place in the parent, in points; `nil` for the size that the content asks for, or for all of the parent.
  public var frame: Rect?
  /// How the frame follows the parent's size.
  public var autoresizingMask: AutoresizingMask
  /// What is in the box.
  public var content: ViewContent
  /// The colour behind the content.
  public var backgroundColor: Color?
  /// The radius of the box's corners, in points.
  public var cornerRadius: Double
  /// The width in points of the line along the inside of its edges, over all that is in it.
  public var borderWidth = 0.0
  /// The colour of that line; `nil` for black.
  public var borderColor: Color?
  /// The curve of its corners.
  public var cornerCurve = CornerCurve.circular
  /// The shadow behind it.
  @Rare public var shadow: LayerShadow?
  /// Whether it is not shown; Auto Layout places it nevertheless.
  public var isHidden = false
  /// What it says to assistive technologies.
  @Rare public var accessibility: Accessibility?
  /// The opacity of everything, 0…1.
  public var alpha: Double
  /// Whether what reaches over the edges is cut off.
  public var clipsToBounds: Bool
  /// The views in the box, from back to front.
  public var subviews: [View]
  /// The views in the box that are not shown.
  public var hiddenSubviews: [Hidden] = []
  /// In which way what the view shows is read; the views in it do not inherit that.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// Whether the frames of the views in it, and the sides of their letters, are exchanged where what it shows is read from
  /// right to left, as in buttons.
  public var flipsSubviewsForRightToLeftLayoutDirection = false
  /// What tells the view from all others of its source, where the source names views.
  public var id: String?
  /// What SwiftUI's modifiers say of the view; `nil` for nothing.
  @Rare public var stackTraits: StackTraits?
  /// What Auto Layout knows of the view; `nil` where frames and masks place it.
  public var layout: AutoLayout?

  /// A box with UIKit's defaults for everything that is not given.
  public init(
    frame: Rect? = nil,
    autoresizingMask: AutoresizingMask = [],
    content: ViewContent = .none,
    backgroundColor: Color? = nil,
    cornerRadius: Double = 0,
    alpha: Double = 1,
    clipsToBounds: Bool = false,
    subviews: [View] = []
  ) {
    self.frame = frame
    self.autoresizingMask = autoresizingMask
    self.content = content
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
    self.alpha = alpha
    self.clipsToBounds = clipsToBounds
    self.subviews = subviews
  }
}

/// What a view's content means for the way in which it is read: UIKit's `UISemanticContentAttribute`.
public enum SemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
  /// Read as the interface is.
  case unspecified
  /// Controls of playback, such as play and rewind, which are the same everywhere.
  case playback
  /// Directions in space, such as up, down, left and right, which are the same everywhere.
  case spatial
  /// Read from left to right, whatever the interface.
  case forceLeftToRight
  /// Read from right to left, whatever the interface.
  case forceRightToLeft

  /// The direction of such a view in an interface that is read in some way.
  public func direction(in interface: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// Text that fills a screen from bar to bar, as UIKit's `UITextView` shows it when nobody types.
///
/// What is `nil` takes the theme's default.
public struct TextView: Hashable, Sendable {
  /// The text, which wraps at the edges; line feeds begin new lines.
  public var text: String
  /// What differs from the theme's font for labels.
  public var font: FontAttributes?
  /// The colour of the letters.
  public var textColor: Color?
  /// Where the lines lie between the edges.
  public var textAlignment: TextAlignment?
  /// The distances in points from the edges to what text may fill, which is narrower by a little padding.
  public var textContainerInset: EdgeInsets?
  /// The colour behind the text.
  public var backgroundColor: Color?

  /// A view of some text in the theme's letters.
  public init(text: String = "") {
    self.text = text
  }
}

/// Which distances of a view give way when its parent's size changes: `UIViewAutoresizing`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits of `UIView.AutoresizingMask`.
  public let rawValue: Int

  /// A mask from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The space on the left.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The width grows and shrinks with that of the superview.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The space on the right.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The space above.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The height grows and shrinks with that of the superview.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// The space below.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

  /// All bits by UIKit's names.
  public static let named: [(name: String, mask: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}

extension View: AccessibleElement {}

/// A copy of a view's shape behind it: what `CALayer` has of shadows.
public struct LayerShadow: Hashable, Sendable {
  /// The colour; `nil` for black.
  public var color: Color?
  /// The opacity, 0…1; layers have none at first.
  public var opacity = 0.0
  /// The radius of the blur, in points.
  public var radius = 3.0
  /// How far it lies to the right and below, in points.
  public var offset = Size(width: 0, height: -3)

  /// A layer's shadow before anything is said of it.
  public init() {}
}

/// The curve of corners: `CALayerCornerCurve`.
public enum CornerCurve: String, Hashable, Sendable, CaseIterable {
  /// A part of a circle.
  case circular
  /// The system's own, which begins further out.
  case continuous
}
