// What becomes of the files of an earlier reveal.
#pragma once

namespace demeter {

/// What becomes of files that have the names of those to be written.
enum class OlderFiles : bool { Keep, Replace };

} // namespace demeter
