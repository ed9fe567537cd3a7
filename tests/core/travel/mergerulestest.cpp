// SPDX-License-Identifier: MIT
#include "core/course/consents.h"
#include "core/storage/answerstore.h"
#include "core/storage/coursestore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "core/task/builtintasks.h"
#include "core/travel/mergingrules.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/core/travel/travellingrows.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/rowwatch.h"

#include <QCryptographicHash>

#include <limits>

using namespace subtext;
using namespace subtext::test;

/// Rows that no version of the program writes, and reports about them that stay small.
class MergeRulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void outermostRows_areTaken();
    void rowBeyondTheRules_isMalformed_data();
    void rowBeyondTheRules_isMalformed();
    void endlessVisits_stopNoSum();
    void importedAnswers_comeBackAsKnown();
    void builtInConsent_isTakenWhereTheStudyKnowsTheText();
    void consentToAnEmptyRevision_isRefused();
    void textsOfTheFile_areCutAndPrintable();
    void titleOfAnotherStudy_isCut();
    void handOutOfAnotherTask_isRefused();
    void report_keepsSmall();
    void cancelledBetweenRows_takesNothing();
    void cancelledWhileReading_endsSoonAndTakesNothing();

private:
    struct Case
    {
        const char* name;
        std::function<void(StudyContext&)> write;
    };
    static std::vector<Case> cases();

    std::unique_ptr<TestStudy> m_study;
    QString m_handOut;
};

namespace {

constexpr qint64 Now = FixedClock::Start;
constexpr qint64 Earliest = MergingRules::EarliestMoment;
constexpr qint64 Latest = Now + MergingRules::LongestLeadMs;
constexpr qint64 Longest = MergingRules::LongestMs;
constexpr int Most = static_cast<int>(MergingRules::LargestCount);
constexpr qint64 Endless = std::numeric_limits<qint64>::max();

PersonId ownerOf(StudyContext& context)
{
    return context.people.all().front().id;
}

/// The item at that place in the order of the owner.
ScenarioId itemAt(StudyContext& context, std::size_t position)
{
    return context.people.assignmentsOf(ownerOf(context)).at(position - 1).scenario;
}

Annotation annotationIn(StudyContext& context)
{
    Annotation row;
    row.uuid = context.env.ids.next();
    row.person = ownerOf(context);
    row.scenario = itemAt(context, 1);
    row.position = 1;
    row.answer = completeAnswer();
    row.timings = ItemTimings{15'000, 20'000, 1, 1, {}};
    row.submittedAt = Now;
    return row;
}

VisitRow visitIn(StudyContext& context)
{
    return {context.env.ids.next().text(),
            ownerOf(context),
            itemAt(context, 1),
            {Now - 20'000, 20'000, 15'000, 1}};
}

SelfCheckRow selfCheckIn(StudyContext& context, qint64 at)
{
    return {context.env.ids.next(),     ownerOf(context),       itemAt(context, 1),
            QStringLiteral("too_fast"), QStringLiteral("kept"), at};
}

QString builtInDigest(StudyContext& context)
{
    return must(Consents(context).text()).sha256;
}

void consentIn(StudyContext& context, qint64 at, const QString& digest, int revision = 0)
{
    context.course.insertConsent(
        {context.env.ids.next(), ownerOf(context), at, digest, revision, true});
}

PracticeAnswer practiceIn(StudyContext& context)
{
    return {context.env.ids.next(),
            ownerOf(context),
            QStringLiteral("item"),
            1,
            Now,
            completeAnswer(),
            900};
}

RepeatAnswer repeatIn(StudyContext& context)
{
    return {
        context.env.ids.next(), ownerOf(context), itemAt(context, 1), Now, completeAnswer(), 900};
}

HandInRow handInIn(StudyContext& context)
{
    return {context.env.ids.next(), ownerOf(context), Now, 1, 9};
}

QString digestOf(const QByteArray& text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

/// Cancels when the merge asks for the time: that is after the file was read.
class CancellingClock : public Clock
{
public:
    explicit CancellingClock(CancelToken token)
        : m_token(std::move(token))
    {}
    qint64 now() const override
    {
        CancelToken(m_token).cancel();
        return Now;
    }

private:
    CancelToken m_token;
};

} // namespace

void MergeRulesTest::initTestCase()
{
    m_study = std::make_unique<TestStudy>();
    m_handOut = handOut(*m_study, 1, QStringLiteral("first"));
}

// What the rules allow at their ends is work, however strange the laptop.
void MergeRulesTest::outermostRows_areTaken()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    forge(path, 7, [](StudyContext& context) {
        Annotation row = annotationIn(context);
        row.scenario = itemAt(context, 10);
        row.position = 10;
        row.revision = Most;
        row.submittedAt = Latest;
        row.answer.explanation = QString(MergingRules::LongestText, u'x');
        row.answer.isFlagged = true;
        row.answer.flagReason = QString(MergingRules::LongestText, u'y');
        row.timings = ItemTimings{Longest, Longest, Most, Most, {}};
        row.timings->firstAnswerMs.set(Step::Emotion, Longest);
        context.answers.insert(row);
        VisitRow visit = visitIn(context);
        visit.visit = {Earliest, Longest, Longest, Most};
        insertRow(context, visit);
        insertRow(context, selfCheckIn(context, Latest));
        consentIn(context, Earliest, builtInDigest(context));
        PracticeAnswer practice = practiceIn(context);
        practice.round = Most;
        practice.at = Earliest;
        practice.activeMs = Longest;
        practice.item = QString(MergingRules::LongestName, u'i');
        context.course.insertPractice(practice);
        RepeatAnswer repeat = repeatIn(context);
        repeat.submittedAt = Latest;
        repeat.activeMs = Longest;
        context.course.insertRepeat(repeat);
        HandInRow handIn = handInIn(context);
        handIn.submitted = Most;
        handIn.at = Latest;
        insertRow(context, handIn);
    });
    const MergedFile merged = mergeOne(study.study(), path);
    QVERIFY2(!merged.error, "refused as a whole");
    QCOMPARE(merged.refused.size(), std::size_t{0});
    QCOMPARE(merged.taken, qint64{7});
}

std::vector<MergeRulesTest::Case> MergeRulesTest::cases()
{
    std::vector<Case> all;
    const auto annotation = [&](const char* name, std::function<void(Annotation&)> change) {
        all.push_back({name, [change](StudyContext& context) {
                           Annotation row = annotationIn(context);
                           change(row);
                           context.answers.insert(row);
                       }});
    };
    annotation("imported", [](Annotation& row) { row.origin = Origin::Imported; });
    annotation("never submitted", [](Annotation& row) { row.submittedAt.reset(); });
    annotation("submitted before 1970", [](Annotation& row) { row.submittedAt = Earliest - 1; });
    annotation("submitted too late", [](Annotation& row) { row.submittedAt = Latest + 1; });
    annotation("submitted at the end of time", [](Annotation& row) { row.submittedAt = Endless; });
    annotation("beyond the last item", [](Annotation& row) { row.position = 11; });
    annotation("without timings", [](Annotation& row) { row.timings.reset(); });
    annotation("active too long", [](Annotation& row) { row.timings->activeMs = Longest + 1; });
    annotation("shown too long", [](Annotation& row) { row.timings->wallMs = Endless; });
    annotation("never visited", [](Annotation& row) { row.timings->visits = 0; });
    annotation("visited too often", [](Annotation& row) { row.timings->visits = Most + 1; });
    annotation("left too often", [](Annotation& row) { row.timings->focusLosses = Most + 1; });
    annotation("answered before it was shown",
               [](Annotation& row) { row.timings->firstAnswerMs.set(Step::Explanation, -1); });
    annotation("answered too late",
               [](Annotation& row) { row.timings->firstAnswerMs.set(Step::Emotion, Longest + 1); });
    annotation("revised too often", [](Annotation& row) { row.revision = Most + 1; });
    annotation("explained at length", [](Annotation& row) {
        row.answer.explanation = QString(MergingRules::LongestText + 1, u'x');
    });
    annotation("flagged at length", [](Annotation& row) {
        row.answer.isFlagged = true;
        row.answer.flagReason = QString(MergingRules::LongestText + 1, u'x');
    });
    annotation("flagged with nothing that is seen", [](Annotation& row) {
        row.answer.isFlagged = true;
        row.answer.flagReason = QStringLiteral("\u00a0\n");
    });
    const auto visit = [&](const char* name, std::function<void(Visit&)> change) {
        all.push_back({name, [change](StudyContext& context) {
                           VisitRow row = visitIn(context);
                           change(row.visit);
                           insertRow(context, row);
                       }});
    };
    visit("visit before 1970", [](Visit& row) { row.beganAt = Earliest - 1; });
    visit("visit to come", [](Visit& row) { row.beganAt = Latest + 1; });
    visit("endless visit", [](Visit& row) { row.wallMs = Endless; });
    visit("long visit", [](Visit& row) { row.activeMs = Longest + 1; });
    visit("visit left too often", [](Visit& row) { row.focusLosses = Most + 1; });
    for (const qint64 at : {Earliest - 1, Latest + 1, Endless}) {
        all.push_back({"self-check at a strange time", [at](StudyContext& context) {
                           insertRow(context, selfCheckIn(context, at));
                       }});
        all.push_back({"consent at a strange time", [at](StudyContext& context) {
                           consentIn(context, at, builtInDigest(context));
                       }});
        all.push_back({"practice at a strange time", [at](StudyContext& context) {
                           PracticeAnswer row = practiceIn(context);
                           row.at = at;
                           context.course.insertPractice(row);
                       }});
        all.push_back({"repeat at a strange time", [at](StudyContext& context) {
                           RepeatAnswer row = repeatIn(context);
                           row.submittedAt = at;
                           context.course.insertRepeat(row);
                       }});
        all.push_back({"hand-in at a strange time", [at](StudyContext& context) {
                           HandInRow row = handInIn(context);
                           row.at = at;
                           insertRow(context, row);
                       }});
    }
    const auto practice = [&](const char* name, std::function<void(PracticeAnswer&)> change) {
        all.push_back({name, [change](StudyContext& context) {
                           PracticeAnswer row = practiceIn(context);
                           change(row);
                           context.course.insertPractice(row);
                       }});
    };
    practice("endless practice", [](PracticeAnswer& row) { row.activeMs = Longest + 1; });
    practice("practised too often", [](PracticeAnswer& row) { row.round = Most + 1; });
    practice("practice item of many words",
             [](PracticeAnswer& row) { row.item = QString(MergingRules::LongestName + 1, u'i'); });
    practice("practice with marks over half a digest", [](PracticeAnswer& row) {
        row.answer.cues = {{FieldIndex{}, QByteArrayLiteral("short"), {{0, 1}}}};
    });
    all.push_back({"endless repeat", [](StudyContext& context) {
                       RepeatAnswer row = repeatIn(context);
                       row.activeMs = Longest + 1;
                       context.course.insertRepeat(row);
                   }});
    const auto handIn = [&](const char* name, std::function<void(HandInRow&)> change) {
        all.push_back({name, [change](StudyContext& context) {
                           HandInRow row = handInIn(context);
                           change(row);
                           insertRow(context, row);
                       }});
    };
    handIn("less than nothing submitted", [](HandInRow& row) { row.submitted = -1; });
    handIn("too much submitted", [](HandInRow& row) { row.submitted = Most + 1; });
    handIn("less than nothing open", [](HandInRow& row) { row.open = -1; });
    handIn("too much open", [](HandInRow& row) { row.open = Endless; });
    return all;
}

void MergeRulesTest::rowBeyondTheRules_isMalformed_data()
{
    QTest::addColumn<int>("index");
    const std::vector<Case> all = cases();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::addRow("%s (%d)", all[i].name, static_cast<int>(i)) << static_cast<int>(i);
}

void MergeRulesTest::rowBeyondTheRules_isMalformed()
{
    QFETCH(int, index);
    const QString path = m_study->filePath(QStringLiteral("forged.subtext"));
    QFile::remove(path);
    QVERIFY(QFile::copy(m_handOut, path));
    forge(path, 100 + index, cases().at(static_cast<std::size_t>(index)).write);
    const MergedFile merged = mergeOne(m_study->study(), path);
    QVERIFY(!merged.error);
    QCOMPARE(merged.taken, qint64{0});
    QCOMPARE(merged.refused.size(), std::size_t{1});
    QCOMPARE(merged.refused.front().reason, QStringLiteral("malformed"));
}

void MergeRulesTest::endlessVisits_stopNoSum()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    VERIFY_HOLDS(AtHome(path, 1).label(1, Emotion::Joy));
    forge(path, 7, [](StudyContext& context) {
        for (int i = 0; i < 3; ++i) {
            VisitRow row = visitIn(context);
            row.visit.wallMs = row.visit.activeMs = Endless;
            insertRow(context, row);
        }
    });
    const MergedFile merged = mergeOne(study.study(), path);
    QCOMPARE(merged.refused.size(), std::size_t{3});
    QCOMPARE(merged.taken, qint64{2});
    const PersonId person = study.person(1);
    const auto summary = study.labelling().summary(person);
    VERIFY_HOLDS(summary);
    QCOMPARE(summary->activeMs, qint64{15'000});
    VERIFY_HOLDS(
        study.labelling().load(person, must(study.labelling().items(person)).front().scenario));
}

// They travel with the hand-out of a person whose labels the study has from a file.
void MergeRulesTest::importedAnswers_comeBackAsKnown()
{
    TestStudy study;
    study.close();
    forge(study.path(), 9, [](StudyContext& context) {
        Annotation row = annotationIn(context);
        row.origin = Origin::Imported;
        row.submittedAt.reset();
        row.timings.reset();
        context.answers.insert(row);
    });
    study.reopen();
    const QString path = handOut(study, 1, QStringLiteral("first"));
    VERIFY_HOLDS(AtHome(path, 1).label(1, Emotion::Anger));
    const MergedFile merged = mergeOne(study.study(), path);
    QVERIFY(merged.isSound());
    QCOMPARE(merged.known, qint64{1});
    QCOMPARE(merged.taken, qint64{2});
    QVERIFY(must(study->annotations()).front().answer.ballot[0] == Emotion::Anger);
}

void MergeRulesTest::builtInConsent_isTakenWhereTheStudyKnowsTheText()
{
    TestStudy study;
    const QString former = digestOf("The text of an earlier version.");
    const QString path = handOut(study, 1, QStringLiteral("first"));
    forge(path, 7, [&](StudyContext& context) {
        consentIn(context, Now, builtInDigest(context));
        consentIn(context, Now, former);
        consentIn(context, Now, QString(64, u'0'));
    });
    const MergedFile merged = mergeOne(study.study(), path);
    QCOMPARE(merged.taken, qint64{1});
    QCOMPARE(merged.refused.size(), std::size_t{2});
    for (const RefusedRow& row : merged.refused)
        QCOMPARE(row.reason, QStringLiteral("unknown_text"));
    study.close();
    // Somebody else consented in the study itself while the program there was older.
    const PersonId other = study.person(2);
    forge(study.path(), 9, [&](StudyContext& context) {
        context.course.insertConsent({context.env.ids.next(), other, Now, former, 0, true});
    });
    study.reopen();
    const MergedFile again = mergeOne(study.study(), path);
    QCOMPARE(again.known, qint64{1});
    QCOMPARE(again.taken, qint64{1});
    QCOMPARE(again.refused.size(), std::size_t{1});
}

// A study that went back to the built-in text has a revision with nothing in it.
void MergeRulesTest::consentToAnEmptyRevision_isRefused()
{
    TestStudy study;
    study.close();
    forge(study.path(), 9, [](StudyContext& context) {
        context.course.setTaskText(TaskText::Consent, QString(), 1);
    });
    study.reopen();
    const QString path = handOut(study, 1, QStringLiteral("first"));
    forge(path, 7, [&](StudyContext& context) { consentIn(context, Now, digestOf(""), 1); });
    const MergedFile merged = mergeOne(study.study(), path);
    QCOMPARE(merged.refused.size(), std::size_t{1});
    QCOMPARE(merged.refused.front().reason, QStringLiteral("unknown_text"));
}

void MergeRulesTest::textsOfTheFile_areCutAndPrintable()
{
    const QString path = m_study->filePath(QStringLiteral("texts.subtext"));
    QVERIFY(QFile::copy(m_handOut, path));
    const QString hostile = QStringLiteral("\u001b[31m\n\u202e\u2028") + QString(300'000, u'x');
    forge(path, 7, [&](StudyContext& context) {
        Person stranger;
        stranger.uuid = context.env.ids.next();
        stranger.code = QStringLiteral("Z") + hostile;
        stranger.name = QStringLiteral("Nobody");
        Scenario scenario = context.scenarios.all(Items::All).front();
        scenario.uuid = context.env.ids.next();
        scenario.sourceId = hostile;
        VisitRow row = visitIn(context);
        row.uuid = QStringLiteral("id 😀") + hostile;
        row.person = context.people.insert(stranger);
        row.scenario = context.scenarios.insert(scenario);
        insertRow(context, row);
    });
    const MergedFile merged = mergeOne(m_study->study(), path);
    QCOMPARE(merged.refused.size(), std::size_t{1});
    const RefusedRow& row = merged.refused.front();
    for (const QString& text : {row.scenario, row.person, row.detail}) {
        QCOMPARE(text.toUcs4().size(), qsizetype{100});
        QVERIFY(text.endsWith(u'…'));
        for (const uint character : text.toUcs4())
            QVERIFY2(QChar::isPrint(character) && character != 0x2028, qPrintable(text));
    }
    QVERIFY2(row.detail.startsWith(QStringLiteral("id 😀[31mxx")), qPrintable(row.detail));
    QVERIFY(row.person.startsWith(QStringLiteral("Z[31mxx")));
}

void MergeRulesTest::titleOfAnotherStudy_isCut()
{
    const QString path = m_study->filePath(QStringLiteral("foreign.subtext"));
    writeForeignHandOut(*m_study, path, QStringLiteral("\u001b]0;") + QString(1'000, u't'));
    const MergedFile merged = mergeOne(m_study->study(), path);
    QVERIFY(merged.error && merged.error->code == ErrorCode::ForeignStudy);
    QCOMPARE(merged.error->value, QStringLiteral("]0;") + QString(96, u't') + u'…');
}

void MergeRulesTest::handOutOfAnotherTask_isRefused()
{
    TestStudy::Shape shape;
    shape.task = *builtInTask(u"cei");
    shape.task->questions.front().options.front().word = QStringLiteral("Delight");
    TestStudy reworded(shape); // the same identifiers, and so the same study
    const MergedFile merged =
        mergeOne(m_study->study(), handOut(reworded, 1, QStringLiteral("reworded")));
    QVERIFY(!merged.error);

    shape.task->layout = TaskLayout::Tidy; // CEI's files have CEI's emotions
    const QString token = QStringLiteral("delight");
    for (Option& option : shape.task->questions.front().options) {
        if (option.opposite == QLatin1String("joy"))
            option.opposite = token;
    }
    shape.task->questions.front().options.front().token = token;
    TestStudy other(shape);
    const MergedFile refused =
        mergeOne(m_study->study(), handOut(other, 1, QStringLiteral("other")));
    QVERIFY(refused.error && refused.error->code == ErrorCode::OtherTask);
    QCOMPARE(refused.error->value, shape.task->title);
    QVERIFY(!refused.error->detail.isEmpty());
}

void MergeRulesTest::report_keepsSmall()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    constexpr int Rows = 3'000;
    forge(path, 7, [&](StudyContext& context) {
        for (int i = 0; i < Rows; ++i) {
            VisitRow row = visitIn(context);
            row.uuid = QString::number(i) + QString(10'000, u'"');
            insertRow(context, row);
        }
    });
    VERIFY_HOLDS(study->makeSelfContained());
    const qint64 before = QFileInfo(study.path()).size();
    const MergedFile merged = mergeOne(study.study(), path);
    QCOMPARE(merged.refused.size(), std::size_t{Rows});
    QCOMPARE(merged.refused.back().detail.size(), qsizetype{100});
    VERIFY_HOLDS(study->makeSelfContained());
    const qint64 grown = QFileInfo(study.path()).size() - before;
    QVERIFY2(grown < 600'000, qPrintable(QString::number(grown)));
    const auto records = must(study->merging().records());
    QCOMPARE(records.front().refused, qint64{Rows});
    const QJsonArray kept = QJsonDocument::fromJson(records.front().report.toUtf8()).array();
    QVERIFY(kept.size() >= 500 && kept.size() <= 1'000);
}

void MergeRulesTest::cancelledBetweenRows_takesNothing()
{
    TestStudy study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    VERIFY_HOLDS(AtHome(path, 1).label(1, Emotion::Joy));
    study.close();
    const QString before = statedRows(study.path());
    CancelToken cancel;
    CancellingClock clock(cancel);
    NumberedIds ids(70);
    {
        const auto opened = Study::open(study.path(), Study::Access::Write, {clock, ids, {}});
        VERIFY_HOLDS(opened);
        QVERIFY(!cancel.isCancelled());
        COMPARE_ERROR((*opened)->merging().merge({path}, cancel), ErrorCode::Cancelled);
        QVERIFY(must((*opened)->merging().records()).empty());
    }
    QCOMPARE(statedRows(study.path()), before);
}

// A file can be made that takes minutes to check.
void MergeRulesTest::cancelledWhileReading_endsSoonAndTakesNothing()
{
    constexpr int Rows = 20'000;
    constexpr qint64 MostAfter = 1'000; // SQLite's steps between two looks at the token
    const QString path = m_study->filePath(QStringLiteral("long.subtext"));
    QVERIFY(QFile::copy(m_handOut, path));
    forge(path, 7, [](StudyContext& context) {
        VisitRow row = visitIn(context);
        for (int i = 0; i < Rows; ++i) {
            row.uuid = QString::number(i); // each is refused: the time goes into reading
            insertRow(context, row);
        }
    });
    qint64 all = 0;
    {
        const RowWatch whole;
        QVERIFY(!mergeOne(m_study->study(), path).error);
        all = whole.rows();
    }
    QVERIFY(all > Rows);
    const QString before = statedRows(m_study->path());
    const std::size_t merged = must(m_study->study().merging().records()).size();
    for (qint64 last : {all / 5, all - all / 5}) {
        CancelToken cancel;
        const RowWatch watch([&](qint64 row) {
            if (row == last)
                cancel.cancel();
        });
        COMPARE_ERROR(m_study->study().merging().merge({path}, cancel), ErrorCode::Cancelled);
        QVERIFY2(watch.rows() <= last + MostAfter,
                 qPrintable(QStringLiteral("%1 after %2 of %3 rows")
                                .arg(watch.rows() - last)
                                .arg(last)
                                .arg(all)));
    }
    QCOMPARE(statedRows(m_study->path()), before);
    QCOMPARE(must(m_study->study().merging().records()).size(), merged);
}

SUBTEXT_TEST(MergeRulesTest)

#include "mergerulestest.moc"
