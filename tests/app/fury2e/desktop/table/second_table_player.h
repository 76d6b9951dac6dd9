// The table screen of the second edition with a game behind it, and hands to use it with.
#pragma once

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/motion.h"
#include "app/desktop/kit/style.h"
#include "app/desktop/map/map_view.h"
#include "app/desktop/table/turn_panel.h"
#include "app/fury2e/desktop/table/typed_place.h"
#include "app/text/resources.h"
#include "core/fury2e/rules/rules.h"
#include "tests/app/desktop/table_screens.h"
#include "tests/core/fury2e/rules/hunting_table.h"

#include <QApplication>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace demeter::test {

/// What is entered on the screen is done if the table may, as the window does it; what Dracula decides `act` does.
class SecondTablePlayer {
public:
    SecondTablePlayer(HuntingTable& table, Language language, QSize size = {1280, 800}, double scale = 1, ThemeName theme = ThemeName::Dark)
        : table_(table)
    {
        initTextResources();
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_.path());
        settings_ = std::make_unique<Settings>();
        settings_->setLanguage(language);
        settings_->setTheme(theme);
        settings_->setTextScale(scale);
        installed_ = installLanguage(*QApplication::instance(), settings_->languageCode());
        sentences_.emplace(table.ruleset.board, language);
        screen_ = std::make_unique<TableScreen>(*settings_, secondTracks);
        screen_->setStyleSheet(styleSheet(Theme::of(theme)));
        panel()->setByHand();
        screen_->resize(size);
        screen_->show();
        using fury2e::Action;
        QObject::connect(screen_.get(), &TableScreen::entered, screen_.get(),
                         [this](const Entry& entry) { enter(*entry.action.as<Action>()); });
        QObject::connect(screen_.get(), &TableFrame::whyAsked, screen_.get(), [this](LocationId place) {
            if (const auto refused = refusedMove(table_.ruleset, table_.state, place))
                screen_->refuse(sentences_->reason(refused->second), allowed(refused->first));
        });
        QObject::connect(screen_.get(), &TableFrame::typed, screen_.get(), [this](const QString& typed) {
            readTypedPlace(*screen_, typed, *sentences_, [this](const QString& words) { screen_->offer(words, {}); });
        });
        note({}, false);
    }

    bool act(const fury2e::Action& action)
    {
        if (!table_.act(action))
            return false;
        note(table_.state.happened, true);
        return true;
    }
    bool click(const char* name, int which = 0)
    {
        const auto buttons = shown(name);
        if (which >= buttons.size())
            return false;
        QTest::mouseClick(buttons[which], Qt::LeftButton);
        settle();
        return true;
    }
    /// The button that says so.
    bool clickWord(const QString& word)
    {
        for (ChoiceButton* button : screen_->findChildren<ChoiceButton*>())
            if (button->isVisible() && button->text() == word) {
                QTest::mouseClick(button, Qt::LeftButton);
                settle();
                return true;
            }
        return false;
    }
    void tap(std::string_view place)
    {
        auto* map = screen_->findChild<MapView*>();
        QTest::mouseClick(map->viewport(), Qt::LeftButton, {}, map->viewPositionOf(secondPlace(place)));
        settle();
    }
    void type(const QString& words)
    {
        screen_->setFocus();
        QTest::keyClicks(screen_.get(), words);
        QTest::keyClick(screen_.get(), Qt::Key_Return);
        settle();
    }
    QList<ChoiceButton*> shown(const char* name) const
    {
        QList<ChoiceButton*> found;
        for (ChoiceButton* button : screen_->findChildren<ChoiceButton*>(QLatin1String(name)))
            if (button->isVisible())
                found << button;
        return found;
    }
    QString title() const { return screen_->findChild<QLabel*>("turn-title")->text(); }
    QString line() const { return screen_->findChild<QLabel*>("turn-line")->text(); }
    QString announced() const { return screen_->findChild<QLabel*>("announcement")->accessibleName(); }
    TableScreen& screen() { return *screen_; }
    const fury2e::SecondEditionSentences& sentences() const { return *sentences_; }
    const fury2e::PublicLog& log() const { return log_; }
    bool installed() const { return installed_; }
    void settle()
    {
        QTest::qWait(5);
        for (int round = 0; round < 6; ++round) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
        panel()->dead()->advance(deadMilliseconds);
    }

private:
    TurnPanel* panel() { return screen_->findChild<TurnPanel*>(); }
    void enter(const fury2e::Action& entry)
    {
        if (const auto refused = refusedAtTable(table_.ruleset, table_.state, entry))
            screen_->refuse(sentences_->reason(*refused), allowed(entry));
        else
            (void)act(entry);
    }
    std::optional<Entry> allowed(const fury2e::Action& refused) const
    {
        const auto action = allowedByTable(table_.ruleset, table_.state, refused);
        return action ? std::optional(Entry{GameValue(*action)}) : std::nullopt;
    }
    void note(const std::vector<fury2e::Happening>& said, bool onwards)
    {
        fury2e::PublicView view = publicView(table_.ruleset, table_.state);
        if (auto step = noticedStep(onwards ? &log_.back() : nullptr, said, std::move(view)))
            log_.push_back(*std::move(step));
        setLog(*screen_, table_.ruleset, log_, tableTurn(table_.ruleset, table_.state), *sentences_);
        settle();
    }

    HuntingTable& table_;
    QTemporaryDir folder_;
    std::unique_ptr<Settings> settings_;
    std::optional<fury2e::SecondEditionSentences> sentences_;
    fury2e::PublicLog log_;
    std::unique_ptr<TableScreen> screen_;
    bool installed_ = false;
};

} // namespace demeter::test
