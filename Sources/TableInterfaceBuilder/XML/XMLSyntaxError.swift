import TableSources

/// What is wrong with a document's syntax, in words for people who do not read XML every day.
struct XMLSyntaxError {
  private let reason: XMLReader.Failure.Reason
  private let offset: Int
  private let innermost: XMLElement?

  /// An error at an offset in characters; `open` are the elements that have begun there and not ended.
  init(_ reason: XMLReader.Failure.Reason, at offset: Int, open: [XMLElement]) {
    self.reason = reason
    self.offset = offset
    innermost = open.last
  }

  /// Notes the error in a report.
  func send(to report: FindingReport) {
    let range = SourceRange(start: offset, end: offset + 1)
    let (message, hint) = explanation(report)
    report.error(message, at: range, hint: hint)
  }

  private func explanation(_ report: FindingReport) -> (message: String, hint: String?) {
    let begun = innermost.map { "<\($0.name)> of line \(report.lineNumber(of: $0.range))" }
    switch reason {
    case .noElement:
      guard let begun else { return ("the document is empty", "an Interface Builder document is XML") }
      return ("the document ends before \(begun) does", "the file seems to be cut off")
    case .unclosedToken:
      return ("the document ends in the middle of a tag", "the file seems to be cut off")
    case .mismatchedTag:
      return (begun.map { "this tag does not close \($0)" } ?? "this tag closes nothing", mergeHint)
    case .duplicateAttribute: return ("an attribute is written twice in one tag", mergeHint)
    case .junkAfterDocument: return ("there is something behind the end of the document", mergeHint)
    case .undefinedEntity:
      return ("this entity is not defined", "a plain “&” is written “&amp;”")
    case .invalidCharacterReference: return ("this reference to a character means none", nil)
    case .malformed: return malformed(report)
    case .outOfMemory: return ("there is not enough memory to read the document", nil)
    case .encoding(let name):
      return ("the document says that it is in \(quoted(name)), not in UTF-8", "save it as UTF-8")
    case .documentType:
      return (
        "a document type declaration is not allowed",
        "Interface Builder writes none; remove everything from “<!DOCTYPE” to its “>”"
      )
    }
  }

  /// What is not well-formed, by the characters there: Expat points behind the one that begins the trouble.
  private func malformed(_ report: FindingReport) -> (message: String, hint: String?) {
    let before = max(0, offset - 1)
    let rest = String(report.restOfLine(after: SourceRange(start: before, end: before)))
    if rest.hasPrefix("&") {
      return ("there is no entity behind this “&”", "a plain “&” is written “&amp;”")
    }
    if rest.hasPrefix("<<<<<<<") {
      return ("an unfinished merge has left its marks here", "finish the merge")
    }
    guard innermost != nil || rest.hasPrefix("<") else {
      return ("this is not XML", "an Interface Builder document is XML")
    }
    return ("this is not well-formed XML", mergeHint)
  }

  private var mergeHint: String { "a merge of two versions may have gone wrong" }
}
