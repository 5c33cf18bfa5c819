"""Breaks the rules on purpose: mutate.py ROOT [COUNT|all] [--seed N] [--jobs J] [--list]

A mutant is the program with one small change somewhere in the rules. For each
of a sample the scenarios, the tests of the rules and some random campaigns are
run until one of them fails, crashes or does not end: the mutant is noticed. The
others are printed, and what they changed is a rule that no test holds, or code
that makes no difference. Exit code 1 if there are 10 % of them or more.

Every job has a copy of the sources and a build folder of its own, kept from run
to run. What does not compile (warnings are errors) does not count.
"""

import argparse
import concurrent.futures
import dataclasses
import os
import pathlib
import queue
import random
import re
import resource
import signal
import subprocess
import sys
import threading
import time

import mutants


FOLDERS = ("campaign/rules", "campaign/state")
LEFT_OUT = (
    "campaign/rules/explain.cpp",  # sentences
    "campaign/rules/invariants.cpp",  # itself a check
)
SETTINGS = (
    "-DCMAKE_BUILD_TYPE=Debug",
    # No debug information; a stray index must not go unnoticed for want of the sanitizers.
    "-DCMAKE_CXX_FLAGS_DEBUG=-O0 -D_GLIBCXX_ASSERTIONS",
    "-DCMAKE_GTEST_DISCOVER_TESTS_DISCOVERY_MODE=PRE_TEST",
    "-DKRONIKA_DESKTOP=OFF",
    "-DBUILD_TESTING=ON",
)
TARGETS = ("kronika-cli", "test_rules", "random_campaigns")
CAMPAIGNS = 20  # of each policy
MOST_UNNOTICED = 0.1
MOST_MEMORY = 4 << 30  # bytes, for what grows without end


@dataclasses.dataclass
class Check:
    """A program that must succeed, run in the build folder, and the target that makes it."""

    target: str
    command: list
    seconds: float = 0.0  # how long it takes when nothing is broken

    @property
    def time_limit(self):
        return 10 + 10 * self.seconds


def main():
    options = read_arguments()
    sources = read_sources(options.root)
    sample = draw_sample(sources, options)
    if options.list:
        print(*sample, sep="\n")
        say(f"{len(sample)} mutants")
        return 0

    hard_limit = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, hard_limit))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    folder = options.root / ".build" / "mutation"
    run = Run(sample, sources, [Workshop(folder / str(job + 1)) for job in range(options.jobs)])
    try:
        run.run()
    except KeyboardInterrupt:
        run.report()
        return 130
    return 0 if run.report() else 1


def read_arguments():
    parser = argparse.ArgumentParser(
        prog="./test mutation",
        description="Breaks lines of the rules, one at a time, and prints what no test notices.",
    )
    parser.add_argument("root", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("count", nargs="?", default="1000", help="how many, or: all (else 1000)")
    parser.add_argument("--seed", type=int, default=1, help="draws another sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many cores to use")
    parser.add_argument("--list", action="store_true", help="prints the mutants, runs nothing")
    options = parser.parse_args()
    options.root = options.root.resolve()
    if options.count != "all" and not re.fullmatch("[1-9][0-9]*", options.count):
        parser.error(f"{options.count} is no number of mutants")
    if options.jobs < 1:
        parser.error(f"{options.jobs} is no number of jobs")
    return options


def read_sources(root):
    """Everything that git knows or would take, as it is now: others may go on editing."""
    command = ["git", "-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    paths = subprocess.check_output(command, text=True).split("\0")
    return {path: (root / path).read_bytes() for path in paths if (root / path).is_file()}


def draw_sample(sources, options):
    """Every mutant is as likely as any other; a smaller sample is the beginning of a larger one."""
    everything = [
        mutant
        for path in sorted(sources)
        if path.startswith(FOLDERS) and path.endswith((".cpp", ".h")) and path not in LEFT_OUT
        for mutant in mutants.mutants_of(path, sources[path].decode())
    ]
    random.Random(options.seed).shuffle(everything)
    return everything if options.count == "all" else everything[: int(options.count)]


class Stopped(Exception):
    """The run ends before its time."""


class Workshop:
    """A copy of the sources, a build of it, and at most one process at a time."""

    def __init__(self, folder):
        self.source = folder / "src"
        self.build_folder = folder / "build"
        self.environment = {
            **os.environ,
            "CCACHE_BASEDIR": str(folder),
            "CCACHE_NOHASHDIR": "1",
        }
        self.process = None
        self.stopped = False
        self.lock = threading.Lock()

    def fill(self, sources):
        """Only what differs is written, so that only that is built again."""
        self.build_folder.mkdir(parents=True, exist_ok=True)
        for file in list(self.source.rglob("*")):
            if file.is_file() and file.relative_to(self.source).as_posix() not in sources:
                file.unlink()
        for path, content in sources.items():
            file = self.source / path
            file.parent.mkdir(parents=True, exist_ok=True)
            if not file.is_file() or file.read_bytes() != content:
                file.write_bytes(content)

    def configure(self):
        return self.run(["cmake", "-S", self.source, "-B", ".", "-G", "Ninja", *SETTINGS])

    def build(self, *targets, cores=1):
        return self.run(["ninja", f"-j{cores}", *targets])

    def only_read_cache(self):
        """Sources that are put right again come from ccache; mutants are not kept in it."""
        self.environment["CCACHE_READONLY"] = "1"

    def run(self, command, time_limit=None):
        """Whether it succeeds, and in time."""
        with self.lock:
            if self.stopped:
                raise Stopped
            self.process = subprocess.Popen(
                command,
                cwd=self.build_folder,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        try:
            code = self.process.wait(time_limit)
        except subprocess.TimeoutExpired:
            self.kill()
            return False
        if self.stopped:
            raise Stopped
        return code == 0

    def kill(self):
        """Not only the process but what it has started, such as ninja's compilers."""
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def stop(self):
        with self.lock:
            self.stopped = True
            self.kill()


class Run:
    def __init__(self, sample, sources, workshops):
        self.sample = sample
        self.sources = sources
        self.workshops = workshops
        self.checks = []
        self.left = queue.SimpleQueue()
        self.counts = {"did not compile": 0, "noticed": 0, "unnoticed": 0}
        self.lock = threading.Lock()

    def run(self):
        for mutant in self.sample:
            self.left.put(mutant)
        with concurrent.futures.ThreadPoolExecutor(len(self.workshops)) as pool:
            try:
                first, *others = self.workshops
                self.prepare(first, len(self.workshops))
                self.checks = unbroken_checks(first)
                finish(pool.submit(self.prepare, workshop) for workshop in others)
                finish(pool.submit(self.work, workshop) for workshop in self.workshops)
            finally:
                for workshop in self.workshops:
                    workshop.stop()

    def prepare(self, workshop, cores=1):
        say(f"Building {workshop.source}")
        workshop.fill(self.sources)
        if not (workshop.configure() and workshop.build(*TARGETS, cores=cores)):
            sys.exit(f"Nothing is broken yet, but it fails: ninja -C {workshop.build_folder}")
        workshop.only_read_cache()

    def work(self, workshop):
        while True:
            try:
                mutant = self.left.get_nowait()
            except queue.Empty:
                return
            self.record(mutant, self.fate(mutant, workshop))

    def fate(self, mutant, workshop):
        file = workshop.source / mutant.path
        original = self.sources[mutant.path]
        file.write_text(mutant.broken(original.decode()))
        try:
            for check in self.checks:
                if not workshop.build(check.target):
                    return "did not compile"
                if not workshop.run(check.command, check.time_limit):
                    return "noticed"
            return "unnoticed"
        finally:
            file.write_bytes(original)

    def record(self, mutant, fate):
        with self.lock:
            self.counts[fate] += 1
            if fate == "unnoticed":
                print(mutant, flush=True)
            done = sum(self.counts.values())
            say(f"{done} of {len(self.sample)}: {mutant.path}:{mutant.line}: {mutant.what}: {fate}")

    def report(self):
        """The closing line; whether few enough went unnoticed."""
        unnoticed = self.counts["unnoticed"]
        compiled = unnoticed + self.counts["noticed"]
        share = unnoticed / compiled if compiled else 1.0
        counts = ", ".join(f"{count} {fate}" for fate, count in self.counts.items())
        print(f"{sum(self.counts.values())} mutants, {counts} ({100 * share:.1f} %)", flush=True)
        return share < MOST_UNNOTICED


def finish(futures):
    done, _ = concurrent.futures.wait(futures, return_when=concurrent.futures.FIRST_EXCEPTION)
    for future in done:
        future.result()


def unbroken_checks(workshop):
    """Quickest first. Each must succeed while nothing is broken."""
    campaigns = "./tests/rules/random_campaigns"
    help_text = subprocess.check_output([workshop.build_folder / campaigns, "--help"], text=True)
    policies = re.search(r"--policy .*{(.+)}", help_text).group(1).split(",")
    cli = "./ui/terminal/kronika-cli"
    checks = [
        Check("kronika-cli", [cli, "scenario", "run", "--quiet", "../src/tests/scenarios"]),
        Check("test_rules", ["./tests/rules/test_rules"]),
    ]
    for policy in policies:
        command = [campaigns, "--policy", policy, "--campaigns", str(CAMPAIGNS)]
        checks.append(Check("random_campaigns", command))
    for check in checks:
        begun = time.monotonic()
        if not workshop.run(check.command):
            command = f"cd {workshop.build_folder} && {' '.join(check.command)}"
            sys.exit(f"Nothing is broken yet, but it fails: {command}")
        check.seconds = time.monotonic() - begun
    return checks


def say(text):
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
