import CPangoCairo
import Glibc
import TableModel

/// The faces of a catalog, opened when they are first needed; each thread has its own.
final class FontLibrary {
  let catalog: FontCatalog
  /// The catalog's files, and behind them those of projects that texts asked for.
  private(set) var files: [FontFile]

  private struct FallbackKey: Hashable {
    var script: UInt32
    var han: UInt32
    var isBold: Bool
  }

  private struct TypefaceKey: Hashable {
    var family: String
    var weight: FontWeight
    var isItalic: Bool
  }

  private var faces: [FontFace?]
  /// Why texts lack characters that they should have; `nil` where they do not.
  var failure: Diagnostic?
  private var fallbacks: [FallbackKey: [Int]] = [:]
  private let scriptTags: [[UInt32]]
  private let typefaces: [Int]
  private var nearest: [TypefaceKey: Int] = [:]
  /// The places of projects' files; `nil` for those that cannot be used.
  private var resources: [FontResource: Int?] = [:]
  private let projectFonts: ProjectFonts
  /// The bytes of the projects' files that are held.
  private var resourceBytes = 0
  /// The files of projects that are held before all are given up.
  private static let mostResources = 64

  /// Makes sure that a catalog has a typeface; whether its files are there is seen when a character needs them.
  init(catalog: FontCatalog, _ projectFonts: ProjectFonts) throws(Diagnostic) {
    self.projectFonts = projectFonts
    guard catalog.files.contains(where: { $0.purpose == .typeface }) else {
      throw Diagnostic(.error, at: SourceLocation(file: "fonts"), "the catalog of fonts has no typeface")
    }
    self.catalog = catalog
    files = catalog.files
    faces = Array(repeating: nil, count: catalog.files.count)
    typefaces = catalog.files.indices.filter { catalog.files[$0].purpose == .typeface }
    scriptTags = catalog.files.map { file in
      guard case .scripts(let codes) = file.purpose else { return [] }
      return codes.map(ScriptTag.tag)
    }
  }

  /// The face at a place in the catalog or of a project, which may be needed for a character.
  func face(at index: Int, for scalar: UInt32? = nil) -> FontFace {
    let face = faces[index] ?? FontFace(files[index])
    faces[index] = face
    if let flaw = face.flaw, failure == nil {
      failure = files[index].diagnostic(flaw, neededFor: scalar.flatMap(Unicode.Scalar.init))
    }
    return face
  }

  /// The faces that were needed so far.
  var openedFaces: [FontFile] {
    zip(catalog.files, faces).compactMap { file, face in face == nil ? nil : file }
  }

  /// The place in the catalog of the face that a text is to be set in.
  ///
  /// A family that the catalog lacks gives the first of its typefaces: shaping has no errors.
  func typeface(for substitute: FontSubstitute) -> Int {
    if let resource = substitute.resource, let own = place(of: resource) { return own }
    let key = TypefaceKey(
      family: substitute.family, weight: substitute.weight, isItalic: substitute.isItalic)
    if let known = nearest[key] { return known }
    let index = nearestTypeface(to: substitute)
    nearest[key] = index
    return index
  }

  /// The place of a project's file, which is opened at its first use; `nil` where it has no face that can be used.
  private func place(of resource: FontResource) -> Int? {
    if let known = resources[resource] { return known }
    guard let content = projectFonts.file(of: resource) else {
      let error = ProjectFonts.changed(resource)
      failure =
        failure
        ?? Diagnostic(.error, at: SourceLocation(file: resource.path.text), error.message, hint: error.hint)
      return nil
    }
    let file = FontFile(resource)
    let face = FontFace(file, content: content)
    let place = face.flaw == nil ? files.count : nil
    if place != nil {
      files.append(file)
      faces.append(face)
      resourceBytes += content.bytes.count
    }
    resources[resource] = .some(place)
    return place
  }

  /// Gives up the files of projects where they are too many; to be called between texts only.
  func makeRoomForResources() {
    guard resources.count > FontLibrary.mostResources || resourceBytes > FontResource.mostBytesOfSource
    else { return }
    resources.removeAll()
    resourceBytes = 0
    files.removeLast(files.count - catalog.files.count)
    faces.removeLast(faces.count - catalog.files.count)
  }

  private func nearestTypeface(to substitute: FontSubstitute) -> Int {
    var best = typefaces.first ?? 0
    var bestScore = Int.max
    for index in typefaces {
      let file = catalog.files[index]
      var score = abs(file.weight.ordinal - substitute.weight.ordinal)
      if file.isItalic != substitute.isItalic { score += 100 }
      if file.family != substitute.family { score += 1000 }
      if score < bestScore { (best, bestScore) = (index, score) }
    }
    return best
  }

  /// The places in the catalog of the faces that a character is looked for when the typeface lacks it, best first.
  ///
  /// After the script's own come the other typefaces, whose letters and symbols go with these better than any.
  /// `script` is the character's own or that of its neighbours; `han` is the script whose face draws the Chinese
  /// characters of this text.
  func fallbacks(script: UInt32, han: UInt32, isBold: Bool) -> [Int] {
    let key = FallbackKey(script: script, han: han, isBold: isBold)
    if let known = fallbacks[key] { return known }
    let own = script == ScriptTag.han ? han : script
    var order = own == ScriptTag.latin ? [] : files(isBold: isBold) { scriptTags[$0].contains(own) }
    order += files(isBold: isBold) { catalog.files[$0].isPlainTypeface }
    order += files(isBold: isBold) { scriptTags[$0].contains(ScriptTag.latin) }
    order += files(isBold: isBold) { catalog.files[$0].purpose == .symbols }
    order += files(isBold: isBold) { scriptTags[$0].contains(han) }
    fallbacks[key] = order
    return order
  }

  /// The place in the catalog of the face for emoji.
  private(set) lazy var emoji: Int? = catalog.files.firstIndex { $0.purpose == .emoji }

  /// The wanted weight first, the other one behind it for what it lacks.
  private func files(isBold: Bool, where isWanted: (Int) -> Bool) -> [Int] {
    let wanted = catalog.files.indices.filter(isWanted)
    let bold = wanted.filter { catalog.files[$0].weight == .bold }
    let regular = wanted.filter { catalog.files[$0].weight != .bold }
    return isBold ? bold + regular : regular + bold
  }
}

extension FontFile {
  /// What to tell the user where the file cannot be used.
  fileprivate func diagnostic(_ flaw: String, neededFor scalar: Unicode.Scalar?) -> Diagnostic {
    let need = scalar.map { ", which “\($0)” needs," } ?? ""
    let isThere = access(path, F_OK) == 0
    let source = wheel.map { "wheel \($0)" } ?? "Debian package \(package)"
    return Diagnostic(
      .error, at: SourceLocation(file: path),
      "the font \(name) (\(role))\(need) \(isThere ? flaw : "is missing")",
      hint: isThere
        ? "reinstall the \(source), or give the program more memory" : "install the \(source)")
  }

  fileprivate var isPlainTypeface: Bool {
    purpose == .typeface && !isItalic && (weight == .regular || weight == .bold)
  }
}

extension FontWeight {
  /// The place among the weights from the lightest to the heaviest.
  var ordinal: Int { FontWeight.allCases.firstIndex(of: self) ?? 0 }
}
