// A sheet that shows the fields of the core's forms, whichever game it is, and keeps what is entered.
#pragma once

#include "app/desktop/kit/form.h"
#include "core/fury/form.h"

#include <QPointer>

#include <vector>

namespace demeter {

using fury::FormField;
using FormFields = std::vector<FormField>;

/// Each form has a number. What the fields are called, and their values, the game says.
class AnswerSheet : public FormSheet {
    Q_OBJECT

public:
    using FormSheet::FormSheet;
    FilledIn filledIn() const override;
    void fillIn(const FilledIn& filled) override;

protected:
    /// A field, or one of its values where these are buttons.
    struct Look {
        QString name;   ///< of the object; of a value what follows that of the field, where it is not the value
        QString text{}; ///< label; `%1` is which it is of several
        QString icon{};
        QString hint{};            ///< a line below it
        ChoiceButton::Sign sign{}; ///< in place of the icon
        QString called{};          ///< where the number or list needs another name than the label
    };
    /// What it has now, or as it is entered.
    static int valueAt(const FormField& field, bool now) { return (now ? field.now : field.value).value_or(fury::noValue); }
    virtual FormFields fieldsOf(std::size_t form, const fury::Answers& answers) const = 0;
    virtual Look look(const FormFields& fields, const FormField& field) const = 0;
    virtual QString valueWords(const FormField& field, int value) const = 0;
    /// Of a value that is a button: its name, icon or sign.
    virtual Look optionLook(const FormField& field, int value) const = 0;
    /// What it has now, or will have, as a part of a list.
    virtual QString said(const FormFields& fields, const FormField& field, bool now) const;
    /// The same, with which of several it is in its name and label.
    Look numbered(const FormFields& fields, const FormField& field) const;
    /// Something has been entered, or is shown for the first time.
    virtual void review(std::size_t form) = 0;

    void addFields(QVBoxLayout* content, std::size_t form);
    const fury::Answers& answers(std::size_t form = 0) const { return answers_[form]; }
    FormFields fields(std::size_t form = 0) const { return fieldsOf(form, answers_[form]); }
    /// The same as if nothing but what it is about had been entered.
    FormFields fieldsNow(std::size_t form = 0) const;
    void forget() { answers_ = {}; }
    /// The question that a field of the game's asks.
    template <typename Ask> static Ask askOf(const FormField& field) { return static_cast<Ask>(field.id.first); }
    /// What was answered to one before.
    template <typename Ask> static int answered(const FormFields& fields, Ask ask)
    {
        const auto found = std::ranges::find(fields, ask, askOf<Ask>);
        return found == fields.end() ? fury::noValue : found->value.value_or(fury::noValue);
    }
    static QString capital(const QString& text) { return text.left(1).toUpper() + text.mid(1); }
    /// What all of them say that are not what it is about, as it is now or as it is entered.
    QString allSaid(const FormFields& fields, bool now) const;

private:
    /// One field, or several marks in one grid.
    struct Row {
        FormFields fields;
        QPointer<QWidget> widget;
        std::vector<QWidget*> inputs{};
    };
    struct Shown {
        QPointer<QWidget> box;
        std::vector<Row> rows{};
    };
    void show(std::size_t form);
    Row makeRow(std::size_t form, const FormFields& all, FormFields fields);
    QWidget* makeInput(std::size_t form, const Look& look, const FormField& field);
    void addOptionsOf(QVBoxLayout* content, std::size_t form, const FormFields& all, const FormField& field);
    void enter(std::size_t form, const FormField& field, int value);

    static constexpr std::size_t mostForms = 8;
    std::array<fury::Answers, mostForms> answers_;
    std::array<Shown, mostForms> shown_;
};

} // namespace demeter
