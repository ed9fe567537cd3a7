// SPDX-License-Identifier: MIT
#include "core/course/roster.h"
#include "core/task/taskreader.h"
#include "core/travel/importing.h"
#include "tests/core/task/sampletask.h"
#include "tests/support/environments.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/actions/actionregistry.h"
#include "ui/agreement/agreementpage.h"
#include "ui/charts/agreementchartlist.h"
#include "ui/charts/confusionchart.h"
#include "ui/charts/icchart.h"
#include "ui/charts/kappachart.h"
#include "ui/charts/scalechart.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// The Agreement place of a study that asks another task: the example of the manual, with a
/// question of five options, a board of three and two scales.
class AgreementTaskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void charts_areThoseThatTheTaskHas();
    void titles_nameGroupAndQuestionOfTheTask();
    void question_isChosen();
    void group_isOneOfTheFiles();
    void part_isChosenWhereFilesSayAny();
    void cei_hasItsTenCharts();

private:
    /// `parts`: of the first items, as a file says them.
    std::unique_ptr<Study> makeStudy(const QString& name, const std::vector<Partition>& parts = {});
    static QComboBox* boxCalled(AgreementPage& page, const char* name);
    static QStringList firstColumn(const ChartPanel& chart);

    Task m_task;
    QTemporaryDir m_folder;
    FixedClock m_clock;
    CountingIds m_ids;
};

namespace {

void await(AgreementPage& page, const std::function<void()>& act)
{
    QSignalSpy updated(&page, &AgreementPage::updated);
    act();
    QVERIFY(updated.count() > 0 || updated.wait(20'000));
}

template <typename Chart> ChartPanel* chartOf(AgreementPage& page)
{
    for (ChartPanel* chart : page.charts()) {
        if (qobject_cast<Chart*>(chart))
            return chart;
    }
    return nullptr;
}

} // namespace

void AgreementTaskTest::initTestCase()
{
    const auto task = readTask(sampleDocument());
    QVERIFY(task);
    m_task = *task;
}

std::unique_ptr<Study> AgreementTaskTest::makeStudy(const QString& name,
                                                    const std::vector<Partition>& parts)
{
    Study::Setup setup;
    setup.title = QStringLiteral("Help desk");
    setup.task = m_task;
    auto study = must(Study::create(m_folder.filePath(name), setup, {m_clock, m_ids, {}}));
    ImportedFile file;
    for (int item = 1; item <= 6; ++item) {
        ImportedRecord& record = file.records.emplace_back();
        record.scenario.sourceId = QString::number(item);
        if (static_cast<std::size_t>(item) <= parts.size())
            record.part = parts[static_cast<std::size_t>(item) - 1];
        record.scenario.group = item % 2 == 0 ? QStringLiteral("mail") : QStringLiteral("phone");
        record.scenario.fields = {QString(), QString(), QStringLiteral("Ann"),
                                  QStringLiteral("Ben"), QStringLiteral("It is broken.")};
        for (int rater = 1; rater <= 3; ++rater) {
            ImportedAnswer& of = record.answers.emplace_back();
            of.annotator = QStringLiteral("R%1").arg(rater);
            of.answer.ballot[0] = static_cast<Choice>((item + (rater == 3 ? 1 : 0)) % 5);
            for (std::size_t row = 1; row <= 3; ++row)
                of.answer.ballot.at(row) =
                    static_cast<Choice>((item + static_cast<int>(row) + rater / 3) % 2);
            of.answer.scales = {item % 5 - 2, rater % 5 + 1};
        }
    }
    if (must(study->importing().apply({file})).annotations != 18)
        qFatal("some answers were not taken");
    return study;
}

QComboBox* AgreementTaskTest::boxCalled(AgreementPage& page, const char* name)
{
    for (QComboBox* box : page.findChildren<QComboBox*>()) {
        if (box->accessibleName() == QLatin1String(name))
            return box;
    }
    return nullptr;
}

QStringList AgreementTaskTest::firstColumn(const ChartPanel& chart)
{
    QStringList cells;
    const auto* table = chart.findChild<QTableView*>();
    for (int row = 0; row < table->model()->rowCount(); ++row)
        cells << table->model()->index(row, 0).data().toString();
    return cells;
}

void AgreementTaskTest::charts_areThoseThatTheTaskHas()
{
    const auto study = makeStudy(QStringLiteral("charts.subtext"));
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    page.setVisible(true);
    await(page, [&] { page.start(*study, Person(), {m_clock, m_ids, {}}); });
    QVERIFY(page.shown());
    QCOMPARE(page.shown()->task().token, QStringLiteral("helpdesk"));
    QCOMPARE(
        firstColumn(*chartOf<QuestionKappaChart>(page)),
        (QStringList{QStringLiteral("Tone"), QStringLiteral("Refund"), QStringLiteral("Repair"),
                     QStringLiteral("Apology"), QStringLiteral("Mean")}));
    QCOMPARE(
        firstColumn(*chartOf<ConfusionChart>(page)),
        (QStringList{QStringLiteral("Calm"), QStringLiteral("Grateful"), QStringLiteral("Worried"),
                     QStringLiteral("Hurried"), QStringLiteral("Cross")}));
    QVERIFY(chartOf<IccChart>(page) && chartOf<ScaleChart>(page));
    const auto* scale = qobject_cast<ScaleChart*>(chartOf<ScaleChart>(page));
    QCOMPARE(scale->findChild<QComboBox*>()->count(), 2);
    // No scale is called valence.
    QCOMPARE(page.charts().size(), std::size_t{10});
    for (ChartPanel* chart : page.charts())
        QVERIFY2(!chart->accessibleName().contains(QStringLiteral("valence")),
                 qPrintable(chart->accessibleName()));
    page.stop();
}

void AgreementTaskTest::titles_nameGroupAndQuestionOfTheTask()
{
    const auto study = makeStudy(QStringLiteral("titles.subtext"));
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    page.setVisible(true);
    await(page, [&] { page.start(*study, Person(), {m_clock, m_ids, {}}); });
    const auto wordsOf = [&](ChartPanel* chart) {
        QStringList words;
        for (const QLabel* label : chart->findChildren<QLabel*>())
            words << label->text();
        return words.join(u'|');
    };
    QString kappa = wordsOf(chartOf<KappaChart>(page));
    QVERIFY2(kappa.contains(QStringLiteral("κ by channel|Agreement on “Tone”, with")),
             qPrintable(kappa));
    QString options = wordsOf(chartOf<EmotionKappaChart>(page));
    QVERIFY2(options.contains(QStringLiteral("κ by option of “Tone”|Each option against")),
             qPrintable(options));
    for (ChartPanel* chart : page.charts()) {
        const QString words = wordsOf(chart);
        QVERIFY2(!words.contains(QStringLiteral("emotion")), qPrintable(words));
        QVERIFY2(!words.contains(QStringLiteral("subtype")), qPrintable(words));
    }
    await(page, [&] { boxCalled(page, "Question")->setCurrentIndex(1); });
    kappa = wordsOf(chartOf<KappaChart>(page));
    QVERIFY2(kappa.contains(QStringLiteral("Agreement on “Refund”, with")), qPrintable(kappa));
    page.stop();
}

void AgreementTaskTest::question_isChosen()
{
    const auto study = makeStudy(QStringLiteral("question.subtext"));
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    page.setVisible(true);
    await(page, [&] { page.start(*study, Person(), {m_clock, m_ids, {}}); });
    QComboBox* questions = boxCalled(page, "Question");
    QVERIFY(questions && questions->isVisible());
    QCOMPARE(questions->count(), 4);
    const auto tone = page.shown()->overall.kappa;
    await(page, [&] { questions->setCurrentIndex(2); });
    QCOMPARE(page.shown()->question().token, QStringLiteral("repair"));
    QVERIFY(page.shown()->overall.kappa != tone);
    QCOMPARE(page.shown()->overall.votes.size(), std::size_t{2});
    QVERIFY(!chartOf<ConfusionChart>(page)); // of two options there is nothing to confuse
    await(page, [&] { questions->setCurrentIndex(0); });
    QCOMPARE(page.shown()->overall.kappa, tone);
    QVERIFY(chartOf<ConfusionChart>(page));
}

void AgreementTaskTest::part_isChosenWhereFilesSayAny()
{
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    page.setVisible(true);
    const auto without = makeStudy(QStringLiteral("without.subtext"));
    await(page, [&] { page.start(*without, Person(), {m_clock, m_ids, {}}); });
    QComboBox* parts = boxCalled(page, "Part");
    QVERIFY(parts && parts->isHidden());
    page.stop();

    const auto study = makeStudy(QStringLiteral("parts.subtext"),
                                 {Partition::Train, Partition::Train, Partition::Test});
    await(page, [&] { page.start(*study, Person(), {m_clock, m_ids, {}}); });
    QVERIFY(!parts->isHidden());
    QCOMPARE(page.shown()->overall.items, qint64{6});
    await(page, [&] { parts->setCurrentIndex(1); });
    QCOMPARE(parts->currentText(), QStringLiteral("Train"));
    QCOMPARE(page.shown()->overall.items, qint64{2});
    QVERIFY(!parts->isHidden());
    await(page, [&] { parts->setCurrentIndex(2); }); // no item is for validation
    QCOMPARE(page.shown()->overall.items, qint64{0});
    QVERIFY(!parts->isHidden());
    await(page, [&] { parts->setCurrentIndex(0); });
    QCOMPARE(page.shown()->overall.items, qint64{6});
    page.stop();
}

void AgreementTaskTest::group_isOneOfTheFiles()
{
    const auto study = makeStudy(QStringLiteral("group.subtext"));
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    page.setVisible(true);
    await(page, [&] { page.start(*study, Person(), {m_clock, m_ids, {}}); });
    QComboBox* groups = boxCalled(page, "Channel");
    QVERIFY(groups && groups->isVisible());
    QCOMPARE(groups->count(), 3);
    QVERIFY(!boxCalled(page, "Domain")->isVisible());
    page.setFilter({QStringLiteral("phone"), std::nullopt, std::nullopt});
    QCOMPARE(page.shown()->overall.items, 3);
}

void AgreementTaskTest::cei_hasItsTenCharts()
{
    QCOMPARE(agreementChartList().size(), std::size_t{10});
    QCOMPARE(agreementChartList().front().figures.front().stem, QStringLiteral("vote-patterns"));
}

SUBTEXT_TEST(AgreementTaskTest)
#include "agreementtasktest.moc"
