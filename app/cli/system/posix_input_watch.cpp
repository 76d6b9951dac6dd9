#include "app/cli/system/input_watch.h"

#include "app/cli/system/descriptor.h"

#include <QSocketNotifier>

#include <array>

namespace demeter {

namespace {

class PosixInputWatch final : public InputWatch {
public:
    explicit PosixInputWatch(int descriptor) : descriptor_(descriptor), notifier_(descriptor, QSocketNotifier::Read)
    {
        connect(&notifier_, &QSocketNotifier::activated, this, [this] { look(); });
    }

private:
    void look()
    {
        std::array<char, 1 << 16> bytes;
        const Got got = readDescriptor(descriptor_, bytes);
        if (got.as == Got::As::Later)
            return;
        if (got.as == Got::As::Bytes) {
            emit came(QByteArray(bytes.data(), static_cast<qsizetype>(got.size)));
            return;
        }
        notifier_.setEnabled(false);
        emit ended();
    }

    int descriptor_;
    QSocketNotifier notifier_;
};

} // namespace

std::unique_ptr<InputWatch> watchInput(int descriptor)
{
    return std::make_unique<PosixInputWatch>(descriptor);
}

} // namespace demeter
