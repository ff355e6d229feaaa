import TableModel

/// Views that lie in a view now that was put around them, or do no more in one that was taken away.
struct WrappedViews {
  /// A view that was put around others, or taken away from around them, and these.
  struct Wrapping {
    var around: PlacedView
    var views: [(old: PlacedView, new: PlacedView)]
  }

  /// What was put around views.
  private(set) var added: [Wrapping] = []
  /// What was taken away from around views.
  private(set) var removed: [Wrapping] = []
  /// All views that are told of here.
  private var told: Set<ObjectIdentifier> = []

  /// The most views that are looked through for each side.
  private static let mostViews = 500

  /// The views among those that stand for one another, of which the others only came or went.
  init(_ pairs: [(PlacedView?, PlacedView?)]) {
    let olds = pairs.compactMap { $0.1 == nil ? $0.0 : nil }
    let news = pairs.compactMap { $0.0 == nil ? $0.1 : nil }
    guard !olds.isEmpty, !news.isEmpty, olds.count + news.count <= Self.mostViews else { return }
    added = wrappings(of: olds, in: news) { ($0, $1) }
    removed = wrappings(of: news, in: olds) { ($1, $0) }
  }

  /// Whether a view is told of here.
  func tells(of view: PlacedView) -> Bool { told.contains(ObjectIdentifier(view)) }

  private mutating func wrappings(
    of views: [PlacedView], in others: [PlacedView],
    _ pair: (PlacedView, PlacedView) -> (PlacedView, PlacedView)
  ) -> [Wrapping] {
    var wrappings: [Wrapping] = []
    for other in others where !other.children.isEmpty && !told.contains(ObjectIdentifier(other)) {
      var inner: [String: PlacedView] = [:]
      other.collect(into: &inner, atMost: Self.mostViews)
      var found: [(old: PlacedView, new: PlacedView)] = []
      for view in views where !told.contains(ObjectIdentifier(view)) {
        guard let key = view.wrappingKey, let match = inner.removeValue(forKey: key) else { continue }
        found.append(pair(view, match))
        told.insert(ObjectIdentifier(view))
      }
      guard !found.isEmpty else { continue }
      told.insert(ObjectIdentifier(other))
      wrappings.append(Wrapping(around: other, views: found))
    }
    return wrappings
  }
}

extension WrappedViews.Wrapping {
  /// What was put around views, or taken away from around them: `UIStackView around “Hello” and “World”`.
  var words: String {
    let most = 3
    let names = views.prefix(most).map(\.new.view.titledName).joined(separator: ", ")
    return "\(around.view.name) around \(names)\(views.count > most ? ", …" : "")"
  }
}

extension PlacedView {
  /// By what a view is known again in another one: its identifier, or else what it is and shows.
  fileprivate var wrappingKey: String? {
    if let id = view.id { return "id\n\(id)" }
    return (view.text ?? view.image).map { "\(view.viewClass)\n\($0)" }
  }

  /// Adds the views in this one by what they are known by, the outer ones first.
  fileprivate func collect(into views: inout [String: PlacedView], atMost limit: Int) {
    for child in children where views.count < limit {
      if let key = child.wrappingKey, views[key] == nil { views[key] = child }
      child.collect(into: &views, atMost: limit)
    }
  }

  /// The view as one that lies in another view by itself, wherever it is.
  func lying(in other: PlacedView) -> PlacedView {
    var view = view
    view.frame = frame.offset(x: -other.frame.minX, y: -other.frame.minY)
    return PlacedView(view, inPlaceOf: self)
  }
}
