import Foundation
import TableModel
import TestSupport
import Testing

@testable import TableSources

/// What stands in for the system's symbols.
@Suite struct SymbolTests {
  @Test(arguments: [
    (
      "M0 0h4v4H0z",
      [Path.Element.move(Point(0, 0)), .line(Point(4, 0)), .line(Point(4, 4)), .line(Point(0, 4)), .close]
    ),
    ("m1,1 2 0l0,2", [.move(Point(1, 1)), .line(Point(3, 1)), .line(Point(3, 3))]),
    (
      "M0 0c1 0 2 1 2 2s1 2 2 2",
      [
        .move(Point(0, 0)), .curve(Point(2, 2), control1: Point(1, 0), control2: Point(2, 1)),
        .curve(Point(4, 4), control1: Point(2, 3), control2: Point(3, 4)),
      ]
    ),
    (
      "M0 0q3 0 3 3t3 3",
      [
        .move(Point(0, 0)), .curve(Point(3, 3), control1: Point(2, 0), control2: Point(3, 1)),
        .curve(Point(6, 6), control1: Point(3, 5), control2: Point(4, 6)),
      ]
    ),
    ("M1.5.5-1-1e0", [.move(Point(1.5, 0.5)), .line(Point(-1, -1))]),
  ])
  func commandsOfAnOutline(_ text: String, _ elements: [Path.Element]) {
    #expect(SVGPathReader.path(text)?.elements == elements)
  }

  /// Lines of symbols are drawn wider than the icons', but gaps between areas would close.
  @Test(arguments: [
    ("envelope", true), ("qrcode", false), ("barcode.viewfinder", false), ("envelope.fill", false),
  ])
  func linesAreWidenedOnly(name: String, isLine: Bool) throws {
    guard case .symbol(let symbol) = SymbolResolver().symbol(named: name) else {
      Issue.record("\(name) has no stand-in")
      return
    }
    #expect((symbol.areaLineWidth != nil) == isLine)
  }

  /// Names of the system’s are told from others also where nothing stands in for them.
  @Test(arguments: [
    ("birthday.cake", true), ("birthday.cake.fill", true), ("42.circle.fill", true), ("50.square", true),
    ("doc.badge.gearshape", true), ("flask", true), ("applescript.fill", true),
    ("selection.pin.in.out", true),
    ("zzz", true), ("gobackward.15", true), ("gobackward.20", false), ("doc.text.image", true),
    ("zipper.page", true), ("a.square", true), ("signature.ar", true), ("birthday", false),
    ("birthday.pie", false), ("51.circle", false), ("gera", false), ("٤٢.circle", false), ("", false),
    (".", false),
    ("birthday.cake.", false), ("BIRTHDAY.CAKE", false), ("icon", false), ("line3.horizontal", false),
    ("ar", false),
  ])
  func namesOfTheSystem(_ name: String, _ isOne: Bool) {
    #expect(SymbolNames.contains(name) == isOne)
    guard case .missing(_, let refusal) = SymbolResolver().symbol(named: name) else { return }
    #expect(refusal.rule == (isOne ? .symbolWithoutIcon : .sourceDoubtful))
    #expect(refusal.message.contains("a dashed box is drawn instead"))
  }

  @Test func namesAreWellFormedAndHaveNoIcon() {
    #expect(SymbolNames.all.count == 5_124)
    for name in SymbolNames.all {
      #expect(
        name.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)*/) != nil && SymbolTable.standard[name] == nil, "\(name)")
    }
  }

  @Test(arguments: [
    "5 5", "L1 1", "M1", "M0 0X1", "M0 0z5", "M0 0a1 1 0 2 0 3 3", "M0 0l1e9 0", "M0 0l nan 0",
  ])
  func outlinesThatAreNone(_ text: String) {
    #expect(SVGPathReader.path(text) == nil)
  }

  /// Two halves of a circle in one flag each, also without anything between flags and numbers.
  @Test(arguments: [
    "M0 8A8 8 0 1 1 16 8A8 8 0 1 1 0 8", "M0 8a8 8 0 1116 0 8 8 0 11-16 0",
    "M0 8a8 8 45 0 1 16 0a8 8 0 0 1-16 0",
  ])
  func arcsLieOnTheirCircle(_ text: String) throws {
    let path = try #require(SVGPathReader.path(text))
    let box = path.boundingBox
    #expect(abs(box.minX) < 1e-9 && abs(box.maxX - 16) < 1e-9)
    #expect(abs(box.minY) < 1e-9 && abs(box.maxY - 16) < 1e-9)
    for case .curve(let end, let one, let two) in path.elements {
      #expect(abs(distance(end) - 8) < 1e-9)
      #expect(distance(one) > 8 && distance(two) > 8 && distance(one) < 11.4 && distance(two) < 11.4)
    }
  }

  private func distance(_ point: Point) -> Double {
    ((point.x - 8) * (point.x - 8) + (point.y - 8) * (point.y - 8)).squareRoot()
  }

  /// A turned ellipse goes through the point opposite to its beginning.
  @Test func turnedEllipses() throws {
    let path = try #require(SVGPathReader.path("M0 0A10 5 90 0 1 10 0"))
    let lowest = path.elements.compactMap { element -> Double? in
      if case .curve(let end, _, _) = element { end.y } else { nil }
    }
    #expect(abs((lowest.min() ?? 0) + 10) < 1e-6)
  }

  @Test(arguments: [
    "M0 0H8V8H0zM2 2H6V6H2z", "M0 0H8V8H0zM2 2V6H6V2z", "M0 0V8H8V0zM2 2H6V6H2zM3 3H5V5H3z",
  ])
  func holesRunTheOtherWayRound(_ text: String) throws {
    let path = try #require(SVGPathReader.path(text)).nonzero
    var areas: [Double] = []
    var corners: [Point] = []
    func finish() {
      let pairs = zip(corners, corners.dropFirst() + corners.prefix(1))
      if !corners.isEmpty { areas.append(pairs.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) }
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish()
        corners = [point]
      case .line(let point): corners.append(point)
      case .curve, .close: break
      }
    }
    finish()
    #expect(areas.enumerated().allSatisfy { ($1 > 0) == $0.isMultiple(of: 2) })
    #expect(areas.count >= 2)
  }

  /// Every name of the table has its icon, of which something is seen, within its box.
  @Test(arguments: SymbolTable.standard.names)
  func everyNameIsDrawn(_ name: String) {
    guard case .symbol(let symbol) = SymbolResolver().symbol(named: name) else {
      Issue.record("\(name) has no icon")
      return
    }
    let ink = SymbolFile.ink(of: symbol.areas + [symbol.lines])
    #expect(max(ink.width, ink.height) > 0.1)
    #expect(Rect(origin: .zero, size: symbol.size).contains(ink, tolerance: 0.2))
  }

  @Test(
    arguments: [
      ("scope", 26, 26), ("clock", 21.7, 21.7), ("lock.fill", 14.7, 21), ("map", 22, 21), ("bolt", 13, 22),
      ("questionmark.circle", 21.7, 21.7), ("circle.fill", 25.4, 24.4), ("gear", 23.7, 23.7),
      ("server.rack", 25.4, 19.8), ("house.fill", 25.8, 22.7), ("slider.below.rectangle", 20.3, 22),
      ("antenna.radiowaves.left.and.right", 23.7, 20.8), ("tag", 24, 24),
    ] as [(String, Double, Double)])
  func measuredSizes(_ name: String, _ width: Double, _ height: Double) {
    let size = SymbolResolver().symbol(named: name).image.size
    #expect(abs(size.width * 17 * 1.29 - width) < 0.6)
    // The circles of the stand-ins are round, those of the real ones a little higher than wide.
    #expect(abs(size.height * 17 * 1.29 - height) < 1)
  }

  /// Rings and discs are as large as each other in a box that is a little larger, as lists of iOS 26 and menus of iOS 15 show.
  @Test(arguments: [
    "circle.fill", "play.circle", "arrow.down.circle", "info.circle.fill", "person.crop.circle.fill",
    "chevron.down.circle", "checkmark.circle.fill",
  ])
  func circlesAreAlike(_ name: String) {
    let symbol = SymbolResolver().symbol(named: name).image
    let ink = SymbolFile.ink(of: symbol.areas + [symbol.lines])
    #expect(abs(ink.width * 17 * 1.29 - 21.7) < 0.1 && abs(ink.height * 17 * 1.29 - 21.7) < 0.1)
    #expect(abs(ink.minX + ink.maxX - symbol.size.width) < 0.01)
  }

  /// Symbols keep room at their sides, in points beside letters of 17 points at the scale `large`.
  @Test(
    arguments: [
      ("server.rack", 2.8), ("tag", 2.8), ("list.bullet.rectangle", 2.8), ("chevron.right", 2),
      ("xmark", 1.55), ("info.circle", 1.85), ("circle.fill", 0),
    ])
  func symbolsHaveRoomAtTheirSides(_ name: String, _ room: Double) {
    let symbol = SymbolResolver().symbol(named: name).image
    #expect(abs(symbol.sideBearing * 17 * 1.29 - room) < 0.01)
  }

  /// Only people are drawn as people.
  @Test(arguments: SymbolTable.standard.names)
  func peopleArePeople(_ name: String) {
    guard SymbolTable.standard[name]?.icon.hasPrefix("person") == true else { return }
    #expect(name.contains("person") || name == "faceid")
  }

  /// Charges of batteries are told apart.
  @Test(arguments: ["0", "25", "50", "75", "100"])
  func batteriesShowTheirCharge(_ charge: String) {
    let symbol = SymbolResolver().symbol(named: "battery.\(charge)").image
    let widths = symbol.areas.dropFirst().map { $0.boundingBox.width / symbol.size.width }
    #expect(abs((widths.first ?? 0) - (Double(charge) ?? 0) / 100 * 20.5 / 28.2) < 0.01)
    #expect(SymbolResolver().symbol(named: "battery.\(charge)percent").image.areas == symbol.areas)
  }

  @Test(arguments: [("gaer", "gear"), ("chevron.rihgt", "chevron.right"), ("wfi", "wifi")])
  func unknownNamesAreBoxes(_ name: String, _ meant: String) {
    guard case .missing(let symbol, let refusal) = SymbolResolver().symbol(named: name) else {
      Issue.record("\(name) is a symbol")
      return
    }
    #expect(symbol.isMissing && symbol.size.width > 0)
    #expect(refusal.hint?.contains("“\(meant)”") == true)
  }

  /// Others stand in a circle or a square, without their badges, or under the names that they had before.
  @Test(arguments: [
    ("g.circle", "ring"), ("g.circle.fill", "disc"), ("u.square", "box"), ("z.square.fill", "tile"),
    ("42.circle.fill", "disc"), ("list.bullet.circle.fill", "disc"), ("list.bullet.circle", "ring"),
    ("lock.square", "box"), ("lock.square.fill", "tile"),
  ])
  func circlesAndSquaresHoldOthers(_ name: String, _ shape: String) throws {
    guard case .symbol(let symbol) = SymbolResolver().symbol(named: name) else {
      Issue.record("\(name) has no stand-in")
      return
    }
    #expect(symbol.name == name)
    let outer = try #require(symbol.areas.first?.boundingBox)
    let ink = SymbolFile.ink(of: symbol.areas)
    #expect(abs(outer.width - ink.width) < 1e-9 && abs(outer.width - outer.height) < 1e-6)
    // What is cut out of a filled shape is a part of its area.
    #expect((symbol.areas.count == 1) == (shape == "disc" || shape == "tile"))
    let plain = SymbolResolver().symbol(named: shape == "disc" || shape == "ring" ? "circle" : "square").image
    #expect(symbol.areas != plain.areas)
  }

  @Test(arguments: [
    ("document", "doc"), ("document.fill", "doc.fill"), ("microphone", "mic"),
    ("person.crop.circle.fill.badge.plus", "person.crop.circle.fill"), ("flag.badge.ellipsis", "flag"),
    ("phone.badge.waveform.fill", "phone.fill"), ("die.face.5.fill", "die.face.5"),
  ])
  func othersAreDrawnForSome(_ name: String, _ other: String) throws {
    guard case .symbol(let symbol) = SymbolResolver().symbol(named: name),
      case .symbol(let plain) = SymbolResolver().symbol(named: other)
    else {
      Issue.record("\(name) has no stand-in")
      return
    }
    #expect(symbol.name == name && symbol.areas == plain.areas && symbol.size == plain.size)
  }

  /// No two letters are alike, and each is one glyph as high as the others.
  @Test func lettersAreTakenOutOfIcons() {
    let letters = "abcdefghijklmnopqrstuvwxyz0123456789".map { SymbolLetters.areas(of: String($0)) ?? [] }
    #expect(letters.allSatisfy { $0.count == 1 && abs(($0.first?.boundingBox.height ?? 0) - 8) < 1e-6 })
    #expect(letters.allSatisfy { ($0.first?.boundingBox.width ?? 0) < 10.5 })
    #expect(Set(letters.map { $0.map { "\($0.elements)" } }).count == 36)
    #expect(SymbolLetters.areas(of: "42")?.count == 2)
    #expect(!SymbolLetters.have("ab") && !SymbolLetters.have("é") && !SymbolLetters.have("123"))
  }

  @Test func ownFilesComeFirst() {
    let text =
      "<svg viewBox='0 0 40 20'><g transform='translate(10 0) scale(2)'><rect width='10' height='10'/></g></svg>"
    let resolver = SymbolResolver { $0 == "gear" ? .success((Array(text.utf8), "symbols/gear.svg")) : nil }
    let symbol = resolver.symbol(named: "gear").image
    #expect(symbol.file == "symbols/gear.svg")
    #expect(abs(symbol.size.width / symbol.size.height - 2) < 1e-9)
    let ink = Path(symbol.areas.flatMap(\.elements)).boundingBox
    #expect(abs(ink.width - symbol.size.height) < 1e-9 && abs(ink.minX - symbol.size.width / 4) < 1e-9)
  }

  @Test(arguments: [
    "", "<svg/>", "<svg><path d='M'/></svg>", "<svg><path fill='none' d='M0 0h1v1z'/></svg>", "<a>",
  ])
  func ownFilesThatShowNothing(_ text: String) {
    let resolver = SymbolResolver { _ in .success((Array(text.utf8), "symbols/gear.svg")) }
    #expect(resolver.symbol(named: "gear").image.isMissing)
  }

  /// A program from a bundle or a wheel brings its icons along, in the folder of its fonts and libraries.
  @Test func iconsAreFoundBesideTheProgram() throws {
    let folder = try TemporaryFolder()
    let root = FilePath(folder.path)
    let icons = root.appending("libexec/tablemock/icons")
    try FileManager.default.createDirectory(atPath: icons.text, withIntermediateDirectories: true)
    #expect(SymbolIcons.carried(beside: root.appending("bin/tablemock")) == icons)
    #expect(SymbolIcons.carried(beside: root.appending("other/bin/tablemock")) == nil)
    #expect(SymbolIcons.carried(beside: nil) == nil)
    // What is in them decides pictures, so that their digest goes into the lock.
    let old = SymbolResolver.iconsDigest(in: icons)
    try folder.write(Array("<svg/>".utf8), to: "libexec/tablemock/icons/gear.svg")
    #expect(old != nil && SymbolResolver.iconsDigest(in: icons) != old)
    #expect(SymbolResolver.iconsDigest(in: "/nowhere") == nil)
  }

  /// The control points of a curve may lie outside of what it encloses, which is what counts.
  @Test func inkEndsWhereCurvesEnd() {
    var arch = Path()
    arch.elements = [
      .move(Point(0, 10)), .curve(Point(10, 10), control1: Point(0, -10), control2: Point(10, -10)), .close,
    ]
    let ink = SymbolFile.ink(of: [arch])
    #expect(ink.minX == 0 && ink.maxX == 10 && ink.maxY == 10)
    #expect((-5.5...(-4.5)).contains(ink.minY), "\(ink)")
  }

  @Test func templatesOfTheSymbolsApp() throws {
    let text =
      "<svg viewBox='0 0 3300 2200'><g id='Notes'><rect width='3300' height='10'/></g><g id='Symbols'>"
      + "<g id='Bold-M'><path d='M0 0h9v9z'/></g><g id='Regular-M' transform='matrix(1 0 0 1 100 100)'>"
      + "<path d='M0 0h80v40h-80z'/></g></g></svg>"
    let file = try #require(SymbolFile(Array(text.utf8)))
    #expect(file.areas.count == 1)
    #expect(file.box == Rect(x: 100, y: 100, width: 80, height: 40))
  }

  private static let long = "<path d='M0 0\(String(repeating: "h1v1", count: 9_000))'/>"
  private static let scattered = String(repeating: "M0 0h1v1z", count: 1_000)

  /// Files whose outlines have too many steps, or too many parts to tell which lie in others.
  @Test(arguments: [
    (repeated(long, 2), true), (repeated(long, 3), false), ("<path d='\(scattered)'/>", true),
    ("<path fill-rule='evenodd' d='\(scattered)'/>", false),
  ])
  func outlinesHaveSoManySteps(_ shapes: String, _ isDrawn: Bool) {
    #expect((SymbolFile(Array("<svg viewBox='0 0 9 9'>\(shapes)</svg>".utf8)) != nil) == isDrawn)
  }

  /// A template says how large it is, up to what no letters stand beside.
  @Test func templatesAreSoLarge() {
    let text = "<svg><g id='Regular-M'><path d='M0 0h900000v1z'/></g></svg>"
    let symbol = SymbolResolver { _ in .success((Array(text.utf8), "a.svg")) }.symbol(named: "a").image
    #expect(!symbol.isMissing && abs(symbol.size.width - 100) < 1e-9)
  }

  /// Numbers and transforms that lead beyond all numbers; a box that is none is not believed.
  @Test(arguments: [
    ("0 0 9 9", "<rect width='1e308' height='1e308'/>", false), ("0 0 9 9", "<circle r='1e999'/>", false),
    ("0 0 9 9", "<g transform='scale(1e300)'><path d='M0 0h9v9z'/></g>", false),
    ("0 0 0 0", "<path d='M0 0h9v9z'/>", true), ("0 0 -9 9", "<path d='M0 0h9v9z'/>", true),
    ("0 0 1e308 9", "<path d='M0 0h9v9z'/>", true),
  ])
  func numbersBeyondReason(_ box: String, _ shapes: String, _ isDrawn: Bool) {
    let file = SymbolFile(Array("<svg viewBox='\(box)'>\(shapes)</svg>".utf8))
    #expect((file?.box == Rect(x: 0, y: 0, width: 9, height: 9)) == isDrawn)
    #expect((file != nil) == isDrawn)
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// What is told of the second of two symbols with 50 bytes each and three steps.
  @Test(arguments: [(1_000, true), (600, false), (400, false), (90, false)])
  func symbolsOfASourceTakeSoMuch(_ bytes: Int, _ isDrawn: Bool) {
    let file = Array("<svg viewBox='0 0 2 1'><path d='M0 0h2v1'/></svg>".utf8)
    let symbols = SymbolResolver(allowance: PictureAllowance(bytes: bytes)) { _ in .success((file, "a.svg")) }
    _ = symbols.symbol(named: "a")
    switch symbols.symbol(named: "b") {
    case .symbol: #expect(isDrawn)
    case .missing(_, let refusal):
      #expect(!isDrawn)
      #expect(refusal.message == "with “b” the pictures of this source take more than 64 MB to read")
    }
  }

  @Test func picturesOfASourceTakeSoMuch() throws {
    let folder = try TemporaryFolder()
    let svg = Array(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'><path d='M0 0h2v1'/></svg>".utf8)
    for name in ["a.svg", "b.svg"] { try folder.write(svg, to: name) }
    try folder.write(ImageFiles.png(4, 4), to: "c.png")
    let images = ImageResolver(
      folder: FilePath(folder.path), limits: LoadingLimits(),
      allowance: PictureAllowance(bytes: 2 * svg.count))
    let outcomes = ["a.svg", "b.svg", "c.png"].map { (try? images.resolve($0).get()) != nil }
    #expect(outcomes == [true, false, false])
  }

  @Test(arguments: [
    ("gear", true), ("chevron.right", true), ("0.circle", true), ("a.png", false), ("a.jpeg", false),
    ("a.gif", false),
    ("icons/a", false), ("3", false), ("Gear", false), (".gear", false), ("gear.", false), ("a b", false),
    ("", false),
  ])
  func namesThatMayBeSymbols(_ name: String, _ isSymbol: Bool) {
    #expect(ImageResolver.mayBeSymbol(name) == isSymbol)
  }
}
