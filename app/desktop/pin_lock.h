// The PIN in the place of the hold.
#pragma once

#include "app/desktop/settings.h"

#include <QDateTime>
#include <QString>

#include <functional>
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

    explicit PinLock(Settings& settings, QObject* parent = nullptr);

    static bool isPin(const QString& digits);
    bool isSet() const;
    /// Sets it; false if the machine has not the memory for its hash.
    bool set(const QString& digits);
    void remove();
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
    Settings& settings_;
    std::function<QDateTime()> now_;
    bool checking_ = false;
};

} // namespace demeter
