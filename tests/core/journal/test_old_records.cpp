// Files that version 0.1 wrote: they open, every step of them is still legal and comes to the same, and the game goes on.
#include "tests/core/journal/journal_support.h"
#include "tests/support/load.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <set>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

namespace {

using Json = nlohmann::ordered_json;

std::string data(const QString& name)
{
    return sourceFile((name.endsWith(".demeter") ? "tests/core/journal/data/golden/" : "tests/core/journal/data/") + name.toStdString());
}

} // namespace

class TestOldRecords : public QObject {
    Q_OBJECT

private:
    static void rows()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("dealt") << "version-0.1-dealt";
        QTest::newRow("drawn from the box") << "version-0.1-drawn-from-box";
    }

private slots:
    void replays_data() { rows(); }
    /// The state is the one that the program of that version printed, as far as it had a field for it (and with the step's new name).
    void replays()
    {
        QFETCH(QString, name);
        auto bytes = std::make_shared<std::string>(data(name + ".demeter"));
        const std::string before = *bytes;
        const auto opened = reopen(bytes);
        QVERIFY(opened);
        QVERIFY2(opened->notices.empty(), opened->notices.empty() ? "" : opened->notices[0].fault.place.c_str());
        QVERIFY(!opened->record.readOnly());
        QCOMPARE(*bytes, before);
        QVERIFY(!opened->record.header().clockKept);
        QVERIFY(!opened->record.header().counts);
        // OPEN-20: version 0.1 did not know this ruling, and what is recommended has changed since it was new.
        QVERIFY(opened->record.header().rulings.batCountsForDespair == No_Yes::No);
        QVERIFY(!opened->record.state().clockKept);
        QVERIFY(!brokenInvariant(opened->record.ruleset(), opened->record.state()));

        Json now = Json::parse(stateText(opened->record));
        const auto withoutNewFields = [](Json& hideout) {
            if (!hideout.is_null())
                for (Json& card : hideout["encounters"])
                    card.erase("inSearch");
        };
        for (const char* field : {"trail", "lairs"})
            for (Json& hideout : now[field])
                withoutNewFields(hideout);
        withoutNewFields(now["maturing"]);
        const Json then = Json::parse(data(name + ".state.json"));
        for (const auto& [field, value] : then.items())
            if (field != "happened") // what is told to the table is no part of the game, and more is told now
                QCOMPARE(QString::fromStdString(field + ' ' + now[field].dump()), QString::fromStdString(field + ' ' + value.dump()));
    }

    void everyKindOfActionIsThere()
    {
        std::set<std::string> kinds;
        for (const char* name : {"version-0.1-dealt", "version-0.1-drawn-from-box"})
            for (const std::string& line : linesOf(data(QString::fromLatin1(name) + ".demeter"))) {
                const Json hidden = Json::parse(line)["hidden"];
                if (hidden.is_object() && hidden.contains("action"))
                    kinds.insert(hidden["action"]["action"].get<std::string>());
            }
        QVERIFY(kinds.size() == 22);
    }

    void goesOn_data() { rows(); }
    void goesOn()
    {
        QFETCH(QString, name);
        auto bytes = std::make_shared<std::string>(data(name + ".demeter"));
        const std::string before = *bytes;
        auto opened = reopen(bytes);
        QVERIFY(opened);
        Record& record = opened->record;
        std::mt19937_64 random(1);
        const std::uint64_t lines = record.lines();
        QVERIFY(record.undo());
        QVERIFY(record.redo());
        playTo(record, lines + 40, random);
        QVERIFY(record.lines() == lines + 40 || record.state().step == Step::Over);
        QVERIFY(record.lines() > lines + 10);
        QVERIFY(bytes->starts_with(before));
        const auto again = reopen(bytes);
        QVERIFY(again && again->notices.empty());
        QCOMPARE(stateText(again->record), stateText(record));
        QCOMPARE(again->record.head(), record.head());
    }

    void everyMomentCanBeGoneTo_data() { rows(); }
    void everyMomentCanBeGoneTo()
    {
        QFETCH(QString, name);
        auto bytes = std::make_shared<std::string>(data(name + ".demeter"));
        auto opened = reopen(bytes);
        QVERIFY(opened);
        Record& record = opened->record;
        const std::string end = stateText(record);
        const std::size_t all = record.cursor();
        while (record.canUndo())
            QVERIFY(record.undo());
        QCOMPARE(int(record.state().round), 0); // the setup
        QVERIFY(record.goTo(all));
        QCOMPARE(stateText(record), end);
    }
};

QTEST_APPLESS_MAIN(TestOldRecords)
#include "test_old_records.moc"
