import Glibc

/// What a shell's pattern stands for.
package struct GlobMatches {
  /// The paths in the order of their bytes.
  package let names: [FileName]

  /// Looks for what matches a pattern.
  package init(pattern: String) {
    var result = glob_t()
    defer { globfree(&result) }
    guard glob(pattern, 0, nil, &result) == 0 else {
      names = []
      return
    }
    names = (0..<Int(result.gl_pathc)).compactMap { index in
      result.gl_pathv[index].map { path in FileName(UnsafeRawBufferPointer(start: path, count: strlen(path)))
      }
    }
    .sorted { $0.precedes($1) }
  }
}
