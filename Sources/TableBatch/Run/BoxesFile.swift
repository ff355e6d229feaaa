import TableLayout
import TableModel
import TableProject
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
    guard let boxes = result.boxes else { return }
    let name = JournalFolder(path: folder).name(of: result.output).text
    switch format {
    case .jsonl: appendLine(name, boxes)
    case .coco: appendImage(name, boxes)
    }
    if text.utf8.count > 1 << 16 { try flush() }
  }

  /// Ends the file and puts it in its place.
  func finish() throws(FileError) {
    if format == .coco {
      text += "\n], \"images\": [\n" + images.joined(separator: ",\n")
      text += "\n], \"categories\": \(BoxesOptions.categories.line)}\n"
    }
    try flush()
    try draft.publish()
  }

  private func appendLine(_ name: String, _ boxes: PictureBoxes) {
    JSONValue.object([("file", .string(name))] + boxes.line).write(to: &text)
    text += "\n"
  }

  private func appendImage(_ name: String, _ boxes: PictureBoxes) {
    let heading: [(key: String, value: JSONValue)] = [
      ("id", .number(Double(images.count + 1))), ("file_name", .string(name)),
    ]
    images.append(JSONValue.object(heading + boxes.picture).line)
    for annotation in boxes.annotations {
      text += annotationCount == 0 ? "\n" : ",\n"
      annotationCount += 1
      let ids: [(key: String, value: JSONValue)] = [
        ("id", .number(Double(annotationCount))), ("image_id", .number(Double(images.count))),
      ]
      JSONValue.object(ids + annotation).write(to: &text)
    }
  }

  private func flush() throws(FileError) {
    try draft.append(Array(text.utf8))
    text = ""
  }
}
