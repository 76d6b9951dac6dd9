#!/usr/bin/env python3
"""check_house.py SOURCE: whether the house is as CONTRIBUTING.md describes it. Python's standard library alone.

- CONTRIBUTING.md stays short enough for a newcomer's first half hour;
- what the documents and comments point to is there;
- includes go one way, without a circle;
- what makes the questions reaches no widget;
- what hears the network sees nothing of a game;
- an operating system is named in the files alone that are its half of something;
- the rooms that all games share name no card, no power and no rule of a game;
- what the core can announce is known to all who read records.
"""

import fnmatch
import json
import os
import posixpath
import re
import sys

CONTRIBUTING_BYTES = 8192

# Rooms of the core that know no game, and what each may include. All other folders of core are games.
SHARED_CORE = {
    "core/base": ["core/base"],
    "core/map": ["core/base", "core/map"],
    "core/system": ["core/system"],
    "core/journal": ["core/base", "core/journal", "core/system"],
}
# Rooms of what some games have in common: which games these are. The room includes none of them, and no other game includes it.
FAMILIES = {"core/fury": ["fury2e", "fury3e"]}
FAMILY_MAY_INCLUDE = ["core/base", "core/map"]
# Rooms of the window that do not even name what games have.
SHARED_DESKTOP = ["app/desktop/kit", "app/desktop/system", "app/desktop/session", "app/desktop/guard", "app/desktop/start", "app/desktop/first_round"]
# Nor do the files right in these.
SHARED_FILES = ["app/cli", "app/desktop"]
# The one place that lists the games, for everybody who has to know them all. No other room of app includes a game, or names one.
LISTS_GAMES = "app/games"

# What every room of app may include of app; of core all that is no game's. A game's own part of a room, `app/<game>/<room>`, may include the same, and
# the game's parts of these rooms.
APP = {
    "app/text": ["app/text"],
    "app/book": ["app/book", "app/text"],
    "app/prompt": ["app/prompt"],
    "app/table": ["app/book", "app/prompt", "app/table", "app/text"],
    "app/record": ["app/prompt", "app/record", "app/table", "app/text"],
    "app/phones": ["app/book", "app/phones", "app/prompt", "app/table", "app/text"],
    "app/cli": ["app/cli", "app/phones", "app/prompt", "app/record", "app/table", "app/text"],
    "app/desktop": ["app/book", "app/desktop", "app/phones", "app/prompt", "app/record", "app/table", "app/text"],
}

# What tells others of the table is given what the table sees: it cannot name a game's state, nor a record.
TELLS_THE_TABLE = ["app/book/table_*", "app/phones/table_*", "app/phones/phone_hub.*", "app/table/*.h"]
GAME_TELLS_THE_TABLE = [*TELLS_THE_TABLE, "app/table/public_*"]  # in a game's own part of these rooms
STATE = ["core/*/game/game_state.h", "core/fury3e/game/due.h", "core/fury3e/game/combat.h", "core/*/rules/*", "core/*/record/*", "core/journal/record*"]

# What hears the network sees no game, no core and no window: texts in, texts out.
HEARS_NETWORK = ["app/phones/system/native_socket.h", "app/phones/server.h", "app/phones/server_connection.h", "app/phones/server_tools.h",
                 "app/phones/server.cpp"]
# Of these one source and its own parts see Boost, which takes long to compile.
SEES_BOOST = HEARS_NETWORK[2:]

# What makes the questions and takes the answers, and all that it includes, works and is tested without a window: of Qt it may include these alone.
WITHOUT_WIDGETS = ["app/prompt/*", "app/desktop/guide/talk*", "app/*/desktop/guide/question.*", "app/*/desktop/guide/turn_flow*",
                   "app/*/desktop/guide/conversation.*"]
QT_CORE = {"QByteArray", "QCollator", "QCoreApplication", "QDateTime", "QHash", "QList", "QLocale", "QMetaType", "QObject", "QString", "QStringList"}

# Where operating systems are told apart: in a folder `system` a file that begins with one's name is its half of what the header beside it says,
# and the build takes one of them. All else is the same everywhere, and knows neither a system's macros nor its headers.
SYSTEM_HALVES = ["core/system/*", "app/cli/system/*", "app/desktop/system/*", "app/phones/system/*"]
HALVES_OF = ("posix_", "dbus_", "windows_")
SYSTEM_MACROS = re.compile(r"\b(?:_WIN32|_WIN64|WIN32|__MINGW\w+__|_MSC_VER|__CYGWIN__|__linux__|__linux|__gnu_linux__|__unix__|__unix|__APPLE__|__MACH__|__ANDROID__|"
                           r"__FreeBSD__|__OpenBSD__|__NetBSD__|__EMSCRIPTEN__|Q_OS_\w+)\b")
SYSTEM_HEADERS = re.compile(r"(?:sys|arpa|net|netinet|linux|mach)/.*|(?:unistd|fcntl|termios|poll|pwd|grp|dirent|dlfcn|ifaddrs|netdb|pthread|sched|signal|spawn|utime|"
                            r"io|direct|process|conio|windows|windowsx|winsock2?|ws2tcpip|mswsock|iphlpapi|aclapi|sddl|wtsapi32|shlobj|shellapi|winbase|objbase)\.h", re.I)

# The letters of the rule ids of all games, as their specifications have them.
RULE_PREFIXES = """
ADJ ALLY AMB BAT BATS BITE BLK CARD CASE CASTLE COMB COMP CONS CUR DARK DEF DEL DESP DMG ENC ERR EVT FEED FOG GAP GOLD HAND HIDE HO HOSP
INF INFO INV LAIR LMOVE MAT MISD MIST MOVE OPEN POW PR PRIDE REV RUM SETUP SLIDE SRCH STORM TIME VAMP WIN WOLF
ACT CAT DBACK DEV GEN HEV HUNT ITEM RSV SEA TOKEN TRAIL TURN
ATK BUY CAL END EXPL FLEE FRAME HARD KEEP LIFE RES REST SCORE SOLO SUP SYM NS
""".split()
RULE_ID = re.compile(r"\b(?:2E-|NS-)?(?:" + "|".join(RULE_PREFIXES) + r")-(?:U?[0-9]+|[A-Z][A-Z-]+)\b")

# Who plays. No card has these names, but the core or a control that says them has a game in mind. Sentences of other rooms may say them.
PEOPLE = ["dracula", "hunter", "vampire", "mina", "seward", "godalming", "helsing"]
# Names of cards that say nothing of a game, because they are words of code or plain English as well.
COMMON_WORDS = {
    "hide": "QWidget::hide, and to keep something out of sight",
    "escape": "the key Esc, and characters escaped in a text",
}

# Whoever reads a game's public record knows each of its announcements by name.
READ_NEWS = [["core/{game}/record/public_parts.md"], ["resources/reveal/{game}/steps.js", "resources/reveal/kinds.js", "resources/reveal/steps.js"],
             ["resources/reveal/{game}/story.js"], ["tests/second_verifier.py"]]

SOURCE_ENDINGS = (".h", ".cpp")
COMMENTED_ENDINGS = (".h", ".cpp", ".py", ".js", ".txt", ".cmake", ".in")
TOP = r"(?:core|app|scripts|tests|resources|translations|packaging|\.ci)"

problems = []


def complain(sentence):
    if sentence not in problems:
        problems.append(sentence)


def read(path):
    with open(os.path.join(root, path), encoding="utf-8") as file:
        return file.read()


def all_files():
    found = []
    for folder, folders, names in os.walk(root):
        here = os.path.relpath(folder, root).replace(os.sep, "/")
        here = "" if here == "." else here + "/"
        folders[:] = sorted(f for f in folders if f == ".ci" or not (f.startswith(".") or f == "__pycache__" or (here == "" and f == "build")))
        found += [here + name for name in sorted(names)]
    return found


def line_of(text, position):
    return text.count("\n", 0, position) + 1


# The size of CONTRIBUTING.md.


def check_size():
    size = os.path.getsize(os.path.join(root, "CONTRIBUTING.md"))
    if size > CONTRIBUTING_BYTES:
        complain(f"CONTRIBUTING.md has {size} bytes, and {CONTRIBUTING_BYTES} are the most: "
                 "move reference into the room that it describes, and leave a line that points there.")


# Documents point to what is there.


def headings(document):
    """The anchors of a document's headings, and the numbers of the numbered ones."""
    anchors, numbers, fenced = set(), set(), False
    for line in read(document).splitlines():
        fenced ^= line.startswith("```")
        heading = None if fenced else re.match(r"#+\s+(.*?)\s*#*$", line)
        if not heading:
            continue
        plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading[1])
        anchor = re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")
        count = 0
        while (anchor if count == 0 else f"{anchor}-{count}") in anchors:
            count += 1
        anchors.add(anchor if count == 0 else f"{anchor}-{count}")
        if number := re.match(r"(\d+(?:\.\d+)*)\.?\s", plain):
            numbers.add(number[1])
    return anchors, numbers


def expanded(path):
    """`record.{h,cpp}` is two paths, `<game>` is any name."""
    path = re.sub(r"<[^>]*>", "*", path)
    if braces := re.search(r"\{([^{}]*)\}", path):
        return [one for choice in braces[1].split(",") for one in expanded(path[:braces.start()] + choice.strip() + path[braces.end():])]
    return [path]


def exists(path, here, anywhere):
    """`path` from the root or from the folder `here`; with `anywhere` also as the end of any path."""
    for base in {"", here}:
        whole = posixpath.normpath(posixpath.join(base, path))
        if whole in places or ("*" in whole and any(fnmatch.fnmatch(place, whole) for place in places)):
            return True
    return anywhere and any(fnmatch.fnmatch(place, "*/" + path) for place in places)


def check_documents():
    for document in (f for f in files if f.endswith(".md")):
        text, here = read(document), posixpath.dirname(document)
        for link in re.finditer(r"\[[^]]*\]\(([^)\s]+)\)", text):
            target, _, anchor = link[1].partition("#")
            if re.match(r"[a-z]+:", target):
                continue
            where = f"{document}:{line_of(text, link.start())}"
            whole = posixpath.normpath(posixpath.join(here, target)) if target else document
            if whole not in places:
                complain(f"{where}: the link to {link[1]} leads nowhere.")
            elif anchor and anchor not in headings(whole)[0]:
                complain(f"{where}: {whole} has no heading for #{anchor}.")
        named = [(m.start(1) + word.start(), word[0]) for m in re.finditer(r"`([^`\n]+)`", text) for word in re.finditer(r"\S+", m[1])]
        named += [(m.start(), m[0]) for m in re.finditer(r"(?<![\w/.<>*-])" + TOP + r"/[\w./*<>{},-]*\w[>*}/]?", text)]
        for position, word in named:
            path = word.split("#")[0].rstrip(".,;:")
            from_root = re.match(TOP + r"/", path)
            if not (from_root or re.fullmatch(r"[\w.*/<>{},-]*\w[\w*<>{}]*\.(?:\{[\w,]+\}|h|cpp|py|md|js|tsv)", path)):
                continue
            for one in expanded(path.rstrip("/")):
                if not exists(one, here, anywhere=not from_root):
                    complain(f"{document}:{line_of(text, position)}: there is no {one}.")


def check_comments():
    for source in (f for f in files if f.startswith(("core/", "app/", "tests/")) and f.endswith(COMMENTED_ENDINGS) and f != "tests/check_house.py"):
        text, here = read(source), posixpath.dirname(source)
        for mention in re.finditer(r"(?<![\w*/.])([\w./-]*\w\.md)\b(?:,? (?:sections? |§ ?)(\d+(?:\.\d+)*(?:(?:, | and )\d+(?:\.\d+)*)*))?", text):
            where = f"{source}:{line_of(text, mention.start())}"
            document = next((d for d in (mention[1], posixpath.normpath(posixpath.join(here, mention[1]))) if d in places), None)
            if not document:
                complain(f"{where}: there is no {mention[1]}, neither from the root nor beside this file.")
                continue
            for number in re.findall(r"\d+(?:\.\d+)*", mention[2] or ""):
                if number not in headings(document)[1]:
                    complain(f"{where}: {document} has no section {number}.")


# Arrows.


def room_of(path):
    """A folder; all that is a game's in app is one room; files right in app/desktop and app/cli, which put the rooms together, are a room each."""
    folder = posixpath.dirname(path)
    if folder.startswith("app/") and game_of(path):
        return f"app/{game_of(path)}"
    return posixpath.splitext(path)[0] if folder in SHARED_FILES else folder


def includes_of(source):
    text = read(source)
    return [(line_of(text, m.start()), m[1], m[2]) for m in re.finditer(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', text, re.M)]


def within(path, folders):
    return any(path.startswith(folder + "/") for folder in folders)


def game_of(path):
    """`fury3e` of all that lies in core/fury3e and app/fury3e; nothing for the shared rooms."""
    folder = re.match(r"(?:core|app)/([^/]+)/", path)
    return folder[1] if folder and folder[1] in games else None


def shared_of(path):
    """Where a file of app would lie if it were no game's: `app/text/cards.cpp` of app/fury3e/text/cards.cpp."""
    return path.replace(f"app/{game_of(path)}/", "app/", 1) if game_of(path) else path


def check_arrows():
    arrows = {}
    for source in sources:
        for line, sign, target in includes_of(source):
            where = f"{source}:{line}"
            if source.startswith("core/"):
                if sign == "<" and target.startswith("Q"):
                    complain(f"{where}: core includes <{target}>, but nothing in core knows Qt.")
                if target.startswith("app/"):
                    complain(f"{where}: core includes {target}, but arrows go from app to core.")
            if not target.startswith(("core/", "app/")):
                continue
            if game_of(source) and game_of(target) and game_of(source) != game_of(target):
                complain(f"{where}: the game {game_of(source)} includes {target}, which belongs to another game.")
            if source.startswith("app/") and game_of(target) and not game_of(source) and not within(source, [LISTS_GAMES]):
                complain(f"{where}: {target} belongs to a game, and {posixpath.dirname(source)} is for all of them. Only {LISTS_GAMES} lists the games.")
            if target.startswith("core/"):
                for room, allowed in SHARED_CORE.items():
                    if within(source, [room]) and not within(target, allowed):
                        complain(f"{where}: {room} includes {target}, but may include {' and '.join(allowed)} only.")
                for room, members in FAMILIES.items():
                    if within(source, [room]) and not within(target, [room, *FAMILY_MAY_INCLUDE]):
                        complain(f"{where}: {room} includes {target}, but may include {' and '.join([room, *FAMILY_MAY_INCLUDE])} only.")
                    if within(target, [room]) and game_of(source) and game_of(source) not in members:
                        complain(f"{where}: {room} belongs to {' and '.join(members)}, and {game_of(source)} is none of them.")
            else:
                if within(target, [LISTS_GAMES]):
                    complain(f"{where}: {target} lists the games, and nobody includes it.")
                for folder, allowed in APP.items():
                    if within(shared_of(source), [folder]) and not within(shared_of(target), allowed):
                        complain(f"{where}: {folder} includes {target}, but of app it may include {' and '.join(allowed)} only.")
            if room_of(source) != room_of(target):
                arrows.setdefault(room_of(source), {}).setdefault(room_of(target), f"{where} includes {target}")
    for circle in circles(arrows):
        steps = [arrows[a][b] for a, b in zip(circle, circle[1:] + circle[:1])]
        complain("Rooms that need each other in a circle: " + "; ".join(steps) + ".")


def check_widgets():
    made = [s for s in sources if any(fnmatch.fnmatch(s, pattern) for pattern in WITHOUT_WIDGETS)]
    if not made:
        complain("Nothing is there that makes the questions: WITHOUT_WIDGETS in tests/check_house.py looks for it in vain.")
    for source in made:
        reached, queue = {source}, [source]
        while queue:
            file = queue.pop()
            for line, sign, target in includes_of(file):
                if sign == "<" and target.startswith("Q") and target not in QT_CORE:
                    complain(f"{file}:{line}: <{target}> is none of the headers in QT_CORE, and {source} includes it: what makes questions knows no widget.")
                elif sign == '"' and target in places and target not in reached:
                    reached.add(target)
                    queue.append(target)


def check_shared():
    """Every room of app that is no game's knows none: neither by its names nor by a namespace that is opened."""
    if not any(within(s, [LISTS_GAMES]) for s in sources):
        complain(f"Nothing is in {LISTS_GAMES}: LISTS_GAMES in tests/check_house.py looks for it in vain.")
    for source in (s for s in sources if s.startswith("app/") and not game_of(s) and not within(s, [LISTS_GAMES])):
        text = read(source)
        code = re.sub(r"^[ \t]*#[ \t]*include.*$|//.*$", "", text, flags=re.M)
        for space in re.finditer(r"\b(?:" + "|".join(sorted(games)) + r")\b(?!/)", code):
            complain(f"{source}:{line_of(code, space.start())}: {space[0]} is a game, and {posixpath.dirname(source)} is for all of them.")
    for source in (s for s in sources if not game_of(s)):
        text = read(source)
        for space in re.finditer(r"using namespace (?:demeter::)?(\w+)", text):
            if space[1] in games or f"core/{space[1]}" in FAMILIES:
                complain(f"{source}:{line_of(text, space.start())}: {space[0]} opens what belongs to some games in a room that is for all of them.")


def check_table():
    told = [s for s in sources if any(fnmatch.fnmatch(shared_of(s), pattern) for pattern in (GAME_TELLS_THE_TABLE if game_of(s) else TELLS_THE_TABLE))]
    if not told:
        complain("Nothing is there that tells others of the table: TELLS_THE_TABLE in tests/check_house.py looks for it in vain.")
    for source in told:
        reached, queue = {source}, [source]
        while queue:
            file = queue.pop()
            for line, sign, target in includes_of(file):
                if any(fnmatch.fnmatch(target, pattern) for pattern in STATE):
                    complain(f"{file}:{line}: it includes {target}, and {source} includes it: what is told of the table cannot name what lies hidden.")
                elif sign == '"' and target in places and target not in reached:
                    reached.add(target)
                    queue.append(target)


def check_network():
    for source in HEARS_NETWORK:
        if source not in places:
            complain(f"There is no {source}: HEARS_NETWORK in tests/check_house.py looks for it in vain.")
            continue
        for line, sign, target in includes_of(source):
            if sign == '"' and target not in HEARS_NETWORK or sign == "<" and target.startswith("Q"):
                complain(f"{source}:{line}: it includes {target}, but what hears the network includes only itself, libraries and Boost.")
            if source not in SEES_BOOST and (target.startswith("boost/") or target in SEES_BOOST):
                complain(f"{source}:{line}: it includes {target}, but one source alone compiles Boost.")
    for source in sources:
        for line, sign, target in includes_of(source):
            if (target.startswith("boost/") or target in SEES_BOOST) and source not in HEARS_NETWORK:
                complain(f"{source}:{line}: it includes {target}, but {HEARS_NETWORK[-1]} alone compiles Boost.")


def check_systems():
    halves = {s for s in sources if any(fnmatch.fnmatch(s, pattern) for pattern in SYSTEM_HALVES) and posixpath.basename(s).startswith(HALVES_OF)}
    for pattern in SYSTEM_HALVES:
        if not any(fnmatch.fnmatch(half, pattern) for half in halves):
            complain(f"No half of an operating system is in {pattern}: SYSTEM_HALVES in tests/check_house.py looks for it in vain.")
    where_to = "An operating system is named in its half in a folder `system` alone, and what is to be had of it by the header beside it."
    for source in (s for s in sources if s not in halves):
        text = read(source)
        for condition in re.finditer(r"^[ \t]*#[ \t]*(?:el)?if(?:n?def)?\b(?:[^\n\\]|\\.|\\\n)*", text, re.M):
            if macro := SYSTEM_MACROS.search(condition[0]):
                complain(f"{source}:{line_of(text, condition.start())}: it asks for {macro[0]}. {where_to}")
        for line, sign, target in includes_of(source):
            if sign == "<" and SYSTEM_HEADERS.fullmatch(target):
                complain(f"{source}:{line}: it includes <{target}>. {where_to}")
            elif posixpath.basename(target).startswith(HALVES_OF) and any(fnmatch.fnmatch(target, pattern) for pattern in SYSTEM_HALVES):
                complain(f"{source}:{line}: it includes {target}. {where_to}")


def circles(arrows):
    """One circle for each set of rooms that reach each other."""
    found, seen = [], set()
    for start in sorted(arrows):
        if start in seen:
            continue
        before, queue = {start: None}, [start]  # the shortest way back to the start
        while queue:
            room = queue.pop(0)
            if start in arrows.get(room, {}):
                circle = []
                while room is not None:
                    circle.insert(0, room)
                    room = before[room]
                found.append(circle)
                seen.update(circle)
                break
            for further in sorted(arrows.get(room, {})):
                if further not in before:
                    before[further] = room
                    queue.append(further)
    return found


# Names.


def plain(text):
    """Lower-case words with single spaces, whatever way of writing they come from; line ends stay."""
    text = re.sub(r"['’]", "", text)
    text = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", " ", text)
    return re.sub(r"[ \t_-]+", " ", text).lower()


def names_of_cards():
    names = set()

    def walk(value):
        if isinstance(value, dict):
            name = value.get("name")
            english = name.get("en") if isinstance(name, dict) else name
            if isinstance(value.get("id"), str) and isinstance(english, str):
                names.update({plain(value["id"]), plain(english)})
            for inner in value.values():
                walk(inner)
        elif isinstance(value, list):
            for inner in value:
                walk(inner)

    for path in (f for f in files if fnmatch.fnmatch(f, "resources/cards/*.json")):
        walk(json.loads(read(path)))
    for path in (f for f in files if fnmatch.fnmatch(f, "core/*/cards/*.h")):
        for ids in re.finditer(r"\w+Ids\s*\{([^}]*)\}", read(path)):
            names.update(plain(name) for name in re.findall(r'"([^"]+)"', ids[1]))
    if len(names) < 50:
        complain("The names of the cards were not found in resources/cards and core/<game>/cards: this test looks for them in vain.")
    return names


def games_named_in(source, names):
    """Sentences about everything in a file that belongs to a game."""
    text, found = read(source), []
    for rule in RULE_ID.finditer(text):
        found.append(f"{source}:{line_of(text, rule.start())}: the rule id {rule[0]} belongs to a game.")
    words = plain(re.sub(r"^[ \t]*#[ \t]*include.*$", "", text, flags=re.M))
    for name in names.finditer(words):
        said = re.sub(r"\s*\n[ /*]*", " ", name[0])
        found.append(f'{source}:{line_of(words, name.start())}: "{said}" belongs to a game.')
    for line, _, target in includes_of(source):
        if game_of(target):
            found.append(f"{source}:{line}: {target} belongs to a game.")
    for space in re.finditer(r"\b(?:" + "|".join(games) + r")\b(?!/)", text):
        found.append(f"{source}:{line_of(text, space.start())}: {space[0]} is a game.")
    return found


def pattern_of(names):
    """Any of these names, which may go on in the next line of a comment."""
    spaced = (re.escape(name).replace(r"\ ", r"(?: |\s*\n[ /*]*)") for name in sorted(names, key=len, reverse=True))
    return re.compile(r"\b(?:" + "|".join(spaced) + r")\b")


def check_names():
    of_cards = names_of_cards()
    for word, _ in COMMON_WORDS.items():
        if word not in of_cards:
            complain(f'No card is called "{word}": take it out of COMMON_WORDS in tests/check_house.py.')
    names = of_cards - set(COMMON_WORDS)
    cards, cards_and_people = pattern_of(names), pattern_of(names | {person + s for person in PEOPLE for s in ("", "s")})
    for source in sources:
        room = next((r for r in [*SHARED_CORE, *SHARED_DESKTOP] if within(source, [r])), None)
        folder = posixpath.dirname(source)
        if room is None and folder in SHARED_FILES:
            room = folder
        if room is None:
            continue
        found = games_named_in(source, cards_and_people if room in SHARED_CORE or room == "app/desktop/kit" else cards)
        for sentence in found:
            complain(sentence + f" {room} is for all games: say it without the name, or move it to the game's own room.")


def check_news():
    for game in sorted(games):
        path, found = f"core/{game}/text/names.h", 0
        for names in re.finditer(r"\bhappeningNames\{([^}]*)\}", read(path)):
            readers = [(any_of[0].format(game=game), "".join(read(each.format(game=game)) for each in any_of)) for any_of in READ_NEWS]
            for name in re.finditer(r'"([^"]+)"', names[1]):
                found += 1
                for reader, text in readers:
                    if not re.search(rf"(?<![\w-]){re.escape(name[1])}(?![\w-])", text):
                        complain(f"{path}:{line_of(read(path), names.start(1) + name.start())}: {reader} does not know {name[1]}.")
        if not found:
            complain(f"{path} names no announcement: this test looks for `happeningNames` in vain.")


root = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), ".."))
files = all_files()
places = set(files)
for file in files:
    while file := posixpath.dirname(file):
        places.add(file)
sources = [f for f in files if f.startswith(("core/", "app/")) and f.endswith(SOURCE_ENDINGS)]
games = {folder for f in sources if (folder := f.split("/")[1]) and f.startswith("core/") and f"core/{folder}" not in {*SHARED_CORE, *FAMILIES}}

check_size()
check_documents()
check_comments()
check_arrows()
check_widgets()
check_shared()
check_table()
check_network()
check_systems()
check_names()
check_news()
for problem in problems:
    print(problem)
if problems:
    sys.exit(f"{len(problems)} faults.")
