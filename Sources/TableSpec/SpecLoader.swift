import TableModel
import TableSources

/// Reads spec files: tables described in YAML or JSON.
///
/// Every finding of a file is reported, not the first alone. Nothing that a file says can make the loader crash, read
/// outside the file's own folder, or use more than the limits allow.
public struct SpecLoader: Sendable {
  private let vocabulary: SpecVocabulary
  /// How much a file may ask for.
  package let limits: LoadingLimits

  /// A loader that knows the names of themes and devices.
  public init(vocabulary: SpecVocabulary, limits: LoadingLimits = LoadingLimits()) {
    self.vocabulary = vocabulary
    self.limits = limits
  }

  /// Reads and decodes the file at a path, or standard input if the path is `-`.
  ///
  /// A file that cannot be read yields a diagnostic, as do all errors in it. Images are looked for in the file's
  /// folder, or in the current one for standard input.
  public func load(path: FilePath) -> LoadingResult {
    switch SourceFile.read(path, atMost: limits.fileSize) {
    case .success(let bytes): load(bytes, named: path.text, folder: path.folder)
    case .failure(let refusal):
      LoadingResult(
        document: nil,
        diagnostics: [
          Diagnostic(.error, at: SourceLocation(file: path.text), refusal.message, hint: refusal.hint)
        ]
      )
    }
  }

  /// Decodes a file that has been read already.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents, UTF-8 with or without a byte-order mark.
  ///   - name: What diagnostics call the file; `-` for standard input.
  ///   - folder: The path of the folder that images must lie below.
  /// - Returns: The document, and all findings.
  public func load(_ bytes: [UInt8], named name: String, folder: FilePath) -> LoadingResult {
    loadKeepingTree(bytes, named: name, folder: folder).result
  }

  /// Decodes a file as `load` does, and keeps its values; `nil` where it is no text.
  ///
  /// `pictures` finds the picture that a named box stands for; where it finds none, the box is drawn, and what it throws is
  /// told there.
  package func loadKeepingTree(
    _ bytes: [UInt8], named name: String, folder: FilePath,
    pictures: ((String) throws(Refusal) -> Image?)? = nil
  ) -> (result: LoadingResult, tree: SpecTree?) {
    var isForeign: Bool?
    var kept: SpecTree?
    let decoded = decoding(bytes, named: name, folder: folder) { tree, context in
      kept = tree
      context.pictures = pictures
      isForeign = ScreenKeys.isForeign(tree, bytes)
      if isForeign == true {
        context.report.deny(
          tree, unlessItHas: SpecMapping.isTelling,
          "this is not a spec: it has none of the keys of one", hint: "begin with “tableView:”")
      }
      return DocumentDecoder.decode(tree, context)
    }
    var result = LoadingResult(
      document: decoded.value, diagnostics: decoded.diagnostics, origins: decoded.origins)
    (result.uses, result.keyTexts) = (decoded.uses, decoded.keyTexts)
    result.isForeign = isForeign ?? !ScreenKeys.areMentioned(in: bytes)
    return (result, kept)
  }

  /// Reads the values of a file and makes something of them.
  package func decoding<Value: Sendable>(
    _ bytes: [UInt8],
    named name: String,
    folder: FilePath,
    _ decode: (SpecTree, DecodingContext) -> Value?
  ) -> DecodingResult<Value> {
    guard bytes.count <= limits.fileSize else {
      let message = "the file is larger than \(limits.fileSize) bytes"
      return DecodingResult(
        value: nil, diagnostics: [Diagnostic(.error, at: SourceLocation(file: name), message)])
    }
    let (source, problems) = SourceScanner.scan(bytes, named: name)
    let report = FindingReport(on: source, limit: limits.findings)
    for problem in problems {
      let range = SourceRange(start: problem.character, end: problem.character + 1)
      report.error(problem.message, at: range, hint: problem.hint)
    }
    report.showsLines = problems.isEmpty
    guard problems.isEmpty else { return DecodingResult(value: nil, diagnostics: report.diagnostics()) }
    let tree = SpecTreeBuilder.build(from: source, limits: limits, report: report)
    let context = DecodingContext(
      report: report,
      vocabulary: vocabulary,
      limits: limits,
      images: ImageResolver(folder: folder, limits: limits),
      keyOwners: { SpecMapping.owners(of: $0) },
      origins: source.originRecorder,
      isIncomplete: tree.isIncomplete,
      isJSON: bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
        && tree.roots.first?.entries?.first?.key.scalar?.style == .doubleQuoted
    )
    let value = decode(tree, context)
    let uses = context.memberUses.found(in: report, vocabulary)
    var result = DecodingResult(
      value: report.hasErrors ? nil : value, diagnostics: report.diagnostics(), partial: value,
      origins: context.origins.origins)
    (result.uses, result.keyTexts) = (uses, context.keyTexts)
    return result
  }
}

/// A mapping that a spec file may have, and the keys that it may have.
///
/// Completion and the key tables of the documentation read them here, so that there is no second list to keep.
package struct SpecMapping: Sendable {
  /// What tells it from all others: `headerFooter`.
  package let name: String
  /// The mapping as data: its keys with what their values may be and say.
  package let description: ValueKind.Mapping

  private init(_ description: ValueKind.Mapping) {
    name = ValueKind.Mapping.documentedName(of: description.name)
    self.description = description
  }

  /// The mapping of a name; `nil` where there is none.
  package init?(named name: String) {
    guard let mapping = SpecMapping.all.first(where: { $0.name == name }) else { return nil }
    self = mapping
  }

  /// The names of the keys, in the order in which messages offer them.
  package var keys: [String] { description.keys.map(\.name) }

  /// The names of the mappings that have a key.
  static func owners(of key: String) -> Set<String> { owners[key] ?? [] }

  /// Whether a key is found in specs alone.
  ///
  /// One of a screen, a table or a section is, and one of several words, written as UIKit writes its properties. `type`
  /// and `title` stand in files of all kinds.
  static func isTelling(_ key: String) -> Bool {
    let owners = owners(of: key)
    return !owners.isDisjoint(with: ["screen", "tableView", "collectionView", "section"])
      || !owners.isEmpty && key.utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  private static let owners: [String: Set<String>] = all.reduce(into: [:]) { owners, mapping in
    for key in mapping.keys { owners[key, default: []].insert(mapping.name) }
  }

  /// Every mapping, in the order in which the README tells them.
  package static let all = [
    ScreenSchema.mapping.description,
    TableViewSchema.namedMapping.description,
    CollectionViewSchema.mapping.description,
    SectionSchema.mapping.description,
    HeaderFooterSchema.mapping.description,
    CellSchema.mapping.description,
    RepeatedRowSchema.mapping.description,
    CellAccessorySchema.mapping.description,
    ContentConfigurationSchema.mapping.description,
    TextPropertiesSchema.mapping.description,
    ImagePropertiesSchema.mapping.description,
    BackgroundConfigurationSchema.mapping.description,
    DirectionalEdgeInsetsSchema.mapping.description,
    ContentViewSchema.mapping.description,
    BackgroundSchema.mapping.description,
    TransitionSchema.mapping.description,
    RowActionSchema.mapping.description,
    StackViewSchema.mapping.description,
    LayoutStackSchema.horizontalMapping.description,
    LayoutStackSchema.verticalMapping.description,
    LayoutStackSchema.depthMapping.description,
    LayoutStackSchema.gridMapping.description,
    LayoutStackSchema.rowMapping.description,
    LayoutStackSchema.fittingMapping.description,
    LayoutStackSchema.spacerMapping.description,
    StackTraitsSchema.frameMapping.description,
    LayoutPrioritiesSchema.mapping.description,
    IntrinsicContentSizeSchema.mapping.description,
    ViewSchema.mapping.description,
    LabelSchema.mapping.description,
    TextKeySchema.mapping.description,
    TextRunSchema.mapping.description,
    FontSchema.mapping.description,
    ImageViewSchema.mapping.description,
    GradientSchema.mapping.description,
    GradientSchema.stopMapping.description,
    SwitchSchema.mapping.description,
    StepperSchema.mapping.description,
    SliderSchema.mapping.description,
    SegmentedControlSchema.mapping.description,
    ButtonSchema.mapping.description,
    ButtonConfigurationSchema.mapping.description,
    DatePickerSchema.mapping.description,
    PageControlSchema.mapping.description,
    ColorWellSchema.mapping.description,
    TextFieldSchema.mapping.description,
    ActivityIndicatorSchema.mapping.description,
    ProgressViewSchema.mapping.description,
    BadgeSchema.mapping.description,
    ImagePlaceholderSchema.mapping.description,
    SymbolSchema.mapping.description,
    PickerViewSchema.mapping.description,
    PickerViewSchema.componentMapping.description,
    SymbolConfigurationSchema.mapping.description,
    StatusBarSchema.mapping.description,
    NavigationBarSchema.mapping.description, TitleTextAttributesSchema.mapping.description,
    BarButtonItemSchema.mapping.description,
    SearchBarSchema.mapping.description,
    SearchTokenSchema.mapping.description,
    ToolbarSchema.mapping.description,
    TabBarSchema.mapping.description,
    TabBarItemSchema.mapping.description,
    TextViewSchema.mapping.description,
    ContentOffsetSchema.mapping.description,
    EdgeInsetsSchema.scrollingMapping.description,
    RefreshControlSchema.mapping.description,
    LoadingSchema.mapping.description,
    EmptyStateSchema.mapping.description,
    RowChangeSchema.mapping.description,
    SplitViewSchema.mapping.description,
    ViewControllerSchema.mapping.description,
    PopoverSchema.mapping.description,
    PopoverSourceSchema.mapping.description,
    PresentationSchema.mapping.description,
    MenuSchema.mapping.description,
    MenuElementSchema.mapping.description,
    MenuElementSchema.actionMapping.description,
    AlertControllerSchema.mapping.description,
    AlertActionSchema.mapping.description,
    AlertTextFieldSchema.mapping.description,
    SizeSchema.mapping.description,
    SizeSchema.pictureMapping.description,
    OffsetSchema.mapping.description,
    FrameSchema.mapping.description,
    SeparatorInsetSchema.mapping.description,
    EdgeInsetsSchema.capMapping.description,
    ReviewRulesSchema.mapping.description,
    ReviewRulesSchema.ignoredMapping.description,
    ReviewRulesSchema.toleranceMapping.description,
  ].map { SpecMapping($0) }
}
