import Glibc
import TableModel
import TableReview
import TableSources

/// Repositories of strangers: no configuration has a program run, and what git answers is read like any other text.
enum GitCheck {
  /// A checkout in which a content is missing, with a program that leaves a mark; `nil` where git cannot make it.
  private static let model: FilePath? = {
    let top = FilePath("/tmp/tablemock-fuzz-git-\(getpid())")
    let mark = "#!/bin/sh\ntouch \"$(dirname \"$(readlink -f \"$0\")\")/marked\"\n"
    let content = "tableView: {rows: [a]}\n"
    // Git’s name for that content.
    let object: FilePath = ".git/objects/19/e01269017131d27899a750335e042f2ea8659c"
    let history = """
      blob
      mark :1
      data \(content.utf8.count)
      \(content)
      commit refs/heads/main
      committer x <x> 0 +0000
      data 1
      x
      M 100644 :1 a.yaml


      """
    guard (try? OutputFile(path: top.appending("mark")).write(Array(mark.utf8))) != nil,
      top.appending("mark").withCString({ chmod($0, 0o755) }) == 0,
      run(["init", "-q", "--object-format=sha1", "-b", "main"], in: top),
      run(["fast-import", "--quiet"], in: top, reading: history),
      top.appending(object).withCString({ unlink($0) }) == 0,
      (try? OutputFile(path: top.appending(".git/info/attributes")).write(attributes)) != nil,
      top.appending("hooks").withCString({ mkdir($0, 0o755) }) == 0
    else { return nil }
    for hook in ["post-checkout", "post-index-change", "reference-transaction"] {
      _ = top.appending(FilePath("hooks/\(hook)")).withCString { symlink("../mark", $0) }
    }
    return top
  }()

  private static let attributes = Array("* diff=evil filter=evil merge=evil\n".utf8)

  /// What promises all that is missing, behind whatever else a configuration says.
  private static let promise = """

    [core]
    repositoryFormatVersion = 1
    [remote "evil"]
    url = .
    promisor = true
    """

  private static func run(_ words: [FilePath], in folder: FilePath, reading input: String = "") -> Bool {
    guard let program = try? GitProgram.path(),
      let git = try? ChildProcess(program, ["-C", folder] + words, variables: []),
      (try? git.input?.write(Array(input.utf8))) != nil, (try? git.collect(atMost: 1 << 16)) != nil
    else { return false }
    return git.wait() == 0
  }

  /// A configuration, in which `./mark` and the folder `hooks` are what leaves a mark.
  ///
  /// Each takes several runs of git, and so as long as many inputs of other readers.
  static func configuration(_ bytes: [UInt8]) -> [String] {
    guard let model,
      (try? OutputFile(path: model.appending(".git/config")).write(bytes + promise.utf8)) != nil
    else { return ["there is no git, or no room for a repository"] }
    if let repository = try? GitRepository(of: model, label: "HEAD:") {
      _ = try? repository.files(around: "a.yaml", in: "HEAD") { _ in true }
      let all = try? repository.files(around: "", in: "HEAD") { _ in true }
      for entry in all?.tree.entries ?? [] {
        _ = try? repository.objects(.sizes).size(of: entry.object)
        _ = try? repository.objects(.contents).read(entry.object) { _ in }
      }
    }
    guard model.appending("marked").withCString({ unlink($0) }) != 0 else {
      return ["a program of the configuration was run"]
    }
    return []
  }

  /// What git prints: a list of files, and objects, in pieces of as many bytes as the first byte says or all at once.
  static func answers(_ bytes: [UInt8]) -> [String] {
    let text = Array(bytes.dropFirst())
    let entries = GitEntry.entries(in: text)
    let isSound = entries.allSatisfy { entry in
      entry.object.utf8.allSatisfy("0123456789abcdef".utf8.contains) && !entry.path.bytes.contains(0)
    }
    var broken = isSound ? [] : ["an entry has a name that git could not give it"]
    if told(text, piece: max(1, Int(bytes.first ?? 0))) != told(text, piece: max(1, text.count)) {
      broken.append("objects are read in two ways, by how much comes at once")
    }
    return broken
  }

  /// What is told of objects, up to the first that git does not have.
  private static func told(_ text: [UInt8], piece: Int) -> [[UInt8]] {
    var rest = text[...]
    let objects = GitObjects(ask: { _ in true }) {
      defer { rest = rest.dropFirst(piece) }
      return Array(rest.prefix(piece))
    }
    var contents: [[UInt8]] = []
    while true {
      var content: [UInt8] = []
      guard (try? objects.read("0", { content += $0 })) == true else { return contents }
      contents.append(content)
    }
  }
}
