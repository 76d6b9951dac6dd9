// The table is right even when the program is not: any number, card or token is put right by hand, with a reason.
#pragma once

#include "app/desktop/fury3e/game_controller.h"
#include "app/desktop/kit/sheet.h"

#include <QPointer>

#include <functional>
#include <optional>

class QLineEdit;

namespace demeter {

using namespace fury3e;

class ChoiceButton;
class PickBox;
class Stepper;

/// What is put right, its fields with what holds now, and the reason, which the table hears. The rules look only whether the game that
/// comes of it is possible; if not, it stays as it is and the panel says why.
class PutRightPanel : public Sheet {
    Q_OBJECT

public:
    PutRightPanel(const Settings& settings, GameController& controller, QWidget* parent);
    void open();

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    int widest() const override { return 860; }

private:
    enum class Kind : std::uint8_t { Number, Day, Hideout, Encounter, Bond, Hunter, Token, Events };
    using Edit = decltype(PutRight::edit);

    void buildNumber(QVBoxLayout* content);
    void buildDay(QVBoxLayout* content);
    void buildHideout(QVBoxLayout* content);
    void buildEncounter(QVBoxLayout* content);
    void buildBond(QVBoxLayout* content);
    void buildHunter(QVBoxLayout* content);
    void buildToken(QVBoxLayout* content);
    void buildRoadblock(QVBoxLayout* content);
    void buildEvents(QVBoxLayout* content);

    /// One of several, of which the chosen one is marked; choosing another makes the panel anew.
    struct Option {
        QString name, icon, text, second;
        bool marked = false;
        std::function<void()> chosen;
        std::optional<Hunter> sign{};
    };
    void addOptions(QVBoxLayout* content, const QString& label, const QList<Option>& options, int across);
    /// A button that is on or off.
    ChoiceButton* makeCheck(const char* name, const char* icon, const QString& text, bool on);
    PickBox* makePick(const char* name, const QString& label);
    Stepper* makeStepper(const char* name, const QString& label, int smallest, int largest, int value);
    /// The label before the field, or above one that takes the whole width.
    QWidget* addRow(QVBoxLayout* content, const QString& label, QWidget* field, bool wide = false);
    void addLabel(QVBoxLayout* content, const QString& text);
    int across(int most) const;
    void submit();

    GameController& controller_;
    Kind kind_ = Kind::Number;
    Number number_ = Number::Influence;
    CardPlace place_{false, 1};
    Hunter hunter_ = Hunter::LordGodalming;
    Token token_ = Token::HeavenlyHost;
    QString reason_;
    std::function<std::optional<Edit>()> edit_; ///< what the fields say; nothing if one of them is empty
    QPointer<QLineEdit> reasonField_;
};

} // namespace demeter
