/// Finds the file of a font by the name that glyph runs carry; `nil` where there is no such font.
///
/// The index tells the faces of a collection apart, as FreeType counts them.
public typealias FontLocator = (String) -> (path: String, faceIndex: Int)?
