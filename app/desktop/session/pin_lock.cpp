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
    // Whoever takes it out of the settings has not opened the key.
    return !settings_.pin().hash.isEmpty() || (keys_ != nullptr && keys_->wrappedBy(KeyFile::By::Pin));
}

bool PinLock::set(const QString& digits)
{
    if (sodium_init() < 0 || !isPin(digits))
        return false;
    QByteArray text = digits.toLatin1();
    QByteArray hash(crypto_pwhash_STRBYTES, '\0');
    const bool made =
        crypto_pwhash_str_alg(hash.data(), text.constData(), static_cast<unsigned long long>(text.size()),
                              crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13) == 0;
    const bool wrapped = made && (keys_ == nullptr ||
                                  keys_->wrap(KeyFile::By::Pin, std::string_view(text.constData(), static_cast<std::size_t>(text.size()))));
    wipe(text);
    if (wrapped)
        settings_.setPin({QByteArray(hash.constData()), 0, {}});
    return wrapped;
}

void PinLock::remove()
{
    if (keys_ == nullptr || keys_->unwrap(KeyFile::By::Pin))
        settings_.setPin({});
}

bool PinLock::unlock(QByteArray& digits)
{
    const bool done =
        keys_ == nullptr || !keys_->locked() ||
        keys_->unlock(KeyFile::By::Pin, std::string_view(digits.constData(), static_cast<std::size_t>(digits.size()))).value_or(false);
    wipe(digits);
    return done;
}

bool PinLock::matches(const QByteArray& hash, QString digits)
{
    if (sodium_init() < 0 || hash.size() >= static_cast<qsizetype>(crypto_pwhash_STRBYTES))
        return false;
    QByteArray text = digits.toLatin1();
    digits.fill(u'0');
    QByteArray padded(crypto_pwhash_STRBYTES, '\0');
    std::copy(hash.begin(), hash.end(), padded.begin());
    const bool fits = crypto_pwhash_str_verify(padded.constData(), text.constData(), static_cast<unsigned long long>(text.size())) == 0;
    wipe(text);
    return fits;
}

bool PinLock::tryOpen(const QString& digits)
{
    if (checking_ || wait() > 0)
        return false;
    checking_ = true;
    // Counted before it is checked: whoever stops the program meanwhile has used up the try as well.
    Settings::Pin pin = settings_.pin();
    ++pin.wrong;
    pin.wrongAt = now_();
    settings_.setPin(pin);
    QThreadPool::globalInstance()->start([lock = QPointer(this), hash = pin.hash, digits] {
        // Without a hash the key alone decides.
        const bool fits = hash.isEmpty() || matches(hash, digits);
        QMetaObject::invokeMethod(
            qApp,
            [lock, fits, digits] {
                if (!lock)
                    return;
                lock->checking_ = false;
                QByteArray text = digits.toLatin1();
                if (!fits || !lock->unlock(text)) {
                    emit lock->wrong();
                    return;
                }
                Settings::Pin right = lock->settings_.pin();
                right.wrong = 0;
                right.wrongAt = {};
                lock->settings_.setPin(right);
                emit lock->opened();
            },
            Qt::QueuedConnection);
    });
    return true;
}

int PinLock::wait() const
{
    const Settings::Pin pin = settings_.pin();
    if (pin.wrong < freeTries || !pin.wrongAt.isValid())
        return 0;
    const int whole = std::min(longestWait, firstWait << std::min(pin.wrong - freeTries, 10));
    const qint64 passed = pin.wrongAt.secsTo(now_());
    // A clock that was set back makes nobody wait for longer than the whole time, one that runs on counts as it is.
    return static_cast<int>(passed < 0 ? whole : std::max<qint64>(0, whole - passed));
}

} // namespace demeter
