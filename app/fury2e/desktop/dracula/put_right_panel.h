// The table is right even when the program is not (2E-GEN-2): any number, card or token is put right by hand, with a reason.
#pragma once

#include "app/desktop/dracula/correction_sheet.h"
#include "app/fury2e/desktop/game_controller.h"
#include "core/fury2e/rules/put_right_form.h"

namespace demeter::fury2e {

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
};

} // namespace demeter::fury2e
