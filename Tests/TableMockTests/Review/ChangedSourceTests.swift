import Foundation
import TestSupport
import Testing

/// Which file approving names where something has changed since the review.
@Suite struct ChangedSourceTests {
  /// A project in which a picture with an image, in a language of its own, has changed, and which was verified.
  private func reviewed() throws -> ReviewProject {
    let spec = { (text: String) in
      ReviewProject.spec(text).replacing("textLabel:", with: "imageView: icon.png, textLabel:")
    }
    let project = try ReviewProject(["a": spec("Hello")])
    try project.folder.write("inputs: [screens]\nmatrix: {language: [de]}\n", to: "tablemock.yaml")
    try project.folder.write("Hello: Hallo\nBye: Ade\n", to: "screens/strings/de.yaml")
    try image("one", as: "icon", in: project)
    #expect(try project.run("verify").status == 1)
    #expect(try project.run("approve", "--all").status == 0)
    try project.write(spec("Bye"), to: "a")
    let run = try project.run("verify")
    #expect(run.status == 1 && run.text.contains("“Hallo” → “Ade”"), "\(run.text)\(run.errors)")
    return project
  }

  /// Makes an image of a spec with a text.
  private func image(_ text: String, as name: String, in project: ReviewProject) throws {
    try project.folder.write(ReviewProject.spec(text), to: "images/\(name).yaml")
    let run = try project.run("render", "images/\(name).yaml", "-o", "screens/\(name).png")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// The same files in another folder.
  private func copy(of project: ReviewProject) throws -> ReviewProject {
    let copy = try ReviewProject([:])
    try FileManager.default.removeItem(at: copy.folder.url)
    try FileManager.default.copyItem(at: project.folder.url, to: copy.folder.url)
    return copy
  }

  @Test func whatHasNotChangedIsApproved() throws {
    #expect(try reviewed().run("approve", "--all").lines == ["approved a.png"])
  }

  @Test(arguments: [
    "screens/a.yaml", "screens/icon.png", "screens/strings/de.yaml", "tablemock.yaml",
  ])
  func theFileThatHasChangedIsNamed(_ file: String) throws {
    let project = try reviewed()
    if file.hasSuffix(".png") {
      try image("two", as: "icon", in: project)
    } else {
      let text = String(decoding: try project.folder.bytes(file), as: UTF8.self)
      try project.folder.write(text + "# more\n", to: file)
    }
    let run = try project.run("approve", "--all")
    let place = file == "tablemock.yaml" ? "out/review" : "a.png"
    #expect(run.status == 1)
    #expect(
      run.errors.hasPrefix("\(place): error: \(file) has changed since it was reviewed\n"), "\(run.errors)")
    #expect(try project.run("verify").status == 1)
    #expect(try project.run("approve", "--all").status == 0)
  }

  @Test func nothingOfThisIsRepeatedForEachPicture() throws {
    let project = try reviewed()
    for name in ["b", "c"] { try project.write(ReviewProject.spec(name), to: name) }
    try project.run("verify")
    try project.folder.write("inputs: [screens]\n", to: "tablemock.yaml")
    let run = try project.run("approve", "--all")
    #expect(run.status == 1 && run.errors.components(separatedBy: "error:").count == 2, "\(run.errors)")
  }

  /// As one is that another machine has made, and kept, of the same sources.
  @Test func aReviewOfAnotherCopyIsApproved() throws {
    let project = try reviewed()
    let copy = try self.copy(of: project)
    let review = String(decoding: try copy.folder.bytes("out/review/review.json"), as: UTF8.self)
    #expect(!review.contains(project.folder.url.path))
    try copy.remove("out/review/.tablemock-review")
    let run = try copy.run("approve", "--all")
    #expect(run.lines == ["approved a.png"], "\(run.errors)")
    #expect(
      try copy.run("verify").text == "1 same\n",
      "a review may follow, whether the hidden file was copied or not")
  }

  /// Other storyboards of the project are found by their whole paths.
  @Test func aReviewOfStoryboardsInAnotherCopyIsApproved() throws {
    let scene = { (content: String) in "<scene sceneID=\"s\"><objects>\(content)</objects></scene>" }
    let storyboard = { (scenes: String) in
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14868" \
      initialViewController="first"><device id="retina4_7"/><scenes>\(scenes)</scenes></document>
      """
    }
    let project = try ReviewProject([:])
    try project.folder.write(
      "inputs: [app/Settings.storyboard]\nmatrix: {bars: [shown]}\n", to: "tablemock.yaml")
    try project.folder.write(
      storyboard(
        scene(
          "<tabBarController id=\"first\"><tabBar key=\"tabBar\"/><connections><segue destination=\"r\" "
            + "kind=\"relationship\" relationship=\"viewControllers\" id=\"g\"/></connections></tabBarController>"
        )
          + scene("<viewControllerPlaceholder id=\"r\" storyboardName=\"Settings\"/>")),
      to: "app/Main.storyboard")
    try project.folder.write(
      storyboard(
        scene("<tableViewController id=\"first\"><tableView key=\"view\" id=\"t\"/></tableViewController>")),
      to: "app/Settings.storyboard")
    #expect(try project.run("verify").status == 1)
    let copy = try self.copy(of: project)
    #expect(try copy.run("approve", "--all").lines == ["approved Settings-first.png"])
    try copy.folder.write(
      String(decoding: copy.folder.bytes("app/Main.storyboard"), as: UTF8.self) + "<!-- -->\n",
      to: "app/Main.storyboard")
    try copy.remove("golden/Settings-first.png")
    let run = try copy.run("approve", "--all")
    #expect(
      run.errors.contains("what app/Settings.storyboard shows has changed since it was reviewed"),
      "\(run.errors)")
  }

  @Test(arguments: ["screens/icon.png", "screens/strings/de.yaml"])
  func aFileThatIsGoneIsNamed(_ file: String) throws {
    let project = try reviewed()
    try project.remove(file)
    let run = try project.run("approve", "--all")
    #expect(
      run.status == 1 && run.errors.contains("\(file) has changed since it was reviewed"), "\(run.errors)")
  }

  @Test func aLanguageThatIsNewIsNamed() throws {
    let project = try reviewed()
    try project.remove("screens/strings/de.yaml")
    try project.run("verify")
    try project.folder.write("Bye: Ade\n", to: "screens/strings/de.yaml")
    let run = try project.run("approve", "--all")
    #expect(run.errors.contains("screens/strings/de.yaml has changed since it was reviewed"), "\(run.errors)")
  }
}
