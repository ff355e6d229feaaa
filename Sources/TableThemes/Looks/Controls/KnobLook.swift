import TableModel

/// The part of a control that the finger moves.
public struct KnobLook: Hashable, Sendable {
  /// A round soft shadow.
  public struct Shadow: Hashable, Sendable {
    /// The opacities of the shadow from its centre outwards.
    public var gradient: Gradient
    /// The radius in points.
    public var radius: Double
    /// How far the shadow's centre lies below the knob's, in points.
    public var dy: Double

    /// A shadow around a knob.
    init(_ gradient: Gradient, radius: Double, dy: Double) {
      self.gradient = gradient
      self.radius = radius
      self.dy = dy
    }
  }

  /// The size in points.
  public var size: Size
  /// The corners and the paint, from back to front.
  public var shape: ShapeLook
  /// What the knob throws on what lies under it, from back to front.
  public var shadows: [Shadow] = []
  /// A shadow that follows the knob's outline.
  public var outlineShadow: SoftShadow?
}
