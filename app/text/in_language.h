// Words in another language than the program's.
#pragma once

#include "core/base/language.h"

#include <QObject>

namespace demeter {

/// As long as it lives, sentences are made in this language; then again in the one before. No window notices. On the thread of the
/// application only, and one inside another.
class InLanguage final : public QObject {
public:
    explicit InLanguage(Language language);
    ~InLanguage() override;
    Q_DISABLE_COPY_MOVE(InLanguage)
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Language before_;
    bool other_;
};

} // namespace demeter
