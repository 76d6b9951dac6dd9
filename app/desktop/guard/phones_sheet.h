// The table on phones: how they find it, who is there, what they may enter.
#pragma once

#include "app/desktop/kit/form.h"
#include "app/desktop/session/table_on_phones.h"

#include <QList>
#include <QTimer>

namespace demeter {

/// Switches the table on phones on and off. It lies over the table and is as public as that.
class PhonesSheet : public FormSheet {
    Q_OBJECT

public:
    PhonesSheet(const Settings& settings, TableOnPhones& phones, QWidget* parent);

protected:
    QString title() const override;
    QString manualSection() const override { return QStringLiteral("4"); }
    void build(QVBoxLayout* content) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void buildAddress(QVBoxLayout* content);
    void buildEntering(QVBoxLayout* content);
    void buildNetworks(QVBoxLayout* content);
    void buildPlayed(QVBoxLayout* content);
    void addWords(QVBoxLayout* content);
    ChoiceButton* addButton(QVBoxLayout* content, const char* name, ChoiceKind kind, const char* icon, const QString& words,
                            const QString& second);
    QString networkName(const phones::NetworkChoice& choice) const;
    int room() const;
    void lookAgain();

    TableOnPhones& phones_;
    QList<phones::NetworkChoice> choices_; ///< as they are shown
    QTimer look_;                          ///< runs while it can be seen: networks come and go without a word
};

} // namespace demeter
