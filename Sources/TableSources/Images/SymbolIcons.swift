import TableModel

/// The icons of the package `bootstrap-icons`, which stand in for symbols.
package enum SymbolIcons {
  /// The folder of the icons, which nothing else names: that beside a program that brings them along, as its fonts, or else
  /// the system's.
  package static let folder = carried(beside: FilePath("/proc/self/exe").resolved) ?? system
  /// Where Debian's package puts them.
  private static let system: FilePath = "/usr/share/bootstrap-icons/svg"

  /// The icons in the bundle of a program; `nil` where it brings none.
  package static func carried(beside program: FilePath?) -> FilePath? {
    guard let folder = program?.folder.folder.appending("libexec/tablemock/icons") else { return nil }
    return folder.isFolder ? folder : nil
  }

  /// The file of an icon.
  static func path(of icon: String) -> FilePath { folder.appending(FilePath(icon + ".svg")) }

  /// The outlines of an icon; `nil` where it is missing.
  static func file(of icon: String) -> SymbolFile? {
    guard case .success(let bytes) = SourceFile.read(path(of: icon), atMost: SymbolFile.mostBytes) else {
      return nil
    }
    return SymbolFile(bytes)
  }
}
