import TableModel

/// A slider: a knob on a track of two colours.
public struct SliderLook: Hashable, Sendable {
  /// The dots below a track.
  public struct Ticks: Hashable, Sendable {
    /// The diameter in points.
    public var diameter: Double
    /// The space between the track and the dots, in points.
    public var gap: Double
    /// The colour.
    public var color: Color
  }

  /// The size in points of a slider without a frame.
  public var size: Size
  /// The height of the track, in points.
  public var trackHeight: Double
  /// The space before and after the track, in points.
  public var trackInset: Double
  /// The points that the track's middle lies below the knob's.
  public var trackDrop: Double = 0
  /// The track before the knob.
  public var minimumTrack: ShapeLook
  /// The whole track, which shows after the knob.
  public var maximumTrack: ShapeLook
  /// The knob on the track.
  public var knob: KnobLook
  /// The dots below the track; `nil` in eras without them.
  public var ticks: Ticks?
  /// The opacity of a slider that cannot be used.
  public var disabledOpacity: Double = 0.5
}

/// A switch: a track that a knob slides along.
public struct SwitchLook: Hashable, Sendable {
  /// The letters of the words beside the knob.
  public struct Words: Hashable, Sendable {
    /// The letters of the word of a switch that is on.
    public var onText: TextLook
    /// The letters of the word of a switch that is off.
    public var offText: TextLook
    /// The distance in points by which words stand nearer to the track's end than to the knob.
    public var shift: Double
  }

  /// The size in points.
  public var size: Size
  /// The distances in points between the edges of that size and those of what shows.
  public var inset: EdgeInsets = .zero
  /// The track of a switch that is on.
  public var onTrack: ShapeLook
  /// The track of a switch that is off.
  public var offTrack: ShapeLook
  /// The knob, which stands left in a switch that is off and right in one that is on.
  public var knob: KnobLook
  /// The distance in points between the knob and the ends of the track.
  public var knobInset: Double
  /// The letters of the words on the track, where it has any.
  public var words: Words?
  /// The opacity of a switch that cannot be used.
  public var disabledOpacity: Double = 0.5
}

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
