// SPDX-License-Identifier: MIT
#include "core/course/norming.h"

#include "tests/remote/support/teamcourse.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// A norming round by way of a server.
class NormingOverServerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void round_goesThroughTheServer();

private:
    struct Voter
    {
        std::unique_ptr<TeamMate> mate;
        std::unique_ptr<AtHome> file;

        void sync() { must(mate->sync(file->study())); }
        NormingBooth booth() { return must(file->study().norming().booths(file->owner())).front(); }
        void castBoth(Choice option)
        {
            Ballot ballot{};
            ballot.front() = option;
            const NormingBooth now = booth();
            for (const ScenarioId scenario : now.scenarios)
                must(file->study().norming().vote(file->owner(), now.round.uuid, scenario, ballot));
            must(file->study().norming().cast(file->owner(), now.round.uuid));
            sync();
        }
    };
    Voter voter(TeamCourse& course, const QString& code)
    {
        Voter joined{course.invite(code), nullptr};
        if (const auto done = joined.mate->join(course.path(code), {m_clock, m_ids, {}}); !done)
            qFatal("join: %s", describe(done).constData());
        joined.file = std::make_unique<AtHome>(course.path(code), ++m_source);
        return joined;
    }
    static PersonId personOf(TeamCourse& course, const QString& code)
    {
        return must(course.study.roster().byCode(code))->id;
    }
    /// A scene that nobody labels, imported now.
    static ScenarioId foreignScene(TeamCourse& course)
    {
        const QString csv = writeFile(course.study.filePath(QStringLiteral("more.csv")),
                                      "id,subtype,speaker_role,listener_role,context,utterance\n"
                                      "77,sarcasm-irony,clerk,colleague,Context.,Utterance.\n");
        must(course.study->importing().importFiles({csv}, {}));
        return must(course.study->scenarios()).back().id;
    }

    RandomIds m_ids;
    SystemClock m_clock;
    int m_source = 0;
};

/// It begins while one of the two is in the team already, and before the other joins.
void NormingOverServerTest::round_goesThroughTheServer()
{
    std::unique_ptr<PostgresServer> server;
    START_OR_SKIP(server);
    TeamCourse course(*server, 3);
    must(course.sync());
    Voter first = voter(course, QStringLiteral("A01"));
    first.sync();
    const std::vector<PersonId> people{personOf(course, QStringLiteral("A01")),
                                       personOf(course, QStringLiteral("A02"))};
    const Uuid round =
        must(course.study->norming().begin({QStringLiteral("Together"),
                                            {},
                                            {course.study.scenario(1), foreignScene(course)},
                                            people}));
    must(course.sync());
    Voter second = voter(course, QStringLiteral("A02"));
    for (Voter* each : {&first, &second}) {
        each->sync();
        const NormingBooth booth = each->booth();
        QVERIFY(std::all_of(booth.scenarios.begin(), booth.scenarios.end(),
                            [](ScenarioId scenario) { return scenario.isValid(); }));
    }
    first.castBoth(Emotion::Joy);
    second.castBoth(Emotion::Fear);
    first.sync();
    for (Voter* each : {&first, &second}) // their own votes alone
        QCOMPARE(RawSql(each->file->study().path())
                     .value(QStringLiteral("SELECT count(*) FROM norming_vote")),
                 QStringLiteral("1"));
    must(course.sync());
    VERIFY_HOLDS(course.study->norming().open(round));
    must(course.sync());
    for (Voter* each : {&first, &second}) {
        each->sync();
        QVERIFY(each->booth().phase == NormingPhase::Open);
        QCOMPARE(each->booth().counts.begin()->second.front().at(slotOf(Emotion::Joy)), 1);
        each->castBoth(Emotion::Joy);
    }
    must(course.sync());
    VERIFY_HOLDS(course.study->norming().close(round));
    const NormingStanding standing = must(course.study->norming().rounds()).front();
    QVERIFY(std::all_of(standing.members.begin(), standing.members.end(),
                        [](const NormingMember& member) { return member.hasVotedAgain; }));
    VERIFY_HOLDS(course.study->verifyAudit());
    VERIFY_HOLDS(first.file->study().verifyAudit());
}

SUBTEXT_TEST(NormingOverServerTest)
#include "normingtest.moc"
