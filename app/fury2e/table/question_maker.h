// Makes the question of question.h, part by part; for the sources beside it alone.
#pragma once

#include "app/fury2e/book/cards.h"
#include "app/fury2e/table/question.h"
#include "app/prompt/prompt_maker.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace demeter::fury2e {

/// Words that both editions ask with.
class SharedQuestion {
    Q_DECLARE_TR_FUNCTIONS(TableQuestion)
};

inline std::size_t at(Hunter hunter)
{
    return static_cast<std::size_t>(hunter);
}

/// Those who would go now, in the turn that begins.
HunterSet goers(const TableMoment& moment, const TableDraft& draft);
/// Who acts is asked what to do besides, and a tap on the map begins the next turn.
bool begins(const TableMoment& moment, const TableDraft& draft);
/// None of a group is bound where they are, as far as the table shows it.
bool canGo(const TableMoment& moment, HunterSet hunters);
/// The card, or the Item, that something is said of.
const HunterCardTurn* cardAsked(const TableMoment& moment, const TableDraft& draft);
const ItemTurn* itemAsked(const TableMoment& moment, const TableDraft& draft);
/// What of a card is asked next.
enum class CardAsks : std::uint8_t { Who, Other, City, Second, Number, Nothing };
CardAsks nextOfCard(const HunterCardTurn& turn, const TableDraft& draft);
/// Places that are named, not gone to; nothing where none is asked for.
LocationSet placesAsked(const TableMoment& moment, const TableDraft& draft);
/// Any place can be named.
bool asksAnyPlace(const TableDraft& draft);

class SecondTableQuestion : PromptMaker<TableAsked, TableChoice> {
    Q_DECLARE_TR_FUNCTIONS(SecondTableQuestion)

public:
    SecondTableQuestion(const TableMoment& moment, const TableDraft& draft, const PromptRoom& room, const SecondEditionSentences& sentences)
        : moment_(moment), view_(moment.view), turn_(moment.turn), draft_(draft), room_(room), sentences_(sentences)
    {
    }

    TableAsked make()
    {
        if (!draft_.meanings.empty()) {
            asked_.title = SharedQuestion::tr("Which one is meant?");
            asked_.note = tr("The words fit more than one thing.");
            for (const Action& entry : draft_.meanings)
                add("turn-meaning", sentences_.action(entry), QStringLiteral("arrow-right"), meaning({entry}));
        } else {
            ask(); // what could be chosen stays where it is
            if (draft_.pending) {
                fillNone();
                askToConfirm();
            }
        }
        addTail();
        if (!draft_.said.isEmpty())
            asked_.note = draft_.said;
        asked_.lit = lit();
        asked_.asksPlace = !draft_.pending && (!placesAsked(moment_, draft_).empty() || asksAnyPlace(draft_));
        return std::move(asked_);
    }

private:
    void ask();
    void askForStart();
    void askForWords();
    void askForTurn();
    void askForAct();
    void askForRest();
    void askForResupply();
    void askForResolve();
    void askToSpend();
    void askForCards();
    void askOfCard();
    void askOfItem();
    void askForEncounter();
    void askForCombatCards();
    void askForLeap();
    void addAllowed(const Action& entry);
    void askForResult();
    QString killedWords() const;
    void askForLosses();
    void askYesNo(const QString& yes, const QString& no);
    void askToConfirm();
    void addTail();
    void addActs();
    void addCards();
    /// 2E-HEV-9: saves one of those whom it is about, each a button.
    void addGreatStrength();
    /// Of one hunter with Health; of those who go together where they are: the order shows the Health of each.
    QString standing(HunterSet hunters) const;
    void waitForDracula();
    LocationSet lit() const;
    const HunterOptions* optionsOf(Hunter hunter) const
    {
        for (const auto* all : {&turn_.options, &turn_.next})
            if (const auto own = std::ranges::find(*all, hunter, &HunterOptions::hunter); own != all->end())
                return &*own;
        return nullptr;
    }
    bool goesByTrainToo(const MoveHunters& move) const
    {
        const HunterOptions* own = optionsOf(move.hunters.first());
        return own != nullptr && move.travel == Travel::Road && !move.by && own->trains.contains(move.to);
    }
    bool isPastWest(Hunter hunter, LocationId place) const
    {
        const HunterOptions* own = optionsOf(hunter);
        return own != nullptr && own->pastWest.contains(place);
    }
    /// Where those stand who go together.
    const std::optional<LocationId>& whereIs(HunterSet hunters) const
    {
        static constexpr std::optional<LocationId> nowhere;
        return hunters.empty() ? nowhere : view_.hunters[at(hunters.first())];
    }

    /// Something more is said of what is half made.
    template <typename Say> TableChoice& addNext(const char* name, const QString& word, const QString& icon, const Say& say)
    {
        TableDraft next = draft_;
        next.said.clear();
        next.pending.reset();
        next.allowed.reset();
        say(next);
        return add(name, word, icon, std::move(next));
    }
    template <typename Say> void addHunters(const char* name, HunterSet hunters, const Say& say)
    {
        hunters.forEach([&](Hunter hunter) {
            addNext(name, sentences_.hunter(hunter), {}, [&](TableDraft& next) { say(next, hunter); }).sign = hunter;
        });
    }
    template <typename Does> void addDie(const char* name, const Does& does)
    {
        for (std::uint8_t roll = 1; roll <= 6; ++roll)
            add(name, QString::number(roll), {}, does(roll)).spoken = tr("The die shows %1").arg(roll);
    }
    QString names(HunterSet hunters) const { return sentences_.hunters(hunters); }
    /// What is asked, and behind it what the card does that it is about: where there is no room for both the question stands alone.
    void askAbout(std::string_view card, const QString& line)
    {
        asked_.brief = line;
        asked_.note = line;
        const QString does = cardInShort(card, sentences_.language());
        if (does.isEmpty())
            return;
        if (!line.isEmpty())
            asked_.note += line.back().isPunct() ? QStringLiteral(" ") : QStringLiteral(". ");
        asked_.note += does;
    }
    QString deedWords(HuntersAct::What what) const;
    /// 2E-ENC-3, 2E-ENC-5: such a token moves these, or keeps them where they are.
    bool areHeldBy(Encounter encounter, HunterSet hunters) const;
    static QString batsWords();
    QString drawnHere() const;
    QString confirmWords(const Action& entry) const;

    const TableMoment& moment_;
    const PublicView& view_;
    const TableTurn& turn_;
    const TableDraft& draft_;
    const PromptRoom& room_;
    const SecondEditionSentences& sentences_;
};

} // namespace demeter::fury2e
