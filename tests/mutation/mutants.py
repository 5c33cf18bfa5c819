"""What could be broken in a C++ file: one small change at a time, inside the body of a function.

It knows as much C++ as our own style needs: binary operators stand between
spaces (clang-format), every branch has braces (clang-tidy). Where it guesses
wrong, the mutant does not compile, which costs time but no truth.
"""

import bisect
import dataclasses
import re
import textwrap


TOKEN = re.compile(
    r"""
      (?P<blank>   \s+ | //[^\n]* | /\*.*?\*/ | ^[ \t]*\#(?:\\\n|[^\n])* )
    | (?P<text>    R"\(.*?\)" | "(?:\\.|[^"\\])*" | '(?:\\.|[^'\\])+' )
    | (?P<number>  \d(?:'?[\w.])* )
    | (?P<word>    [A-Za-z_]\w* )
    | (?P<sign>    <=> | <<= | >>= | \.\.\. | -> | :: | \+\+ | -- | << | >> | && | \|\|
                 | [-+*/%&|^=!<>]= | . )
    """,
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)

# Between spaces, or it may be a template, a reference or a sign before a number.
BINARY = {
    "==": "!=",
    "!=": "==",
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "&&": "||",
    "||": "&&",
    "+": "-",
    "-": "+",
    "+=": "-=",
    "-=": "+=",
}
ANYWHERE = {
    "++": "--",
    "--": "++",
    "true": "false",
    "false": "true",
    "0": "1",
    "1": "0",
    "0U": "1U",
    "1U": "0U",
    "any_of": "all_of",
    "all_of": "any_of",
    "continue": "break",
}
OF_STD = {"min": "max", "max": "min"}

ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="}
TRUTHS = {"==", "!=", "<", "<=", ">", ">=", "&&", "||"}
NO_CALLS = set(
    "return if else for while do switch case default break continue throw try catch using "
    "static_assert".split()
)
BEFORE_BLOCK = {")", "]", ";", ":", "}", "else", "do", "try", "const", "mutable", "noexcept"}


@dataclasses.dataclass(frozen=True)
class Mutant:
    path: str
    line: int
    what: str
    old: str
    new: str
    start: int
    end: int
    replacement: str

    def broken(self, text):
        return text[: self.start] + self.replacement + text[self.end :]

    def __str__(self):
        return f"{self.path}:{self.line}: {self.what}\n  - {self.old}\n  + {self.new}"


@dataclasses.dataclass(frozen=True)
class Token:
    kind: str
    text: str
    start: int
    end: int


@dataclasses.dataclass(frozen=True)
class Bracket:
    kind: str  # scope: namespace or class; body: of a function or lambda; block; values; group
    true_or_false: bool = False  # body: it is declared to return bool


def mutants_of(path, text):
    return sorted(set(Finder(path, text).find()), key=lambda mutant: (mutant.start, mutant.what))


class Finder:
    def __init__(self, path, text):
        self.path = path
        self.text = text
        self.line_starts = [0, *(match.end() for match in re.finditer("\n", text))]
        self.tokens = [
            Token(match.lastgroup, match.group(), match.start(), match.end())
            for match in TOKEN.finditer(text)
            if match.lastgroup != "blank"
        ]
        self.partner = {}  # of an opening bracket the closing one, and the other way round
        self.bracket = {}  # of an opening bracket what it is
        self.body = []  # of each token the function body it is in, if any
        self.match_brackets()

    def find(self):
        for index, token in enumerate(self.tokens):
            if self.body[index] is None:
                continue
            yield from self.swapped(index, token)
            if token.text in ("if", "while") and self.tokens[index + 1].text == "(":
                yield from self.negated_condition(index)
            elif token.text == "return":
                yield from self.negated_return(index)
            elif token.text == "{" and self.bracket[index].kind in ("body", "block"):
                yield from self.deleted_statements(index + 1, self.partner[index])

    # What a bracket is.

    def match_brackets(self):
        opened = []
        bodies = [None]
        starts = [0]  # of each open bracket where the present declaration or statement begins
        for index, token in enumerate(self.tokens):
            if token.kind == "sign" and token.text in "([{":
                bracket = Bracket("group")
                if token.text == "{":
                    inside = self.bracket[opened[-1]].kind if opened else "scope"
                    bracket = self.brace(index, starts[-1], inside, bodies[-1])
                self.bracket[index] = bracket
                opened.append(index)
                starts.append(index + 1)
                bodies.append(bracket if bracket.kind == "body" else bodies[-1])
            elif token.kind == "sign" and token.text in ")]}":
                begin = opened.pop()
                self.partner[begin], self.partner[index] = index, begin
                starts.pop()
                bodies.pop()
                if self.bracket[begin].kind not in ("group", "values"):
                    starts[-1] = index + 1
            elif token.text == ";":
                starts[-1] = index + 1
            self.body.append(bodies[-1])

    def brace(self, index, start, inside, body):
        if body is None:
            return self.outer_brace(start, index)
        before = self.tokens[index - 1].text
        arrow = self.arrow_before(index)
        if arrow is not None:
            returned = [token.text for token in self.tokens[arrow + 1 : index]]
            return Bracket("body", returned == ["bool"])
        if before in BEFORE_BLOCK or (before == "{" and inside in ("body", "block")):
            is_lambda = before == "]" or (
                before == ")" and self.tokens[self.partner[index - 1] - 1].text == "]"
            )
            return Bracket("body") if is_lambda else Bracket("block")
        return Bracket("values")

    def outer_brace(self, start, index):
        texts = [token.text for token in self.tokens[start:index]]
        if "namespace" in texts or "enum" in texts:
            return Bracket("scope")
        if "(" not in texts:
            return Bracket("scope" if "struct" in texts or "class" in texts else "values")
        return Bracket("body", "bool" in texts[: texts.index("(")])

    def arrow_before(self, index):
        """Where the return type of a lambda, if one stands here, begins."""
        at = index - 1
        while self.tokens[at].kind == "word" or self.tokens[at].text in ("::", "<", ">", "*", "&"):
            at -= 1
        is_arrow = self.tokens[at].text == "->" and self.tokens[at - 1].text == ")"
        return at if is_arrow else None

    # The operators.

    def swapped(self, index, token):
        other = None
        if token.kind == "sign" and self.spaced(token):
            other = BINARY.get(token.text)
        if token.kind != "text":
            other = other or ANYWHERE.get(token.text)
        if self.tokens[index - 1].text == "::" and self.tokens[index - 2].text == "std":
            other = other or OF_STD.get(token.text)
        if other:
            yield self.mutant(f"{token.text} became {other}", token.start, token.end, other)

    def negated_condition(self, index):
        first = index + 2
        end = self.partner[index + 1]
        top = self.top_level(first, end)
        start = self.tokens[first].start
        stop = self.tokens[end - 1].end
        what = f"the condition of {self.tokens[index].text} was negated"
        parts = [at for at in top if self.tokens[at].text == ";"]
        names = [at - 1 for at in top if self.tokens[at].text == "="]
        if parts:
            first = parts[-1] + 1
            start = self.tokens[first].start
        elif names:
            yield self.mutant(what, stop, stop, f"; !{self.tokens[names[0]].text}")
            return
        if not self.negation_is_a_swap(first, end):
            yield self.mutant(what, start, stop, f"!({self.text[start:stop]})")

    def negated_return(self, index):
        first = index + 1
        end = next(at for at in self.onwards(first) if self.tokens[at].text == ";")
        if first == end or self.tokens[first].text == "{" or self.negation_is_a_swap(first, end):
            return
        top = [self.tokens[at] for at in self.top_level(first, end)]
        compares = any(token.text in TRUTHS and self.spaced(token) for token in top)
        chooses = any(token.text == "?" for token in top)
        looks_so = (compares or top[0].text == "!") and not chooses
        if self.body[index].true_or_false or looks_so:
            start = self.tokens[first].start
            stop = self.tokens[end - 1].end
            negated = f"!({self.text[start:stop]})"
            yield self.mutant("what is returned was negated", start, stop, negated)

    def negation_is_a_swap(self, first, end):
        """A lone ==, != or constant: swapping it makes the same mutant."""
        texts = [self.tokens[at].text for at in self.top_level(first, end)]
        if texts in (["true"], ["false"]):
            return True
        connected = {"&&", "||", "?"}.intersection(texts)
        return not connected and len({"==", "!="}.intersection(texts)) == 1

    def deleted_statements(self, at, end):
        while at < end:
            if self.tokens[at].text in ("case", "default"):
                stop = next(to for to in self.onwards(at) if self.tokens[to].text == ":")
            else:
                stop = next(to for to in self.onwards(at) if self.ends_statement(to))
                if self.tokens[stop].text == ";" and self.is_call_or_assignment(at, stop):
                    start = self.tokens[at].start
                    yield self.mutant("a statement was deleted", start, self.tokens[stop].end, ";")
            at = self.partner.get(stop, stop) + 1

    def ends_statement(self, index):
        text = self.tokens[index].text
        return text == ";" or (text == "{" and self.bracket[index].kind in ("body", "block"))

    def is_call_or_assignment(self, first, end):
        """No declaration: those have two names in a row, a reference or a template."""
        top = self.top_level(first, end)
        texts = [self.tokens[at].text for at in top]
        if not texts or texts[0] in NO_CALLS or self.holds_statements(first, end):
            return False
        assigned = next((at for at, text in enumerate(texts) if text in ASSIGNMENTS), len(texts))
        head = re.sub(r"[A-Za-z_]\w*", "w", " ".join(texts[:assigned]))
        name = r"w(?: (?:::|\.|->) w| \(| \[)*"
        if not re.fullmatch(rf"(?:\+\+ |-- |\* )*{name}(?: \+\+| --)?", head):
            return False
        return assigned < len(texts) or "(" in head or "++" in head or "--" in head

    def holds_statements(self, first, end):
        return any(self.tokens[at].text == ";" for at in range(first, end))

    # Walking over tokens.

    def onwards(self, index):
        """This token and those after it that stand no deeper; of brackets the opening one."""
        while True:
            yield index
            index = self.partner[index] + 1 if index in self.bracket else index + 1

    def top_level(self, first, end):
        found = []
        for at in self.onwards(first):
            if at >= end:
                return found
            found.append(at)

    def spaced(self, token):
        return self.text[token.start - 1].isspace() and self.text[token.end].isspace()

    def mutant(self, what, start, end, replacement):
        line = bisect.bisect_right(self.line_starts, start)
        begin = self.line_starts[line - 1]
        finish = self.text.index("\n", end)
        old = self.text[begin:finish]
        new = self.text[begin:start] + replacement + self.text[end:finish]
        shown = (textwrap.shorten(lines, 160, placeholder=" ...") for lines in (old, new))
        return Mutant(self.path, line, what, *shown, start, end, replacement)
