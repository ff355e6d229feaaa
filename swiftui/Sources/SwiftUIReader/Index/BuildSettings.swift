import SwiftIfConfig
import SwiftSyntax

/// What `#if` asks about: an app for iPhones, built with today’s tools for users.
struct BuildSettings: BuildConfiguration {
  /// Further conditions that are set, such as `DEBUG`.
  var conditions: Set<String> = []

  private static let missingModules: Set<String> = ["AppKit", "WatchKit", "TVUIKit", "Cocoa", "Carbon"]

  func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    !importPath.contains { BuildSettings.missingModules.contains($0.1) }
  }
  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { false }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6, 2) }
  var compilerVersion: VersionTuple { VersionTuple(6, 2) }

  /// The statements, members or the rest of an expression that an `#if` leaves; `nil` for nothing.
  func chosen(_ config: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    config.activeClause(in: self).clause?.elements
  }
}
