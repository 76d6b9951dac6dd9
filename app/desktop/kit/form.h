// What a form is built from: labels, rows, lists to pick from, numbers, marks, and several options of which one is chosen.
#pragma once

#include "app/desktop/kit/choice_button.h"
#include "app/desktop/kit/sheet.h"

#include <QList>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <functional>
#include <utility>
#include <variant>

namespace demeter {

class PickBox;
class Stepper;

/// A sheet of fields. Each field is found by its object name, also after `rebuild`.
class FormSheet : public Sheet {
    Q_OBJECT

public:
    FilledIn filledIn() const override;
    void fillIn(const FilledIn& filled) override;

protected:
    using Sheet::Sheet;

    /// One of several, of which the chosen one is marked; choosing another makes the sheet anew.
    struct Option {
        QString name, icon, text, second;
        bool marked = false;
        std::function<void()> chosen;
        ChoiceButton::Sign sign{}; ///< in place of the icon
    };
    void addOptions(QVBoxLayout* content, const QString& label, const QList<Option>& options, int most);
    void addLabel(QVBoxLayout* content, const QString& text);
    /// The label before the field, or above one that takes the whole width.
    QWidget* addRow(QVBoxLayout* content, const QString& label, QWidget* field, bool wide = false);
    /// A button that is on or off.
    ChoiceButton* makeCheck(const char* name, const char* icon, const QString& text, bool on);
    PickBox* makePick(const char* name, const QString& label);
    Stepper* makeStepper(const char* name, const QString& label, int smallest, int largest, int value);
    /// For a form about a game: when the game changes it is made anew and says what has happened.
    template <typename Controller> void followGame(Controller& controller, std::function<QStringList()> news)
    {
        connect(&controller, &Controller::changed, this, [this, &controller, news = std::move(news)] {
            if (isVisible() && controller.hasGame())
                tellNews(news());
        });
    }
    /// Says `why` the rules refuse what was entered, if they do; the fields stay as they were filled in.
    template <typename Done, typename Why> void sayRefused(const Done& done, const Why& why)
    {
        if (const auto* refused = done ? nullptr : std::get_if<0>(&done.error()))
            setStatus(why(*refused));
    }
    /// How many fit side by side, but not more than `most`.
    int across(int most) const;

private:
    void tellNews(const QStringList& news);
    struct Offered {
        Option option;
        QPointer<ChoiceButton> button;
    };
    const Offered* offered(const QString& name) const;
    QList<Offered> offered_; ///< those of the form that is shown, and of forms that are not deleted yet
};

} // namespace demeter
