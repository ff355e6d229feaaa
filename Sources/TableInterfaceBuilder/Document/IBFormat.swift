import TableSources

/// The kinds of files that Xcode has had for interfaces, and which of them can be read.
enum IBFormat {
  /// Why a file cannot be read that its first bytes already tell; `nil` where they do not.
  static func refusal(of bytes: [UInt8], limits: LoadingLimits) -> Refusal? {
    guard bytes.count <= limits.fileSize else {
      return Refusal(message: "the file is larger than \(limits.fileSize) bytes")
    }
    guard ["NIBArchive", "bplist"].contains(where: { bytes.starts(with: $0.utf8) }) else { return nil }
    return Refusal(
      message: "this is a compiled nib, not an Interface Builder document",
      hint: "give the .storyboard or .xib file that it was made from"
    )
  }

  /// Why a document cannot be read; `nil` for one for iOS as Xcode 4 and later save it.
  static func refusal(of root: XMLElement) -> Refusal? {
    let type = root["type"] ?? ""
    switch root.name {
    case "document" where type.hasPrefix("com.apple.InterfaceBuilder"):
      return platform(type).map { platform in
        Refusal(
          message: "this document is for \(platform), whose tables are not UIKit’s for iOS",
          hint: "documents for iOS have a type that contains “CocoaTouch”"
        )
      }
    case "archive" where type.hasPrefix("com.apple.InterfaceBuilder3"):
      return Refusal(
        message: "this document is in the format of Xcode 3",
        hint: "open it in Xcode 4 or later and save it"
      )
    default: return foreign
    }
  }

  /// The names of the elements that documents of all formats begin with.
  static let rootNames = ["document", "archive"]

  /// Why a file cannot be read that is something else.
  static let foreign = Refusal(
    message: "this is not an Interface Builder document",
    hint: "such a document begins with <document type=\"com.apple.InterfaceBuilder3…\">"
  )

  /// Whether a document is for another system than iOS.
  static func isForOtherPlatform(_ root: XMLElement) -> Bool {
    root.name == "document" && root["type"].flatMap(platform) != nil
  }

  private static func platform(_ type: String) -> String? {
    if type.contains("CocoaTouch") { return nil }
    if type.contains("AppleTV") { return "tvOS" }
    if type.contains("Watch") { return "watchOS" }
    return type.contains("Cocoa") ? "macOS" : nil
  }
}
