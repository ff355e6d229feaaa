/// What messages call the folder that images must lie in.
package enum ImagePlace: String {
  case spec = "the folder of the spec"
  case project = "the document’s project folder"
  case bundle = "the Settings bundle"
}
