import Glibc

/// Finds the source files that a user means by files, folders and patterns.
public enum InputExpansion {
  /// The endings of files that are looked for in folders.
  static let endings = ["yaml", "yml", "json"]

  /// The source files, in the order of the arguments and sorted by name inside a folder or pattern.
  ///
  /// A name that is no file is kept: reading it will say what is wrong with it. A pattern that nothing matches
  /// is kept for the same reason.
  public static func expand(_ arguments: [String]) -> [InputFile] {
    arguments.flatMap { argument -> [InputFile] in
      if argument == "-" { return [InputFile(path: "-", outputName: "table")] }
      if let names = folderContents(argument, followsLink: true) {
        return files(in: argument, names: names, below: "")
      }
      guard argument.contains(where: { "*?[".contains($0) }), access(argument, F_OK) != 0 else {
        return [file(argument)]
      }
      let matches = matches(of: argument)
      return matches.isEmpty ? [file(argument)] : expand(matches)
    }
  }

  private static func file(_ path: String) -> InputFile {
    InputFile(path: path, outputName: stem(of: path.split(separator: "/").last.map(String.init) ?? path))
  }

  private static func stem(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  private static func files(in folder: String, names: [String], below prefix: String) -> [InputFile] {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return names.flatMap { name -> [InputFile] in
      let path = base + name
      if let inner = folderContents(path) {
        return files(in: path, names: inner, below: "\(prefix)\(name)/")
      }
      let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
      guard endings.contains(ending) else { return [] }
      return [InputFile(path: path, outputName: prefix + stem(of: name))]
    }
  }

  /// The names in a folder in the order of their bytes, without hidden ones; `nil` for what is no folder.
  ///
  /// Links to folders found inside folders are not followed, so that no circle of links is walked.
  private static func folderContents(_ path: String, followsLink: Bool = false) -> [String]? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW))
    guard descriptor >= 0, let folder = fdopendir(descriptor) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { buffer in
        String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func matches(of pattern: String) -> [String] {
    var result = glob_t()
    defer { globfree(&result) }
    guard glob(pattern, 0, nil, &result) == 0 else { return [] }
    return (0..<Int(result.gl_pathc)).compactMap { index in
      result.gl_pathv[index].map { String(cString: $0) }
    }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
