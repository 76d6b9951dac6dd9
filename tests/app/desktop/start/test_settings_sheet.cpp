// What the settings say of the program.
#include "app/text/verifier.h"
#include "tests/app/desktop/window_fixture.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace demeter;
using namespace demeter::fury3e;
using namespace demeter::test;

class TestSettingsSheet : public QObject {
    Q_OBJECT

private slots:
    /// The hash that a hunter compares his copy with, and a copy for whoever has none.
    void verifier()
    {
        WindowFixture w;
        w.openSettings();
        auto* hash = w.find<QLabel>("verifier-hash");
        QVERIFY(hash != nullptr);
        QCOMPARE(hash->text().remove(u' ').toLatin1(), verifierHash());
        QVERIFY(hash->textInteractionFlags().testFlag(Qt::TextSelectableByMouse));
        QVERIFY(w.click("verifier-save"));
        auto* dialog = w.find<QFileDialog>("verifier-file");
        QVERIFY(dialog != nullptr);
        QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), QString::fromLatin1(verifierName));
        QSignalSpy chosen(dialog, &QFileDialog::fileSelected);
        dialog->findChild<QLineEdit*>("fileNameEdit")->setText(w.folder.path() + "/mine");
        QMetaObject::invokeMethod(dialog, "accept");
        w.settle();
        QCOMPARE(chosen.count(), 1);
        QFile page(w.folder.path() + "/mine.html");
        QVERIFY(page.open(QIODevice::ReadOnly));
        QCOMPARE(page.readAll(), verifierPage());
    }
};

DEMETER_TEST(TestSettingsSheet)
#include "test_settings_sheet.moc"
