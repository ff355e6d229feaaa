/// The files that the page is made of, which the program carries.
enum PageFile {
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
