import TableDrawing
import TableModel
import TableRendering
import TableSources

/// What pictures were drawn with: the program, its libraries and the fonts.
package struct DrawingStack: Hashable, Sendable {
  /// A font and the digest of its file.
  package struct Font: Hashable, Sendable {
    /// The Debian package that holds the file.
    package var package: String
    /// The file's name without folder and ending.
    package var name: String
    /// The first digits of the file's SHA-256 digest.
    package var digest: String

    package init(package: String, name: String, digest: String) {
      (self.package, self.name, self.digest) = (package, name, digest)
    }
  }

  /// The digits of digests that are kept.
  static let digits = 16

  /// The program's version.
  package var version: String
  /// The first digits of the SHA-256 digest of the code that decides pictures, which all builds of a commit share.
  package var code: String
  /// Names of libraries with their versions, or with the first digits of their builds' digests.
  package var libraries: [String]
  /// The fonts in the order of their packages and names.
  package var fonts: [Font]

  package init(version: String, code: String, libraries: [String], fonts: [Font]) {
    self.version = version
    self.code = code
    self.libraries = libraries
    self.fonts = fonts
  }

  /// What has changed from another stack to this one, a line each; empty where nothing has.
  ///
  /// Fonts that only one of them has were not needed by the other, and do not count; nor do libraries that the older
  /// one says nothing of, unless this very program made it, which notes all of them.
  package func changes(since old: DrawingStack) -> [String] {
    var lines: [String] = []
    if old.version != version {
      lines.append("tablemock \(old.version) → \(version)")
    } else if old.code != code {
      lines.append("tablemock \(version) has different drawing code")
    }
    for library in libraries where !old.libraries.contains(library) {
      let name = library.prefix { $0 != " " }
      if let older = old.libraries.first(where: { $0.hasPrefix(name + " ") }) {
        lines.append("\(older) → \(library.dropFirst(name.count + 1))")
      } else if old.version == version, old.code == code {
        lines.append("\(library): tablemock.lock does not record it")
      }
    }
    let changed = fonts.filter { font in
      old.fonts.contains { $0.name == font.name && $0.package == font.package && $0.digest != font.digest }
    }
    var packages: [String] = []
    for font in changed where !packages.contains(font.package) { packages.append(font.package) }
    for package in packages {
      let names = changed.filter { $0.package == package }.map(\.name)
      let more = names.count > 3 ? " and \(names.count - 3) more" : ""
      lines.append("\(package) changed: \(names.prefix(3).joined(separator: ", "))\(more)")
    }
    return lines
  }

  /// This stack with the fonts of another that it lacks.
  package func joined(with old: DrawingStack) -> DrawingStack {
    var stack = self
    stack.fonts += old.fonts.filter { font in
      !fonts.contains { $0.name == font.name && $0.package == font.package }
    }
    stack.fonts.sort { ($0.package, $0.name) < ($1.package, $1.name) }
    return stack
  }
}

extension DrawingStack {
  /// The program as it runs, with all fonts of this machine.
  package static func current(version: String = TableMockVersion.text) -> DrawingStack {
    current(version: version, fonts: FontCatalog.standard.listings().filter(\.isPresent).map(\.file))
  }

  /// The program, its libraries and the fonts with their digests, a line each.
  package var lines: [String] {
    ["tablemock \(version) \(code)"] + libraries + fonts.map { "\($0.package) \($0.name) \($0.digest)" }
  }

  /// The program as it runs, with some fonts of the catalog.
  package static func current(version: String, fonts: some Sequence<FontFile>) -> DrawingStack {
    var digests: [FilePath: String] = [:]
    let fonts = Set(
      fonts.map { Font(package: $0.package, name: $0.name, digest: digest(of: FilePath($0.path), &digests)) })
    return DrawingStack(
      version: version, code: String(DrawingCode.digest.prefix(digits)),
      libraries: DrawingLibraries.lines,
      fonts: fonts.sorted { ($0.package, $0.name) < ($1.package, $1.name) })
  }

  private static func digest(of path: FilePath, _ known: inout [FilePath: String]) -> String {
    if let digest = known[path] { return digest }
    var fingerprint = Fingerprint()
    fingerprint.add(contentsOf: path)
    let digest = String(fingerprint.digits().prefix(digits))
    known[path] = digest
    return digest
  }
}

/// The libraries that pictures are drawn with, also those that are loaded, or run, only where they are needed, and the icons.
package enum DrawingLibraries {
  /// The digits of digests that are kept.
  private static let digits = 16

  /// The libraries by name, and the names of their files up to the number of the version.
  private static let loaded = [
    (name: "cairo", file: "libcairo"), (name: "fontconfig", file: "libfontconfig"),
    (name: "freetype", file: "libfreetype"), (name: "fribidi", file: "libfribidi"),
    (name: "giflib", file: "libgif"),
    (name: "harfbuzz", file: "libharfbuzz"), (name: "libdeflate", file: "libdeflate"),
    (name: "libjpeg", file: "libjpeg"), (name: "libpng", file: "libpng16"),
    (name: "pango", file: "libpango-1.0"),
    (name: "pixman", file: "libpixman-1"), (name: "zlib", file: "libz"),
  ]

  /// The names of libraries, in their order, with their versions; where a library does not tell one, with the first
  /// digits of its build's digest, or `none` where it is not there.
  package static var lines: [String] {
    var versions = LibraryVersions.current.versions
    let process = LoadedLibraries.current
    for library in loaded where !versions.contains(where: { $0.name == library.name }) {
      versions.append((library.name, build(of: process.file(named: library.file).map { [$0] } ?? [])))
    }
    versions.append(("librsvg", build(of: unloaded)))
    versions.append(("poppler", build(of: PDFProgram.files)))
    let icons = SymbolResolver.iconsDigest().map { String($0.prefix(digits)) }
    versions.append(("bootstrap-icons", icons ?? "none"))
    return versions.sorted { $0.name < $1.name }.map { "\($0.name) \($0.version)" }
  }

  /// The paths of all libraries' files that are there.
  static var files: [FilePath] {
    let process = LoadedLibraries.current
    return loaded.compactMap { process.file(named: $0.file) } + unloaded
      + PDFProgram.files
  }

  /// The paths that librsvg may be loaded from: one alone where the program brings it along.
  ///
  /// Loading it only to ask for its version would take longer than most pictures.
  private static var unloaded: [FilePath] {
    let carried = PortableBundle.current?.libraries.appending(FilePath(LibraryVersions.unloadedFile))
    if let carried, carried.exists { return [carried] }
    return LibrarySearch().files(named: LibraryVersions.unloadedFile)
  }

  private static func build(of files: [FilePath]) -> String {
    guard !files.isEmpty else { return "none" }
    var fingerprint = Fingerprint()
    for file in files { fingerprint.add(programAt: file) }
    return String(fingerprint.digits().prefix(digits))
  }
}
