import TableModel
import TableRendering
import TableSources

/// What a picture is made of: equal keys mean equal pictures.
package struct JobKey {
  /// A digest of what all pictures of the source show.
  private let content: String
  private let sourceDigest: String
  private let images: [ShownFile]
  private let source: Source

  /// The keys of a source's pictures, but for what all pictures are drawn with.
  package init(of source: Source) {
    self.source = source
    let document = source.document
    sourceDigest = Fingerprint.of(source.bytes ?? [])
    let paths = (document.map { $0.imagePaths.union($0.lists).sorted() } ?? [])
    images = paths.map { path in
      var content = Fingerprint()
      content.add(fileAt: path)
      return ShownFile(path: path.fromHere, digest: content.digits())
    }
    var fingerprint = Fingerprint()
    fingerprint.add(sourceDigest)
    for (path, image) in zip(paths, images) {
      // A bundle that was moved has its icons elsewhere.
      let isIcon = path.folder == SymbolIcons.folder
      fingerprint.add(isIcon ? ShownFile(path: path.name, digest: image.digest) : image)
    }
    content = fingerprint.digits()
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
    fingerprint.add(content)
    for axis in VariantAxis.all {
      if let word = axis.word(of: job.variant) { fingerprint.add("\(axis.name) \(word)") }
    }
    for file in strings(of: job) { fingerprint.add(file) }
    if job.variant.bars == .shown, let bars = source.bars {
      fingerprint.add(bars.digest(in: job.variant.language))
    }
    fingerprint.add("\(job.screen) \(job.format.rawValue)")
    return fingerprint.digits()
  }

  /// The files that a picture shows, each once: its source, images and strings, but not what only its bars are made of.
  package func files(of job: BatchJob, from path: FilePath) -> [ShownFile] {
    ([ShownFile(path: path, digest: sourceDigest)] + images + strings(of: job)).uniqued(on: \.path)
  }

  private func strings(of job: BatchJob) -> [ShownFile] {
    source.translations(as: job.variant).flatMap { source.strings?.files(in: $0) ?? [] }
  }
}
