// SPDX-License-Identifier: MIT
#include "ui/answer/scenesplitter.h"

#include "tests/support/registeredtest.h"
#include "ui/answer/sceneview.h"

#include <QScrollArea>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// How wide scene and answers are beside each other.
class SceneSplitterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lowerWindow_leavesTheWidthsAsTheyWere_data();
    void lowerWindow_leavesTheWidthsAsTheyWere();
};

namespace {

/// Choices whose look in a low window is a wide one.
class LowWideChoices : public QWidget
{
public:
    static constexpr int Low = 600;
    explicit LowWideChoices(const QWidget& place)
        : m_place(place)
    {}
    QSize minimumSizeHint() const override { return {m_place.height() < Low ? wide : 50, 50}; }

    int wide = 50;

private:
    const QWidget& m_place;
};

class DraggedSplitter : public SceneSplitter
{
public:
    using QSplitter::moveSplitter;
    using SceneSplitter::SceneSplitter;
};

} // namespace

void SceneSplitterTest::lowerWindow_leavesTheWidthsAsTheyWere_data()
{
    QTest::addColumn<bool>("isDragged");
    QTest::newRow("usual share") << false;
    QTest::newRow("share of whoever works") << true;
}

/// As a notice above the work does that comes and goes.
void SceneSplitterTest::lowerWindow_leavesTheWidthsAsTheyWere()
{
    QFETCH(bool, isDragged);
    constexpr int High = 800;
    auto* scene = new SceneView(nullptr);
    auto* answer = new QScrollArea;
    auto* choices = new LowWideChoices(*answer);
    answer->setWidget(choices);
    answer->setWidgetResizable(true);
    DraggedSplitter work(*scene, *answer, {*scene, *answer}, nullptr);
    const int wide = work.widthForBoth() + 100;
    work.resize(2 * wide, High);
    work.show();
    QVERIFY(QTest::qWaitForWindowExposed(&work));
    if (isDragged)
        work.moveSplitter(wide, 1); // half of it
    work.resize(wide, High);
    QVERIFY(!work.isStacked());
    const QList<int> before = work.sizes();
    QCOMPARE(before.last() < wide * 8 / 15 - 10, isDragged);
    choices->wide = before.last() + 40; // in a lower window
    work.resize(wide, LowWideChoices::Low - 1);
    QVERIFY(!work.isStacked());
    QVERIFY(work.sizes().last() >= choices->wide);
    work.resize(wide, High);
    QCOMPARE(work.sizes(), before);
}

SUBTEXT_TEST(SceneSplitterTest)

#include "scenesplittertest.moc"
