import CPangoCairo
import TableModel

/// The font files of projects, each read once for all that draws with it, and kept as long as anything does.
///
/// Libraries that are given a path map the file into memory: whoever cuts it off then ends the program, and whoever puts
/// another file in its place has that read unseen. So they get bytes, of the very file that was looked into.
package final class ProjectFonts {
  /// A file in memory, whose bytes stay where they are.
  final class File {
    let bytes: UnsafeRawBufferPointer

    fileprivate init(_ content: [UInt8]) {
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: content.count, alignment: 16)
      copy.copyBytes(from: content)
      bytes = UnsafeRawBufferPointer(copy)
    }

    deinit { bytes.deallocate() }

    /// The bytes for HarfBuzz, which keeps them as long as it needs them.
    var blob: OpaquePointer? {
      hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: bytes.count), HB_MEMORY_MODE_READONLY,
        Unmanaged.passRetained(self).toOpaque()
      ) { owner in
        owner.map { Unmanaged<File>.fromOpaque($0).release() }
      }
    }
  }

  private struct Held {
    weak var file: File?
  }

  private let open: ImageOpener
  private var held: [FontResource: Held] = [:]

  /// None, for pictures of what brings no fonts along.
  package convenience init() { self.init { _ in nil } }

  /// No files yet; `open` is what opens them.
  package init(_ open: @escaping ImageOpener) {
    self.open = open
  }

  /// The file that a document was read with; `nil` where it is not there any more, or another one is.
  func file(of resource: FontResource) -> File? {
    if let file = held[resource]?.file { return file }
    held = held.filter { $0.value.file != nil }
    guard let opened = open(resource.path), resource.version == nil || opened.version == resource.version,
      let content = opened.bytes(atMost: FontResource.mostBytes),
      resource.version == nil || opened.version == resource.version
    else { return nil }
    let file = File(content)
    held[resource] = Held(file: file)
    return file
  }

  /// What is to be told of a file that is not there any more.
  static func changed(_ resource: FontResource) -> DrawingError {
    DrawingError(
      "the font “\(resource.postScriptName)” was changed or removed while it was drawn", hint: "draw it again"
    )
  }
}
