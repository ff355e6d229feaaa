import TableLayout
import TableModel

/// The pages of a PDF file, and the ways between them.
public struct PDFPages: Hashable, Sendable {
  /// A place on a page that leads to the top of another one.
  public struct Link: Hashable, Sendable {
    /// The number of the page that the place is on, counted from 0.
    public var page: Int
    /// The place, in points.
    public var rect: Rect
    /// The number of the page that it leads to, counted from 0.
    public var target: Int

    /// A way from a place to a page.
    public init(page: Int, rect: Rect, target: Int) {
      self.page = page
      self.rect = rect
      self.target = target
    }
  }

  /// A name that readers list, which leads to the top of a page.
  public struct Bookmark: Hashable, Sendable {
    /// The name that stands in the list.
    public var title: String
    /// The number of the page, counted from 0.
    public var page: Int

    /// A name of a page.
    public init(title: String, page: Int) {
      self.title = title
      self.page = page
    }
  }

  /// The title of the document; `nil` for the name of the first scene, or what the first page has as its title.
  public var title: String?
  /// What the pages show, each of the size of its scene.
  public var scenes: [Scene]
  /// The places that lead to other pages; those to or on pages that there are not are left out.
  public var links: [Link]
  /// The names of pages, in the order in which they are listed.
  public var bookmarks: [Bookmark]

  /// Pages from their scenes.
  public init(_ scenes: [Scene], title: String? = nil, links: [Link] = [], bookmarks: [Bookmark] = []) {
    self.title = title
    self.scenes = scenes
    self.links = links
    self.bookmarks = bookmarks
  }
}
