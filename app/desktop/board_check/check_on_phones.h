// Whether and where the comparison of the board is done on phones too.
#pragma once

#include "app/desktop/session/on_phones.h"
#include "app/phones/check_service.h"

#include <functional>

namespace demeter {

/// What phones do goes the way of what is done on the screen. Where they found it is kept: after the program was stopped by force they
/// find it again as soon as the comparison is opened.
class CheckOnPhones : public OnPhones {
    Q_OBJECT

public:
    explicit CheckOnPhones(std::function<void(const phones::CheckEntry&)> enter, QObject* parent = nullptr);
    /// It was left.
    ~CheckOnPhones() override;

    /// The comparison is on the screen from now on.
    void open(const BoardComparison& comparison);
    /// How it stands now.
    void show(const BoardComparison& comparison) { service_.show(comparison); }
    /// It is no longer on the screen.
    void end(phones::CheckEnd why);

private:
    phones::PhoneService* service() const override { return &service_; }
    void keep() override { links_.keep(phones::KeptLinks::boardCheck, kept_); }

    mutable phones::CheckService service_;
};

} // namespace demeter
