// Every code of a game, to be photographed or noted.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "app/text/witness_keeper.h"

#include <optional>

namespace demeter {

/// The newest code in large, and the history of all. Public: it is part of the table screen.
class WitnessSheet : public Sheet {
    Q_OBJECT

public:
    WitnessSheet(const Settings& settings, QWidget* parent) : Sheet(settings, parent) {}
    /// The newest may still be in the making; `codes` are all that are made, oldest first.
    void setCodes(const std::optional<ShownCode>& newest, const QList<ShownCode>& codes);
    /// `Code of round 7` and the like.
    static QString name(const ShownCode& code);
    /// What is to be done with it, for the table: the shortest sentence that has a verb.
    static QString request(const ShownCode& code);
    /// What is to be known of a code behind which the game went back.
    static QString leftBehind();
    /// Its digits, or that they are being made.
    static QString digits(const ShownCode& code);

protected:
    QString title() const override;
    QString manualSection() const override { return QStringLiteral("5"); }
    void build(QVBoxLayout* content) override;

private:
    /// Which it is, under a heading that says what they are.
    static QString shortName(const ShownCode& code);
    std::optional<ShownCode> newest_;
    QList<ShownCode> codes_;
};

} // namespace demeter
