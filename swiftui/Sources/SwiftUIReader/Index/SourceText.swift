import SwiftParser
import SwiftSyntax

/// A Swift file that has been parsed.
final class SourceText {
  /// The path of the file as diagnostics name it.
  let path: String
  /// The file as a tree.
  let tree: SourceFileSyntax
  private lazy var converter = SourceLocationConverter(fileName: path, tree: tree)

  init(path: String, bytes: [UInt8]) {
    self.path = path
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// The place of a part of the tree.
  func place(of node: some SyntaxProtocol) -> Place {
    let position = node.positionAfterSkippingLeadingTrivia
    let location = converter.location(for: position)
    return Place(
      file: path, line: location.line, column: location.column, offset: position.utf8Offset)
  }
}

/// A place in a file, with line and column from 1 and the column in bytes.
public struct Place: Hashable, Sendable {
  /// The path of the file.
  public var file: String
  /// The number of the line, from 1.
  public var line: Int
  /// The number of the column in bytes, from 1.
  public var column: Int
  /// The bytes before it.
  public var offset: Int
}

extension SyntaxProtocol {
  /// What was written here, without what stands around it; the library’s own way makes a new tree for it.
  var ownText: String { String(decoding: ownBytes, as: UTF8.self) }

  private var ownBytes: ArraySlice<UInt8> {
    syntaxTextBytes.dropFirst(leadingTriviaLength.utf8Length).dropLast(trailingTriviaLength.utf8Length)
  }

  /// What was written here, on one line and without blanks around it.
  var written: String {
    // More than is shown, whatever blanks there are.
    let bytes = ownBytes
    let words = String(decoding: bytes.prefix(2_000), as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    return words.count > 80 || bytes.count > 2_000 ? words.prefix(79) + "…" : words
  }
}

extension TypeSyntax {
  /// The name of a type without marks of optional ones and what is in it: `Dictionary` of `[Int: String]?`.
  var libraryName: String {
    switch self.as(TypeSyntaxEnum.self) {
    case .optionalType(let type): type.wrappedType.libraryName
    case .implicitlyUnwrappedOptionalType(let type): type.wrappedType.libraryName
    case .arrayType: "Array"
    case .dictionaryType: "Dictionary"
    case .identifierType(let type): type.name.text.withoutQuotes
    default: ownText
    }
  }
}

extension SyntaxCollection where Element: SyntaxProtocol {
  /// Whether a list of attributes has one of a name.
  func hasAttribute(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.ownText == name }
  }
}
