import TableSources

/// The mappings that a spec file is made of, and the keys that each may have.
///
/// Help texts, completion and checks of the documentation read them here, so that there is no second list to keep.
public enum SpecMapping: String, Hashable, Sendable, CaseIterable {
  case screen, tableView, section, headerFooter, cell, repeatedRow
  case contentView, background, transition, rowAction
  case view, label, textRun, font, imageView, gradient, gradientStop
  case `switch`, stepper, slider, segmentedControl, button, textField, activityIndicator, progressView, badge
  case imagePlaceholder
  case statusBar, navigationBar, barButtonItem, searchBar, toolbar, tabBar, tabBarItem
  case contentOffset, edgeInsets, refreshControl, loading, emptyState
  case splitView, viewController, popover

  /// The names of the keys, in the order in which messages offer them.
  public var keys: [String] { kind.mappingKeys.map(\.name) }

  private var kind: ValueKind {
    switch self {
    case .screen: ScreenDecoder.decoder.kind
    case .tableView: TableViewDecoder.namedDecoder.kind
    case .section: SectionDecoder.decoder.kind
    case .headerFooter: HeaderFooterDecoder.decoder.kind
    case .cell: CellDecoder.decoder.kind
    case .repeatedRow: RepeatedRowDecoder.decoder.kind
    case .contentView: ContentViewDecoder.decoder.kind
    case .background: BackgroundDecoder.mapping.kind
    case .transition: TransitionDecoder.decoder.kind
    case .rowAction: RowActionDecoder.list.kind
    case .view: ViewDecoder.mapping.kind
    case .label: LabelDecoder.decoder.kind
    case .textRun: TextRunDecoder.list.kind
    case .font: FontDecoder.decoder.kind
    case .imageView: ImageViewDecoder.decoder.kind
    case .gradient: GradientDecoder.decoder.kind
    case .gradientStop: GradientDecoder.stops.kind
    case .switch: SwitchDecoder.decoder.kind
    case .stepper: StepperDecoder.decoder.kind
    case .slider: SliderDecoder.decoder.kind
    case .segmentedControl: SegmentedControlDecoder.decoder.kind
    case .button: ButtonDecoder.decoder.kind
    case .textField: TextFieldDecoder.decoder.kind
    case .activityIndicator: ActivityIndicatorDecoder.decoder.kind
    case .progressView: ProgressViewDecoder.decoder.kind
    case .badge: BadgeDecoder.decoder.kind
    case .imagePlaceholder: ImagePlaceholderDecoder.decoder.kind
    case .statusBar: StatusBarDecoder.decoder.kind
    case .navigationBar: NavigationBarDecoder.decoder.kind
    case .barButtonItem: BarButtonItemDecoder.list.kind
    case .searchBar: SearchBarDecoder.decoder.kind
    case .toolbar: ToolbarDecoder.decoder.kind
    case .tabBar: TabBarDecoder.decoder.kind
    case .tabBarItem: TabBarItemDecoder.list.kind
    case .contentOffset: ContentOffsetDecoder.decoder.kind
    case .edgeInsets: EdgeInsetsDecoder.scrolling.kind
    case .refreshControl: RefreshControlDecoder.decoder.kind
    case .loading: LoadingDecoder.decoder.kind
    case .emptyState: EmptyStateDecoder.decoder.kind
    case .splitView: SplitViewDecoder.decoder.kind
    case .viewController: ViewControllerDecoder.decoder.kind
    case .popover: PopoverDecoder.decoder.kind
    }
  }
}

extension ValueKind {
  /// The keys of the mapping that a value, or an item of a mere list, may be; empty for other values.
  fileprivate var mappingKeys: [MappingKey] {
    switch self {
    case .mapping(let keys): keys
    case .list(let item): item.mappingKeys
    case .either(let first, let second): [first, second].filter { !$0.isList }.flatMap(\.mappingKeys)
    case .text, .boolean, .number, .wholeNumber, .word, .color, .image, .view: []
    }
  }
}
