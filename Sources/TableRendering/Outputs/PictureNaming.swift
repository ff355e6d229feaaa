/// Whose custom the names of pictures follow.
public enum PictureNaming: String, Hashable, Sendable, CaseIterable {
  /// The source’s name, and behind it what tells pictures of one source apart.
  case plain
  /// A folder for each language of the App Store, and in it the pictures in their order: `de-DE/01_iphone14-inbox.png`.
  case fastlane
}
