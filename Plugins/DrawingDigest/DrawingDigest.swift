import Foundation
import PackagePlugin

/// Gives a target the constant `DrawingCode.digest`: the digest of its own sources and of all that it stands on.
///
/// The digest depends on names and contents of files alone, never on the folder, the compiler's options or the day, so
/// that all builds of a commit agree about what decides pictures.
@main
struct DrawingDigest: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let script = package.appending(path: "Scripts/drawing-digest")
    let output = context.pluginWorkDirectoryURL.appending(path: "DrawingCode.swift")
    let sources = ([target] + target.recursiveTargetDependencies).flatMap(files)
    return [
      .buildCommand(
        displayName: "Computing the digest of the code that draws",
        executable: URL(filePath: "/bin/sh"),
        arguments: [script.path, package.path, output.path] + sources.map(\.path),
        inputFiles: [script] + sources, outputFiles: [output])
    ]
  }

  /// All files of a target; those of C modules are headers, which are no sources to the package manager.
  private func files(of target: any Target) -> [URL] {
    let files = FileManager.default.enumerator(
      at: target.directoryURL, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
      .sorted { $0.path < $1.path }
  }
}
