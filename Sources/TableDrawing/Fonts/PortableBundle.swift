import Glibc
import TableModel

/// What lies beside a program that brings its libraries and fonts along, as one from a bundle or a wheel does.
///
/// The program is `bin/tablemock`, and the rest lies in `libexec/tablemock` beside `bin`. The loader finds the libraries
/// there by the program's own `RPATH`, which Package.swift sets. The whole may lie anywhere and be moved.
package struct PortableBundle: Hashable, Sendable {
  /// The folder `libexec/tablemock`.
  package let folder: FilePath

  /// The bundle that this process was started from; `nil` where libraries and fonts are the system's.
  package static let current = ownProgram().flatMap { PortableBundle(program: $0) }

  /// The bundle of a program; `nil` where the program has none.
  ///
  /// - Parameter program: The path of the program's file, without links.
  package init?(program: FilePath) {
    folder = program.folder.folder.appending("libexec/tablemock")
    guard access(fonts.text, X_OK) == 0 else { return nil }
  }

  /// The folder of the fonts.
  package var fonts: FilePath { folder.appending("fonts") }

  /// The folder of the shared libraries.
  package var libraries: FilePath { folder.appending("lib") }

  /// The wheel that brings the fonts of a Debian package.
  static func wheel(of package: String) -> String {
    package == "fonts-noto-cjk" ? "tablemock-fonts-cjk" : "tablemock"
  }

  /// The path of this process's program, as the kernel has it.
  private static func ownProgram() -> FilePath? {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &path, path.count)
    return count > 0 ? FilePath(bytes: path.prefix(count).map(UInt8.init(bitPattern:))) : nil
  }
}

extension FontCatalog {
  /// The same faces in the folder of a bundle, which are the only ones then: those of the system may be others.
  func carried(by bundle: PortableBundle?) -> FontCatalog {
    guard let bundle else { return self }
    var catalog = self
    for index in catalog.files.indices {
      let file = catalog.files[index]
      catalog.files[index].path = bundle.fonts.appending(FilePath(file.path).name).text
      catalog.files[index].wheel = PortableBundle.wheel(of: file.package)
    }
    return catalog
  }
}
