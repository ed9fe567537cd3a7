// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/labelmodelsdesk.h"
#include "tests/ui/modelsharness.h"
#include "ui/models/board/modelitempanel.h"
#include "ui/text/language.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fittedpage.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QScrollBar>

using namespace subtext;
using namespace subtext::test;

/// The place Models in the smallest window.
class NarrowModelsTest : public QObject, private DeskOfTasks
{
    Q_OBJECT
private Q_SLOTS:
    void init() { theme::apply(*qApp, theme::Mode::Light); }
    void cleanup() { setLanguage(*qApp, QStringLiteral("en")); }
    void place_scrollsNoViewSideways();
    void itemsBesideTheirPanel_fitInSpanish();
};

void NarrowModelsTest::place_scrollsNoViewSideways()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.showPlace();
    at.importFile(plausibleFile(variedGold()));
    at.desk.window().resize(800, 500);
    QCoreApplication::processEvents();
    const FittedPage* frame = FittedPage::frameOf(at.page());
    QVERIFY(frame);
    for (const ModelView view : at.views().views()) {
        at.page().showView(view);
        QCoreApplication::processEvents();
        QVERIFY2(frame->horizontalScrollBar()->maximum() == 0,
                 qPrintable(QString::number(static_cast<int>(view))));
    }
}

void NarrowModelsTest::itemsBesideTheirPanel_fitInSpanish()
{
    setLanguage(*qApp, QStringLiteral("es"));
    LabelModelsDesk at;
    at.take();
    at.page().showView(ModelsPage::View::Items);
    at.page().window()->resize(960, 540);
    Q_EMIT at.views().items()->itemsRequested(QStringLiteral("Item"), {0});
    at.views().panel()->wordsBox()->setChecked(true);
    QCoreApplication::processEvents();
    const FittedPage* frame = FittedPage::frameOf(at.page());
    QCOMPARE(frame->horizontalScrollBar()->maximum(), 0);
    // The longest filter gives way, and the words about the count.
    const ItemsView& items = *at.views().items();
    QString longest;
    for (int i = 0; i < items.filterBox()->count(); ++i) {
        if (const QString name = items.filterBox()->itemText(i); name.size() > longest.size())
            longest = name;
    }
    QVERIFY(items.minimumSizeHint().width() < items.fontMetrics().horizontalAdvance(longest));
}

SUBTEXT_TEST(NarrowModelsTest)
#include "narrowmodelstest.moc"
