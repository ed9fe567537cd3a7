// SPDX-License-Identifier: MIT
#include "core/course/norming.h"
#include "core/travel/importing.h"
#include "tests/core/folderteam/foldercourse.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// A norming round of a team whose rows go by a shared folder.
class FolderNormingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void round_goesThroughTheFolder();

private:
    /// A scene that nobody labels, imported now.
    static ScenarioId foreignScene(FolderCourse& course)
    {
        const QString csv = writeFile(course.study.filePath(QStringLiteral("more.csv")),
                                      "id,subtype,speaker_role,listener_role,context,utterance\n"
                                      "77,sarcasm-irony,clerk,colleague,Context.,Utterance.\n");
        must(course.study->importing().importFiles({csv}, {}));
        return must(course.study->scenarios()).back().id;
    }
    static PersonId personOf(FolderCourse& course, const QString& code)
    {
        return must(course.study->roster().byCode(code))->id;
    }
    static NormingBooth booth(FolderMate& mate)
    {
        const auto booths = must(mate.home->study().norming().booths(mate.home->owner()));
        return booths.empty() ? NormingBooth() : booths.front();
    }
    static void sync(FolderMate& mate)
    {
        const auto done = mate.sync();
        VERIFY_HOLDS(done);
        QCOMPARE(faultsOf(*done), QStringList());
    }
    static void castOnAll(FolderMate& mate, Choice option)
    {
        Ballot ballot{};
        ballot.front() = option;
        const NormingBooth now = booth(mate);
        Study& study = mate.home->study();
        for (const ScenarioId scenario : now.scenarios)
            VERIFY_HOLDS(
                study.norming().vote(mate.home->owner(), now.round.uuid, scenario, ballot));
        VERIFY_HOLDS(study.norming().cast(mate.home->owner(), now.round.uuid));
        sync(mate);
    }
};

/// It begins while one of the two is in the team already, and before the other joins.
void FolderNormingTest::round_goesThroughTheFolder()
{
    FolderCourse course;
    FolderMate first(course, QStringLiteral("A01"), 2);
    sync(first);
    const Uuid round = must(course.study->norming().begin(
        {QStringLiteral("Together"),
         {},
         {course.study.scenario(1), foreignScene(course)},
         {personOf(course, QStringLiteral("A01")), personOf(course, QStringLiteral("A02"))}}));
    VERIFY_HOLDS(course.sync());
    FolderMate second(course, QStringLiteral("A02"), 3);
    for (FolderMate* each : {&first, &second}) {
        sync(*each);
        QCOMPARE(booth(*each).scenarios.size(), std::size_t{2});
        for (const ScenarioId scenario : booth(*each).scenarios)
            QVERIFY(scenario.isValid() && must(each->home->study().scenario(scenario)));
    }
    castOnAll(first, Emotion::Joy);
    VERIFY_HOLDS(course.sync());
    COMPARE_ERROR(course.study->norming().open(round),
                  ErrorCode::InvalidValue); // one is waited for
    castOnAll(second, Emotion::Fear);
    sync(first);
    for (FolderMate* each : {&first, &second}) // their own votes alone
        QCOMPARE(RawSql(each->home->study().path())
                     .value(QStringLiteral("SELECT count(*) FROM norming_vote")),
                 QStringLiteral("1"));
    VERIFY_HOLDS(course.sync());
    VERIFY_HOLDS(course.study->norming().open(round));
    VERIFY_HOLDS(course.sync());
    for (FolderMate* each : {&first, &second}) {
        sync(*each);
        QVERIFY(booth(*each).phase == NormingPhase::Open);
        QCOMPARE(booth(*each).counts.begin()->second.front().at(slotOf(Emotion::Joy)), 1);
        castOnAll(*each, Emotion::Joy);
    }
    VERIFY_HOLDS(course.sync());
    VERIFY_HOLDS(course.study->norming().close(round));
    const auto rounds = must(course.study->norming().rounds());
    for (const NormingMember& member : rounds.front().members)
        QVERIFY(member.hasVotedAgain && member.fault == NormingFault::None);
    VERIFY_HOLDS(course.study->verifyAudit());
    VERIFY_HOLDS(first.home->study().verifyAudit());
}

SUBTEXT_TEST(FolderNormingTest)
#include "foldernormingtest.moc"
