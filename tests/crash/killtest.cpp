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

struct Edit
{
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
    std::size_t kept = 0; ///< So many of them are on the disk, or a later one in their place.
    std::vector<Submitted> submitted;

    explicit Log(const QList<QList<QByteArray>>& said)
    {
        for (const QList<QByteArray>& words : said) {
            if (words[0] == "edit")
                edits.push_back({words[1].toLongLong(), words[2]});
            else if (words[0] == "kept")
                kept = edits.size();
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
    void check(Study& study, const Log& log);

    int m_submissions = 0;
    int m_drafts = 0;
};

void KillTest::check(Study& study, const Log& log)
{
    const PersonId person = must(study.roster().people()).front().id;
    for (const Submitted& submission : log.submitted) {
        const auto history = must(study.labelling().history(person, {submission.item}));
        QVERIFY2(history.size() >= static_cast<std::size_t>(submission.revision),
                 "an acknowledged submission is gone");
        ++m_submissions;
    }
    if (log.kept == 0)
        return;
    // The newest change that was said to be kept, unless a later one of the same item replaced it
    // or a submission took it in: then the stored answer must be one of the changes from it
    // onwards.
    const Edit* promised = &log.edits[log.kept - 1];
    const auto state = study.labelling().load(person, {promised->item});
    VERIFY_HOLDS(state);
    const Answer stored = state->draft       ? state->draft->answer
                          : state->submitted ? state->submitted->answer
                                             : Answer{};
    bool isKept = false;
    for (const Edit* edit = promised; edit != log.edits.data() + log.edits.size(); ++edit)
        isKept = isKept || (edit->item == promised->item && edit->digest == digestOf(stored));
    QVERIFY2(isKept, "a draft that was said to be kept is gone");
    ++m_drafts;
}

void KillTest::killedAtRandomMoments_nothingAcknowledgedIsLost()
{
    const int kills = killCount(8, 200);
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
        check(**study, log);
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
