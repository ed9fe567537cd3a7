// SPDX-License-Identifier: MIT
#include "core/publishing/releasing.h"

#include "core/domain/ceiscene.h"
#include "core/operation/datalock.h"
#include "core/release/checksums.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// What a study remembers of its releases.
class ReleasingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answers_surviveReopening();
    void anotherAnswer_isARevision();
    void sameAnswer_addsNothing();
    void emptyAnswer_takesItBack();
    void impossibleAnswers_areRefused();
    void lockedStudy_isAnsweredAboutAndReleased();
    void record_survivesReopening();
    void sameRelease_isWrittenDownOnce();
    void otherBytesOfOneVersion_areAnotherRecord();
    void annotators_cannotRelease();
    void recordWithoutChecksums_isRefused();
    void secondVersion_goesOnWithTheChangelog();
};

namespace {

const QString& creators()
{
    static const QString token = QStringLiteral("creators");
    return token;
}

} // namespace

void ReleasingTest::answers_surviveReopening()
{
    ReleaseStudy study;
    const QString text = QStringLiteral("Two labs.\nAnd “Ünal” & sons 🙂");
    VERIFY_HOLDS(study.releasing().answer(creators(), text, study.coordinator()));
    VERIFY_HOLDS(study.releasing().answer(QStringLiteral("funding"), QStringLiteral("Nobody"), {}));
    study.reopen(Study::Access::Read);
    const DatasheetAnswers expected{{creators(), text},
                                    {QStringLiteral("funding"), QStringLiteral("Nobody")}};
    QVERIFY(must(study.releasing().answers()) == expected);
    QVERIFY(study.draft().input.answers == expected);
    COMPARE_ERROR(study.releasing().answer(creators(), {}, {}), ErrorCode::ReadOnly);
}

void ReleasingTest::anotherAnswer_isARevision()
{
    ReleaseStudy study;
    const int before = study.sql(QStringLiteral("SELECT count(*) FROM audit")).toInt();
    QSignalSpy changes(&study.study(), &Study::changed);
    VERIFY_HOLDS(study.releasing().answer(creators(), QStringLiteral("One"), study.coordinator()));
    VERIFY_HOLDS(study.releasing().answer(creators(), QStringLiteral("Two"), study.judge()));
    QCOMPARE(must(study.releasing().answers()).at(creators()), QStringLiteral("Two"));
    QCOMPARE(study.sql(QStringLiteral("SELECT group_concat(text) FROM "
                                      "(SELECT * FROM datasheet_answer ORDER BY rank_at)")),
             QStringLiteral("One,Two"));
    QCOMPARE(study.sql(QStringLiteral("SELECT count(*) FROM audit")).toInt(), before + 2);
    QCOMPARE(changes.size(), 2);
    QVERIFY(changes.last().first().value<ChangeSet>() ==
            ChangeSet::about(ChangeSet::ReleaseChanged, study.judge()));
    VERIFY_HOLDS(study->verifyAudit());
}

void ReleasingTest::sameAnswer_addsNothing()
{
    ReleaseStudy study;
    VERIFY_HOLDS(study.releasing().answer(creators(), QStringLiteral("One"), {}));
    QSignalSpy changes(&study.study(), &Study::changed);
    VERIFY_HOLDS(study.releasing().answer(creators(), QStringLiteral("One"), {}));
    VERIFY_HOLDS(study.releasing().answer(QStringLiteral("funding"), QStringLiteral(" \n"), {}));
    QVERIFY(changes.isEmpty());
    QCOMPARE(study.sql(QStringLiteral("SELECT count(*) FROM datasheet_answer")),
             QStringLiteral("1"));
}

void ReleasingTest::emptyAnswer_takesItBack()
{
    ReleaseStudy study;
    VERIFY_HOLDS(study.releasing().answer(creators(), QStringLiteral("One"), {}));
    VERIFY_HOLDS(study.releasing().answer(creators(), QStringLiteral("  "), {}));
    QVERIFY(must(study.releasing().answers()).empty());
    QVERIFY(study.draft().input.answers.empty());
    VERIFY_HOLDS(study.releasing().answer(creators(), QStringLiteral("One"), {}));
    QCOMPARE(study.sql(QStringLiteral("SELECT count(*) FROM datasheet_answer")),
             QStringLiteral("3"));
}

void ReleasingTest::impossibleAnswers_areRefused()
{
    ReleaseStudy study;
    Releasing& releasing = study.releasing();
    const QString longest(20'000, u'x');
    COMPARE_ERROR(releasing.answer(QStringLiteral("weather"), QStringLiteral("fine"), {}),
                  ErrorCode::InvalidValue);
    COMPARE_ERROR(releasing.answer(creators(), longest + u'x', {}), ErrorCode::InvalidValue);
    COMPARE_ERROR(releasing.answer(creators(), QStringLiteral("I"), study.annotator()),
                  ErrorCode::WrongRole);
    COMPARE_ERROR(releasing.answer(creators(), QStringLiteral("I"), PersonId{99}),
                  ErrorCode::UnknownPerson);
    QVERIFY(must(releasing.answers()).empty());
    VERIFY_HOLDS(releasing.answer(creators(), longest, {}));
}

void ReleasingTest::lockedStudy_isAnsweredAboutAndReleased()
{
    ReleaseStudy study;
    VERIFY_HOLDS(study->dataLock().lock(QStringLiteral("done"), study.judge()));
    VERIFY_HOLDS(study.releasing().answer(creators(), QStringLiteral("One"), study.coordinator()));
    const ReleaseDraft draft = study.draft();
    QVERIFY(draft.passes());
    VERIFY_HOLDS(study.releasing().record(draft, filesOf(draft), study.coordinator()));
    QCOMPARE(must(study.releasing().records()).size(), std::size_t{1});
}

void ReleasingTest::record_survivesReopening()
{
    ReleasePlan plan;
    plan.utterance = QStringLiteral("=1+1");
    ReleaseStudy study(plan);
    ReleaseOptions options;
    options.version = QStringLiteral("1.2.3");
    options.date = QStringLiteral("2026-03-01");
    options.names = ReleaseNames::Names;
    options.seed = 0xffff'ffff'ffff'ffff;
    options.isExtended = true;
    const ReleaseDraft draft = study.draftOverriding(
        options, {{QStringLiteral("formulas"), QStringLiteral("“Quoted”, \n twice")}});
    const auto files = filesOf(draft);
    const int audited = study.sql(QStringLiteral("SELECT count(*) FROM audit")).toInt();
    QSignalSpy changes(&study.study(), &Study::changed);
    study.clock.advance(77);
    VERIFY_HOLDS(study.releasing().record(draft, files, study.coordinator()));
    QCOMPARE(changes.size(), 1);
    QVERIFY(changes.first().first().value<ChangeSet>().kinds == ChangeSet::ReleaseChanged);
    QCOMPARE(study.sql(QStringLiteral("SELECT count(*) FROM audit")).toInt(), audited + 1);
    study.reopen();
    const std::vector<ReleaseRecord> records = must(study.releasing().records());
    QCOMPARE(records.size(), std::size_t{1});
    const ReleaseRecord& record = records.front();
    QVERIFY(!record.uuid.isNull());
    QCOMPARE(record.version, options.version);
    QCOMPARE(record.date, options.date);
    QVERIFY(record.names == options.names && record.seed == options.seed && record.isExtended);
    QCOMPARE(record.checksum,
             QString::fromLatin1(sha256Of(contentOf(files, QStringLiteral("SHA256SUMS")))));
    QCOMPARE(record.overridden.size(), std::size_t{1});
    QCOMPARE(record.overridden.front().reason, QStringLiteral("“Quoted”, \n twice"));
    QVERIFY(record.contents == draft.now);
    QCOMPARE(record.changelog, contentOf(files, QStringLiteral("CHANGELOG.md")));
    QVERIFY(record.by == study.coordinator());
    QCOMPARE(record.at, FixedClock::Start + 77);
    VERIFY_HOLDS(study->verifyAudit());
}

void ReleasingTest::sameRelease_isWrittenDownOnce()
{
    ReleaseStudy study;
    study.release(QStringLiteral("1.0.0"), QStringLiteral("2026-03-01"));
    QSignalSpy changes(&study.study(), &Study::changed);
    study.release(QStringLiteral("1.0.0"), QStringLiteral("2026-03-01"));
    QVERIFY(changes.isEmpty());
    QCOMPARE(must(study.releasing().records()).size(), std::size_t{1});
}

void ReleasingTest::otherBytesOfOneVersion_areAnotherRecord()
{
    ReleaseStudy study;
    study.release(QStringLiteral("1.0.0"), QStringLiteral("2026-03-01"));
    study.release(QStringLiteral("1.0.0"), QStringLiteral("2026-03-02"));
    const auto records = must(study.releasing().records());
    QCOMPARE(records.size(), std::size_t{2});
    QCOMPARE(records.front().date, QStringLiteral("2026-03-01"));
    // The next one goes on from the latest.
    const ReleaseDraft next = study.draft();
    QCOMPARE(next.input.options.version, QStringLiteral("1.0.1"));
    QVERIFY(next.input.earlierChangelog.contains("2026-03-02"));
}

void ReleasingTest::annotators_cannotRelease()
{
    ReleaseStudy study;
    const ReleaseDraft draft = study.draft();
    COMPARE_ERROR(study.releasing().record(draft, filesOf(draft), study.annotator()),
                  ErrorCode::WrongRole);
    QVERIFY(must(study.releasing().records()).empty());
}

void ReleasingTest::recordWithoutChecksums_isRefused()
{
    ReleaseStudy study;
    const ReleaseDraft draft = study.draft();
    auto files = filesOf(draft);
    files.pop_back();
    COMPARE_ERROR(study.releasing().record(draft, files, {}), ErrorCode::FileMissing);
    QVERIFY(must(study.releasing().records()).empty());
}

void ReleasingTest::secondVersion_goesOnWithTheChangelog()
{
    ReleaseStudy study;
    study.release(QStringLiteral("1.0.0"), QStringLiteral("2026-03-01"));
    study.reopen();
    study.decide(Emotion::Fear, {});
    ReleaseOptions options;
    options.date = QStringLiteral("2026-06-01");
    const ReleaseDraft second = study.draft(options);
    QCOMPARE(second.proposedVersion, QStringLiteral("2.0.0"));
    QVERIFY(second.change.level == ChangeLevel::Major);
    QCOMPARE(second.change.changedGold.size(), std::size_t{1});
    const QByteArray text = contentOf(filesOf(second), QStringLiteral("CHANGELOG.md"));
    const auto at = [&](const char* words) { return text.indexOf(words); };
    QVERIFY(at("## [2.0.0] - 2026-06-01") > 0);
    QVERIFY(at("sarcasm-irony/9 from sadness to fear") > at("## [2.0.0]"));
    QVERIFY(at("## [1.0.0] - 2026-03-01") > at("sarcasm-irony/9 from sadness to fear"));
    QVERIFY(at("First release: 5 scenarios") > at("## [1.0.0]"));
}

SUBTEXT_TEST(ReleasingTest)

#include "releasingtest.moc"
