// SPDX-License-Identifier: MIT
#include "core/figures/livequality.h"

#include "core/base/pythonrandom.h"
#include "core/domain/ceiscene.h"
#include "core/figures/figures.h"
#include "core/figures/qualityreport.h"
#include "core/operation/corrections.h"
#include "core/operation/qualitydesk.h"
#include "core/travel/importing.h"
#include "tests/core/quality/observations.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/rowwatch.h"
#include "tests/support/teststudy.h"

#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// The quality of a study while people work, on real files, against the batch report.
class LiveQualityTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plantedFaults_areFoundAndNothingElse();
    void revisions_repairAndBreak();
    void submission_isAnnouncedOnceWithItsFlags();
    void secondProgram_seesTheWriterAfterRefresh();
    void importedAnswers_areTakenIn();
    void otherLimits_startAnew();
    void figures_areOfTheCountingAnswers();
    void randomWork_equalsTheBatchRules();
    void explanations_areFollowed();
    void correctedScene_isComparedAnew();
    void correctedScene_isReadAlone();
};

namespace {

constexpr int Items = 15;

TestStudy::Shape fivePeople()
{
    TestStudy::Shape shape;
    shape.perSubtype = Items / 5;
    shape.annotators = 5;
    shape.ratersPerItem = 5; // everybody labels everything
    return shape;
}

Answer answerOf(Choice emotion, int valence)
{
    Answer answer = completeAnswer(emotion);
    answer.scale(Dimension::Valence) = valence;
    return answer;
}

/// Each item has a text of its own.
void submit(TestStudy& study, int person, int item, Answer answer, qint64 activeMs)
{
    answer.explanation += QStringLiteral(" Item %1.").arg(item);
    study.clock.advance(20'000);
    const Visit visit{study.clock.now() - activeMs, activeMs, activeMs, 0};
    const auto written = study.labelling().submit(study.person(person), study.scenario(item),
                                                  submissionOf(answer, visit));
    if (!written)
        qFatal("submit: %s", describe(written).constData());
}

/// 1 is careful; 2 a straight-liner, 3 a speeder, 4 a sleeper and 5 a contradictor.
void submitPlanted(TestStudy& study)
{
    for (int item = 1; item <= Items; ++item) {
        const Choice emotion = AllEmotions.at(static_cast<std::size_t>((item - 1) % EmotionCount));
        const bool isPleasant = emotion == Emotion::Joy || emotion == Emotion::Trust ||
                                emotion == Emotion::Anticipation;
        const qint64 ms =
            10'000 + 500 * (((item - 1) * 4) % Items); // 10.0 to 17.0 s, all different
        for (int person = 1; person <= 5; ++person) {
            Answer answer = answerOf(emotion, isPleasant ? 2 : -2);
            qint64 activeMs = ms;
            if (person == 2)
                answer = answerOf(item <= 13 ? Emotion::Anger : Emotion::Surprise, -1);
            else if (person == 3 && item <= 3)
                activeMs = 800 + 200 * item;
            else if (person == 4 && item == 6)
                activeMs = 700'000;
            else if (person == 5 && (item == 1 || item == 3)) // joy −2, fear +2
                answer = answerOf(emotion, isPleasant ? -2 : 2);
            submit(study, person, item, answer, activeMs);
        }
    }
}

const char* const Planted = "straight_lining 2 -, too_fast 3 1, too_fast 3 2, too_fast 3 3,"
                            "disengaged 4 6, timing_outlier 3 1, timing_outlier 3 2,"
                            "timing_outlier 3 3, timing_outlier 4 6";

std::vector<QualityFlag> batchFlags(Study& study)
{
    const QualityReport report = must(study.figures().check());
    std::vector<QualityFlag> flags = report.level2;
    flags.insert(flags.end(), report.level3.begin(), report.level3.end());
    return flags;
}

/// What updated() said, as words.
class Log
{
public:
    explicit Log(LiveQuality& live)
    {
        QObject::connect(
            &live, &LiveQuality::updated, &live,
            [this](PersonId person, ScenarioId scenario, const QualityMonitor::Change& change) {
                entries << QStringLiteral("%1 %2 +[%3] -[%4]")
                               .arg(person.value)
                               .arg(scenario.value)
                               .arg(namesOf(change.appeared).join(u','),
                                    namesOf(change.disappeared).join(u','));
            });
    }
    /// The only entry since the last call.
    QString only()
    {
        const QStringList taken = std::exchange(entries, {});
        return taken.size() == 1 ? taken.first() : QStringLiteral("%1 notices").arg(taken.size());
    }
    QStringList entries;
};

} // namespace

void LiveQualityTest::plantedFaults_areFoundAndNothingElse()
{
    TestStudy study(fivePeople());
    QCOMPARE(study.person(5).value, 5); // the words below name people and items by these
    QCOMPARE(study.scenario(Items).value, Items);
    const auto live = study->figures().liveQuality();
    Log log(*live);
    submitPlanted(study);
    const QStringList expected =
        listed(Planted) + listed("contradiction_positive 5 1, contradiction_negative 5 3");
    QCOMPARE(namesOf(live->monitor().flags()), expected);
    QCOMPARE(log.entries.size(), 5 * Items);
    QVERIFY(batchFlags(study.study()) == live->monitor().flags());
    const auto later = study->figures().liveQuality();
    QVERIFY(later->monitor().flags() == live->monitor().flags());
}

void LiveQualityTest::revisions_repairAndBreak()
{
    TestStudy study(fivePeople());
    const auto live = study->figures().liveQuality();
    submitPlanted(study);
    submit(study, 5, 1, answerOf(Emotion::Joy, 2), 0);
    submit(study, 5, 3, answerOf(Emotion::Fear, -2), 0);
    QCOMPARE(namesOf(live->monitor().flags()), listed(Planted));
    QVERIFY(batchFlags(study.study()) == live->monitor().flags());
    submit(study, 1, 1, answerOf(Emotion::Joy, -3), 0); // 1.67 from the others
    QCOMPARE(namesOf(live->monitor().flags()),
             listed(Planted) + listed("contradiction_positive 1 1, vad_range - 1 valence"));
    QVERIFY(batchFlags(study.study()) == live->monitor().flags());
    const auto later = study->figures().liveQuality();
    QVERIFY(later->monitor().flags() == live->monitor().flags());
}

void LiveQualityTest::submission_isAnnouncedOnceWithItsFlags()
{
    TestStudy::Shape pair = fivePeople();
    pair.annotators = pair.ratersPerItem = 2; // votes split from the second on
    TestStudy study(pair);
    const auto live = study->figures().liveQuality();
    Log log(*live);
    submit(study, 1, 1, answerOf(Emotion::Joy, 2), 10'000);
    QCOMPARE(log.only(), QStringLiteral("1 1 +[] -[]"));
    submit(study, 1, 2, answerOf(Emotion::Trust, -3), 1'000);
    QCOMPARE(log.only(), QStringLiteral("1 2 +[too_fast 1 2,contradiction_positive 1 2] -[]"));
    submit(study, 1, 2, answerOf(Emotion::Anger, -3), 1'500); // 2.5 s in all
    QCOMPARE(log.only(), QStringLiteral("1 2 +[] -[contradiction_positive 1 2]"));
    submit(study, 1, 2, answerOf(Emotion::Anger, 3), 4'000);
    QCOMPARE(log.only(), QStringLiteral("1 2 +[contradiction_negative 1 2] -[too_fast 1 2]"));
    submit(study, 2, 1, answerOf(Emotion::Fear, -3), 10'000);
    QCOMPARE(log.only(), QStringLiteral("2 1 +[three_way_split - 1,vad_range - 1 valence] -[]"));
    submit(study, 2, 1, answerOf(Emotion::Joy, -1), 0);
    QCOMPARE(log.only(), QStringLiteral("2 1 +[] -[three_way_split - 1,vad_range - 1 valence]"));
    const auto refused =
        study.labelling().submit(study.person(1), study.scenario(3), submissionOf(Answer()));
    COMPARE_ERROR(refused, ErrorCode::IncompleteAnswer);
    VERIFY_HOLDS(study.labelling().saveDraft(study.person(1), study.scenario(3), {}));
    QVERIFY(log.entries.isEmpty());
}

void LiveQualityTest::secondProgram_seesTheWriterAfterRefresh()
{
    TestStudy study(fivePeople());
    submit(study, 1, 1, answerOf(Emotion::Joy, 2), 10'000);
    const auto other = Study::open(study.path(), Study::Access::Read, study.environment());
    VERIFY_HOLDS(other);
    const auto writer = study->figures().liveQuality();
    const auto reader = (*other)->figures().liveQuality();
    Log log(*reader);
    submit(study, 2, 1, answerOf(Emotion::Joy, -3), 10'000);
    submit(study, 3, 7, answerOf(Emotion::Anger, -2), 1'000);
    QVERIFY(log.entries.isEmpty());
    reader->refresh();
    QCOMPARE(log.entries.join(u';'),
             QStringLiteral("2 1 +[contradiction_positive 2 1,vad_range - 1 valence] -[];"
                            "3 7 +[too_fast 3 7] -[]"));
    reader->refresh();
    QCOMPARE(log.entries.size(), 2);
    submitPlanted(study);
    reader->refresh();
    QVERIFY(reader->monitor().flags() == writer->monitor().flags());
    QVERIFY(reader->lastActivity(study.person(4)) == writer->lastActivity(study.person(4)));
}

void LiveQualityTest::importedAnswers_areTakenIn()
{
    TestStudy study(fivePeople());
    const auto live = study->figures().liveQuality();
    Log log(*live);
    const QString csv =
        writeFile(study.filePath(QStringLiteral("more.csv")),
                  "id,subtype,speaker_role,listener_role,context,utterance,annotator,emotion,"
                  "valence,arousal,dominance,confidence,active_ms,wall_ms\n"
                  "x,mixed-signals,a,b,c,u,Ann,joy,unpleasant,calm,in control,unsure,0,1500\n"
                  "x,mixed-signals,a,b,c,u,Bob,joy,pleasant,calm,in control,unsure,,\n");
    const auto imported = study->importing().importFiles({csv}, {});
    VERIFY_HOLDS(imported);
    QCOMPARE(imported->annotations, 2);
    QCOMPARE(log.entries.size(), 2);
    const auto ann = must(study.roster().people()).at(5).id;
    const auto expected = QStringLiteral("too_fast %1 16;contradiction_positive %1 16");
    QCOMPARE(namesOf(live->monitor().flags()).join(u';'), expected.arg(ann.value));
    QVERIFY(batchFlags(study.study()) == live->monitor().flags());
    QVERIFY(!live->submittedAt(ann, ScenarioId{16}));
}

void LiveQualityTest::otherLimits_startAnew()
{
    TestStudy study(fivePeople());
    const auto live = study->figures().liveQuality();
    submitPlanted(study);
    QSignalSpy reset(live.get(), &LiveQuality::reset);
    Log log(*live);
    QualityProtocol protocol;
    protocol.isSelfCheckOn = false;
    VERIFY_HOLDS(study->quality().setProtocol(protocol));
    QCOMPARE(reset.count(), 0); // no limit changed
    protocol.thresholds.tooFastMs = 11'000;
    protocol.thresholds.straightLiningFrom = 16;
    VERIFY_HOLDS(study->quality().setProtocol(protocol));
    QCOMPARE(reset.count(), 1);
    QVERIFY(log.entries.isEmpty());
    const QStringList names = namesOf(live->monitor().flags());
    QVERIFY(names.contains(QStringLiteral("too_fast 1 1")));
    QVERIFY(!names.contains(QStringLiteral("straight_lining 2 -")));
    QVERIFY(batchFlags(study.study()) == live->monitor().flags());
    submit(study, 1, 1, answerOf(Emotion::Joy, 2), 2'000);
    QCOMPARE(log.only(), QStringLiteral("1 1 +[] -[too_fast 1 1]"));
}

void LiveQualityTest::figures_areOfTheCountingAnswers()
{
    TestStudy study(fivePeople());
    const auto live = study->figures().liveQuality();
    submitPlanted(study);
    submit(study, 1, 4, answerOf(Emotion::Fear, -2), 5'000);
    QCOMPARE(live->observations().size(), std::size_t{5 * Items});
    QCOMPARE(live->observations(study.person(1)).size(), std::size_t{Items});
    QCOMPARE(live->submittedAt(study.person(1), study.scenario(4)),
             std::optional(study.clock.now()));
    QCOMPARE(live->lastActivity(study.person(1)), std::optional(study.clock.now()));
    QVERIFY(!live->lastActivity(PersonId{77}));
    for (const PersonQuality& figures : must(study->figures().check()).people)
        QVERIFY(live->monitor().person(figures.person) == figures);
}

void LiveQualityTest::randomWork_equalsTheBatchRules()
{
    TestStudy study(fivePeople());
    const auto live = study->figures().liveQuality();
    PythonRandom random(20'261);
    constexpr std::array<qint64, 6> Times{500, 2'900, 3'000, 9'000, 12'000, 600'001};
    for (int step = 0; step < 300; ++step) {
        Answer answer = completeAnswer(static_cast<Choice>(random.below(EmotionCount)));
        for (ScaleIndex dimension : AllDimensions)
            answer.scale(dimension) = static_cast<int>(random.below(PointCount)) + MinPoint;
        const int person = static_cast<int>(1 + random.below(5));
        const int item = static_cast<int>(1 + random.below(Items));
        submit(study, person, item, answer, Times.at(random.below(6)) + random.below(2'000));
        std::vector<QualityObservation> counting;
        for (const Annotation& annotation : must(study->annotations()))
            counting.push_back(*observationOf(annotation));
        QVERIFY2(live->monitor().flags() == checkAll(counting, must(study->quality().thresholds())),
                 qPrintable(QStringLiteral("after step %1").arg(step)));
    }
    for (const PersonQuality& figures : must(study->figures().check()).people)
        QVERIFY(live->monitor().person(figures.person) == figures);
}

void LiveQualityTest::explanations_areFollowed()
{
    const QString copied = QStringLiteral("She says that all is fine while her hands shake. "
                                          "I think she hides how much it hurts.");
    TestStudy study(fivePeople());
    const auto live = study->figures().liveQuality();
    Log log(*live);
    const auto write = [&](int person, int item, const QString& text) {
        Answer answer = completeAnswer(Emotion::Anger, text);
        study.clock.advance(20'000);
        must(study.labelling().submit(study.person(person), study.scenario(item),
                                      submissionOf(answer, {study.clock.now(), 9'000, 9'000, 0})));
    };
    write(1, 1, QStringLiteral("Fine."));
    QCOMPARE(log.only(), QStringLiteral("1 1 +[explanation_short 1 1] -[]"));
    QCOMPARE(live->person(study.person(1)).flagRate, 1.0);
    write(1, 1, copied);
    QCOMPARE(log.only(), QStringLiteral("1 1 +[] -[explanation_short 1 1]"));
    write(2, 1, copied);
    QCOMPARE(log.only(), QStringLiteral("2 1 +[explanation_of_another 1 1,"
                                        "explanation_of_another 2 1] -[]"));
    QVERIFY(live->flags() == batchFlags(study.study()));
    QVERIFY(study->figures().liveQuality()->flags() == live->flags());
    for (int item = 2; item <= 11; ++item)
        write(3, item, QStringLiteral("It is so. It is so."));
    QCOMPARE(log.entries.last(),
             QStringLiteral("3 11 +[straight_lining 3 -,same_explanation 3 -] -[]"));
    const PersonQuality repeater = live->person(study.person(3));
    QCOMPARE(repeater.generalFlags, 2);
    QCOMPARE(repeater.flaggedItems, 0);
    QVERIFY(live->flags(study.person(3)) == [&] {
        std::vector<QualityFlag> flags = batchFlags(study.study());
        std::erase_if(flags, [&](const auto& flag) { return flag.person != study.person(3); });
        return flags;
    }());

    QualityProtocol without;
    without.thresholds.checksExplanations = false;
    VERIFY_HOLDS(study->quality().setProtocol(without));
    for (const QualityFlag& flag : live->flags())
        QVERIFY2(flag.code < QualityCode::ExplanationShort, qPrintable(nameOf(flag)));
    QVERIFY(live->flags() == batchFlags(study.study()));
}

void LiveQualityTest::correctedScene_isComparedAnew()
{
    const QString own = QStringLiteral("The whole team had gone home and nobody had said a word. "
                                       "The lights were still on.");
    TestStudy study(fivePeople());
    const auto live = study->figures().liveQuality();
    submit(study, 1, 1, completeAnswer(Emotion::Anger, own), 9'000);
    QVERIFY(live->flags().empty());
    QSignalSpy reset(live.get(), &LiveQuality::reset);
    VERIFY_HOLDS(study->corrections().correct(study.scenario(1), {{ScenePart::Context, own}},
                                              QStringLiteral("It was cut"), {}));
    QCOMPARE(reset.count(), 1);
    QCOMPARE(namesOf(live->flags()), listed("explanation_of_scene 1 1"));
    QVERIFY(live->flags() == batchFlags(study.study()));
}

// However many scenes a study has; and none where nothing is compared with them.
void LiveQualityTest::correctedScene_isReadAlone()
{
    const RowWatch watch;
    TestStudy study(fivePeople());
    const auto rowsOfCorrecting = [&](int item) {
        const qint64 before = watch.rows();
        must(study->corrections().correct(
            study.scenario(item), {{ScenePart::Context, QStringLiteral("A corrected context.")}},
            QStringLiteral("It was cut"), {}));
        return watch.rows() - before;
    };
    const qint64 alone = rowsOfCorrecting(1);
    const auto live = study->figures().liveQuality();
    QVERIFY(rowsOfCorrecting(2) - alone < Items);
    QualityProtocol without;
    without.thresholds.checksExplanations = false;
    VERIFY_HOLDS(study->quality().setProtocol(without));
    QVERIFY(rowsOfCorrecting(3) - alone < Items);
}

SUBTEXT_TEST(LiveQualityTest)

#include "livequalitytest.moc"
