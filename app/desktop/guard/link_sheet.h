// How phones find what they are shown: the QR code, the address in groups, the networks.
#pragma once

#include "app/desktop/kit/form.h"
#include "app/desktop/session/on_phones.h"

#include <QList>
#include <QTimer>

namespace demeter {

/// Switches it on and off. What it is that is shown, whoever derives from it says.
class LinkSheet : public FormSheet {
    Q_OBJECT

public:
    LinkSheet(const Settings& settings, OnPhones& phones, QWidget* parent);

protected:
    struct Words {
        QString what;     ///< can be done, before it is switched on
        QString on;       ///< switches it on
        QString off;      ///< what comes of switching it off
        QString qr;       ///< what the code has, for a screen reader
        QString watching; ///< how many do so now
        QString about;    ///< what everybody should know of it
    };
    virtual Words words() const = 0;
    /// Below the address; below all else. Only while it is on.
    virtual void buildChoices(QVBoxLayout*) {}
    virtual void buildLast(QVBoxLayout*) {}

    void build(QVBoxLayout* content) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    ChoiceButton* addButton(QVBoxLayout* content, const char* name, ChoiceKind kind, const char* icon, const QString& words,
                            const QString& second);

private:
    void buildAddress(QVBoxLayout* content, const Words& words);
    void buildNetworks(QVBoxLayout* content);
    void addWords(QVBoxLayout* content, const Words& words);
    QString networkName(const phones::NetworkChoice& choice) const;
    int room() const;
    void lookAgain();

    OnPhones& link_;
    QList<phones::NetworkChoice> choices_; ///< as they are shown
    QTimer look_;                          ///< runs while it can be seen: networks come and go without a word
};

} // namespace demeter
