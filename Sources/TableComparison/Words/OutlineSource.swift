import TableLayout
import TableModel

/// Where the views of a scene were written, and what is said of them there.
struct OutlineSource {
  /// The part of the document that a view lies in.
  struct Part {
    fileprivate var origin: OriginFinder.Place?
    fileprivate var properties: Int?
  }

  private let origins: OriginFinder?
  private let properties: OutlineProperties
  /// The screen itself.
  let screen: Part

  /// The source of a scene that shows a screen of its document, with its properties.
  init(_ origins: OriginFinder?, screen: Int, _ properties: [ElementProperty], _ scene: Scene) {
    self.origins = origins
    self.properties = OutlineProperties(properties, among: scene.root)
    self.screen = Part(origin: origins?.place(ofScreen: screen), properties: self.properties.screen)
  }

  /// The part that some steps lead to from another one.
  func part(at steps: [ElementStep], in part: Part) -> Part {
    var part = part
    for step in steps {
      if let origin = part.origin { part.origin = origins?.place(at: step, in: origin) }
      part.properties = part.properties.flatMap { properties.part(at: step, in: $0) }
    }
    return part
  }

  /// Where a part was written; `nil` where nobody knows.
  func location(of part: Part) -> SourceLocation? {
    part.origin.flatMap { origins?.origin(at: $0) }?.location
  }

  /// What is said of a part itself.
  func properties(of part: Part) -> [OutlineProperty] { part.properties.map { properties[$0] } ?? [] }
}
