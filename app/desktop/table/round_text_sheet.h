// What everybody was told in a round, as a text to be copied: for those who play by letters, or keep a chat group.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "app/table/public_table.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace demeter {

class RoundTextSheet : public Sheet {
    Q_OBJECT

public:
    RoundTextSheet(const Settings& settings, QWidget* over) : Sheet(settings, over) {}

    /// `log`: what the table was told, in the language of now. The newest round is shown.
    void setLog(const QString& game, std::vector<SeenEntry> log);

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    int widest() const override { return 720; }

private:
    static QString roundWords(std::uint16_t round);
    QString textOf(std::uint16_t round) const;

    QString game_;
    std::vector<SeenEntry> log_;
    std::optional<std::uint16_t> shown_;
    bool copied_ = false; ///< what is shown was
};

} // namespace demeter
