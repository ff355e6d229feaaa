import Synchronization
import TableModel
import TableRendering

/// Answers the requests of pages.
///
/// Clients name sources by numbers that the session gives, so no path of theirs is ever opened.
final class PreviewSite: Sendable {
  private let service: PreviewService
  private let hub: EventHub
  private let guardian: RequestGuard
  private let options: PreviewOptions
  private let waiting = Atomic<Int>(0)

  /// The most requests that wait for the service.
  private static let mostWaiting = 64

  /// A site of a service.
  init(_ service: PreviewService, hub: EventHub, guardian: RequestGuard, options: PreviewOptions) {
    (self.service, self.hub, self.guardian, self.options) = (service, hub, guardian, options)
  }

  /// The answer to a request.
  func answer(_ head: RequestHead) -> Answer {
    switch guardian.path(of: head) {
    case .failure(let refusal): return Answer(refusal.status, refusal.status.phrase)
    case .success(let path):
      if let file = PreviewPageFile.named(path) {
        return Answer(.ok, file.type, file.bytes, isPage: path.isEmpty)
      }
      if path == "events" {
        return hub.open().map { Answer($0) }
          ?? Answer(.unavailable, "There are \(EventHub.mostStreams) pages open already.")
      }
      guard waiting.add(1, ordering: .relaxed).newValue <= PreviewSite.mostWaiting else {
        waiting.subtract(1, ordering: .relaxed)
        return Answer(.unavailable, "There are too many requests at once.")
      }
      defer { waiting.subtract(1, ordering: .relaxed) }
      return drawnAnswer(path, head)
    }
  }

  private func drawnAnswer(_ path: String, _ head: RequestHead) -> Answer {
    if path == "state" { return Answer(.ok, "application/json", Array(state.line.utf8)) }
    guard ["view", "findings", "explanation", "picture.svg", "picture.png"].contains(path) else {
      return Answer(.notFound, Status.notFound.phrase)
    }
    guard let items = head.items, let request = PreviewRequest(items, base: options.variant) else {
      return Answer(.badRequest, "There is no such screen or variant.")
    }
    switch path {
    case "view": return PreviewSite.json(service.view(request))
    case "findings": return PreviewSite.json(service.findings(request).map { Array($0.utf8) })
    case "explanation": return PreviewSite.json(service.explanation(request).map { Array($0.utf8) })
    case "picture.svg": return PreviewSite.picture(service.picture(request, as: .svg), "image/svg+xml")
    default: return PreviewSite.picture(service.picture(request, as: .png), "image/png")
    }
  }

  /// What a page begins with: the sources, the switches, and how editors are opened.
  private var state: JSONValue {
    .object(
      service.list + [
        ("axes", PreviewAxes.json), ("editor", .string(options.editor.template)),
        (
          "variant",
          .object(
            VariantAxis.all.compactMap { axis in
              axis.word(of: options.variant).map { (axis.name, .string($0)) }
            })
        ),
      ])
  }

  private static func json(_ bytes: [UInt8]?) -> Answer {
    bytes.map { Answer(.ok, "application/json", $0) } ?? Answer(.notFound, "The source is gone.")
  }

  private static func picture(_ result: Result<[UInt8], Diagnostic>?, _ type: String) -> Answer {
    switch result {
    case .success(let bytes)?: Answer(.ok, type, bytes)
    case .failure(let finding)?: Answer(.unprocessable, finding.description)
    case nil: Answer(.notFound, "The source is gone.")
    }
  }
}

/// The files that the page is made of, which the program carries.
enum PreviewPageFile {
  /// A file by its name, with its media type; `nil` for any other.
  static func named(_ name: String) -> (type: String, bytes: [UInt8])? {
    switch name {
    case "": ("text/html; charset=utf-8", PackageResources.preview_html)
    case "preview.css": ("text/css; charset=utf-8", PackageResources.preview_css)
    case "inspector.css": ("text/css; charset=utf-8", PackageResources.inspector_css)
    case "preview.js": script(PackageResources.preview_js)
    case "dom.js": script(PackageResources.dom_js)
    case "server.js": script(PackageResources.server_js)
    case "look.js": script(PackageResources.look_js)
    case "list.js": script(PackageResources.list_js)
    case "switches.js": script(PackageResources.switches_js)
    case "stage.js": script(PackageResources.stage_js)
    case "inspector.js": script(PackageResources.inspector_js)
    case "messages.js": script(PackageResources.messages_js)
    case "grid.js": script(PackageResources.grid_js)
    default: nil
    }
  }

  private static func script(_ bytes: [UInt8]) -> (type: String, bytes: [UInt8]) {
    ("text/javascript; charset=utf-8", bytes)
  }
}
