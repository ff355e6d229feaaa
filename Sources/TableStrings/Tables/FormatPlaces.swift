import TableModel

/// What values the places of a text stand for, by which a translation is held against its text.
package struct FormatPlaces: Hashable, Sendable {
  /// The kinds of the values that have a place, by their numbers from 0.
  private var kinds: [Int: Set<TextFormat.Place.Kind>] = [:]
  /// How a value is written in its place.
  private var written: [Int: String] = [:]

  /// The places of a text as the developer wrote it.
  package init(_ text: String) {
    for place in TextFormat(text).places { add(place.argument, place.kind, place.text) }
  }

  /// The places that the texts of an entry have together.
  package init(of entry: StringEntry) {
    for (places, _) in FormatPlaces.all(of: entry.value) {
      kinds.merge(places.kinds) { $0.union($1) }
      written.merge(places.written) { first, _ in first }
    }
  }

  /// Whether there are none.
  package var isEmpty: Bool { kinds.isEmpty }

  /// The places as messages list them.
  package var words: String {
    isEmpty ? "no places" : listed(written.sorted { $0.key < $1.key }.map { "“\($0.value)”" }, "and")
  }

  private mutating func add(_ argument: Int, _ kind: TextFormat.Place.Kind, _ word: String) {
    kinds[argument, default: []].insert(kind)
    if written[argument] == nil { written[argument] = word }
  }

  /// What is wrong with a translation of the text, as the rest of a sentence about it; `nil` where it fits.
  ///
  /// A form of the plural may do without a number, as “one song” does; what has no value is garbage in every text.
  package func flaw(of entry: StringEntry) -> String? {
    for (places, mayLack) in FormatPlaces.all(of: entry.value) {
      for argument in places.kinds.keys.sorted() {
        let word = places.written[argument] ?? ""
        guard let own = kinds[argument] else { return "has “\(word)”, for which there is no value" }
        guard let kinds = places.kinds[argument], !own.isDisjoint(with: kinds) else {
          return "has “\(word)” for a value that is “\(written[argument] ?? "")” in the text"
        }
      }
      let missing = kinds.keys.sorted().first { places.kinds[$0] == nil }
      if let missing, !mayLack { return "has no place for “\(written[missing] ?? "")”" }
    }
    return nil
  }

  /// The places of each text that an entry has, and whether it may do without some.
  private static func all(of value: StringEntry.Value) -> [(places: FormatPlaces, mayLack: Bool)] {
    switch value {
    case .text(let text): return [(FormatPlaces(text), false)]
    case .plural(let forms): return forms.values.sorted().map { (FormatPlaces($0), true) }
    case .devices(let values): return values.sorted { $0.key < $1.key }.flatMap { all(of: $0.value) }
    case .format(let text, let parts):
      var places = FormatPlaces(StringSubstitution.numbered(text, parts))
      for argument in StringSubstitution.arguments(of: text, parts) {
        places.add(argument, .whole, "%#@…@")
      }
      return [(places, true)]
    }
  }
}
