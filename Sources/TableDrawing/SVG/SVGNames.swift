import TableLayout
import TableModel

/// Gives every part of an SVG file a name of its own that follows from the scene alone.
struct SVGNames {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  /// The name of a view: its class and place for a cell, otherwise what it is to the cell or header around it.
  mutating func name(of node: SceneNode, in container: String?) -> String {
    var name = node.role?.rawValue ?? node.viewClass.rawValue
    if let place = node.indexPath {
      name = "\(node.viewClass.rawValue)-\(place.section)-\(place.row)"
    } else if let container {
      name = "\(container)-\(name)"
    }
    return unique(name)
  }

  /// The name, or the name with the first number from 2 that makes it unique.
  mutating func unique(_ name: String) -> String {
    let name = String(name.map { SVGNames.isPlain($0) ? $0 : "_" })
    var candidate = name
    while !taken.insert(candidate).inserted {
      counts[name, default: 1] += 1
      candidate = "\(name)-\(counts[name, default: 1])"
    }
    return candidate
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
  }
}
