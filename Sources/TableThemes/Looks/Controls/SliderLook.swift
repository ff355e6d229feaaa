import TableModel

/// A slider: a knob on a track of two colours.
package struct SliderLook: Hashable, Sendable {
  /// The dots below a track.
  package struct Ticks: Hashable, Sendable {
    /// The diameter in points.
    package var diameter: Double
    /// The space between the track and the dots, in points.
    package var gap: Double
    /// The colour.
    package var color: Color
  }

  /// The size in points of a slider without a frame.
  package var size: Size
  /// The height of the track, in points.
  package var trackHeight: Double
  /// The space before and after the track, in points.
  package var trackInset: Double
  /// The points that the track's middle lies below the knob's.
  package var trackDrop: Double = 0
  /// The track before the knob.
  package var minimumTrack: ShapeLook
  /// The whole track, which shows after the knob.
  package var maximumTrack: ShapeLook
  /// The knob on the track.
  package var knob: KnobLook
  /// The dots below the track; `nil` in eras without them.
  package var ticks: Ticks?
  /// The opacity of a slider that cannot be used.
  package var disabledOpacity: Double = 0.5
}

/// A switch: a track that a knob slides along.
package struct SwitchLook: Hashable, Sendable {
  /// The letters of the words beside the knob.
  package struct Words: Hashable, Sendable {
    /// The letters of the word of a switch that is on.
    package var onText: TextLook
    /// The letters of the word of a switch that is off.
    package var offText: TextLook
    /// The distance in points by which words stand nearer to the track's end than to the knob.
    package var shift: Double
  }

  /// The size in points.
  package var size: Size
  /// The distances in points between the edges of that size and those of what shows.
  package var inset: EdgeInsets = .zero
  /// The track of a switch that is on.
  package var onTrack: ShapeLook
  /// The track of a switch that is off.
  package var offTrack: ShapeLook
  /// The knob, which stands left in a switch that is off and right in one that is on.
  package var knob: KnobLook
  /// The distance in points between the knob and the ends of the track.
  package var knobInset: Double
  /// The letters of the words on the track, where it has any.
  package var words: Words?
  /// The opacity of a switch that cannot be used.
  package var disabledOpacity: Double = 0.5
}

/// The part of a control that the finger moves.
package struct KnobLook: Hashable, Sendable {
  /// A round soft shadow.
  package struct Shadow: Hashable, Sendable {
    /// The opacities of the shadow from its centre outwards.
    package var gradient: Gradient
    /// The radius in points.
    package var radius: Double
    /// How far the shadow's centre lies below the knob's, in points.
    package var dy: Double

    /// A shadow around a knob.
    init(_ gradient: Gradient, radius: Double, dy: Double) {
      self.gradient = gradient
      self.radius = radius
      self.dy = dy
    }
  }

  /// The size in points.
  package var size: Size
  /// The corners and the paint, from back to front.
  package var shape: ShapeLook
  /// What the knob throws on what lies under it, from back to front.
  package var shadows: [Shadow] = []
  /// A shadow that follows the knob's outline.
  package var outlineShadow: SoftShadow?
}
