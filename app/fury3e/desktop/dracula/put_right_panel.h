// The table is right even when the program is not: any number, card or token is put right by hand, with a reason.
#pragma once

#include "app/desktop/dracula/correction_sheet.h"
#include "app/fury3e/desktop/game_controller.h"
#include "core/fury3e/rules/put_right_form.h"

namespace demeter::fury3e {

/// The words for what the core asks.
class PutRightPanel : public CorrectionSheetOf<GameController, PutRight> {
    Q_OBJECT

public:
    using CorrectionSheetOf::CorrectionSheetOf;

protected:
    QStringList news() const override;
    QString why(const Violation& violation) const override;
    Look look(const FormFields& fields, const FormField& field) const override;
    Look optionLook(const FormField& field, int value) const override;
    QString valueWords(const FormField& field, int value) const override;
    QString said(const FormFields& fields, const FormField& field, bool now) const override;

private:
    QString whereTokensLie(Token token) const;
};

} // namespace demeter::fury3e
