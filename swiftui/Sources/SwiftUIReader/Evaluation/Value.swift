import SwiftSyntax

/// What an expression gives.
indirect enum Value {
  /// Something that is not known, and why.
  case unknown(Unknown)
  /// The lack of a value: `nil`.
  case none
  /// Nothing of interest: the result of a function without one.
  case void
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(TextValue)
  case array([Value])
  case dictionary([(key: Value, value: Value)])
  case tuple([(label: String?, value: Value)])
  case enumeration(EnumerationValue)
  case object(Object)
  case type(TypeDeclaration)
  /// A type of the library, or any other name that begins with a capital letter.
  case libraryType(String)
  case closure(Closure)
  case function([FunctionDeclSyntax], receiver: Value?, scope: Scope?)
  /// A function of the library, with what it is called on.
  case method(String, receiver: Value)
  case keyPath([String])
  /// A member of a type that follows from the place, such as `.insetGrouped`, with its arguments.
  case implicit(String, [Argument])
  /// A value of a type of the library that tablemock has no use for but its name: `Color.red`, `Date()`.
  case library(String, [Argument])
  case view(ViewNode)
}

/// Something that is not known.
struct Unknown {
  /// What was written: `model.isPro`.
  var what: String
  /// The type that is declared; `nil` where none is.
  var type: String?
  var node: Syntax
}

/// A text, which may be one of a table of strings.
struct TextValue {
  var text: String { didSet { shorten() } }
  /// The key in a table and what fills its placeholders; `nil` for a text that is none.
  var key: Key?
  /// Whether parts of it are not known.
  var isPartial = false
  /// Whether it was written as a literal, and so is a key where SwiftUI takes one.
  var isLiteral = false
  /// Whether its type is that of keys, whose texts are Markdown.
  var isKey = false

  struct Key {
    var key: String
    var table: String?
    var arguments: [String] = []
    var defaultValue: String?
  }

  init(_ text: String) {
    self.text = text
    shorten()
  }

  /// Cuts a text off that has more bytes than one may have, and says that the rest is not known.
  private mutating func shorten() {
    guard text.utf8.count > Mutation.mostBytes else { return }
    // The mark takes three bytes.
    var left = Mutation.mostBytes - 3
    let kept = text.unicodeScalars.prefix { scalar in
      left -= UTF8.width(scalar)
      return left >= 0
    }
    text = String(kept) + "…"
    isPartial = true
  }

  /// What stands for a value in the key of a text that it is part of.
  static func placeholder(of value: Value) -> String {
    switch value {
    case .int: "%lld"
    case .double: "%lf"
    default: "%@"
    }
  }
}

/// A case of an enumeration with what it carries.
struct EnumerationValue {
  var type: TypeDeclaration
  var name: String
  var payload: [(label: String?, value: Value)] = []
}

/// An argument of a call.
struct Argument {
  var label: String?
  var value: Value
  var node: ExprSyntax
  /// Whether it is the first closure behind the parentheses, which has no label.
  var isTrailing = false
}

/// A closure with the names around it.
struct Closure {
  var parameters: [String]
  var statements: CodeBlockItemListSyntax
  var scope: Scope
  var node: Syntax
}

/// An instance of a type of the project, whose properties are worked out when they are asked for.
final class Object {
  let type: TypeDeclaration
  var properties: [String: Value] = [:]
  /// The properties that are being worked out, so that none asks for itself.
  var pending: Set<String> = []
  /// Why nothing is known of it but its type; `nil` where it was made as written.
  var guess: Unknown?
  /// Whether it is the view of a screen, whose properties code that is not known may give other values.
  var isRoot = false
  /// What its `body` gave.
  var node: Syntax

  init(_ type: TypeDeclaration, node: Syntax, guess: Unknown? = nil) {
    (self.type, self.node, self.guess) = (type, node, guess)
  }

  /// Whether two instances are the same, as structures are whose properties are; `nil` where that is not known.
  fileprivate func equals(_ other: Object, _ parts: inout Int) -> Bool? {
    if self === other { return true }
    guard type === other.type, type.kind == .structure, type.staticFunctions["=="] == nil,
      guess == nil, other.guess == nil
    else { return nil }
    for name in type.stored {
      switch (properties[name], other.properties[name]) {
      case (nil, nil): continue
      case (let left?, let right?):
        guard let same = left.equals(right, &parts) else { return nil }
        if !same { return false }
      default: return nil
      }
    }
    return true
  }

  /// Another instance with the same properties.
  func copy() -> Object {
    let copy = Object(type, node: node, guess: guess)
    copy.properties = properties
    return copy
  }
}

/// The names that can be seen from a place.
final class Scope {
  private var names: [String: Value] = [:]
  private let parent: Scope?
  /// What `self` is; `nil` where the scope is in no type.
  let receiver: Value?
  /// The type around, whose static members and nested types can be named.
  let type: TypeDeclaration?
  let path: String

  init(parent: Scope) {
    self.parent = parent
    (receiver, type, path) = (parent.receiver, parent.type, parent.path)
  }

  init(receiver: Value?, type: TypeDeclaration?, path: String) {
    (parent, self.receiver, self.type, self.path) = (nil, receiver, type, path)
  }

  subscript(name: String) -> Value? {
    get {
      var scope: Scope? = self
      while let current = scope {
        if let value = current.names[name] { return value }
        scope = current.parent
      }
      return nil
    }
    set { names[name] = newValue }
  }

  /// Gives a name that is there another value.
  func assign(_ name: String, _ value: Value) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if current.names[name] != nil {
        current.names[name] = value
        return true
      }
      scope = current.parent
    }
    return false
  }
}

/// A view as it is written: what it is made of, and what modifies it, from the inside out.
final class ViewNode {
  /// The name: `Text`, or that of a view of the project or of another library.
  let name: String
  let arguments: [Argument]
  var modifiers: [Modifier] = []
  /// The views of a group that were worked out already.
  var children: [ViewNode]
  /// The view of the project that this one comes from; `nil` for those of the library.
  var object: Object?
  /// Why it is not known what it shows; `nil` where it is.
  var unknown: Unknown?
  /// What `tag`, or the item of a `ForEach`, is.
  var tag: Value?
  /// How far it is from the edges of the row of no list that it is; `nil` for the usual distances.
  var edges: Edges? = nil
  /// Whether it takes, as a row of no list, a share of the height that the others leave.
  var fillsHeight = false
  let node: Syntax

  /// Distances from the edges of a row, in points.
  struct Edges {
    var top: Double
    var leading: Double
    var bottom: Double
    var trailing: Double
  }

  struct Modifier {
    var name: String
    var arguments: [Argument]
    var node: Syntax
  }

  init(_ name: String, _ arguments: [Argument] = [], children: [ViewNode] = [], node: Syntax) {
    (self.name, self.arguments, self.children, self.node) = (name, arguments, children, node)
  }

  /// The same with these modifiers instead of its own.
  func with(_ modifiers: [Modifier]) -> ViewNode {
    let copy = ViewNode(name, arguments, children: children, node: node)
    (copy.object, copy.unknown, copy.tag) = (object, unknown, tag)
    (copy.edges, copy.fillsHeight) = (edges, fillsHeight)
    copy.modifiers = modifiers
    return copy
  }

  /// The most modifiers of a view; further ones do nothing, as each copies those before.
  static let mostModifiers = 1_000

  /// The same with another modifier around it.
  func modified(_ name: String, _ arguments: [Argument], node: Syntax) -> ViewNode {
    guard modifiers.count < Self.mostModifiers else { return self }
    return with(modifiers + [Modifier(name: name, arguments: arguments, node: node)])
  }

  /// The same with modifiers within its own.
  func modified(inside others: [Modifier]) -> ViewNode {
    others.isEmpty ? self : with(Array((others + modifiers).prefix(Self.mostModifiers)))
  }

  /// The outermost modifier of a name.
  func modifier(_ names: String...) -> Modifier? { modifiers.last { names.contains($0.name) } }

  /// The argument of a label, or the first one without.
  func argument(_ label: String?) -> Argument? { arguments.first { $0.label == label } }
}

extension ViewNode.Modifier {
  func argument(_ label: String?) -> Argument? { arguments.first { $0.label == label } }
}

extension Value {
  /// Whether the value is known not to be one.
  var isNone: Bool { if case .none = self { true } else { false } }
  var unknown: Unknown? { if case .unknown(let unknown) = self { unknown } else { nil } }
  var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  var isColor: Bool { if case .library(let name, _) = self { name.hasPrefix("Color") } else { false } }
  var text: TextValue? { if case .string(let text) = self { text } else { nil } }
  var view: ViewNode? { if case .view(let view) = self { view } else { nil } }
  var object: Object? { if case .object(let object) = self { object } else { nil } }
  var items: [Value]? { if case .array(let items) = self { items } else { nil } }
  /// A name that stands for a case or a static member, whatever its type is.
  var memberName: String? {
    switch self {
    case .implicit(let name, _): name
    case .library(let name, _): name.split(separator: ".").last.map(String.init)
    case .enumeration(let value): value.name
    default: nil
    }
  }
  /// A range of numbers that are not counted.
  static func range(_ low: Double, _ high: Double) -> Value {
    let node = ExprSyntax(NilLiteralExprSyntax())
    return .library("Range", [low, high].map { Argument(value: .double($0), node: node) })
  }
  /// The least and the greatest number of a range; `nil` for other values.
  var bounds: (low: Double, high: Double)? {
    let ends: (Value?, Value?) =
      switch self {
      case .array(let items): (items.first, items.last)
      case .library("Range", let ends): (ends.first?.value, ends.last?.value)
      default: (nil, nil)
      }
    guard let low = ends.0?.number, let high = ends.1?.number else { return nil }
    return (low, high)
  }
  /// Whether it holds nothing that may be changed in place, as views and instances are.
  var isPlain: Bool {
    switch self {
    case .none, .bool, .int, .double, .string, .type: true
    case .enumeration(let value): value.payload.allSatisfy(\.value.isPlain)
    case .array(let items): items.allSatisfy(\.isPlain)
    default: false
    }
  }
  var number: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  /// Whether it is a number, and not all that there is.
  var isFinite: Bool { number?.isFinite == true }

  /// Whether two values are the same; `nil` where that is not known.
  func equals(_ other: Value) -> Bool? {
    var parts = Value.mostParts
    return equals(other, &parts)
  }

  /// The most parts of two values that are compared, as structures may hold the same ones time and again.
  static let mostParts = 20_000

  /// The same, with the parts that may be compared yet.
  func equals(_ other: Value, _ parts: inout Int) -> Bool? {
    guard parts > 0 else { return nil }
    parts -= 1
    switch (self, other) {
    case (.unknown, _), (_, .unknown): return nil
    case (.none, .none), (.void, .void): return true
    case (.none, _), (_, .none): return false
    case (.bool(let left), .bool(let right)): return left == right
    case (.string(let left), .string(let right)):
      return left.isPartial || right.isPartial ? nil : left.text == right.text
    case (.array(let left), .array(let right)):
      guard left.count == right.count else { return false }
      for (a, b) in zip(left, right) {
        guard let same = a.equals(b, &parts) else { return nil }
        if !same { return false }
      }
      return true
    case (.object(let left), .object(let right)): return left.equals(right, &parts)
    case (.tuple(let left), .tuple(let right)) where left.count == right.count:
      for (a, b) in zip(left, right) {
        guard let same = a.value.equals(b.value, &parts) else { return nil }
        if !same { return false }
      }
      return true
    case (.type(let left), .type(let right)): return left === right
    default:
      if let left = number, let right = other.number { return left == right }
      if let left = memberName, let right = other.memberName { return left == right }
      return nil
    }
  }
}
