import TableModel
import TableRendering
import TableSources

/// What a picture is made of: equal keys mean equal pictures.
struct JobKey {
  private let source: String

  /// The keys of a source's pictures; `common` is the digest of what all pictures have in common.
  init(common: String, source bytes: [UInt8], showing document: Document?) {
    var fingerprint = Fingerprint()
    fingerprint.add(common)
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
    for axis in VariantAxis.all {
      if let word = axis.word(of: job.variant) { fingerprint.add("\(axis.name) \(word)") }
    }
    fingerprint.add("\(job.screen) \(job.format.rawValue)")
    return fingerprint.digits()
  }
}
