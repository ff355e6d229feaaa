import TableModel
import TableSources

/// Which of Apple's tools wrote a document, and so which system its author worked for.
struct IBVersion {
  /// The number of the tools, for example 13196 of Xcode 9.0; `nil` where the document has none.
  let tools: Int?
  /// The version of the format, for example 3.
  let format: Int?

  /// The themes of the systems that the tools’ simulators had, by the first numbers of those tools, in rising order.
  typealias Themes = [(firstTools: Int, system: SystemVersion, name: String)]

  private let themes: Themes

  /// The number that several builds of Xcode 15 and 16 share, out of the order of all others.
  static let sharedTools = 32_700
  /// An ordinary number of the same time.
  private static let toolsOfShared = 22_500

  /// The version that a document's outermost element tells.
  init(_ document: XMLElement, themes: Themes) {
    self.themes = themes
    let whole = { (text: String) in Int(text.prefix { $0 != "." }) }
    tools = document["toolsVersion"].flatMap(whole)
    format = document["version"].flatMap(whole)
  }

  /// The first format of documents that show what came with iOS 7.
  private static let flatFormat = 3

  /// The name of the theme that the document's author saw; `nil` where the document does not tell.
  ///
  /// Later tools go on showing documents of older formats as iOS 6 did, and the first betas that wrote the newer format
  /// already showed iOS 7.
  var theme: String? {
    guard let tools else { return format.flatMap { $0 < IBVersion.flatFormat ? olderTheme : flatTheme } }
    let number = tools == IBVersion.sharedTools ? IBVersion.toolsOfShared : tools
    guard let newest = themes.last(where: { $0.firstTools <= number }) else { return nil }
    guard let format, tools != IBVersion.sharedTools else { return newest.name }
    let isOldFormat = format < IBVersion.flatFormat
    guard isOldFormat == (newest.system >= IBVersion.flatSystem) else { return newest.name }
    return isOldFormat ? olderTheme : flatTheme
  }

  /// The system that came with the newer format.
  private static let flatSystem = SystemVersion(7)

  private var olderTheme: String? { themes.last { $0.system < IBVersion.flatSystem }?.name }

  private var flatTheme: String? { themes.first { $0.system >= IBVersion.flatSystem }?.name }

  /// Whether buttons that tell more or add something are outlines, as since iOS 7, and no coloured discs.
  var hasOutlinedButtons: Bool {
    let system = themes.first { $0.name == theme }?.system
    return system.map { $0 >= IBVersion.flatSystem } ?? true
  }

  /// Whether bars are clear where content rests at them that have no appearance for that: since iOS 15.
  var clearsBars: Bool {
    let system = themes.first { $0.name == theme }?.system
    return system.map { $0 >= SystemVersion(15) } ?? false
  }

  /// The first tools of Xcode 11.
  private static let xcode11 = 14_800

  /// The first tools of Xcode 12.
  private static let xcode12 = 17_000

  /// Whether date pickers are compact unless their documents say otherwise: since iOS 14.
  var hasCompactDatePickers: Bool { tools.map { $0 >= IBVersion.xcode12 } ?? false }

  /// Whether buttons of the system have symbols.
  var hasSymbols: Bool { tools.map { $0 >= IBVersion.xcode11 } ?? false }
  /// Whether a plain view of a stack has a size in Interface Builder even if there are views in it: since Xcode 11.
  var sizesContainers: Bool { hasSymbols }

  /// The size of running text that the tools drew, in points.
  var bodySize: Double {
    switch contentSizeCategory {
    case .extraSmall: 14
    case .medium: 16
    default: 17
    }
  }

  /// Whether the tools came with iOS 26: those of Xcode 26, but not builds that share an older number.
  var isOfIOS26: Bool { tools.map { $0 >= 24_000 && $0 != IBVersion.sharedTools } ?? false }

  /// The tools that drew text at another size than the standard one: those of Xcode 7, and of Xcode 13 to 14.1.
  private static let textSizes: [(tools: Range<Int>, category: ContentSizeCategory)] = [
    (8_000..<11_000, .medium), (18_000..<21_500, .extraSmall),
  ]

  /// The size of text that the document's author saw; `nil` for the standard.
  var contentSizeCategory: ContentSizeCategory? {
    guard let tools else { return nil }
    return IBVersion.textSizes.first { $0.tools.contains(tools) }?.category
  }

  /// The first tools that left the line of static rows out, as all had done with that of prototypes: those of Xcode 13.3.
  private static let lineless = 19_000
  /// The first tools that stored rows of iOS 26 as they have stayed since.
  private static let lowerRows = 24_200
  /// The height in points of a row with one line in those.
  private static let lowerRow = 51.0

  /// How high the tools stored rows that find their height.
  func storedRows(ofPrototypes isPrototype: Bool) -> InterfaceBuilderObject.StoredRows {
    guard let tools else { return .init() }
    let number = tools == IBVersion.sharedTools ? IBVersion.toolsOfShared : tools
    return .init(
      hasLine: !isPrototype && number < IBVersion.lineless,
      height: number >= IBVersion.lowerRows ? IBVersion.lowerRow : nil)
  }

  /// The tools that came with iOS 8, which showed scenes for any device on a square canvas.
  private static let squareCanvasTools = 6_100..<8_000
  /// The side of that canvas, in points.
  private static let squareCanvasSide = 600.0
  /// The width of the phone by which tables on it were laid out all the same, in points.
  private static let squareCanvasPhoneWidth = 320.0

  /// The size at which UIKit laid out a table that the document says is so large, in points.
  func layoutSize(of size: Size) -> Size {
    guard let tools, IBVersion.squareCanvasTools.contains(tools), size.width == IBVersion.squareCanvasSide
    else { return size }
    return Size(width: IBVersion.squareCanvasPhoneWidth, height: size.height)
  }
}

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
