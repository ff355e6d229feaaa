import TableDrawing
import TableLint
import TableModel
import TableRendering
import TableSources

/// Lists the texts of sources in their languages, those worst off first: what `tablemock languages --texts` prints.
public struct TextListJob: Sendable {
  /// A text in one language on one screen.
  public struct Entry: Hashable, Sendable {
    /// The path of the source.
    public var file: FilePath
    /// The name of the table in a source that has several; `nil` where it has one.
    public var table: String?
    /// What tables of strings call the text.
    public var key: String
    /// The text in the developer's language.
    public var source: String
    /// The name of the language.
    public var language: String
    /// The text as it stands on the screen, in the language of its row.
    public var text: String
    /// The width that the text has, in points.
    public var available: Double
    /// The width that it takes on one line, in points.
    public var needed: Double
    /// The number of lines that are shown.
    public var lines: Int
    /// Whether anything was left out for want of room.
    public var isTruncated: Bool
    /// The name of the device, or the size of a screen of the source's own.
    public var device: String
    /// The part of the document.
    public var path: ElementPath
    var severity: Double
  }

  /// The specs, documents and bundles whose texts are measured.
  public var inputs: [InputFile]
  /// The name of the one table of each source that has several; `nil` for all.
  public var table: String?
  /// The ways in which tables are laid out; without languages, all that a source has strings in.
  public var matrix: VariantMatrix
  /// What laying out a source in all its languages may use up, for each way of drawing.
  public var budget: WorkBudget

  /// A job for some sources.
  public init(
    inputs: [InputFile], table: String? = nil, matrix: VariantMatrix = VariantMatrix(),
    budget: WorkBudget = WorkBudget()
  ) {
    self.budget = budget
    self.inputs = inputs
    self.table = table
    self.matrix = matrix
  }

  /// The texts of all sources, and whether all could be read.
  ///
  /// Texts that are cut off come first, those that lack most before others; then those that are nearest to it.
  ///
  /// - Throws: An error where a font is missing.
  public func run(_ observer: any JobObserver) throws -> (entries: [Entry], isWell: Bool) {
    let renderer = try Renderer()
    renderer.budget = budget
    let reader = SourceReader(SourceStore(), table: table)
    var (entries, isWell): ([Entry], Bool) = ([], true)
    for (number, input) in inputs.enumerated() {
      defer { observer.advanced(JobProgress(.sources, finished: number + 1, planned: inputs.count)) }
      let source = reader.source(of: input)
      observer.found(source.diagnostics + source.lacks(of: matrix.variants))
      guard let document = source.document else {
        isWell = false
        continue
      }
      var failures: [Diagnostic] = []
      entries += texts(of: source, document, input, renderer, &failures)
      observer.found(failures)
      isWell = isWell && failures.isEmpty
    }
    if let complaint = reader.complaint {
      observer.failed(complaint)
      isWell = false
    }
    let order = entries.indices.sorted {
      (entries[$1].severity, $0) < (entries[$0].severity, $1)
    }
    return (order.map { entries[$0] }, isWell)
  }

  private func texts(
    of source: Source, _ document: Document, _ input: InputFile, _ renderer: Renderer,
    _ failures: inout [Diagnostic]
  ) -> [Entry] {
    let asked = matrix.words(of: .language)
    // What is drawn in the developer's own language may be other than what the source has: plural forms, for one.
    let own = source.strings?.developmentLanguage
    let drawn = [own].compactMap { $0 }.filter { source.strings?.languages.contains($0) ?? false }
    let others = drawn + source.comparedLanguages(asked: asked)
    var entries: [Entry] = []
    for variant in matrix.variants where variant.language == asked.first {
      let comparisons = renderer.comparisons(of: source, as: variant, in: others) { language, error in
        let language = language ?? own ?? "en"
        let failure = Diagnostic(unseen: language, error, at: SourceLocation(file: input.path.text))
        if !failures.contains(failure) { failures.append(failure) }
      }
      for (number, comparison) in comparisons.enumerated() {
        guard let comparison else { continue }
        let screen = document.screens[number]
        let isOwnWanted = asked.isEmpty || asked.contains(comparison.own.language)
        let ownDrawn = comparison.others.first { $0.language == comparison.own.language } ?? comparison.own
        let rest = comparison.others.filter { $0.language != comparison.own.language }
        for wording in (isOwnWanted ? [ownDrawn] : []) + rest {
          for place in comparison.own.fits {
            guard let fit = wording.counterpart(of: place), !place.text.isEmpty else { continue }
            let known = wording.translations[place.text] ?? []
            guard let key = known.first(where: { $0.text == fit.text })?.key ?? known.first?.key else {
              continue
            }
            entries.append(
              Entry(
                file: input.path, table: document.screens.count > 1 ? screen.name : nil, key: key,
                source: ownDrawn.counterpart(of: place)?.text ?? place.text, language: wording.language,
                text: fit.text, available: fit.available, needed: fit.needed,
                lines: fit.lines, isTruncated: fit.isTruncated,
                device: renderer.deviceName(of: screen, variant),
                path: fit.path, severity: fit.severity))
          }
        }
      }
    }
    return entries
  }
}

extension TextListJob.Entry {
  /// The entry as JSON, for programs.
  public var json: JSONValue {
    .object([
      ("file", .string(file.text)), ("table", table.map(JSONValue.string) ?? .null), ("key", .string(key)),
      ("source", .string(source)),
      ("language", .string(language)), ("text", .string(text)), ("available", .number(available.inTenths)),
      ("needed", .number(needed.inTenths)), ("lines", .number(Double(lines))),
      ("truncated", .bool(isTruncated)), ("device", .string(device)), ("path", .string(path.description)),
    ])
  }

  /// The names of the columns of a spreadsheet.
  public static let header = record([
    "file", "table", "key", "source", "language", "text", "available", "needed", "lines", "truncated",
    "device",
  ])

  /// The entry as a line of a spreadsheet, as RFC 4180 has it.
  public var csv: String {
    TextListJob.Entry.record([
      file.text, table ?? "", key, source, language, text, shortest(available), shortest(needed), "\(lines)",
      isTruncated ? "yes" : "no", device,
    ])
  }

  /// The entry for people: what is wrong with it first.
  public var line: String {
    let state =
      if isTruncated {
        lines > 1 ? "cut off after \(lines) lines" : "\(shortest((needed - available).rounded(.up))) too wide"
      } else {
        lines > 1 ? "\(lines) lines" : "\(shortest((available - needed).rounded(.down))) to spare"
      }
    let name = [key, source].filter { $0 != text }
    let origin =
      name.isEmpty ? "" : (name.count > 1 && key != source ? "\(key) \(quoted(source))" : name[0]) + "  "
    return "\(language)  \(state)  \(quoted(text))  \(origin)\(device)"
  }

  private static func record(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\r\n"
  }

  /// A field between quotation marks where it needs them.
  ///
  /// Spreadsheets take what begins with some characters for a formula and run it; an apostrophe before it keeps them from that.
  /// A list may be printed where jobs run, so it holds no commands for them either.
  private static func field(_ text: String) -> String {
    let text = text.withoutJobCommands
    let isFormula = text.unicodeScalars.first.map { formulaSigns.contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.unicodeScalars.contains(where: { quotedSigns.contains($0) }) else { return safe }
    var quoted = "\""
    for scalar in safe.unicodeScalars {
      quoted.unicodeScalars.append(scalar)
      if scalar == "\"" { quoted.unicodeScalars.append(scalar) }
    }
    return quoted + "\""
  }

  private static let formulaSigns: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r", "\n"]
  private static let quotedSigns: Set<Unicode.Scalar> = ["\"", ",", "\r", "\n", "\t", "'", ";"]
}

extension Double {
  /// The number with one digit behind the point at most.
  fileprivate var inTenths: Double {
    let tenths = (self * 10).rounded()
    return tenths.magnitude < 1e15 ? tenths / 10 : self
  }
}

/// A length with one digit behind the point, where it has any.
private func shortest(_ length: Double) -> String {
  let tenths = length.inTenths
  return Int(exactly: tenths).map(String.init) ?? "\(tenths)"
}
