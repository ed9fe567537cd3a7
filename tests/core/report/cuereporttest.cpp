// SPDX-License-Identifier: MIT
#include "core/course/labelling.h"
#include "core/domain/ceiscene.h"
#include "tests/core/report/reports.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <cmath>

using namespace subtext;
using namespace subtext::test;

/// The tables of the words that people marked.
class CueReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words_areByLabel();
    void overlap_isByGroup();
    void noMarks_areWhatIsLacking();
};

namespace {

/// Three people label "Utterance 1 of sarcasm-irony." and "Utterance 1 of mixed-signals."
TestStudy::Shape twoGroups()
{
    TestStudy::Shape shape;
    shape.perSubtype = 1;
    shape.subtypes = {Subtype::SarcasmIrony, Subtype::MixedSignals};
    shape.protocol.areCuesAsked = true;
    return shape;
}

/// Marks words of the utterance by their places.
void labelMarking(TestStudy& study, int person, const QString& group, Choice emotion,
                  const std::vector<int>& words)
{
    for (const Scenario& scene : must(study->scenarios())) {
        if (scene.group != group)
            continue;
        Answer answer = completeAnswer(emotion);
        for (const int word : words)
            answer.cues = withWordsToggled(answer.cues, ScenePart::Utterance,
                                           scene.text(ScenePart::Utterance), word, word);
        must(study.labelling().submit(study.person(person), scene.id, submissionOf(answer)));
    }
}

/// Of sarcasm one of three pairs marks the same word: F1 1/3. Of mixed signals two people mark two
/// words each, one of them the same: F1 1/2.
void labelTwoGroups(TestStudy& study)
{
    labelMarking(study, 1, Subtype::SarcasmIrony, Emotion::Joy, {0});
    labelMarking(study, 2, Subtype::SarcasmIrony, Emotion::Joy, {0});
    labelMarking(study, 3, Subtype::SarcasmIrony, Emotion::Fear, {2});
    labelMarking(study, 1, Subtype::MixedSignals, Emotion::Joy, {0, 1});
    labelMarking(study, 2, Subtype::MixedSignals, Emotion::Joy, {1, 2});
    labelMarking(study, 3, Subtype::MixedSignals, Emotion::Joy, {});
}

bool isNear(double value, double expected)
{
    return std::abs(value - expected) < 1e-12;
}

} // namespace

void CueReportTest::words_areByLabel()
{
    TestStudy study(twoGroups());
    labelTwoGroups(study);
    const StudyReport report(study.study());
    const ReadTable table = report.table("cue-words");
    QCOMPARE(table.header().join(u' '), QStringLiteral("option answers word marking"));
    QCOMPARE(table.rows(), std::size_t{4});
    const auto cells = [&](const char* option, const char* word) {
        const Where where{{"option", option}, {"word", word}};
        return table.cell(where, "answers") + u' ' + table.cell(where, "marking");
    };
    QCOMPARE(cells("joy", "utterance"), QStringLiteral("4 3"));
    QCOMPARE(cells("joy", "1"), QStringLiteral("4 2"));
    QCOMPARE(cells("joy", "of"), QStringLiteral("4 1"));
    QCOMPARE(cells("fear", "of"), QStringLiteral("1 1"));
}

void CueReportTest::overlap_isByGroup()
{
    TestStudy study(twoGroups());
    labelTwoGroups(study);
    const StudyReport report(study.study());
    const ReadTable table = report.table("cue-overlap");
    QCOMPARE(table.header().join(u' '),
             QStringLiteral("group answers marking items overlap texts alpha"));
    QCOMPARE(table.rows(), std::size_t{3});
    const auto counts = [&](const char* group) {
        QStringList cells;
        for (const char* column : {"answers", "marking", "items", "texts"})
            cells << table.cell({{"group", group}}, column);
        return cells.join(u' ');
    };
    QCOMPARE(counts("sarcasm-irony"), QStringLiteral("3 3 1 1"));
    QCOMPARE(counts("mixed-signals"), QStringLiteral("3 2 1 1"));
    QCOMPARE(counts("all"), QStringLiteral("6 5 2 2"));
    QVERIFY(isNear(table.number({{"group", "sarcasm-irony"}}, "overlap"), 1.0 / 3));
    QVERIFY(isNear(table.number({{"group", "mixed-signals"}}, "overlap"), 0.5));
    QVERIFY(isNear(table.number({{"group", "all"}}, "overlap"), 5.0 / 12));
    QVERIFY(table.number({{"group", "all"}}, "alpha") < 1);
}

void CueReportTest::noMarks_areWhatIsLacking()
{
    TestStudy study(twoGroups());
    labelMarking(study, 1, Subtype::SarcasmIrony, Emotion::Joy, {});
    for (const char* name : {"cue-words", "cue-overlap"})
        QVERIFY2(StudyReport(study.study()).lack(name) == ReportLack::Marks, name);
    labelMarking(study, 2, Subtype::SarcasmIrony, Emotion::Joy, {0});
    QVERIFY(!StudyReport(study.study()).lack("cue-words"));
}

SUBTEXT_TEST(CueReportTest)
#include "cuereporttest.moc"
