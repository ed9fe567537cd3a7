// SPDX-License-Identifier: MIT
#include "core/course/roster.h"
#include "core/desk/deciding.h"
#include "core/desk/deskqueue.h"
#include "core/study/demonstration/demonstration.h"
#include "tests/crash/deskdigest.h"
#include "tests/crash/killing.h"
#include "tests/support/checks.h"
#include "tests/support/environments.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTemporaryDir>

#include <algorithm>
#include <limits>

using namespace subtext;
using namespace subtext::test;

namespace {

struct SaidDraft
{
    ScenarioId item;
    QByteArray digest;
    QByteArray verdict;
};

/// What the adjudicator had been promised.
struct Promises
{
    ScenarioId began;
    std::vector<SaidDraft> drafts;
    std::ptrdiff_t kept = 0; ///< So many of them are on the disk, or a later one in their place.
    std::vector<std::pair<ScenarioId, QByteArray>> decided; ///< With the UUID.
    std::vector<std::pair<ScenarioId, QByteArray>> firstPicks;

    explicit Promises(const QList<QList<QByteArray>>& said)
    {
        for (const QList<QByteArray>& words : said) {
            if (words[0] == "ready")
                began = {words[1].toLongLong()};
            else if (words[0] == "draft")
                drafts.push_back({{words[1].toLongLong()}, words[2], words[3]});
            else if (words[0] == "kept")
                kept = std::ssize(drafts);
            else if (words[0] == "decided")
                decided.push_back({{words[1].toLongLong()}, words[2]});
            else if (words[0] == "hints")
                firstPicks.push_back({{words[1].toLongLong()}, words[2]});
        }
    }
};

} // namespace

/// An adjudicator is killed with SIGKILL at random moments, the same study again and again. A short
/// run by default; SUBTEXT_LONG=1 asks for 100 kills.
class DeskKillTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void adjudicatorKilledAtRandomMoments_nothingPromisedIsLost();

private:
    void makeStudy(const QString& path);
    void check(Study& study, const Promises& promises);
    void checkDraft(Study& study, const Promises& promises);
    const Decision* lastOwn(const DeskCase& item) const;
    bool isDecisionOf(const SaidDraft& draft, const DeskCase& item) const;
    bool isTakenBack(Study& study, ScenarioId scenario) const;

    SystemClock m_clock;
    RandomIds m_ids;
    PersonId m_adjudicator;
    QSet<Uuid> m_known; ///< Decisions of earlier runs.
    int m_decisions = 0;
    int m_drafts = 0;
    int m_notes = 0;
    int m_firstPicks = 0;
};

void DeskKillTest::makeStudy(const QString& path)
{
    auto study = makeDemonstration(path, {m_clock, m_ids, {}});
    VERIFY_HOLDS(study);
    std::vector<PersonId> annotators;
    for (const Person& person : must((*study)->roster().people())) {
        if (person.role == Role::Annotator)
            annotators.push_back(person.id);
        else if (person.role == Role::Adjudicator)
            m_adjudicator = person.id;
    }
    VERIFY_HOLDS(simulateLabelling(**study, annotators, std::numeric_limits<int>::max(), 42));
}

const Decision* DeskKillTest::lastOwn(const DeskCase& item) const
{
    const auto own = std::find_if(item.history.rbegin(), item.history.rend(),
                                  [&](const Decision& d) { return d.person == m_adjudicator; });
    return own == item.history.rend() ? nullptr : &*own;
}

/// A decision of this run has taken the draft in. One that was then taken back is in the history:
/// the desk may have been killed before it could say what the item shows instead.
bool DeskKillTest::isDecisionOf(const SaidDraft& draft, const DeskCase& item) const
{
    const Decision* own = lastOwn(item);
    const auto isNewAndSaysSo = [&](const Decision& decision) {
        return decision.person == m_adjudicator && !m_known.contains(decision.uuid) &&
               draft.verdict == verdictDigest(decision.pick(), decision.basis, decision.note);
    };
    return own && (isNewAndSaysSo(*own) ||
                   (!own->undoes.isNull() &&
                    std::any_of(item.history.begin(), item.history.end(), [&](const Decision& d) {
                        return d.uuid == own->undoes && isNewAndSaysSo(d);
                    })));
}

/// An undo of this run made its decision a draft: the desk may have been killed before it said so.
bool DeskKillTest::isTakenBack(Study& study, ScenarioId scenario) const
{
    const DeskCase item = must(study.deskQueue().load(m_adjudicator, scenario));
    const Decision* own = lastOwn(item);
    return own && !own->undoes.isNull() && !m_known.contains(own->uuid);
}

void DeskKillTest::check(Study& study, const Promises& promises)
{
    for (const auto& [scenario, uuid] : promises.decided) {
        const auto item = study.deskQueue().load(m_adjudicator, scenario);
        VERIFY_HOLDS(item);
        QVERIFY2(std::any_of(item->history.begin(), item->history.end(),
                             [&said = uuid](const Decision& d) {
                                 return d.uuid.text().toLatin1() == said;
                             }),
                 "an acknowledged decision is gone");
        ++m_decisions;
    }
    for (const auto& [scenario, pick] : promises.firstPicks) {
        const auto item = study.deskQueue().load(m_adjudicator, scenario);
        VERIFY_HOLDS(item);
        const bool isInDraft = item->draft && pickWordOf(item->draft->firstPicks.front()) == pick;
        QVERIFY2(isInDraft || std::any_of(item->history.begin(), item->history.end(),
                                          [&said = pick](const Decision& d) {
                                              return pickWordOf(d.firstPick()) == said;
                                          }),
                 "the hints were open, but the pick before them is gone");
        ++m_firstPicks;
    }
    checkDraft(study, promises);
}

void DeskKillTest::checkDraft(Study& study, const Promises& promises)
{
    const std::vector<SaidDraft>& drafts = promises.drafts;
    if (promises.kept == 0)
        return;
    // The newest change that was said to be kept, or one after it; a decision may have taken it in.
    const auto promised = drafts.begin() + promises.kept - 1;
    const auto item = study.deskQueue().load(m_adjudicator, promised->item);
    VERIFY_HOLDS(item);
    const Decision* own = lastOwn(*item);
    DeskDraft stored = item->draft.value_or(DeskDraft{});
    if (!item->draft && own && own->isDecided())
        stored.note = own->note; // as the desk shows it
    const bool isKept = std::any_of(promised, drafts.end(), [&](const SaidDraft& draft) {
        return draft.item == promised->item &&
               (draft.digest == digestOf(stored) || isDecisionOf(draft, *item));
    });
    QVERIFY2(isKept, "a draft that was said to be kept is gone");
    ++m_drafts;
    m_notes += stored.note.isEmpty() ? 0 : 1;
    if (!item->draft)
        return;
    const ScenarioId next = must(study.deciding().lastDraft(m_adjudicator));
    const bool wasSaid = std::any_of(promised, drafts.end(),
                                     [&](const SaidDraft& draft) { return draft.item == next; });
    QVERIFY2(wasSaid || isTakenBack(study, next), "work would not go on where it broke off");
}

void DeskKillTest::adjudicatorKilledAtRandomMoments_nothingPromisedIsLost()
{
    const int kills = killCount(8, 100);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("study.subtext"));
    makeStudy(path);
    QRandomGenerator random(20261122);
    ScenarioId next;
    for (int i = 0; i < kills; ++i) {
        const int afterMs = 150 + static_cast<int>(random.bounded(1'800));
        const Killed killed = runAndKill(QStringLiteral(SUBTEXT_ADJUDICATOR), path,
                                         folder.filePath(QStringLiteral("app")), afterMs);
        const Promises promises(killed.said);
        QVERIFY(promises.began.isValid());
        if (next.isValid())
            QCOMPARE(promises.began.value, next.value); // where the last one broke off
        // As the next start does: the lock of the dead process must not be in the way.
        auto study = Study::open(path, Study::Access::Write, {m_clock, m_ids, {}});
        VERIFY_HOLDS(study);
        check(**study, promises);
        if (QTest::currentTestFailed())
            return;
        VERIFY_HOLDS((*study)->verifyAudit());
        for (const Decision& decision : must((*study)->decisionHistory()))
            m_known.insert(decision.uuid);
        next = must((*study)->deciding().lastDraft(m_adjudicator));
        study->reset();
        QCOMPARE(integrity(path), QByteArray("ok"));
    }
    qInfo("%d kills; looked for %d acknowledged decisions, %d first picks, %d drafts (%d with a "
          "note)",
          kills, m_decisions, m_firstPicks, m_drafts, m_notes);
    QVERIFY(m_decisions > 0);
    QVERIFY(m_firstPicks > 0);
    QVERIFY(m_drafts > 0);
    QVERIFY(m_notes > 0);
}

SUBTEXT_TEST(DeskKillTest)

#include "deskkilltest.moc"
