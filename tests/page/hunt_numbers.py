"""What the ending of a revealed game has to say, counted here from its lines and the board file, without anything of the page.

    numbers(reveal_of_record("told.demeter"), board("fury-3e"))
"""
import json
from collections import deque
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HUNTERS = ("lord-godalming", "dr-seward", "van-helsing", "mina-harker")


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def reveal_of_record(path):
    """The reveal of a record that was never sealed: its lines as they stand."""
    lines = [json.loads(line) for line in Path(path).read_text("utf-8").splitlines()]
    return '{"format":"demeter-reveal/1","lines":[\n' + ",\n".join(compact({
        "public": compact(line["public"]), "hidden": compact(line["hidden"]), "nonce": None, "commitment": None, "head": line["head"]}) for line in lines) + "\n]}\n"


def board(name):
    """How many roads or sea ways lead from each place to each other one."""
    read = json.loads((ROOT / f"resources/boards/{name}.json").read_text("utf-8"))
    near = {place["id"]: set() for place in read["locations"]}
    pairs = [*read["roads"], *read["sea_borders"], *((place["id"], sea) for place in read["locations"] for sea in place["port_on"])]
    for one, other in pairs:
        near[one].add(other)
        near[other].add(one)
    return {place: distances(near, place) for place in near}


def distances(near, start):
    far, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for place in near[here] - far.keys():
            far[place] = far[here] + 1
            waiting.append(place)
    return far


def states(reveal):
    """After every action that stands in the end: how the table lay, what was said, where Dracula was, and in which round it was taken."""
    standing, at_hand, table, at = [], 0, {}, None
    for line in json.loads(reveal)["lines"][1:]:
        public, hidden = json.loads(line["public"]), json.loads(line["hidden"])
        table = {**table, **public.get("table", {})}
        target = public.get("to") if line["commitment"] is None else hidden.get("to")
        if target is not None:
            at_hand = target
            continue
        if hidden.get("pass"):
            continue
        before = standing[at_hand - 1][2] if at_hand else None
        if "at" in hidden:
            at = hidden["at"]
        elif table.get("figure"):
            at = table["figure"]
        else:
            action = hidden["action"]
            at = action.get("location") if action["action"] in ("choose-start", "play") and action.get("location") else before
        standing = [*standing[:at_hand], (table, public.get("said", []), at, public.get("round", 0))]
        at_hand += 1
    return standing[:at_hand]


def argument(happening, kind):
    return next((one[kind] for one in happening["arguments"] if kind in one), None)


def opponent(table):
    """The hunter whom Dracula himself fights."""
    combat = table.get("combat")
    if not combat or combat["vampire"]:
        return None
    return combat["engaged"] or (combat["hunters"][0] if len(combat["hunters"]) == 1 else None)


def route_of(game):
    ways = [at for _, _, at, _ in game if at]
    return [place for n, place in enumerate(ways) if n == 0 or ways[n - 1] != place]


def unseen_in(game, moves_first=False):
    """In how many rounds his figure was never on the board, and in how many on end. A round counts once anything but a correction was done in it. Where he moves first in a
    round, what only lay there from before does not show him: it goes by his move, before any combat of this round."""
    figures, done = {}, {1}
    for n, (table, told, _, _) in enumerate(game):
        before = game[n - 1][0] if n else {}
        figures.setdefault(table["round"], []).append((bool(table["figure"]), before.get("phase"), bool(table["combat"])))
        if before.get("round") == table["round"] and not any(one["what"] == "put-right" for one in told):
            done.add(table["round"])
    seen = set()
    for number, shown in figures.items():
        goes = next((n for n, (here, phase, _) in enumerate(shown) if moves_first and not here and phase == "dracula"), 0)
        if any(fights for _, _, fights in shown[:goes]):
            goes = 0
        if any(here for here, _, _ in shown[goes:]):
            seen.add(number)
    unseen = [number not in seen for number in range(1, max(done) + 1)]
    return {"unseen": sum(unseen), "longest": max(map(len, "".join("x" if one else " " for one in unseen).split()), default=0)}


def closest_in(game, steps, phases):
    """How near a hunter came in these phases while nobody saw him."""
    return min((steps[place][at] for table, _, at, _ in game if at and table["phase"] in phases and not table["figure"]
                for place in table["hunters"].values() if isinstance(place, str) and place != at), default=None)


def told_in(game, what):
    return [one for _, told, _, _ in game for one in told if one["what"] == what]


def numbers(reveal, steps):
    """What has to stand in the ending, by name; what the record does not tell is left out."""
    game = states(reveal)
    final = game[-1][0]
    route = route_of(game)
    found = {"route": route, "places": len(set(route)), "rounds": final.get("round", game[-1][3])}
    if "winner" in final:
        found |= {"winner": final["winner"], "influence": final["influence"]}
    if "trail" not in game[0][0]:
        return found

    found |= unseen_in(game)
    found["damage"] = dict.fromkeys(HUNTERS, 0)
    for (before, _, _, _), (table, said, _, _) in zip(game, game[1:]):
        if before["combat"] or table["combat"]:
            hurt = sum(argument(one, "number") for one in said if one["what"] == "damage-suffered")
            if hurt and (who := opponent(before if before["combat"] else table)):
                found["damage"][who] += hurt
    found["defeats"], found["bites"] = (len(told_in(game, what)) for what in ("hunter-defeated", "hunter-bitten"))
    found["closest"] = closest_in(game, steps, ("day", "night"))
    return found


def second_numbers(reveal, steps):
    """The same of a game of the second edition."""
    game = states(reveal)
    final, route = game[-1][0], route_of(game)
    blood = sum(argument(one, "number") for one in told_in(game, "blood-lost"))
    fought = sum(argument(one, "number") for (before, *_), (table, said, *_) in zip(game, game[1:]) for one in said if one["what"] == "blood-lost" and any(
        each.get("combat") and not each["combat"]["agent"] for each in (before, table)))
    return {
        "route": route, "places": len(set(route)), "rounds": final["round"], "winner": final["winner"], "vampires": final["vampires"], "blood": final["blood"],
        "lost": blood, "fought": fought, "defeats": len(told_in(game, "hunter-defeated")), "bites": len(told_in(game, "hunter-bitten")),
        "activated": len(told_in(game, "encounter-activated")), "closest": closest_in(game, steps, ("hunters",)), **unseen_in(game, moves_first=True)}
