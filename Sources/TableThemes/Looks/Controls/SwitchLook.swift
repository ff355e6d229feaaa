import TableModel

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
