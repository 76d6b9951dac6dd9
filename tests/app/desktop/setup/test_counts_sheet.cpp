// The numbers of cards: in the order in which they are looked for.
#include "app/desktop/kit/settings.h"
#include "app/desktop/kit/stepper.h"
#include "app/fury3e/desktop/setup/counts_sheet.h"
#include "app/fury3e/text/built_in_cards.h"
#include "app/fury3e/text/sentences.h"
#include "app/text/resources.h"

#include <QScrollArea>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace demeter;
using namespace demeter::fury3e;

class TestCountsSheet : public QObject {
    Q_OBJECT

private slots:
    void cardsInTheOrderOfTheOwnAlphabet()
    {
        initTextResources();
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        const Settings settings;
        const auto cards = builtInCatalogue();
        const Sentences spanish(*builtInBoard("fury-3e"), cards, Language::Es);
        QWidget window;
        window.resize(600, 900); // one column
        window.show();
        CountsSheet sheet(settings, &window);
        sheet.openFor(spanish, *cards, countsOf(*cards));
        QCoreApplication::processEvents();
        // Encounter cards come first.
        QStringList shown, english;
        for (std::size_t n = 0; n < cards->encounters.size(); ++n)
            english << spanish.encounter(static_cast<EncounterKind>(n));
        auto steppers = sheet.findChildren<Stepper*>();
        std::ranges::sort(steppers, {}, [&](const Stepper* stepper) { return stepper->mapTo(&sheet, QPoint()).y(); });
        for (const Stepper* stepper : steppers.first(english.size()))
            for (std::size_t n = 0; n < cards->encounters.size(); ++n)
                if (stepper->objectName() == QStringLiteral("count-") + QString::fromStdString(cards->encounters[n].id))
                    shown << english[static_cast<qsizetype>(n)];
        QCOMPARE(shown.size(), english.size());
        QStringList expected = english;
        std::ranges::sort(expected,
                          [collator = spanish.collator()](const QString& a, const QString& b) { return collator.compare(a, b) < 0; });
        QVERIFY(expected != english);
        QCOMPARE(shown, expected);
    }
    /// On a phone a number stands beside its card, or below a long word: nothing reaches over the right edge.
    void aPhoneHasRoomForIt()
    {
        const QTemporaryDir folder;
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
        Settings settings;
        const auto cards = builtInCatalogue();
        for (const Language language : {Language::Es, Language::Pl, Language::Ru})
            for (const double scale : {1.0, 2.0}) {
                settings.setTextScale(scale);
                const Sentences sentences(*builtInBoard("fury-3e"), cards, language);
                QWidget window;
                window.resize(360, 640);
                window.show();
                CountsSheet sheet(settings, &window);
                sheet.openFor(sentences, *cards, countsOf(*cards));
                QCoreApplication::processEvents();
                const auto* area = sheet.findChild<QScrollArea*>();
                QVERIFY2(area->widget()->width() <= area->viewport()->width(),
                         qPrintable(QStringLiteral("%1 %2").arg(int(language)).arg(scale)));
                for (const Stepper* stepper : sheet.findChildren<Stepper*>())
                    QVERIFY2(stepper->mapTo(area->viewport(), QPoint()).x() + stepper->width() <= area->viewport()->width(),
                             qPrintable(stepper->objectName()));
            }
        settings.setTextScale(1);
    }
};

DEMETER_TEST(TestCountsSheet)
#include "test_counts_sheet.moc"
