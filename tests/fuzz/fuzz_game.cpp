// Any bytes as a game file: it is refused, opened read-only or opened, never a crash.
#include "core/fury3e/record/recorded.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/support/test_keys.h"

namespace {

class MemoryDevice final : public demeter::Device {
public:
    explicit MemoryDevice(std::string bytes) : bytes_(std::move(bytes)) {}
    std::expected<std::string, demeter::Fault> read() override { return bytes_; }
    std::expected<void, demeter::Fault> append(std::string_view bytes) override
    {
        bytes_ += bytes;
        return {};
    }
    std::expected<void, demeter::Fault> truncate(std::uint64_t size) override
    {
        bytes_.resize(static_cast<std::size_t>(size));
        return {};
    }
    std::string path() const override { return "memory"; }

private:
    std::string bytes_;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto device = std::make_unique<MemoryDevice>(std::string(reinterpret_cast<const char*>(data), size));
    (void)demeter::Record::open(std::move(device), {demeter::fuzz::boards(), demeter::fuzz::ruleset().cards}, demeter::test::testKeys());
    return 0;
}
