import TableDrawing
import TableModel
import TableSources

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
