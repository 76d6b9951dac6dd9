#include "app/phones/kept_links.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace demeter::phones {

namespace {

constexpr QFile::Permissions ownersAlone = QFile::ReadOwner | QFile::WriteOwner;

/// Ids are hexadecimal: what is none would be a path within the file.
bool isKept(const QString& game)
{
    static const QRegularExpression id(QStringLiteral("\\A[0-9a-f]+\\z"));
    return id.match(game).hasMatch() || game == QLatin1String(KeptLinks::boardCheck);
}

} // namespace

KeptLinks::KeptLinks() : store_(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("demeter"), QStringLiteral("phones")) {}

std::optional<KeptLink> KeptLinks::of(const std::string& game)
{
    static const QRegularExpression token(QStringLiteral("\\A([0-9a-f]{32})?\\z"));
    const QString id = QString::fromStdString(game);
    store_.sync(); // another program may have written
    if (!isKept(id) || !store_.childGroups().contains(id))
        return std::nullopt;
    const auto read = [&](const char* key) { return store_.value(id + u'/' + QLatin1String(key)); };
    const int port = read("port").toInt(), entering = read("enter").toInt();
    const bool known = port >= 0 && port <= 0xFFFF && entering >= 0 && entering <= static_cast<int>(PhonesEnter::Everything);
    if (!known || !token.match(read("token").toString()).hasMatch())
        return std::nullopt;
    KeptLink kept;
    kept.link = {read("token").toString().toStdString(), static_cast<std::uint16_t>(port)};
    kept.address = read("address").toString();
    kept.entering = static_cast<PhonesEnter>(entering);
    kept.on = read("on").toBool();
    if (const QVariant stays = read("stays-open"); stays.isValid())
        kept.staysOpen = stays.toBool();
    return kept;
}

void KeptLinks::keep(const std::string& game, const KeptLink& link)
{
    const QString id = QString::fromStdString(game);
    if (!isKept(id))
        return;
    // Not for a moment may others read it.
    const QString path = store_.fileName();
    if (!QFile::exists(path) && QDir().mkpath(QFileInfo(path).absolutePath()))
        (void)QFile(path).open(QIODevice::WriteOnly | QIODevice::NewOnly, ownersAlone);
    QFile::setPermissions(path, ownersAlone);
    store_.sync();
    QList<std::pair<qulonglong, QString>> games; // by when they were kept: the order in which, not the time
    for (const QString& each : store_.childGroups())
        games.emplace_back(store_.value(each + QStringLiteral("/order")).toULongLong(), each);
    std::ranges::sort(games);
    const qulonglong newest = games.isEmpty() ? 0 : games.back().first;
    const auto write = [&](const char* key, const QVariant& value) { store_.setValue(id + u'/' + QLatin1String(key), value); };
    write("order", newest + 1);
    write("token", QString::fromStdString(link.link.token));
    write("port", link.link.port);
    write("address", link.address);
    write("enter", static_cast<int>(link.entering));
    write("on", link.on);
    if (link.staysOpen)
        write("stays-open", *link.staysOpen);
    else
        store_.remove(id + QStringLiteral("/stays-open"));
    games.removeIf([&](const auto& each) { return each.second == id; });
    for (qsizetype n = 0; n + most - 1 < games.size(); ++n)
        store_.remove(games[n].second);
    store_.sync(); // at once: the program may be stopped by force
    QFile::setPermissions(path, ownersAlone);
}

} // namespace demeter::phones
