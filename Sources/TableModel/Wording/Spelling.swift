/// Finds the word that an author may have meant.
package enum Spelling {
  /// Longer words are not compared.
  private static let longestWord = 80
  /// How many pairs of letters are compared for a word: a stranger’s file may have a thousand wrong names, and a hundred
  /// thousand right ones.
  private static let mostPairs = 1 << 20

  /// The candidate that is nearest to a word, if one is near enough to be meant.
  ///
  /// Case does not count, and a candidate at the end of a long constant (`UITableViewStyleGrouped`) is near.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    guard word.utf8.count <= 4 * longestWord else { return nil }
    let folded = Array(word.lowercased().unicodeScalars)
    guard !folded.isEmpty, folded.count <= longestWord else { return nil }
    var best: (candidate: String, distance: Int, added: Int)?
    var (pairs, compared) = (mostPairs, candidates[...])
    for (place, candidate) in candidates.enumerated() {
      // Making letters of a word takes about as long as comparing some.
      pairs -= (folded.count + 8) * (candidate.utf8.count + 8)
      guard pairs >= 0 else {
        compared = candidates[..<place]
        break
      }
      let other = Array(candidate.lowercased().unicodeScalars)
      guard other.count <= longestWord else { continue }
      let distance = distance(folded, other)
      let allowed = max(1, min(folded.count, other.count) / 3)
      guard distance <= allowed else { continue }
      // Of two that are as near, one with letters more keeps all of the word's: `iphone17` those of “iphon17”. What begins
      // the word was meant, too: `iphone` by “iphones”.
      let added = folded.starts(with: other) ? distance : max(0, other.count - folded.count)
      if let best, (best.distance, -best.added) <= (distance, -added) { continue }
      best = (candidate, distance, added)
    }
    return best?.candidate ?? longestSuffix(of: word, among: compared)
      ?? shortest(with: word, among: compared) ?? shortest(withPartsOf: word, among: compared)
  }

  /// The fewest letters of a word that is looked for in others.
  private static let leastPart = 4

  /// The shortest candidate that begins or ends with a word, as `disclosureIndicator` and `systemPink` do.
  private static func shortest(with word: String, among candidates: ArraySlice<String>) -> String? {
    guard word.utf8.count >= leastPart else { return nil }
    let folded = word.lowercased()
    let parts = candidates.filter { $0.lowercased().hasPrefix(folded) || $0.lowercased().hasSuffix(folded) }
    return parts.min { $0.count < $1.count }
  }

  /// The shortest candidate that has all parts of a name in their order, as `leftBarButtonItems` has those of `leftItems`.
  private static func shortest(withPartsOf word: String, among candidates: ArraySlice<String>) -> String? {
    let parts = parts(of: word)
    guard parts.count > 1 else { return nil }
    let meant = candidates.filter { candidate in
      var rest = parts[...]
      for part in Self.parts(of: candidate) where part == rest.first { rest.removeFirst() }
      return rest.isEmpty
    }
    return meant.min { $0.count < $1.count }
  }

  /// The parts of a name, each of which begins with a capital letter but for the first.
  private static func parts(of name: String) -> [String] {
    var parts: [String] = []
    for letter in name {
      if letter.isUppercase || parts.isEmpty { parts.append("") }
      parts[parts.count - 1].append(contentsOf: letter.lowercased())
    }
    return parts
  }

  /// The hint that offers the nearest candidate, if there is one.
  package static func hint(for word: String, among candidates: [String]) -> String? {
    nearest(to: word, among: candidates).map(question)
  }

  /// The hint that offers a word, which ``proposal(in:)`` knows.
  package static func question(_ word: String) -> String { "did you mean \(quoted(word))?" }

  /// The candidate that a hint offers, if it does; one that was shortened is none.
  package static func proposal(in hint: String) -> String? {
    guard hint.hasPrefix("did you mean “") else { return nil }
    // A sentence may follow.
    let rest = hint.dropFirst("did you mean “".count)
    guard let word = rest.split(separator: "”?", maxSplits: 1, omittingEmptySubsequences: false).first,
      word.endIndex < rest.endIndex
    else { return nil }
    return word.isEmpty || word.hasSuffix("…") || word.contains("”") ? nil : String(word)
  }

  /// The most keys that are named to someone who has written another.
  private static let mostKeysListed = 8

  /// Keys as a sentence lists them, in their own order; of many, those that are nearest to a word, and how many more there
  /// are.
  package static func list(of keys: [String], near word: String) -> String {
    guard keys.count > mostKeysListed + 1 else { return listed(keys.map(quoted), "and") }
    let near = Set(nearest(mostKeysListed, of: keys, to: word))
    return listed(keys.map(quoted).filter(near.contains) + ["\(keys.count - mostKeysListed) more"], "and")
  }

  /// The most names of an author's own that are told.
  private static let mostNamesListed = 20

  /// Names in quotation marks, the nearest to a word first; of very many, how many more there are.
  package static func ranked(_ names: [String], near word: String) -> [String] {
    nearest(names.count > mostNamesListed + 1 ? mostNamesListed : names.count, of: names, to: word)
  }

  /// The first of some words in the order of their difference from another, and the number of the rest.
  private static func nearest(_ count: Int, of words: [String], to word: String) -> [String] {
    let word = Array(word.lowercased().unicodeScalars.prefix(longestWord))
    let ranked = words.enumerated()
      .map { index, other in
        let letters = Array(other.lowercased().unicodeScalars.prefix(2 * longestWord))
        return (word: other, difference: difference(word, letters), position: index)
      }
      .sorted { ($0.difference, $0.position) < ($1.difference, $1.position) }
    let nearest = ranked.prefix(count).map { quoted($0.word) }
    return words.count > nearest.count ? nearest + ["\(words.count - nearest.count) more"] : nearest
  }

  /// The hint that offers the nearest of an author's own names, or some of them.
  package static func offer(for word: String, among names: some Sequence<String>) -> String? {
    let (mostCompared, mostListed) = (500, 12)
    let names = Array(names.prefix(mostCompared))
    if let near = hint(for: word, among: names) { return near }
    guard names.count > 1 else { return names.first.map { "the only one is \(quoted($0))" } }
    let shown = names.prefix(mostListed).map(quoted)
    return "there are " + listed(names.count > mostListed ? shown + ["others"] : shown, "and")
  }

  private static func longestSuffix(of word: String, among candidates: ArraySlice<String>) -> String? {
    let folded = word.lowercased()
    return candidates.filter { folded.hasSuffix($0.lowercased()) }.max { $0.count < $1.count }
  }

  /// How different two words are, from 0 for the same to 1; long words differ in more letters than short ones.
  private static func difference(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Double {
    Double(distance(first, second)) / Double(max(first.count, second.count, 1))
  }

  /// How many letters must be added, left out, replaced or exchanged with a neighbour to turn one word into another.
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        let replaced = last[column] + (letter == other ? 0 : 1)
        var least = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}

/// A text between quotation marks, shortened so that a message stays readable.
package func quoted(_ text: String) -> String { "“\(text.shortened(to: 40))”" }

/// Words as a sentence lists them: `a, b and c`; of more than `most`, how many others there are.
package func listed(_ words: [String], _ conjunction: String = "and", atMost most: Int = .max) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  guard words.count <= most else {
    return words.prefix(most - 1).joined(separator: ", ") + " \(conjunction) \(words.count - most + 1) more"
  }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// A number as a message writes it: without a fraction where it has none.
package func plain(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? String(number)
}

/// A number with so many digits behind the point at most; 0 for what is no number.
package func decimal(_ number: Double, places: Int = 1) -> String {
  guard number.isFinite else { return "0" }
  let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
  let rounded = (number * unit).rounded() / unit
  guard rounded.magnitude < 1e15 else { return String(rounded.isFinite ? rounded : number) }
  return plain(rounded)
}

extension String {
  /// The text, or of one with more than so many characters the beginning.
  package func shortened(to longest: Int) -> String {
    guard unicodeScalars.prefix(longest + 1).count > longest else { return self }
    return String(unicodeScalars.prefix(longest - 1)) + "…"
  }

  /// The text as part of an address: all but letters, digits and what is `kept` as the digits of its bytes.
  package func percentEncoded(keeping kept: String = "-._~/") -> String { utf8.percentEncoded(keeping: kept) }
}

extension Sequence<UInt8> {
  /// The bytes as part of an address: all but letters, digits and what is `kept` as their digits.
  package func percentEncoded(keeping kept: String = "-._~/") -> String {
    let (digits, kept) = (Array("0123456789ABCDEF".utf8), Array(kept.utf8))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(underestimatedCount)
    for byte in self {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: bytes.append(byte)
      case _ where kept.contains(byte): bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The numbers that a value may be.
package struct NumberRange: Hashable, Sendable {
  /// The least number.
  package var lowerBound: Double
  /// The greatest number.
  package var upperBound: Double

  /// Numbers from `lowerBound` to `upperBound`.
  package static func from(_ lowerBound: Double, to upperBound: Double) -> NumberRange {
    NumberRange(lowerBound: lowerBound, upperBound: upperBound)
  }

  /// Whether a number lies in the range.
  package func contains(_ number: Double) -> Bool {
    lowerBound <= number && number <= upperBound
  }
}

extension NumberRange: CustomStringConvertible {
  /// The range as a message says it.
  package var description: String {
    "from \(plain(lowerBound)) to \(plain(upperBound))"
  }
}
