import TableComparison
import TableModel

extension ReviewPage {
  /// More places than these cannot be told apart in the picture.
  private static let mostBoxes = 200

  /// The article of an entry, which is the `number`th of the page.
  static func article(of entry: ReviewEntry, number: Int) -> HTML {
    let pictures = Picture.all(of: entry)
    let state = entry.state.rawValue
    let path = entry.path
    let hasOwnPath = path.validText == nil
    return """
      <article class="entry" id="entry-\(number)"\("data-name", entry.name)\
      \("data-path", hasOwnPath ? path.addressInFolder : nil)\("data-state", state)\
      \("data-format", entry.format)\("data-scale", entry.scale.shortDescription)\
      \("data-scene", FilePath("scenes").appending(path + ".js").addressInFolder ?? "")\
      \("data-group", entry.group)\("data-digest", entry.digest?.beginning)\("data-boxes", boxes(of: entry))>
      <h2><span class="mark \(state)" aria-hidden="true"></span><bdi>\(entry.name)</bdi></h2>
      <p class="state">\(finding(of: entry))</p>
      \(diagnostics(of: entry))\(changes(of: entry))\(unknown(of: entry))\
      <p class="pictures" hidden>\(each: pictures, { "\($0.link) " })</p>
      <noscript><div class="printed">\(each: pictures, \.figure)</div></noscript>
      <dl class="facts">
      \(each: Fact.all(of: entry), \.lines)\
      </dl>
      </article>

      """
  }

  private static func boxes(of entry: ReviewEntry) -> String? {
    guard let boxes = entry.pixels?.difference.boxes.prefix(mostBoxes), !boxes.isEmpty else { return nil }
    return boxes.map { "\($0.x) \($0.y) \($0.width) \($0.height)" }.joined(separator: ";")
  }

  /// In what state the entry is, and in which pixels its sides differ.
  private static func finding(of entry: ReviewEntry) -> String {
    entry.state.rawValue.capitalisedWord + (entry.pixels.map { ": \($0.words)" } ?? "")
  }

  private static func diagnostics(of entry: ReviewEntry) -> HTML? {
    guard !entry.diagnostics.isEmpty else { return nil }
    return """
      <ul class="diagnostics" aria-label="Messages">
      \(each: entry.diagnostics, { "<li class=\"\($0.severity.rawValue)\">\(words(of: $0))</li>\n" })\
      </ul>

      """
  }

  private static func changes(of entry: ReviewEntry) -> HTML? {
    guard !entry.words.isEmpty else { return nil }
    return """
      <ol class="words" aria-label="What changed">
      \(each: entry.words, line)\
      </ol>

      """
  }

  private static func line(of change: SceneChange) -> HTML {
    """
    <li\("class", change.kind.rawValue)\("data-expected", change.expected?.frame.attribute)\
    \("data-actual", change.actual?.frame.attribute)><span>\(change.text)</span>\
    \(each: change.places, { " <code>\($0)</code>" })</li>

    """
  }

  private static func unknown(of entry: ReviewEntry) -> HTML? {
    entry.unknown.map { "<p class=\"unknown\">\($0)</p>\n" }
  }
}

extension ReviewPage {
  /// A picture of an entry: a side, or the difference.
  fileprivate struct Picture {
    /// The word by which scripts know it.
    var side: String
    /// The file as a relative URL.
    var address: String
    /// Pixels, or points of what has no pixels.
    var width: Double
    /// Pixels, or points of what has no pixels.
    var height: Double
    /// The beginning of the file’s digest.
    var digest = ""
    /// What people call it.
    var label: String
    /// Whether browsers show the file as a picture.
    var isPicture = true

    /// The pictures of an entry: expected, actual, difference, as far as there are any.
    static func all(of entry: ReviewEntry) -> [Picture] {
      let sides = [("expected", entry.expected), ("actual", entry.actual)].compactMap { side, picture in
        picture.flatMap { Picture(side, $0, isPicture: entry.format != "pdf") }
      }
      guard let difference = entry.difference?.addressInFolder else { return sides }
      // The picture of the difference has room for both.
      let (width, height) = (sides.map(\.width).max() ?? 0, sides.map(\.height).max() ?? 0)
      return sides + [
        Picture(side: "difference", address: difference, width: width, height: height, label: "Difference")
      ]
    }

    var link: HTML {
      let size = "\(width.shortDescription) \(height.shortDescription)"
      return """
        <a\("href", address)\("data-side", side)\("data-size", size)\("data-digest", digest)>\(label)</a>
        """
    }

    var figure: HTML {
      let image: HTML = "<img src=\"\(address)\" alt=\"\(label)\" loading=\"lazy\">"
      let link: HTML = "<a href=\"\(address)\">\(address)</a>"
      return "<figure><figcaption>\(label)</figcaption>\(isPicture ? image : link)</figure>"
    }
  }

  /// A line of what is known of an entry.
  fileprivate struct Fact {
    var name: String
    var value: String
    /// The name of the axis whose value this is.
    var axis: String?

    var lines: HTML { "<dt>\(name)</dt><dd\("data-axis", axis)>\(value)</dd>\n" }

    /// The facts of an entry, axes by their names.
    static func all(of entry: ReviewEntry) -> [Fact] {
      let axes = VariantAxis.all.sorted { $0.name < $1.name }.compactMap { axis in
        axis.word(of: entry.variant).map { Fact(name: axis.name.capitalisedWord, value: $0, axis: axis.name) }
      }
      let sources = [("Input", entry.input), ("Table", entry.table)].compactMap { name, value in
        value.map { Fact(name: name, value: $0) }
      }
      return sources + axes + measures(of: entry)
    }

    /// The size and the scale of the pictures, if there are any.
    private static func measures(of entry: ReviewEntry) -> [Fact] {
      let pictures = [entry.expected, entry.actual].compactMap(\.self).filter { $0.address != nil }
      var sizes = pictures.map(\.size)
      if sizes.count == 2, sizes[0] == sizes[1] { sizes.removeLast() }
      guard !sizes.isEmpty else { return [] }
      // Vectors have a size in points, and no scale.
      let isVector = ["svg", "pdf"].contains(entry.format)
      let size = Fact(name: "Size", value: "\(sizes.joined(separator: " → ")) \(isVector ? "points" : "px")")
      // Nobody knows at which scale a picture was drawn that says nothing of it and has no source.
      let isKnown = entry.state != .obsolete || entry.scale != 1
      guard isKnown, !isVector, entry.variant.scale == nil else { return [size] }
      return [size, Fact(name: "Scale", value: "\(entry.scale.shortDescription)×")]
    }
  }
}

extension ReviewPage.Picture {
  /// A side; `nil` for one that is no picture.
  fileprivate init?(_ side: String, _ picture: ReviewPicture, isPicture: Bool) {
    guard let address = picture.address else { return nil }
    self.init(
      side: side, address: address, width: picture.width, height: picture.height,
      digest: picture.sha256.beginning, label: "\(side.capitalisedWord), \(picture.size)",
      isPicture: isPicture)
  }
}

extension ReviewPicture {
  /// The file as a relative URL; `nil` where there is none in the review’s folder.
  fileprivate var address: String? { file?.addressInFolder }

  /// The width and the height.
  fileprivate var size: String { "\(width.shortDescription) × \(height.shortDescription)" }
}

extension ReviewEntry {
  /// The name as a path: what a picture’s file is called in the folder of its side.
  fileprivate var path: FilePath {
    let files = [expected?.file, actual?.file].compactMap { $0?.withoutFirstFolder }
    return files.first { $0.text == name } ?? FilePath(name)
  }
}

extension ReviewPixels {
  /// The numbers as a sentence.
  fileprivate var words: String {
    let (count, places) = (difference.pixelCount, difference.boxes.count)
    guard count > 0 else { return "no pixel differs where both have some" }
    let pixels = count == 1 ? "1 pixel differs by" : "\(count.grouped) pixels differ by at most"
    let extent = places == 1 ? "in one place" : "in \(places.grouped) places"
    var words = "\(pixels) \(difference.largestChannelDifference) of 255, \(extent)"
    if isInTextAlone { words += ", in text alone" }
    if difference.ignoredCount > 0 { words += "; \(difference.ignoredCount.grouped) where that is allowed" }
    return words
  }
}

extension SceneChange {
  /// Where the view is in the sources; one place where both sides agree.
  fileprivate var places: [String] {
    let sources = [expected?.source, actual?.source].compactMap { $0?.text }
    return sources.first == sources.last ? Array(sources.prefix(1)) : sources
  }
}

extension Rect {
  /// The numbers with a space between them.
  fileprivate var attribute: String {
    [minX, minY, size.width, size.height].map(\.shortDescription).joined(separator: " ")
  }
}

extension String {
  fileprivate var capitalisedWord: String { prefix(1).uppercased() + dropFirst() }

  /// The beginning of a digest, which is enough to tell those of one name apart.
  fileprivate var beginning: String { String(decoding: utf8.prefix(16), as: UTF8.self) }
}

extension FilePath {
  fileprivate var withoutFirstFolder: FilePath? {
    bytes.firstIndex(of: UInt8(ascii: "/")).map { FilePath(bytes: bytes[($0 + 1)...]) }
  }

  /// The path as a relative URL; `nil` for one that leads out of the folder: a page is opened on other machines than that
  /// which made it.
  var addressInFolder: String? {
    let steps = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let others = ["", ".", ".."].map { Array($0.utf8) }
    guard !steps.contains(where: { others.contains(Array($0)) }) else { return nil }
    return steps.map { $0.percentEncoded(keeping: "-._") }.joined(separator: "/")
  }
}
