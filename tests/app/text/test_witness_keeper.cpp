// The codes of a game, as the window and the phones are given them.
#include "app/text/witness_keeper.h"

#include <QTest>

using namespace demeter;

class TestWitnessKeeper : public QObject {
    Q_OBJECT

private slots:
    /// The log of an old game that lies open at its beginning tells of more rounds than there are codes; those come last in it.
    void roundsWithoutCodesComeFirst()
    {
        WitnessKeeper keeper;
        keeper.setSpokenCode([](const GameId&, const Head&, std::string_view, std::size_t) { return std::string("111 222 333 444"); });
        const std::vector<Witness> witnesses{{3, 40, Head{1}}, {4, 50, Head{2}}};
        const auto left = [&](std::vector<bool> leftBehind) {
            keeper.follow(GameId{7}, {}, olderCodeDigits, std::nullopt, witnesses, std::move(leftBehind));
            QList<bool> found;
            for (const ShownCode& code : keeper.codes())
                found << code.leftBehind;
            return found;
        };
        left({});
        keeper.makeAll();
        QTRY_COMPARE(keeper.codes().size(), qsizetype{2});
        QCOMPARE(left({true, true, true, false}), (QList<bool>{true, false}));
        QCOMPARE(left({false, true}), (QList<bool>{false, true}));
        QCOMPARE(left({true}), (QList<bool>{true, false}));
    }
};

DEMETER_TEST(TestWitnessKeeper)
#include "test_witness_keeper.moc"
