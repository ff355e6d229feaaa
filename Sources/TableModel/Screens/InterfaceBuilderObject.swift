/// How an Interface Builder document calls a table and the controller that shows it.
public struct InterfaceBuilderObject: Hashable, Sendable {
  /// The name that the app asks its storyboard for.
  public var storyboardIdentifier: String?
  /// The classes of the app's own, the controller's before the table's.
  public var classNames: [String]
  /// The identifiers that Interface Builder made up, the controller's before the table's.
  public var identifiers: [String]
  /// Whether the rows are prototypes, of which the app shows any number in any order.
  public var hasPrototypes = false

  /// The room of the screen that the document is read for.
  public var sizeClasses = SizeClasses.phone
  /// How high Interface Builder stored rows that find their height.
  public var storedRows = StoredRows()

  /// How high Interface Builder stored rows whose height follows from their text.
  public struct StoredRows: Hashable, Sendable {
    /// Whether the line that devices add is a part of them.
    public var hasLine: Bool
    /// The height in points of rows with one line of standard letters; `nil` for the look’s.
    public var height: Double?

    /// Rows without the line, as most tools stored them.
    public init(hasLine: Bool = false, height: Double? = nil) {
      self.hasLine = hasLine
      self.height = height
    }
  }

  /// An object of the given names.
  public init(storyboardIdentifier: String? = nil, classNames: [String] = [], identifiers: [String] = []) {
    self.storyboardIdentifier = storyboardIdentifier
    self.classNames = classNames
    self.identifiers = identifiers
  }

  /// All names, those that say most first.
  public var names: [String] { [storyboardIdentifier].compactMap { $0 } + classNames + identifiers }
}
