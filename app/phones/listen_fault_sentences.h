// Why an address cannot be listened on, in words.
#pragma once

#include "app/phones/server.h"

#include <QString>

namespace demeter::phones {

/// One sentence, in the user's language, with what can be done.
QString listenFaultSentence(const ListenFault& fault);

} // namespace demeter::phones
