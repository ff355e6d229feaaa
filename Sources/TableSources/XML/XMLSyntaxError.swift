import TableModel

/// What is wrong with a document's syntax, in words for people who do not read XML every day.
package struct XMLSyntaxError {
  /// What a document should be.
  package enum Kind: String {
    /// A storyboard or xib.
    case interfaceBuilder = "an Interface Builder document"
    /// A property list.
    case propertyList = "a property list"
  }

  private let reason: XMLReader.Failure.Reason
  private let offset: Int
  private let innermost: (name: String, range: SourceRange)?
  private let kind: Kind

  /// An error in a document.
  ///
  /// - Parameters:
  ///   - reason: What is wrong.
  ///   - offset: Where, in characters.
  ///   - innermost: The last element that has begun there and not ended.
  ///   - kind: What the document should be.
  package init(
    _ reason: XMLReader.Failure.Reason, at offset: Int, in innermost: (name: String, range: SourceRange)?,
    of kind: Kind
  ) {
    self.reason = reason
    self.offset = offset
    self.innermost = innermost
    self.kind = kind
  }

  /// Notes the error in a report.
  package func send(to report: FindingReport) {
    let range = SourceRange(start: offset, end: offset + 1)
    let (message, hint) = explanation(report)
    report.error(message, at: range, hint: hint)
  }

  private func explanation(_ report: FindingReport) -> (message: String, hint: String?) {
    let begun = innermost.map { "<\($0.name)> of line \(report.lineNumber(of: $0.range))" }
    switch reason {
    case .noElement:
      guard let begun else { return ("the document is empty", "\(kind.rawValue) is XML") }
      return ("the document ends before \(begun) does", "the file seems to be cut off")
    case .unclosedToken:
      return ("the document ends in the middle of a tag", "the file seems to be cut off")
    case .mismatchedTag:
      return (begun.map { "this tag does not close \($0)" } ?? "this tag closes nothing", mergeHint)
    case .duplicateAttribute: return ("an attribute is written twice in one tag", mergeHint)
    case .junkAfterDocument: return ("there is more after the end of the document", mergeHint)
    case .undefinedEntity:
      return ("this entity is not defined", "write “&amp;” for a plain “&”")
    case .invalidCharacterReference: return ("this character reference is not a character", nil)
    case .malformed: return malformed(report)
    case .outOfMemory: return ("there is not enough memory to read the document", nil)
    case .encoding(let name):
      return ("the document says that it is in \(quoted(name)), not in UTF-8", "save it as UTF-8")
    case .documentType:
      return documentType
    }
  }

  private var documentType: (message: String, hint: String?) {
    switch kind {
    case .interfaceBuilder:
      (
        "a document type declaration is not allowed",
        "Interface Builder writes none; remove everything from “<!DOCTYPE” to its “>”"
      )
    case .propertyList:
      (
        "the document type declaration defines something, which is not allowed",
        "remove everything from its “[” to its “]”"
      )
    }
  }

  /// What is not well-formed, by the characters there: Expat points behind the one that begins the trouble.
  private func malformed(_ report: FindingReport) -> (message: String, hint: String?) {
    let before = max(0, offset - 1)
    let rest = String(report.restOfLine(after: SourceRange(start: before, end: before)))
    if rest.hasPrefix("&") {
      return ("this “&” does not begin an entity", "write “&amp;” for a plain “&”")
    }
    if rest.hasPrefix("<<<<<<<") {
      return ("this is a conflict marker of an unfinished merge", "finish the merge")
    }
    guard innermost != nil || rest.hasPrefix("<") else {
      return ("this is not XML", "\(kind.rawValue) is XML")
    }
    let hint = kind == .propertyList ? "write “&lt;” for a “<” in a text" : mergeHint
    return ("this is not well-formed XML", hint)
  }

  private var mergeHint: String { "a merge of two versions may have gone wrong" }
}
