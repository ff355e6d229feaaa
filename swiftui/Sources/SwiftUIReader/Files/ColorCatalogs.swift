/// The colours of a project's asset catalogues.
final class ColorCatalogs {
  private let listing: ProjectListing
  private let mainPath: String
  private var known: [String: String?] = [:]
  /// The files that colours were read from.
  private(set) var read: Set<String> = []
  /// The files of each colour, by its name and by that with the folders around it.
  private lazy var files: [String: [String]] = named { $0 }
  /// The same by names without signs and capitals, as Xcode makes symbols of them.
  private lazy var symbols: [String: [String]] = named(ColorCatalogs.plain)
  /// The colour of what can be tapped in the whole app; `nil` for the system's.
  private(set) lazy var accent: String? = color(of: (files["AccentColor"] ?? []).filter(isOfPhones))

  /// The catalogues of a project, as seen from a file.
  init(_ listing: ProjectListing, mainPath: String) { (self.listing, self.mainPath) = (listing, mainPath) }

  /// The colour of a name; `nil` where no catalogue has it.
  func color(named name: String) -> String? {
    if let color = known[name] { return color }
    let color = color(of: files[name] ?? [])
    known[name] = .some(color)
    return color
  }

  /// The colour that a symbol names, such as `brandBlue` of “Brand Blue”; `nil` where no catalogue has it.
  func color(symbol: String) -> String? {
    guard !["Color", "UIColor", "opacity", "init"].contains(symbol) else { return nil }
    return color(of: symbols[ColorCatalogs.plain(symbol)] ?? [])
  }

  private func named(_ form: (String) -> String) -> [String: [String]] {
    var files: [String: [String]] = [:]
    for path in listing.colors {
      // …/Assets.xcassets/Group/Name.colorset/Contents.json
      let parts = path.split(separator: "/").dropLast().map(String.init)
      guard let set = parts.last else { continue }
      let name = String(set.dropLast(".colorset".count))
      files[form(name), default: []].append(path)
      let groups = parts.dropLast().reversed().prefix { !$0.hasSuffix(".xcassets") }
      guard !groups.isEmpty, groups.count < parts.count - 1 else { continue }
      let whole = (groups.reversed() + [name]).joined(separator: "/")
      if form(whole) != form(name) { files[form(whole), default: []].append(path) }
    }
    return files
  }

  private static func plain(_ name: String) -> String {
    var name = name.lowercased().filter { $0.isLetter || $0.isNumber }
    // Xcode leaves the word out of symbols: `.brand` is “Brand Color”.
    if name.hasSuffix("color"), name.count > 5 { name.removeLast(5) }
    return name
  }

  /// Whether a catalogue may be that of an app for phones.
  private func isOfPhones(_ path: String) -> Bool {
    let foreign = ["watch", "widget", "macos", "tvos", "mac", "extension", "complication"]
    return !path.lowercased().split(separator: "/").contains { folder in
      foreign.contains { folder == $0 || $0.count > 3 && folder.contains($0) }
        && !mainPath.lowercased().contains(folder)
    }
  }

  /// The colour of the nearest of some files that has one.
  private func color(of files: [String]) -> String? {
    let ranked = files.map { ($0, ProjectIndex.nearness($0, mainPath)) }
    return ranked.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.lazy.compactMap { self.color(in: $0.0) }.first
  }

  private func color(in path: String) -> String? {
    read.insert(path)
    guard let bytes = ProjectFolder.contents(of: path), let entries = JSONReader.value(of: bytes)?["colors"]
    else { return nil }
    let color = { (isDark: Bool) in
      entries.items.lazy.filter { entry in
        let appearances = entry["appearances"]?.items ?? []
        let says = { (name: String, value: String) in
          appearances.contains { $0["appearance"]?.text == name && $0["value"]?.text == value }
        }
        return !says("contrast", "high") && says("luminosity", "dark") == isDark
          && ["universal", "iphone", nil].contains(entry["idiom"]?.text)
      }.compactMap { $0["color"].flatMap(ColorCatalogs.color) }.first
    }
    guard let light = color(false) else { return color(true) }
    return color(true).map { ColorDigits.color(light: light, dark: $0) } ?? light
  }

  private static func color(_ entry: JSON) -> String? {
    if let name = entry["reference"]?.text {
      let plain = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
      return Interpreter.isOfUIKit(plain) ? plain : nil
    }
    guard let parts = entry["components"] else { return nil }
    let part = { (name: String) in parts[name].flatMap { component($0, isOpacity: name == "alpha") } }
    let opacity = part("alpha") ?? 1
    if let white = part("white") { return ColorDigits.color([white, white, white], opacity: opacity) }
    let found = ["red", "green", "blue"].compactMap(part)
    guard found.count == 3 else { return nil }
    let isWide = entry["color-space"]?.text == "display-p3"
    let color = isWide ? DisplayP3.converted(found[0], found[1], found[2]) : found
    return ColorDigits.color(color, opacity: opacity)
  }

  /// A component, which is written as a part of 1, as a whole number up to 255, or in hexadecimal digits.
  private static func component(_ value: JSON, isOpacity: Bool) -> Double? {
    if case .number(let number) = value { return number }
    guard let text = value.text else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return isOpacity || text.contains(".") || text.contains("e") ? number : number / 255
  }
}
