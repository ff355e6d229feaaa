import SwiftUI

/// A settings screen to draw, which nobody compiles.
struct SettingsView: View {
  enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }
    var title: LocalizedStringKey {
      switch self {
      case .system: "Automatic"
      case .light: "Light"
      case .dark: "Dark"
      }
    }
  }

  @AppStorage("notifications") private var notifies = true
  @AppStorage("sounds") private var playsSounds = false
  @State private var appearance: Appearance = .dark
  @State private var name = ""
  @State private var brightness = 0.7
  @State private var days = 3

  var body: some View {
    NavigationStack {
      Form {
        account
        Section {
          Toggle(isOn: $notifies) { Label("Notifications", systemImage: "bell") }
          if notifies {
            Toggle("Sounds", isOn: $playsSounds)
          }
          Stepper("Every \(days) days", value: $days, in: 1...7)
        } header: {
          Text("Reminders")
        } footer: {
          Text("You are reminded to water your flowers in the morning.")
        }
        Section("Display") {
          Picker("Appearance", selection: $appearance) {
            ForEach(Appearance.allCases) { Text($0.title) }
          }
          Slider(value: $brightness)
        }
        Section {
          NavigationLink("Privacy") { EmptyView() }
          LabeledContent("Version", value: "2.1")
          Button("Delete All Flowers", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
      }
    }
  }

  private var account: some View {
    Section {
      NavigationLink {
        EmptyView()
      } label: {
        HStack(spacing: 12) {
          Image(systemName: "person.crop.circle").font(.largeTitle)
          VStack(alignment: .leading) {
            Text("Anna Alder").font(.headline)
            Text("anna@example.com").font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
      TextField("Name of the garden", text: $name)
    }
  }
}
