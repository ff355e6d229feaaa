import TableModel
import TableProject
import TableRendering
import TableSources

/// What a preview shows: the sources of a call with their last good states, kept up with the files.
///
/// It knows nothing of pages and sockets, and belongs to one thread.
final class PreviewSession {
  private let watched: WatchedSources
  private let watcher: FolderWatcher
  private let store = SourceLoader.standard.keepingReaders()
  private var sources: [Int: PreviewSource] = [:]
  private var ids: [FilePath: Int] = [:]
  private var clock = 0
  private var toldProblem: Diagnostic?

  /// The most sources whose documents are kept, and that are read at once when many have changed.
  static let (mostKept, mostReadAtOnce) = (64, 100)
  /// The most bytes of all files whose documents are kept besides the one that was used last; what they describe takes
  /// dozens of times as much memory.
  static let mostKeptBytes = 4 << 20

  /// A session of the sources that files, folders and patterns stand for, with their texts in other languages in a
  /// folder, or beside them; a search finds the manifests that say something of them, or a project names
  /// them.
  init(
    _ arguments: [FilePath], strings: FilePath? = nil, data: SampleData? = nil,
    _ search: ManifestSearch = ManifestSearch(),
    of project: Project? = nil
  ) {
    watched = WatchedSources(arguments, strings: strings, data: data, search, of: project)
    watcher = FolderWatcher()
    watch()
    align()
    for input in watched.inputs.prefix(PreviewSession.mostReadAtOnce) { _ = read(input) }
    watch()
  }

  /// What another thread can wait by until something may have changed.
  var signal: WatchSignal { watcher.signal }

  /// The sources in the order of the call, without those that have turned out to have no screens.
  var list: [PreviewSource] {
    watched.inputs.compactMap { ids[$0.path] }.compactMap { sources[$0] }.filter { $0.state != .empty }
  }

  /// What is wrong with the call itself: what could not be looked into, and what was named and is not there.
  var complaints: [Diagnostic] {
    let missing = watched.inputs.filter { !$0.isFound && !$0.path.exists }.compactMap { ids[$0.path] }
    return problems + missing.flatMap { source($0)?.result?.diagnostics ?? [] }
  }

  /// What could not be looked into.
  var problems: [Diagnostic] { watched.problems + (watcher.problem.map { [$0] } ?? []) }

  /// A source with what is known of it, read if need be; `nil` for an unknown number.
  func source(_ id: Int) -> PreviewSource? {
    guard let known = sources[id] else { return nil }
    clock += 1
    sources[id]?.lastUse = clock
    if known.result == nil { _ = read(known.input) }
    return sources[id]
  }

  /// Takes note of what has changed on the disk, and says what pages are to be told.
  func look() -> [PreviewEvent] {
    follow(watcher.changes())
  }

  /// Looks for folders that were moved without anyone telling, and says what pages are to be told.
  func lookForFolders() -> [PreviewEvent] {
    watch()
    return look()
  }

  private func watch() {
    watcher.watch(watched.folders, files: watched.manifests)
  }

  /// Takes note of changes, and says what pages are to be told.
  func follow(_ changes: FolderChanges) -> [PreviewEvent] {
    let configured = watched.inputs(configuredBy: changes)
    let effect = watched.effect(of: changes)
    guard !effect.isEmpty || !configured.isEmpty else { return [] }
    var events: [PreviewEvent] = []
    if effect.changesList {
      align()
      events.append(.list)
    }
    for (number, input) in effect.changed.enumerated() {
      guard let id = ids[input.path] else { continue }
      sources[id]?.revision += 1
      if number < PreviewSession.mostReadAtOnce {
        _ = read(input)
      } else {
        sources[id]?.result = nil
      }
      if let source = sources[id] { events.append(.changed(source)) }
    }
    // What is forgotten will be read when someone asks for it, and needs no second look now.
    let known = effect.doubtful.filter { input in ids[input.path].flatMap { sources[$0]?.result } != nil }
    for (number, input) in known.enumerated() {
      guard let id = ids[input.path] else { continue }
      sources[id]?.revision += 1
      if number >= PreviewSession.mostReadAtOnce {
        sources[id]?.result = nil
      } else if !read(input) {
        continue
      }
      if let source = sources[id] { events.append(.changed(source)) }
    }
    // The screens are as they were, and what the linter says of them may not be.
    for input in configured where !effect.changed.contains(input) {
      guard let id = ids[input.path] else { continue }
      sources[id]?.revision += 1
      if let source = sources[id] { events.append(.changed(source)) }
    }
    watch()
    if let problem = watcher.problem, problem != toldProblem {
      toldProblem = problem
      events.append(.problem(problem))
    }
    // A page that is told of so much had better ask for everything anew, which has the problems in it too.
    return events.count > PreviewSession.mostReadAtOnce ? [.list] : events
  }

  /// Reads a source, and says whether anything is new.
  private func read(_ input: InputFile) -> Bool {
    guard let id = ids[input.path] else { return false }
    let read = SourceStore(loader: store).source(of: input, isWantedAgain: false)
    watched.note(read, of: input)
    clock += 1
    sources[id]?.lastUse = clock
    let isNew = sources[id]?.note(read) ?? false
    forgetSurplus()
    return isNew
  }

  /// Gives new sources their numbers, and forgets those that are gone.
  private func align() {
    let paths = Set(watched.inputs.map(\.path))
    for (path, id) in ids where !paths.contains(path) {
      (ids[path], sources[id]) = (nil, nil)
    }
    for input in watched.inputs where ids[input.path] == nil {
      let id = nextID
      nextID += 1
      ids[input.path] = id
      sources[id] = PreviewSource(id: id, input: input)
    }
  }

  private var nextID = 0

  private func forgetSurplus() {
    let kept = sources.values.filter { $0.result != nil || $0.sound != nil }
    let isCrowded = kept.count > 2 * PreviewSession.mostKept
    guard isCrowded || kept.reduce(0, { $0 + $1.keptBytes }) > PreviewSession.mostKeptBytes else { return }
    var bytes = 0
    for (place, source) in kept.sorted(by: { $0.lastUse > $1.lastUse }).enumerated() {
      bytes += source.keptBytes
      if place > 0, bytes > PreviewSession.mostKeptBytes {
        sources[source.id]?.forgetAll()
      } else if isCrowded, place >= PreviewSession.mostKept {
        sources[source.id]?.forget()
      }
    }
  }
}

/// Something that pages are told of while they are open.
enum PreviewEvent {
  /// A source, or what it shows, has changed.
  case changed(PreviewSource)
  /// The list of sources is another.
  case list
  /// Something is to be said that is no source’s fault.
  case problem(Diagnostic)

  /// The event as a line of JSON.
  var line: String {
    switch self {
    case .changed(let source): JSONValue.object([("kind", .string("changed")), ("source", source.json)]).line
    case .list: JSONValue.object([("kind", .string("list"))]).line
    case .problem(let finding):
      JSONValue.object([("kind", .string("problem")), ("problem", finding.json)]).line
    }
  }
}
