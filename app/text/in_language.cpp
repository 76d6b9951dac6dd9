#include "app/text/in_language.h"

#include "app/text/resources.h"

#include <QCoreApplication>
#include <QEvent>

namespace demeter {

namespace {

bool install(Language language)
{
    const std::string_view code = languageCodes[static_cast<std::size_t>(language)];
    return installLanguage(*QCoreApplication::instance(), QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size())));
}

} // namespace

InLanguage::InLanguage(Language language) : before_(installedLanguage()), other_(language != before_)
{
    if (!other_)
        return;
    QCoreApplication::instance()->installEventFilter(this);
    install(language);
}

InLanguage::~InLanguage()
{
    if (!other_)
        return;
    install(before_);
    QCoreApplication::instance()->removeEventFilter(this);
}

bool InLanguage::eventFilter(QObject* watched, QEvent* event)
{
    return watched == QCoreApplication::instance() && event->type() == QEvent::LanguageChange;
}

} // namespace demeter
