import TableLayout
import TableModel
import TableProject
import TableRendering
import TableSources

/// Puts what a review has found into a book: what `tablemock sheet --review` does.
///
/// A page for each picture that is not as it should be: both sides beside each other, and below them in words what
/// differs. A picture that cannot be shown is reported, and its page keeps its words.
public struct ReviewBookJob: Sendable {
  /// The folder of the review.
  public var folder: ReviewFolder
  /// Where the book goes.
  public var plan: OutputPlan
  /// How files are written.
  public var pictures: PictureOptions

  /// A job for a review.
  public init(_ folder: ReviewFolder, plan: OutputPlan, pictures: PictureOptions = PictureOptions()) {
    self.folder = folder
    self.plan = plan
    self.pictures = pictures
  }

  /// Writes the book; throws where a font is missing, and what the observer throws.
  public func run(_ observer: any JobObserver) throws -> BatchSummary {
    let input = InputFile(path: folder.record, outputName: "review")
    var files = WrittenFiles(of: [input], SourceStore())
    var account = PictureAccount(observer, planned: plan.formats.count)
    let drawer = PictureDrawer(try Renderer(), pictures: pictures, withDigests: observer.wantsDigests)
    drawer.turn(to: .empty, of: input)
    let screen = Document(screens: [Screen(content: .controller(ViewController()))])
    for job in plan.pictures(of: input.outputName, showing: screen).map({ BatchJob($0) }) {
      do {
        let entries = try entries()
        var result = drawer.write(
          .book(try drawer.renderer.book(of: entries)), as: job, plan, &files, &account)
        if result?.status == .failed {
          let (sound, complaints) = withoutBrokenPictures(entries, as: job, drawer)
          if !complaints.isEmpty {
            account.hasFailed()
            result = drawer.write(
              .book(try drawer.renderer.book(of: sound)), as: job, plan, &files, &account)
            result?.diagnostics.insert(contentsOf: complaints, at: 0)
          }
        }
        try account.finish(result.map { [$0] } ?? [])
      } catch let error as Diagnostic {
        try account.finish([drawer.failure(job, error)])
      }
    }
    return account.summary
  }

  /// The pages without the pictures that cannot be drawn, which say so, and why they cannot be.
  private func withoutBrokenPictures(
    _ entries: [BookEntry], as job: BatchJob, _ drawer: PictureDrawer
  ) -> (entries: [BookEntry], complaints: [Diagnostic]) {
    var complaints: [Diagnostic] = []
    let sound = entries.map { entry in
      var entry = entry
      entry.pictures.removeAll { picture in
        let own = drawer.complaints(about: .still(picture.scene), as: job).map { complaint in
          var complaint = complaint
          if let file = picture.scene.root.imagePath { complaint.location = SourceLocation(file: file.text) }
          return complaint
        }
        complaints += own
        entry.findings += own.map(BookPageText.paragraph)
        return !own.isEmpty
      }
      return entry
    }
    return (sound, complaints)
  }

  /// The pages of the review's entries.
  func entries() throws(Diagnostic) -> [BookEntry] {
    let place = SourceLocation(file: folder.record.text)
    let bytes = try folder.found(
      otherwise: "there is no review in this folder",
      hint: "“tablemock verify” and “tablemock diff” write one")
    guard let record = try folder.value(of: bytes), record["format"]?.text == ReviewRecord.format,
      let items = record["entries"]?.items
    else { throw Diagnostic(.error, at: place, "this is not a review of tablemock, or it is damaged") }
    guard items.count <= SheetError.mostPictures else {
      throw Diagnostic(
        .error, at: place,
        "the review has \(items.count) entries, and a book takes at most \(SheetError.mostPictures)")
    }
    return ReviewBookJob.grouped(items).map { entry(of: $0.item, others: $0.others, record) }
  }

  /// One item of each group, with the names of the others.
  private static func grouped(_ items: [JSONValue]) -> [(item: JSONValue, others: [String])] {
    var places: [String: Int] = [:]
    var groups: [(item: JSONValue, others: [String])] = []
    for item in items {
      let group = item["group"]?.text
      if let group, let place = places[group] {
        groups[place].others.append(item["name"]?.text ?? "")
      } else {
        if let group { places[group] = groups.count }
        groups.append((item, []))
      }
    }
    return groups
  }

  private func entry(of item: JSONValue, others: [String], _ record: JSONValue) -> BookEntry {
    let sides = ["expected", "actual"].compactMap { side -> ContactSheet.Entry? in
      picture(of: item, side).map { ContactSheet.Entry($0, caption: record[side]?.text ?? side) }
    }
    let words = item["words"]?.items?.compactMap { $0["text"]?.text } ?? []
    let diagnostics = item["diagnostics"]?.items?.compactMap { Diagnostic(json: $0) } ?? []
    let messages = diagnostics.map(BookPageText.paragraph)
    let count = item["pixels"]?["count"]?.number.map { "\($0.shortDescription) pixels differ" }
    let more = others.isEmpty ? "" : " and \(others.count) more"
    let alike = others.isEmpty ? [] : ["the same in \(others.joined(separator: ", "))"]
    return BookEntry(
      title: "\(item["state"]?.text ?? "") \(item["name"]?.text ?? "")\(more)".withVisibleControls,
      pictures: sides,
      facts: [count, item["input"]?.text].compactMap { $0?.withVisibleControls },
      findings: (words + messages + alike + [item["unknown"]?.text].compactMap { $0 }).map(
        \.withVisibleControls))
  }

  /// The file that a text in the review names, from the review's folder.
  private func path(_ text: String) -> FilePath {
    ReviewFile.path(text) { folder.path.appending($0).exists }
  }

  /// The picture of a side as a scene; `nil` where there is none that can be shown.
  private func picture(of item: JSONValue, _ side: String) -> Scene? {
    guard item["format"]?.text == "png", let picture = item[side],
      let file = picture["file"]?.text.map(path), !file.isAbsolute, !file.leadsUp, !file.isEmpty,
      let width = picture["width"]?.number, let height = picture["height"]?.number, width >= 1, height >= 1
    else { return nil }
    let scale = min(3, max(1, item["scale"]?.number ?? 1))
    let size = Size(width: width / scale, height: height / scale)
    let bounds = Rect(origin: .zero, size: size)
    let image = ImageReference(
      name: file.text, path: folder.realPath(of: file) ?? folder.path.appending(file), format: .png,
      size: size, scale: scale)
    return Scene(
      theme: "", size: size, contentSize: size, scale: scale,
      root: SceneNode(.imageView, frame: bounds, drawings: [.image(PlacedImage(image, in: bounds))]))
  }
}

extension SceneNode {
  /// The file of the picture that the view is.
  fileprivate var imagePath: FilePath? {
    guard case .image(let placed)? = drawings.first else { return nil }
    return placed.reference.path
  }
}
