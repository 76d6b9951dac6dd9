// A panel over the screen: history, table entries, settings.
#pragma once

#include "app/desktop/kit/settings.h"

#include <QList>
#include <QPointer>
#include <QStringList>
#include <QVariant>
#include <QWidget>

#include <any>
#include <optional>
#include <utility>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace demeter {

class ChoiceButton;
class Veil;

/// What was filled in on a sheet and not entered: values only, so that no widget has to live on to keep them.
struct FilledIn {
    QStringList marked;                         ///< options by name, in the order in which one follows from the other
    QList<std::pair<QString, QVariant>> fields; ///< by object name, in the order of the sheet
    QString focus;                              ///< name of what had the focus
    int scrolled = 0;
    std::any own; ///< what only that sheet can read
};
/// Only what was typed. Everything else was said about a game that has gone on since.
FilledIn typedOnly(const FilledIn& filled);

/// Covers its parent, keeps the keyboard inside, and goes with Esc, Backspace or Alt+Left, with its close button, or with a tap beside it.
class Sheet : public QWidget {
    Q_OBJECT

public:
    Sheet(const Settings& settings, QWidget* parent);

    /// Makes the content anew, in the language and text size of now.
    void rebuild();
    void openSheet();
    /// A line below the content that stays while that scrolls and survives `rebuild`. Nothing above it moves when it appears.
    void setStatus(const QString& text);
    /// What was filled in and not entered, to be taken up by another sheet of the kind.
    virtual FilledIn filledIn() const;
    /// Fills an open sheet in, as far as it still has such fields.
    virtual void fillIn(const FilledIn& filled);
    /// Its content is out of sight until it is touched, whenever it comes up; `words` say so.
    void setVeil(bool on, const QString& words);
    /// The one that lies over all others in this window; nothing if none is open there.
    static Sheet* uppermost(const QWidget& window);

signals:
    void closed();
    /// This section of the manual tells more of what the sheet is for.
    void manualAsked(const QString& section);

protected:
    /// Title and content; called by `rebuild`.
    virtual QString title() const = 0;
    virtual int titlePixels() const;
    /// The section of the manual that tells more, such as `6.7`: beside its title is a button for it. Empty: there is none.
    virtual QString manualSection() const { return {}; }
    virtual void build(QVBoxLayout* content) = 0;
    virtual int widest() const { return 720; }
    /// Name of what has the focus when it comes up.
    virtual const char* firstFocus() const { return "close"; }
    /// While the content is built: where its last button goes, which stays in sight while the rest scrolls. On a low screen, where that
    /// would leave nothing of the rest, it is the content itself.
    QVBoxLayout* foot(QVBoxLayout* content) const;
    /// Where the panel may lie.
    [[nodiscard]] virtual QRect roomForPanel() const;
    /// True if it takes all of that room, however little stands in it.
    virtual bool fillsRoom() const { return false; }
    /// How dark what lies below it is, 0 to 1.
    virtual float dimming() const { return 0.82F; }
    /// False if the content scrolls by itself, as a list does.
    virtual bool scrolls() const { return true; }

    void closeSheet();
    /// What Alt+Left does, and Backspace where nothing is typed.
    virtual void stepBack() { closeSheet(); }
    /// The control of this name has the focus: the one that is shown now, not one that has just been replaced.
    void focusOn(const char* name);
    /// Where its content begins.
    void scrollToTop();
    bool focusNextPrevChild(bool next) override;
    bool eventFilter(QObject* object, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

    const Settings& settings_;

private:
    void layOut();
    void showStatus();
    void showFocusWhole();
    QWidget* panel_ = nullptr;
    QLabel* statusLabel_ = nullptr;
    QScrollArea* scroll_ = nullptr;
    QVBoxLayout* foot_ = nullptr; ///< while the content is built
    Veil* veil_ = nullptr;        ///< only where there is one
    QString status_;
    std::optional<int> top_;   ///< of the panel, from its opening or the last change of the window's size on
    QPointer<QWidget> before_; ///< had the focus before
    QString beforeName_;       ///< finds what has been made anew meanwhile
};

} // namespace demeter
