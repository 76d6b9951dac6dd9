#!/usr/bin/env python3
"""Puts the page of a revealed game together, without a game in it: the verifier of one's own.

    build_page.py OUT.html      writes it, and OUT.html.sha256 beside it
    build_page.py --renew       writes its hash to verifier.sha256, after anything in it was changed

The page of a game is this page with the game's data in it, byte by byte. Whoever does not trust a program, or a page that he was given, makes
this one himself: it takes these sources and Python's standard library, and equal sources give equal bytes.
"""
import argparse
import base64
import functools
import hashlib
import json
import re
import xml.etree.ElementTree as xml
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RESOURCES, TRANSLATIONS = ROOT / "resources", ROOT / "translations"
REVEAL, WEB = RESOURCES / "reveal", RESOURCES / "web"
HASH_FILE = REVEAL / "verifier.sha256"
VERDICTS = RESOURCES / "verdict/verdicts.json"
LANGUAGES = ("en", "es", "pl", "ru", "it")
BOARDS = ("fury-3e", "fury-2e")

# What stands in the page where a game's data will.
DATA_BEFORE, NO_DATA, DATA_AFTER = '<script type="application/json" id="data">', "null", "</script>"
# A table has nothing in it but what was put in: a place of somebody's own board may be called `constructor`.
BARE = """(function bare(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) Object.setPrototypeOf(value, null);
  Object.values(value).forEach(bare);
  return value;
})"""
# What lies in the folder that all pages share; all else in the page's own.
SHARED = {"base": "base.css", "chart": "chart.css", "map": "map.js", "signs": "signs.html"}
# The games: each has a folder beside this file, whose scripts go into the page. Their sentences come from the contexts of the translations, the first of
# which that has a sentence decides.
GAMES = {"fury3e": ("Sentences", "FuryNames"), "fury2e": ("SecondEditionSentences", "FuryNames", "Sentences")}


def text_of(path):
    return path.read_text("utf-8")


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# --- The tables -------------------------------------------------------------------------------------------------


def rows(name):
    """The lines of a table in translations, by the titles of their columns."""
    titles, *lines = [line.split("\t") for line in text_of(TRANSLATIONS / f"{name}.tsv").split("\n") if line]
    return [dict(zip(titles, cells + [""] * (len(titles) - len(cells)))) for cells in lines]


def in_languages(row):
    """A row in all languages; where a printed book has no word for it, the English one stands in."""
    return [row[language] or row["en"] for language in LANGUAGES]


def forms(name, who, keys):
    """The forms of names, by language and id. The first is the name itself; a woman's list has a last one that says so."""
    table = {language: {} for language in LANGUAGES}
    for row in rows(name):
        table[row["language"]][row[who]] = [row[key] for key in ("name", *keys)] + (["woman"] if row.get("gender") == "woman" else [])
    return table


def names_of(card):
    return [card["name"][language] for language in LANGUAGES]


def cards():
    """The third edition's. Psychic Bond, which no hunter draws, is none of any card file."""
    dracula, hunters = (json.loads(text_of(RESOURCES / f"cards/{name}-3e.json")) for name in ("dracula", "hunter"))
    kinds = {"encounter": dracula["encounters"], "power": dracula["powers"], "event": dracula["events"], "combatCard": dracula["combat"],
             "hunterEvent": hunters["events"], "hunterCard": [*hunters["combat"], *hunters["items"]]}
    named = {kind: {card["id"]: names_of(card) for card in of_kind} for kind, of_kind in kinds.items()}
    bond = next(in_languages(row) for row in rows("glossary") if row["key"] == "psychic-bond")
    named["hunterEvent"]["psychic-bond"] = [name[:1].upper() + name[1:] for name in bond]
    return named


def second_cards():
    """The second edition's: the ids as the core lists them, and `name`, all that has a name."""
    table = {row["key"]: in_languages(row) for row in rows("second_edition_names")}
    lists = {"encounter": "encounters", "event": "draculaEvents", "hunterEvent": "hunterEvents", "item": "hunterItemIds", "tactic": "draculaTacticIds",
             "agentTactic": "agentTacticIds"}
    source = text_of(ROOT / "core/fury2e/cards/cards.h") + text_of(ROOT / "core/fury2e/cards/powers.h")

    def ids(name):
        found = re.findall(r'"([a-z-]+)"', re.search(rf"\b{name}\s*{{(.*?)}}\s*;", source, re.DOTALL)[1])
        if missing := [one for one in found if one not in table]:
            raise SystemExit(f"second_edition_names.tsv has no {missing}")
        return found
    return {kind: {one: table[one] for one in ids(name)} for kind, name in (*lists.items(), ("power", "powerIds"))} | {"name": table}


def reserve():
    """The second edition's Encounter tokens, in the order in which they are sorted, and how many there are."""
    listed = re.search(r"\bencounters\{(.*?)\}\s*;", text_of(ROOT / "core/fury2e/cards/cards.h"), re.DOTALL)[1]
    return {kind: int(copies) for kind, copies in re.findall(r'"([a-z-]+)", (\d+)', listed)}


def verdicts():
    """What a check comes to in words, as every verifier says it."""
    return {verdict["id"]: verdict["words"] for verdict in json.loads(text_of(VERDICTS))["verdicts"]}


def counts():
    """The usual numbers of everything that a table can put in by hand, as a header has them."""
    dracula, hunters = (json.loads(text_of(RESOURCES / f"cards/{name}-3e.json")) for name in ("dracula", "hunter"))
    copies = {kind: {card["id"]: card["copies"] for card in dracula[kind]} for kind in ("encounters", "events", "combat")}
    sheets = {sheet["id"]: sheet for sheet in hunters["hunter_sheets"]}
    start = dracula["dracula_sheet"]["combat_hand"]["start"]
    return {**copies, "life": {name: sheet["life"] or sheet["life_suggested"] for name, sheet in sheets.items()},
            "bite-spaces": {name: sheet["free_bite_spaces"] for name, sheet in sheets.items()},
            # As the program has it where the card file says nothing (core/fury3e/cards/catalogue.h).
            "combat-hand": 5 if start is None else start, "dracula-life": dracula["dracula_sheet"]["life"]}


def board(text):
    """What the page has of a built-in board; `boardFromFile` in names.js makes the same of a file."""
    read = json.loads(text)
    return {
        "id": read["id"], "name": read["name"], "sha256": hashlib.sha256(text.encode()).hexdigest(),
        "locations": [{"id": one["id"], "kind": one["kind"], "region": one["region"], "ports": one["port_on"], "lonlat": one["lonlat"],
                       "name": names_of(one)} for one in read["locations"]],
        "roads": read["roads"], "seas": read["sea_borders"], "rails": [rail["between"] for rail in read["rails"]],
    }


def drawing():
    """The land under all boards, and where the drawing of the map puts its places."""
    land = re.search(r'<path id="land"[^>]* d="([^"]*)"', text_of(RESOURCES / "map/europe.svg"))[1]
    return {"viewBox": "0 0 1000 740", "land": land, "labels": json.loads(text_of(RESOURCES / "map/labels.json"))}


def literal(text):
    """The value of a literal in C++ or JavaScript; C++ may go on in the next one."""
    pieces = re.findall(r"\"((?:[^\"\\]|\\.)*)\"|'((?:[^'\\]|\\.)*)'", text)
    return "".join(re.sub(r"\\(.)", r"\1", one or other) for one, other in pieces)


LITERAL = r"(?:\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*')"


def rulings():
    """How the table can read the rules, in the order of the program: field, names of the readings, which was recommended, and that of each printing."""
    source = text_of(ROOT / "core/fury3e/game/rulings.h")
    listed = re.findall(r"^    X\((\w+), (\w+), \"([\w-]+)\", (\w+), (\w+), (\w+), (\w+), (.*?)\)\s*\\?$", source, re.MULTILINE)
    enumerations = {name: [one.strip() for one in values.split(",")] for name, values in
                    re.findall(r"enum class (\w+) : std::uint8_t \{ ([\w, ]+) \};", source)}
    titles = dict(re.findall(rf"case Ruling::(\w+):\s*return tr\(({LITERAL})\);",
                             re.search(r"QString Sentences::ruling\(.*?\n\}", text_of(ROOT / "app/fury3e/text/rulings.cpp"), re.DOTALL)[0]))
    if len(listed) < 52 or len(titles) != len(listed):
        raise SystemExit(f"{len(listed)} rulings in rulings.h, {len(titles)} of them with a name")
    table = []
    for kind, field, code, *printed, readings in listed:
        recommended, *printings = (enumerations[kind].index(one) for one in printed)
        table.append({"field": field, "id": code, "title": literal(titles[field]), "readings": [literal(one) for one in re.findall(LITERAL, readings)],
                      "recommended": recommended, "printings": printings})
    return table


def readings():
    """The sentence for each name of a reading, as (text, comment)."""
    source = re.search(r"QString Sentences::reading\(.*?\n\}", text_of(ROOT / "app/fury3e/text/rulings.cpp"), re.DOTALL)[0]
    return {name: key(literal(text), literal(comment or "''")) for name, text, comment in
            re.findall(rf'if \(name == "([\w-]+)"\)\s*return tr\(({LITERAL})(?:, ({LITERAL}))?\);', source)}


def second_listed():
    """Id, field, readings, and which of them is that of a header without it, of the rulings of the second edition."""
    return [(code, field, [literal(one) for one in re.findall(LITERAL, names)], int(unnamed or 0))
            for code, field, names, unnamed in re.findall(r'\{"(2E-[A-Z]+-\d+)", "(\w+)", \{([^}]*)\}(?:, (\d))?\}', text_of(ROOT / "core/fury2e/game/rulings.h"))]


def second_rulings():
    """The second edition's, whose first reading is the usual one."""
    listed = second_listed()
    source = re.search(r"QString SecondEditionSentences::ruling\(.*?\n\}", text_of(ROOT / "app/fury2e/text/rulings.cpp"), re.DOTALL)[0]
    titles = {name[0].lower() + name[1:]: title for name, title in re.findall(rf"case Ruling::(\w+):\s*return tr\(({LITERAL})\);", source)}
    if len(listed) < 33 or {field for _, field, *_ in listed} != titles.keys():
        raise SystemExit(f"{len(listed)} rulings of the second edition, {len(titles)} of them with a name")
    return [{"field": field, "id": code, "title": literal(titles[field]), "readings": readings, "recommended": 0} for code, field, readings, _ in listed]


def second_readings():
    """The sentence for each name of a reading, as (text, comment); and those that are the same in every language."""
    source = re.search(r"QString SecondEditionSentences::reading\(.*?\n\}", text_of(ROOT / "app/fury2e/text/rulings.cpp"), re.DOTALL)[0]
    said, same = {}, {}
    for names, text, comment, plain in re.findall(
            rf'if \(((?:name == "[\w-]+"(?: \|\| )?)+)\)\s*return (?:tr\(({LITERAL})(?:, ({LITERAL}))?\)|QStringLiteral\(({LITERAL})\));', source):
        for name in re.findall(r'"([\w-]+)"', names):
            if plain:
                same[name] = literal(plain)
            else:
                said[name] = key(literal(text), literal(comment or "''"))
    return said, same


def key(text, comment=""):
    """Of a sentence in the table: what tells two equal ones apart stands behind it."""
    return f"{text}\x04{comment}" if comment else text


def wanted_sentences(game):
    """The sentences that the story of a game uses: all that stand in a call of `tr`."""
    wanted = set()
    for path in (REVEAL / "story.js", *sorted((REVEAL / game).glob("*.js"))):
        source = text_of(path)
        calls = re.findall(r"\btr\((.)", source)
        found = re.findall(rf"\btr\(({LITERAL})(?:, ({LITERAL}|null|''))?", source)
        # One that is built from parts would be missing in the table.
        if len(found) != sum(one in "\"'" for one in calls):
            raise SystemExit(f"a sentence of {path.name} is not to be read")
        wanted |= {key(literal(text), literal(comment or "''")) for text, comment in found}
    return wanted


@functools.cache
def translations(language):
    """The translations of every context, by their keys; a list where the form depends on a number."""
    contexts = {}
    for context in xml.parse(TRANSLATIONS / f"demeter_{language}.ts").getroot().iter("context"):
        found = contexts.setdefault(context.findtext("name"), {})
        for message in context.iter("message"):
            translation = message.find("translation")
            plural = [form.text or "" for form in translation.iter("numerusform")]
            found[key(message.findtext("source"), message.findtext("comment") or "")] = plural or translation.text or ""
    return contexts


def sentences(wanted, contexts):
    """The translations of these, by language. English has none but where a number decides: its sentences are the keys."""
    table = {}
    for language in LANGUAGES[1:]:
        by_context = [translations(language).get(name, {}) for name in contexts]
        found = {one: next((each[one] for each in by_context if one in each), None) for one in wanted}
        if missing := sorted(one for one, translation in found.items() if translation is None):
            raise SystemExit(f"demeter_{language}.ts has no {missing[:5]} in {contexts}")
        table[language] = dict(sorted(found.items()))
    return table


def third_edition():
    return {
        "cards": cards(),
        "cardsHash": hashlib.sha256(b"".join((RESOURCES / f"cards/{name}-3e.json").read_bytes() for name in ("dracula", "hunter"))).hexdigest(),
        "counts": counts(),
        "encounterHand": json.loads(text_of(RESOURCES / "cards/dracula-3e.json"))["dracula_sheet"]["encounter_hand"]["refill_to"],
        "rulings": rulings(),
        # Of rulings that a header does not name, where it is not the reading that is recommended now: each as it was when the ruling was new.
        "unnamedReadings": {"batCountsForDespair": "no", "chanceWhen": "at-dawn", "cardsKept": "no", "psychicBondOnce": "no"},
        "readings": readings(),
    }


def second_edition():
    said, same = second_readings()
    unnamed = {field: readings[reading] for _, field, readings, reading in second_listed() if reading != 0}
    return {"cards": second_cards(), "reserve": reserve(), "rulings": second_rulings(), "unnamedReadings": unnamed, "readings": said | same}


def with_sentences(game, own, readings_said):
    wanted = wanted_sentences(game) | {one["title"] for one in own["rulings"]} | set(readings_said.values())
    return {**own, "sentences": sentences(wanted, GAMES[game])}


@functools.cache
def tables():
    return {
        "languages": LANGUAGES,
        "verdicts": verdicts(),
        "terms": {row["key"]: in_languages(row) for row in rows("glossary")},
        "headwords": {row["key"]: in_languages(row) for row in rows("headwords")},
        "topicOf": {rule: row["key"] for row in rows("headwords") for rule in row["rules"].split(" ") if rule},
        "places": forms("place_forms", "place", ("in", "to", "from", "of")),
        "hunters": forms("hunter_forms", "hunter", ("of", "to", "whom", "with")),
        "boards": {name: board(text_of(RESOURCES / f"boards/{name}.json")) for name in BOARDS},
        "map": drawing(),
        "games": {"fury3e": with_sentences("fury3e", third_edition(), readings()),
                  "fury2e": with_sentences("fury2e", second_edition(), second_readings()[0])},
    }


# --- The page ---------------------------------------------------------------------------------------------------


def part(name, own=REVEAL):
    """What goes into a marker; the libraries in alphabetical order."""
    if name == "hashes":
        return "\n".join(text_of(path) for path in sorted((REVEAL / "vendor").glob("*.js")))
    if name == "tables":
        # No text may end the script that holds it, nor begin a comment in it.
        return "globalThis.demeterTables = " + BARE + "(" + compact(tables()).replace("<", "\\u003c") + ");"
    if name == "font":
        font = base64.b64encode((WEB / "garamond.woff2").read_bytes()).decode()
        return f'@font-face {{ font-family: Garamond; src: url(data:font/woff2;base64,{font}) format("woff2"); }}'
    if name in SHARED:
        return text_of(WEB / SHARED[name])
    if name in GAMES:
        return "\n".join(text_of(path) for path in sorted((own / name).glob("*.js")))
    style = own / f"{name}.css"
    return text_of(style if style.exists() else own / f"{name}.js")


def filled(skeleton, parts):
    """The skeleton with what belongs into its markers."""
    for marker, text in parts.items():
        if re.search(r"</(script|style)|<!--", text, re.IGNORECASE):
            raise SystemExit(f"what goes into {marker} would end its element")
        if skeleton.count(marker) != 1:
            raise SystemExit(f"page.html has {marker} {skeleton.count(marker)} times")
    # All at once, so that nothing within a part is taken for a marker.
    pieces = re.split("(" + "|".join(map(re.escape, parts)) + ")", skeleton)
    return "".join(parts.get(piece, piece) for piece in pieces)


@functools.cache
def empty_page():
    """The page without a game in it."""
    skeleton = text_of(REVEAL / "page.html")
    parts = {f"/*{{{name}}}*/": part(name) for name in re.findall(r"/\*\{(\w+)\}\*/", skeleton)}
    parts["<!--{signs}-->"] = part("signs")
    page = filled(skeleton, parts)
    if page.count(DATA_BEFORE + NO_DATA + DATA_AFTER) != 1:
        raise SystemExit("page.html has no one place for a game's data")
    return page


def page_of(data_text):
    """The page with this JSON text as its data."""
    return empty_page().replace(DATA_BEFORE + NO_DATA + DATA_AFTER, DATA_BEFORE + data_text.replace("<", "\\u003c") + DATA_AFTER)


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False)
    wanted = arguments.add_mutually_exclusive_group(required=True)
    wanted.add_argument("out", type=Path, nargs="?", metavar="OUT.html")
    wanted.add_argument("--renew", action="store_true")
    given = arguments.parse_args()
    page = empty_page().encode()
    name, digest = "demeter-verifier.html", hashlib.sha256(page).hexdigest()
    if given.renew:
        HASH_FILE.write_text(f"{digest}  {name}\n", "utf-8")
    else:
        given.out.write_bytes(page)
        given.out.with_name(given.out.name + ".sha256").write_text(f"{digest}  {given.out.name}\n", "utf-8")
    print(f"SHA-256 of {name} ({len(page)} bytes): {digest}")


if __name__ == "__main__":
    main()
