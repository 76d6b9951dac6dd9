#include "app/cli/system/input_watch.h"

#include "app/cli/system/descriptor.h"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace demeter {

namespace {

/// What the watch and its thread have in common.
struct Shared {
    std::mutex mutex;
    std::condition_variable taken;
    InputWatch* watch = nullptr; ///< as long as there is one
    bool waiting = false;        ///< for the event loop to take what came
};

/// Nothing here tells of input beforehand: a thread waits for it. Nor can that always be ended, so it may outlive the watch, and then tells
/// nobody.
class WindowsInputWatch final : public InputWatch {
public:
    explicit WindowsInputWatch(int descriptor) : shared_(std::make_shared<Shared>())
    {
        shared_->watch = this;
        std::thread(&WindowsInputWatch::wait, shared_, descriptor).detach();
    }
    ~WindowsInputWatch() override
    {
        const std::lock_guard lock(shared_->mutex);
        shared_->watch = nullptr;
        shared_->taken.notify_all();
    }

private:
    static void wait(const std::shared_ptr<Shared>& shared, int descriptor)
    {
        std::vector<char> bytes(1 << 16);
        for (bool more = true; more;) {
            const Got got = readDescriptor(descriptor, bytes);
            more = got.as == Got::As::Bytes;
            std::unique_lock lock(shared->mutex);
            if (shared->watch == nullptr)
                return;
            shared->waiting = true;
            // A call that its object does not live to see is forgotten by the event loop.
            QMetaObject::invokeMethod(
                shared->watch,
                [shared, text = QByteArray(bytes.data(), static_cast<qsizetype>(got.size)), more] { tell(*shared, text, more); },
                Qt::QueuedConnection);
            shared->taken.wait(lock, [&] { return shared->watch == nullptr || !shared->waiting; });
        }
    }

    /// In the event loop's thread, which is the only one that takes the watch away.
    static void tell(Shared& shared, const QByteArray& text, bool more)
    {
        InputWatch* watch = nullptr;
        {
            const std::lock_guard lock(shared.mutex);
            shared.waiting = false;
            watch = shared.watch;
        }
        shared.taken.notify_all();
        if (watch == nullptr)
            return;
        if (more)
            emit watch->came(text);
        else
            emit watch->ended();
    }

    std::shared_ptr<Shared> shared_;
};

} // namespace

std::unique_ptr<InputWatch> watchInput(int descriptor)
{
    return std::make_unique<WindowsInputWatch>(descriptor);
}

} // namespace demeter
