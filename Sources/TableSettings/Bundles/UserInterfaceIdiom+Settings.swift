import TableModel

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
