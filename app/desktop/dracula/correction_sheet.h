// Something is put right by hand, with a reason, whichever edition it is.
#pragma once

#include "app/desktop/kit/form.h"

#include <QPointer>

#include <cstddef>
#include <optional>
#include <string>

class QLabel;
class QLineEdit;

namespace demeter {

/// What is put right an edition asks for in fields of its own. Below them stand the reason, which the table hears, what the fields come to,
/// and the button, which is off until something is possible and the reason is given.
class CorrectionSheet : public FormSheet {
    Q_OBJECT

public:
    using FormSheet::FormSheet;
    /// The reason waits too where nothing is chosen that it would be for.
    void fillIn(const FilledIn& filled) override;

protected:
    QString title() const override { return tr("Put right by hand"); }
    int widest() const override { return 860; }

    /// What the fields come to.
    struct Outcome {
        QString refusal;   ///< why it cannot be; empty: it can
        QString now, then; ///< what they are about as it is here, and as it will be
    };
    /// Nothing if one of the fields is empty.
    virtual std::optional<Outcome> outcome() const = 0;
    /// It has been put right for this reason, 1 to `longestReason` bytes.
    virtual void putRight(const std::string& reason) = 0;
    virtual std::size_t longestReason() const = 0;

    void forgetReason() { reason_.clear(); }
    /// What the sheet is for.
    static QString purpose();
    /// After the fields: reason, outcome and button, which follow whatever is changed in the fields.
    void buildReason(QVBoxLayout* content);

private:
    void review();
    void watch(const QWidget* fields);
    void submit();

    QString reason_;
    QPointer<QLineEdit> reasonField_;
    QPointer<QLabel> summary_;
    QPointer<ChoiceButton> enter_;
};

} // namespace demeter
