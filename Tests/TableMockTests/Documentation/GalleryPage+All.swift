extension GalleryPage {
  /// The pictures that are shown.
  static let all = GalleryPage(groups: [
    Group(
      title: "Whole screens",
      entries: [
        Entry("templates/settings", "A pane of settings in iOS 26"),
        Entry("templates/form", "A form in iOS 26"),
        Entry("templates/list", "Notes in iOS 26, with a large title and a search bar"),
        Entry("showcase/settings-screen-ios6", "Settings with all bars in iOS 6"),
        Entry("showcase/settings-screen-ios7", "The same settings in iOS 7"),
        Entry("showcase/settings-screen-dark-ios16", "The same settings in iOS 16, dark"),
        Entry("showcase/contact-info-ios6", "A contact in iOS 6"),
        Entry("showcase/music-ios6", "Songs with covers in iOS 6, one of them touched"),
        Entry("showcase/customizing-after", "Your own backgrounds, labels and pictures"),
      ]),
    Group(
      title: "Styles of cells",
      entries: [
        Entry("cell-styles/default-plain-ios6", "default, in a plain table of iOS 6"),
        Entry("cell-styles/value1-grouped-ios6", "value1, in groups of iOS 6"),
        Entry("cell-styles/value2-grouped-ios6", "value2, in groups of iOS 6"),
        Entry("cell-styles/subtitle-plain-ios8", "subtitle, in a plain table of iOS 8"),
        Entry("cell-styles/value1-plain-ios8", "value1, in a plain table of iOS 8"),
        Entry("cell-styles/value2-plain-ios8", "value2, in a plain table of iOS 8"),
      ]),
    Group(
      title: "Lists, cells and controls of today",
      entries: [
        Entry("collection-lists/inset-grouped-ios26", "A list in cards"),
        Entry("collection-lists/sidebar-ios26", "A sidebar"),
        Entry("collection-lists/accessories-ios26", "Accessories of a list’s rows"),
        Entry("content-configurations/cells-ios26", "Content configurations"),
        Entry("controls/button-configurations-ios26", "Button configurations"),
        Entry("controls/today-ios26", "Date pickers, pages and colour wells"),
      ]),
    Group(
      title: "Accessories and controls",
      entries: [
        Entry("accessories/ios6-2x", "All accessories of iOS 6"),
        Entry("accessories/ios7-2x", "All accessories of iOS 7"),
        Entry("accessories/cell-tint-ios8", "Accessories in tints of their rows"),
        Entry("controls/switch-ios6", "Switches of iOS 6"),
        Entry("controls/segmentedControl-ios7", "Segmented controls of iOS 7"),
        Entry("controls/slider-ios6", "Sliders of iOS 6"),
      ]),
    Group(
      title: "Editing and moving",
      entries: [
        Entry("editing/controls-grouped-ios6", "Controls to delete, insert and move in iOS 6"),
        Entry("editing/multiple-selection-ios7", "Rows to be checked in iOS 7"),
        Entry("editing/swipe-actions-ios8", "A row that is swiped open"),
        Entry("editing/delete-confirmation-ios6", "A deletion to be confirmed in iOS 6"),
        Entry("editing/dragging-ios8", "A row that is being moved"),
        Entry("transitions/halfway-ios7", "Halfway into editing"),
      ]),
    Group(
      title: "Sections, headers and the index",
      entries: [
        Entry("sections/plain-headers-ios5", "Headers of plain tables in iOS 5"),
        Entry("sections/wrapping-titles-ios8", "Headers and footers of several lines"),
        Entry("scrolling/next-header-pushes-ios7", "A header that is pushed off by the next"),
        Entry("index/contacts-ios6", "An index in iOS 6"),
        Entry("index/contacts-dark-ios13", "An index in the dark"),
        Entry("index/thinned-ios8", "An index with too many titles"),
      ]),
    Group(
      title: "States of the whole table",
      entries: [
        Entry("states/empty-ios8", "Nothing there yet"),
        Entry("states/loading-ios6", "Loading in iOS 6"),
        Entry("states/loading-old-data-ios8", "Loading while old rows still show"),
        Entry("states/pulled-60-ios6", "Pulled down to refresh in iOS 6"),
        Entry("states/refreshing-title-ios8", "Refreshing, with a title"),
        Entry("selection/styles-plain-ios6", "Selected rows in iOS 6"),
      ]),
    Group(
      title: "Bars",
      entries: [
        Entry("bars/navigation-ios6", "Navigation bars of iOS 6"),
        Entry("bars/navigation-ios26", "Navigation bars of iOS 26"),
        Entry("bars/large-title-ios16", "A large title"),
        Entry("bars/search-ios7", "Search bars of iOS 7"),
        Entry("bars/bottom-ios6", "A toolbar and tabs of iOS 6"),
        Entry("bars/bottom-ios26", "A toolbar and tabs of iOS 26"),
      ]),
    Group(
      title: "Split views, popovers and sheets",
      entries: [
        Entry("containers/split-landscape-ios6", "Master and detail side by side in iOS 6"),
        Entry("containers/popover-bars-ios6", "A popover with bars in iOS 6"),
        Entry("containers/popover-dark-ios16", "A popover of iOS 16, dark"),
        Entry("containers/sheet-phone-ios16", "A sheet on a phone in iOS 16"),
        Entry("containers/sheet-form-ios6", "A form sheet in iOS 6"),
        Entry("containers/sheet-form-ios26", "A form sheet in iOS 26"),
        Entry("containers/sheet-medium-ios26", "A sheet of medium height in iOS 26"),
        Entry("containers/alert-ios26", "An alert of iOS 26"),
        Entry("containers/action-sheet-ios16", "An action sheet of iOS 16"),
        Entry("containers/menu-ios26", "The menu of a button in iOS 26"),
        Entry("containers/context-menu-ios26", "A row that was long-pressed, and its menu"),
      ]),
    Group(
      title: "Text, images and views",
      entries: [
        Entry("text/scripts", "Ten scripts"),
        Entry("text/truncation", "Where text that is too long is cut"),
        Entry("text/attributes", "Colours, shadows and fonts"),
        Entry("images/beside-labels-ios8", "Images beside all styles"),
        Entry("images/templates", "Templates in their tints"),
        Entry("views/boxes", "Your own views"),
      ]),
    Group(
      title: "From right to left",
      entries: [
        Entry("right-to-left/settings-ios26", "Settings in Arabic"),
        Entry("right-to-left/cells-ios16", "All styles of cells, mirrored"),
        Entry("right-to-left/editing-ios16", "Editing, mirrored"),
      ]),
  ])
}
