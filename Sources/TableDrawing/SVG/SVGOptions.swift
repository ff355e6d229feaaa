/// How SVG files hold text, and what is there more than once.
public enum SVGTextMode: String, Hashable, Sendable, CaseIterable {
  /// As outlines, and everything at its place as often as it is there: for programs that know no `<use>`.
  case outlines
  /// As outlines, each letter once, so that files are small; needs no font.
  case glyphs
  /// As text that can be edited; it needs the fonts where it is shown, and keeps its width without them.
  case live
}

/// What all ids of an SVG file begin with, so that those of several files in one page are not the same.
public struct SVGIDPrefix: Hashable, Sendable, RawRepresentable {
  /// The most characters.
  private static let longest = 64
  /// A regular expression for what a prefix is.
  package static let pattern = "^([A-Za-z_][A-Za-z0-9_.-]*)?$"
  /// How many characters a prefix may have.
  package static let lengths = 0...longest

  /// The characters themselves.
  public let rawValue: String

  /// A prefix: letters, digits and `_`, `-` or `.` after a letter or `_`, at most 64 in all, or nothing; `nil` for
  /// all else, which is no beginning of a name in XML.
  public init?(rawValue: String) {
    let isName = rawValue.utf8.enumerated().allSatisfy { place, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
        true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): place > 0
      default: false
      }
    }
    guard isName, rawValue.utf8.count <= SVGIDPrefix.longest else { return nil }
    self.rawValue = rawValue
  }
}

/// How SVG files are written.
public struct SVGOptions: Hashable, Sendable {
  /// How text is held.
  public var text: SVGTextMode
  /// What ids begin with; `nil` for a digest of the picture, which differs for all that differ.
  public var ids: SVGIDPrefix?
  /// Whether every view is a group with its name, as drawing programs have layers.
  ///
  /// Views then keep their names as ids unless a prefix is given, since programs show these.
  public var hasLayers: Bool
  /// Whether elements say to screen readers what they are: lists, their items, and headings.
  var hasRoles = false

  /// Whether live text keeps its width whatever the font: what somebody edits grows as it is typed.
  var keepsTextWidths: Bool { hasRoles || !hasLayers }

  /// Options with a way to hold text, a prefix of ids, and with or without layers.
  public init(text: SVGTextMode = .glyphs, ids: SVGIDPrefix? = nil, hasLayers: Bool = false) {
    self.text = text
    self.ids = ids
    self.hasLayers = hasLayers
  }
}

/// What somebody asks of SVG files; what is `nil` is left to others, and in the end to `SVGOptions`.
public struct SVGChoices: Hashable, Sendable {
  /// How text is held.
  public var text: SVGTextMode?
  /// What ids begin with.
  public var ids: SVGIDPrefix?
  /// Whether views are layers.
  public var hasLayers: Bool?

  /// Choices, of which none need be made.
  public init(text: SVGTextMode? = nil, ids: SVGIDPrefix? = nil, hasLayers: Bool? = nil) {
    self.text = text
    self.ids = ids
    self.hasLayers = hasLayers
  }

  /// These choices, and those of others where these leave something open.
  public func over(_ others: SVGChoices) -> SVGChoices {
    SVGChoices(
      text: text ?? others.text, ids: ids ?? others.ids, hasLayers: hasLayers ?? others.hasLayers)
  }

  /// How files are written, with what is usual for what is left open.
  public var options: SVGOptions {
    SVGOptions(text: text ?? .glyphs, ids: ids, hasLayers: hasLayers ?? false)
  }
}
