// A guide that says the first of its lines that holds: what the guides of both editions do alike.
#pragma once

#include "app/desktop/first_round/guide_sight.h"
#include "app/desktop/first_round/practice.h"
#include "app/desktop/setup/setup_page.h"
#include "app/text/fury_names.h"
#include "app/text/name_forms.h"

#include <QCoreApplication>
#include <QList>

#include <algorithm>
#include <memory>
#include <optional>

namespace demeter {

/// The words of all guides: what two of them say alike is translated once.
class FirstRound {
    Q_DECLARE_TR_FUNCTIONS(FirstRound)
};

/// `Seen` is a `GuideSight` with `state`, null before the game, and `curtainAsked`, and whatever else the game's lines look at.
template <typename Controller, typename Seen> class ScriptedGuide : public FirstRoundGuide {
public:
    /// A sentence, when it holds, and what it means. `%1` is a place, `%2` a hunter, `%3` a card.
    struct Line {
        const char* name;
        GuideOn on;
        bool (*holds)(const Seen& seen);
        const char* text; ///< of `FirstRound`
        GuideAim aim = GuideAim::Nothing;
        const char* goOn = nullptr;
    };
    using Action = typename Controller::Action;

    /// The controller must outlive it.
    explicit ScriptedGuide(Controller& controller) : controller_(controller)
    {
        connect(&controller_, &Controller::changed, this, &FirstRoundGuide::changed);
    }

    GuidedStep step(const Shown& shown) final
    {
        GuidedStep step;
        step.last = left_;
        if (left_ || (shown.setup == nullptr && !controller_.hasGame()))
            return step;
        Seen seen{sightOf(shown)};
        if (shown.setup == nullptr) {
            seen.state = &controller_.state();
            seen.curtainAsked = curtainAsked_;
            look(seen);
        }
        const Line& line = *std::ranges::find_if(lines(), [&](const Line& each) { return each.on == pageOf(seen) && each.holds(seen); });
        step.name = QLatin1String(line.name);
        step.last = step.name == QLatin1String("end");
        if (step.last)
            return step;
        curtainAsked_ = curtainAsked_ || step.name == QLatin1String("curtain");
        const auto before = controller_.hasGame() ? nullptr : names();
        const FuryNames& names = before ? *before : controller_.sentences();
        step.text = words(line, seen.place ? names.forms(*seen.place) : NameForms{}, seen.hunter ? names.forms(*seen.hunter) : NameForms{},
                          seen.card);
        if (line.goOn != nullptr)
            step.goOn = FirstRound::tr(line.goOn);
        pointAt(step, line.aim, seen);
        return step;
    }

    void goOn(const Shown& shown) final
    {
        if (shown.setup != nullptr) {
            auto* setup = static_cast<SetupPage*>(shown.setup); // that of a game of Fury of Dracula
            setup->place(practiceCities(*board(), starts(*board()), setup->cities()));
        } else if (controller_.hasGame() && controller_.state().winner != decltype(controller_.state().winner){}) {
            left_ = true;
        } else {
            playHunters();
        }
    }

    QStringList everything() const final
    {
        // The longest of each kind; a form may be longer still, but none has two lines more.
        const auto names = this->names();
        NameForms place, hunter;
        QString card;
        (board()->cards() & board()->cities()).forEach([&](LocationId id) {
            if (names->place(id).size() > place.name.size())
                place = names->forms(id);
        });
        for (const fury::Hunter each : fury::allHunters)
            if (names->hunter(each).size() > hunter.name.size())
                hunter = names->forms(each);
        for (const QString& name : cards())
            if (name.size() > card.size())
                card = name;
        QStringList texts;
        for (const Line& line : lines())
            if (*line.text != '\0')
                texts << words(line, place, hunter, card);
        return texts;
    }

    QStringList buttons() const final
    {
        QStringList words;
        for (const Line& line : lines())
            if (line.goOn != nullptr)
                words << FirstRound::tr(line.goOn);
        words.removeDuplicates();
        return words;
    }

protected:
    /// With those that all games share (`shared`) at the beginning.
    virtual const QList<Line>& lines() const = 0;
    static QList<Line> shared()
    {
        const auto isOver = [](const Seen& seen) { return seen.state->winner != decltype(seen.state->winner){}; };
        const char* over =
            QT_TRANSLATE_NOOP("FirstRound", "This game is over before the first round is. That happens; the rest is learned in a game.");
        const char* goOn = QT_TRANSLATE_NOOP("FirstRound", "Go on");
        return {
            {"place", GuideOn::Setup, [](const Seen& seen) { return seen.placed == 0; },
             QT_TRANSLATE_NOOP("FirstRound", "This is practice, and nothing of it is kept. Tap a city on the map: there %2 begins."),
             GuideAim::Map},
            {"others", GuideOn::Setup, [](const Seen& seen) { return seen.placed < std::ptrdiff_t(fury::hunterCount); },
             QT_TRANSLATE_NOOP("FirstRound", "The other hunters are placed in the same way. Here it can be done for you."),
             GuideAim::Nothing, QT_TRANSLATE_NOOP("FirstRound", "Place the others")},
            {"start", GuideOn::Setup, [](const Seen&) { return true; },
             QT_TRANSLATE_NOOP("FirstRound", "All four have their city. Where Dracula begins is chosen in secret: tap the button."),
             GuideAim::Start},
            {"over", GuideOn::Table, isOver, over, GuideAim::Nothing, goOn},
            {"over", GuideOn::Secret, isOver, over, GuideAim::Nothing, goOn},
        };
    }
    /// How the game stands, beside what is in sight.
    virtual void look(Seen& seen) const = 0;
    virtual std::shared_ptr<const Board> board() const = 0;
    virtual LocationSet starts(const Board& board) const = 0;
    /// Of the game's board, in the language of now.
    virtual std::shared_ptr<const FuryNames> names() const = 0;
    /// The names of all that `%3` can be.
    virtual QStringList cards() const = 0;
    /// What the hunters enter next by themselves; nothing where whoever sits before the screen is to decide.
    virtual std::optional<Action> nextEntry() const = 0;

    Controller& controller_;

private:
    static QString words(const Line& line, const NameForms& place, const NameForms& hunter, const QString& card)
    {
        return inForms(FirstRound::tr(line.text), {place, hunter, NameForms{card, {}, false}});
    }
    /// By the same entries as the table.
    void playHunters()
    {
        constexpr int most = 24; // entries of one round
        for (int n = 0; n < most && controller_.hasGame(); ++n) {
            const auto entry = nextEntry();
            if (!entry || !controller_.enter(*entry))
                return;
        }
    }

    bool curtainAsked_ = false; ///< at the end, by hand
    bool left_ = false;         ///< a game that has ended early
};

} // namespace demeter
