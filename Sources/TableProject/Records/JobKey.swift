import TableModel
import TableRendering
import TableSources

/// What a picture is made of: equal keys mean equal pictures.
package struct JobKey {
  private let source: String
  private let sourceDigest: String
  private let images: [ShownFile]
  private let localizer: (any ScreenLocalizing)?
  private let surroundings: (any BarsFinding)?

  /// The keys of a source's pictures, but for what all pictures are drawn with.
  package init(source bytes: [UInt8], showing document: Document?) {
    sourceDigest = Fingerprint.of(bytes)
    images = (document.map { $0.imagePaths.union($0.lists).sorted() } ?? []).map { path in
      var content = Fingerprint()
      content.add(fileAt: path)
      return ShownFile(path: path.fromHere, digest: content.digits())
    }
    var fingerprint = Fingerprint()
    fingerprint.add(sourceDigest)
    for image in images { fingerprint.add(image) }
    source = fingerprint.digits()
    localizer = document?.screens.first?.localization.source
    surroundings = document?.screens.first?.surroundings.source
  }

  /// The whole key of a picture: what it shows, and what it is drawn with.
  package static func digits(_ picture: String, drawnWith tools: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(tools)
    fingerprint.add(picture)
    return fingerprint.digits()
  }

  /// What a picture shows, in hexadecimal digits.
  package func digits(of job: BatchJob) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(source)
    for axis in VariantAxis.all {
      if let word = axis.word(of: job.variant) { fingerprint.add("\(axis.name) \(word)") }
    }
    for file in strings(of: job) { fingerprint.add(file) }
    if job.variant.bars == .shown, let surroundings {
      fingerprint.add(surroundings.digest(in: job.variant.language))
    }
    fingerprint.add("\(job.screen) \(job.format.rawValue)")
    return fingerprint.digits()
  }

  /// The files that a picture shows, each once: its source, images and strings, but not what only its bars are made of.
  package func files(of job: BatchJob, from source: FilePath) -> [ShownFile] {
    var known: Set<FilePath> = []
    return ([ShownFile(path: source, digest: sourceDigest)] + images + strings(of: job))
      .filter { known.insert($0.path).inserted }
  }

  private func strings(of job: BatchJob) -> [ShownFile] {
    job.variant.language.flatMap { localizer?.files(in: $0) } ?? []
  }
}
