/// The way from a document to a part of it, in the words of specs: `tableView.sections[0].rows[2].textLabel`.
///
/// The path says where a part is in the document, whatever short form or prototype it was written in.
public struct ElementPath: Hashable, Sendable {
  /// The number of the screen in the document, counted from 0.
  public var screen: Int
  /// The steps from the screen to the part; empty for the screen itself.
  public var steps: [ElementStep]

  /// A path from a screen.
  public init(screen: Int, steps: [ElementStep] = []) {
    self.screen = screen
    self.steps = steps
  }

  /// The path of a row of a screen's table.
  public static func row(_ indexPath: IndexPath, screen: Int) -> ElementPath {
    ElementPath(screen: screen, steps: [.key("tableView")]).appending(row: indexPath)
  }

  /// The path of a part of this one.
  public func appending(_ steps: ElementStep...) -> ElementPath {
    ElementPath(screen: screen, steps: self.steps + steps)
  }

  /// The path of a row, from that of its table.
  public func appending(row indexPath: IndexPath) -> ElementPath {
    appending(.key("sections"), .item(indexPath.section), .key("rows"), .item(indexPath.row))
  }
}

extension ElementPath: CustomStringConvertible {
  /// The steps as a programmer writes them; the screen is left out.
  public var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .item(let number): text += "[\(number)]"
      }
    }
  }
}
