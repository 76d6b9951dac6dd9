// A board comparison on phones, as the program uses it.
#pragma once

#include "app/phones/check_hub.h"
#include "app/phones/phone_service.h"

#include <functional>

namespace demeter::phones {

/// Shows one comparison to phones while it is switched on. No game is needed for it.
class CheckService : public PhoneService {
    Q_OBJECT

public:
    /// `enter` does what a phone asks for. `initTextResources` has been called.
    explicit CheckService(std::function<void(const CheckEntry&)> enter, QObject* parent = nullptr, ServerLimits limits = {});
    /// Stops: it was left.
    ~CheckService() override;

    /// How it stands now; while it is off: for the next phone.
    void show(const BoardComparison& comparison) { hub_.show(comparison); }
    /// Stops, with this reason.
    void end(CheckEnd why);
    std::size_t watching() const override { return hub_.watching(); }

protected:
    void joined(ClientId client) override { hub_.joined(client); }
    void arrived(ClientId client, std::string_view text) override { hub_.arrived(client, text); }
    void left(ClientId client) override { hub_.left(client); }
    void sayGoodbye() override { hub_.end(why_); }

private:
    CheckHub hub_;
    CheckEnd why_ = CheckEnd::SwitchedOff;
};

} // namespace demeter::phones
