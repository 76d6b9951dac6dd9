// Words in another language than the program's.
#pragma once

#include "app/text/program_words.h"
#include "core/base/language.h"

namespace demeter {

/// As long as it lives, sentences are made in this language; then again in the one before. No window notices. On the thread of the
/// application only, and one inside another.
class InLanguage final {
public:
    explicit InLanguage(Language language) : words_(*ProgramWords::of(*QCoreApplication::instance())), before_(words_.language())
    {
        words_.speak(language);
    }
    ~InLanguage() { words_.speak(before_); }
    Q_DISABLE_COPY_MOVE(InLanguage)

private:
    ProgramWords& words_;
    Language before_;
};

} // namespace demeter
