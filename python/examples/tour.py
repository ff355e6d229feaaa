# %% [markdown]
# # Screens from Python
#
# `python/examples/tour.py` is this notebook as a program; `jupytext` makes one out of the other. Both need only the
# package and the program.

# %%
from tablemock import JobFailed, Renderer

SPEC = {
    "theme": "ios26",
    "size": {"width": 320, "height": 250},
    "tableView": {
        "style": "insetGrouped",
        "sections": [
            {
                "header": "Network",
                "rows": [
                    {"textLabel": "Wi-Fi", "imageView": {"systemName": "wifi", "tile": "systemBlue"}},
                    {"textLabel": "Airplane Mode", "accessoryView": {"switch": True}},
                    {"textLabel": "Carrier", "style": "value1", "detailTextLabel": "Automatic"},
                ],
            }
        ],
    },
}
renderer = Renderer()

# %% [markdown]
# A `Picture` shows itself. What is drawn in one way can be drawn in others.

# %%
renderer.render(SPEC, scale=1)

# %%
renderer.render(SPEC, theme="ios6", scale=1)

# %%
renderer.render(SPEC, appearance="dark", contentSizeCategory="extraExtraLarge", scale=1)

# %% [markdown]
# Two pictures are compared pixel by pixel, and two specs in words.

# %%
CHANGED = {**SPEC, "tableView": {**SPEC["tableView"], "style": "grouped"}}
before, after = renderer.render(SPEC, scale=1), renderer.render(CHANGED, scale=1)
print(before.diff(after).count, "pixels differ")
for difference in renderer.diff(SPEC, CHANGED, scale=1)["entries"][0]["words"][:3]:
    print(difference["text"])

# %% [markdown]
# What is wrong with a spec is told with its place.

# %%
try:
    renderer.render("tableView:\n  rowz: [Wi-Fi]\n")
except JobFailed as error:
    [finding] = error.diagnostics
    print(f"line {finding.line}: {finding.message}; {finding.hint}")

# %%
renderer.close()
