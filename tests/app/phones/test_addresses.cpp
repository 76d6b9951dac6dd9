// Which addresses of a machine phones are told, and in which order.
#include "app/phones/addresses.h"
#include "app/phones/system/interfaces.h"

#include <QHostAddress>
#include <QNetworkInterface>
#include <QtTest>

using namespace demeter;
using namespace demeter::phones;

namespace {

using Kind = NetworkChoice::Kind;

QStringList addressesOf(const QList<NetworkAddress>& all)
{
    QStringList addresses;
    for (const NetworkChoice& choice : networkChoices(all))
        addresses += choice.address;
    return addresses;
}

} // namespace

class TestAddresses : public QObject {
    Q_OBJECT

private slots:
    void putsTheLikeliestFirst()
    {
        const QList<NetworkAddress> all{{"eth1", "203.0.113.5", Kind::Ethernet}, {"eth0", "fd12:3456::7", Kind::Ethernet},
                                        {"usb0", "169.254.10.1", Kind::Other},   {"docker0", "172.17.0.1", Kind::Other},
                                        {"eth0", "10.0.0.7", Kind::Ethernet},    {"wlan0", "192.168.1.20", Kind::Wifi},
                                        {"wlan0", "2001:db8::9", Kind::Wifi}};
        QCOMPARE(addressesOf(all),
                 QStringList({"192.168.1.20", "10.0.0.7", "172.17.0.1", "169.254.10.1", "203.0.113.5", "fd12:3456::7", "2001:db8::9"}));
        QCOMPARE(networkChoices(all).first(), (NetworkChoice{"wlan0", "192.168.1.20", Kind::Wifi}));
    }

    void leavesOutWhatNoPhoneReaches()
    {
        NetworkAddress down{"eth0", "192.168.1.21", Kind::Ethernet}, loopback{"lo", "192.168.1.22", Kind::Other};
        down.up = false;
        loopback.loopback = true;
        QCOMPARE(addressesOf({down,
                              loopback,
                              {"lo", "127.0.0.1", Kind::Other},
                              {"lo", "::1", Kind::Other},
                              {"wlan0", "fe80::1%wlan0", Kind::Wifi},
                              {"wlan0", "fe80::1", Kind::Wifi},
                              {"wlan0", "0.0.0.0", Kind::Wifi},
                              {"wlan0", "224.0.0.1", Kind::Wifi},
                              {"wlan0", "nonsense", Kind::Wifi},
                              {"wlan0", "", Kind::Wifi}}),
                 QStringList());
    }

    void asksTheTunnelLast()
    {
        NetworkAddress tunnel{"tun0", "10.8.0.2", Kind::Other};
        tunnel.pointToPoint = true;
        QCOMPARE(addressesOf({tunnel, {"eth0", "203.0.113.5", Kind::Ethernet}}), QStringList({"203.0.113.5", "10.8.0.2"}));
    }

    void namesEachAddressOnceAndKeepsTheSystemsOrder()
    {
        QCOMPARE(
            addressesOf({{"eth0", "10.0.0.9", Kind::Ethernet}, {"eth1", "10.0.0.3", Kind::Ethernet}, {"eth0", "10.0.0.9", Kind::Ethernet}}),
            QStringList({"10.0.0.9", "10.0.0.3"}));
    }

    void knowsTheEndsOfThePrivateRanges()
    {
        for (const char* address : {"10.255.255.255", "172.16.0.1", "172.31.255.254", "192.168.255.254"})
            QCOMPARE(addressesOf({{"a", "203.0.113.5", Kind::Wifi}, {"b", address, Kind::Other}}).first(), QString(address));
        for (const char* address : {"11.0.0.1", "172.15.0.1", "172.32.0.1", "192.169.0.1"})
            QCOMPARE(addressesOf({{"a", "203.0.113.5", Kind::Wifi}, {"b", address, Kind::Other}}).last(), QString(address));
    }

    void tellsOfThisMachineOnlyWhatCanBeListenedOn()
    {
        for (const NetworkChoice& choice : networkChoices()) {
            QVERIFY(!choice.name.isEmpty());
            const QHostAddress address(choice.address);
            QVERIFY(!address.isNull());
            QVERIFY(!address.isLoopback());
        }
    }

    /// What the system is asked for equals what Qt is told.
    void knowsTheSystemsInterfaces()
    {
        QStringList ours, theirs;
        for (const InterfaceAddress& one : interfaceAddresses())
            ours << QStringLiteral("%1 %2 %3 %4 %5")
                        .arg(QString::fromStdString(one.interface), QString::fromStdString(textOf(one.address)))
                        .arg(one.up)
                        .arg(one.loopback)
                        .arg(one.pointToPoint);
        for (const QNetworkInterface& interface : QNetworkInterface::allInterfaces()) {
            const auto flags = interface.flags();
            for (const QNetworkAddressEntry& entry : interface.addressEntries()) {
                QHostAddress address = entry.ip();
                address.setScopeId(QString());
                theirs << QStringLiteral("%1 %2 %3 %4 %5")
                              .arg(interface.name(), address.toString())
                              .arg(flags.testFlag(QNetworkInterface::IsUp) && flags.testFlag(QNetworkInterface::IsRunning))
                              .arg(flags.testFlag(QNetworkInterface::IsLoopBack))
                              .arg(flags.testFlag(QNetworkInterface::IsPointToPoint));
            }
        }
        ours.sort();
        theirs.sort();
        QCOMPARE(ours, theirs);
        QVERIFY(!ours.isEmpty());
    }

    void readsAddresses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("read"); // empty: it is no address
        QTest::newRow("four") << "192.168.1.20"
                              << "192.168.1.20";
        QTest::newRow("six") << "FD12:0:0::7"
                             << "fd12::7";
        QTest::newRow("all") << "::"
                             << "::";
        QTest::newRow("too large") << "192.168.1.256" << QString();
        QTest::newRow("three numbers") << "192.168.1" << QString();
        QTest::newRow("with its interface") << "fe80::1%eth0" << QString();
        QTest::newRow("brackets") << "[::1]" << QString();
        QTest::newRow("a name") << "localhost" << QString();
        QTest::newRow("nothing") << "" << QString();
    }
    void readsAddresses()
    {
        QFETCH(QString, text);
        QFETCH(QString, read);
        const auto address = ipAddress(text.toStdString());
        QCOMPARE(address.has_value(), !read.isEmpty());
        if (address)
            QCOMPARE(QString::fromStdString(textOf(*address)), read);
    }

    void comparesTheFirstBits()
    {
        const auto within = [](const char* address, const char* range, int bits) {
            return ipAddress(address)->within(*ipAddress(range), bits);
        };
        QVERIFY(within("172.31.255.255", "172.16.0.0", 12) && !within("172.32.0.0", "172.16.0.0", 12));
        QVERIFY(within("febf::1", "fe80::", 10) && !within("fec0::1", "fe80::", 10));
        QVERIFY(within("::1", "::1", 128) && !within("::2", "::1", 128));
        QVERIFY(!within("10.0.0.1", "::", 0));
        QVERIFY(within("10.0.0.1", "0.0.0.0", 0));
    }
};

DEMETER_TEST(TestAddresses)
#include "test_addresses.moc"
