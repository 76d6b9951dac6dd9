#include "app/phones/revealed_lines.h"

#include "core/base/hex.h"
#include "core/base/json_reader.h"
#include "core/journal/reveal.h"

#include <QFile>

#include <utility>

namespace demeter::phones {

namespace {

/// After which a message takes no other line. 64 phones that ask at once stay within what may wait for all of them.
constexpr std::size_t enoughBytes = 64 * 1024;
/// The reveal and what shows it.
constexpr qint64 largestPage = 2 * static_cast<qint64>(largestReveal);

} // namespace

std::shared_ptr<const RevealedLines> readRevealed(const QStringList& files)
{
    if (files.isEmpty())
        return nullptr;
    QFile file(files.front());
    if (!file.open(QIODevice::ReadOnly) || file.size() > static_cast<qint64>(largestReveal))
        return nullptr;
    const auto reveal = readReveal(file.readAll().toStdString());
    if (!reveal || reveal->empty())
        return nullptr;
    auto revealed = std::make_shared<RevealedLines>();
    for (const RevealedLine& line : *reveal) {
        Json each = Json::object();
        each["public"] = line.open;
        if (line.commitment)
            each["commitment"] = hexText(*line.commitment);
        else
            each["hidden"] = line.hidden.value_or(std::string());
        revealed->lines.push_back(each.dump());
    }
    if (QFile page(files.value(1)); page.open(QIODevice::ReadOnly) && page.size() <= largestPage)
        revealed->page = std::make_shared<const std::string>(page.readAll().toStdString());
    return revealed;
}

std::string revealedMessage(const RevealedLines& revealed, const std::string& pagePath)
{
    return R"({"is":"revealed","lines":)" + std::to_string(revealed.lines.size()) + R"(,"page":")" + pagePath + R"("})";
}

std::string linesMessage(const RevealedLines& revealed, std::size_t from)
{
    std::string text = R"({"is":"lines","from":)" + std::to_string(from) + R"(,"lines":[)";
    for (std::size_t n = from; n < revealed.lines.size() && text.size() < enoughBytes; ++n)
        text += (n > from ? "," : "") + revealed.lines[n];
    return text + "]}";
}

} // namespace demeter::phones
