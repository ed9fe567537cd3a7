// SPDX-License-Identifier: MIT
#include "ui/release/modelspanel.h"

#include "core/models/modelanswers.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/releaseharness.h"
#include "ui/release/optionspanel.h"
#include "ui/settings/settings.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>

using namespace subtext;
using namespace subtext::test;

/// What of models a release has is chosen in the Release place.
class ModelsPanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withoutPredictions_nothingIsOffered();
    void vectors_areOfferedByThemselves();
    void sets_areChosenByKeys();
    void hiddenSet_isMarked();
    void noSetAtAll_isAProblem();
    void chosenPredictions_areInTheFolder();
    void choice_staysWithTheNextRelease();
    void newPredictions_areOffered();
};

namespace {

ModelAnswers::NewPredictions setOf(ReleaseDesk& at, const char* model)
{
    return {{QString::fromLatin1(model), QStringLiteral("cot"), QStringLiteral("1")},
            QStringLiteral("a.csv"),
            {{at.study.scenario(1), {{QStringLiteral("label"), QStringLiteral("joy")}}}}};
}

void takeIn(ReleaseDesk& at, std::initializer_list<const char*> models)
{
    std::vector<ModelAnswers::NewPredictions> sets;
    for (const char* model : models)
        sets.push_back(setOf(at, model));
    if (const auto taken = at.openStudy().modelAnswers().take(sets); !taken)
        qFatal("take: %s", describe(taken).constData());
}

ModelsPanel& panelOf(ReleaseDesk& at)
{
    return *at.page().options()->models();
}

/// Until the release on screen has this of models.
#define WAIT_FOR_MODELS(at, count)                                                                 \
    QTRY_VERIFY_WITH_TIMEOUT(at.page().shown() &&                                                  \
                                 at.page().shown()->input.models.sets.size() == (count) &&         \
                                 !at.page().isWorking(),                                           \
                             ReleaseDesk::LongestWait)

} // namespace

void ModelsPanelTest::withoutPredictions_nothingIsOffered()
{
    ReleaseDesk at;
    at.labelAll();
    at.open();
    QVERIFY(!panelOf(at).isVisible());
    QVERIFY(at.page().options()->options().models.isNothing());
}

void ModelsPanelTest::vectors_areOfferedByThemselves()
{
    ModelsPanel panel(nullptr);
    panel.start(/*hasVectors=*/true);
    QCOMPARE(child<QLabel>(panel, "caption")->text(), QStringLiteral("Figures of the emotions"));
    QVERIFY(!child<QCheckBox>(panel, "entanglement")->isHidden() &&
            child<QCheckBox>(panel, "predictions")->isHidden());
    QVERIFY(panel.choice().isNothing());
    child<QCheckBox>(panel, "entanglement")->setChecked(true);
    QVERIFY(panel.choice().hasEntanglement && !panel.choice().hasPredictions);
    // Their priors are smoothed as somebody chooses, and as the last release had it.
    QVERIFY(child<QDoubleSpinBox>(panel, "smoothing")->isEnabled());
    QCOMPARE(panel.choice().smoothing, 0.5);
    child<QDoubleSpinBox>(panel, "smoothing")->setValue(2);
    QCOMPARE(panel.choice().smoothing, 2.0);
    panel.start(/*hasVectors=*/true);
    QVERIFY(!child<QDoubleSpinBox>(panel, "smoothing")->isEnabled());
    ModelChoice last;
    last.hasEntanglement = true;
    last.smoothing = 0.25;
    panel.propose(last);
    QVERIFY(panel.choice() == last);
    panel.start(/*hasVectors=*/false);
    QVERIFY(panel.isHidden() && panel.choice().isNothing());
}

void ModelsPanelTest::sets_areChosenByKeys()
{
    ModelsPanel panel(nullptr);
    panel.start(false);
    panel.setSets({{QStringLiteral("a"), QStringLiteral("cot"), QStringLiteral("1")},
                   {QStringLiteral("b"), QStringLiteral("cot"), QStringLiteral("2")}});
    panel.show();
    for (QWidget* field : panel.fields())
        QVERIFY(!field->accessibleName().isEmpty() || qobject_cast<QCheckBox*>(field));
    QVERIFY(!panel.sets()->isEnabled() && !child<QCheckBox>(panel, "rawResponses")->isEnabled());
    QSignalSpy changed(&panel, &ModelsPanel::changed);
    QTest::keyClick(child<QCheckBox>(panel, "predictions"), Qt::Key_Space);
    QCOMPARE(changed.size(), 1);
    QVERIFY(panel.choice().hasPredictions && panel.choice().sets.isEmpty());
    panel.sets()->setCurrentRow(0);
    QTest::keyClick(panel.sets(), Qt::Key_Space);
    QCOMPARE(panel.choice().sets, QStringList{QStringLiteral("b:cot:2")});
    QTest::keyClick(child<QCheckBox>(panel, "rawResponses"), Qt::Key_Space);
    QVERIFY(panel.choice().hasRawAnswers);
    QTest::keyClick(child<QCheckBox>(panel, "predictions"), Qt::Key_Space);
    QVERIFY(panel.choice() == ModelChoice());
}

void ModelsPanelTest::hiddenSet_isMarked()
{
    ReleaseDesk at;
    at.labelAll();
    takeIn(at, {"a", "b"});
    at.open();
    ModelsPanel& panel = panelOf(at);
    const auto lineOf = [&](const QString& name) {
        const auto lines = panel.sets()->findItems(name, Qt::MatchExactly);
        return lines.isEmpty() ? nullptr : lines.front();
    };
    QVERIFY(lineOf(QStringLiteral("a:cot:1")));
    const QString study = must(at.openStudy().info()).uuid.text();
    at.desk.settings().setHidden(Settings::setsList(), study, {QStringLiteral("a:cot:1")});
    at.desk.window().showPlace(MainWindow::Place::Home);
    at.desk.window().showPlace(MainWindow::Place::Release);
    at.settle();
    QVERIFY(lineOf(QStringLiteral("a:cot:1 (hidden)")));
    QVERIFY(lineOf(QStringLiteral("b:cot:1")));
    // It is chosen under its own name.
    child<QCheckBox>(panel, "predictions")->setChecked(true);
    lineOf(QStringLiteral("b:cot:1"))->setCheckState(Qt::Unchecked);
    QCOMPARE(panel.choice().sets, QStringList{QStringLiteral("a:cot:1")});
    at.settle();
}

void ModelsPanelTest::noSetAtAll_isAProblem()
{
    ReleaseDesk at;
    at.labelAll();
    takeIn(at, {"a", "b"});
    at.open();
    ModelsPanel& panel = panelOf(at);
    QVERIFY(panel.isVisible());
    child<QCheckBox>(panel, "predictions")->setChecked(true);
    for (int i = 0; i < panel.sets()->count(); ++i)
        panel.sets()->item(i)->setCheckState(Qt::Unchecked);
    QCOMPARE(at.page().options()->problem(), QStringLiteral("No prediction set is chosen."));
    at.settle();
    QVERIFY(!at.canWrite());
    panel.sets()->item(1)->setCheckState(Qt::Checked);
    WAIT_FOR_MODELS(at, 1);
    QVERIFY(at.canWrite());
}

void ModelsPanelTest::chosenPredictions_areInTheFolder()
{
    ReleaseDesk at;
    at.labelAll();
    takeIn(at, {"a", "b"});
    at.open();
    const QString plain = at.write(QStringLiteral("plain"));
    QVERIFY(!plain.isEmpty() && !QFileInfo::exists(plain + QStringLiteral("/predictions")));
    at.desk.window().signIn(at.person());
    at.desk.window().showPlace(MainWindow::Place::Release);
    at.settle();
    ModelsPanel& panel = panelOf(at);
    child<QCheckBox>(panel, "predictions")->setChecked(true);
    panel.sets()->item(0)->setCheckState(Qt::Unchecked);
    WAIT_FOR_MODELS(at, 1);
    const QString folder = at.write(QStringLiteral("out"));
    QVERIFY(!folder.isEmpty());
    QCOMPARE(QDir(folder + QStringLiteral("/predictions")).entryList(QDir::Files),
             QStringList{QStringLiteral("b-cot-1.jsonl")});
    QVERIFY(QFileInfo::exists(folder + QStringLiteral("/reports/evaluation.json")));
}

void ModelsPanelTest::choice_staysWithTheNextRelease()
{
    ReleaseDesk at;
    at.labelAll();
    takeIn(at, {"a", "b"});
    at.open();
    child<QCheckBox>(panelOf(at), "predictions")->setChecked(true);
    child<QCheckBox>(panelOf(at), "rawResponses")->setChecked(true);
    panelOf(at).sets()->item(0)->setCheckState(Qt::Unchecked);
    WAIT_FOR_MODELS(at, 1);
    QVERIFY(!at.write(QStringLiteral("one")).isEmpty());
    at.desk.window().signIn(at.person());
    at.desk.window().showPlace(MainWindow::Place::Release);
    at.settle();
    const ModelChoice choice = panelOf(at).choice();
    QVERIFY(choice.hasPredictions && choice.hasRawAnswers);
    QCOMPARE(choice.sets, QStringList{QStringLiteral("b:cot:1")});
    WAIT_FOR_MODELS(at, 1);
}

void ModelsPanelTest::newPredictions_areOffered()
{
    ReleaseDesk at;
    at.labelAll();
    takeIn(at, {"a"});
    at.open();
    ModelsPanel& panel = panelOf(at);
    QVERIFY(panel.isVisible() && !panel.sets()->isVisible()); // one needs no list
    child<QCheckBox>(panel, "predictions")->setChecked(true);
    WAIT_FOR_MODELS(at, 1);
    takeIn(at, {"b"});
    QCOMPARE(panel.sets()->count(), 2);
    QVERIFY(panel.sets()->isVisible() && child<QCheckBox>(panel, "predictions")->isChecked());
    WAIT_FOR_MODELS(at, 2);
}

SUBTEXT_TEST(ModelsPanelTest)
#include "modelspaneltest.moc"
