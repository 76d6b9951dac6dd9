// The games whose files and actions can be wrong in ways of their own.
#include "app/text/fault_sentences.h"

#include "app/fury2e/text/input_fault_sentences.h"
#include "app/fury3e/text/input_fault_sentences.h"

namespace demeter {

std::vector<QString (*)(const Fault&)> faultSentencesOfGames()
{
    return {fury3e::inputFaultSentence, fury2e::inputFaultSentence};
}

} // namespace demeter
