import TableDrawing
import TableModel
import TableSpec

/// The keys that say how SVG files are written, in manifests and in jobs.
package enum SVGFields {
  package static let fields: [Field<SVGChoices>] = [
    Field("svgText", .word(SVGTextMode.self), "How SVG files hold text.", without: "`glyphs`") {
      $0.text
    } set: {
      $0.text = $1
    },
    Field("svgIds", ids, "What ids in SVG files begin with.", without: "a digest of the picture") {
      $0.ids
    } set: {
      $0.ids = $1
    },
    Field("svgLayers", .boolean, "Whether SVG files have a group for each view.", without: "false") {
      $0.hasLayers
    } set: {
      $0.hasLayers = $1
    },
  ]

  private static let ids = ValueCoding<SVGIDPrefix>(
    kind,
    encode: { ids, _ in .text(ids.rawValue) },
    decode: { node, subject, context in
      guard let text = ValueCoding.text.decode(node, subject, context) else { return nil }
      if let ids = SVGIDPrefix(rawValue: text) { return ids }
      context.mismatch(
        node, subject, mustBe: kind,
        hint: "write letters, digits, “_”, “-” and “.”, a letter first, or nothing: \"\"")
      return nil
    })

  private static let kind = ValueKind.boundedText(
    TextForm(length: SVGIDPrefix.lengths, pattern: SVGIDPrefix.pattern))
}
