import TableLayout
import TableModel

extension ViewOutline {
  /// What views of a class are called that sources know by another name.
  private static let nouns = [
    ViewClass.navigationItem.rawValue: "title", ViewClass.barButton.rawValue: "item",
    ViewClass.tabBarButton.rawValue: "item",
  ]
  /// Roles that several views may have.
  private static let listed: Set<String> = [
    ViewRole.leftBarButtonItem.rawValue, ViewRole.rightBarButtonItem.rawValue,
  ]
  /// Views that are what their parent is filled with: their colour is the parent's.
  private static let fillings: Set<String> = [
    ViewClass.cellBackground.rawValue, ViewClass.barBackground.rawValue,
  ]

  /// What the view is called among its like: its role, what its author calls it, or what it is.
  var name: String {
    isAccessory ? "accessory" : facts.role ?? ownName ?? Self.nouns[facts.viewClass] ?? facts.viewClass
  }

  /// What the view is called where its differences are told with those of others; `nil` for what fills its parent.
  var partName: String? { Self.fillings.contains(facts.viewClass) ? nil : name }

  /// Whether others in the same row or bar may have the same name.
  var mayShareName: Bool { facts.role.map(Self.listed.contains) ?? (ownName == nil) }

  /// What the view is called that stands for another one, which may have had another identifier.
  func partName(standingFor other: ViewOutline) -> String? {
    facts.id != other.id && facts.role == nil && ownName != nil ? facts.viewClass : partName
  }

  /// The identifier where somebody chose it; those that Interface Builder makes say nothing to a reader.
  private var ownName: String? {
    guard let id = facts.id, !isRow, !Self.isMade(id) else { return nil }
    return String.words(ofValue: id)
  }

  /// Whether Interface Builder makes such identifiers: numbers, and `aB1-cD-e2F`.
  private static func isMade(_ id: String) -> Bool {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { $0.utf8.allSatisfy { $0.isLetterOrDigit } }
    return isPlain && parts.map(\.utf8.count) == [3, 2, 3] || id.utf8.allSatisfy { $0.isDigit }
  }

  /// The number of a view among those in this one that are called alike, counted from 1; `nil` where it is the only one.
  func number(of view: ViewOutline) -> Int? {
    var (count, number) = (0, Int?.none)
    visit { other in
      guard other.mayShareName, other.name == view.name else { return }
      count += 1
      if other.isIdentical(to: view) { number = count }
    }
    return count > 1 ? number : nil
  }

  private func visit(_ body: (ViewOutline) -> Void) {
    for child in children {
      body(child)
      child.visit(body)
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  fileprivate var isLetterOrDigit: Bool {
    isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }
}
