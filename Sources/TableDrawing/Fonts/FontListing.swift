import CPangoCairo
import Glibc
import TableModel

/// What a user may want to know of a face of the catalog.
public struct FontListing: Hashable, Sendable {
  /// The face as the catalog has it.
  public var file: FontFile
  /// Whether the file is there and whole.
  public var isPresent: Bool
  /// The family that the file gives for itself; `nil` where it is missing.
  public var family: String?
  /// The version that the file gives for itself; `nil` where it is missing.
  public var version: String?
}

extension FontCatalog {
  /// Looks up every face of the catalog, in its order.
  public func listings() -> [FontListing] {
    files.map { file in
      guard access(file.path, R_OK) == 0 else { return FontListing(file: file, isPresent: false) }
      let face = FontFace(file)
      guard face.flaw == nil else { return FontListing(file: file, isPresent: false) }
      return FontListing(file: file, isPresent: true, family: face.family, version: face.version)
    }
  }
}

extension FontFace {
  /// The family of all weights, or of four of them in files that do not know the other.
  fileprivate var family: String? { nameEntry(16) ?? nameEntry(1) }

  /// The name table's version string without its first word and the maker's remarks behind a semicolon.
  fileprivate var version: String? {
    guard let number = nameEntry(5)?.split(separator: ";").first else { return nil }
    return String(number.hasPrefix("Version ") ? number.dropFirst(8) : number)
  }

  /// An English entry of the name table, by the number that OpenType gives it.
  private func nameEntry(_ number: hb_ot_name_id_t) -> String? {
    var buffer = [CChar](repeating: 0, count: 256)
    var size = UInt32(buffer.count)
    let language = hb_language_from_string("en", -1)
    guard hb_ot_name_get_utf8(hb_font_get_face(font), number, language, &size, &buffer) > 0 else {
      return nil
    }
    return String(decoding: buffer.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
