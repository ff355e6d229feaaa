import TableDrawing
import TableLayout
import TableModel
import TableRendering
import TableSources
import TableSpec
import TableThemes

/// How the pictures of a batch are drawn, all of them alike.
public struct BatchSettings: Hashable, Sendable {
  /// How files are written.
  public var pictures: PictureOptions
  /// The version of the program, a part of what makes a picture new.
  public var version: String

  /// Settings that suit most uses unless they are given.
  public init(pictures: PictureOptions = PictureOptions(), version: String) {
    self.pictures = pictures
    self.version = version
  }
}

extension PictureFormat {
  /// The format of a manifest's word.
  init(_ format: BatchManifest.Format) {
    switch format {
    case .png: self = .png
    case .svg: self = .svg
    case .pdf: self = .pdf
    }
  }
}

extension PictureOptions {
  /// What a manifest or a request says of files; what it leaves open is as usual.
  public init(_ png: BatchManifest.PNG?, _ svgText: BatchManifest.SVGText?) {
    self.init()
    if png == .small { self.png = .small }
    if svgText == .live { svg.text = .live }
  }
}
