"""Frames as the program sends them to a phone, made by hand: scenes of a game, in five languages, for the checks of the phones' page."""
import copy
import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "es", "pl", "ru", "it")
HUNTERS = ("lord-godalming", "dr-seward", "van-helsing", "mina-harker")
# Who was said to play.
PLAYERS = {"mina-harker": "Olga"}
NAMES = {
    "en": ("Lord Godalming", "Dr. Seward", "Van Helsing", "Mina Harker"),
    "es": ("Lord Godalming", "Dr. Seward", "Van Helsing", "Mina Harker"),
    "pl": ("Lord Godalming", "dr Seward", "Van Helsing", "Mina Harker"),
    "ru": ("Лорд Годалминг", "Доктор Сьюард", "Ван Хельсинг", "Мина Харкер"),
    "it": ("Lord Godalming", "Dottor Seward", "Van Helsing", "Mina Harker"),
}
# In the order of LANGUAGES.
WORDS = {
    "time": ("Thursday, day", "jueves, día", "czwartek, dzień", "четверг, день", "giovedì, giorno"),
    "week": ("Week 2, round 11", "Semana 2, ronda 11", "Tydzień 2, runda 11", "Неделя 2, раунд 11", "Settimana 2, turno 11"),
    "setup": ("Setup", "Preparación", "Przygotowanie", "Подготовка", "Preparazione"),
    "dusk": ("Thursday, dusk", "jueves, anochecer", "czwartek, zmierzch", "четверг, закат", "giovedì, tramonto"),
    "begins": ("The hunt begins.", "Empieza la cacería.", "Zaczynają się łowy.", "Охота начинается.", "La caccia comincia."),
    "found-nothing": ("Van Helsing finds nothing in Venice.", "Van Helsing no encuentra nada en Venecia.", "Van Helsing nic nie znalazł w Wenecji.",
                      "Ван Хельсинг ничего не нашёл в Венеции.", "Van Helsing non trova nulla a Venezia."),
    "reached": ("Mina Harker reaches Munich.", "Mina Harker llega a Múnich.", "Mina Harker dotarła do Monachium.", "Мина Харкер прибыла в Мюнхен.", "Mina Harker arriva a Monaco di Baviera."),
    "nothing": ("Nothing is there.", "No hay nada.", "Nic tu nie ma.", "Там ничего нет.", "Non c'è nulla."),
    "dracula-is": ("Dracula is in Munich!", "¡Drácula está en Múnich!", "Dracula jest w Monachium!", "Дракула в Мюнхене!", "Dracula è a Monaco di Baviera!"),
    "found-him": ("Mina Harker has found him. At dusk there will be a combat.", "Mina Harker lo ha encontrado. Al anochecer habrá combate.",
                  "Mina Harker go znalazła. O zmierzchu dojdzie do walki.", "Мина Харкер нашла его. На закате будет бой.", "Mina Harker l'ha trovato. Al tramonto ci sarà un combattimento."),
    "chosen": ("Dracula has chosen his card.", "Drácula ha elegido su carta.", "Dracula wybrał kartę.", "Дракула выбрал карту.", "Dracula ha scelto la sua carta."),
    "rests": ("Dr. Seward rests in Paris and recovers 2 damage.", "El Dr. Seward descansa en París y recupera 2 de daño.", "Dr Seward odpoczywa w Paryżu i leczy 2 obrażenia.",
              "Доктор Сьюард отдыхает в Париже и снимает 2 раны.", "Il dottor Seward riposa a Parigi e recupera 2 danni."),
    "bitten": ("Van Helsing has been bitten.", "Van Helsing queda mordido.", "Van Helsing został ugryziony.", "Ван Хельсинг укушен.", "Van Helsing è stato morso."),
    "bitten-where": ("It was in Venice, in round 3 of the combat.", "Fue en Venecia, en la ronda 3 del combate.", "Stało się to w Wenecji, w 3. rundzie walki.",
                     "Это было в Венеции, в третьем раунде боя.", "È successo a Venezia, nel round 3 del Combattimento."),
    "put-right": ("Lord Godalming did not search in Zurich. That was put right.", "Lord Godalming no buscó en Zúrich. Se ha corregido.", "Lord Godalming nie przeszukiwał w Zurychu. Poprawiono to.",
                  "Лорд Годалминг не искал в Цюрихе. Это исправлено.", "Lord Godalming non ha cercato a Zurigo. È stato corretto."),
    "week-passed": ("A week has passed. Despair grows.", "Pasa otra semana. Crece la desesperación.", "Minął tydzień. Rozpacz rośnie.", "Прошла неделя. Безысходность растёт.", "È passata una settimana. Cresce la disperazione."),
    "wed": ("Wednesday, night", "miércoles, noche", "środa, noc", "среда, ночь", "mercoledì, notte"),
    "influence": ("Influence", "Influencia", "Wpływy", "Влияние", "Influenza"),
    "damage": ("Damage", "Daño", "Obrażenia", "Раны Дракулы", "Danni"),
    "despair": ("Despair", "Desesperación", "Rozpacz", "Безысходность", "Disperazione"),
    "hand": ("Encounters in hand: 5", "Encuentros en la mano: 5", "Spotkania na ręce: 5", "Столкновений на руке: 5", "Incontri in mano: 5"),
    "events": ("Events in hand: 2", "Eventos en la mano: 2", "Wydarzenia na ręce: 2", "Событий на руке: 2", "Eventi in mano: 2"),
    "mina-turn": ("It is Mina Harker's turn", "Le toca a Mina Harker", "Kolej na Minę Harker", "Ходит Мина Харкер", "Tocca a Mina Harker"),
    "where-to": ("Vienna. Tap a place on the map, or choose.", "Viena. Toca un lugar en el mapa, o elige.", "Wiedeń. Dotknij miejsca na mapie albo wybierz.",
                 "Вена. Коснитесь места на карте или выберите.", "Vienna. Tocca un luogo sulla mappa, o scegli."),
    "start": ("Lord Godalming begins", "Empieza Lord Godalming", "Zaczyna Lord Godalming", "Начинает лорд Годалминг", "Comincia Lord Godalming"),
    "start-line": ("Tap the city where he begins.", "Toca la ciudad donde empieza.", "Dotknij miasta, w którym zaczyna.", "Коснитесь города, где он начинает.", "Tocca la città in cui comincia."),
    "search": ("Search", "Buscar", "Przeszukanie", "Обыск", "Cercare"),
    "rest": ("Rest", "Descansar", "Odpoczynek", "Отдых", "Riposare"),
    "supply": ("Supply", "Abastecerse", "Zaopatrzenie", "Снаряжение", "Rifornirsi"),
    "ticket": ("Ticket", "Billete", "Bilet", "Билет", "Biglietto"),
    "pass": ("Mina passes: the day ends", "Mina pasa: acaba el día", "Mina pasuje: koniec dnia", "Мина пропускает: день окончен", "Mina passa: il giorno finisce"),
    "go": ("Mina goes to Zagreb", "Mina va a Zagreb", "Mina idzie do Zagrzebia", "Мина идёт в Загреб", "Mina va a Zagabria"),
    "another": ("Another place", "Otro lugar", "Inne miejsce", "Другое место", "Un altro luogo"),
    "undo": ("Take back: Van Helsing searches", "Deshacer: Van Helsing busca", "Cofnij: Van Helsing przeszukuje", "Отменить: обыск ван Хельсинга", "Annulla: Van Helsing cerca"),
    "by-road": ("by road", "por carretera", "drogą", "по дороге", "su strada"),
    "dracula-decides": ("Dracula decides", "Drácula decide", "Dracula decyduje", "Дракула решает", "Dracula decide"),
    "combat": ("Combat in Munich", "Combate en Múnich", "Walka w Monachium", "Бой в Мюнхене", "Combattimento a Monaco di Baviera"),
    "combat-round": ("Round 2 of 6", "Ronda 2 de 6", "Runda 2 z 6", "Раунд 2 из 6", "Round 2 di 6"),
    "step": ("Choose Combat cards", "Elegir cartas de Combate", "Wybór kart walki", "Выбор боевых карт", "Scelta delle carte Combattimento"),
    "dracula": ("Dracula", "Drácula", "Dracula", "Дракула", "Dracula"),
    "mesmerized": ("mesmerized", "hipnotizada", "zahipnotyzowana", "под гипнозом", "ipnotizzata"),
    "chosen-card": ("chosen", "elegida", "wybrana", "выбрана", "scelta"),
    "mina-chooses": ("Mina chooses hers", "Mina elige la suya", "Mina wybiera swoją", "Мина выбирает свою", "Mina sceglie la sua"),
    "dodge": ("Dodge", "Esquivar", "Unik", "Уклонение", "Schivare"),
    "punch": ("Punch", "Puñetazo", "Pięści", "Удар", "Pugno"),
    "escape": ("Escape", "Huida", "Ucieczka", "Бегство", "Fuga"),
    "crossbow": ("Crossbow", "Ballesta", "Kusza", "Арбалет", "Balestra"),
    "mesmerize": ("Mesmerize", "Hipnotizar", "Hipnoza", "Гипноз", "Ipnotizzare"),
    "reveal": ("Turn up the cards", "Revelar las cartas", "Odkryjcie karty", "Вскрыть карты", "Scopri le carte"),
    "told": ("Dr. Seward went first: he rests in Paris.", "El Dr. Seward se adelantó: descansa en París.", "Dr Seward był pierwszy: odpoczywa w Paryżu.",
             "Доктор Сьюард был первым: он отдыхает в Париже.", "Il dottor Seward è stato più veloce: riposa a Parigi."),
    "code": ("End of round 10", "Fin de la ronda 10", "Koniec rundy 10", "Конец раунда 10", "Fine del turno 10"),
    "slot-down": ("Slot {0}. A Location card lies face down, with 1 Encounter card face down.", "Casilla {0}. Hay una carta de Localización boca abajo, con 1 carta de Encuentro boca abajo.",
                  "Pole {0}. Karta Lokacji leży zakryta, a na niej 1 zakryta karta Spotkania.", "Ячейка {0}. Карта локации лежит рубашкой вверх, на ней 1 закрытая карта столкновения.",
                  "Spazio {0}. Una carta Luogo è coperta, con 1 segnalino Incontro coperto."),
    "slot-up": ("Slot {0}. Munich lies face up.", "Casilla {0}. Múnich está boca arriba.", "Pole {0}. Monachium leży odkryte.", "Ячейка {0}. Мюнхен открыт.", "Spazio {0}. Monaco di Baviera è scoperta."),
    "slot-empty": ("Slot {0} is empty.", "La casilla {0} está vacía.", "Pole {0} jest puste.", "Ячейка {0} пуста.", "Lo spazio {0} è vuoto."),
    "lair-up": ("Lair A. Sofia lies face up.", "Guarida A. Sofía está boca arriba.", "Legowisko A. Sofia leży odkryta.", "Логово A. София открыта.", "Tana A. Sofia è scoperta."),
    "victory": ("The hunters win", "Ganan los cazadores", "Łowcy wygrywają", "Охотники побеждают", "Vincono i Cacciatori"),
    "why": ("Dracula was destroyed in Munich.", "Drácula ha sido destruido en Múnich.", "Dracula został zniszczony w Monachium.", "Дракула уничтожен в Мюнхене.", "Dracula è stato distrutto a Monaco di Baviera."),
    "times": ("rounds without being seen", "rondas sin que se le viera", "rund bez śladu", "раундов его никто не видел", "round senza essere visto"),
    "times-more": ("Found for the first time on Tuesday of week 2.", "Se le encontró por primera vez el martes de la semana 2.", "Po raz pierwszy odnaleziony we wtorek drugiego tygodnia.",
                   "Впервые найден во вторник второй недели.", "Trovato per la prima volta il martedì della settimana 2."),
    "fog": ("Fog", "Niebla", "Mgła", "Туман", "Nebbia"),
}


def word(key, language, *arguments):
    return WORDS[key][LANGUAGES.index(language)].format(*arguments)


# As the program names them on pages.
KINDS = {"sea": "sea-zone"}


def board():
    data = json.loads((ROOT / "resources/boards/fury-3e.json").read_text("utf-8"))
    drawn = json.loads((ROOT / "resources/map/labels.json").read_text("utf-8"))["places"]
    locations = [{"id": one["id"], "kind": KINDS.get(one["kind"], one["kind"]), "x": drawn[one["id"]]["x"], "y": drawn[one["id"]]["y"], "name": one["name"]} for one in data["locations"]]
    return {"locations": locations, "roads": data["roads"], "rails": [one["between"] for one in data["rails"]], "seas": data["sea_borders"]}


BOARD = board()
PLACES = {one["id"]: one for one in BOARD["locations"]}


def place(id_, language):
    return PLACES[id_]["name"][language]


def game(language, id_="game-1"):
    return {"is": "game", "version": 1, "game": id_, "name": "Viernes 20/11", "hunters": [{"id": id_, "name": name, **({"player": PLAYERS[id_]} if id_ in PLAYERS else {})} for id_, name in zip(HUNTERS, NAMES[language])], **BOARD}


CARD = {"back": None, "location": None, "powers": [], "escapeAsBat": False, "rumor": False, "faceDownEncounters": 1, "encounters": []}
VIEW = {
    "phase": "day", "winner": "none", "round": 11, "week": 2, "day": "thursday", "despair": 1, "influence": 5, "damage": 4, "draculaLife": 15,
    "trail": [{**CARD, "back": "plain"}, {**CARD, "back": "plain", "rumor": True}, {**CARD, "location": "munich"}, {**CARD, "back": "sea"}, None, None],
    "lairs": [{**CARD, "location": "sofia", "faceDownEncounters": 2}, {**CARD, "back": "castle"}, None], "maturing": None, "figure": None,
    "hunters": {"lord-godalming": "zurich", "dr-seward": "paris", "van-helsing": "venice", "mina-harker": "vienna"},
    "tokens": {"consecratedGround": [], "heavenlyHosts": [], "storms": ["adriatic-sea"], "fog": {"leipzig": 1}, "roadblocks": []}, "combat": None,
}


def card(number, face, language, **fields):
    return {"face": face, "number": number, "name": "", "back": "", "lines": [], "icons": [], "down": 0, "rumor": False, "words": word("slot-empty", language, number), **fields}


def hunters(language, acting="mina-harker"):
    places = ("zurich", "paris", "venice", "vienna")
    damage, bites, life = (2, 0, 3, 1), (0, 0, 1, 1), (12, 8, 10, 8)
    return [{"id": id_, "name": NAMES[language][i], "place": place(places[i], language), "facts": place(places[i], language), "damage": damage[i], "life": life[i], "bites": bites[i],
             "state": "acting" if id_ == acting else "acted"} for i, id_ in enumerate(HUNTERS)]


def table(language, step=17, announcement=("found-nothing",), view=None, time="time", combat=None, acting="mina-harker", influence=5, dracula=""):
    down = {"back": "plain", "down": 1}
    return {
        "is": "table", "step": step, "table": copy.deepcopy(view if view is not None else VIEW), "time": word(time, language), "week": word("week", language),
        "announcement": [word(one, language) for one in announcement], "dracula": word(dracula, language) if dracula else "",
        "trail": [card("1", "down", language, **down, words=word("slot-down", language, 1)), card("2", "down", language, **down, rumor=True, words=word("slot-down", language, 2)),
                  card("3", "up", language, name=place("munich", language), down=1, words=word("slot-up", language, 3), lines=[word("fog", language)], icons=["fog"]),
                  card("4", "down", language, back="sea", words=word("slot-down", language, 4)), card("5", "none", language), card("6", "none", language)],
        "lairs": [card("A", "up", language, name=place("sofia", language), down=2, words=word("lair-up", language)),
                  card("B", "down", language, back="castle", down=1, words=word("slot-down", language, "B")), card("C", "none", language)],
        "tracks": [{"id": "influence", "word": word("influence", language), "value": influence, "most": 13}, {"id": "damage", "word": word("damage", language), "value": 4, "most": 15},
                   {"id": "despair", "word": word("despair", language), "value": 1, "most": 3}],
        "counts": [word("hand", language), word("events", language)], "hunters": hunters(language, acting), "combat": combat,
    }


def ending(language, owner="hunters"):
    return {"owner": owner, "title": word("victory", language), "reason": word("why", language), "victors": HUNTERS if owner == "hunters" else [],
            "rows": [{"number": "11", "word": word("times", language), "more": word("times-more", language), "icon": ""}, *({"number": str(n), "word": word("combat", language), "more": word("times-more", language), "icon": ""} for n in range(4)),
                     {"number": "", "word": word("crossbow", language), "more": "", "icon": "combat"}]}


def over_table(language, step=30, owner="hunters"):
    return {**table(language, step, ("why",), {**VIEW, "phase": "over"}), "ending": ending(language, owner)}


def over_question(language, step=30):
    return {**question(language, step, mine=False), "who": "nobody", "hunter": "", "title": word("victory", language), "line": ""}


def button(key, language, name, icon="", kind="plain", **fields):
    return {"key": key, "word": word(name, language), "second": "", "icon": icon, "kind": kind, "marked": False, "hunter": "", **fields}


LIT = ("prague", "munich", "budapest", "zagreb")


def question(language, step=17, number=5, mine=True, chosen=""):
    actions = [button("b1", language, "search", "search"), button("b2", language, "rest", "rest"), button("b3", language, "supply", "supply"), button("b4", language, "ticket", "rail"),
               button("b5", language, "pass", "pass", "quiet")]
    if chosen:
        actions = [button("b8", language, "go", "arrow-right", "primary"), button("b9", language, "another", "undo", "quiet")]
    near = sorted(LIT, key=lambda id_: place(id_, language))
    return {
        "is": "question", "step": step, "question": number, "title": word("mina-turn", language), "line": word("where-to", language), "who": "hunters", "hunter": "mina-harker", "mine": mine,
        "lit": ([chosen] if chosen else list(LIT)) if mine else [], "origin": "vienna", "chosen": chosen,
        "places": [{"id": id_, "name": place(id_, language), "second": word("by-road", language)} for id_ in near] if mine else [],
        "buttons": actions if mine else [], "tail": [button("b7", language, "undo", "undo", "quiet")] if mine else [],
    }


def setup_table(language, step=1):
    view = {**VIEW, "phase": "setup", "round": 0, "trail": [None] * 6, "lairs": [None] * 3, "hunters": dict.fromkeys(HUNTERS), "influence": 0, "damage": 0, "despair": 0,
            "tokens": {"consecratedGround": [], "heavenlyHosts": [], "storms": [], "fog": {}, "roadblocks": []}}
    made = table(language, step, ("begins",), view, "setup", influence=0)
    made["trail"] = [card(str(n), "none", language) for n in range(1, 7)]
    made["lairs"] = [card(letter, "none", language) for letter in "ABC"]
    made["tracks"] = [{**one, "value": 0} for one in made["tracks"]]
    made["hunters"] = [{**one, "place": "", "facts": "", "damage": 0, "bites": 0, "state": "acting" if i == 0 else "waits"} for i, one in enumerate(made["hunters"])]
    made["week"] = ""
    return made


def setup_question(language, step=1, number=1):
    cities = [one["id"] for one in BOARD["locations"] if one["kind"] in ("small-city", "large-city")]
    return {**question(language, step, number), "title": word("start", language), "line": word("start-line", language), "hunter": "lord-godalming", "origin": "", "lit": cities,
            "places": sorted(({"id": id_, "name": place(id_, language)} for id_ in cities), key=lambda one: one["name"]), "buttons": [], "tail": []}


def combat(language, revealed=False):
    fighter = {"damage": 4, "life": 15, "facts": [], "card": {"face": "down", "name": "", "icon": "", "caption": word("chosen-card", language), "cancelled": False}}
    dracula = {"id": "dracula", "name": word("dracula", language), **fighter}
    mina = {"id": "mina-harker", "name": NAMES[language][3], **fighter, "damage": 1, "life": 8, "facts": [word("mesmerized", language)],
            "card": {"face": "none", "name": "", "icon": "", "caption": word("mina-chooses", language), "cancelled": False}}
    if revealed:
        dracula["card"] = {"face": "up", "name": word("mesmerize", language), "icon": "mesmerize", "caption": "", "cancelled": False}
        mina["card"] = {"face": "up", "name": word("dodge", language), "icon": "hunter-m", "caption": "", "cancelled": True}
    return {"title": word("combat", language), "round": word("combat-round", language), "step": 5 if revealed else 1, "stepName": word("step", language), "dracula": dracula, "hunter": mina,
            "others": [{"id": "van-helsing", "name": NAMES[language][2], "card": ""}],
            "pairs": [{"dracula": word("mesmerize", language), "hunter": word("dodge", language), "who": "mina-harker"}]}


def combat_table(language, step=21, revealed=False):
    view = {**VIEW, "phase": "dusk", "figure": "munich", "hunters": {**VIEW["hunters"], "mina-harker": "munich"}}
    return table(language, step, ("chosen",), view, "dusk", combat(language, revealed), dracula="dracula-is")


def combat_question(language, step=21, number=2):
    return {**question(language, step, number), "title": word("mina-turn", language), "line": word("step", language), "lit": [], "origin": "", "places": [],
            "buttons": [button("c1", language, "dodge", "hunter-m", hunter="mina-harker"), button("c2", language, "punch", "hunter-m"), button("c3", language, "escape", "hunter-m"),
                        button("c4", language, "crossbow", "hunter-m", "off"), button("c5", language, "reveal", "eye", "primary")]}


def log(language, begin=0, entries=None):
    every = [
        {"time": word("wed", language), "round": 10, "text": [word("week-passed", language)], "owner": "all", "way": "onwards", "news": True},
        {"time": word("wed", language), "round": 10, "text": [word("put-right", language)], "owner": "hunters", "way": "back", "news": False},
        {"time": word("wed", language), "round": 10, "text": [word("bitten", language), word("bitten-where", language)], "owner": "dracula", "way": "onwards", "news": True},
        {"time": word("time", language), "round": 11, "text": [word("rests", language)], "owner": "hunters", "way": "onwards", "news": False},
        {"time": word("time", language), "round": 11, "text": [word("found-nothing", language)], "owner": "hunters", "way": "onwards", "news": False},
        {"time": word("time", language), "round": 11, "text": [word("dracula-is", language), word("found-him", language)], "owner": "dracula", "way": "onwards", "news": True},
    ]
    return {"is": "log", "from": begin, "entries": every[begin:entries]}


def codes(language, count=2, new=False):
    every = [{"label": word("code", language), "digits": "481 206 937 554", "line": 99}, {"label": word("code", language), "digits": "703 115 448 260", "line": 112},
             {"label": word("code", language), "digits": "119 002 873 645", "line": 130}]
    for number, one in enumerate(every):
        one["qr"] = f"DEMETER:3:{'0' * 32}:{'DEAL' if number == 0 else number + 9}:{'AB' * 32}" # it is said what a second one would mean
    return {"is": "codes", "codes": every[:count], "new": new}


def moment(language):
    return {"is": "moment", "kind": "reveal", "owner": "dracula", "icon": "bat", "title": word("dracula-is", language), "lines": [word("found-him", language)], "place": "munich", "number": ""}


def despair_moment(language):
    """The longest word of all titles stands in it."""
    title = {"en": "Despair grows", "es": "Crece la desesperación", "pl": "Rozpacz rośnie", "ru": "Безысходность растёт", "it": "Cresce la disperazione"}[language]
    return {"is": "moment", "kind": "despair", "owner": "dracula", "icon": "despair", "title": title, "lines": [word("week-passed", language)], "place": "", "number": "+1",
            "track": word("despair", language), "before": 0, "after": 1, "most": 3}


def influence_moment(language):
    return {"is": "moment", "kind": "influence", "owner": "dracula", "icon": "influence", "title": word("week-passed", language), "lines": [word("bitten-where", language)], "place": "",
            "track": word("influence", language), "before": 5, "after": 12, "most": 13}
