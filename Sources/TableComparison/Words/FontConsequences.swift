/// Where views lie and how large they are only because all rows have another font, which is told of all of them at once.
struct FontConsequences {
  /// For each kind of views, those that have such differences and how large these are.
  private(set) var lines: [(items: [NumberedChange], words: String)] = []
  /// What is left to be told of each item.
  private(set) var others: [NumberedChange] = []

  /// Looks at what is left of items without what they share.
  init(_ items: [NumberedChange], _ shared: SharedPhrases) {
    let rests = items.map(shared.rest)
    let consequences = zip(items, rests).map { item, rest in
      rest.flatMap { FontConsequences.consequences(of: item, $0, shared) }
    }
    var kinds: [(name: String, members: [NumberedChange])] = []
    for consequence in consequences.compactMap(\.self) {
      if let place = kinds.firstIndex(where: { $0.name == consequence.kind }) {
        kinds[place].members.append(consequence)
      } else {
        kinds.append((consequence.kind, [consequence]))
      }
    }
    kinds.removeAll { $0.members.count <= ViewChange.mostAlone }
    lines = kinds.map { ($0.members, FontConsequences.words(of: $0.members)) }
    others = zip(rests, consequences).compactMap { rest, consequence in
      guard let rest, let consequence, kinds.contains(where: { $0.name == rest.kind }) else { return rest }
      return rest.keeping { !consequence.phrases.contains($0) }
    }
  }

  /// What of a change follows from a font that it shares; `nil` where that is nothing, or where it may follow from
  /// something else that the change is about.
  private static func consequences(
    of item: NumberedChange, _ rest: NumberedChange, _ shared: SharedPhrases
  ) -> NumberedChange? {
    let parts = item.change.parts
    let fonts = item.phrases.filter { phrase in
      guard case .font = parts[phrase.part].phrases[phrase.place] else { return false }
      return shared.contains(phrase)
    }
    guard !fonts.isEmpty else { return nil }
    var hasOthers = false
    let consequences = rest.keeping { phrase in
      let part = parts[phrase.part]
      guard case .extent(let extent, _, _) = part.phrases[phrase.place] else {
        hasOthers = true
        return false
      }
      // What has its own font still lies where others beside it let it.
      let isPlace = extent == .x || extent == .y
      if part.followsFonts, isPlace || fonts.contains(where: { $0.part == phrase.part }) { return true }
      if part.name == nil { hasOthers = true }
      return false
    }
    return hasOthers ? nil : consequences
  }

  /// What is said of several changes: `textLabel width by up to 2 points; detailTextLabel x and width by up to 4 points`.
  private static func words(of members: [NumberedChange]) -> String {
    var views: [(name: String?, extents: [Phrase.Extent], most: Double)] = []
    for member in members {
      for phrase in member.phrases {
        let part = member.change.parts[phrase.part]
        guard case .extent(let extent, let old, let new) = part.phrases[phrase.place] else { continue }
        let place = views.firstIndex { $0.name == part.name } ?? views.count
        if place == views.count { views.append((part.name, [], 0)) }
        if !views[place].extents.contains(extent) { views[place].extents.append(extent) }
        views[place].most = max(views[place].most, abs(new - old))
      }
    }
    return views.map { view in
      let nouns = Phrase.Extent.allCases.filter(view.extents.contains).map(\.noun)
      let list = [nouns.dropLast().joined(separator: ", "), nouns.last ?? ""].filter { !$0.isEmpty }
      let most = view.most.points
      return (view.name.map { "\($0) " } ?? "") + list.joined(separator: " and ")
        + " by up to \(most) \(most == "1" ? "point" : "points")"
    }
    .joined(separator: "; ")
  }
}
