// How the table reads the rules where the printed rulebooks differ or are silent.
#pragma once

#include "app/desktop/kit/sheet.h"

#include <QPointer>
#include <QStringList>

#include <cstddef>
#include <vector>

class QLabel;

namespace demeter {

/// A ruling in words, with its readings.
struct RulingLine {
    QString id;    ///< of the rule
    QString field; ///< name in files
    QString group; ///< heading that it stands below, beside all others of that group; the groups stand as they come up first
    QString name, explanation;
    QStringList readings;
    std::vector<int> shown; ///< the order in which the readings stand; empty: as they are
    int usual = 0;          ///< the reading that holds unless it is changed
    int now = 0;
};

/// Every ruling with its readings, in groups. A field finds rulings by any word of theirs.
class RulingsSheet : public Sheet {
    Q_OBJECT

public:
    struct Words {
        QString intro; ///< above all
        QString usual; ///< beside a reading that was changed; %1 is the usual one
    };
    RulingsSheet(const Settings& settings, QWidget* parent);
    /// Opens the sheet, or makes it anew.
    void openFor(const Words& words, std::vector<RulingLine> rulings);

signals:
    /// The number of the ruling, as they were given, and of its reading.
    void changed(std::size_t ruling, int reading);

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
    void add(QVBoxLayout* content, std::size_t ruling, QLabel* heading);
    void find(const QString& text);

    QList<Row> rows_;
    QString sought_;
    QPointer<QLabel> nothing_;
    Words words_;
    std::vector<RulingLine> rulings_;
};

} // namespace demeter
