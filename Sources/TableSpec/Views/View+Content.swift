import TableModel

extension View {
  /// The label that the view shows, if it shows one.
  var label: Label? { if case .label(let label) = content { label } else { nil } }

  /// The picture that the view shows, if it shows one.
  var imageView: ImageView? { if case .image(let imageView) = content { imageView } else { nil } }

  /// The gradient that the view shows, if it shows one.
  var gradient: GradientSchema.Value? {
    if case .gradient(let gradient, let axis) = content {
      GradientSchema.Value(gradient: gradient, axis: axis)
    } else {
      nil
    }
  }

  /// The control that the view shows, if it shows one.
  var control: Control? { if case .control(let control) = content { control } else { nil } }

  /// The search bar that the view shows, if it shows one.
  var searchBar: SearchBar? { if case .searchBar(let searchBar) = content { searchBar } else { nil } }

  /// The name of the class of a view that cannot be drawn.
  var className: String? { if case .unknown(let className) = content { className } else { nil } }
}
