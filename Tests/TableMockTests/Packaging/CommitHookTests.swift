import Foundation
import TableModel
import TableRendering
import Testing

@testable import TableProject
@testable import TableSources

/// The hooks for pre-commit run for every kind of file that a picture comes of, or is held against.
@Suite struct CommitHookTests {
  /// The pattern of names for which a hook runs.
  private func pattern(of hook: String) throws -> NSRegularExpression {
    let hooks = Repository.text(of: ".pre-commit-hooks.yaml").components(separatedBy: "- id: ").dropFirst()
    let text = try #require(hooks.first { $0.hasPrefix("\(hook)\n") })
    let match = try #require(text.firstMatch(of: #/\n  files: '(.*)'\n/#))
    return try NSRegularExpression(pattern: String(match.output.1))
  }

  private func isMeant(_ name: String, by pattern: NSRegularExpression) -> Bool {
    pattern.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
  }

  private static let read =
    SourceKind.specEndings + SourceKind.documentEndings + SourceKind.settingsEndings + InputExpansion.endings
    + ImageReference.Format.endings + SourceFootprint.stringEndings + FontFileReader.endings

  @Test(arguments: ["tablemock-lint", "tablemock-verify"]) func theyRunForAllThatIsRead(hook: String) throws {
    let pattern = try pattern(of: hook)
    let endings = Self.read + (hook == "tablemock-verify" ? PictureFormat.allCases.map(\.rawValue) : [])
    #expect(Set(endings).count > 15)
    for ending in endings {
      for name in ["a.\(ending)", "a/b c/d.e.\(ending)", "a.\(ending.uppercased())"] {
        #expect(isMeant(name, by: pattern), "\(name)")
      }
    }
    for name in ["tablemock.yaml", "Settings.bundle/Root.plist", "A.xcassets/B.imageset/Contents.json"] {
      #expect(isMeant(name, by: pattern), "\(name)")
    }
    for name in ["a.swift", "README.md", "yaml", "a.yaml.orig", "xib/a.m", "a.jsonl"] {
      #expect(!isMeant(name, by: pattern), "\(name)")
    }
  }

  @Test func theLockOfApprovedPicturesCounts() throws {
    let pattern = try pattern(of: "tablemock-verify")
    #expect(isMeant("golden/tablemock.lock", by: pattern) && isMeant("tablemock.lock", by: pattern))
    #expect(!isMeant("Package.lock", by: pattern) && !isMeant("x-tablemock.lock", by: pattern))
  }
}
