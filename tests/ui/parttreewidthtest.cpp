// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"
#include "tests/ui/uiharness.h"
#include "ui/taskeditor/parttree.h"
#include "ui/taskeditor/taskeditor.h"
#include "ui/text/language.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QPushButton>

using namespace subtext;
using namespace subtext::test;

class PartTreeWidthTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { setLanguage(*qApp, QStringLiteral("en")); }
    void longWords_makeTheListWider_data();
    void longWords_makeTheListWider();
};

void PartTreeWidthTest::longWords_makeTheListWider_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("beside the form") << QSize(1366, 768);
    QTest::newRow("in a small window") << QSize(960, 540);
}

// "Hinzufügen" and "Entfernen" stood below the list without their ends.
void PartTreeWidthTest::longWords_makeTheListWider()
{
    QFETCH(QSize, size);
    theme::apply(*qApp, theme::Mode::Light, 100);
    setLanguage(*qApp, QStringLiteral("de"));
    ScriptedPrompts prompts;
    TaskEditor editor(prompts, TaskDocument{thirdTask(), {}, {}, {}}, nullptr);
    editor.show();
    editor.resize(size);
    QCoreApplication::processEvents();
    const PartTree* tree = editor.findChild<PartTree*>();
    QVERIFY(tree);
    const auto buttons = tree->findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), 4);
    for (const QPushButton* button : buttons)
        QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
}

SUBTEXT_TEST(PartTreeWidthTest)
#include "parttreewidthtest.moc"
