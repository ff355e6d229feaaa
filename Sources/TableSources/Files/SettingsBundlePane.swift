import TableModel

/// The pane of a Settings bundle that stands for all of it.
enum SettingsBundlePane {
  /// What apps' bundles are called.
  static let folderName: FilePath = "Settings.bundle"

  /// The names that the first pane may have, the best first: iOS takes one for a phone before one for all devices.
  private static let names: [FilePath] = ["Root~iphone.plist", "Root.plist", "Root~ipad.plist"]

  /// The first pane of the bundle in a folder; `nil` where it has none.
  static func first(in folder: FilePath) -> FilePath? {
    names.lazy.map(folder.appending).first { $0.exists && !$0.isFolder }
  }

  /// The first pane of the bundle in a folder that is held, as a file that is held; `nil` where it has none.
  ///
  /// Throws where a link leads out of reach.
  static func first(
    in folder: OpenFile, within reach: SourceReach
  ) throws(SystemError) -> (name: FilePath, file: OpenFile)? {
    for name in names {
      do throws(SystemError) {
        let file = try folder.file(below: name, OpenFile.holding, within: reach)
        if try file.status().kind != .directory { return (name, file) }
      } catch  where error.isElsewhere {
        throw error
      } catch {}
    }
    return nil
  }
}
