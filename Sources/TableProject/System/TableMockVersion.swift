/// The version of the library and of the program over it.
public enum TableMockVersion {
  /// The three numbers of the version, of which the first changes where programs must.
  public static let text = "1.0.0"
}
