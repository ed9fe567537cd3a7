// SPDX-License-Identifier: MIT
#include "core/course/labelagain.h"

#include "tests/remote/support/teamcourse.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// Requests to label again, by way of a server.
class LabelAgainTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void request_reachesWhoIsAsked();
    void requestOfOne_isNotGivenToOthers();

private:
    struct Home
    {
        std::unique_ptr<TeamMate> mate;
        std::unique_ptr<AtHome> file;

        Result<SyncOutcome> sync() { return mate->sync(file->study()); }
        std::size_t openItems()
        {
            return must(file->study().labelling().summary(file->owner())).open.size();
        }
    };
    /// Somebody who has joined, labelled all they have, and sent it.
    Home labelled(const QString& code);
    void ask(const std::vector<PersonId>& people);

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<TeamCourse> m_course;
    RandomIds m_ids;
    SystemClock m_clock;
    int m_source = 0;
};

void LabelAgainTest::init()
{
    START_OR_SKIP(m_server);
    m_course = std::make_unique<TeamCourse>(*m_server, 3);
    must(m_course->sync());
}

void LabelAgainTest::cleanup()
{
    m_course.reset();
    m_server.reset();
}

LabelAgainTest::Home LabelAgainTest::labelled(const QString& code)
{
    Home home{m_course->invite(code), nullptr};
    if (const auto done = home.mate->join(m_course->path(code), {m_clock, m_ids, {}}); !done)
        qFatal("join: %s", describe(done).constData());
    home.file = std::make_unique<AtHome>(m_course->path(code), ++m_source);
    for (int position = 1; position <= 3; ++position)
        must(home.file->label(position, Emotion::Joy));
    must(home.sync());
    return home;
}

void LabelAgainTest::ask(const std::vector<PersonId>& people)
{
    constexpr qint64 Day = 86'400'000;
    must(m_course->sync());
    m_course->study.clock.advance(Day);
    must(m_course->study->labelAgain().ask({m_course->study.scenario(1)},
                                           QStringLiteral("Clause 2 changed."), {}, people));
    must(m_course->sync());
}

void LabelAgainTest::request_reachesWhoIsAsked()
{
    Home first = labelled(QStringLiteral("A01"));
    QCOMPARE(first.openItems(), std::size_t{0});
    ask({});
    VERIFY_HOLDS(first.sync());
    QCOMPARE(first.openItems(), std::size_t{1});
    const auto items = must(m_course->study->labelAgain().requests());
    QCOMPARE(items.size(), std::size_t{1});
    QCOMPARE(items.front().owing.size(), std::size_t{1}); // one alone has labelled it
    VERIFY_HOLDS(first.file->study().verifyAudit());
    must(m_course->study->labelAgain().takeBack({m_course->study.scenario(1)}, {}));
    must(m_course->sync());
    VERIFY_HOLDS(first.sync());
    QCOMPARE(first.openItems(), std::size_t{0});
}

void LabelAgainTest::requestOfOne_isNotGivenToOthers()
{
    Home first = labelled(QStringLiteral("A01"));
    Home second = labelled(QStringLiteral("A02"));
    ask({must(m_course->study.roster().byCode(QStringLiteral("A02")))->id});
    for (Home* home : {&first, &second})
        VERIFY_HOLDS(home->sync());
    QCOMPARE(first.openItems(), std::size_t{0});
    QCOMPARE(second.openItems(), std::size_t{1});
    const auto requestsIn = [](const Home& home) {
        return RawSql(home.file->study().path())
            .value(QStringLiteral("SELECT count(*) FROM label_again"));
    };
    QCOMPARE(requestsIn(first), QStringLiteral("0"));
    QCOMPARE(requestsIn(second), QStringLiteral("1"));
}

SUBTEXT_TEST(LabelAgainTest)
#include "labelagaintest.moc"
