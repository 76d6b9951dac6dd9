#include "app/desktop/session/pin_lock.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <sodium.h>

#include <algorithm>

namespace demeter {

namespace {

void wipe(QByteArray& text)
{
    sodium_memzero(text.data(), static_cast<std::size_t>(text.size()));
}

} // namespace

PinLock::PinLock(Settings& settings, std::shared_ptr<KeyFile> keys, QObject* parent)
    : QObject(parent), settings_(settings), keys_(std::move(keys)), now_([] { return QDateTime::currentDateTimeUtc(); })
{
}

bool PinLock::isPin(const QString& digits)
{
    return digits.size() >= leastDigits && digits.size() <= mostDigits &&
           std::ranges::all_of(digits, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

bool PinLock::isSet() const
{
    return keys_ != nullptr && keys_->isSet(KeyFile::By::Pin);
}

std::expected<void, Fault> PinLock::set(const QString& digits)
{
    if (keys_ == nullptr || !isPin(digits))
        return std::unexpected(Fault{"key-locked", {}, {}});
    QByteArray text = digits.toLatin1();
    const auto done = keys_->set(KeyFile::By::Pin, std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    wipe(text);
    if (done) {
        settings_.setPinTries({});
        emit changed();
    }
    return done;
}

std::expected<void, Fault> PinLock::remove()
{
    if (keys_ == nullptr)
        return {};
    const auto done = keys_->remove(KeyFile::By::Pin);
    if (done) {
        settings_.setPinTries({});
        emit changed();
    }
    return done;
}

bool PinLock::tryOpen(const QString& digits)
{
    if (checking_ || wait() > 0)
        return false;
    const auto how = keys_ != nullptr ? keys_->stretchingOf(KeyFile::By::Pin) : std::nullopt;
    if (!how)
        return false;
    checking_ = true;
    // Counted before it is checked: whoever stops the program meanwhile has used up the try as well.
    Settings::PinTries tries = settings_.pinTries();
    ++tries.wrong;
    tries.wrongAt = now_();
    settings_.setPinTries(tries);
    QThreadPool::globalInstance()->start([lock = QPointer(this), how = *how, text = digits.toLatin1()]() mutable {
        auto words = std::make_shared<std::optional<TriedWords>>(
            KeyFile::stretch(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), how));
        wipe(text);
        QMetaObject::invokeMethod(
            qApp,
            [lock, words] {
                if (lock)
                    lock->tried(std::move(*words));
            },
            Qt::QueuedConnection);
    });
    return true;
}

void PinLock::tried(std::optional<TriedWords> words)
{
    checking_ = false;
    const auto right = words ? keys_->tryOn(KeyFile::By::Pin, std::move(*words))
                             : std::expected<bool, Fault>(std::unexpected(Fault{"key-memory", {}, {}}));
    if (!right) {
        emit failed(right.error());
    } else if (!*right) {
        emit wrong();
    } else {
        settings_.setPinTries({});
        emit opened();
    }
}

int PinLock::wait() const
{
    const Settings::PinTries tries = settings_.pinTries();
    if (tries.wrong < freeTries || !tries.wrongAt.isValid())
        return 0;
    const int whole = std::min(longestWait, firstWait << std::min(tries.wrong - freeTries, 10));
    const qint64 passed = tries.wrongAt.secsTo(now_());
    // A clock that was set back makes nobody wait for longer than the whole time, one that runs on counts as it is.
    return static_cast<int>(passed < 0 ? whole : std::max<qint64>(0, whole - passed));
}

} // namespace demeter
