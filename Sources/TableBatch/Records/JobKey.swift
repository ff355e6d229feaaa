import TableModel
import TableRendering
import TableSources

/// What a picture is made of: equal keys mean equal pictures.
struct JobKey {
  private let source: String
  private let localizer: (any ScreenLocalizing)?
  private let surroundings: (any BarsFinding)?

  /// The keys of a source's pictures, but for what all pictures are drawn with.
  init(source bytes: [UInt8], showing document: Document?) {
    var fingerprint = Fingerprint()
    fingerprint.add("\(bytes.count)")
    fingerprint.add(bytes)
    for path in document?.imagePaths.sorted() ?? [] {
      fingerprint.add(path)
      fingerprint.add(fileAt: path)
    }
    source = fingerprint.digits()
    localizer = document?.screens.first?.localization.source
    surroundings = document?.screens.first?.surroundings.source
  }

  /// The whole key of a picture: what it shows, and what it is drawn with.
  static func digits(_ picture: String, drawnWith tools: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(tools)
    fingerprint.add(picture)
    return fingerprint.digits()
  }

  /// What a picture shows, in hexadecimal digits.
  func digits(of job: BatchJob) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(source)
    for axis in VariantAxis.all {
      if let word = axis.word(of: job.variant) { fingerprint.add("\(axis.name) \(word)") }
    }
    if let language = job.variant.language, let localizer {
      fingerprint.add(localizer.digest(in: language))
    }
    if job.variant.bars == .shown, let surroundings {
      fingerprint.add(surroundings.digest(in: job.variant.language))
    }
    fingerprint.add("\(job.screen) \(job.format.rawValue)")
    return fingerprint.digits()
  }
}
