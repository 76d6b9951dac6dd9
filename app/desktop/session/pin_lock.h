// The PIN in the place of the hold.
#pragma once

#include "app/desktop/kit/settings.h"
#include "core/journal/keys.h"

#include <QDateTime>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace demeter {

/// Keeps an Argon2id hash of the PIN in the settings, never the PIN, and counts wrong tries there, so that a restart gives none back.
/// After the third wrong one in a row every further try has to wait, twice as long each time.
class PinLock : public QObject {
    Q_OBJECT

public:
    static constexpr int leastDigits = 4, mostDigits = 12;
    static constexpr int freeTries = 3;
    static constexpr int firstWait = 5, longestWait = 600; ///< seconds

    /// `keys`, if there are any, are wrapped by the PIN too.
    explicit PinLock(Settings& settings, std::shared_ptr<KeyFile> keys, QObject* parent = nullptr);

    static bool isPin(const QString& digits);
    bool isSet() const;
    /// Sets it; false if the machine has not the memory for its hash, or the key file cannot be written.
    bool set(const QString& digits);
    void remove();
    /// The key file, or nothing.
    KeyFile* keys() const { return keys_.get(); }
    /// Whether these are the digits; takes about a tenth of a second and 64 MiB, so it is asked away from the window. Nothing is counted.
    static bool matches(const QByteArray& hash, QString digits);
    /// Checks the digits in the background and then emits `opened` or `wrong`. Refused, and false, while there is still to be waited.
    bool tryOpen(const QString& digits);
    /// Seconds until the next try.
    int wait() const;
    /// For tests: the time that it goes by.
    void setClock(std::function<QDateTime()> clock) { now_ = std::move(clock); }

signals:
    void opened();
    void wrong();

private:
    bool unlock(QByteArray& digits);

    Settings& settings_;
    std::shared_ptr<KeyFile> keys_;
    std::function<QDateTime()> now_;
    bool checking_ = false;
};

} // namespace demeter
