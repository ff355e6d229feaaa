/// Gives the text that is shown for a key in place of the document's own; `nil` for the document's own.
///
/// The key is the identifier of an object, a point, and the name of a property: `abc-12-xyz.text`. The offset is that of
/// the element that has the text, in characters from the beginning of the file.
package typealias InterfaceBuilderTexts = (_ key: String, _ text: String, _ offset: Int) -> String?
