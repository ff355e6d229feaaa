"""Makes a labelled dataset of screens that are made up.

    python dataset.py FOLDER [COUNT]

leaves FOLDER/screens with the specs, FOLDER/set with the pictures and COCO's boxes, and says how fast that was.
"""

# %% What the dataset is like
import json
import sys
import time
from collections import Counter
from pathlib import Path

from tablemock import Program

folder = Path(sys.argv[1])
count = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
program = Program()
folder.mkdir(parents=True, exist_ok=True)

# %% Screens from a seed
ways = ["--language", "en=4,de=2,fr,es,ja,ar", "--state", "normal=6,editing,selected"]
report = program.run(["generate", "--seed", "7", "--count", str(count), *ways, "--report", "-o", "screens"], cwd=folder)
print(report.splitlines()[-2])

# %% Pictures with boxes
start = time.monotonic()
boxes = ["--boxes", "coco", "--box-detail", "lines", "--splits", "train=80,val=10,test=10"]
program.run(["batch", "screens", "--scale", "1", "-o", "set", *boxes, "--quiet"], cwd=folder, seconds=36_000)
seconds = time.monotonic() - start

# %% What came of it
dataset = json.loads((folder / "set/boxes.coco.json").read_bytes())
classes = {category["id"]: category["name"] for category in dataset["categories"]}
found = Counter(classes[annotation["category_id"]] for annotation in dataset["annotations"])
splits = Counter(image["split"] for image in dataset["images"])
print(f"{count} pictures, {count / seconds:.0f} a second; {dict(splits)}")
for name, number in found.most_common(8):
    print(f"{number:9} {name}")
