// SPDX-License-Identifier: MIT
#include "core/agreement/cuefigures.h"
#include "core/course/practice.h"
#include "core/domain/ceiscene.h"
#include "core/figures/figures.h"
#include "core/operation/corrections.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/ceipractice.h"
#include "tests/support/registeredtest.h"

#include <random>

using namespace subtext;
using namespace subtext::test;

/// Marked words are part of an answer: they go where it goes, and stay what they were.
class CuesTravelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marks_comeHomeAsTheyWere();
    void correctedScene_keepsTheMarksOfItsText();
    void draft_keepsMarks();
    void forgedMarks_areRefused_data();
    void forgedMarks_areRefused();
    void marksOfPractice_comeHomeAsTheyWere();
};

namespace {

constexpr FieldIndex Field = ScenePart::Utterance;

Protocol withCues()
{
    Protocol protocol;
    protocol.areCuesAsked = true;
    return protocol;
}

TestStudy::Shape shape()
{
    TestStudy::Shape shape;
    shape.protocol = withCues();
    return shape;
}

Answer marked(const Scenario& scene, int first, int last)
{
    Answer answer = completeAnswer();
    answer.cues = withWordsToggled({}, Field, scene.text(Field), first, last);
    return answer;
}

std::optional<Annotation> latest(TestStudy& study, int person, ScenarioId scene)
{
    const std::vector<Annotation> history =
        must(study.labelling().history(study.person(person), scene));
    return history.empty() ? std::nullopt : std::optional(history.back());
}

} // namespace

// Whatever is marked and revised at home is what the study has after merging, at whatever order.
void CuesTravelTest::marks_comeHomeAsTheyWere()
{
    TestStudy study(shape());
    std::mt19937 random(7);
    std::map<std::pair<int, QString>, Cues> said; // the last of each person and scene
    QStringList files;
    for (int person = 1; person <= 3; ++person) {
        const QString path = handOut(study, person, QStringLiteral("A0%1").arg(person));
        AtHome home(path, person);
        const std::vector<Scenario> scenes = must(home->scenarios());
        for (int step = 0; step < 30; ++step) {
            const Scenario& scene = scenes.at(random() % scenes.size());
            const int words = static_cast<int>(wordsIn(scene.text(Field)).size());
            const int first = static_cast<int>(random() % static_cast<unsigned>(words));
            const Answer answer = marked(scene, first, first + static_cast<int>(random() % 3));
            must(home->labelling().submit(
                home.owner(), scene.id,
                submissionOf(answer, {FixedClock::Start, 20'000, 15'000, 1})));
            said[{person, scene.name()}] = answer.cues;
        }
        must(home.handIn());
        files << path;
    }
    std::shuffle(files.begin(), files.end(), random);
    for (const QString& file : files)
        QVERIFY(mergeOne(study.study(), file).isSound());
    QVERIFY(mergeOne(study.study(), files.first()).isSound()); // once more brings nothing
    const std::vector<Scenario> scenes = must(study->scenarios());
    std::map<std::pair<int, QString>, Cues> came;
    for (int person = 1; person <= 3; ++person) {
        for (const Scenario& scene : scenes) {
            if (const auto answer = latest(study, person, scene.id))
                came[{person, scene.name()}] = answer->answer.cues;
        }
    }
    QVERIFY(came == said);
    VERIFY_HOLDS(study->verifyAudit());
}

void CuesTravelTest::correctedScene_keepsTheMarksOfItsText()
{
    TestStudy study(shape());
    const Scenario before = must(study->scenarios()).front();
    must(study.labelling().submit(study.person(1), before.id, submissionOf(marked(before, 0, 0))));
    must(study->corrections().correct(before.id,
                                      {{Field, QStringLiteral("Oh. ") + before.text(Field)}},
                                      QStringLiteral("A word was missing."), {}));
    const Scenario after = must(study->scenarios()).front();
    const Cues cues = latest(study, 1, before.id)->answer.cues;
    QVERIFY(marksOver(cues, Field, after.text(Field)).empty());
    QCOMPARE(marksOver(cues, Field, before.text(Field)).size(), 1U);
    const CueFigures figures = must(study->figures().cues());
    QCOMPARE(figures.outdated, 1);
    QCOMPARE(figures.marking, 0);
}

void CuesTravelTest::draft_keepsMarks()
{
    TestStudy study(shape());
    const Scenario scene = must(study->scenarios()).front();
    Draft draft;
    draft.answer.cues = withWordsToggled({}, Field, scene.text(Field), 0, 1);
    must(study.labelling().saveDraft(study.person(1), scene.id, draft));
    study.reopen();
    QCOMPARE(must(study.labelling().load(study.person(1), scene.id)).draft->answer.cues,
             draft.answer.cues);
}

void CuesTravelTest::forgedMarks_areRefused_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("cues");
    const QString digest(64, u'a');
    for (const char* table : {"annotation", "practice_answer"}) {
        const auto row = [&](const char* name, const QString& cues) {
            QTest::addRow("%s: %s", table, name) << QString::fromLatin1(table) << cues;
        };
        row("nowhere",
            QStringLiteral(R"([{"field":"nowhere","sha256":"%1","spans":[[0,1]]}])").arg(digest));
        row("ends before it begins",
            QStringLiteral(R"([{"field":"utterance","sha256":"%1","spans":[[3,1]]}])").arg(digest));
        row("half a digest",
            QStringLiteral(R"([{"field":"utterance","sha256":"short","spans":[[0,1]]}])"));
        row("no span",
            QStringLiteral(R"([{"field":"utterance","sha256":"%1","spans":[]}])").arg(digest));
        row("no mark", QStringLiteral("[{}]"));
    }
}

void CuesTravelTest::forgedMarks_areRefused()
{
    QFETCH(QString, table);
    QFETCH(QString, cues);
    TestStudy study(shape());
    const QString path = handOut(study, 1, QStringLiteral("A01"));
    {
        AtHome home(path, 1);
        if (table == QLatin1String("annotation"))
            must(home.label(1, Emotion::Joy));
        else
            VERIFY_HOLDS(home->practice().record(home.owner(), ceiPractice().items.front().id,
                                                 completeAnswer(), 900));
        must(home.handIn());
    }
    RawSql(path).run(QStringLiteral("DROP TRIGGER %1_keeps").arg(table));
    RawSql(path).run(QStringLiteral("UPDATE %1 SET cues = '%2'").arg(table, cues));
    const MergedFile merged = mergeOne(study.study(), path);
    QVERIFY(!merged.isSound());
    QCOMPARE(merged.taken, 0);
    VERIFY_HOLDS(study->verifyAudit());
}

void CuesTravelTest::marksOfPractice_comeHomeAsTheyWere()
{
    TestStudy study(shape());
    const QString path = handOut(study, 1, QStringLiteral("A01"));
    const CalibrationItem& item = ceiPractice().items.front();
    const Answer answer = marked(item.scenario, 0, 1);
    {
        AtHome home(path, 1);
        VERIFY_HOLDS(home->practice().record(home.owner(), item.id, answer, 900));
        must(home.handIn());
    }
    QVERIFY(mergeOne(study.study(), path).isSound());
    const auto answers = must(study->practice().state(study.person(1))).answers;
    QCOMPARE(answers.size(), 1U);
    QVERIFY(!answers.front().answer.cues.empty());
    QVERIFY(answers.front().answer.cues == answer.cues);
    VERIFY_HOLDS(study->verifyAudit());
}

SUBTEXT_TEST(CuesTravelTest)
#include "cuestraveltest.moc"
