import TableModel

/// A file that is written but for the last step.
package struct PreparedFile {
  package enum Content {
    /// A file in its place that has the right bytes.
    case present(PresentFile, [UInt8])
    /// A file that is to take its place.
    case draft(DraftFile)
  }

  package let path: FilePath
  package let content: Content
  package let isDurable: Bool

  /// Puts the file in its place, or gives one that is there the time of a new one.
  package func publish() throws(FileError) {
    switch content {
    case .draft(let draft):
      try draft.publish()
    case .present(let present, let bytes):
      if present.touch() { return try sync(present) }
      let draft = try DraftFile(for: path, isDurable: isDurable)
      try draft.append(bytes)
      try draft.publish()
    }
  }

  /// What is there already may have been written by a run that did not wait for the disk.
  private func sync(_ present: PresentFile) throws(FileError) {
    guard isDurable else { return }
    do {
      try present.sync()
      try OpenFile.syncFolder(of: path)
    } catch {
      throw FileError(path: path, code: error.number)
    }
  }
}
