/// A reader of what strangers write, and what it promises of any bytes whatever besides not to crash.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// Spec files, which are written, converted and drawn when they can be read.
  case spec
  /// Interface Builder documents, which are converted and drawn.
  case interfaceBuilder = "interface-builder"
  /// Spec files that are drawn in every format.
  case formats
  /// Files of the rows that an app shows when it runs.
  case sampleData = "sample-data"
  /// Property lists in all three forms.
  case propertyList = "property-list"
  /// Tables of strings in all forms.
  case strings
  /// Files of images: PNG, whose checksums are put right first, JPEG and SVG.
  case image
  /// Manifests of batches.
  case manifest
  /// Lines that a worker takes.
  case worker
  /// Two PNG files that are held against each other.
  case comparison
  /// Files of a review that is approved: what was found, what was planned, pictures in all formats, and locks.
  case review
  /// Messages of an editor.
  case languageServer = "language-server"
  /// Spec files that the linter's fixes are tried on.
  case fixer
  /// Configurations of git, by which it is asked.
  case gitConfiguration = "git-configuration"
  /// What git answers.
  case gitAnswers = "git-answers"

  /// How many inputs of others take as long as one of this reader.
  public var weight: Int {
    switch self {
    case .gitConfiguration: 20
    case .formats: 40
    default: 1
    }
  }

  /// What is wrong with what becomes of bytes; empty where every promise is kept.
  public func brokenPromises(of bytes: [UInt8]) -> [String] {
    switch self {
    case .spec: SourceCheck.spec(bytes)
    case .interfaceBuilder: SourceCheck.interfaceBuilder(bytes)
    case .formats: SourceCheck.formats(bytes)
    case .sampleData: SourceCheck.sampleData(bytes)
    case .propertyList: TextCheck.propertyList(bytes)
    case .strings: TextCheck.strings(bytes)
    case .image: ImageCheck.image(bytes)
    case .manifest: TextCheck.manifest(bytes)
    case .worker: LineCheck.worker(bytes)
    case .comparison: ImageCheck.comparison(bytes)
    case .review: ReviewCheck.review(bytes)
    case .languageServer: LineCheck.languageServer(bytes)
    case .fixer: FixCheck.fixer(bytes)
    case .gitConfiguration: GitCheck.configuration(bytes)
    case .gitAnswers: GitCheck.answers(bytes)
    }
  }
}
