/// Which characters are shown as emoji rather than as text.
enum Emoji {
  private static let textSelector: UInt32 = 0xFE0E
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let joiner: UInt32 = 0x200D
  private static let keycap: UInt32 = 0x20E3

  /// Whether a grapheme is an emoji by Unicode's rules: its own default, a selector, a skin tone, a flag or a keycap.
  static func isEmoji(_ grapheme: [UInt32]) -> Bool {
    guard let first = grapheme.first.flatMap(Unicode.Scalar.init)?.properties else { return false }
    if grapheme.contains(textSelector) { return false }
    if grapheme.contains(emojiSelector) || grapheme.contains(keycap) { return first.isEmoji }
    if first.isEmojiPresentation { return true }
    guard first.isEmoji, grapheme.count > 1 else { return false }
    return grapheme.contains(joiner) || grapheme.contains(where: isSkinTone)
  }

  private static func isSkinTone(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isEmojiModifier ?? false
  }
}
