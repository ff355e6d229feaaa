import TableSources

/// The mappings that a spec file is made of, and the keys that each may have.
///
/// Help texts, completion and the key tables of the documentation read them here, so that there is no second list to
/// keep.
public enum SpecMapping: String, Hashable, Sendable, CaseIterable {
  case screen, tableView, section, headerFooter, cell, repeatedRow
  case contentView, background, transition, rowAction
  case stackView, layoutPriorities, intrinsicContentSize
  case view, label, localizedText, textRun, font, imageView, gradient, gradientStop
  case `switch`, stepper, slider, segmentedControl, button, textField, activityIndicator, progressView, badge
  case imagePlaceholder
  case statusBar, navigationBar, barButtonItem, searchBar, toolbar, tabBar, tabBarItem, textView
  case contentOffset, edgeInsets, refreshControl, loading, emptyState, rowChange
  case splitView, viewController, popover, popoverSource, presentedViewController
  case size, pictureSize, offset, frame, separatorInset, capInsets
  case review, ignoredView, tolerance

  /// The names of the keys, in the order in which messages offer them.
  public var keys: [String] { description.keys.map(\.name) }

  /// The names of the mappings that have a key.
  static func owners(of key: String) -> Set<String> { owners[key] ?? [] }

  private static let owners: [String: Set<String>] = SpecMapping.allCases.reduce(into: [:]) {
    owners, mapping in
    for key in mapping.keys { owners[key, default: []].insert(mapping.rawValue) }
  }

  /// The mapping as data: its keys with what their values may be and say.
  package var description: ValueKind.Mapping {
    switch self {
    case .screen: ScreenSchema.mapping.description
    case .tableView: TableViewSchema.namedMapping.description
    case .section: SectionSchema.mapping.description
    case .headerFooter: HeaderFooterSchema.mapping.description
    case .cell: CellSchema.mapping.description
    case .repeatedRow: RepeatedRowSchema.mapping.description
    case .contentView: ContentViewSchema.mapping.description
    case .background: BackgroundSchema.mapping.description
    case .transition: TransitionSchema.mapping.description
    case .rowAction: RowActionSchema.mapping.description
    case .stackView: StackViewSchema.mapping.description
    case .layoutPriorities: LayoutPrioritiesSchema.mapping.description
    case .intrinsicContentSize: IntrinsicContentSizeSchema.mapping.description
    case .view: ViewSchema.mapping.description
    case .label: LabelSchema.mapping.description
    case .localizedText: TextKeySchema.mapping.description
    case .textRun: TextRunSchema.mapping.description
    case .font: FontSchema.mapping.description
    case .imageView: ImageViewSchema.mapping.description
    case .gradient: GradientSchema.mapping.description
    case .gradientStop: GradientSchema.stopMapping.description
    case .switch: SwitchSchema.mapping.description
    case .stepper: StepperSchema.mapping.description
    case .slider: SliderSchema.mapping.description
    case .segmentedControl: SegmentedControlSchema.mapping.description
    case .button: ButtonSchema.mapping.description
    case .textField: TextFieldSchema.mapping.description
    case .activityIndicator: ActivityIndicatorSchema.mapping.description
    case .progressView: ProgressViewSchema.mapping.description
    case .badge: BadgeSchema.mapping.description
    case .imagePlaceholder: ImagePlaceholderSchema.mapping.description
    case .statusBar: StatusBarSchema.mapping.description
    case .navigationBar: NavigationBarSchema.mapping.description
    case .barButtonItem: BarButtonItemSchema.mapping.description
    case .searchBar: SearchBarSchema.mapping.description
    case .textView: TextViewSchema.mapping.description
    case .toolbar: ToolbarSchema.mapping.description
    case .tabBar: TabBarSchema.mapping.description
    case .tabBarItem: TabBarItemSchema.mapping.description
    case .contentOffset: ContentOffsetSchema.mapping.description
    case .edgeInsets: EdgeInsetsSchema.scrollingMapping.description
    case .refreshControl: RefreshControlSchema.mapping.description
    case .loading: LoadingSchema.mapping.description
    case .emptyState: EmptyStateSchema.mapping.description
    case .splitView: SplitViewSchema.mapping.description
    case .viewController: ViewControllerSchema.mapping.description
    case .popover: PopoverSchema.mapping.description
    case .presentedViewController: PresentationSchema.mapping.description
    case .rowChange: RowChangeSchema.mapping.description
    case .popoverSource: PopoverSourceSchema.mapping.description
    case .size: SizeSchema.mapping.description
    case .pictureSize: SizeSchema.pictureMapping.description
    case .offset: OffsetSchema.mapping.description
    case .frame: FrameSchema.mapping.description
    case .separatorInset: SeparatorInsetSchema.mapping.description
    case .capInsets: EdgeInsetsSchema.capMapping.description
    case .review: ReviewRulesSchema.mapping.description
    case .ignoredView: ReviewRulesSchema.ignoredMapping.description
    case .tolerance: ReviewRulesSchema.toleranceMapping.description
    }
  }
}
