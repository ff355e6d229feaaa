import TableModel
import TableSources
import Testing

/// Which of several files or folders belongs to a folder.
struct ProjectFolderTests {
  @Test(
    "the nearest path shares most folders, and of two the first by the alphabet is taken",
    arguments: [
      (["/p/App/A", "/p/Other/A", "/p/App/UI/Art"], "/p/App/UI/Art"),
      // A name that begins like another is another name.
      (["/p/App/UI2/A", "/p/App/Z"], "/p/App/UI2/A"), (["/p/A", "/p/App"], "/p/App"),
      (["/p/App/B", "/p/App/A"], "/p/App/A"), (["/q", "/"], "/"), (["/p//App/UI", "/p/App"], "/p//App/UI"),
      ([], nil),
    ])
  func nearest(paths: [String], found: String?) {
    let paths = paths.map { FilePath($0) }
    #expect(ProjectFolders.nearest(of: paths, to: "/p/App/UI") == found.map { FilePath($0) })
    let ordered = ProjectFolders.nearestFirst(of: paths, to: "/p/App/UI")
    #expect(ordered.first == found.map { FilePath($0) })
    #expect(ordered.sorted() == paths.sorted())
  }
}
