// The table of a game on phones: what each of them is told, and what it may enter. Given only what the table sees; it cannot name a game's
// state.
#pragma once

#include "app/phones/phone_hub.h"
#include "app/table/running_game.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace demeter::phones {

/// Keeps all phones at the table's step. Made of what the table sees alone, so twin games send the same bytes at the same steps.
class TableHub final : public PhoneHub {
public:
    /// The game must outlive it.
    TableHub(RunningGame& game, PhoneLine line) : PhoneHub(std::move(line)), game_(game) {}

    std::string_view bookFolder() const override { return game_.bookFolder(); }

    /// Tells how the game stands now. The same again sends nothing.
    void update();
    /// Tells everybody something once, in the language of each.
    void tellAll(const std::function<QString()>& words);

private:
    /// What has been half chosen on a phone.
    struct Half {
        Draft draft;
        QString refusal;      ///< words of the last one
        QString refusalTopic; ///< where the book tells why
    };

    bool hasGame() const override { return shown_ != nullptr; }
    void forgetGame() override { shown_ = nullptr; }
    void forgetDraft(ClientId client) override { halves_[client].draft = {}; }
    void forgetPhone(ClientId client) override { halves_.erase(client); }
    void ask(ClientId client, Phone& phone) override;
    void welcome(ClientId client, Phone& phone, const Json& said, bool first) override;
    void tellBook(ClientId client, Phone& phone) override;
    void tellLines(ClientId client, std::size_t from) override;
    void act(ClientId client, Phone& phone, const Pressed& pressed) override;

    std::string gameText(Language language) const;
    std::string tableText(Language language) const;
    bool isMine(const Phone& phone) const;
    /// Whose part of the question it is shown; nothing: all of it.
    std::optional<SeatSet> playsOf(const Phone& phone) const;
    SeenQuestion questionOf(ClientId client, const Phone& phone);
    Draft draftOf(Half& half, const NotDone& refused, Language language) const;
    std::optional<SeenChoice::Does> tapOn(ClientId client, const Phone& phone, const std::string& place);
    std::optional<SeenChoice::Does> pressOn(ClientId client, const Phone& phone, const std::string& button);
    void perform(ClientId client, const SeenChoice::Does& does);
    QStringList cameFirst(std::size_t step, Language language) const;

    RunningGame& game_;
    std::shared_ptr<const PublicGame> shown_; ///< as phones were told; null: none is
    struct Book {
        std::string sign;
        Message message;
    };
    std::string pagePath_;           ///< of the revealed game's page
    std::map<Language, Book> books_; ///< of this game; made where they are asked for
    std::map<ClientId, Half> halves_;
};

} // namespace demeter::phones
