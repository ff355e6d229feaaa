/// The names of SwiftUI that the reader knows.
enum ViewCatalog {
  /// The views of the library; those that have no form of their own are drawn as boxes.
  static let names: Set<String> = [
    "AnyView", "AsyncImage", "Button", "Canvas", "Capsule", "Chart", "Circle", "ColorPicker",
    "ContentUnavailableView",
    "DatePicker", "DisclosureGroup", "Divider", "EditButton", "Ellipse", "EmptyView", "ForEach", "Form",
    "Gauge",
    "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HStack", "Image", "Label", "LabeledContent",
    "LazyHGrid",
    "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Map", "Menu", "NavigationLink",
    "NavigationSplitView",
    "NavigationStack", "NavigationView", "OutlineGroup", "Path", "PasteButton", "PhotosPicker", "Picker",
    "ProgressView", "Rectangle", "RoundedRectangle", "ScrollView", "ScrollViewReader", "Section",
    "SecureField",
    "ShareLink", "Slider", "Spacer", "Stepper", "TabView", "Text", "TextEditor", "TextField", "TimelineView",
    "Toggle",
    "ToolbarItem", "ToolbarItemGroup", "UnevenRoundedRectangle", "VStack", "ViewThatFits", "ZStack", "Table",
    "SignInWithAppleButton", "LinearGradient", "RadialGradient", "AngularGradient", "MultiDatePicker",
    "RenameButton",
    "ToolbarSpacer", "GlassEffectContainer", "ControlGroup", "Tab", "VideoPlayer", "WebView",
  ]

  /// The labels that the first argument of a view of the library may have.
  static let labels: Set<String> = [
    "action", "alignment", "columns", "content", "cornerRadius", "destination", "header", "isOn", "item",
    "label",
    "placement", "role", "selection", "spacing", "systemImage", "systemName", "systemSymbol", "text", "title",
    "url",
    "value", "verbatim",
  ]

  /// The control that a view which cannot be looked into is named after, as `DecimalTextField` is; `nil` for others.
  static func control(namedIn name: String) -> String? {
    let controls = [
      "TextField", "SecureField", "TextEditor", "Toggle", "Slider", "Stepper", "DatePicker", "Button",
      "Image",
    ]
    let type = name.prefix { $0 != "." }
    return controls.first { type.hasSuffix($0) && type != $0 }
      ?? controls.prefix(3).first { type.hasPrefix($0) && type != $0 }
  }

  /// Views that are tapped, whose labels are pale where they are disabled; those of switches and pickers are not.
  static let tapped: Set<String> = [
    "Button", "EditButton", "Link", "Menu", "NavigationLink", "PasteButton", "PhotosPicker", "RenameButton",
    "ShareLink",
  ]

  /// Views whose values are handed on, which are drawn where nothing else is known of them.
  static let values: Set<String> = ["Color", "Image"]

  /// Modifiers of pictures alone.
  static let ofPictures: Set<String> = ["resizable", "renderingMode"]

  /// Views that scroll.
  static let scrolling: Set<String> = ["List", "Form", "ScrollView", "Table"]

  /// Views whose content stands in their place.
  static let transparent: Set<String> = [
    "AnyView", "GeometryReader", "GlassEffectContainer", "Group", "NavigationStack", "NavigationView",
    "ScrollViewReader", "TimelineView", "ViewThatFits", "ControlGroup",
  ]

  /// Modifiers of the library, which a project's own of the same name do not replace.
  static let modifiers: Set<String> = [
    "accessibilityElement", "accessibilityHidden", "accessibilityIdentifier", "accessibilityLabel", "alert",
    "animation",
    "aspectRatio", "background", "badge", "bold", "border", "buttonStyle", "clipShape", "clipped",
    "confirmationDialog",
    "contentMargins", "contentShape", "contextMenu", "controlSize", "cornerRadius", "deleteDisabled",
    "disabled",
    "environment", "environmentObject", "fill", "fixedSize", "focused", "font", "fontWeight",
    "foregroundColor",
    "foregroundStyle", "frame", "fullScreenCover", "headerProminence", "hidden", "id", "imageScale", "italic",
    "keyboardType", "labelStyle", "labelsHidden", "layoutPriority", "lineLimit", "listRowBackground",
    "listRowInsets", "listRowSeparator", "listRowSeparatorTint", "listSectionSpacing", "listStyle",
    "monospaced",
    "monospacedDigit", "moveDisabled", "multilineTextAlignment", "navigationBarBackButtonHidden",
    "navigationBarHidden",
    "navigationBarItems", "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationDestination",
    "navigationTitle", "navigationViewStyle", "offset", "onAppear", "onChange", "onDelete", "onDisappear",
    "onMove",
    "onReceive", "onSubmit", "onTapGesture", "opacity", "overlay", "padding", "pickerStyle", "popover",
    "refreshable",
    "renderingMode", "resizable", "rotationEffect", "safeAreaInset", "scaledToFill", "scaledToFit",
    "scrollContentBackground", "searchable", "sheet", "shadow", "stroke", "strikethrough", "submitLabel",
    "swipeActions", "symbolRenderingMode", "symbolVariant", "tag", "task", "textCase", "textContentType",
    "textFieldStyle", "textInputAutocapitalization", "textSelection", "tint", "toggleStyle", "toolbar",
    "toolbarBackground", "transition", "truncationMode", "underline", "zIndex", "strokeBorder",
    "preferredColorScheme",
    "dynamicTypeSize", "ignoresSafeArea", "edgesIgnoringSafeArea", "accentColor", "menuStyle",
    "datePickerStyle",
    "progressViewStyle", "interactiveDismissDisabled", "presentationDetents", "scrollDismissesKeyboard",
    "toolbarTitleDisplayMode", "autocorrectionDisabled", "disableAutocorrection", "listItemTint",
    "minimumScaleFactor",
    "allowsHitTesting", "redacted", "fileImporter", "fileExporter", "accessibilityValue",
    "accessibilityAddTraits",
    "accessibilityHint", "scaleEffect", "help", "kerning", "position", "gridCellColumns", "mask",
    "glassEffect",
  ]
}
