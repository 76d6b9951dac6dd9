#include "app/desktop/kit/style.h"

#include <QRegularExpression>

namespace demeter {

namespace {

// $token is replaced by the colour of the theme.
constexpr auto sheet = R"(
QWidget { color: $text; selection-background-color: $text; selection-color: $window; }
QMainWindow, QStackedWidget, QDialog, QMessageBox, QFileDialog { background: $window; }
QWidget[role="window"] { background: $window; }
QWidget[role="panel"] { background: $panel; }
QWidget[role="bar"] { background: $panel; }
QFrame[role="card"] { background: $panel; border: 1px solid $line; border-radius: 8px; }
QFrame[role="raised"] { background: $raised; border: 1px solid $line; border-radius: 8px; }
QLabel { background: transparent; }
QLabel[role="mute"] { color: $mute; }
QLabel[role="off"] { color: $off; }
QLabel[role="gold"] { color: $gold; }
QLabel[role="blood"] { color: $bloodText; }
QLineEdit, QComboBox, QSpinBox { background: $raised; border: 1px solid $lineStrong; border-radius: 8px; padding: 0 12px; }
QLineEdit:disabled, QComboBox:disabled { color: $off; border-style: dashed; }
QComboBox { padding-right: 34px; combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 34px; subcontrol-position: center right; }
QComboBox::down-arrow { image: none; }
QComboBox QLineEdit { border: none; padding: 0; background: transparent; }
QAbstractItemView { background: $raised; border: 1px solid $lineStrong; outline: none; }
QAbstractItemView::item { min-height: 44px; padding: 0 12px; border: none; }
QAbstractItemView[role="plain"] { background: transparent; border: none; }
QMenu { background: $raised; border: 1px solid $lineStrong; border-radius: 8px; padding: 4px; }
QMenu::separator { height: 1px; background: $line; margin: 4px 12px; }
QMenu::item { min-height: 44px; padding: 0 24px 0 12px; border: 2px solid transparent; border-radius: 6px; }
QMenu::item:disabled { color: $mute; }
QMenu::item:selected { background: $pressed; border-color: $text; }
QMenu::icon { padding-left: 12px; }
QAbstractItemView::item:selected, QAbstractItemView::item:hover { background: $pressed; color: $text; }
QScrollArea, QScrollArea > QWidget > QWidget[role="scroll"] { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $lineStrong; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 44px; }
QScrollBar::handle:horizontal { min-width: 44px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QToolTip { background: $raised; color: $text; border: 1px solid $lineStrong; padding: 4px; }
QPushButton { background: $raised; border: 1px solid $lineStrong; border-radius: 8px; min-height: 42px; padding: 0 16px; }
QPushButton:pressed { background: $pressed; }
)";

} // namespace

QString styleSheet(const Theme& theme)
{
    static const QRegularExpression token(QStringLiteral("\\$([A-Za-z]+)"));
    const QString source = QString::fromLatin1(sheet);
    QString made;
    qsizetype from = 0;
    for (auto matches = token.globalMatch(source); matches.hasNext();) {
        const auto match = matches.next();
        made += QStringView(source).mid(from, match.capturedStart() - from);
        made += theme(match.capturedView(1)).name();
        from = match.capturedEnd();
    }
    made += QStringView(source).mid(from);
    return made;
}

QPalette palette(const Theme& theme)
{
    QPalette made;
    made.setColor(QPalette::Window, theme(u"window"));
    made.setColor(QPalette::WindowText, theme(u"text"));
    made.setColor(QPalette::Base, theme(u"raised"));
    made.setColor(QPalette::AlternateBase, theme(u"panel"));
    made.setColor(QPalette::Text, theme(u"text"));
    made.setColor(QPalette::PlaceholderText, theme(u"off"));
    made.setColor(QPalette::Button, theme(u"raised"));
    made.setColor(QPalette::ButtonText, theme(u"text"));
    made.setColor(QPalette::ToolTipBase, theme(u"raised"));
    made.setColor(QPalette::ToolTipText, theme(u"text"));
    made.setColor(QPalette::Highlight, theme(u"pressed"));
    made.setColor(QPalette::HighlightedText, theme(u"text"));
    made.setColor(QPalette::Link, theme(u"text"));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        made.setColor(QPalette::Disabled, role, theme(u"off"));
    return made;
}

} // namespace demeter
