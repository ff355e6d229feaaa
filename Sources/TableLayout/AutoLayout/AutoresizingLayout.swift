import TableModel

/// UIKit's rule for frames whose parent changes its size: what is flexible shares the change in proportion to its extent.
struct AutoresizingLayout {
  let mask: AutoresizingMask
  let pixels: PixelGrid

  /// The frame in a parent of a new size, for a frame that was made for a parent of an old size.
  ///
  /// What changes is rounded to pixels; what does not stays as it was given.
  func frame(_ frame: Rect, from old: Size, to new: Size) -> Rect {
    let across = span(
      Span(start: frame.minX, length: frame.width),
      parent: old.width,
      change: new.width - old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
    )
    let down = span(
      Span(start: frame.minY, length: frame.height),
      parent: old.height,
      change: new.height - old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    )
    return Rect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// A frame in one direction.
  private struct Span {
    var start: Double
    var length: Double
  }

  private typealias Flexibility = (before: Bool, length: Bool, after: Bool)

  /// Extents whose sum is this small in points share a change equally.
  private static let nothing = 1e-6

  private func span(_ span: Span, parent: Double, change: Double, flexible: Flexibility) -> Span {
    guard change != 0, flexible.before || flexible.length else { return span }
    let after = parent - span.start - span.length
    let parts = [(flexible.before, span.start), (flexible.length, span.length), (flexible.after, after)]
      .filter(\.0).map(\.1)
    let sum = parts.reduce(0, +)
    let growth = { (part: Double) in
      abs(sum) > AutoresizingLayout.nothing ? change * part / sum : change / Double(parts.count)
    }
    return Span(
      start: flexible.before ? pixels.round(span.start + growth(span.start)) : span.start,
      length: flexible.length ? max(0, pixels.round(span.length + growth(span.length))) : span.length
    )
  }
}

/// Which part of a parent's change a frame's place and extent take in one direction: autoresizing, as UIKit translates
/// it into constraints.
struct MaskShares {
  let start: Double
  let length: Double

  /// The shares of a frame in a parent of an extent in points.
  init(start: Double, length: Double, parent: Double, isFlexible: (before: Bool, length: Bool, after: Bool)) {
    let after = parent - start - length
    let parts = [(isFlexible.before, start), (isFlexible.length, length), (isFlexible.after, after)]
      .filter(\.0).map(\.1)
    let sum = parts.reduce(0, +)
    let share = { (part: Double) in abs(sum) > 1e-6 ? part / sum : 1 / Double(max(1, parts.count)) }
    self.start = isFlexible.before ? share(start) : 0
    self.length = isFlexible.length ? share(length) : 0
  }
}

extension MaskShares {
  /// What is zero where a view keeps the frame that its mask gives it: its place and its extent, across and down.
  static func expressions(
    of item: LayoutItem, _ frame: Rect, in parent: LayoutItem, designedFor design: Size?
  ) -> [LinearExpression] {
    let mask = item.view.autoresizingMask
    let size = design ?? frame.size
    let across = MaskShares(
      start: frame.minX, length: frame.width, parent: size.width,
      isFlexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let down = MaskShares(
      start: frame.minY, length: frame.height, parent: size.height,
      isFlexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let changes = (parent.width + -size.width, parent.height + -size.height)
    return [
      item.minX - parent.minX - changes.0 * across.start + -frame.minX,
      item.width - changes.0 * across.length + -frame.width,
      item.minY - parent.minY - changes.1 * down.start + -frame.minY,
      item.height - changes.1 * down.length + -frame.height,
    ]
  }
}
