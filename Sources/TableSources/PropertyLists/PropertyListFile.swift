import TableModel

/// What came of reading a property list.
package struct PropertyListFile {
  /// The forms of property lists.
  package enum Format: Hashable, Sendable {
    /// XML, with a place for every value.
    case xml
    /// The form of NeXTSTEP, which string tables are written in, with a place for every value.
    case oldStyle
    /// Binary, without places.
    case binary
  }

  /// The form that the bytes have.
  package let format: Format
  /// The outermost value; `nil` where the report has an error, since then nothing of the list counts.
  package let root: PropertyList?
  /// The text whose places the values name: the file in UTF-8, whatever it was in; empty for a binary list.
  package let source: SourceText
  /// What was found in the file, to which its reader adds what it finds in the values.
  package let report: FindingReport

  /// Reads a property list.
  ///
  /// The bytes alone tell the form and the encoding, as for Apple's readers.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - name: What findings call the file.
  ///   - limits: How many elements there may be, how deep they may lie in each other, how many findings are kept.
  package init(_ bytes: [UInt8], named name: String, limits: LoadingLimits = LoadingLimits()) {
    if BinaryPropertyList.hasSignature(bytes) {
      format = .binary
      source = SourceText(name: name, withoutPlaces: ())
      report = FindingReport(on: source, limit: limits.findings)
      root = BinaryPropertyList.read(bytes, limits: limits, report: report)
      return
    }
    let text = PropertyListText(bytes)
    source = SourceText(name: name, utf8: text.utf8)
    report = FindingReport(on: source, limit: limits.findings)
    report.showsLines = text.problem == nil
    if let problem = text.problem { report.error(problem.message, at: problem.range, hint: problem.hint) }
    if let doubt = text.doubt { report.warning(doubt.message, at: doubt.range, hint: doubt.hint) }
    if XMLPropertyList.isXML(text.utf8) {
      format = .xml
      root = text.problem == nil ? XMLPropertyList.read(source, limits: limits, report: report) : nil
    } else {
      format = .oldStyle
      root = text.problem == nil ? OldStylePropertyList.read(source, limits: limits, report: report) : nil
    }
  }
}
