// How the table reads the rules where the printed rulebooks differ or are silent.
#pragma once

#include "app/desktop/kit/sheet.h"
#include "app/text/sentences.h"
#include "core/fury3e/game/rulings.h"

#include <QPointer>

class QLabel;

namespace demeter {

using namespace fury3e;

/// Every ruling with its readings, in three groups; one that is changed here differs from the rulebook that was chosen. A field finds
/// rulings by any word of theirs.
class RulingsSheet : public Sheet {
    Q_OBJECT

public:
    RulingsSheet(const Settings& settings, QWidget* parent);
    /// Opens the sheet, or makes it anew. The sentences must live as long as it is shown.
    void openFor(const Sentences& sentences, Printing printing, const Rulings& rulings);

signals:
    void changed(const demeter::fury3e::Rulings& rulings);

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;
    int widest() const override { return 860; }

private:
    struct Row {
        QPointer<QWidget> frame;
        QPointer<QLabel> heading; ///< of its group
        QString words;            ///< what it is found by
    };
    void add(QVBoxLayout* content, const RulingInfo& info, QLabel* heading);
    void find(const QString& text);

    QList<Row> rows_;
    QString sought_;
    QPointer<QLabel> nothing_;
    const Sentences* sentences_ = nullptr;
    Rulings printed_, rulings_;
};

} // namespace demeter
