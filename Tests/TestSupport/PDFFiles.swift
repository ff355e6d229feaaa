/// Small PDF files of one page.
public enum PDFFiles {
  /// A page with what is drawn on it, in PDF's own language; its box stands in the file as plain text.
  public static func page(_ content: String, box: String = "0 0 4 4", more: String = "") -> [UInt8] {
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [\(box)] \(more) /Contents 4 0 R /Resources << >> >>",
      "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (number, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(number + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    let lines = places.map { place in
      String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n"
    }
    text += "xref\n0 5\n0000000000 65535 f \n" + lines.joined()
    text += "trailer << /Size 5 /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }

  /// A red square in the lower left quarter, clear elsewhere.
  public static let red = page("1 0 0 rg 0 0 2 2 re f")
}
