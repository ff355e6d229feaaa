import TableModel
import TableSources
import TableSpec

/// What a manifest says of reviews: the folder alone, or with what is overlooked in all pictures.
struct ManifestReview: Hashable, Sendable {
  private var folder: FilePath?
  private var rules = ReviewRules()

  /// What a manifest says.
  init(_ manifest: BatchManifest) {
    folder = manifest.review
    rules = manifest.settings.review
  }

  private init() {}

  /// Lets a manifest say this.
  func apply(to manifest: inout BatchManifest) {
    manifest.review = folder
    manifest.settings.review = rules
  }

  private static let mapping = MappingSchema<ManifestReview>(
    "manifestReview", subject: "a review", initial: ManifestReview(),
    fields: [
      Field("folder", .filled, "Where reviews leave what they find.", without: "`out/review`") {
        $0.folder?.text
      } set: {
        $0.folder = FilePath($1)
      }
    ]
      + ReviewRulesSchema.fields.map { field in
        field.lifted(look: { $2($0.rules, $1.rules) }) { whole, change in change(&whole.rules) }
      })

  static let coding = mapping.coding(hint: "write the path of a folder, or {folder: out/review}")
    .or("folder", .filled) {
      var review = ManifestReview()
      review.folder = FilePath($0)
      return review
    }
}
