// Makes the question of question.h, part by part; for the sources beside it alone.
#pragma once

#include "app/fury3e/table/question.h"
#include "app/fury3e/table/words.h"
#include "app/prompt/prompt_maker.h"

#include <QCoreApplication>

#include <cstdint>
#include <optional>
#include <utility>

namespace demeter::fury3e {

/// What of a card is asked next.
enum class CardAsks : std::uint8_t { Fetched, Option, Who, Player, City, Second, Slot, Road, Nothing };
CardAsks nextOfCard(const HunterCardTurn& turn, const TableDraft& draft);
/// The card that has been chosen, with what the table knows of it.
const HunterCardTurn* chosenCard(const TableTurn& turn, const TableDraft& draft);
/// The hunter who is asked first, or the one who has been chosen.
const HunterOptions& optionsOf(const TableTurn& turn, const TableDraft& draft);

/// Makes the question, part by part.
class TableQuestion : PromptMaker<TableAsked, TableChoice> {
    Q_DECLARE_TR_FUNCTIONS(TableQuestion)

public:
    TableQuestion(const TableMoment& moment, const TableDraft& draft, const PromptRoom& room, const Sentences& sentences)
        : moment_(moment), view_(moment.view), turn_(moment.turn), draft_(draft), room_(room), sentences_(sentences)
    {
    }

    TableAsked make()
    {
        if (!draft_.meanings.empty()) {
            asked_.title = tr("Which one is meant?");
            for (const Action& entry : draft_.meanings) {
                TableChoice& choice = addEntry("turn-meaning", deedWords(entry), QStringLiteral("arrow-right"), entry, true);
                if (std::holds_alternative<MoveHunter>(entry) || std::holds_alternative<HunterActs>(entry))
                    choice.sign = hunterOf(entry);
            }
        } else {
            askForTurn(); // what could be chosen stays where it is
            if (draft_.pending) {
                fillNone();
                askToConfirm();
            }
        }
        addTail();
        if (!draft_.said.isEmpty())
            asked_.note = draft_.said;
        asked_.lit = lit();
        return std::move(asked_);
    }

private:
    void askForTurn();
    void addActions(const HunterOptions& options);
    void addTail();
    void addWhileDraculaDecides();
    void askForAnswer();
    void askForCard();
    void askForResult();
    void askForEncounter();
    void askToConfirm();
    void addWords();
    void askForWords();
    void askForCards();
    QString saidOfCard(const HunterPlays& card) const;
    void askOfCard(const HunterCardTurn& card);
    void askForCardsOfTime();
    /// Of this dawn or dusk, if nobody fights.
    MarkerWords markerNow() const;
    void addCards();
    static QString whoWords(HunterEvent card);
    std::optional<MoveHunter> onHorseback() const;
    void addHorses();
    void addAllowed(const Action& entry);
    LocationSet lit() const;
    const HunterPlace& placeOf(Hunter hunter) const { return view_.hunters[static_cast<std::size_t>(hunter)]; }
    const HunterOptions& optionsNow() const { return optionsOf(turn_, draft_); }

    TableChoice& addEntry(const char* name, const QString& word, const QString& icon, const Action& entry, bool confirm)
    {
        return add(name, word, icon, confirm ? TableChoice::Does(meaning({entry})) : TableChoice::Does(entry));
    }
    TableChoice& addReply(const char* name, bool yes, const QString& word, const QString& second)
    {
        TableChoice& choice = addEntry(name, word, yes ? QStringLiteral("check") : QStringLiteral("cross"), Reply{yes}, false);
        choice.second = second;
        return choice;
    }

    QString waitWords() const;
    QString deedWords(const Action& entry) const;
    QString confirmWords(const Action& entry) const;
    static QString damageWords(int damage) { return damage > 0 ? tr("%n damage", nullptr, damage) : tr("no damage"); }

    const TableMoment& moment_;
    const PublicView& view_;
    const TableTurn& turn_;
    const TableDraft& draft_;
    const PromptRoom& room_;
    const Sentences& sentences_;
};

} // namespace demeter::fury3e
