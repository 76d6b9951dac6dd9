// Revealing a game.
#pragma once

#include "app/desktop/kit/sheet.h"

namespace demeter {

/// Asks the table whether everything hidden may be shown, and afterwards says where the files are.
class RevealSheet : public Sheet {
    Q_OBJECT

public:
    RevealSheet(const Settings& settings, QWidget* parent) : Sheet(settings, parent) {}
    /// `over`: the game has ended, so that nothing is lost by it. `pin`: a PIN is asked for next, as where the curtain is opened.
    void ask(bool over, bool pin = false);
    /// What was written.
    void showFiles(const QStringList& files);
    /// The same of a game that is over, after it was closed: how the hunt can be passed on, also as a picture of the end.
    void share(const QStringList& files, bool picture = true);
    void showProblem(const QString& text);
    using Sheet::closeSheet;
    /// Asks once more: there are files already where these would go.
    void askToReplace();

signals:
    /// `replace`: the files that are there, too.
    void agreed(bool replace);
    void pictureAsked(bool drawing);
    /// A copy of the page is to be saved where it is found again.
    void pageAsked();

protected:
    QString title() const override;
    void build(QVBoxLayout* content) override;

private:
    bool over_ = false;
    bool pin_ = false;
    bool inTheWay_ = false; ///< older files
    bool picture_ = false;
    QStringList files_;
};

} // namespace demeter
