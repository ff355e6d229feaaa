import Glibc
import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes

/// What a picture is made of: equal keys mean equal pictures.
struct JobKey {
  /// The program, the fonts and the settings, which all pictures of a batch have in common.
  struct Common: Sendable {
    fileprivate let digits: String

    init(_ settings: BatchSettings, fonts: FontCatalog = .standard) {
      var fingerprint = Fingerprint()
      fingerprint.add(settings.version)
      fingerprint.add("\(settings.pictures.png.compression) \(settings.pictures.svg.text)")
      var paths: Set<String> = []
      for file in fonts.files where paths.insert(file.path).inserted {
        var status = stat()
        let size = stat(file.path, &status) == 0 ? Int(status.st_size) : -1
        fingerprint.add("\(file.path) \(size)")
      }
      digits = fingerprint.digits()
    }
  }

  private let source: String

  /// The keys of a source's pictures.
  init(_ common: Common, source bytes: [UInt8], showing document: Document?) {
    var fingerprint = Fingerprint()
    fingerprint.add(common.digits)
    fingerprint.add("\(bytes.count)")
    fingerprint.add(bytes)
    for path in document?.imagePaths.sorted() ?? [] {
      fingerprint.add(path)
      fingerprint.add(fileAt: path)
    }
    source = fingerprint.digits()
  }

  /// The key of a picture, in hexadecimal digits.
  func digits(of job: BatchJob) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(source)
    for axis in BatchAxis.allCases { fingerprint.add(job.variant.word(of: axis) ?? "") }
    fingerprint.add("\(job.screen) \(job.format.rawValue)")
    return fingerprint.digits()
  }
}
