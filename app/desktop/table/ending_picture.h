// The end of a game as a picture to keep.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/text/hunt_words.h"
#include "app/text/sentences.h"
#include "core/fury3e/view/public_view.h"

#include <QByteArray>
#include <QImage>
#include <QWidget>

#include <memory>

namespace demeter {

using namespace fury3e;

class EndingStage;
class MapView;

/// Who has won, the whole way on the map, the numbers, what the hunt is called and who played it: in the language and the theme of now, of
/// one size on every screen.
class EndingPicture {
public:
    /// `table`: how everything lies in the end.
    EndingPicture(const Settings& settings, const std::shared_ptr<const Board>& board, const WholeHunt& hunt, const PublicView& table,
                  const Sentences& sentences, const HuntPlayed& played);
    QImage image() const;
    /// Every word is an outline, so that it looks alike where there are other fonts; what it shows is told in its description.
    QByteArray svg() const;

private:
    void paint(QPainter& painter) const;

    QWidget page_; ///< never shown
    MapView* map_;
    EndingStage* stage_;
    QColor ground_;
    QString title_;
};

} // namespace demeter
