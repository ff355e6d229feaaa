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
    let name = name.utf8.allSatisfy(SVGNames.isPlain) ? name : SVGNames.plain(name)
    var candidate = name
    while !taken.insert(candidate).inserted {
      counts[name, default: 1] += 1
      candidate = "\(name)-\(counts[name, default: 1])"
    }
    return candidate
  }

  private static func plain(_ name: String) -> String {
    String(name.map { $0.utf8.allSatisfy(isPlain) ? $0 : "_" })
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
