import TableModel
import TableRendering
import TableSources

/// What a preview knows of one of its sources.
struct PreviewSource {
  /// What there is to be said of a source in a list.
  enum State: String {
    /// Nobody has asked for it yet.
    case unread
    /// It can be drawn as it is.
    case good
    /// It has errors; what is shown is an older state of it, if there is one.
    case broken
    /// It is none of this program’s files, or has no tables.
    case empty
  }

  /// A document that can be drawn.
  struct Sound {
    /// The file's contents and what they described.
    var source: Source
    /// The revision that it was read at.
    var revision: Int

    /// What the source described.
    var result: LoadingResult { source.result }
  }

  /// The number by which pages call the source, as long as the preview runs.
  let id: Int
  /// The file.
  var input: InputFile
  /// A number that grows whenever the source, or what it shows, has changed.
  var revision = 0
  /// What there is to be said of it.
  var state = State.unread
  /// What was read last; `nil` where that is forgotten, or was never done.
  var result: LoadingResult?
  /// What can be drawn: the last state without errors.
  var sound: Sound?
  /// The names of its screens.
  var screens: [String] = []
  /// When it was last asked for or read, in requests and changes since the beginning.
  var lastUse = 0

  /// A source that is not read yet.
  init(id: Int, input: InputFile) {
    (self.id, self.input) = (id, input)
  }

  /// Takes over what reading has given, and says whether that is anything new.
  mutating func note(_ source: Source) -> Bool {
    let (old, new) = (result, source.result)
    result = new
    if let document = new.document {
      state = document.screens.isEmpty ? .empty : .good
      screens = document.tableNames
      sound = document.screens.isEmpty ? nil : Sound(source: source, revision: revision)
    } else {
      state = .broken
    }
    return old != new
  }

  /// The bytes of the files whose documents are kept.
  var keptBytes: Int { sound?.source.bytes?.count ?? 0 }

  /// Forgets what was read, be it the last state of a source that has errors by now.
  mutating func forgetAll() {
    result = nil
    sound = nil
  }

  /// Forgets what was read, and what can be read again.
  mutating func forget() {
    result = nil
    if state != .broken { sound = nil }
  }

  /// The source as an entry of a list.
  var json: JSONValue {
    .object([
      ("id", .number(Double(id))), ("name", .string(input.path.shown)),
      ("revision", .number(Double(revision))), ("state", .string(state.rawValue)),
      ("screens", .array(screens.map(JSONValue.string))),
    ])
  }
}
