// The PIN in the place of the hold.
#pragma once

#include "app/desktop/kit/settings.h"
#include "core/journal/key_file.h"

#include <QDateTime>
#include <QString>

#include <expected>
#include <functional>
#include <memory>
#include <optional>

namespace demeter {

/// Asks the key file, which alone knows the PIN, and counts wrong tries in the settings, so that a restart gives none back.
/// After the third wrong one in a row every further try has to wait, twice as long each time.
class PinLock : public QObject {
    Q_OBJECT

public:
    static constexpr int leastDigits = 4, mostDigits = 12;
    static constexpr int freeTries = 3;
    static constexpr int firstWait = 5, longestWait = 600; ///< seconds

    /// Without a key file there is no PIN.
    explicit PinLock(Settings& settings, std::shared_ptr<KeyFile> keys, QObject* parent = nullptr);

    static bool isPin(const QString& digits);
    bool isSet() const;
    /// Sets it, where the key file is open. Fault: that of the key file.
    std::expected<void, Fault> set(const QString& digits);
    std::expected<void, Fault> remove();
    /// The key file, or nothing.
    KeyFile* keys() const { return keys_.get(); }
    /// Checks the digits in the background and then emits `opened` or `wrong`. Refused, and false, while there is still to be waited.
    bool tryOpen(const QString& digits);
    /// Seconds until the next try.
    int wait() const;
    /// For tests: the time that it goes by.
    void setClock(std::function<QDateTime()> clock) { now_ = std::move(clock); }

signals:
    void opened();
    void wrong();
    /// Nobody can say whether it is right.
    void failed(const Fault& fault);
    /// It was set or removed.
    void changed();

private:
    void tried(std::optional<TriedWords> words);

    Settings& settings_;
    std::shared_ptr<KeyFile> keys_;
    std::function<QDateTime()> now_;
    bool checking_ = false;
};

} // namespace demeter
