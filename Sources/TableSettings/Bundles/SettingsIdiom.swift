/// The kinds of devices that a bundle tells apart, as it calls them.
enum SettingsIdiom: String {
  case phone = "Phone"
  case pad = "Pad"
}
