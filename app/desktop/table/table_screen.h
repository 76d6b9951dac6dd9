// What the hunters see: the resting state of the program.
#pragma once

#include "app/desktop/table/prompt_controller.h"
#include "app/desktop/table/table_frame.h"
#include "app/table/hunt_way.h"
#include "app/table/public_game.h"
#include "app/text/hunt_told.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace demeter {

/// A revealed game on a table screen, made once.
struct RevealedHunt {
    HuntWay way;
    std::function<HuntTold()> told; ///< in the language of now
};

/// The table screen, where the hunters play, whichever game it is. It is given what the table sees and nothing else of a game before the
/// reveal, so it cannot show what is hidden, and it is laid out again and painted only when the table has noticed something, so not even
/// its repaints tell how many decisions Dracula makes. What hunters enter it only asks for.
class TableScreen final : public TableFrame {
    Q_OBJECT

public:
    TableScreen(const Settings& settings, const std::vector<TableSide::TrackSign>& tracks, QWidget* parent = nullptr);

    /// Shows how everything lies, what was said last, and what can be entered. The same is shown once; what was entered last is shown with
    /// the next table that is another one, and not before: what Dracula decides without a word changes nothing here.
    void setGame(const std::shared_ptr<const PublicGame>& game, Language language);
    /// The whole hunt, once it has been revealed and as long as it is over; nothing else that was hidden ever comes here.
    void setReveal(std::shared_ptr<const RevealedHunt> hunt);
    /// Language, theme or text size has changed: the next table is shown anew, whatever it is.
    void forget();

    /// As it is shown; null before anything is.
    const PublicGame* game() const { return dialog_.game(); }
    const Draft& draft() const { return dialog_.draft(); }
    /// Entries that these typed words can mean; none: they mean nothing.
    void offer(const QString& words, const std::vector<Entry>& entries);
    /// Something has been half chosen elsewhere, such as a card.
    void take(Draft draft);
    /// Why an entry was refused, or why a place cannot be reached; and what the table can enter all the same.
    void refuse(const QString& why, const std::optional<Entry>& allowed = {});
    /// A place was tapped; where several hunters may act it is asked who goes. False if nobody can; then nothing has changed.
    bool choose(LocationId place) override { return dialog_.choose(place); }

signals:
    void entered(const demeter::Entry& entry);

protected:
    bool takesPlaces() const override { return dialog_.question().takesPlaces; }
    bool isActing() const override { return dialog_.question().acts; }
    void tell(const QString& words) override { dialog_.tell(words); }
    bool cancel() override { return dialog_.cancel(); }
    bool confirmTyped() override;
    void showMap() override;

private:
    void perform(const SeenChoice::Does& does);
    void announce(const std::shared_ptr<const PublicGame>& game);
    void showReveal();

    std::shared_ptr<const PublicGame> lies_;      ///< as everything is shown to lie; null: nothing is shown, or no longer
    std::shared_ptr<const PublicGame> announced_; ///< up to here everybody has looked up
    Language language_{};
    PromptController dialog_;
    std::shared_ptr<const RevealedHunt> revealed_;
};

} // namespace demeter
