import Glibc
import TableDrawing
import TableInterfaceBuilder
import TableModel
import TableRendering
import TableReview
import TableSources
import TableSpec

/// Sources of pictures: what is written reads the same, draws the same, and is drawn the same twice.
enum SourceCheck {
  /// Small enough that thousands of inputs can be tried; what is beyond it is refused, which is a promise of its own.
  private static let limits = {
    var limits = LoadingLimits()
    (limits.nodes, limits.elements, limits.rows, limits.totalText) = (20_000, 2_000, 200, 20_000)
    return limits
  }()
  private static let budget = WorkBudget(
    decodedPixels: 1_000_000, paintedPixels: 4_000_000, embeddedBytes: 1 << 20, fileBytes: 4 << 20, seconds: 2
  )
  private static let folder: FilePath = "/nowhere"
  /// Screens beyond the first ones are read and not drawn.
  private static let mostDrawn = 2

  static func spec(_ bytes: [UInt8]) -> [String] {
    checked(SpecLoader(vocabulary: .all, limits: limits).load(bytes, named: "a.yaml", folder: folder))
  }

  static func interfaceBuilder(_ bytes: [UInt8]) -> [String] {
    // A spec has the frames that the document stores, which differ from those that constraints and stack views ask for
    // where the document is misplaced.
    let text = String(decoding: bytes, as: UTF8.self)
    let hasAutoLayout = ["<constraint", "<stackView"].contains { text.contains($0) }
    let loader = InterfaceBuilderLoader(limits: limits)
    var result = loader.load(bytes, named: "a.storyboard", folder: folder)
    // Identifiers of objects are no names of a spec, so that converting takes them away.
    if var document = result.document {
      document.screens = document.screens.map(\.withoutObjectNames)
      result.document = document
    }
    return checked(result, comparesCopy: !hasAutoLayout)
  }

  /// In every format a screen is drawn the same twice, and what is written is taken for a picture of ours.
  static func formats(_ bytes: [UInt8]) -> [String] {
    let document = SpecLoader(vocabulary: .all, limits: limits).load(bytes, named: "a.yaml", folder: folder)
      .document
    guard let screen = document?.screens.first, let renderer = try? Renderer() else { return [] }
    renderer.budget = budget
    return PictureFormat.allCases.flatMap { format -> [String] in
      let files = [0, 1].map { _ in picture(of: screen, renderer, as: format) }
      guard files[0] == files[1] else { return ["a screen was drawn in two ways as \(format)"] }
      return files[0].isEmpty || OwnPicture.accepts(files[0], as: format)
        ? [] : ["a picture of ours is not taken for one, as \(format)"]
    }
  }

  /// Whatever rows an author gives, their document is drawn, and what is wrong is told as warnings.
  static func sampleData(_ bytes: [UInt8]) -> [String] {
    // Tests try several files at a time, each on a thread of its own.
    let file = FilePath("/tmp/tablemock-fuzz-\(getpid())-data/\(pthread_self()).yaml")
    guard (try? OutputFile(path: file).write(bytes)) != nil else { return ["there is no room for a file"] }
    var limits = Self.limits
    limits.data = SampleData(file: file)
    let loaded = [0, 1].map { _ in
      InterfaceBuilderLoader(limits: limits).load(Array(inbox.utf8), named: "a.storyboard", folder: folder)
    }
    guard loaded[0].document == loaded[1].document else { return ["rows were read in two ways"] }
    let hasTooMuch = loaded[0].diagnostics.contains { $0.severity == .error }
    guard loaded[0].document == nil else { return hasTooMuch ? ["a document with errors is drawn"] : [] }
    return hasTooMuch ? [] : ["a document was refused without an error"]
  }

  private static let inbox = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"><scenes>
    <scene><objects><tableViewController storyboardIdentifier="Inbox" id="vc"><tableView id="table"><prototypes>
    <tableViewCell id="std" reuseIdentifier="Plain" style="IBUITableViewCellStyleSubtitle" textLabel="t"
    detailTextLabel="d"><tableViewCellContentView key="contentView"><subviews><label id="t" text="Title"/>
    <label id="d" text="Detail"/></subviews></tableViewCellContentView></tableViewCell>
    <tableViewCell id="own" reuseIdentifier="Message"><tableViewCellContentView key="contentView"><subviews>
    <label id="l1" userLabel="Date" text="Label"><rect key="frame" width="90" height="20"/></label>
    <switch id="s1"><rect key="frame" width="51" height="31"/></switch></subviews></tableViewCellContentView>
    <connections><outlet property="sender" destination="l1" id="o1"/></connections></tableViewCell>
    </prototypes></tableView></tableViewController></objects></scene></scenes></document>
    """

  private static func checked(_ result: LoadingResult, comparesCopy: Bool = true) -> [String] {
    guard let document = result.document else {
      return result.diagnostics.contains { $0.severity == .error }
        ? [] : ["a source was refused without an error"]
    }
    let written = SpecWriter(folder: folder).spec(of: document)
    let again = SpecLoader(vocabulary: .all, limits: limits).load(
      Array(written.text.utf8), named: "b.yaml", folder: folder)
    guard let copy = again.document else {
      let isTooMuch = written.text.utf8.count > 1 << 16
      return isTooMuch ? [] : ["what was written cannot be read: \(again.diagnostics)\n\(written.text)"]
    }
    // What the writer says it changed may be different; all else may not.
    guard written.changes.isEmpty, let renderer = try? Renderer() else { return [] }
    renderer.budget = budget
    var broken: [String] = []
    for (screen, other) in zip(document.screens, copy.screens).prefix(mostDrawn) {
      let pictures = [screen, screen, other].map { picture(of: $0, renderer) }
      if pictures[0] != pictures[1] { broken.append("a screen was drawn in two ways") }
      if comparesCopy, pictures[0] != pictures[2] {
        broken.append("what was written draws otherwise:\n\(written.text)")
      }
    }
    return broken
  }

  /// A picture; empty where it is refused.
  private static func picture(
    of screen: Screen, _ renderer: Renderer, as format: PictureFormat = .svg
  ) -> [UInt8] {
    guard let scene = try? renderer.scene(of: screen, as: Variant()), scene.size.width <= 1_024,
      scene.size.height <= 2_048
    else { return [] }
    return (try? renderer.picture(of: scene, as: format)) ?? []
  }
}
