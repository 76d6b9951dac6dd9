#include "app/phones/listen_fault_sentences.h"

#include "app/text/plain_text.h"

#include <QCoreApplication>

namespace demeter::phones {

QString listenFaultSentence(const ListenFault& fault)
{
    switch (fault.why) {
    case ListenFault::Why::InUse:
        return QCoreApplication::translate("ListenFault",
                                           "Another program uses this address and port. Choose another port, or end that program.");
    case ListenFault::Why::Denied:
        return QCoreApplication::translate("ListenFault", "The system does not let this program be found in the network.");
    case ListenFault::Why::NoSuchAddress:
        return QCoreApplication::translate("ListenFault", "This device no longer has that address. Is it still in the network?");
    case ListenFault::Why::Failed:
        break;
    }
    if (fault.systemError == 0)
        return QCoreApplication::translate("ListenFault", "The network does not answer here.");
    //: %1 is the system's reason.
    return plainLine(
        QCoreApplication::translate("ListenFault", "The network does not answer here: %1.").arg(qt_error_string(fault.systemError)));
}

} // namespace demeter::phones
