import TableModel
import TestSupport
import Testing

@testable import TableSources

/// Where a library may be loaded from, and where those of this process come from.
@Suite struct LibrarySearchTests {
  @Test func filesAreFoundInTheOrderOfTheLoader() throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    for place in ["named.so", "spec/named.so", "spec/icons/named.so", "spec/icons/named.so.2"] {
      try folder.write([1], to: place)
    }
    let cached = [
      "named.so", "\(path)/other.so", "\(path)/spec/named.so", "\(path)/gone/named.so", "\(path)/named.so",
    ]
    try folder.write(Array("ld.so.cache\0\(cached.joined(separator: "\0"))\0".utf8), to: "cache")
    let search = LibrarySearch(
      variable: "\(path)/none:\(path)/spec/icons;", cache: FilePath("\(path)/cache"),
      folders: [FilePath(path)])
    #expect(
      search.files(named: "named.so").map(\.text)
        == ["spec/icons/", "spec/", ""].map { "\(path)/\($0)named.so" })
    #expect(search.files(named: "none.so").isEmpty)
  }

  @Test(arguments: ["", "/none/of/it"]) func aSystemWithoutACacheHasFoldersAlone(_ variable: String) throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "named.so")
    let path = FilePath(folder.path)
    let search = LibrarySearch(variable: variable, cache: path.appending("none"), folders: [path])
    #expect(search.files(named: "named.so") == [path.appending("named.so")])
  }

  @Test func theSystemsOwnLibrariesAreFound() {
    #expect(!LibrarySearch().files(named: "libc.so.6").isEmpty)
  }

  @Test func loadedLibrariesAreKnownByTheirNames() {
    let list = """
      55d0-55d1 r-xp 00000000 08:01 1 /usr/bin/draws
      7f00-7f01 r--p 00000000 08:01 2 /usr/lib/libdraw-1.so.2.3
      7f01-7f02 r-xp 00001000 08:01 2 /usr/lib/libdraw-1.so.2.3
      7f02-7f03 r-xp 00000000 08:01 3 /usr/lib/libdraw.so.6
      7f03-7f04 rw-p 00000000 00:00 0 [heap]
      7f04-7f05 rw-p 00000000 00:00 0

      """
    let libraries = LoadedLibraries(list: Array(list.utf8))
    #expect(libraries.file(named: "libdraw") == "/usr/lib/libdraw.so.6")
    #expect(libraries.file(named: "libdraw-1") == "/usr/lib/libdraw-1.so.2.3")
    #expect(libraries.file(named: "libpaint") == nil)
    #expect(LoadedLibraries.current.file(named: "libc")?.isAbsolute == true)
  }
}
