/// Finds the word that someone may have meant.
public enum NearestWord {
  /// The candidate that is nearest to a word, if one is near enough to be meant.
  public static func to(_ word: String, among candidates: [String]) -> String? {
    Spelling.nearest(to: word, among: candidates)
  }
}
