import TableDrawing
import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes

/// Reads what a batch is to draw.
enum ManifestDecoder {
  private static let settings: [Field<BatchManifest.Settings>] =
    [
      Field(
        "matrix", MatrixDecoder.coding, "The axes to vary, such as looks and devices.",
        get: { $0.matrix }, set: { $0.matrix = $1 }),
      Field(
        "output", .filled, "The pattern for names of pictures.", without: "named after the inputs",
        get: { $0.output }, set: { $0.output = $1 }),
      Field(
        "formats", .oneOrMore(.word(PictureFormat.self), named: "a format"), "The formats.",
        without: "`png`", get: { $0.formats }, set: { $0.formats = $1 }),
      Field(
        "strings", .filled, "The folder of translations.", without: "that of each input",
        get: { $0.strings?.text }, set: { $0.strings = FilePath($1) }),
      Field(
        "data", .filled, "The file of rows to fill in.",
        without: "`NAME.tablemock.yaml` beside each document",
        get: { $0.data?.file?.text }, set: { $0.data = SampleData(file: FilePath($1), view: $0.data?.view) }),
    ]
    + ViewChoicesSchema.fields.map { field in
      field.lifted(look: { $2($0.view, $1.view) }) { settings, change in
        var view = settings.view
        change(&view)
        settings.data = SampleData(file: settings.data?.file, view: view)
      }
    }

  private static let entryMapping = MappingSchema<BatchManifest.Entry>(
    "input", subject: "an input", initial: BatchManifest.Entry(path: ""),
    fields: [
      Field(
        "path", .filled, "A file, a folder or a shell’s pattern.", .required, get: { $0.path.text },
        set: { $0.path = FilePath($1) })
    ]
      + settings.map { field in
        field.lifted(look: { $2($0.settings, $1.settings) }) { whole, change in change(&whole.settings) }
      } + [
        Field(
          "review", ReviewRulesSchema.coding, "What reviews ignore in these.", without: "nothing",
          get: { $0.settings.review }, set: { $0.settings.review = $1 })
      ])

  private static let entry = entryMapping.coding { _, keys, node, subject, context in
    entryMapping.requireKeys(keys, of: subject, node, context)
  }
  .or("path", .filled) { BatchManifest.Entry(path: FilePath($0)) }

  /// The most files, folders and patterns that are named: each is looked for, and may be the same as others.
  private static let mostInputs = 20_000

  private static let mapping = MappingSchema<BatchManifest>(
    "manifest", subject: "a manifest", initial: BatchManifest(),
    fields: [
      Field(
        "inputs", .list(of: entry, itemName: "an input").atMost(mostInputs, "inputs"),
        "What to draw, such as `{path: screens/}`.",
        without: "those of the command line", get: { $0.inputs }, set: { $0.inputs = $1 })
    ]
      + settings.map { field in
        field.lifted(look: { $2($0.settings, $1.settings) }) { whole, change in change(&whole.settings) }
      } + [
        Field(
          "symbols", .filled, "The folder of symbols, whose files come before all others.", without: "none",
          get: { $0.symbols?.text }, set: { $0.symbols = FilePath($1) }),
        Field(
          "baseline", .filled, "The folder of approved pictures.", without: "`golden`",
          get: { $0.baseline?.text }, set: { $0.baseline = FilePath($1) }),
        Field(
          "review", ManifestReview.coding, "The folder of the report, and what reviews ignore.",
          without: "`out/review`", get: { ManifestReview($0) }, set: { $1.apply(to: &$0) }),
        Field(
          "lint", ManifestLint.coding, "The settings of the linter.", without: "all as it is",
          get: { $0.lint }, set: { $0.lint = $1 }),
        Field(
          "png", .word(PNGEffort.self), "The compression of PNG files.", without: "`fast`",
          get: { $0.png }, set: { $0.png = $1 }),
      ]
      + SVGFields.fields.map { field in
        field.lifted(look: { $2($0.svg, $1.svg) }) { whole, change in change(&whole.svg) }
      })

  static let coding = mapping.coding(hint: "begin with “inputs:”")

  /// Whether somebody may have meant a key of a manifest.
  private static func isKey(_ name: String) -> Bool {
    let keys = mapping.fields.map(\.key)
    return keys.contains(name) || Spelling.nearest(to: name, among: keys) != nil
  }

  /// What a file describes; what is wrong with it goes to the report.
  static func decode(_ tree: SpecTree, _ context: DecodingContext) -> BatchManifest? {
    context.report.deny(
      tree, unlessItHas: isKey, "this is not a manifest: it has none of the keys of one",
      hint: "begin with “inputs:”")
    guard let root = tree.roots.first, !root.isNull else {
      context.missing(
        "the manifest is empty", at: SourceRange(start: 0, end: 0), hint: "begin with “inputs:”")
      return nil
    }
    if tree.roots.count > 1 {
      context.error("a manifest is a single document", at: tree.roots[1].range.beginning)
    }
    return coding.decode(root, "a manifest", context)
  }
}

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
      Field(
        "folder", .filled, "The folder of the report.", without: "`out/review`",
        get: { $0.folder?.text }, set: { $0.folder = FilePath($1) })
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

/// Reads the axes along which pictures of one source differ.
enum MatrixDecoder {
  private static let mapping = MappingSchema<VariantMatrix>(
    "matrix", subject: "a matrix", initial: VariantMatrix(),
    fields: VariantAxis.all.map { axis in
      Field(
        axis.name, .oneOrMore(.word(of: axis), named: axis.noun), axis.summary + ".", without: "the source’s",
        get: { $0.words(of: axis) }, set: { $0.replace($1, for: axis) })
    })

  static let coding = mapping.coding(hint: "write axes below it, as in {scale: [1, 2]}")
}

/// The keys that say how SVG files are written, in manifests and in jobs.
package enum SVGFields {
  package static let fields: [Field<SVGChoices>] = [
    Field(
      "svgText", .word(SVGTextMode.self), "How SVG files hold text.", without: "`glyphs`", get: { $0.text },
      set: { $0.text = $1 }),
    Field(
      "svgIds", ids, "The prefix of ids in SVG files.", without: "a digest of the picture", get: { $0.ids },
      set: { $0.ids = $1 }),
    Field(
      "svgLayers", .boolean, "Whether SVG files have a group for each view.", without: "false",
      get: { $0.hasLayers }, set: { $0.hasLayers = $1 }),
  ]

  private static let ids = ValueCoding<SVGIDPrefix>(
    kind,
    encode: { ids, _ in .text(ids.rawValue) },
    decode: { node, subject, context in
      guard let text = ValueCoding.text.decode(node, subject, context) else { return nil }
      if let ids = SVGIDPrefix(rawValue: text) { return ids }
      context.mismatch(
        node, subject, mustBe: kind,
        hint: "write letters, digits, “_”, “-” and “.”, a letter first, or nothing: \"\"")
      return nil
    })

  private static let kind = ValueKind.boundedText(
    TextForm(length: SVGIDPrefix.lengths, pattern: SVGIDPrefix.pattern))
}

extension BatchManifest.Settings {
  /// What is said of views of SwiftUI.
  fileprivate var view: ViewChoices { data?.view ?? ViewChoices() }
}

/// What manifests may have in them, for editors and validators.
public enum ManifestSchema {
  /// The JSON Schema (draft 7) of a manifest, with the names of a vocabulary.
  public static func json(for vocabulary: SpecVocabulary) -> JSONValue {
    JSONSchemaBuilder.schema(
      ofFiles: "tablemock manifest", named: SchemaHeader.file(of: .manifest),
      documentation: "What a batch draws.", roots: roots, vocabulary: vocabulary, takesConstants: false)
  }

  /// What the root of a manifest may be.
  package static var roots: [ValueKind] { [ManifestDecoder.coding.kind] }
}

extension SpecLoader {
  /// Reads the manifest at a path, or on standard input if the path is `-`.
  ///
  /// A file that cannot be read yields a diagnostic, as do all errors in it.
  public func loadManifest(path: FilePath) -> DecodingResult<BatchManifest> {
    manifest(SourceFile.read(path, atMost: limits.fileSize), at: path)
  }

  /// Reads a manifest that nobody has named: a link leads no further than its repository, or else its folder.
  package func loadManifest(foundAt path: FilePath) -> DecodingResult<BatchManifest> {
    let reach = SourceReach(ofManifestIn: path.folder)
    return manifest(SourceFile.read(path, within: reach, atMost: limits.fileSize), at: path)
  }

  private func manifest(
    _ read: Result<[UInt8], Refusal>, at path: FilePath
  ) -> DecodingResult<BatchManifest> {
    switch read {
    case .success(let bytes): manifest(bytes, named: path.text)
    case .failure(let refusal):
      DecodingResult(
        value: nil,
        diagnostics: [
          Diagnostic(.error, at: SourceLocation(file: path.text), refusal.message, hint: refusal.hint)
        ]
      )
    }
  }

  /// Reads a manifest from memory; `name` is what diagnostics call it.
  public func manifest(_ bytes: [UInt8], named name: String) -> DecodingResult<BatchManifest> {
    manifestKeepingTree(bytes, named: name).result
  }

  /// Reads a manifest from memory, and keeps its values; `nil` where it is no text.
  package func manifestKeepingTree(
    _ bytes: [UInt8], named name: String
  ) -> (result: DecodingResult<BatchManifest>, tree: SpecTree?) {
    var kept: SpecTree?
    let result = decoding(bytes, named: name, folder: FilePath(name).folder) { tree, context in
      kept = tree
      return ManifestDecoder.decode(tree, context)
    }
    return (result, kept)
  }
}
