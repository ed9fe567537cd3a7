// SPDX-License-Identifier: MIT
#include "core/operation/qualitydesk.h"
#include "core/travel/importing.h"
#include "core/travel/syncing.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/emoscenestudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <functional>

using namespace subtext;
using namespace subtext::test;

/// A locked study does not change; locking and unlocking are kept with their reasons.
class LockTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void annotator_cannotLock();
    void sharedStudy_isLockedByCoordinatorsAlone();
    void fileOfAnAdjudicator_isLockedByNobody();
    void lockedStudy_refuses_data();
    void lockedStudy_refuses();
    void lockedStudy_canBeRead();
    void reason_isRequired();
    void byNobodyOfTheRoster_isRefused();
    void history_isKept();
    void lock_writesOneRowAndGivesOneNotice();
    void lockRows_areAppendOnly();
    void names_areShownOnceLocked();
    void protocol_canShowNamesBefore();
    void finalLabels_areThoseOfTheStudy();
    void finalLabels_compareEveryQuestion();

private:
    static std::unique_ptr<DeskStudy> prepared();
    static QString contentOf(DeskStudy& study);
};

namespace {

const QString LockReason = QStringLiteral("version 1 is out");
using Operation = std::function<ErrorCode(DeskStudy&)>;

void joinTeam(DeskStudy& study, PersonId as, Role role)
{
    TeamMembership membership;
    membership.host = QStringLiteral("db.example.org");
    membership.database = QStringLiteral("subtext");
    membership.login = QStringLiteral("login");
    membership.person = must(study.roster().person(as))->uuid;
    membership.device = study.ids.next();
    membership.role = roleToken(role);
    membership.incarnation = study.ids.next();
    VERIFY_HOLDS(study->syncing().join(membership));
}

} // namespace

Q_DECLARE_METATYPE(Operation)

// 1: decided by both, differently; 2: decided and taken back; 3: open; 4: nobody has answered.
std::unique_ptr<DeskStudy> LockTest::prepared()
{
    auto study = std::make_unique<DeskStudy>(4);
    for (int item = 1; item <= 3; ++item)
        study->label(item, QStringLiteral("jta"));
    const auto decide = [&](int judge, int item, Choice label) {
        VERIFY_HOLDS(
            study->deciding().decide(study->judge(judge), study->scenario(item), verdict(label)));
    };
    decide(1, 1, Emotion::Joy);
    decide(2, 1, Emotion::Fear);
    decide(1, 2, Emotion::Joy);
    const auto undone = study->deciding().undo(study->judge(1));
    if (!undone)
        qFatal("lock test: %s", describe(undone).constData());
    return study;
}

// Every row of every table that holds work.
QString LockTest::contentOf(DeskStudy& study)
{
    QString content;
    for (const char* table :
         {"annotation", "draft", "visit", "decision", "desk_draft", "scenario", "person",
          "assignment", "protocol", "quality_protocol", "self_check", "audit", "study_lock"})
        content += study.sql(
            QStringLiteral("SELECT '%1 ' || count(*) || ' ' FROM %1").arg(QLatin1String(table)));
    return content;
}

void LockTest::lockedStudy_refuses_data()
{
    QTest::addColumn<Operation>("operation");
    const auto row = [](const char* name, const Operation& operation) {
        QTest::newRow(name) << operation;
    };
    row("submit", [](DeskStudy& s) {
        return errorOf(
                   s.labelling().submit(s.person(1), s.scenario(4), submissionOf(completeAnswer())))
            .code;
    });
    row("draft of an answer", [](DeskStudy& s) {
        Draft draft;
        draft.answer.explanation = QStringLiteral("half");
        return errorOf(s.labelling().saveDraft(s.person(1), s.scenario(4), draft)).code;
    });
    row("leave", [](DeskStudy& s) {
        return errorOf(s.labelling().leave(s.person(1), s.scenario(4), {}, {0, 5, 5, 0})).code;
    });
    row("self-check", [](DeskStudy& s) {
        return errorOf(s.labelling().noteSelfCheck(s.person(1), s.scenario(4), QualityCode::TooFast,
                                                   SelfCheckAction{}))
            .code;
    });
    row("import", [](DeskStudy& s) {
        const QString csv = writeFile(
            s.filePath(QStringLiteral("more.csv")),
            "id,subtype,speaker_role,listener_role,context,utterance\nx,mixed-signals,a,b,c,u\n");
        return errorOf(s->importing().importFiles({csv}, {})).code;
    });
    row("assign", [](DeskStudy& s) { return errorOf(s.assigning().assign(2, 1)).code; });
    row("limits", [](DeskStudy& s) {
        QualityProtocol limits = must(s->quality().protocol());
        limits.thresholds.splitFrom = 5; // by which the votes would give no gold any more
        return errorOf(s->quality().setProtocol(limits)).code;
    });
    row("draft at the desk", [](DeskStudy& s) {
        DeskDraft draft;
        draft.note = QStringLiteral("half");
        return errorOf(s.deciding().saveDraft(s.judge(1), s.scenario(3), draft)).code;
    });
    row("decide", [](DeskStudy& s) {
        return errorOf(s.deciding().decide(s.judge(1), s.scenario(3), verdict(Emotion::Joy))).code;
    });
    row("undo", [](DeskStudy& s) { return errorOf(s.deciding().undo(s.judge(1))).code; });
    row("redo", [](DeskStudy& s) { return errorOf(s.deciding().redo(s.judge(1))).code; });
    row("settle", [](DeskStudy& s) {
        return errorOf(s.deciding().settle(s.judge(1), s.scenario(1), verdict(Emotion::Joy))).code;
    });
    row("decideAll", [](DeskStudy& s) {
        return errorOf(s.deciding().decideAll({{QStringLiteral("sarcasm-irony/3"),
                                                picksOf(Pick{Emotion::Joy}),
                                                {},
                                                {},
                                                1}},
                                              {}, {}))
            .code;
    });
}

void LockTest::lockedStudy_refuses()
{
    QFETCH(Operation, operation);
    const auto study = prepared();
    VERIFY_HOLDS(study->dataLock().lock(LockReason, study->coordinator()));
    const QString before = contentOf(*study);
    QSignalSpy spy(&study->study(), &Study::changed);
    QCOMPARE(operation(*study), ErrorCode::StudyLocked);
    QCOMPARE(spy.count(), 0);
    QCOMPARE(contentOf(*study), before);
    study->reopen();
    QCOMPARE(operation(*study), ErrorCode::StudyLocked);
    VERIFY_HOLDS(
        study->dataLock().unlock(QStringLiteral("an error was found"), study->coordinator()));
    QVERIFY(operation(*study) != ErrorCode::StudyLocked);
    VERIFY_HOLDS((*study)->verifyAudit());
}

void LockTest::lockedStudy_canBeRead()
{
    const auto study = prepared();
    const auto queue = must(study->deskQueue().items(study->judge(1)));
    const QString gold = study->gold();
    VERIFY_HOLDS(study->dataLock().lock(LockReason, {}));
    QVERIFY(must(study->deskQueue().items(study->judge(1))) == queue);
    VERIFY_HOLDS(study->deskQueue().load(study->judge(1), study->scenario(1)));
    QCOMPARE(study->gold(), gold);
    QVERIFY(must(study->deciding().canUndo(study->judge(1)))); // as soon as it is unlocked
    const auto refused =
        study->deciding().decide(study->judge(1), study->scenario(3), verdict(Emotion::Joy));
    QCOMPARE(errorOf(refused).detail, LockReason);
}

void LockTest::reason_isRequired()
{
    const auto study = prepared();
    const QString before = contentOf(*study);
    for (const QString& reason : {QString(), QStringLiteral(" \n\t")}) {
        COMPARE_ERROR(study->dataLock().lock(reason, study->coordinator()),
                      ErrorCode::InvalidValue);
        COMPARE_ERROR(study->dataLock().unlock(reason, study->coordinator()),
                      ErrorCode::InvalidValue);
    }
    QCOMPARE(contentOf(*study), before);
    QVERIFY(!must(study->dataLock().isLocked()));
    QVERIFY(must(study->dataLock().changes()).empty());
}

void LockTest::byNobodyOfTheRoster_isRefused()
{
    const auto study = prepared();
    COMPARE_ERROR(study->dataLock().lock(LockReason, {99}), ErrorCode::UnknownPerson);
    QVERIFY(!must(study->dataLock().isLocked()));
}

void LockTest::history_isKept()
{
    const auto study = prepared();
    VERIFY_HOLDS(study->dataLock().lock(QStringLiteral("  for version 1\n"), study->coordinator()));
    study->clock.advance(10);
    VERIFY_HOLDS(study->dataLock().unlock(QStringLiteral("one more item"), study->judge(1)));
    QVERIFY(!must(study->dataLock().isLocked()));
    study->clock.advance(10);
    VERIFY_HOLDS(study->dataLock().lock(QStringLiteral("for version 2"), {}));
    study->reopen(Study::Access::Read);
    QVERIFY(must(study->dataLock().isLocked()));
    const std::vector<LockChange> expected{
        {FixedClock::Start, true, QStringLiteral("for version 1"), study->coordinator()},
        {FixedClock::Start + 10, false, QStringLiteral("one more item"), study->judge(1)},
        {FixedClock::Start + 20, true, QStringLiteral("for version 2"), {}}};
    QVERIFY(must(study->dataLock().changes()) == expected);
    VERIFY_HOLDS((*study)->verifyAudit());
}

void LockTest::lock_writesOneRowAndGivesOneNotice()
{
    const auto study = prepared();
    const int rows = study->auditRows();
    QSignalSpy spy(&study->study(), &Study::changed);
    VERIFY_HOLDS(study->dataLock().lock(LockReason, study->coordinator()));
    VERIFY_HOLDS(study->dataLock().unlock(LockReason, {}));
    QCOMPARE(spy.count(), 2);
    for (const QList<QVariant>& notice : spy)
        QVERIFY(notice.first().value<ChangeSet>().kinds == ChangeSet::StudyChanged);
    const QString after = QStringLiteral(" FROM audit WHERE id > %1").arg(rows);
    QCOMPARE(study->sql(QStringLiteral("SELECT group_concat(action)") + after),
             QStringLiteral("study.lock,study.unlock"));
    QCOMPARE(
        study->sql(QStringLiteral("SELECT group_concat(json_extract(detail, '$.by'))") + after),
        QStringLiteral("C01,"));
    QCOMPARE(study->sql(QStringLiteral("SELECT json_extract(detail, '$.reason')") + after),
             LockReason);
}

void LockTest::lockRows_areAppendOnly()
{
    const auto study = prepared();
    VERIFY_HOLDS(study->dataLock().lock(LockReason, {}));
    study->close();
    RawSql raw(study->path());
    const QString refused = QStringLiteral("append-only");
    QCOMPARE(raw.run(QStringLiteral("UPDATE study_lock SET locked = 0")), refused);
    QCOMPARE(raw.run(QStringLiteral("DELETE FROM study_lock")), refused);
}

void LockTest::names_areShownOnceLocked()
{
    const auto study = prepared();
    QVERIFY(!must(study->deskQueue().areNamesShown()));
    VERIFY_HOLDS(study->dataLock().lock(LockReason, {}));
    QVERIFY(must(study->deskQueue().areNamesShown()));
    study->reopen();
    QVERIFY(must(study->deskQueue().areNamesShown()));
    VERIFY_HOLDS(study->dataLock().unlock(LockReason, {}));
    QVERIFY(!must(study->deskQueue().areNamesShown()));
}

void LockTest::protocol_canShowNamesBefore()
{
    Protocol protocol;
    protocol.areNamesShown = true;
    DeskStudy study(1, 3, protocol);
    QVERIFY(must(study->protocol()).areNamesShown); // also after people were assigned
    QVERIFY(must(study->protocol()) == protocol);
    QVERIFY(must(study.deskQueue().areNamesShown()));
    study.reopen();
    QVERIFY(must(study->protocol()) == protocol);
    QVERIFY(must(study.deskQueue().areNamesShown()));
    QVERIFY(!must(study.dataLock().isLocked()));
}

void LockTest::finalLabels_areThoseOfTheStudy()
{
    DeskStudy study(3);
    study.label(1, QStringLiteral("jta"));
    study.label(2, QStringLiteral("jja"));
    study.label(3, QStringLiteral("jt-"));
    VERIFY_HOLDS(
        study.deciding().decide(study.judge(1), study.scenario(1), verdict(Emotion::Fear)));
    const PersonId rater = must(study->raters(study.scenario(3))).at(0);
    QVERIFY(must(study.labelling().finalLabels(rater)).empty()); // nothing before the lock
    VERIFY_HOLDS(study.dataLock().lock(LockReason, {}));
    const auto check = [&] {
        const auto gold = must(study->gold());
        const auto labels = must(study.labelling().finalLabels(rater));
        QCOMPARE(labels.size(), std::size_t{3});
        for (const FinalLabel& label : labels) {
            const auto item = std::find_if(gold.begin(), gold.end(), [&](const ItemGold& g) {
                return g.scenario == label.scenario;
            });
            QVERIFY(item != gold.end() && item->labels.size() == 1);
            QCOMPARE(label.answers.size(), std::size_t{1});
            QVERIFY(item->of() == label.answers.front().gold);
        }
    };
    check();
    // Also where the votes are to decide from more ratings on than an item has.
    VERIFY_HOLDS(study.dataLock().unlock(LockReason, {}));
    QualityProtocol limits = must(study->quality().protocol());
    limits.thresholds.splitFrom = 4;
    VERIFY_HOLDS(study->quality().setProtocol(limits));
    VERIFY_HOLDS(study.dataLock().lock(LockReason, {}));
    check();
}

void LockTest::finalLabels_compareEveryQuestion()
{
    constexpr EmotionSet Nothing = 0;
    constexpr EmotionSet Fear = 1U << 2U;
    const QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    const auto study = makeEmoSceneStudy(
        folder.filePath(QStringLiteral("stories.subtext")), {clock, ids, {}},
        {{Fear, Fear, Nothing}, {Nothing, Nothing, Nothing}, {Fear, Nothing, Nothing}});
    VERIFY_HOLDS(study->dataLock().lock(LockReason, {}));
    const auto different = [&](const QString& code) {
        const auto person = must(study->roster().byCode(code));
        QStringList found;
        for (const FinalLabel& label : must(study->labelling().finalLabels(person->id))) {
            for (std::size_t i = 0; i < label.answers.size(); ++i) {
                if (label.answers[i].isDifferent())
                    found << label.name + u' ' + study->task().value()->questions[i].token;
            }
            if (label.answers.size() != 8 || label.answers.at(0).votes != std::vector{3, 0})
                found << QStringLiteral("not all of it");
        }
        return found.join(QStringLiteral(", "));
    };
    QCOMPARE(different(QStringLiteral("A01")), QStringLiteral("office/3 fear"));
    QCOMPARE(different(QStringLiteral("A02")), QString());
    QCOMPARE(different(QStringLiteral("A03")), QStringLiteral("office/1 fear"));
    const auto third = must(study->roster().byCode(QStringLiteral("A03")));
    const FinalLabel first = must(study->labelling().finalLabels(third->id)).front();
    QVERIFY(first.isDifferent());
    QVERIFY(first.answers[2].votes == (std::vector{1, 2}));
}

void LockTest::annotator_cannotLock()
{
    DeskStudy at(1);
    COMPARE_ERROR(at.dataLock().lock(QStringLiteral("Mine."), at.person(1)), ErrorCode::WrongRole);
    QVERIFY(!must(at.dataLock().isLocked()));
}

void LockTest::sharedStudy_isLockedByCoordinatorsAlone()
{
    DeskStudy at(1);
    VERIFY_HOLDS(at.dataLock().checkAllowed(at.judge(1)));
    joinTeam(at, at.coordinator(), Role::Coordinator);
    COMPARE_ERROR(at.dataLock().lock(LockReason, at.judge(1)), ErrorCode::WrongRole);
    const auto allowed = at.dataLock().checkAllowed(at.judge(1));
    COMPARE_ERROR(allowed, ErrorCode::WrongRole);
    QCOMPARE(allowed.error().detail, QStringLiteral("team"));
    QVERIFY(!must(at.dataLock().isLocked()));
    VERIFY_HOLDS(at.dataLock().lock(LockReason, at.coordinator()));
    COMPARE_ERROR(at.dataLock().unlock(LockReason, at.judge(1)), ErrorCode::WrongRole);
    QVERIFY(must(at.dataLock().isLocked()));
}

// What is locked in it would reach nobody, whoever signed in.
void LockTest::fileOfAnAdjudicator_isLockedByNobody()
{
    DeskStudy at(1);
    joinTeam(at, at.judge(1), Role::Adjudicator);
    for (const PersonId by : {at.judge(1), at.coordinator(), PersonId()})
        COMPARE_ERROR(at.dataLock().lock(LockReason, by), ErrorCode::WrongRole);
    QVERIFY(!must(at.dataLock().isLocked()));
}

SUBTEXT_TEST(LockTest)

#include "locktest.moc"
