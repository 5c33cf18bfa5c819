"""clang-tidy over our own sources: tidy.py SOURCE_FOLDER BUILD_FOLDER quick|full, after a build.

Where the build joins sources (CMAKE_UNITY_BUILD), what it joined is checked together: their headers
are read once, not once for each.

Full is every check of .clang-tidy on every file, minutes of work; quick is the
checks below, which find most of what there is to find, on all but the tests.

A file that was found clean is not checked again until something that its
result is made of changes: clang-tidy, its settings, the compile command, or
any file that it includes, as ninja wrote down at the last build. Like ccache's,
that memory is the user's and serves every clone.
"""

import concurrent.futures
import functools
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys


QUICK_CHECKS = [
    "-*",
    "bugprone-dangling-handle",
    "bugprone-narrowing-conversions",
    "bugprone-use-after-move",
    "cppcoreguidelines-slicing",
    "misc-unused-parameters",
    "misc-unused-using-decls",
    "modernize-use-nullptr",
    "modernize-use-override",
    "performance-for-range-copy",
    "performance-no-automatic-move",
    "performance-unnecessary-value-param",
    "readability-braces-around-statements",
    "readability-identifier-naming",
    "readability-implicit-bool-conversion",
]


def main():
    root, build = (pathlib.Path(folder).resolve() for folder in sys.argv[1:3])
    quick = sys.argv[3] == "quick"
    checks = [f"--header-filter=^{re.escape(str(root))}/(cards|campaign|ui|tests)/"]
    if quick:
        checks.append("--checks=" + ",".join(QUICK_CHECKS))
    user_cache = os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache"
    cache = pathlib.Path(user_cache) / "kronika" / "tidy"
    cache.mkdir(parents=True, exist_ok=True)
    version = subprocess.check_output(["clang-tidy", "--version"], text=True)
    keys = {
        source: key(source, [version, *checks, *commands], included, root)
        for source, (commands, included) in our_sources(root, build).items()
        if not (quick and is_test(source, root, build))
    }
    changed = [source for source in keys if keys[source] is None or not (cache / keys[source]).exists()]

    found = False
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for source, result in zip(changed, pool.map(functools.partial(check, build, checks), changed)):
            if result.returncode == 0:
                if keys[source] is not None:
                    (cache / keys[source]).touch()
            else:
                found = True
                print(result.stdout or result.stderr, flush=True)
    print(f"{len(changed)} checked, {len(keys) - len(changed)} unchanged since they were clean")
    sys.exit(found or not keys)


def check(build, checks, source):
    options = ["-p", build, "--quiet", "--extra-arg=-Wno-unknown-warning-option", *checks]
    return subprocess.run(["clang-tidy", *options, source], capture_output=True, text=True, check=False)


def our_sources(root, build):
    """Each source of ours, or several joined, with its compile commands and the files it includes
    (None if unknown)."""
    included = dependencies(build)
    sources = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        source = pathlib.Path(entry["file"])
        if not (is_ours(source, root, build) or joins_ours(source, root, build)):
            continue
        commands, files = sources.setdefault(source, ([], []))
        commands.append(entry["command"])
        words = shlex.split(entry["command"])
        files.append(included.get(words[words.index("-o") + 1]))
    return sources


def is_ours(source, root, build):
    return root in source.parents and build not in source.parents


def joins_ours(source, root, build):
    """Of what the build wrote, only the files by which it joins ours."""
    if source.parent.name != "Unity":
        return False
    joined = re.findall(r'^#include "(.*)"', source.read_text(), re.MULTILINE)
    return any(is_ours(pathlib.Path(file), root, build) for file in joined)


def is_test(source, root, build):
    return root / "tests" in source.parents or build / "tests" in source.parents


def dependencies(build):
    """What each object file was made of at the last build."""
    objects = {}
    files = None
    for line in subprocess.check_output(["ninja", "-C", build, "-t", "deps"], text=True).splitlines():
        if line.startswith("    "):
            files.append(build / line.strip())
        elif line.endswith("(VALID)"):
            files = objects[line.split(": #deps")[0]] = []
        else:
            files = []
    return objects


def key(source, settled, included, root):
    if None in included:
        return None
    settings = [folder / ".clang-tidy" for folder in source.parents if folder.is_relative_to(root)]
    files = {source, *settings}.union(*included)
    parts = [*settled, *(f"{file} {digest(file)}" for file in sorted(files))]
    text = "\n".join(parts).replace(str(root), "ROOT")
    return hashlib.sha256(text.encode()).hexdigest()


@functools.cache
def digest(file):
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.exists() else "absent"


main()
