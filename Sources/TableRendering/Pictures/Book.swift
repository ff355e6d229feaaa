import TableLayout
import TableModel

/// Pages that are turned: pictures with what is said of them, and a list of contents before them.
public struct Book: Hashable, Sendable {
  /// A place on a page that leads to another page.
  public struct Link: Hashable, Sendable {
    /// The number of the page that the place is on, counted from 0.
    public var page: Int
    /// The place, in points.
    public var rect: Rect
    /// The number of the page that it leads to, counted from 0.
    public var target: Int
  }

  /// The name of a page, by which readers list it.
  public struct Bookmark: Hashable, Sendable {
    /// The name that stands in a reader’s list of pages.
    public var title: String
    /// The number of the page, counted from 0.
    public var page: Int
  }

  /// The pages, all of one size.
  public var pages: [Scene]
  /// The places that lead to other pages.
  public var links: [Link]
  /// The names of pages in their order.
  public var bookmarks: [Bookmark]

  /// The document's title: the name of the first page, and how many there are besides.
  var title: String? {
    // The first bookmark is that of the contents.
    guard let first = bookmarks.dropFirst().first else { return bookmarks.first?.title }
    let others = bookmarks.count - 2
    return others > 0 ? "\(first.title) and \(others) more" : first.title
  }
}
