// The end of a game as a picture to keep.
#pragma once

#include "app/desktop/kit/settings.h"
#include "app/text/sentences.h"
#include "core/fury3e/view/hunt.h"
#include "core/fury3e/view/public_view.h"

#include <QDate>
#include <QImage>

#include <memory>

namespace demeter {

using namespace fury3e;

/// Who has won, the whole way on the map, the numbers, the day on which it was played: in the language and the theme of now, of one size on
/// every screen. `table`: how everything lies in the end.
QImage endingPicture(const Settings& settings, const std::shared_ptr<const Board>& board, const WholeHunt& hunt, const PublicView& table,
                     const Sentences& sentences, const QDate& played);

} // namespace demeter
