import TableSources
import Testing

struct XMLPropertyListTests {
  @Test(arguments: [
    ("<string>A &amp; B &#233; &lt;</string>", "“A & B é <”"),
    ("<string></string>", "“”"),
    ("<string><![CDATA[<a>]]></string>", "“<a>”"),
    ("<string> a <!-- no -->b\n</string>", "“ a b\n”"),
    ("<integer>42</integer>", "42"),
    ("<integer> -0x1F</integer>", "-31"),
    ("<integer>18446744073709551615</integer>", "real 1.8446744073709552e+19"),
    ("<real>-1.5e3</real>", "real -1500.0"),
    ("<real>+infinity</real>", "real inf"),
    ("<true/>", "true"),
    ("<false></false>", "false"),
    ("<date>2001-01-02T00:00:01Z</date>", "date 86401.0"),
    ("<date>1970-01-01T00:00:00Z</date>", "date -978307200.0"),
    ("<date>2024-02-29T12:00:00Z</date>", "date 730900800.0"),
    ("<data>AAEC\n /w==</data>", "data [0, 1, 2, 255]"),
    ("<data>YQ==</data>", "data [97]"),
    ("<array><true/><array/><dict/></array>", "(true, (), {})"),
    ("<dict><key>b</key><true/><key>a</key><false/></dict>", "{b: true, a: false}"),
    ("<dict><key>a</key><true/><key>b</key><true/><key>a</key><false/></dict>", "{a: false, b: true}"),
    ("<dict><key>File</key><key>About</key></dict>", "{File: “About”}"),
    ("<key>alone</key>", "“alone”"),
  ])
  func values(_ value: String, _ words: String) {
    #expect(Lists.words(Lists.xml(value)) == words)
    #expect(Lists.words(value) == words)
    #expect(Lists.findings(Lists.xml(value)) == [])
  }

  @Test(arguments: [
    " \n<?xml version=\"1.0\"?><plist><true/></plist>",
    "<!-- a --><plist><!-- b --><true/></plist>\n<!-- c -->\n",
    "<?xml version='1.0' encoding='iso-8859-1'?><plist><true/></plist>",
    "<!DOCTYPE plist SYSTEM \"file://localhost/System/Library/DTDs/PropertyList.dtd\"><!-- --><plist><true/></plist>",
    "<plist>\r\n\t<true/>\r\n</plist>\r\n",
  ])
  func beginnings(_ text: String) {
    #expect(Lists.words(text) == "true")
    #expect(Lists.findings(text) == [])
  }

  @Test(arguments: [
    ("<dict><key>a</key></dict>", "3:28 error: the key “a” has no value"),
    (
      "<dict><string>a</string></dict>",
      "3:28 error: expected a <key> in a <dict>, found <string>"
    ),
    ("<true/><true/>", "3:29 error: a property list has only one outermost value"),
    ("<array>x</array>", "3:22 error: the text “x” is in <array>, outside any value"),
    ("<array><true/>x y</array>", "3:22 error: the text “x” is in <array>, outside any value"),
    ("x<true/>", "3:1 error: the text “x” is in <plist>, outside any value"),
    ("<string><b/></string>", "3:30 error: “<b>” is not an element of a property list"),
    ("<string><true/></string>", "3:30 error: <true> is inside <string>, which contains only text"),
    ("<integer>1.5</integer>", "3:22 error: <integer> contains “1.5”, which is not a whole number"),
    ("<integer></integer>", "3:22 error: <integer> contains “”, which is not a whole number"),
    ("<integer>--1</integer>", "3:22 error: <integer> contains “--1”, which is not a whole number"),
    (
      "<integer>99999999999999999999</integer>",
      "3:22 error: the number “99999999999999999999” is too large for a property list"
    ),
    ("<real>1,5</real>", "3:22 error: <real> contains “1,5”, which is not a number"),
    ("<true>yes</true>", "3:22 error: <true> must be empty, but contains “yes”"),
    ("<date>yesterday</date>", "3:22 error: <date> contains “yesterday”, which is not a date"),
    ("", "1:1 error: there is no value in this property list"),
    ("<plist><true/></plist>", "3:22 error: a <plist> is inside another element"),
    ("<string>a&b;</string>", "3:31 error: this entity is not defined"),
    ("<string>a & b</string>", "3:33 error: this “&” does not begin an entity"),
    ("<array></dict>", "3:31 error: this tag does not close <array> of line 3"),
    ("<string>by <rs@example.com></string>", "3:36 error: this is not well-formed XML"),
  ])
  func broken(_ value: String, _ finding: String) {
    #expect(Lists.findings(Lists.xml(value)) == [finding])
    #expect(Lists.words(Lists.xml(value)) == nil)
  }

  /// Nothing that a list defines or names is used, so that none can grow or read other files.
  @Test(arguments: [
    "<!DOCTYPE plist [<!ENTITY a \"aaaa\">]><plist><string>&a;</string></plist>",
    "<!DOCTYPE plist [<!ENTITY a SYSTEM \"/etc/passwd\">]><plist><string>&a;</string></plist>",
    "<!DOCTYPE plist SYSTEM \"/etc/passwd\" [<!ENTITY % b SYSTEM \"/etc/passwd\">%b;]><plist><true/></plist>",
  ])
  func definitions(_ text: String) {
    #expect(
      Lists.findings(text).map { $0.split(separator: " ", maxSplits: 1)[1] } == [
        "error: the document type declaration defines something, which is not allowed"
      ])
  }

  @Test func entitiesOfOtherFiles() {
    #expect(
      Lists.findings("<!DOCTYPE plist SYSTEM \"x.dtd\"><plist><string>&a;</string></plist>")
        == ["1:47 error: this entity is not defined"])
  }

  @Test func places() throws {
    let text = Lists.xml("\n<dict>\n  <key>é</key>\n  <array>\n    <true/></array></dict>")
    let file = PropertyListFile(Array(text.utf8), named: "a.plist")
    let list = try #require(file.root?["é"])
    #expect(file.format == .xml)
    #expect(file.source.lineNumber(of: list.range.start) == 6)
    #expect(list.array?.first.map { file.source.lineNumber(of: $0.range.start) } == 7)
    #expect(file.root?.dictionary?.entries.first.map { file.source.lineNumber(of: $0.keyRange.start) } == 5)
  }
}
