extension XMLElement {
  /// A collection view with cells as a view that scrolls over them: Interface Builder stores where its layout put each.
  ///
  /// All other elements are as they are, and so are collections of which only the running app knows the cells.
  var withCellsAsViews: XMLElement {
    let cells = elements(in: "cells")
    guard name == "collectionView", !cells.isEmpty, let place = child(named: "cells") else { return self }
    var element = self
    element.name = "scrollView"
    element.children.removeAll { ["cells", "subviews"].contains($0.name) }
    element.children.append(place.holding(cells.map(\.asViewOfCell)))
    return element
  }

  /// The cell of a collection as a view with the content view in it.
  private var asViewOfCell: XMLElement {
    var cell = self
    cell.name = "view"
    guard var content = child(key: "contentView") else { return cell }
    content.name = "view"
    cell.children.removeAll { $0["key"] == "contentView" || $0.name == "subviews" }
    cell.children.append(content.holding([content]))
    return cell
  }

  /// The list of an element's views, told at this element's place.
  private func holding(_ views: [XMLElement]) -> XMLElement {
    XMLElement(name: "subviews", attributes: [], children: views, range: range)
  }
}
