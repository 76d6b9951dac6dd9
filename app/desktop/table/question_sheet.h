// A question of the table in all its words, where they have no room beside the answers.
#pragma once

#include "app/desktop/kit/sheet.h"

#include <QString>

namespace demeter {

class QuestionSheet : public Sheet {
    Q_OBJECT

public:
    using Sheet::Sheet;

    void read(const QString& title, const QString& words);
    /// Another question has come.
    void dismiss();

protected:
    QString title() const override { return title_; }
    void build(QVBoxLayout* content) override;
    int widest() const override { return 560; }

private:
    QString title_, words_;
};

} // namespace demeter
