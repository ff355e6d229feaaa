import Foundation
import TableModel
import Testing

@testable import TableSources

@Suite struct BuildIdentifierTests {
  /// A program's beginning with one note.
  private func program(
    name: String = "GNU\0", kind: UInt8 = 3, content: [UInt8] = [1, 2, 3, 4, 5]
  ) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64 + 56)
    bytes.replaceSubrange(0..<6, with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    (bytes[32], bytes[54], bytes[56]) = (64, 56, 1)
    (bytes[64], bytes[64 + 8], bytes[64 + 32]) = (4, 120, 40)
    bytes += [UInt8(name.utf8.count), 0, 0, 0, UInt8(content.count), 0, 0, 0, kind, 0, 0, 0]
    return bytes + Array(name.utf8) + content + [0, 0, 0]
  }

  @Test func theNoteOfTheLinkerIsFound() {
    #expect(BuildIdentifier.identifier(in: program()) == [1, 2, 3, 4, 5])
  }

  @Test func otherNotesAreNot() {
    #expect(BuildIdentifier.identifier(in: program(name: "Go\0\0")) == nil)
    #expect(BuildIdentifier.identifier(in: program(kind: 1)) == nil)
    #expect(BuildIdentifier.identifier(in: program(content: [])) == nil)
    #expect(BuildIdentifier.identifier(in: Array("#!/bin/sh\n".utf8)) == nil)
  }

  @Test func whatIsCutOffHasNone() {
    let whole = program()
    // The last three bytes only fill up the note.
    for count in 0..<(whole.count - 3) {
      #expect(BuildIdentifier.identifier(in: Array(whole[..<count])) == nil, "\(count)")
    }
  }

  /// Any byte may be any other: nothing is read that is not there.
  @Test(arguments: [UInt8(0), 1, 0x7F, 0xFF]) func damageIsNoHarm(_ byte: UInt8) {
    let whole = program()
    for index in whole.indices {
      var bytes = whole
      bytes[index] = byte
      _ = BuildIdentifier.identifier(in: bytes)
    }
  }
}
