// The three themes: every token is there, and the contrasts that the look promises are really measured ones.
#include "app/desktop/kit/fonts.h"
#include "app/desktop/kit/icons.h"
#include "app/desktop/kit/labels.h"
#include "app/desktop/kit/theme.h"
#include "tests/app/desktop/text_spy.h"
#include "tests/support/rows.h"

#include <QtTest>

#include <QDir>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QRawFont>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace demeter;
using demeter::test::contrast;

namespace {

QJsonObject tokensFile()
{
    initLookResources();
    QFile file(QStringLiteral(":/resources/map/tokens.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

const std::array<std::pair<const char*, ThemeName>, 3> themes{
    {{"dark", ThemeName::Dark}, {"light", ThemeName::Light}, {"high-contrast", ThemeName::HighContrast}}};

} // namespace

class TestTheme : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { loadFonts(); }

    void everyTokenIsAColour()
    {
        const QJsonObject file = tokensFile().value("themes").toObject();
        const QStringList names = file.value("dark").toObject().keys();
        QVERIFY(names.size() >= 28);
        for (const auto& [key, name] : themes) {
            QCOMPARE(file.value(key).toObject().keys(), names);
            for (const QString& token : names)
                QCOMPARE(Theme::of(name)(token), QColor(file.value(key).toObject().value(token).toString()));
            QCOMPARE(Theme::of(name).name(), name);
        }
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression("no such colour"));
        QVERIFY(!Theme::of(ThemeName::Dark)(u"purple").isValid());
    }

    void accentsAreWhole_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("plain") << "%1";
        QTest::newRow("with figures") << "%1 <span style=\"font-family:Inter\">2</span>";
    }
    /// The accent of a capital stands above the letters of the font, also in words with figures.
    void accentsAreWhole()
    {
        QFETCH(QString, words);
        const auto top = [&](const QString& letters) {
            HeadingLabel label(words.arg(letters));
            label.setFont(headingFont(30));
            label.setStyleSheet(QStringLiteral("background: white; color: black"));
            label.resize(120, 90);
            placeHeading(&label, {0, 20, 120, 70}, letters);
            const QImage image = label.grab().toImage();
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < 25; ++x) // of the first letter
                    if (image.pixelColor(x, y).lightness() < 128)
                        return label.y() + y;
            return -1;
        };
        const QFontMetrics metrics(headingFont(30));
        const int higher = metrics.tightBoundingRect(QStringLiteral("S")).top() - metrics.tightBoundingRect(QStringLiteral("\u015a")).top();
        QVERIFY(higher > 3);
        QVERIFY2(top(QStringLiteral("S")) - top(QStringLiteral("\u015a")) >= higher - 1, qPrintable(QString::number(higher)));
    }

    void measuredContrast_data()
    {
        test::Rows<ThemeName, QString, double> row;
        const QJsonObject file = tokensFile().value("contrast").toObject();
        for (const auto& [key, name] : themes) {
            const QJsonObject pairs = file.value(key).toObject();
            for (auto pair = pairs.begin(); pair != pairs.end(); ++pair)
                if (pair.key().contains('/'))
                    row(qPrintable(QString::asprintf("%s %s", key, qPrintable(pair.key()))), name, pair.key(), pair.value().toDouble());
        }
    }
    void measuredContrast()
    {
        const auto [theme, pair, promised] = test::rowOf<ThemeName, QString, double>();
        const Theme& colors = Theme::of(theme);
        const double measured = contrast(colors(pair.section('/', 0, 0)), colors(pair.section('/', 1, 1)));
        QVERIFY2(std::abs(measured - promised) < 0.06, qPrintable(QStringLiteral("%1 is %2").arg(pair).arg(measured)));
        // Lines and marks need 3, words 4.5; the light coast is decoration beside a change of fill.
        static const QStringList marks{"bloodLine/land",  "road/land",      "lineStrong/panel", "lineStrong/raised", "coast/sea",
                                       "railYellow/land", "railWhite/land", "bloodLine/panel",  "routeOld/land",     "routeMid/land"};
        if (pair != QLatin1String("coast/sea"))
            QVERIFY(measured >= (marks.contains(pair) ? 3.0 : 4.5));
    }

    void figureOnBlood_data()
    {
        test::Rows<ThemeName, double> row;
        row("dark", ThemeName::Dark, 7.1);
        row("light", ThemeName::Light, 7.3);
        row("high contrast", ThemeName::HighContrast, 11.4);
    }
    void figureOnBlood()
    {
        const auto [theme, promised] = test::rowOf<ThemeName, double>();
        const Theme& colors = Theme::of(theme);
        const QColor figure = colors(theme == ThemeName::Light ? u"raised" : u"text");
        QVERIFY(std::abs(contrast(figure, colors(u"blood")) - promised) < 0.06);
    }

    void mixing()
    {
        QCOMPARE(mixed(Qt::black, Qt::white, 0), QColor(Qt::black));
        QCOMPARE(mixed(Qt::black, Qt::white, 1).rgb(), QColor(Qt::white).rgb());
        QCOMPARE(mixed(Qt::black, Qt::white, 0.5).red(), 128);
    }

    void iconsAreTinted()
    {
        const QPixmap bat = iconPixmap("bat", Qt::red, 24, 2);
        QCOMPARE(bat.size(), QSize(48, 48));
        QCOMPARE(bat.devicePixelRatio(), 2.0);
        const QImage image = bat.toImage().convertToFormat(QImage::Format_ARGB32);
        int inked = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (const QColor c = image.pixelColor(x, y); c.alpha() > 200) {
                    ++inked;
                    QCOMPARE(c.rgb(), QColor(Qt::red).rgb());
                }
        QVERIFY(inked > 50);
        QCOMPARE(iconPixmap("bat", Qt::red, 24, 2).cacheKey(), bat.cacheKey());
        QVERIFY(!icon("eye", Qt::white).isNull());
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression("no such icon"));
        iconPixmap("no-such-icon", Qt::red, 24);
    }

    void everyIconDraws()
    {
        const QDir folder(":/resources/icons");
        const QStringList files = folder.entryList({"*.svg"});
        QVERIFY(files.size() >= 60);
        for (const QString& file : files) {
            const QImage image = iconPixmap(file.chopped(4), Qt::black, 16).toImage().convertToFormat(QImage::Format_ARGB32);
            bool inked = false;
            for (int y = 0; y < 16 && !inked; ++y)
                for (int x = 0; x < 16 && !inked; ++x)
                    inked = image.pixelColor(x, y).alpha() > 100;
            QVERIFY2(inked, qPrintable(file));
        }
    }

    void fontsAreTheOwnOnes()
    {
        QCOMPARE(QFontInfo(bodyFont(15)).family(), QStringLiteral("Inter"));
        QCOMPARE(QFontInfo(bodyFont(15, 700)).weight(), 700);
        QCOMPARE(QFontInfo(headingFont(30)).family(), QStringLiteral("EB Garamond 12"));
        QVERIFY(QFontInfo(headingFont(20, HeadingCut::Italic)).italic());
        QVERIFY(!QFontInfo(headingFont(20)).bold());
        // The 08 cut has empty Cyrillic glyphs in its italic; the 12 cut must not be mistaken for it.
        const QFontMetricsF italic(headingFont(40, HeadingCut::Italic));
        QVERIFY(italic.inFont(QChar(0x0416)));
        QVERIFY(italic.tightBoundingRect(QStringLiteral("Ж")).width() > 10);
        // Lining figures: they stand on the line, as high as each other.
        for (const HeadingCut cut : {HeadingCut::Upright, HeadingCut::Italic}) {
            const QFontMetricsF figures(headingFont(40, cut));
            const QRectF one = figures.tightBoundingRect(QStringLiteral("1"));
            for (const QChar digit : QStringLiteral("0379")) {
                const QRectF box = figures.tightBoundingRect(digit);
                QVERIFY2(box.bottom() <= 2 && qAbs(box.height() - one.height()) <= 3, qPrintable(QString(digit)));
            }
        }
        QCOMPARE(bodyFont(15).pixelSize(), 15);
        QCOMPARE(bodyFont(12.5).pixelSize(), 13);
    }

    /// The accent of a capital stands above what the font gives its letters.
    void accentsOfHeadingsAreWhole()
    {
        const auto inkOf = [](int px, int more) {
            const std::unique_ptr<QLabel> label(makeHeading(QStringLiteral("Ż Å Й"), px));
            label->setStyleSheet("color: black; background: white");
            label->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
            label->resize(label->sizeHint() + QSize(20, 0));
            if (more > 0)
                label->setContentsMargins(0, label->contentsMargins().top() + more, 0, 0);
            label->resize(label->size() + QSize(0, more));
            const QImage image = label->grab().toImage();
            int ink = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    ink += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
            return ink;
        };
        for (const int px : {20, 26, 30}) {
            QVERIFY(inkOf(px, 0) > 0);
            QCOMPARE(inkOf(px, 0), inkOf(px, 20));
        }
    }

    /// A heading with a letter from another typeface in it is ugly, and the bold cut makes nearly all of them so.
    void garamondHasEveryLetter()
    {
        QSet<QChar> letters;
        const auto add = [&](const QString& text) {
            for (const QChar letter : text)
                if (letter.isLetter())
                    letters << letter << letter.toUpper() << letter.toLower();
        };
        for (const char* code : {"es", "pl", "ru", "it"}) {
            QFile file(QStringLiteral(DEMETER_SOURCE_DIR "/translations/demeter_%1.ts").arg(QLatin1String(code)));
            QVERIFY(file.open(QIODevice::ReadOnly));
            add(QString::fromUtf8(file.readAll()));
        }
        add(QString::fromUtf8("áéíóúüñ ąćęłńóśźż абвгдеёжзийклмнопрстуфхцчшщъыьэюя àèéìòù"));
        QVERIFY(letters.size() > 2 * (26 + 33 + 9));
        const QDir folder(QStringLiteral(":/resources/fonts"));
        const QStringList cuts = folder.entryList({QStringLiteral("EBGaramond*")});
        QCOMPARE(cuts, (QStringList{"EBGaramond12-Italic.otf", "EBGaramond12-Regular.otf"}));
        for (const QString& cut : cuts) {
            const QRawFont font(folder.filePath(cut), 20);
            QVERIFY(font.isValid());
            for (const QChar letter : std::as_const(letters))
                QVERIFY2(font.supportsCharacter(letter), qPrintable(cut + " has no " + letter));
        }
    }

    void textScale()
    {
        setTextScale(2);
        QCOMPARE(demeter::textScale(), 2.0);
        QCOMPARE(bodyFont(15).pixelSize(), 30);
        QCOMPARE(headingFont(30).pixelSize(), 60);
        QCOMPARE(bodyFont(12.5).pixelSize(), 25);
        setTextScale(1);
        QCOMPARE(bodyFont(15).pixelSize(), 15);
    }
};

DEMETER_TEST(TestTheme)
#include "test_theme.moc"
