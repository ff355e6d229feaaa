import TableThemes

/// What a container does to the edges and bars of a controller's view that stands in it.
struct Embedding {
  /// The radius in points of the view's corners.
  var cornerRadius = 0.0
  /// The radius in points of the corners of the view's table alone.
  var tableCornerRadius = 0.0
  /// What the container throws on the table of the view; `nil` for nothing.
  var tableShade: PopoverLook.Shade?
  /// Whether the navigation bar and the toolbar have backgrounds of their own; without, they show the container's.
  var barsHaveBackgrounds = true
}
