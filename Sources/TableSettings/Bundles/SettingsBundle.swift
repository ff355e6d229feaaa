import TableModel
import TableSources

/// The folder of a Settings bundle, out of which no file is read.
final class SettingsBundle {
  /// The path as the user named it; `nil` where there is no folder.
  let path: FilePath?
  private let limits: LoadingLimits
  private lazy var reach = limits.reach(from: path ?? .current)
  private lazy var root = path.flatMap { try? reach.hold($0) }
  private lazy var images = path.map { ImageResolver(folder: $0, limits: limits, place: .bundle) }

  /// The bundle in a folder.
  init(_ path: FilePath?, limits: LoadingLimits) {
    self.path = path
    self.limits = limits
  }

  /// The name of the app that the bundle lies in; `nil` where it lies elsewhere.
  var appName: String? {
    guard let app = path?.resolved?.folder.name, app.hasEnding(["app"]) else { return nil }
    return app.stem.validText
  }

  /// Whether a name is that of a file in a folder, not a way to another.
  static func isPlain(_ name: String) -> Bool {
    let longest = 200
    return !name.isEmpty && name.utf8.count <= longest && name.utf8.first != UInt8(ascii: ".")
      && !name.unicodeScalars.contains { $0 == "/" || $0.value < 0x20 }
  }

  /// Whether a name is that of a pane in the bundle or in a folder of it, as in `Licences/Some`.
  static func isPane(_ name: String) -> Bool {
    let (longest, deepest) = (200, 8)
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return name.utf8.count <= longest && parts.count <= deepest && parts.allSatisfy { isPlain(String($0)) }
  }

  /// The bytes of a file in the bundle, or in a folder of it.
  func bytes(of name: FilePath) -> Result<[UInt8], Refusal> {
    do throws(SystemError) {
      guard let root else { return .failure(Refusal(message: "this pane is not in a Settings bundle")) }
      let file = try root.file(below: name, OpenFile.holding, within: reach)
      return SourceFile.read(heldAs: file, atMost: limits.fileSize)
    } catch {
      guard !error.isAbsence else {
        return .failure(
          Refusal(message: "there is no \(quoted(name.shown)) in the bundle", hint: hint(forMissing: name)))
      }
      let reason = error.isElsewhere ? stray(error.destination) : error.explanation
      return .failure(Refusal(message: "\(quoted(name.shown)) cannot be read: \(reason)"))
    }
  }

  private func stray(_ destination: FilePath?) -> String {
    "it is outside the bundle"
      + (destination.map { ": a link leads to \($0.fromItself)" } ?? ", or nowhere, where a link leads")
  }

  /// The file of a pane that a kind of device takes; `nil` where there is none for it.
  func file(ofPane name: String, on idiom: UserInterfaceIdiom) -> FilePath? {
    [name + idiom.fileSuffix, name].map(SettingsBundle.file).first(where: holds)
  }

  /// Whether any kind of device has a file of its own for a pane.
  func differsByIdiom(pane name: String) -> Bool {
    UserInterfaceIdiom.allCases.contains { holds(SettingsBundle.file(ofPane: name + $0.fileSuffix)) }
  }

  /// What the file of a pane is called.
  static func file(ofPane name: String) -> FilePath { FilePath(name + ".plist") }

  /// Whether there is a file or folder of a name in the bundle.
  func holds(_ name: FilePath) -> Bool {
    do throws(SystemError) {
      return try root?.file(below: name, OpenFile.holding, within: reach) != nil
    } catch {
      // Reading it says why a link that leads out is not followed.
      return error.isElsewhere
    }
  }

  /// The picture of a name, `nil` where that is empty.
  func image(named name: String) throws(Refusal) -> Image? {
    guard !name.isEmpty, let images else { return nil }
    guard SettingsBundle.isPlain(name) else {
      throw Refusal(message: "the image \(quoted(name)) is outside \(ImagePlace.bundle.rawValue)")
    }
    let hasEnding = FilePath(name).hasEnding(ImageReference.Format.pixelEndings)
    return Image(representations: try images.resolve(hasEnding ? name : name + ".png").get())
  }

  private func hint(forMissing name: FilePath) -> String? {
    // What the bundle was opened with holds it and cannot list it.
    guard let folder = try? root?.file(below: .current), let nearest = Folder(folder).nearestName(to: name)
    else { return nil }
    return Spelling.question(nearest.shown)
  }
}

extension UserInterfaceIdiom {
  /// What `SupportedUserInterfaceIdioms` calls the kind of device.
  var settingsName: String {
    switch self {
    case .phone: "Phone"
    case .pad: "Pad"
    }
  }

  /// What the names of files for the kind of device end in, before `.plist`.
  var fileSuffix: String {
    switch self {
    case .phone: "~iphone"
    case .pad: "~ipad"
    }
  }

  /// The kind of device that a file is for by its name without `.plist`; `nil` for all.
  init?(suffixOf name: String) {
    guard let idiom = UserInterfaceIdiom.allCases.first(where: { name.hasSuffix($0.fileSuffix) }) else {
      return nil
    }
    self = idiom
  }
}
