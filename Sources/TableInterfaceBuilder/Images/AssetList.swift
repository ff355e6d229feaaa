import TableModel
import TableSources

/// The list of a set in an asset catalog, `Contents.json`, which says which entry is for which screen.
struct AssetList {
  /// The name of the file.
  static let name: FilePath = "Contents.json"
  /// The greatest length in bytes of the file.
  private static let longest = 1 << 16

  /// The folder of the set.
  let folder: FilePath
  /// Whether the entries for tablets are preferred.
  let isPad: Bool
  /// What the file says; `nil` where it says nothing that can be understood.
  private let root: SpecNode?

  /// The list of the set in a folder.
  init(folder: FilePath, isPad: Bool, limits: LoadingLimits) {
    (self.folder, self.isPad) = (folder, isPad)
    let read = SourceFile.read(
      folder.appending(AssetList.name), within: limits.reach(from: folder), atMost: AssetList.longest)
    guard case .success(let bytes) = read else {
      root = nil
      return
    }
    let (source, problems) = SourceScanner.scan(bytes, named: AssetList.name.text)
    guard problems.isEmpty else {
      root = nil
      return
    }
    let report = FindingReport(on: source, limit: 1)
    root = SpecTreeBuilder.build(from: source, limits: limits, report: report).roots.first
  }

  /// A property of the whole set.
  func property(_ name: String) -> String? { root?.value(of: "properties")?.value(of: name)?.scalar?.text }

  /// The entries of a kind for screens of an appearance: those for the device at hand, as far as there are any.
  ///
  /// What is for other systems, for more contrast or for wider gamuts is left out.
  func entries(_ key: String, for appearance: Appearance) -> [SpecNode] {
    let all = (root?.value(of: key)?.items ?? []).filter { entry in
      AssetList.isPlain(entry) && AssetList.appearance(of: entry) == appearance
    }
    for idioms in [[isPad ? "ipad" : "iphone"], ["universal", nil], [isPad ? "iphone" : "ipad"]]
      as [[String?]]
    {
      let found = all.filter { idioms.contains($0.text("idiom")) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Whether nothing but idiom, scale and appearance decides about an entry on the screens that pictures stand for.
  private static func isPlain(_ entry: SpecNode) -> Bool {
    let gamut = entry.text("display-gamut")
    return (gamut == nil || gamut == "sRGB") && entry.value(of: "width-class") == nil
      && entry.value(of: "height-class") == nil
  }

  /// The appearance that an entry is for; `nil` where it is for more contrast.
  private static func appearance(of entry: SpecNode) -> Appearance? {
    var appearance = Appearance.light
    for item in entry.value(of: "appearances")?.items ?? [] {
      switch (item.text("appearance"), item.text("value")) {
      case ("luminosity", "dark"): appearance = .dark
      case ("luminosity", _): break
      default: return nil
      }
    }
    return appearance
  }
}

extension SpecNode {
  /// The value of a key.
  func value(of key: String) -> SpecNode? {
    entries?.first { $0.name == key }?.value
  }

  /// The text of a key's value.
  func text(_ key: String) -> String? { value(of: key)?.scalar?.text }
}
