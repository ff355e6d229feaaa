import TableModel

/// A slider: a knob on a track of two colours.
public struct SliderLook: Hashable, Sendable {
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
  /// The opacity of a slider that cannot be used.
  public var disabledOpacity: Double = 0.5
}
