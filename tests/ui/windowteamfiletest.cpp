// SPDX-License-Identifier: MIT
#include "ui/team/windowteamfile.h"

#include "core/course/roster.h"
#include "core/domain/records.h"
#include "core/travel/importing.h"
#include "core/travel/syncing.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

#include <atomic>
#include <set>
#include <thread>

using namespace subtext;
using namespace subtext::test;

/// What a server has for the study of the window, and what the window can do while it is written.
class WindowTeamFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void littleThatComes_isOneTransaction();
    void muchThatComes_leavesTheWindowItsTurns();
    void whatIsDoneMeanwhile_stays();
    void partOfIt_doesNotLeave();
    void closingInTheMiddle_isMadeGoodByTheNextTime();

private:
    static constexpr int Here = 2;
    static constexpr int There = 700; // scenes more, with three answers each

    /// Asks on a thread, as whoever talks to a server does.
    class Asker
    {
    public:
        Asker(TeamFile& file, std::vector<WireRow> rows, const Uuid& study)
            : window(file)
            , m_thread([this, rows = std::move(rows), study] { receive(rows, study); })
        {}
        ~Asker()
        {
            window.close();
            m_thread.join();
        }
        Q_DISABLE_COPY_MOVE(Asker)
        Result<void> end()
        {
            [&] { QTRY_VERIFY_WITH_TIMEOUT(m_isDone, 120'000); }();
            return m_isDone ? m_outcome : fail(ErrorCode::Cancelled);
        }
        bool isDone() const { return m_isDone; }

        WindowTeamFile window;

    private:
        void receive(const std::vector<WireRow>& rows, const Uuid& study)
        {
            constexpr std::size_t Page = 1'000;
            const Uuid stream = *Uuid::fromText(text("5e0c5a60-0000-4000-8000-000000000001"));
            std::size_t given = 0;
            const auto next = [&]() -> Result<std::vector<ReadStream>> {
                const std::size_t end = std::min(given + Page, rows.size());
                if (given == end)
                    return std::vector<ReadStream>();
                const auto at = [&](std::size_t i) {
                    return rows.begin() + static_cast<std::ptrdiff_t>(i);
                };
                const StreamCursor cursor(study, text("scenes"), static_cast<qint64>(end),
                                          QByteArray(32, 'h'), {});
                ReadStream page{stream, cursor, {at(given), at(end)}};
                given = end;
                return std::vector<ReadStream>{page};
            };
            m_outcome = window.receiveCut({static_cast<qint64>(rows.size()), next});
            m_isDone = true;
        }

        Result<void> m_outcome;
        std::atomic<bool> m_isDone = false;
        std::thread m_thread; ///< Last: it needs the others.
    };

    static QString text(const char* ascii) { return QString::fromLatin1(ascii); }
    std::vector<WireRow> rowsOfTheOther();
    qint64 scenes() { return must((*m_study)->counts()).scenarios; }
    /// A part of the cut, and the rest is to come.
    bool areSomeThere()
    {
        const auto whole = (*m_study)->checkWhole();
        return !whole && whole.error().code == ErrorCode::StillArriving;
    }
    qint64 answers() { return must((*m_study)->counts()).annotations; }
    Uuid uuid() { return must((*m_study)->info()).uuid; }

    std::unique_ptr<DeskStudy> m_study;
    TeamCaller m_caller;
    std::vector<WireRow> m_rows;
};

void WindowTeamFileTest::init()
{
    m_study = std::make_unique<DeskStudy>(Here);
    DeskStudy& study = *m_study;
    TeamMembership membership;
    membership.host = text("db.example.org");
    membership.database = text("subtext");
    membership.login = text("login");
    membership.person = must(study.roster().person(study.coordinator()))->uuid;
    membership.device = study.ids.next();
    membership.role = text("coordinator");
    membership.incarnation = study.ids.next();
    must(study->syncing().join(membership));
    m_caller.study = uuid();
    m_caller.person = membership.person;
    m_caller.device = membership.device;
    m_caller.role = membership.role;
    m_caller.incarnation = membership.incarnation;
    m_rows = rowsOfTheOther();
    must(study->syncing().begin(m_caller));
}

void WindowTeamFileTest::cleanup()
{
    m_study.reset();
}

/// All rows of a copy of the study to which scenes with answers were added.
std::vector<WireRow> WindowTeamFileTest::rowsOfTheOther()
{
    const QString path = m_study->filePath(text("other.subtext"));
    m_study->close();
    if (!QFile::copy(m_study->path(), path))
        qFatal("the study cannot be copied");
    m_study->reopen();
    const auto other = must(Study::open(path, Study::Access::Write, m_study->environment()));
    QByteArray csv = "id,subtype,speaker_role,listener_role,context,utterance,annotator,emotion,"
                     "valence,arousal,dominance,confidence\n";
    for (int i = Here + 1; i <= Here + There; ++i) {
        const QByteArray id = QByteArray::number(i);
        for (const char* who : {"Ada", "Ben", "Cleo"})
            csv += id + ",sarcasm-irony,clerk,colleague,Context " + id + ",Utterance " + id + ".," +
                   who + ",joy,neutral,calm,in control,unsure\n";
    }
    must(other->importing().importFiles({writeFile(m_study->filePath(text("more.csv")), csv)}, {}));
    must(other->syncing().begin(m_caller));
    std::vector<WireRow> rows;
    for (;;) {
        const auto batch = must(other->syncing().nextBatch(10 * There));
        if (batch.empty())
            return rows;
        for (const LinkedRow& linked : batch)
            rows.push_back(linked.row);
        must(other->syncing().acknowledge(batch));
    }
}

void WindowTeamFileTest::littleThatComes_isOneTransaction()
{
    std::vector<WireRow> few(m_rows.begin(), m_rows.begin() + 100);
    const int before = m_study->auditRows();
    Asker asker((*m_study)->syncing(), few, uuid());
    VERIFY_HOLDS(asker.end());
    QCOMPARE(m_study->auditRows(), before + 1);
    QCOMPARE(must((*m_study)->syncing().cursors()).size(), std::size_t{1});
}

void WindowTeamFileTest::muchThatComes_leavesTheWindowItsTurns()
{
    QVERIFY(m_rows.size() > There);
    std::set<qint64> seen; // how many answers there are
    int notices = 0;
    connect(&m_study->study(), &Study::changed, this, [&] { ++notices; });
    QTimer turns;
    connect(&turns, &QTimer::timeout, this, [&] {
        if (areSomeThere())
            seen.insert(answers());
    });
    turns.start(0);
    Asker asker((*m_study)->syncing(), m_rows, uuid());
    VERIFY_HOLDS(asker.end());
    QVERIFY2(seen.size() > 1, qPrintable(QString::number(seen.size())));
    QCOMPARE(scenes(), qint64{Here + There});
    QCOMPARE(answers(), qint64{3 * There});
    QCOMPARE(notices, 1);
    QCOMPARE(must((*m_study)->syncing().cursors()).size(), std::size_t{1});
    VERIFY_HOLDS((*m_study)->verifyAudit());
}

void WindowTeamFileTest::whatIsDoneMeanwhile_stays()
{
    bool isLabelled = false;
    QTimer turns;
    connect(&turns, &QTimer::timeout, this, [&] {
        if (!isLabelled && areSomeThere()) {
            m_study->label(1, text("jtf"));
            isLabelled = true;
        }
    });
    turns.start(0);
    Asker asker((*m_study)->syncing(), m_rows, uuid());
    VERIFY_HOLDS(asker.end());
    QVERIFY(isLabelled);
    QCOMPARE(answers(), qint64{3 + 3 * There});
    QCOMPARE(scenes(), qint64{Here + There});
    VERIFY_HOLDS((*m_study)->verifyAudit());
}

void WindowTeamFileTest::partOfIt_doesNotLeave()
{
    bool isTold = false;
    QTimer turns;
    connect(&turns, &QTimer::timeout, this, [&] {
        if (areSomeThere()) {
            QCOMPARE(scenes(), qint64{Here + There}); // the course comes first, and as a whole
            isTold = true;
        }
    });
    turns.start(0);
    Asker asker((*m_study)->syncing(), m_rows, uuid());
    VERIFY_HOLDS((*m_study)->checkWhole()); // nothing came yet
    VERIFY_HOLDS(asker.end());
    QVERIFY(isTold);
    VERIFY_HOLDS((*m_study)->checkWhole());
}

void WindowTeamFileTest::closingInTheMiddle_isMadeGoodByTheNextTime()
{
    {
        Asker asker((*m_study)->syncing(), m_rows, uuid());
        QTimer turns;
        connect(&turns, &QTimer::timeout, this, [&] {
            if (areSomeThere())
                asker.window.close();
        });
        turns.start(0);
        const auto outcome = asker.end();
        COMPARE_ERROR(outcome, ErrorCode::Cancelled);
        QVERIFY(asker.isDone());
    }
    QVERIFY(areSomeThere());
    QVERIFY(answers() < 3 * There);
    QVERIFY(must((*m_study)->syncing().cursors()).empty());
    m_study->reopen();
    must((*m_study)->syncing().begin(m_caller));
    Asker asker((*m_study)->syncing(), m_rows, uuid());
    VERIFY_HOLDS(asker.end());
    QCOMPARE(scenes(), qint64{Here + There});
    QCOMPARE(answers(), qint64{3 * There});
    QCOMPARE(must((*m_study)->syncing().cursors()).size(), std::size_t{1});
    VERIFY_HOLDS((*m_study)->verifyAudit());
}

SUBTEXT_TEST(WindowTeamFileTest)
#include "windowteamfiletest.moc"
