// SPDX-License-Identifier: MIT
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/studiodesk.h"

#include <QCheckBox>
#include <QComboBox>
#include <QStandardItemModel>

using namespace subtext;
using namespace subtext::test;

/// What comes along when a project of Label Studio is pulled into a study, and what is said of it
/// before and after.
class StudioPullTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goldOfTheTasks_comesAlongAndIsSaid();
    void goldOfTheTasks_isLeftThere();
    void scenesAlone_leaveNoChoiceOfGold();
};

namespace {

/// The scene of the project has a gold label that is none of its votes, and a note.
void addGold(StudioDesk& at, int project)
{
    QJsonObject task = at.studio.tasksOf(project).first().toObject();
    task[QStringLiteral("meta")] =
        QJsonObject{{QStringLiteral("subtext"),
                     QJsonObject{{QStringLiteral("gold"), QStringLiteral("joy")},
                                 {QStringLiteral("note"), QStringLiteral("Not ironic.")}}}};
    at.studio.setTask(task);
}

} // namespace

void StudioPullTest::goldOfTheTasks_comesAlongAndIsSaid()
{
    StudioDesk at;
    addGold(at, at.addOwnProject());
    StudioDialog& dialog = at.look();
    QVERIFY(child<QCheckBox>(dialog.pullPage(), "gold")->isChecked());
    QVERIFY2(dialog.report().contains(QLatin1String("1 label, 1 gold label, 1 note")),
             qPrintable(dialog.report()));
    at.take(dialog);
    QVERIFY2(dialog.report().contains(QLatin1String("1 label, 1 gold label, 1 note")),
             qPrintable(dialog.report()));
    QCOMPARE(at.data().decisions.size(), std::size_t{1});
    QCOMPARE(at.data().decisions.front().note, QStringLiteral("Not ironic."));
}

void StudioPullTest::goldOfTheTasks_isLeftThere()
{
    StudioDesk at;
    addGold(at, at.addOwnProject());
    StudioDialog& dialog = at.look();
    auto& truth = *dialog.pullPage()->findChild<QComboBox*>(QStringLiteral("groundTruth"));
    const int gold = truth.findData(static_cast<int>(GroundTruth::Gold));
    truth.setCurrentIndex(gold);
    at.settle(dialog);
    child<QCheckBox>(dialog.pullPage(), "gold")->click();
    at.settle(dialog);
    // What says that gold labels come is neither chosen nor to be chosen.
    QVERIFY(truth.currentIndex() != gold);
    QVERIFY(!qobject_cast<QStandardItemModel*>(truth.model())->item(gold)->isEnabled());
    const auto verifyLeft = [&] {
        QVERIFY2(!dialog.report().contains(QLatin1String("1 gold label")),
                 qPrintable(dialog.report()));
        QVERIFY2(dialog.report().contains(QLatin1String("Gold labels and notes stay there")),
                 qPrintable(dialog.report()));
    };
    verifyLeft();
    at.take(dialog);
    verifyLeft();
    QCOMPARE(at.data().annotations.size(), std::size_t{1});
    QVERIFY(at.data().decisions.empty());
}

void StudioPullTest::scenesAlone_leaveNoChoiceOfGold()
{
    StudioDesk at;
    addGold(at, at.addOwnProject());
    StudioDialog& dialog = at.look();
    child<QCheckBox>(dialog.pullPage(), "scenes")->click();
    at.settle(dialog);
    QVERIFY(!child<QCheckBox>(dialog.pullPage(), "gold")->isEnabled());
    QVERIFY(!dialog.pullPage()->findChild<QComboBox*>(QStringLiteral("groundTruth"))->isEnabled());
    at.take(dialog);
    QVERIFY(at.data().annotations.empty());
    QVERIFY(at.data().decisions.empty());
}

SUBTEXT_TEST(StudioPullTest)
#include "studiopulltest.moc"
