import TableSources

/// A mapping that a spec file may have, and the keys that it may have.
///
/// Completion and the key tables of the documentation read them here, so that there is no second list to keep.
package struct SpecMapping: Sendable {
  /// What tells it from all others: `headerFooter`.
  package let name: String
  /// The mapping as data: its keys with what their values may be and say.
  package let description: ValueKind.Mapping

  private init(_ description: ValueKind.Mapping) {
    name = ValueKind.Mapping.documentedName(of: description.name)
    self.description = description
  }

  /// The mapping of a name; `nil` where there is none.
  package init?(named name: String) {
    guard let mapping = SpecMapping.all.first(where: { $0.name == name }) else { return nil }
    self = mapping
  }

  /// The names of the keys, in the order in which messages offer them.
  package var keys: [String] { description.keys.map(\.name) }

  /// The names of the mappings that have a key.
  static func owners(of key: String) -> Set<String> { owners[key] ?? [] }

  private static let owners: [String: Set<String>] = all.reduce(into: [:]) { owners, mapping in
    for key in mapping.keys { owners[key, default: []].insert(mapping.name) }
  }

  /// Every mapping, in the order in which the README tells them.
  package static let all = [
    ScreenSchema.mapping.description,
    TableViewSchema.namedMapping.description,
    SectionSchema.mapping.description,
    HeaderFooterSchema.mapping.description,
    CellSchema.mapping.description,
    RepeatedRowSchema.mapping.description,
    ContentViewSchema.mapping.description,
    BackgroundSchema.mapping.description,
    TransitionSchema.mapping.description,
    RowActionSchema.mapping.description,
    StackViewSchema.mapping.description,
    LayoutPrioritiesSchema.mapping.description,
    IntrinsicContentSizeSchema.mapping.description,
    ViewSchema.mapping.description,
    LabelSchema.mapping.description,
    TextKeySchema.mapping.description,
    TextRunSchema.mapping.description,
    FontSchema.mapping.description,
    ImageViewSchema.mapping.description,
    GradientSchema.mapping.description,
    GradientSchema.stopMapping.description,
    SwitchSchema.mapping.description,
    StepperSchema.mapping.description,
    SliderSchema.mapping.description,
    SegmentedControlSchema.mapping.description,
    ButtonSchema.mapping.description,
    TextFieldSchema.mapping.description,
    ActivityIndicatorSchema.mapping.description,
    ProgressViewSchema.mapping.description,
    BadgeSchema.mapping.description,
    ImagePlaceholderSchema.mapping.description,
    StatusBarSchema.mapping.description,
    NavigationBarSchema.mapping.description,
    BarButtonItemSchema.mapping.description,
    SearchBarSchema.mapping.description,
    ToolbarSchema.mapping.description,
    TabBarSchema.mapping.description,
    TabBarItemSchema.mapping.description,
    TextViewSchema.mapping.description,
    ContentOffsetSchema.mapping.description,
    EdgeInsetsSchema.scrollingMapping.description,
    RefreshControlSchema.mapping.description,
    LoadingSchema.mapping.description,
    EmptyStateSchema.mapping.description,
    RowChangeSchema.mapping.description,
    SplitViewSchema.mapping.description,
    ViewControllerSchema.mapping.description,
    PopoverSchema.mapping.description,
    PopoverSourceSchema.mapping.description,
    PresentationSchema.mapping.description,
    SizeSchema.mapping.description,
    SizeSchema.pictureMapping.description,
    OffsetSchema.mapping.description,
    FrameSchema.mapping.description,
    SeparatorInsetSchema.mapping.description,
    EdgeInsetsSchema.capMapping.description,
    ReviewRulesSchema.mapping.description,
    ReviewRulesSchema.ignoredMapping.description,
    ReviewRulesSchema.toleranceMapping.description,
  ].map { SpecMapping($0) }
}
