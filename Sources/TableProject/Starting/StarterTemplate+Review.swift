import TableSpec

extension StarterTemplate {
  /// The screen, which finds its schema beside the manifest.
  static var specOfReview: String {
    let header = SchemaHeader.line(for: .spec)
    let above = SchemaHeader.line(for: .spec, at: "../" + SchemaHeader.file(of: .spec))
    return above + settingsSpec.dropFirst(header.count)
  }

  /// What is drawn of the screens, and where approved pictures lie.
  static let manifest = """
    # yaml-language-server: $schema=tablemock-manifest.json
    # What “tablemock verify” draws and compares. Pictures that were approved lie in golden/ and are kept with the code;
    # out/ has what a run drew, and need not be kept.
    inputs: [screens]
    matrix: {appearance: [light, dark]}
    baseline: golden
    review: out/review

    """

  /// The workflow that docs/review.md shows.
  static let workflow = """
    name: Screens
    on: [pull_request]
    jobs:
      verify:
        runs-on: ubuntu-latest
        container: registry.example/tablemock # an image of yours that has tablemock
        steps:
          - uses: actions/checkout@v4
          - run: tablemock verify --format github --junit out/verify.xml --summary "$GITHUB_STEP_SUMMARY"
          - uses: actions/upload-artifact@v4
            if: failure()
            with: {name: review, path: out/review}

    """
}
