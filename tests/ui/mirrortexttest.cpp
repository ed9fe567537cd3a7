// SPDX-License-Identifier: MIT
#include "ui/text/mirrortext.h"

#include "core/domain/ceiscene.h"
#include "core/exchange/rows/studydata.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

using namespace subtext;
using namespace subtext::test;

/// What the page of an annotator says, of a task that no code knows.
class MirrorTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leaning_isSaidInTheWordsOfTheScale();
    void page_saysFiguresAndScenes();
    void markedWords_standWithTheirPeople();
    void assumedPower_isNotShown();
    void whatPeopleWrote_isNoMarkup();
    void voteCounts_areInTheOrderOfTheOptions();
    void files_areNamedForTheirPeople();
};

namespace {

/// One page about one item, answered otherwise than the final label.
Mirrors onePage()
{
    Mirrors mirrors;
    mirrors.title = QStringLiteral("Letters <2026>");
    mirrors.task = std::make_shared<const Task>(thirdTask());
    Mirror& mirror = mirrors.people.emplace_back();
    mirror.rater.code = QStringLiteral("A01");
    mirror.rater.name = QStringLiteral("Ann Lee");
    mirror.figures.items = 8;
    mirror.figures.scales = {{8, -1.5, stats::Interval{-2, -0.25}, Leaning::Lower},
                             {8, 0.125, stats::Interval{-1, 1.25}, Leaning::None}};
    for (const Question& question : mirrors.task->questions) {
        MirrorQuestion& figures = mirror.figures.questions.emplace_back();
        figures.own.assign(question.options.size(), 0);
        figures.others.assign(question.options.size(), 0);
    }
    mirror.figures.questions.front().withOthers = {3, 8};
    mirror.figures.reread = {{0, 0.5}};
    MirrorScene& scene = mirror.scenes.emplace_back();
    scene.scenario.sourceId = QStringLiteral("17");
    scene.own.ballot[0] = Choice{4};
    scene.own.explanation = QStringLiteral("She <b>shouts</b>.");
    scene.gold[0] = Pick{Choice{2}};
    for (const Question& question : mirrors.task->questions)
        scene.votes.emplace_back(question.options.size(), 0);
    scene.votes.front() = {0, 0, 2, 0, 1};
    scene.note = QStringLiteral("Twice she asks.");
    return mirrors;
}

QString pageOf(const Mirrors& mirrors)
{
    return mirrorHtml(mirrors, mirrors.people.front());
}

} // namespace

void MirrorTextTest::leaning_isSaidInTheWordsOfTheScale()
{
    const Scale& mood = thirdTask().scales.front();
    QCOMPARE(leaningText(Leaning::Lower, mood),
             QStringLiteral("Nearer to “bitter” than the others"));
    QCOMPARE(leaningText(Leaning::Higher, mood),
             QStringLiteral("Nearer to “delighted” than the others"));
    QCOMPARE(leaningText(Leaning::None, mood), QStringLiteral("No clear difference"));
    QCOMPARE(leaningText(Leaning::TooFew, mood), QStringLiteral("Too few items to say"));
}

void MirrorTextTest::page_saysFiguresAndScenes()
{
    Mirrors mirrors = onePage();
    const QString page = pageOf(mirrors);
    for (const QString& said :
         {QStringLiteral("Mirror of Ann Lee (A01)"),
          QStringLiteral(", from −2 (bitter) to +2 (delighted)"),
          QStringLiteral(", from 0 (none) to 10 (a day)"), QStringLiteral("−1.50"),
          QStringLiteral("−2.00 to −0.25"), QStringLiteral("3 of 8 (37.5 %)"),
          QStringLiteral("Twice she asks."),
          QStringLiteral("Explanations of others are not shown.")})
        QVERIFY2(page.contains(said), qPrintable(said + u'\n' + page));
    QVERIFY(!page.contains(QLatin1String("Early items again")));

    mirrors.hasReasons = true;
    mirrors.people.front().scenes.front().reasons = {
        {QStringLiteral("A02"), {Choice{2}}, QStringLiteral("He paces."), {}}};
    Steadiness& steadiness = mirrors.people.front().figures.steadiness.emplace();
    steadiness.items = 4;
    steadiness.questions.assign(mirrors.task->questions.size(), MirrorShare{3, 4});
    steadiness.scales.assign(mirrors.task->scales.size(), MirrorGap{4, 0.75});
    const QString told = pageOf(mirrors);
    for (const QString& said :
         {QStringLiteral("A02, "), QStringLiteral("He paces."),
          QStringLiteral("the consent text allows it"), QStringLiteral("Early items again"),
          QStringLiteral("3 of 4 (75.0 %)"), QStringLiteral("0.75")})
        QVERIFY2(told.contains(said), qPrintable(said + u'\n' + told));
}

void MirrorTextTest::markedWords_standWithTheirPeople()
{
    constexpr FieldIndex Message{4};
    const QString text = QStringLiteral("Today would be good.");
    Mirrors mirrors = onePage();
    mirrors.hasReasons = true;
    MirrorScene& scene = mirrors.people.front().scenes.front();
    scene.scenario.text(Message) = text;
    scene.reasons = {{QStringLiteral("A02"), {Choice{2}}, QStringLiteral("He paces."), {}}};
    QVERIFY(!pageOf(mirrors).contains(QLatin1String("arked")));

    scene.own.cues = withWordsToggled({}, Message, text, 0, 1);
    QVERIFY(pageOf(mirrors).contains(
        QStringLiteral("<p><b>Words that you marked:</b> “Today would”</p>")));
    QVERIFY(!pageOf(mirrors).contains(QLatin1String("words that they marked")));

    const Cues last = withWordsToggled({}, Message, text, 3, 3);
    scene.reasons.front().cues = last;
    scene.reasons.push_back({QStringLiteral("A03"), {Choice{1}}, {}, last}); // explained nothing
    const QString told = pageOf(mirrors);
    QVERIFY2(told.contains(QStringLiteral("</b> He paces.<br>Marked: “good”</p>")),
             qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("</b> Marked: “good”</p>")), qPrintable(told));
    QVERIFY(told.contains(QLatin1String("Explanations of others and words that they marked")));

    scene.scenario.text(Message) = QStringLiteral("Tomorrow would be good."); // corrected since
    scene.reasons.pop_back();
    QVERIFY(!pageOf(mirrors).contains(QLatin1String("arked")));
}

void MirrorTextTest::assumedPower_isNotShown()
{
    Mirrors mirrors;
    mirrors.task = std::make_shared<const Task>(taskOf(StudyData()));
    Mirror& mirror = mirrors.people.emplace_back();
    for (const Question& question : mirrors.task->questions) {
        MirrorQuestion& figures = mirror.figures.questions.emplace_back();
        figures.own.assign(question.options.size(), 0);
        figures.others.assign(question.options.size(), 0);
    }
    mirror.figures.scales.resize(mirrors.task->scales.size());
    MirrorScene& scene = mirror.scenes.emplace_back();
    for (const Question& question : mirrors.task->questions)
        scene.votes.emplace_back(question.options.size(), 0);
    scene.scenario.text(ScenePart::SpeakerRole) = QStringLiteral("friend");
    scene.scenario.text(ScenePart::ListenerRole) = QStringLiteral("friend");
    scene.scenario.text(ScenePart::PowerRelation) = powerToken(PowerRelation::Peer);
    QVERIFY(pageOf(mirrors).contains(QLatin1String("Between equals")));
    scene.scenario.setGuessed(ScenePart::PowerRelation);
    QVERIFY(!pageOf(mirrors).contains(QLatin1String("Between equals")));
    QVERIFY(pageOf(mirrors).contains(QLatin1String("friend")));
}

void MirrorTextTest::whatPeopleWrote_isNoMarkup()
{
    const QString page = pageOf(onePage());
    QVERIFY(page.contains(QLatin1String("Letters &lt;2026&gt;")));
    QVERIFY(page.contains(QLatin1String("She &lt;b&gt;shouts&lt;/b&gt;.")));
    QVERIFY(!page.contains(QLatin1String("<b>shouts")));
}

void MirrorTextTest::voteCounts_areInTheOrderOfTheOptions()
{
    const Task& task = thirdTask();
    QCOMPARE(voteCountsText({0, 0, 2, 0, 1}, task, 0),
             QStringLiteral("2 %1, 1 %2")
                 .arg(task.questions[0].options[2].word, task.questions[0].options[4].word));
    QCOMPARE(voteCountsText({0, 0}, task, 1), QString());
}

void MirrorTextTest::files_areNamedForTheirPeople()
{
    Mirrors mirrors = onePage();
    const QString ending = QStringLiteral(".pdf");
    QCOMPARE(must(mirrorFileNames(mirrors, ending)),
             std::vector<QString>{QStringLiteral("mirror-Ann-Lee-A01.pdf")});
    mirrors.people.push_back(mirrors.people.front());
    mirrors.people[0].rater.code = QStringLiteral("A 1");
    mirrors.people[1].rater.code = QStringLiteral("a-1");
    COMPARE_ERROR(mirrorFileNames(mirrors, ending), ErrorCode::DuplicateCode);
}

SUBTEXT_TEST(MirrorTextTest)
#include "mirrortexttest.moc"
