// SPDX-License-Identifier: MIT
#include "core/figures/mirror.h"

#include "core/domain/ceiscene.h"
#include "core/figures/figures.h"
#include "core/figures/mirrorjson.h"
#include "core/figures/mirrorreading.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

using namespace subtext;
using namespace subtext::test;

/// One annotator's answers beside the others'. Known answers were computed with Python: means by
/// hand, intervals with random.Random(42).
class MirrorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oddRater_hasKnownDifferences();
    void oddRater_hasKnownLabels();
    void itemsToReread_areTheFarthestFirst();
    void equalDistances_keepTheOrderOfTheStudy();
    void fewItems_leanNowhere();
    void intervalThatEndsAtZero_leansNowhere();
    void whoeverLabelsAlone_isComparedWithNobody();
    void anyTask_hasAllItsQuestionsAndScales();
    void repeats_giveSteadiness();
    void beforeTheLock_isRefused();
    void scenes_haveVotesAndNote_andReasonsOnlyWhereAsked();
    void marks_areTheirs_andOthersOnlyWithReasons();
    void steadiness_isReadFromTheRepeats();
    void people_canBeChosen();
    void json_hasNoNamesAndNoTexts();
};

namespace {

constexpr int Odd = 0; // of the raters below

using ThreePoints = std::array<std::optional<int>, 3>;

/// The letters of three raters ('-': nobody), their points for valence, arousal and confidence, and
/// the letter of the gold label ('-': none).
AgreementItem itemOf(const QString& letters, const ThreePoints& valence, const ThreePoints& arousal,
                     const ThreePoints& confidence, QChar gold)
{
    AgreementItem item;
    for (int rater = 0; rater < 3; ++rater) {
        if (letters.at(rater) == u'-')
            continue;
        const auto at = static_cast<std::size_t>(rater);
        AgreementRating& rating = item.ratings.emplace_back();
        rating.rater = rater;
        rating.ballot[0] = emotionsOf(letters.mid(rater, 1)).front();
        rating.points.at(indexOf(Dimension::Valence)) = valence.at(at);
        rating.points.at(indexOf(Dimension::Arousal)) = arousal.at(at);
        rating.points.at(indexOf(Dimension::Confidence)) = confidence.at(at);
    }
    if (gold != u'-')
        item.gold[0] = emotionsOf(QString(gold)).front();
    return item;
}

/// Seven items; the first rater reads them as more unpleasant than the two others, and is surer.
/// Nobody rated dominance.
AgreementInput sevenItems()
{
    AgreementInput input;
    for (int rater = 1; rater <= 3; ++rater)
        input.raters.push_back({PersonId{rater}, QStringLiteral("A0%1").arg(rater), {}});
    const std::optional<int> none;
    input.items = {
        itemOf(QStringLiteral("jjj"), {0, 1, 1}, {1, 1, 1}, {3, 1, 1}, u'j'),
        itemOf(QStringLiteral("tjj"), {-1, 0, 0}, {-1, 1, 0}, {2, 1, 0}, u'j'),
        itemOf(QStringLiteral("fjj"), {-3, 2, 3}, {0, 0, 0}, {2, 0, 1}, u'j'),
        itemOf(QStringLiteral("jtf"), {-1, 1, 0}, {2, -2, 0}, {1, 0, 0}, u'-'),
        itemOf(QStringLiteral("dtt"), {-2, -1, -1}, {-2, 2, 1}, {3, 2, 1}, u't'),
        itemOf(QStringLiteral("jjt"), {0, 1, 0}, {0, 0, 1}, {2, -1, 0}, u't'),
        itemOf(QStringLiteral("t-t"), {1, none, 2}, {1, none, 0}, {1, none, -3}, u't'),
    };
    return input;
}

bool isNear(const std::optional<double>& value, double expected)
{
    return value && std::abs(*value - expected) < 1e-12;
}

bool isNear(const std::optional<stats::Interval>& value, double low, double high)
{
    return value && isNear(value->low, low) && isNear(value->high, high);
}

const MirrorScale& ofScale(const MirrorFigures& figures, ScaleIndex scale)
{
    return figures.scales.at(indexOf(scale));
}

std::vector<qint64> emotionCounts(std::initializer_list<std::pair<Choice, qint64>> counts)
{
    std::vector<qint64> all(EmotionCount, 0);
    for (const auto& [option, count] : counts)
        all.at(slotOf(option)) = count;
    return all;
}

void lockStudy(DeskStudy& study)
{
    must(study.dataLock().lock(QStringLiteral("Final."), study.coordinator()));
}

/// The one scene to reread in the document of one page.
QJsonObject rereadIn(const Mirrors& mirrors)
{
    const QJsonObject document = QJsonDocument::fromJson(mirrorsJson(mirrors)).object();
    const QJsonValue person = document[QStringLiteral("people")].toArray().first();
    return person[QStringLiteral("reread")].toArray().first().toObject();
}

QJsonArray stretchOfUtterance(int begin, int end)
{
    return {QJsonObject{{QStringLiteral("field"), QStringLiteral("utterance")},
                        {QStringLiteral("begin"), begin},
                        {QStringLiteral("end"), end}}};
}

/// The page of whoever has this seat of an item.
Mirror mirrorOfSeat(DeskStudy& study, int item, int seat, bool hasReasons = false)
{
    MirrorOptions options;
    options.people = {
        must(study->raters(study.scenario(item))).at(static_cast<std::size_t>(seat - 1))};
    options.hasReasons = hasReasons;
    return must(study->figures().mirrors(options)).people.front();
}

} // namespace

void MirrorTest::oddRater_hasKnownDifferences()
{
    const MirrorFigures figures = mirrorFigures(sevenItems(), Odd, {});
    QCOMPARE(figures.items, qint64{7});
    const MirrorScale& valence = ofScale(figures, Dimension::Valence);
    QCOMPARE(valence.items, qint64{7});
    QVERIFY(isNear(valence.difference, -3.835 / 7));
    QVERIFY(isNear(valence.interval, -6.99 / 7, -1.99 / 7));
    QVERIFY(valence.leaning == Leaning::Lower);
    const MirrorScale& arousal = ofScale(figures, Dimension::Arousal);
    QVERIFY(isNear(arousal.difference, -0.495 / 7));
    QVERIFY(isNear(arousal.interval, -3.825 / 7, 2.685 / 7));
    QVERIFY(arousal.leaning == Leaning::None);
    const MirrorScale& confidence = ofScale(figures, Dimension::Confidence);
    QVERIFY(isNear(confidence.difference, 4.675 / 7));
    QVERIFY(isNear(confidence.interval, 3.335 / 7, 6.335 / 7));
    QVERIFY(confidence.leaning == Leaning::Higher);
    QCOMPARE(ofScale(figures, Dimension::Dominance), MirrorScale{});
}

// Others' votes: j j, j j, j j, t f (no winner), t t, j t (no winner), t.
void MirrorTest::oddRater_hasKnownLabels()
{
    const MirrorFigures figures = mirrorFigures(sevenItems(), Odd, {});
    const MirrorQuestion& emotion = figures.questions.front();
    QCOMPARE(emotion.withOthers, (MirrorShare{2, 5}));
    QCOMPARE(emotion.withGold, (MirrorShare{2, 6}));
    QVERIFY(isNear(emotion.withOthers.share(), 0.4));
    QVERIFY(!MirrorShare{}.share());
    QCOMPARE(
        emotion.own,
        emotionCounts(
            {{Emotion::Joy, 3}, {Emotion::Trust, 2}, {Emotion::Fear, 1}, {Emotion::Disgust, 1}}));
    QCOMPARE(emotion.others,
             emotionCounts({{Emotion::Joy, 7}, {Emotion::Trust, 5}, {Emotion::Fear, 1}}));
}

// Halves of |valence| and |arousal| differences, over the length 2 of a scale: (1.835 + 0) / 4,
// (0.34 + 1.17) / 4, (0.33 + 0.495) / 4, and (0.165 + 0.165) / 4, which has no room.
void MirrorTest::itemsToReread_areTheFarthestFirst()
{
    const MirrorFigures figures = mirrorFigures(sevenItems(), Odd, {});
    QCOMPARE(figures.reread.size(), std::size_t{3});
    QCOMPARE(figures.reread[0].item, std::size_t{2});
    QVERIFY(isNear(figures.reread[0].distance, 0.45875));
    QCOMPARE(figures.reread[1].item, std::size_t{4});
    QVERIFY(isNear(figures.reread[1].distance, 0.3775));
    QCOMPARE(figures.reread[2].item, std::size_t{1});
    QVERIFY(isNear(figures.reread[2].distance, 0.20625));
}

void MirrorTest::equalDistances_keepTheOrderOfTheStudy()
{
    AgreementInput input = sevenItems();
    const ThreePoints none{};
    for (AgreementItem& item : input.items)
        item = itemOf(QStringLiteral("fjj"), none, none, none, u'j');
    const MirrorFigures figures = mirrorFigures(input, Odd, {});
    QCOMPARE(figures.reread, (std::vector<RereadItem>{{0, 0}, {1, 0}, {2, 0}}));
}

// All five say the same, and so would every resample: that is no evidence yet.
void MirrorTest::fewItems_leanNowhere()
{
    AgreementInput input = sevenItems();
    const ThreePoints none{};
    input.items.assign(5, itemOf(QStringLiteral("jjj"), {-3, 0, 0}, none, none, u'j'));
    MirrorFigures figures = mirrorFigures(input, Odd, {});
    QVERIFY(isNear(ofScale(figures, Dimension::Valence).interval, -1, -1));
    QVERIFY(ofScale(figures, Dimension::Valence).leaning == Leaning::TooFew);
    input.items.push_back(input.items.front());
    figures = mirrorFigures(input, Odd, {});
    QVERIFY(ofScale(figures, Dimension::Valence).leaning == Leaning::Lower);
    input.items.resize(1);
    figures = mirrorFigures(input, Odd, {});
    QVERIFY(isNear(ofScale(figures, Dimension::Valence).difference, -1));
    QVERIFY(!ofScale(figures, Dimension::Valence).interval);
}

// 250 items of which five lie a point (a third on the scale) from the others: the nearer limit is
// of one or two of them, 0.001 to 0.003, which the page shows as 0.00.
void MirrorTest::intervalThatEndsAtZero_leansNowhere()
{
    AgreementInput input = sevenItems();
    const ThreePoints none{};
    input.items.assign(250, itemOf(QStringLiteral("jjj"), {0, 0, 0}, none, none, u'j'));
    for (const std::size_t i : {0U, 1U, 2U, 3U, 4U})
        input.items[i] = itemOf(QStringLiteral("jjj"), {1, 0, 0}, none, none, u'j');
    const MirrorFigures up = mirrorFigures(input, Odd, {});
    const MirrorScale& higher = ofScale(up, Dimension::Valence);
    QVERIFY(higher.interval && higher.interval->low > 0 && higher.interval->low < 0.005);
    QVERIFY(higher.leaning == Leaning::None);
    for (const std::size_t i : {0U, 1U, 2U, 3U, 4U})
        input.items[i] = itemOf(QStringLiteral("jjj"), {-1, 0, 0}, none, none, u'j');
    const MirrorFigures down = mirrorFigures(input, Odd, {});
    QVERIFY(ofScale(down, Dimension::Valence).leaning == Leaning::None);
}

void MirrorTest::whoeverLabelsAlone_isComparedWithNobody()
{
    AgreementInput input = sevenItems();
    for (AgreementItem& item : input.items)
        item.ratings.resize(1);
    const MirrorFigures figures = mirrorFigures(input, Odd, {});
    QCOMPARE(ofScale(figures, Dimension::Valence), MirrorScale{});
    const MirrorQuestion& emotion = figures.questions.front();
    QCOMPARE(emotion.withOthers, MirrorShare{});
    QCOMPARE(emotion.withGold, (MirrorShare{2, 6}));
    QCOMPARE(emotion.own, emotionCounts({}));
    QCOMPARE(emotion.others, emotionCounts({}));
}

// One item of a task with a board, and with a scale whose numbers are not evenly apart: mood −2
// beside 0 and 2 is −2 − 1 of 4, effort "a day" (10) beside 0 and 2.5 is 10 − 1.25 of 10.
void MirrorTest::anyTask_hasAllItsQuestionsAndScales()
{
    AgreementInput input = sevenItems();
    input.task = std::make_shared<const Task>(thirdTask());
    const auto rating = [](int rater, const Ballot& ballot, int mood, int effort) {
        return AgreementRating{rater, ballot, {mood, effort}};
    };
    const std::optional<Choice> none;
    constexpr Choice Calm{0}, Worried{2}, Cross{4}, No{0}, Yes{1};
    AgreementItem item;
    item.ratings = {rating(0, {Cross, Yes, No, none}, -2, 5), rating(1, {Calm, No, No, No}, 0, 1),
                    rating(2, {Calm, No, Yes, No}, 2, 3)};
    item.gold = {Worried, No};
    input.items = {item};
    const MirrorFigures figures = mirrorFigures(input, Odd, {});
    QCOMPARE(figures.scales.size(), std::size_t{2});
    QVERIFY(isNear(figures.scales[0].difference, -3));
    QVERIFY(isNear(figures.scales[1].difference, 8.75));
    QCOMPARE(figures.questions.size(), std::size_t{4});
    QCOMPARE(figures.questions[0].withOthers, (MirrorShare{0, 1}));
    QCOMPARE(figures.questions[0].own, (std::vector<qint64>{0, 0, 0, 0, 1}));
    QCOMPARE(figures.questions[0].others, (std::vector<qint64>{2, 0, 0, 0, 0}));
    QCOMPARE(figures.questions[1].withGold, (MirrorShare{0, 1}));
    QCOMPARE(figures.questions[2].withOthers, MirrorShare{}); // one no, one yes
    QCOMPARE(figures.questions[2].others, (std::vector<qint64>{1, 1}));
    QCOMPARE(figures.questions[3].others, (std::vector<qint64>{0, 0})); // left open
    QCOMPARE(figures.reread.size(), std::size_t{1});
    QVERIFY(isNear(figures.reread.front().distance, (0.75 + 0.875) / 2));
}

void MirrorTest::repeats_giveSteadiness()
{
    QVERIFY(!mirrorFigures(sevenItems(), Odd, {}).steadiness);
    const auto answer = [](Choice label, int valence, std::optional<int> confidence) {
        Answer answer;
        answer.ballot[0] = label;
        answer.scale(Dimension::Valence) = valence;
        answer.scale(Dimension::Confidence) = confidence;
        return answer;
    };
    const std::vector<AnsweredTwice> twice{
        {answer(Emotion::Joy, -3, 3), answer(Emotion::Joy, -2, 1)},
        {answer(Emotion::Fear, 0, 3), answer(Emotion::Trust, 2, std::nullopt)}};
    const auto steadiness = mirrorFigures(sevenItems(), Odd, twice).steadiness;
    QVERIFY(steadiness.has_value());
    QCOMPARE(steadiness->items, qint64{2});
    QCOMPARE(steadiness->questions, (std::vector<MirrorShare>{{1, 2}}));
    const MirrorGap& valence = steadiness->scales.at(indexOf(Dimension::Valence));
    QCOMPARE(valence.items, qint64{2});
    QVERIFY(isNear(valence.distance, 0.5)); // 0.33 and 0.67
    const MirrorGap& confidence = steadiness->scales.at(indexOf(Dimension::Confidence));
    QCOMPARE(confidence.items, qint64{1});
    QVERIFY(isNear(confidence.distance, 0.67));
    QCOMPARE(steadiness->scales.at(indexOf(Dimension::Arousal)), MirrorGap{});
}

void MirrorTest::beforeTheLock_isRefused()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("jjt"));
    COMPARE_ERROR(study->figures().mirrors({}), ErrorCode::StudyUnlocked);
    lockStudy(study);
    QCOMPARE(must(study->figures().mirrors({})).people.size(), std::size_t{3});
    must(study.dataLock().unlock(QStringLiteral("Not yet."), study.coordinator()));
    COMPARE_ERROR(study->figures().mirrors({}), ErrorCode::StudyUnlocked);
}

void MirrorTest::scenes_haveVotesAndNote_andReasonsOnlyWhereAsked()
{
    DeskStudy study(2);
    study.answer(1, 1, completeAnswer(Emotion::Joy, QStringLiteral("She laughs. It is warm.")));
    study.answer(1, 2,
                 completeAnswer(Emotion::Fear, QStringLiteral("His voice breaks. He waits.")));
    study.answer(1, 3, completeAnswer(Emotion::Trust));
    study.label(2, QStringLiteral("jjj"));
    must(study.deciding().decide(study.judge(1), study.scenario(1), verdict(Emotion::Fear)));
    lockStudy(study);

    const Mirror silent = mirrorOfSeat(study, 1, 1);
    QCOMPARE(silent.scenes.size(), std::size_t{1});
    const MirrorScene& scene = silent.scenes.front();
    QVERIFY(scene.scenario.id == study.scenario(1));
    QVERIFY(scene.own.ballot[0] == Emotion::Joy);
    QVERIFY(scene.gold[0] == Pick{Emotion::Fear});
    QCOMPARE(scene.note, QStringLiteral("Heard so."));
    std::vector<int> votes(EmotionCount, 0);
    for (const Choice emotion : {Emotion::Joy, Emotion::Fear, Emotion::Trust})
        votes.at(slotOf(emotion)) = 1;
    QCOMPARE(scene.votes, (std::vector<std::vector<int>>{votes}));
    QVERIFY(scene.reasons.empty());

    const Mirror told = mirrorOfSeat(study, 1, 1, true);
    const std::vector<OthersReason>& reasons = told.scenes.front().reasons;
    QCOMPARE(reasons.size(), std::size_t{2});
    const auto fearful =
        std::find_if(reasons.begin(), reasons.end(),
                     [](const OthersReason& reason) { return reason.ballot[0] == Emotion::Fear; });
    QVERIFY(fearful != reasons.end());
    QCOMPARE(fearful->explanation, QStringLiteral("His voice breaks. He waits."));
    for (const OthersReason& reason : reasons)
        QVERIFY(reason.code.startsWith(u'A') && reason.code != told.rater.code);
}

// Of "Utterance 1 of sarcasm-irony." the first two words, and "of".
void MirrorTest::marks_areTheirs_andOthersOnlyWithReasons()
{
    DeskStudy study(1);
    const Scenario scene = must(study->scenarios()).front();
    const QString text = scene.text(ScenePart::Utterance);
    Answer other = completeAnswer(Emotion::Joy);
    other.cues = withWordsToggled({}, ScenePart::Utterance, text, 2, 2);
    study.answer(1, 1, other);
    study.answer(1, 2, completeAnswer(Emotion::Joy));
    Answer odd = completeAnswer(Emotion::Trust);
    odd.cues = withWordsToggled({}, ScenePart::Utterance, text, 0, 1);
    study.answer(1, 3, odd);
    lockStudy(study);
    const std::vector<PersonId> seats = must(study->raters(study.scenario(1)));

    MirrorOptions options;
    options.people = {seats.at(2)};
    const QJsonObject silent = rereadIn(must(study->figures().mirrors(options)));
    QCOMPARE(silent[QStringLiteral("marked")].toArray(), stretchOfUtterance(0, 11));
    QVERIFY(!silent.contains(QStringLiteral("others_marked")));

    options.hasReasons = true;
    const Mirrors told = must(study->figures().mirrors(options));
    QVERIFY(!mirrorsJson(told).contains("Utterance 1"));
    const QJsonArray others = rereadIn(told)[QStringLiteral("others_marked")].toArray();
    QCOMPARE(others.size(), 1);
    const QJsonObject one = others.first().toObject();
    QCOMPARE(one[QStringLiteral("marked")].toArray(), stretchOfUtterance(12, 14));
    const auto& reasons = told.people.front().scenes.front().reasons;
    const auto marking = std::find_if(reasons.begin(), reasons.end(),
                                      [](const OthersReason& r) { return !r.cues.empty(); });
    QVERIFY(marking != reasons.end());
    QCOMPARE(one[QStringLiteral("code")].toString(), marking->code);
}

void MirrorTest::steadiness_isReadFromTheRepeats()
{
    Protocol protocol;
    protocol.repeats = 1;
    DeskStudy study(3, 3, protocol);
    for (int item = 1; item <= 3; ++item)
        study.label(item, QStringLiteral("jjj"));
    const PersonId person = study.person(1);
    const std::vector<ScenarioId> due = must(study->repeats().due(person));
    QCOMPARE(due.size(), std::size_t{1});
    Answer again = completeAnswer(Emotion::Fear);
    again.scale(Dimension::Valence) = 0; // −2 before
    must(study->repeats().record(person, due.front(), again, 1));
    lockStudy(study);
    const Mirrors mirrors = must(study->figures().mirrors({}));
    for (const Mirror& mirror : mirrors.people) {
        QCOMPARE(mirror.figures.steadiness.has_value(), mirror.rater.person == person);
        if (!mirror.figures.steadiness)
            continue;
        QCOMPARE(mirror.figures.steadiness->questions.front(), (MirrorShare{0, 1}));
        const auto& scales = mirror.figures.steadiness->scales;
        QVERIFY(isNear(scales.at(indexOf(Dimension::Valence)).distance, 0.67));
    }
}

void MirrorTest::people_canBeChosen()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("jj-"));
    lockStudy(study);
    QCOMPARE(must(study->figures().mirrors({})).people.size(), std::size_t{2});
    MirrorOptions options;
    options.people = {must(study->raters(study.scenario(1))).at(1)};
    const Mirrors one = must(study->figures().mirrors(options));
    QCOMPARE(one.people.size(), std::size_t{1});
    QVERIFY(one.people.front().rater.person == options.people.front());
    options.people = {must(study->raters(study.scenario(1))).at(2)}; // labelled nothing
    QVERIFY(must(study->figures().mirrors(options)).people.empty());
}

void MirrorTest::json_hasNoNamesAndNoTexts()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("jjt"));
    lockStudy(study);
    MirrorOptions options;
    options.hasReasons = true;
    const QByteArray json = mirrorsJson(must(study->figures().mirrors(options)));
    QVERIFY(!json.contains("Person "));
    QVERIFY(!json.contains("Because of the tone"));
    QVERIFY(!json.contains("marked")); // nobody did
    const QJsonObject document = QJsonDocument::fromJson(json).object();
    QCOMPARE(document[QStringLiteral("schema")].toString(), QStringLiteral("subtext.mirrors/1"));
    const QJsonArray people = document[QStringLiteral("people")].toArray();
    QCOMPARE(people.size(), 3);
    int toReread = 0;
    for (const QJsonValue& person : people) {
        for (const QJsonValue& scene : person[QStringLiteral("reread")].toArray()) {
            ++toReread;
            QCOMPARE(scene[QStringLiteral("scenario")].toString(),
                     QStringLiteral("sarcasm-irony/1"));
            const QJsonValue label = scene[QStringLiteral("labels")].toArray().first();
            QCOMPARE(label[QStringLiteral("own")].toString(), QStringLiteral("trust"));
            QCOMPARE(label[QStringLiteral("final")].toString(), QStringLiteral("joy"));
        }
    }
    QCOMPARE(toReread, 1);
}

SUBTEXT_TEST(MirrorTest)
#include "mirrortest.moc"
