import TableSources

/// The mappings that a spec file is made of, and the keys that each may have.
///
/// Help texts, completion and the key tables of the documentation read them here, so that there is no second list to
/// keep.
public enum SpecMapping: String, Hashable, Sendable, CaseIterable {
  case screen, tableView, section, headerFooter, cell, repeatedRow
  case contentView, background, transition, rowAction
  case view, label, textRun, font, imageView, gradient, gradientStop
  case `switch`, stepper, slider, segmentedControl, button, textField, activityIndicator, progressView, badge
  case imagePlaceholder
  case statusBar, navigationBar, barButtonItem, searchBar, toolbar, tabBar, tabBarItem
  case contentOffset, edgeInsets, refreshControl, loading, emptyState
  case splitView, viewController, popover
  case size, pictureSize, offset, frame, separatorInset, capInsets

  /// The names of the keys, in the order in which messages offer them.
  public var keys: [String] { fields.map(\.name) }

  /// The keys with what their values may be and say.
  package var fields: [MappingKind.Key] {
    switch self {
    case .screen: ScreenSchema.mapping.keys
    case .tableView: TableViewSchema.namedMapping.keys
    case .section: SectionSchema.mapping.keys
    case .headerFooter: HeaderFooterSchema.mapping.keys
    case .cell: CellSchema.mapping.keys
    case .repeatedRow: RepeatedRowSchema.mapping.keys
    case .contentView: ContentViewSchema.mapping.keys
    case .background: BackgroundSchema.mapping.keys
    case .transition: TransitionSchema.mapping.keys
    case .rowAction: RowActionSchema.mapping.keys
    case .view: ViewSchema.mapping.keys
    case .label: LabelSchema.mapping.keys
    case .textRun: TextRunSchema.mapping.keys
    case .font: FontSchema.mapping.keys
    case .imageView: ImageViewSchema.mapping.keys
    case .gradient: GradientSchema.mapping.keys
    case .gradientStop: GradientSchema.stopMapping.keys
    case .switch: SwitchSchema.mapping.keys
    case .stepper: StepperSchema.mapping.keys
    case .slider: SliderSchema.mapping.keys
    case .segmentedControl: SegmentedControlSchema.mapping.keys
    case .button: ButtonSchema.mapping.keys
    case .textField: TextFieldSchema.mapping.keys
    case .activityIndicator: ActivityIndicatorSchema.mapping.keys
    case .progressView: ProgressViewSchema.mapping.keys
    case .badge: BadgeSchema.mapping.keys
    case .imagePlaceholder: ImagePlaceholderSchema.mapping.keys
    case .statusBar: StatusBarSchema.mapping.keys
    case .navigationBar: NavigationBarSchema.mapping.keys
    case .barButtonItem: BarButtonItemSchema.mapping.keys
    case .searchBar: SearchBarSchema.mapping.keys
    case .toolbar: ToolbarSchema.mapping.keys
    case .tabBar: TabBarSchema.mapping.keys
    case .tabBarItem: TabBarItemSchema.mapping.keys
    case .contentOffset: ContentOffsetSchema.mapping.keys
    case .edgeInsets: EdgeInsetsSchema.scrollingMapping.keys
    case .refreshControl: RefreshControlSchema.mapping.keys
    case .loading: LoadingSchema.mapping.keys
    case .emptyState: EmptyStateSchema.mapping.keys
    case .splitView: SplitViewSchema.mapping.keys
    case .viewController: ViewControllerSchema.mapping.keys
    case .popover: PopoverSchema.mapping.keys
    case .size: SizeSchema.mapping.keys
    case .pictureSize: SizeSchema.pictureMapping.keys
    case .offset: OffsetSchema.mapping.keys
    case .frame: FrameSchema.mapping.keys
    case .separatorInset: SeparatorInsetSchema.mapping.keys
    case .capInsets: EdgeInsetsSchema.capMapping.keys
    }
  }
}
