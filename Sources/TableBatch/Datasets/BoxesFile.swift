import TableLayout
import TableModel
import TableReview
import TableSources

/// The boxes of all views of a batch's pictures, as a file that appears when the batch has ended.
final class BoxesFile {
  private let draft: DraftFile
  private let format: BoxesOptions.Format
  private let folder: FilePath
  private var text: String
  private var annotationCount = 0
  /// The pictures in COCO's form, which stand behind all annotations.
  private var images: [String] = []

  /// A file in the folder of a batch's records, which names of pictures are relative to.
  init(in folder: FilePath, shard: Shard, _ format: BoxesOptions.Format) throws(FileError) {
    let ending = format == .coco ? ".coco.json" : ".jsonl"
    draft = try DraftFile(for: folder.appending(FilePath("boxes\(shard.suffix)\(ending)")))
    self.format = format
    self.folder = folder
    text = format == .coco ? "{\"info\": {\"description\": \"tablemock\"}, \"annotations\": [" : ""
  }

  /// Adds a picture; those that could not be made have no boxes.
  func append(_ result: JobResult) throws(FileError) {
    guard let boxes = result.boxes, let size = result.size else { return }
    let name = JournalFolder(path: folder).name(of: result.output).text
    switch format {
    case .jsonl: appendLine(result, name, size, boxes)
    case .coco: appendImage(result, name, size, boxes)
    }
    if text.utf8.count > 1 << 16 { try flush() }
  }

  /// Ends the file and puts it in its place.
  func finish() throws(FileError) {
    if format == .coco {
      let categories = ViewClass.allCases.enumerated().map { number, viewClass in
        JSONValue.object([
          ("id", .number(Double(number + 1))), ("name", .string(viewClass.rawValue)),
          ("supercategory", .string("view")),
        ])
      }
      text += "\n], \"images\": [\n" + images.joined(separator: ",\n")
      text += "\n], \"categories\": \(JSONValue.array(categories).line)}\n"
    }
    try flush()
    try draft.publish()
  }

  private func appendLine(_ result: JobResult, _ name: String, _ size: Size, _ boxes: PictureBoxes) {
    let picture = description(of: result, name, size, boxes, named: "file")
    let views = JSONValue.array(boxes.views.map { .object($0.members) })
    JSONValue.object(picture + [("views", views)]).write(to: &text)
    text += "\n"
  }

  private func appendImage(_ result: JobResult, _ name: String, _ size: Size, _ boxes: PictureBoxes) {
    let id = ("id", JSONValue.number(Double(images.count + 1)))
    images.append(
      JSONValue.object([id] + description(of: result, name, size, boxes, named: "file_name")).line)
    for view in boxes.views {
      guard let visible = view.visible, let category = ViewClass.allCases.firstIndex(of: view.viewClass)
      else {
        continue
      }
      text += annotationCount == 0 ? "\n" : ",\n"
      annotationCount += 1
      let annotation: [(key: String, value: JSONValue)] = [
        ("id", .number(Double(annotationCount))), ("image_id", .number(Double(images.count))),
        ("category_id", .number(Double(category + 1))), ("bbox", .frame(visible)),
        ("area", .number(visible.width * visible.height)), ("iscrowd", .number(0)),
        ("segmentation", .array([])), ("attributes", .object(view.members)),
      ]
      JSONValue.object(annotation).write(to: &text)
    }
  }

  private func description(
    of result: JobResult, _ name: String, _ size: Size, _ boxes: PictureBoxes, named key: String
  ) -> [(key: String, value: JSONValue)] {
    [
      (key, .string(name)), ("width", .number(size.width)), ("height", .number(size.height)),
      ("input", .string(result.input.text)), ("table", result.table.map(JSONValue.string) ?? .null),
      ("language", result.variant.language.map(JSONValue.string) ?? .null),
      ("split", boxes.split.map(JSONValue.string) ?? .null),
    ]
  }

  private func flush() throws(FileError) {
    try draft.append(Array(text.utf8))
    text = ""
  }
}
