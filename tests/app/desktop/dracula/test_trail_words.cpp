// Names of what lies on the cards of a trail, where all six stand beside one another on a screen that is held upright.
#include "app/desktop/dracula/trail_card.h"
#include "app/desktop/kit/fonts.h"
#include "app/fury2e/text/sentences.h"
#include "app/text/in_language.h"
#include "app/text/resources.h"
#include "tests/app/desktop/text_spy.h"
#include "tests/support/load.h"
#include "tests/support/rows.h"

#include <QTest>

using namespace demeter;

class TestTrailWords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        initTextResources();
        loadFonts();
    }

    void areWhole_data() { test::addLanguages(); }
    /// No word of an Encounter's name leaves its card: the longest is Polish.
    void areWhole()
    {
        QFETCH(int, language);
        const InLanguage in(static_cast<Language>(language));
        const fury2e::SecondEditionSentences sentences(*builtInBoard("fury-2e"), static_cast<Language>(language));
        Settings settings;
        for (std::size_t n = 0; n < fury2e::encounterCount; ++n) {
            const QString name = sentences.encounter(static_cast<fury2e::Encounter>(n));
            TrailCard card(settings);
            CardFace face;
            face.number = QStringLiteral("1");
            face.empty = false;
            face.name = QStringLiteral("Ulm");
            face.encounters << std::pair(QStringLiteral("encounter"), name);
            card.setFace(face);
            card.resize(122, card.neededHeight(122));
            const auto texts = test::paintedTexts(&card);
            QVERIFY(texts.size() >= 3);
            for (const auto& text : texts)
                QVERIFY2(text.box.right() <= card.width() - 4 && text.box.bottom() <= card.height() - 2, qPrintable(text.text));
        }
    }
};

DEMETER_TEST(TestTrailWords)
#include "test_trail_words.moc"
