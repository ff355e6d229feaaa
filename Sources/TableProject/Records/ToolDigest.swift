import TableDrawing
import TableModel
import TableRendering
import TableSources

/// The digest of what all pictures of a batch are drawn with: the code that draws, its libraries, the fonts and the
/// settings, wherever they lie.
///
/// There are a hundred fonts, so the digest is made on a thread of its own while the first pictures are drawn.
package final class ToolDigest: Sendable {
  /// What goes into the digest.
  package struct Tools: Sendable {
    /// The digest of the code that draws.
    package var code: String
    /// The paths of libraries' files.
    package var libraries: [FilePath]
    /// The paths of fonts.
    package var fonts: [FilePath]
    /// How files are written.
    package var pictures: PictureOptions

    package init(
      code: String = DrawingCode.digest, libraries: [FilePath] = DrawingLibraries.files,
      fonts: [FilePath] = FontCatalog.standard.files.map { FilePath($0.path) },
      pictures: PictureOptions = PictureOptions()
    ) {
      (self.code, self.libraries, self.fonts, self.pictures) = (code, libraries, fonts, pictures)
    }
  }

  private let monitor = Monitor<String?>(nil)

  /// Begins to make the digest.
  package init(of tools: Tools) {
    let monitor = monitor
    let hasStarted = BackgroundThread.start {
      let digits = ToolDigest.digits(of: tools)
      monitor.update { $0 = digits }
    }
    if !hasStarted { monitor.update { $0 = ToolDigest.digits(of: tools) } }
  }

  /// The digest in hexadecimal digits, which is waited for.
  package var digits: String { monitor.wait { $0 } }

  /// The digest in hexadecimal digits; `nil` where it is not made yet.
  package var digitsIfReady: String? { monitor.withLock { $0 } }

  /// The digest of tools, made at once.
  package static func digits(of tools: Tools) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(tools.code)
    for library in tools.libraries {
      fingerprint.add(library.name)
      fingerprint.add(programAt: library)
    }
    var paths: Set<FilePath> = []
    for path in tools.fonts where paths.insert(path).inserted {
      fingerprint.add(path.name)
      fingerprint.add(fontAt: path)
    }
    fingerprint.add(tools.pictures.filesDigest)
    return fingerprint.digits()
  }
}

extension PictureOptions {
  /// What is asked of files, as text that differs for all that differ.
  package var filesDigest: String {
    "\(png.compression) \(svg.text) \(svg.ids.map { "=\($0.rawValue)" } ?? "digest") \(svg.hasLayers)"
  }
}
