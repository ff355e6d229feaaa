import TableLayout
import TableModel

/// Turns scenes into the bytes of picture files.
///
/// One for each worker; fonts and pictures stay open between scenes.
///
/// The same scene gives the same bytes, whatever was written before.
package final class PictureWriter {
  private let fonts: FontFaces
  let meter = WorkMeter()
  private let images: ImageStore
  let raster: Raster
  let deflater = FlatDeflater()
  private let pdfWriter: PDFWriter
  private var svgWriter: SVGWriter
  /// What each picture may use up.
  package var budget = WorkBudget()
  /// Lets another thread end the work on the next picture; `nil` where nobody will.
  package var cancellation: CancellationToken?

  /// A writer that finds its fonts through `fonts`, and opens images through `images`.
  package init(
    fonts locator: @escaping FontLocator, images opener: @escaping ImageOpener,
    projectFonts: ProjectFonts = ProjectFonts()
  ) {
    fonts = FontFaces(locator, projectFonts)
    images = ImageStore(opener, meter: meter)
    svgWriter = SVGWriter(fonts: fonts, images: images, meter: meter)
    raster = Raster(painter: CairoPainter(fonts: fonts, images: images, meter: meter), meter: meter)
    pdfWriter = PDFWriter(
      painter: CairoPainter(fonts: fonts, images: images, textMode: .fonts, meter: meter), meter: meter)
  }

  /// The bytes of a PNG file over opaque white, with the scene's scale as its density.
  ///
  /// Throws where the picture is too large or a font or picture cannot be read.
  package func png(_ scene: Scene, options: PNGOptions = .fast) throws(DrawingError) -> [UInt8] {
    try begin(scene)
    let (width, height) = try Raster.pixelSize(of: scene)
    var formats = [PNGPixels.rgb]
    if options.compression == .smallest, let palette = try palette(of: scene) {
      formats.append(.indexed(palette))
    }
    var encoder = PNGContest(
      try formats.map { (format) throws(DrawingError) in
        try PNGEncoder(
          width: width, height: height, format: format, scale: scene.scale, options: options,
          reusing: deflater)
      })
    try raster.paint(scene) { (rows) throws(DrawingError) in
      encoder.append(rows)
      try meter.write(bytes: encoder.byteCount)
    }
    return try finished(encoder.finish())
  }

  /// Begins a picture; throws where its scene has not been laid out to the end.
  func begin(_ scene: Scene) throws(DrawingError) {
    meter.begin(budget, cancellation: cancellation)
    try checkComplete(scene)
  }

  /// Throws the reason why a scene has not been laid out to the end, where it has not.
  package func checkComplete(_ scene: Scene) throws(DrawingError) {
    switch scene.gap {
    case nil: return
    case .tooMuch: throw .tooMuch
    case .ended where cancellation?.isCancelled ?? false: throw DrawingError("drawing was cancelled")
    case .ended: throw budget.exceeded(by: "laying out")
    }
  }

  /// The colours of a picture that has few; keeping its pixels until they are known would take too much memory.
  private func palette(of scene: Scene) throws(DrawingError) -> PNGPalette? {
    var count = ColorCount()
    try raster.paintRows(of: scene) { count.add($0) }
    return count.palette
  }

  /// The bytes of an SVG file in points, its groups named after the views.
  ///
  /// Throws where a font or picture cannot be read.
  package func svg(_ scene: Scene, options: SVGOptions = SVGOptions()) throws(DrawingError) -> [UInt8] {
    try begin(scene)
    return try finished(svgWriter.file(scene, options: options))
  }

  /// The bytes of an HTML page with a scene as SVG, its text as text, which can be found, copied and read aloud.
  ///
  /// `dark` is what readers see who like their screens dark; `nil` where all see the same. Throws where a font or
  /// picture cannot be read.
  package func html(
    _ scene: Scene, dark: Scene? = nil, options: SVGOptions = SVGOptions()
  ) throws(DrawingError) -> [UInt8] {
    var pictures: [[UInt8]] = []
    for (number, scene) in ([scene] + (dark.map { [$0] } ?? [])).enumerated() {
      try begin(scene)
      pictures.append(try svgWriter.file(scene, options: options.forPage(number: number)))
    }
    let structure = PDFStructure(scene)
    let texts = structure.parts.flatMap(\.pieces).map(\.text).joined(separator: " ")
    let page = HTMLPage(
      title: scene.name ?? structure.title ?? "", language: scene.language, texts: texts, size: scene.size,
      pictures: pictures)
    return try finished(page.bytes)
  }

  /// A file that is not longer than it may be.
  func finished(_ file: [UInt8]) throws(DrawingError) -> [UInt8] {
    try meter.write(bytes: file.count)
    return file
  }

  /// The bytes of a PDF file with one page in points, its text as characters that can be selected.
  ///
  /// Throws where the page is too large or a font or picture cannot be read.
  package func pdf(_ scene: Scene) throws(DrawingError) -> [UInt8] {
    try pdf(PDFPages([scene]))
  }

  /// The bytes of a PDF file of several pages, with ways between them; its title is the name of the first scene.
  ///
  /// The budget is that of each page, but for the bytes of the file. Throws where there are no pages, one is too large,
  /// or a font or picture cannot be read.
  package func pdf(_ pages: PDFPages) throws(DrawingError) -> [UInt8] {
    meter.begin(budget, cancellation: cancellation)
    return try pdfWriter.file(pages) { (scene) throws(DrawingError) in try begin(scene) }
  }

  /// The rows of the scene's pixels over opaque white, which are painted as they are read; nothing else may be drawn
  /// meanwhile.
  ///
  /// Throws where the picture is too large.
  package func rows(of scene: Scene) throws(DrawingError) -> any PixelRows {
    try begin(scene)
    return try PaintedRows(scene, on: raster)
  }

  /// The scene's pixels over opaque white, for comparison.
  ///
  /// Throws where the picture is too large or a font or picture cannot be read.
  package func bitmap(_ scene: Scene) throws(DrawingError) -> Bitmap {
    try begin(scene)
    let (width, height) = try Raster.pixelSize(of: scene)
    var components = [UInt8](repeating: 255, count: 4 * width * height)
    var start = 0
    try raster.paint(scene) { pixels in
      components.withUnsafeMutableBytes { bytes in
        let target = UnsafeMutableRawBufferPointer(rebasing: bytes[start..<start + 4 * pixels.count])
        for (index, pixel) in pixels.enumerated() {
          let swapped = 0xFF00_0000 | (pixel & 0xFF) << 16 | pixel & 0xFF00 | pixel >> 16 & 0xFF
          target.storeBytes(of: swapped.littleEndian, toByteOffset: 4 &* index, as: UInt32.self)
        }
      }
      start += 4 * pixels.count
    }
    guard let bitmap = Bitmap(width: width, height: height, components: components) else {
      throw DrawingError("the picture could not be drawn completely")
    }
    return bitmap
  }
}

extension PictureWriter {
  /// The most pixels of a picture that moves: all of them are in memory at once.
  private static let animatedPixelLimit = 1 << 26

  /// The bytes of an animated PNG file over opaque white that begins anew when it is over.
  ///
  /// All pictures get the size of the widest and the highest; the first scene's scale counts, and is the density.
  ///
  /// - Parameters:
  ///   - frames: What is shown one after the other, each for some milliseconds, at most 65535.
  ///   - options: How the file is compressed; it never gets a palette.
  /// - Returns: The file; viewers that know nothing of animations show its first picture.
  /// - Throws: An error where there is no picture, one is too large, or a font or picture cannot be read.
  package func animatedPNG(
    _ frames: [(scene: Scene, milliseconds: Int)], options: PNGOptions = .fast
  ) throws(DrawingError) -> [UInt8] {
    try animatedPNG(frames.map(\.milliseconds), size: nil, options: options) { frames[$0].scene }
  }

  /// The same of scenes that are made when their numbers are asked for, so that not all are in memory.
  ///
  /// The last one is made twice where `size` does not say how large all of them are. All are made twice where one in between
  /// is larger.
  package func animatedPNG(
    _ milliseconds: [Int], size: Size?, options: PNGOptions = .fast,
    scene: (Int) throws(DrawingError) -> Scene
  ) throws(DrawingError) -> [UInt8] {
    try animation(milliseconds, size, scene) { (width, height, scale) in
      PNGAnimationEncoder(
        width: width, height: height, count: milliseconds.count, scale: scale, options: options,
        reusing: deflater)
    }
  }

  /// The bytes of a GIF file over opaque white, of one picture or of several that begin anew when they are over.
  ///
  /// All pictures get the size of the widest and the highest; the first scene's scale counts. Each has up to 256
  /// different colours, and shows for at least 20 milliseconds.
  ///
  /// - Parameter frames: What is shown one after the other, each for some milliseconds, at most 65535.
  /// - Returns: The file.
  /// - Throws: An error where there is no picture, one is too large, more than 65,535 pixels on a side, or a font or
  ///   picture cannot be read.
  package func gif(_ frames: [(scene: Scene, milliseconds: Int)]) throws(DrawingError) -> [UInt8] {
    try gif(frames.map(\.milliseconds), size: nil) { frames[$0].scene }
  }

  /// The same of scenes that are made when their numbers are asked for, so that not all are in memory.
  ///
  /// The last one is made twice where `size` does not say how large all of them are. All are made twice where one in between
  /// is larger.
  package func gif(
    _ milliseconds: [Int], size: Size?, scene: (Int) throws(DrawingError) -> Scene
  ) throws(DrawingError) -> [UInt8] {
    try animation(milliseconds, size, scene) { (width, height, _) throws(DrawingError) in
      try GIFEncoder(width: width, height: height, isAnimated: milliseconds.count > 1)
    }
  }

  /// Paints pictures one after the other on one canvas, of which an encoder takes what has changed.
  private func animation<Encoder: AnimationEncoder>(
    _ milliseconds: [Int], _ size: Size?, _ scene: (Int) throws(DrawingError) -> Scene,
    _ encoder: (_ width: Int, _ height: Int, _ scale: Double) throws(DrawingError) -> Encoder
  ) throws(DrawingError) -> [UInt8] {
    guard !milliseconds.isEmpty else { throw DrawingError("the animation has no pictures") }
    meter.begin(budget, cancellation: cancellation)
    var largest = try scene(0)
    if let size {
      largest.size = size
      return try animation(milliseconds, in: largest, growing: false, scene, encoder) ?? []
    }
    // Files begin with the size of all pictures. Changes grow or shrink from one end to the other; if one of them is
    // larger in between, all are measured.
    largest.size = largest.size.union(try scene(milliseconds.count - 1).size)
    if let file = try animation(milliseconds, in: largest, growing: true, scene, encoder) { return file }
    for number in milliseconds.indices { largest.size = largest.size.union(try scene(number).size) }
    return try animation(milliseconds, in: largest, growing: false, scene, encoder) ?? []
  }

  /// The same in the size and the scale of a scene; `nil` where a picture is larger and pictures may be `growing`.
  private func animation<Encoder: AnimationEncoder>(
    _ milliseconds: [Int], in largest: Scene, growing: Bool, _ scene: (Int) throws(DrawingError) -> Scene,
    _ encoder: (_ width: Int, _ height: Int, _ scale: Double) throws(DrawingError) -> Encoder
  ) throws(DrawingError) -> [UInt8]? {
    let (width, height) = try Raster.pixelSize(of: largest)
    guard width <= PictureWriter.animatedPixelLimit / height else {
      throw DrawingError(
        "the animation would have \(width)×\(height) pixels; the limit is \(PictureWriter.animatedPixelLimit)",
        hint: "use a smaller scale or fewer rows", isAboutSize: true)
    }
    var encoder = try encoder(width, height, largest.scale)
    var canvas = AnimationCanvas(width: width, height: height)
    for (number, duration) in milliseconds.enumerated() {
      var frame = try scene(number)
      if growing, frame.size.union(largest.size) != largest.size { return nil }
      (frame.size, frame.scale) = (largest.size, largest.scale)
      try meter.beginFrame()
      try checkComplete(frame)
      canvas.begin()
      try raster.paint(frame) { canvas.append($0) }
      try encoder.append(canvas, milliseconds: duration)
      try meter.write(bytes: encoder.byteCount)
    }
    return try encoder.finish()
  }
}

extension Size {
  /// The least size that holds this one and another one.
  fileprivate func union(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}

extension PictureWriter {
  /// The bytes of a JPEG file over opaque white, with the scene's scale as its density.
  ///
  /// Throws where the picture is too large, more than 65,500 pixels on a side, or a font or picture cannot be read.
  package func jpeg(_ scene: Scene) throws(DrawingError) -> [UInt8] {
    try begin(scene)
    let (width, height) = try Raster.pixelSize(of: scene)
    let encoder = try JPEGEncoder(width: width, height: height, scale: scene.scale)
    try raster.paint(scene) { (pixels) throws(DrawingError) in
      try encoder.append(pixels)
      try meter.write(bytes: encoder.byteCount)
    }
    return try finished(encoder.finish())
  }
}
