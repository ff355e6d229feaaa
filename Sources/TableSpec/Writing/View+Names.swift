import TableModel

extension LayoutConstraint {
  /// Whether a spec may say it.
  var isSayable: Bool {
    guard let second = secondAttribute else { return firstAttribute.positionAxis == nil }
    return second.positionAxis == firstAttribute.positionAxis && abs(multiplier) >= 0.001
  }
}

extension ContentView {
  /// The content view without anything of Auto Layout, so that frames place its views.
  var withoutLayout: ContentView {
    var view = self
    view.layout = nil
    view.id = nil
    view.hiddenSubviews = []
    view.subviews = subviews.with(hiddenSubviews.filter(\.view.isHidden)).map(\.withoutLayout)
    return view
  }

  /// The content view with hidden views among the others.
  var withHiddenViews: ContentView {
    var view = self
    view.subviews = subviews.with(hiddenSubviews)
    view.hiddenSubviews = []
    return view
  }
}

extension View {
  /// The view without anything of Auto Layout, but for the priorities that a stack asks its views for.
  var withoutLayout: View {
    var view = self
    view.layout = nil
    view.id = nil
    view.hiddenSubviews = []
    let isStack = if case .stack = content { true } else { false }
    view.subviews = subviews.with(hiddenSubviews.filter(\.view.isHidden)).map { child in
      var bare = child.withoutLayout
      if isStack { bare.layout = child.layout?.priorities }
      return bare
    }
    return view
  }

  /// The view with hidden views among the others; a stack has no room for them.
  var withHiddenViews: View {
    var view = self
    if layout?.stack == nil { view.subviews = subviews.with(hiddenSubviews) }
    view.hiddenSubviews = []
    return view
  }

  /// What the view is, as the key is called that says so.
  var kindName: String {
    if layout?.stack != nil { return "stackView" }
    return switch content {
    case .none, .gradient: "view"
    case .label: "label"
    case .image: "imageView"
    case .searchBar: "searchBar"
    case .stack(.horizontal): "hStack"
    case .stack(.vertical): "vStack"
    case .stack(.depth): "zStack"
    case .stack(.grid): "grid"
    case .stack(.row): "gridRow"
    case .stack(.fitting): "viewThatFits"
    case .spacer: "spacer"
    case .unknown: "custom"
    case .control(let control): control.kind.name
    }
  }
}

extension AutoLayout {
  /// The priorities alone; `nil` where they are the usual ones.
  fileprivate var priorities: AutoLayout? {
    var layout = AutoLayout()
    layout.contentHuggingPriority = contentHuggingPriority
    layout.contentCompressionResistancePriority = contentCompressionResistancePriority
    return layout == AutoLayout() ? nil : layout
  }
}

extension Control.Kind {
  fileprivate var name: String {
    switch self {
    case .switch: "switch"
    case .stepper: "stepper"
    case .slider: "slider"
    case .segmentedControl: "segmentedControl"
    case .button: "button"
    case .textField: "textField"
    case .activityIndicator: "activityIndicator"
    case .progressView: "progressView"
    case .badge: "badge"
    case .configuredButton: "button"
    case .datePicker: "datePicker"
    case .pickerView: "pickerView"
    case .pageControl: "pageControl"
    case .colorWell: "colorWell"
    }
  }
}

extension [View] {
  /// The views with others among them that nobody sees.
  fileprivate func with(_ hidden: [View.Hidden]) -> [View] {
    var views = self
    for hidden in hidden.reversed() where hidden.view.layout != nil || hidden.view.isHidden {
      var view = hidden.view
      view.isHidden = true
      views.insert(view, at: Swift.min(Swift.max(0, hidden.position), views.count))
    }
    return views
  }
}
