extension Document {
  /// What knows the other files of the project that bars come from; `nil` where there are none.
  package var surroundings: (any BarsFinding)? { screens.first?.surroundings.source }

  /// The paths of the images that bars of other files show, as far as those have been looked into.
  package var surroundingImagePaths: [FilePath] { surroundings?.filesSoFar().images ?? [] }
}
