#!/usr/bin/env python3
"""check_manual.py SOURCE: whether the manual is whole in every language. Python's standard library alone.

- it is plain: headings with numbers, paragraphs and lists; no section is empty;
- every language has the sections of `tests/data/manual-sections.txt`, in that order, with as many paragraphs and items in each; a number
  that was ever in that list stays there, for numbers are what others point to;
- what stands in quotation marks is a button, a heading or a question as the program says it in that language, and every language names the
  same ones in the same section.
"""

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

MARKS = {"en": "“”", "es": "«»", "pl": "„”", "ru": "«»", "it": "«»"}
QUOTES = set("\"“”„«»‘`")
LIST = "tests/data/manual-sections.txt"
PAGES = ("resources/phones/words.js", "resources/reveal/words.js", "resources/reveal/hunt_words.js")


def one_line(text):
    return " ".join((text or "").split())


def said_by_window(source, language):
    """What the window says in a language: the English texts of each of its words."""
    said = {}
    for name in ("es",) if language == "en" else (language,):
        for message in ElementTree.parse(source / "translations" / f"demeter_{name}.ts").getroot().iter("message"):
            english, translation = one_line(message.findtext("source")), message.find("translation")
            if translation is None or translation.get("type"):
                continue
            forms = [form.text for form in translation.findall("numerusform")] or [translation.text]
            for form in [english] if language == "en" else forms:
                said.setdefault(one_line(form), set()).add(english)
    return said


def said_by_pages(source, language):
    """The same for the pages that come without Qt; there a text has a key."""
    said = {}
    for page in PAGES:
        block = re.search(rf"^  const {language} = .*?^  (?:\}};|\}}\)\(\);)$", (source / page).read_text("utf-8"), re.M | re.S)
        for key, text in re.findall(r"(\w+): '((?:[^'\\]|\\.)*)'", block.group(0) if block else ""):
            said.setdefault(one_line(text.replace("\\'", "'")), set()).add(f"{page}: {key}")
    return said


def sections_of(text, fault):
    """Number, title and paragraphs of every section, in order."""
    sections = []
    for block in re.split(r"\n{2,}", text.strip("\n")):
        heading = re.fullmatch(r"(##|###) (\d+(?:\.\d+)?) (\S.*)", block)
        if heading:
            if (heading[1] == "###") != ("." in heading[2]):
                fault(f"the heading of {heading[2]} has another depth than its number")
            sections.append((heading[2], heading[3], []))
        elif block.startswith("#") or not sections:
            fault(f"no heading with a number: {block[:60]}")
        else:
            items = block.split("\n")
            if len(items) > 1 and not all(item.startswith("- ") for item in items):
                fault(f"neither a paragraph nor a list: {block[:60]}")
            sections[-1][2].extend(items)
    return sections


def ever_listed(source):
    """Every number that the list has had, as far as the history is here."""
    try:
        history = subprocess.run(["git", "-C", str(source), "log", "-p", "--format=", "--", LIST], capture_output=True, text=True, check=False)
    except OSError: # no git, no history
        return []
    return re.findall(r"^[-+](\d[\d.]*)$", history.stdout, re.M) if history.returncode == 0 else []


def main():
    source = Path(sys.argv[1])
    faults = []
    listed = (source / LIST).read_text("utf-8").split()
    for number in sorted(set(ever_listed(source)) - set(listed)):
        faults.append(f"{LIST}: {number} is gone; it may only grow")
    if len(set(listed)) != len(listed) or sorted(listed, key=lambda number: [int(part) for part in number.split(".")]) != listed:
        faults.append(f"{LIST}: a number stands twice, or not in order")

    manuals, named = {}, {}
    for language, marks in MARKS.items():
        def fault(words, where=f"{language}.md"):
            faults.append(f"{where}: {words}")

        text = (source / "resources" / "manual" / f"{language}.md").read_text("utf-8")
        for strange in sorted(set(text) & (QUOTES - set(marks)) | ({"'"} & set(text) if language == "it" else set())):
            fault(f"{strange} is not a mark of this language")
        if found := re.search(r"\*|_\S|\]\(|^\||<|  |[ \t]$|\n{3}", text, re.M):
            fault(f"not plain, or a space too many: {text[max(0, found.start() - 30) : found.end() + 20]!r}")
        sections = manuals[language] = sections_of(text, fault)
        numbers = [number for number, _, _ in sections]
        if numbers != listed:
            fault(f"other sections than {LIST}, or in another order: {sorted(set(numbers) ^ set(listed))}")
        known = said_by_window(source, language)
        for word, keys in said_by_pages(source, language).items():
            known.setdefault(word, set()).update(keys)
        named[language] = {}
        for number, title, paragraphs in sections:
            holds = "." in number or not any(other.startswith(f"{number}.") for other in numbers)
            if holds and sum(map(len, paragraphs)) < 40:
                fault(f"{number} is empty")
            for paragraph in paragraphs:
                if not re.search(r"[.?!:;)»”]$", paragraph) and "demeter-cli" not in paragraph:
                    fault(f"{number}: no end: {paragraph[-40:]}")
            whole = "\n".join([title, *paragraphs])
            quoted = re.findall(f"{marks[0]}([^{marks}\n]*){marks[1]}", whole)
            if not len(quoted) == whole.count(marks[0]) == whole.count(marks[1]):
                fault(f"{number}: a quotation mark has no other half")
            named[language][number] = {}
            for word in quoted:
                if word not in known:
                    fault(f"{number}: the program does not say {marks[0]}{word}{marks[1]}")
                named[language][number][word] = known.get(word, set())

    english = {number: paragraphs for number, _, paragraphs in manuals["en"]}
    for language, sections in manuals.items():
        for number, _, paragraphs in sections:
            if number not in english:
                continue
            if len(paragraphs) != len(english[number]):
                faults.append(f"{language}.md: {number}: {len(paragraphs)} paragraphs and items, and {len(english[number])} in English")
            here, there = named[language][number], named["en"][number]
            for words, others, whose in ((here, there, "en"), (there, here, language)):
                for word, meanings in words.items():
                    if meanings and not any(meanings & other for other in others.values()):
                        faults.append(f"{whose}.md: {number}: {word} is not named, though it is in {'en' if whose != 'en' else language}.md")
    for each in faults:
        print(each, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
