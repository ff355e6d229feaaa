import TableModel

extension BatchGroup {
  /// The names that pictures of the group's folders can have.
  var reach: NameReach { reach(folder: nil, name: nil) }

  /// The names that pictures of a source can have whose folder and name are known, whatever tables it has.
  func reach(folder: FilePath?, name: FilePath?) -> NameReach {
    let part = { (path: FilePath?) in path.map { NameReach.Part.text($0.bytes) } ?? .any }
    let start: FilePath = pattern.isAbsolute || base.isEmpty ? "" : base.appending("")
    var parts: [NameReach.Part] = [.text(pattern.isAbsolute ? Array("/".utf8) : start.bytes)]
    parts += pattern.parts { placeholder in
      switch placeholder {
      case .folder: part(folder)
      case .name: part(name)
      case .table, .tableSuffix: .any
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
