import TableModel
import Testing

@Suite struct ImagePathTests {
  private static func image(_ path: String) -> Image {
    Image(ImageReference(name: path, path: FilePath(path), format: .png, size: .zero))
  }

  private static func view(_ path: String) -> View {
    View(content: .image(ImageView(image: image(path))))
  }

  private static func paths(_ tableView: TableView) -> Set<FilePath> {
    Document(screens: [Screen(tableView: TableView()), Screen(tableView: tableView)]).imagePaths
  }

  @Test func aTableWithoutImagesNamesNone() {
    #expect(Self.paths(TableView(sections: [Section(rows: [Cell(accessoryView: View())])])) == [])
  }

  @Test func viewsOfTablesAreVisited() {
    let tableView = TableView(
      backgroundView: Self.view("back"), tableHeaderView: Self.view("header"),
      tableFooterView: View(subviews: [View(subviews: [Self.view("deep")])]))
    #expect(Self.paths(tableView) == ["back", "header", "deep"])
  }

  @Test func viewsOfCellsAreVisited() {
    let cell = Cell(
      imageView: ImageView(image: Self.image("image"), highlightedImage: Self.image("highlighted")),
      contentView: ContentView(subviews: [Self.view("content")]),
      accessoryView: Self.view("accessory"),
      editingAccessoryView: Self.view("editing"),
      backgroundView: Background(view: Self.view("ground"), views: [.top: Self.view("top")]),
      selectedBackgroundView: Background(views: [.single: Self.view("selected")]),
      multipleSelectionBackgroundView: Background(view: Self.view("multiple"))
    )
    let tableView = TableView(sections: [Section(), Section(rows: [Cell(), cell])])
    #expect(
      Self.paths(tableView) == [
        "image", "highlighted", "content", "accessory", "editing", "ground", "top", "selected", "multiple",
      ])
  }

  @Test func allFilesOfAnImageCount() throws {
    let references = ["a.png", "a@2x.png"].map {
      ImageReference(name: "a.png", path: FilePath($0), format: .png, size: .zero)
    }
    let image = try #require(Image(representations: references))
    let cell = Cell(imageView: ImageView(image: image))
    #expect(Self.paths(TableView(sections: [Section(rows: [cell])])) == ["a.png", "a@2x.png"])
  }
}
