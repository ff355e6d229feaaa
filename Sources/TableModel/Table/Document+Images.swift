extension Document {
  /// The paths of all image files that are named anywhere in the document.
  public var imagePaths: Set<String> {
    var walk = ImageWalk()
    for screen in screens { walk.visit(screen.tableView) }
    return walk.paths
  }
}

/// A walk over everything that can show a picture.
private struct ImageWalk {
  /// The image files met so far.
  var paths: Set<String> = []

  mutating func visit(_ table: TableView) {
    visit([table.backgroundView, table.tableHeaderView, table.tableFooterView])
    for section in table.sections {
      for cell in section.rows { visit(cell) }
    }
  }

  private mutating func visit(_ cell: Cell) {
    visit(cell.imageView)
    visit([cell.accessoryView, cell.editingAccessoryView])
    visit(cell.contentView?.subviews ?? [])
    visit(cell.backgroundView)
    visit(cell.selectedBackgroundView)
    visit(cell.multipleSelectionBackgroundView)
  }

  private mutating func visit(_ background: Background?) {
    visit([background?.view])
    visit(background.map { Array($0.views.values) } ?? [])
  }

  private mutating func visit(_ views: [View?]) {
    for case let view? in views {
      if case .image(let imageView) = view.content { visit(imageView) }
      visit(view.subviews)
    }
  }

  private mutating func visit(_ imageView: ImageView?) {
    for image in [imageView?.image, imageView?.highlightedImage] {
      for file in image?.representations ?? [] { paths.insert(file.path) }
    }
  }
}
