#include "app/text/program_words.h"

namespace demeter {

ProgramWords* ProgramWords::of(QCoreApplication& application)
{
    const QString name = QStringLiteral("program-words");
    if (auto* words = application.findChild<QTranslator*>(name, Qt::FindDirectChildrenOnly))
        return static_cast<ProgramWords*>(words); // nothing else has this name
    auto* words = new ProgramWords(&application);
    words->setObjectName(name);
    QCoreApplication::installTranslator(words);
    return words;
}

const ProgramWords::Translators& ProgramWords::translatorsOf(Language language)
{
    auto& found = read_[language];
    if (found == nullptr) {
        auto read = std::make_unique<Translators>();
        const std::string_view code = languageCodes[static_cast<std::size_t>(language)];
        const auto file = [&](const char* name) {
            return QStringLiteral(":/i18n/%1_%2.qm")
                .arg(QLatin1String(name), QLatin1String(code.data(), static_cast<qsizetype>(code.size())));
        };
        (void)read->own.load(file("demeter"));
        (void)read->qt.load(file("qtbase"));
        found = std::move(read);
    }
    return *found;
}

bool ProgramWords::speak(Language language)
{
    const Translators& next = translatorsOf(language);
    if (next.own.isEmpty() && language != Language::En) // the sources are English
        return false;
    spoken_ = &next;
    language_ = language;
    return true;
}

QString ProgramWords::translate(const char* context, const char* text, const char* disambiguation, int n) const
{
    if (spoken_ == nullptr)
        return {};
    const QString own = spoken_->own.isEmpty() ? QString() : spoken_->own.translate(context, text, disambiguation, n);
    return own.isNull() && !spoken_->qt.isEmpty() ? spoken_->qt.translate(context, text, disambiguation, n) : own;
}

} // namespace demeter
