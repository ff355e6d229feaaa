import TableLayout
import TableModel
import TableSources
import Testing

@testable import TableDrawing

/// No picture uses up more than its budget, whatever its parts come to together.
@Suite struct BudgetTests {
  /// What a writer says of a scene within a budget; `nil` where it draws it.
  private func refusal(
    of scene: Scene, _ budget: WorkBudget, cancellation: CancellationToken? = nil,
    _ draw: (PictureWriter, Scene) throws -> Void = { writer, scene in _ = try writer.png(scene) }
  ) -> String? {
    let writer = PictureWriter.forTests()
    writer.budget = budget
    writer.cancellation = cancellation
    do {
      try draw(writer, scene)
      return nil
    } catch {
      return (error as? DrawingError)?.message ?? "\(error)"
    }
  }

  /// Views over each other, each of which covers the picture of 100 × 100 pixels.
  private func layers(_ count: Int, opacity: Double = 1) -> Scene {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let node = SceneNode(
      .view, frame: frame, opacity: opacity, drawings: [fill(0, 0, 100, 100, Color(0xFF0000, alpha: 0.5))])
    return scene(width: 100, height: 100, children: Array(repeating: node, count: count))
  }

  @Test(arguments: [(10, 100_000, true), (11, 100_000, false)])
  func `pixels count as often as they are painted`(count: Int, budget: Int, isEnough: Bool) {
    let refusal = refusal(of: layers(count), WorkBudget(paintedPixels: budget))
    #expect(
      refusal
        == (isEnough
          ? nil : "drawing would paint more than 100000 pixels, counting each layer"))
  }

  @Test(arguments: [(3, true), (4, false)])
  func `groups are painted by themselves and then as a whole`(count: Int, isEnough: Bool) {
    #expect((refusal(of: layers(count, opacity: 0.5), WorkBudget(paintedPixels: 90_000)) == nil) == isEnough)
  }

  @Test func `what lies outside the picture costs nothing`() {
    let node = SceneNode(
      .view, frame: Rect(x: 1_000, y: 0, width: 100, height: 100), drawings: [fill(0, 0, 100, 100, .black)])
    let outside = scene(width: 100, height: 100, children: Array(repeating: node, count: 100))
    #expect(refusal(of: outside, WorkBudget(paintedPixels: 10_000)) == nil)
  }

  /// Outlines of letters may have thousands of points, and a line thousands of letters.
  @Test(arguments: [(10, true), (100, false)]) func `letters of a line take time`(
    count: Int, isEnough: Bool
  ) throws {
    let line = try shapedLine(String(repeating: "A", count: count))
    let text = scene(width: 10, height: 10, [.text(line, origin: Point(0, 9), color: .black)])
    #expect((refusal(of: text, WorkBudget(seconds: 0)) == nil) == isEnough)
  }

  @Test func `bands of one picture have one budget`() {
    let painter = { (meter: WorkMeter) in
      CairoPainter(
        fonts: FontFaces(locateTestFont), images: ImageStore(OpenFile.imageOpener, meter: meter), meter: meter
      )
    }
    let meter = WorkMeter()
    meter.begin(WorkBudget(paintedPixels: 50_000), cancellation: nil)
    let raster = Raster(painter: painter(meter), meter: meter, bandHeight: 10)
    #expect(throws: DrawingError.self) { try raster.paint(layers(6)) { _ in } }
    meter.begin(WorkBudget(paintedPixels: 60_000), cancellation: nil)
    #expect(throws: Never.self) { try raster.paint(layers(6)) { _ in } }
  }

  /// A scene with an image of 2 × 2 points at 16 pixels a side, and the names of the files.
  private func images(_ folder: TestFolder, _ count: Int, source: Rect? = nil) throws -> Scene {
    let drawings = try (0..<count).map { number in
      let bytes = try PNGWriter.bytes(of: rampBitmap(width: 16, height: 16), options: .small)
      var image = try folder.image("image-\(number).png", bytes)
      image.scale = 8
      return Drawing.image(
        PlacedImage(image, in: Rect(x: 0, y: 0, width: 10, height: 10), source: source))
    }
    return scene(width: 20, height: 20, drawings)
  }

  @Test func `images are counted when they are decoded`() throws {
    let folder = try TestFolder()
    let two = try images(folder, 2)
    #expect(refusal(of: two, WorkBudget(decodedPixels: 512)) == nil)
    #expect(
      refusal(of: two, WorkBudget(decodedPixels: 511))
        == "with “image-1.png” the images of the picture have more than 511 pixels in all")
  }

  @Test func `images in files are counted`() throws {
    let folder = try TestFolder()
    let two = try images(folder, 2)
    let few = WorkBudget(embeddedBytes: 4_095)
    #expect(refusal(of: two, few, { _ = try $0.pdf($1) }) != nil)
    #expect(refusal(of: two, WorkBudget(embeddedBytes: 4_096), { _ = try $0.pdf($1) }) == nil)
    #expect(refusal(of: two, WorkBudget(embeddedBytes: 100), { _ = try $0.svg($1) }) != nil)
    #expect(refusal(of: two, WorkBudget(), { _ = try $0.svg($1) }) == nil)
  }

  /// A text of emoji, each of which a PDF file has as a picture.
  @Test(arguments: [(1, true), (40, false)])
  func `emoji in a PDF file are counted`(count: Int, isEnough: Bool) throws {
    let text = try HarfBuzzTextShaper().shape(
      request(String(repeating: "😀", count: count), size: 20))
    let line = try #require(text.lines.first)
    let scene = scene(
      width: 100, height: 40, [.text(line, origin: Point(0, 30), color: .black)])
    let budget = WorkBudget(embeddedBytes: 1 << 20)
    let refusal = refusal(of: scene, budget, { _ = try $0.pdf($1) })
    #expect((refusal == nil) == isEnough)
    #expect(self.refusal(of: scene, budget) == nil)
  }

  @Test(
    arguments: [
      { (writer: PictureWriter, scene: Scene) in _ = try writer.png(scene) },
      { writer, scene in _ = try writer.png(scene, options: .small) },
      { writer, scene in _ = try writer.svg(scene) },
      { writer, scene in _ = try writer.pdf(scene) },
    ] as [@Sendable (PictureWriter, Scene) throws -> Void])
  func `the bytes of a file are counted`(_ draw: @Sendable (PictureWriter, Scene) throws -> Void) {
    let colors = (0..<600).map { (number: Int) -> Drawing in
      let (row, column) = number.quotientAndRemainder(dividingBy: 30)
      return fill(Double(column), Double(row), 1, 1, Color(UInt32(number * 7_919)))
    }
    let many = scene(width: 30, height: 20, colors)
    #expect(refusal(of: many, WorkBudget(fileBytes: 500), draw) == "the file would have more than 0 MB")
    #expect(refusal(of: many, WorkBudget(fileBytes: 1 << 20), draw) == nil)
  }

  @Test func `what a scene lacks is told`() {
    var scene = layers(1)
    scene.gap = .tooMuch
    #expect(refusal(of: scene, WorkBudget()) == "the picture has too many views, lines and letters")
    scene.gap = .ended
    #expect(refusal(of: scene, WorkBudget(seconds: 3)) == "laying out takes longer than 3.0 seconds")
  }

  @Test func `time is counted`() {
    let many = layers(200)
    #expect(refusal(of: many, WorkBudget(seconds: 0)) == "drawing takes longer than 0.0 seconds")
    #expect(refusal(of: many, WorkBudget(seconds: nil)) == nil)
  }

  @Test func `drawing ends when somebody wishes it`() {
    let cancellation = CancellationToken()
    #expect(refusal(of: layers(200), WorkBudget(), cancellation: cancellation) == nil)
    cancellation.cancel()
    #expect(
      refusal(of: layers(200), WorkBudget(), cancellation: cancellation) == "drawing was cancelled")
  }

  @Test func `a refused picture leaves nothing behind`() throws {
    let writer = PictureWriter.forTests()
    writer.budget = WorkBudget(paintedPixels: 10_000)
    #expect(throws: DrawingError.self) { try writer.png(layers(3)) }
    #expect(try writer.png(layers(1)) == PictureWriter.forTests().png(layers(1)))
  }
}
