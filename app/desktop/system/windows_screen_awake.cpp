#include "app/desktop/system/screen_awake.h"

#include <windows.h>

namespace demeter {

namespace {

/// Windows keeps the wish with the thread that has it, and forgets it when the program ends.
class WindowsScreenAwake : public ScreenAwake {
public:
    ~WindowsScreenAwake() override { setKept(false); }
    void setKept(bool kept) override { SetThreadExecutionState(kept ? ES_CONTINUOUS | ES_DISPLAY_REQUIRED : ES_CONTINUOUS); }
};

} // namespace

std::unique_ptr<ScreenAwake> screenAwake()
{
    return std::make_unique<WindowsScreenAwake>();
}

} // namespace demeter
