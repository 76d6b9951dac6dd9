// The program's words in the language that is spoken now.
#pragma once

#include "core/base/language.h"

#include <QCoreApplication>
#include <QTranslator>

#include <map>
#include <memory>

namespace demeter {

/// The one translator that is asked for every sentence. It has an object a language, read once, and asks that of the language in force: so
/// the same thing can be told to phones in several languages, one after the other, while no window hears of a change.
class ProgramWords final : public QTranslator {
public:
    using QTranslator::QTranslator;
    /// That of the application, which owns it; installed by whoever asks first.
    static ProgramWords* of(QCoreApplication& application);

    Language language() const { return language_; }
    /// From now on. False if there are no words in it, and nothing has changed. Who shows words is not told (`installLanguage`).
    bool speak(Language language);

    QString translate(const char* context, const char* text, const char* disambiguation, int n) const override;
    bool isEmpty() const override { return false; }

private:
    /// The program's own, and Qt's, which are not translated into every language.
    struct Translators {
        QTranslator own, qt;
    };
    const Translators& translatorsOf(Language language);

    std::map<Language, std::unique_ptr<const Translators>> read_;
    const Translators* spoken_ = nullptr; ///< null: the sources' own words
    Language language_ = Language::En;
};

} // namespace demeter
