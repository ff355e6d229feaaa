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
