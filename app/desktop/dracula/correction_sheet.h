// Something is put right by hand, with a reason, whichever edition it is.
#pragma once

#include "app/desktop/dracula/answer_sheet.h"

#include <QPointer>

#include <cstddef>
#include <optional>
#include <string>

class QLabel;
class QLineEdit;

namespace demeter {

/// First what is wrong, then the fields of that correction with what holds now. Below them stand the reason, which the table hears, what
/// the fields come to, and the button, which is off until something is possible and the reason is given. Nothing is chosen beforehand.
class CorrectionSheet : public AnswerSheet {
    Q_OBJECT

public:
    using AnswerSheet::AnswerSheet;
    void open();
    /// The reason waits too where nothing is chosen that it would be for.
    void fillIn(const FilledIn& filled) override;

protected:
    QString title() const override { return tr("Put right by hand"); }
    int widest() const override { return 860; }
    void build(QVBoxLayout* content) override;
    void review(std::size_t form) override;

    virtual bool hasGame() const = 0;
    /// Why what the fields come to cannot be, empty if it can; nothing if one of the fields is empty.
    virtual std::optional<QString> refusal() const = 0;
    /// It is put right for this reason, 1 to `fury::longestReason` bytes.
    virtual void putRight(const std::string& reason) = 0;

private:
    void buildReason(QVBoxLayout* content);
    void submit();

    QString reason_;
    QPointer<QLineEdit> reasonField_;
    QPointer<QLabel> summary_;
    QPointer<ChoiceButton> enter_;
};

/// For a game: its `Controller`, the action that puts right, and beside it `putRightForm`, which says what can be put right. The rules look
/// only whether the game that comes of it is possible; if not, it stays as it is and the sheet says why.
template <typename Controller, typename PutRight> class CorrectionSheetOf : public CorrectionSheet {
public:
    CorrectionSheetOf(const Settings& settings, Controller& controller, QWidget* parent)
        : CorrectionSheet(settings, parent), controller_(controller)
    {
        followGame(controller_, [this] { return news(); });
    }

protected:
    virtual QStringList news() const = 0;
    virtual QString why(const typename Controller::Refusal& refusal) const = 0;

    bool hasGame() const override { return controller_.hasGame(); }
    FormFields fieldsOf(std::size_t, const fury::Answers& answers) const override { return form(answers).fields; }
    std::optional<QString> refusal() const override
    {
        const auto edit = form(answers()).made;
        if (!edit)
            return std::nullopt;
        const auto after = apply(controller_.ruleset(), controller_.state(), PutRight{"?", *edit}); // whatever the reason is
        return after ? QString() : why(after.error());
    }
    void putRight(const std::string& reason) override
    {
        if (auto edit = form(answers()).made)
            sayRefused(controller_.submit(PutRight{reason, *std::move(edit)}),
                       [this](const typename Controller::Refusal& refusal) { return why(refusal); });
    }

    Controller& controller_;

private:
    auto form(const fury::Answers& answers) const { return putRightForm(controller_.ruleset(), controller_.state(), answers); }
};

} // namespace demeter
