// What Debian's Qt has of functions that speak of the C++ library's own types is compiled for the other library, libstdc++, and has other
// names. These are those that Demeter calls, in words of types that both know.
#include <QByteArray>
#include <QJsonObject>
#include <QMetaType>
#include <QTimer>

#include <chrono>
#include <functional>
#include <string>

std::string QByteArray::toStdString() const
{
    return std::string(data(), static_cast<std::size_t>(size()));
}
QByteArray QByteArray::fromStdString(const std::string& text)
{
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

QJsonObject::QJsonObject(std::initializer_list<std::pair<QString, QJsonValue>> members) : QJsonObject()
{
    for (const auto& [name, value] : members)
        insert(name, value);
}

void QTimer::setInterval(std::chrono::milliseconds time)
{
    setInterval(static_cast<int>(time.count()));
}
void QTimer::start(std::chrono::milliseconds time)
{
    start(static_cast<int>(time.count()));
}
void QTimer::singleShotImpl(std::chrono::nanoseconds time, Qt::TimerType type, const QObject* receiver, QtPrivate::QSlotObjectBase* slot)
{
    auto* timer = new QTimer;
    timer->setSingleShot(true);
    timer->setTimerType(type);
    QObject::connect(timer, &QTimer::timeout, receiver ? receiver : timer, [timer, receiver, slot] {
        void* arguments[] = {nullptr};
        slot->call(const_cast<QObject*>(receiver), arguments);
        slot->destroyIfLastRef();
        timer->deleteLater();
    });
    timer->start(static_cast<int>(std::chrono::ceil<std::chrono::milliseconds>(time).count()));
}

// How a container becomes a list within a QVariant, which nothing here asks for.
bool QMetaType::registerConverterFunction(const ConverterFunction&, QMetaType, QMetaType)
{
    return false;
}
bool QMetaType::registerMutableViewFunction(const MutableViewFunction&, QMetaType, QMetaType)
{
    return false;
}
