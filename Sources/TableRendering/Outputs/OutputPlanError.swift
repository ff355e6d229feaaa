import TableDrawing
import TableInterfaceBuilder
import TableLayout
import TableModel
import TableSources
import TableSpec
import TableThemes

/// Why a user's words about where pictures go make no sense.
public enum OutputPlanError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The output's ending says one kind of file, but only others were asked for.
  case contradiction(output: FilePath, formats: [PictureFormat])
  /// The output has an ending that no kind of picture has.
  case unknownEnding(output: FilePath)
  /// Names for a store go with a folder alone.
  case storeNeedsFolder
  /// The store takes no other kind of file.
  case storeTakesPNG
  /// The store takes pictures in the pixels of their devices.
  case storeTakesOneScale
  /// The store has no page in a language.
  case noStoreLanguage(String)
  /// Two languages have one page in the store.
  case sameStorePage(String, [String])

  /// What is wrong, and what the user can do about it.
  public var description: String {
    switch self {
    case .storeNeedsFolder: return "‘--naming fastlane’ fills a folder; let the output be one."
    case .storeTakesPNG: return "‘--naming fastlane’ writes png; leave the other formats out."
    case .storeTakesOneScale:
      return "‘--naming fastlane’ draws in the pixels of the device; leave ‘--scale’ out."
    case .sameStorePage(let page, let languages):
      return
        "‘\(languages.joined(separator: "’ and ‘"))’ are both \(page) in the App Store; leave one of them out."
    case .noStoreLanguage(let language):
      let names = StoreLocale.names.joined(separator: ", ")
      return "The App Store has no page in ‘\(language)’; leave it out. It has \(names)."
    case .contradiction(let output, let formats):
      let names = formats.map(\.rawValue).joined(separator: ",")
      return "The ending of ‘\(output)’ contradicts ‘--format \(names)’; give one of the two."
    case .unknownEnding(let output):
      return
        "Pictures cannot be written to ‘\(output)’: known endings are \(PictureFormat.endings). For a folder of this name write ‘\(output)/’."
    }
  }
}
