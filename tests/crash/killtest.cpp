// SPDX-License-Identifier: MIT
#include "core/course/assigning.h"
#include "core/travel/importing.h"
#include "tests/crash/answerdigest.h"
#include "tests/crash/killing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"

#include <QRandomGenerator>

using namespace subtext;
using namespace subtext::test;

namespace {

constexpr qint64 DraftPromiseMs = 300;

struct Edit
{
    qint64 at = 0;
    qint64 item = 0;
    QByteArray digest;
};

struct Submitted
{
    qint64 item = 0;
    int revision = 0;
};

/// What the labeller had said before it died.
struct Log
{
    std::vector<Edit> edits;
    std::vector<Submitted> submitted;

    explicit Log(const QList<QList<QByteArray>>& said)
    {
        for (const QList<QByteArray>& words : said) {
            if (words[0] == "edit")
                edits.push_back({words[1].toLongLong(), words[2].toLongLong(), words[3]});
            else if (words[0] == "submitted")
                submitted.push_back({words[1].toLongLong(), words[2].toInt()});
        }
    }
};

} // namespace

/// The labeller is killed with SIGKILL at random moments, the same study again and again. A short
/// run by default; SUBTEXT_LONG=1 asks for 200 kills.
class KillTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void killedAtRandomMoments_nothingAcknowledgedIsLost();

private:
    void check(Study& study, const Log& log, qint64 killedAt);

    int m_submissions = 0;
    int m_drafts = 0;
};

void KillTest::check(Study& study, const Log& log, qint64 killedAt)
{
    const PersonId person = must(study.roster().people()).front().id;
    for (const Submitted& submission : log.submitted) {
        const auto history = must(study.labelling().history(person, {submission.item}));
        QVERIFY2(history.size() >= static_cast<std::size_t>(submission.revision),
                 "an acknowledged submission is gone");
        ++m_submissions;
    }
    // The newest change that was old enough, unless a later one of the same item replaced it or a
    // submission took it in: then the stored answer must be one of the changes from it onwards.
    const Edit* promised = nullptr;
    for (const Edit& edit : log.edits) {
        if (edit.at <= killedAt - DraftPromiseMs)
            promised = &edit;
    }
    if (!promised)
        return;
    const auto state = study.labelling().load(person, {promised->item});
    VERIFY_HOLDS(state);
    const Answer stored = state->draft       ? state->draft->answer
                          : state->submitted ? state->submitted->answer
                                             : Answer{};
    bool isKept = false;
    for (const Edit* edit = promised; edit != log.edits.data() + log.edits.size(); ++edit)
        isKept = isKept || (edit->item == promised->item && edit->digest == digestOf(stored));
    QVERIFY2(isKept, "a draft older than 300 ms is gone");
    ++m_drafts;
}

void KillTest::killedAtRandomMoments_nothingAcknowledgedIsLost()
{
    const int kills = killCount(12, 200);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("study.subtext"));
    SystemClock clock;
    RandomIds ids;
    {
        auto study =
            Study::create(path, {QStringLiteral("Kill"), std::nullopt, {}}, {clock, ids, {}});
        VERIFY_HOLDS(study);
        VERIFY_HOLDS((*study)->importing().importFiles({writeScenes(folder.path(), 60)}, {}));
        VERIFY_HOLDS((*study)->roster().add({{{}, QStringLiteral("Robin"), Role::Annotator}}));
        VERIFY_HOLDS((*study)->assigning().assign(1, 42));
    }
    QRandomGenerator random(20261121);
    for (int i = 0; i < kills; ++i) {
        const int afterMs = 150 + static_cast<int>(random.bounded(1'400));
        const Killed killed = runAndKill(QStringLiteral(SUBTEXT_LABELLER), path,
                                         folder.filePath(QStringLiteral("app")), afterMs);
        const Log log(killed.said);
        // As the next start does: the lock of the dead process must not be in the way.
        auto study = Study::open(path, Study::Access::Write, {clock, ids, {}});
        VERIFY_HOLDS(study);
        check(**study, log, killed.at);
        VERIFY_HOLDS((*study)->verifyAudit());
        study->reset();
        QCOMPARE(integrity(path), QByteArray("ok"));
    }
    qInfo("%d kills, %d acknowledged submissions and %d drafts looked for", kills, m_submissions,
          m_drafts);
    QVERIFY(m_submissions > 0);
    QVERIFY(m_drafts > 0);
}

SUBTEXT_TEST(KillTest)

#include "killtest.moc"
