import TableModel

extension BatchGroup {
  /// The names that pictures of the group's folders can have.
  var reach: NameReach {
    let start: FilePath = pattern.isAbsolute || base.isEmpty ? "" : base.appending("")
    var parts: [NameReach.Part] = [.text(pattern.isAbsolute ? Array("/".utf8) : start.bytes)]
    parts += pattern.parts { placeholder in
      switch placeholder {
      case .folder, .name, .table, .tableSuffix: .any
      case .axis(let axis): .oneOf(words(of: axis) { axis.word(of: $0) ?? "" })
      case .suffix(let axis): .oneOf(words(of: axis) { axis.suffix(of: $0) })
      case .format: .oneOf(formats.map { Array($0.rawValue.utf8) })
      }
    }
    return NameReach(parts)
  }

  private func words(of axis: VariantAxis, _ text: (Variant) -> String) -> [[UInt8]] {
    let variants = matrix.words(of: axis).map { word in
      var variant = Variant()
      _ = axis.set(word, in: &variant)
      return variant
    }
    return (variants.isEmpty ? [Variant()] : variants).map { Array(text($0).utf8) }
  }
}
