// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/modelsharness.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fittedpage.h"

#include <QApplication>
#include <QScrollBar>

using namespace subtext;
using namespace subtext::test;

/// The place Models in the smallest window.
class NarrowModelsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { theme::apply(*qApp, theme::Mode::Light); }
    void place_scrollsNoViewSideways();
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

SUBTEXT_TEST(NarrowModelsTest)
#include "narrowmodelstest.moc"
