// The manual over a screen.
#pragma once

#include "app/book/manual.h"
#include "app/desktop/book/reading_sheet.h"

#include <memory>

namespace demeter {

/// A page is a chapter; the list has its sections. It knows nothing of any game.
class ManualSheet : public ReadingSheet {
    Q_OBJECT

public:
    ManualSheet(const Settings& settings, QWidget* parent);

    /// At this section or chapter, when it is opened, or at once.
    void turnTo(const QString& number) { turnToKey(number); }

protected:
    QString title() const override;
    void readBook() override;
    QString fault() const override { return fault_; }
    QString searchWords() const override;
    QString listName() const override;
    QString pageName() const override;
    QList<Line> allLines() const override;
    QList<Line> found(const QString& typed) override;
    bool has(const QString& key) const override;
    QWidget* makePage(const QString& key, int width) override;
    QString partOf(const QString& key) const override;

private:
    std::shared_ptr<const Manual> manual_; ///< nothing if its file cannot be read: then the sheet says so
    QString fault_;
};

} // namespace demeter
