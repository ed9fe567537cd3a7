// SPDX-License-Identifier: MIT
#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/domain/ceiscene.h"
#include "core/figures/figures.h"
#include "core/figures/livequality.h"
#include "core/figures/qualityreport.h"
#include "core/operation/qualitydesk.h"
#include "core/operation/studycontext.h"
#include "core/publishing/releasing.h"
#include "core/storage/releasestore.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <algorithm>
#include <thread>

using namespace subtext;
using namespace subtext::test;

/// What a release is drafted from, and what the draft says.
class ReleaseDraftTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void impossibleOptions_areRefused_data();
    void impossibleOptions_areRefused();
    void firstDraft_isVersion100();
    void draft_worksForAReaderInAnotherThread();
    void explanations_areNotMissedInTheCheck();
    void whoeverLabelled_hasConsentedWhereThatIsAsked();
    void openFindings_areThoseOfQualityAndChangeNoFile();
    void overrideOfAPassedGate_isDropped();
    void whatTheStudyKnows_isSaidUntilSomebodySaysOtherwise();
    void missingDate_isThatOfTheRecord();
    void oldVersion_isComparedWithWhatWasBefore();
    void cancelledDraft_saysSo();
    void progress_neverFalls();
    void damagedRecord_endsTheDraft();
    void senselessRecord_endsTheDraft();
};

void ReleaseDraftTest::impossibleOptions_areRefused_data()
{
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("date");
    QTest::addColumn<QString>("gate");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("detail");
    const auto row = [](const char* name, const char* version, const char* date, const char* gate,
                        const char* reason, const char* detail) {
        QTest::newRow(name) << QString::fromLatin1(version) << QString::fromLatin1(date)
                            << QString::fromLatin1(gate) << QString::fromLatin1(reason)
                            << QString::fromLatin1(detail);
    };
    row("two numbers", "1.0", "", "damage", "x", "version");
    row("four numbers", "1.0.0.0", "", "damage", "x", "version");
    row("a word", "1.0.0-rc1", "", "damage", "x", "version");
    row("a leading zero", "01.0.0", "", "damage", "x", "version");
    row("a line end", "1.0.0\n", "", "damage", "x", "version");
    row("no day of the calendar", "1.0.0", "2026-02-30", "damage", "x", "date");
    row("a date in another order", "1.0.0", "01.03.2026", "damage", "x", "date");
    row("no gate", "1.0.0", "2026-03-01", "weather", "x", "gate");
    row("no reason", "1.0.0", "2026-03-01", "damage", " ", "reason");
}

void ReleaseDraftTest::impossibleOptions_areRefused()
{
    QFETCH(QString, version);
    QFETCH(QString, date);
    QFETCH(QString, gate);
    QFETCH(QString, reason);
    QFETCH(QString, detail);
    ReleaseStudy study;
    ReleaseOptions options;
    options.version = version;
    options.date = date;
    const auto draft = study.releaseDrafting().draft(options, {{gate, reason}});
    COMPARE_ERROR(draft, ErrorCode::InvalidValue);
    QCOMPARE(draft.error().detail, detail);
}

void ReleaseDraftTest::firstDraft_isVersion100()
{
    ReleaseStudy study;
    const ReleaseDraft draft = study.draft();
    QCOMPARE(draft.proposedVersion, QStringLiteral("1.0.0"));
    QCOMPARE(draft.input.options.version, QStringLiteral("1.0.0"));
    QVERIFY(draft.input.options.date.isEmpty());
    QVERIFY(!draft.last && draft.change == VersionChange());
    QCOMPARE(draft.now.gold.size(), std::size_t{5});
    QCOMPARE(draft.now.gold.at(QStringLiteral("sarcasm-irony/9")), QStringLiteral("sadness"));
    QCOMPARE(draft.gates.size(), std::size_t{8});
    QVERIFY(draft.passes());
    QCOMPARE(draft.changedNotes.size(), std::size_t{1});
    QCOMPARE(draft.changedNotes.front().after,
             QStringLiteral("X03's reading fits, and so does X01's."));
    QCOMPARE(draft.agreement.overall.items, 5);
    QCOMPARE(draft.agreement.raters.front().name, QStringLiteral("X01"));
    const auto models = fitModels(draft.agreement.input);
    QVERIFY(models.has_value());
    QCOMPARE(draft.models.size(), models->size());
    for (std::size_t i = 0; i < models->size(); ++i) {
        QVERIFY(draft.models[i].group == models->at(i).group);
        QCOMPARE(draft.models[i].fullLogLikelihood, models->at(i).fullLogLikelihood);
        QCOMPARE(draft.models[i].raters.back().rater, models->at(i).raters.back().rater);
        QCOMPARE(draft.models[i].raters.back().competence, models->at(i).raters.back().competence);
    }
    QCOMPARE(draft.check.annotations, 15);
    // What the files are compared by next time is what the draft said.
    const auto contents = contentsOf(filesOf(draft));
    VERIFY_HOLDS(contents);
    ReleaseContents said = draft.now;
    said.answers.reset(); // files do not say it
    QVERIFY(*contents == said);
}

void ReleaseDraftTest::draft_worksForAReaderInAnotherThread()
{
    ReleaseStudy study;
    study.release({}, QStringLiteral("2026-03-01"));
    const ReleaseDraft here = study.draft();
    std::thread reader([&] {
        CountingIds ids;
        const auto other = Study::open(study.path(), Study::Access::Read, {study.clock, ids, {}});
        VERIFY_HOLDS(other);
        QCOMPARE(must((*other)->releasing().records()).size(), std::size_t{1});
        const auto there = (*other)->releaseDrafting().draft({}, {});
        VERIFY_HOLDS(there);
        QCOMPARE(there->input.options.version, here.input.options.version);
        QVERIFY(filesOf(*there) == filesOf(here));
        COMPARE_ERROR((*other)->releasing().record(*there, filesOf(*there), {}),
                      ErrorCode::ReadOnly);
    });
    reader.join();
}

void ReleaseDraftTest::openFindings_areThoseOfQualityAndChangeNoFile()
{
    ReleaseStudy study;
    const auto live = study->figures().liveQuality();
    const std::vector<QualityFlag> flags = live->flags();
    QVERIFY(!flags.empty());
    const ReleaseDraft before = study.draft();
    QVERIFY(before.passes()); // so every split is decided, which settles it
    QCOMPARE(before.openFindings, static_cast<qint64>(std::count_if(
                                      flags.begin(), flags.end(), [](const QualityFlag& flag) {
                                          return flag.code != QualityCode::ThreeWaySplit;
                                      })));
    for (const QualityFlag& flag : flags)
        must(study->quality().dismiss(keyOf(flag), QStringLiteral("Looked at."),
                                      study.coordinator()));
    const ReleaseDraft after = study.draft();
    QCOMPARE(after.openFindings, 0);
    QVERIFY(after.gates == before.gates);
    QVERIFY(filesOf(after) == filesOf(before));
}

void ReleaseDraftTest::explanations_areNotMissedInTheCheck()
{
    ReleaseStudy study;
    QVERIFY(must(study->protocol()).isExplanationRequired);
    Answer flagged = ReleaseStudy::answerOf(Emotion::Surprise);
    flagged.isFlagged = true;
    flagged.flagReason = QStringLiteral("odd");
    VERIFY_HOLDS(study.labelling().submit(study.annotator(), must(study->scenarios()).front().id,
                                          submissionOf(flagged)));
    const ReleaseDraft draft = study.draft();
    QVERIFY(draft.passes());
    const auto& leaving = draft.publicData.annotations;
    QCOMPARE(std::count_if(leaving.begin(), leaving.end(),
                           [](const Annotation& a) { return a.answer.isFlagged; }),
             1);
    QVERIFY(draft.check.level1.empty());
    QVERIFY(!draft.check.hasTimes);
    QCOMPARE(draft.check.people.size(), std::size_t{3});
    QCOMPARE(draft.check.decided, 1);
    // The study itself has them.
    QVERIFY(must(study->figures().check()).hasTimes);
}

void ReleaseDraftTest::whoeverLabelled_hasConsentedWhereThatIsAsked()
{
    ReleaseStudy study;
    const auto missing = [&] {
        QStringList lines;
        for (const Gate& gate : study.draft().gates) {
            for (const GatePlace& place : gate.places)
                lines << QStringList{gate.token(), problemToken(place.problem), place.person}.join(
                    u' ');
        }
        return lines;
    };
    const auto person = [&](int number) {
        return must(study.roster().byCode(QStringLiteral("X0%1").arg(number)))->id;
    };
    QCOMPARE(missing(), QStringList{}); // not asked
    Protocol protocol = must(study->protocol());
    protocol.isConsentRequired = true;
    VERIFY_HOLDS(study->courseRules().setProtocol(protocol));
    VERIFY_HOLDS(study->consents().record(person(2), true));
    VERIFY_HOLDS(study->consents().record(person(3), false));
    QCOMPARE(missing(), (QStringList{QStringLiteral("consent none X01"),
                                     QStringLiteral("consent declined X03")}));
    VERIFY_HOLDS(study->consents().record(person(1), true));
    VERIFY_HOLDS(study->consents().record(person(3), true));
    QCOMPARE(missing(), QStringList{});
}

void ReleaseDraftTest::overrideOfAPassedGate_isDropped()
{
    ReleasePlan plan;
    plan.utterance = QStringLiteral("=1+1");
    ReleaseStudy study(plan);
    const std::pair formulas{QStringLiteral("formulas"), QStringLiteral("It is a joke.")};
    // A reason leaves with the release, so a name in it fails a gate; that of a gate that passes
    // does not leave.
    const std::pair damage{QStringLiteral("damage"), QStringLiteral("Casimir said so.")};
    const ReleaseDraft draft = study.draftOverriding({}, {damage, formulas});
    QCOMPARE(draft.input.overridden.size(), std::size_t{1});
    QCOMPARE(draft.input.overridden.front().gate, formulas.first);
    QVERIFY(draft.passes());
    const QByteArray readme = contentOf(filesOf(draft), QStringLiteral("README.md"));
    QVERIFY(readme.contains("It is a joke.") && !readme.contains("Casimir"));
}

void ReleaseDraftTest::whatTheStudyKnows_isSaidUntilSomebodySaysOtherwise()
{
    ReleaseStudy study;
    const QString token = QStringLiteral("timeframe");
    const auto datasheetSays = [&](const QString& text) {
        return contentOf(filesOf(study.draft()), QStringLiteral("DATASHEET.md"))
            .contains("\n\n" + text.toUtf8() + '\n');
    };
    const DatasheetAnswers known = study.draft().input.known;
    QVERIFY(known.count(token) == 1);
    QVERIFY2(known.at(token).endsWith(QStringLiteral("by the time of 15 of 15 annotations.")),
             qPrintable(known.at(token)));
    QVERIFY(datasheetSays(known.at(token)));
    QVERIFY(study.draft().input.answers.empty()); // nobody has said it
    const QString said = QStringLiteral("In spring.");
    must(study.releasing().answer(token, said, study.coordinator()));
    QVERIFY(datasheetSays(said) && !datasheetSays(known.at(token)));
    must(study.releasing().answer(token, {}, study.coordinator()));
    QVERIFY(datasheetSays(known.at(token)));
}

void ReleaseDraftTest::missingDate_isThatOfTheRecord()
{
    ReleaseStudy study;
    const auto first =
        filesOf(study.release(QStringLiteral("1.0.0"), QStringLiteral("2026-03-01")));
    ReleaseOptions again;
    again.version = QStringLiteral("1.0.0");
    QVERIFY(filesOf(study.draft(again)) == first);
    again.version = QStringLiteral("1.1.0");
    QVERIFY(study.draft(again).input.options.date.isEmpty());
}

void ReleaseDraftTest::oldVersion_isComparedWithWhatWasBefore()
{
    ReleaseStudy study;
    study.release(QStringLiteral("1.0.0"));
    study.decide(Emotion::Fear, {});
    study.release(QStringLiteral("2.0.0"));
    study.decide(Emotion::Joy, {});
    study.release(QStringLiteral("10.0.0"));
    const auto lastOf = [&](const char* version) {
        ReleaseOptions options;
        options.version = QString::fromLatin1(version);
        const ReleaseDraft draft = study.draft(options);
        return draft.last ? draft.last->version : QString();
    };
    QCOMPARE(lastOf(""), QStringLiteral("10.0.0"));
    QCOMPARE(lastOf("10.0.0"), QStringLiteral("2.0.0"));
    QCOMPARE(lastOf("9.9.9"), QStringLiteral("2.0.0"));
    QCOMPARE(lastOf("2.0.0"), QStringLiteral("1.0.0"));
    QCOMPARE(lastOf("1.0.0"), QString());
}

void ReleaseDraftTest::cancelledDraft_saysSo()
{
    ReleaseStudy study;
    int steps = 0;
    VERIFY_HOLDS(study.releaseDrafting().draft({}, {}, {}, [&](double) { ++steps; }));
    QVERIFY(steps >= 5);
    for (int at = 0; at < steps; ++at) {
        CancelToken cancel;
        int step = 0;
        const auto draft = study.releaseDrafting().draft({}, {}, cancel, [&](double) {
            if (step++ == at)
                cancel.cancel();
        });
        QVERIFY(!draft.has_value()); // errorOf calls a success cancelled
        COMPARE_ERROR(draft, ErrorCode::Cancelled);
    }
}

void ReleaseDraftTest::progress_neverFalls()
{
    ReleaseStudy study;
    std::vector<double> shares;
    VERIFY_HOLDS(
        study.releaseDrafting().draft({}, {}, {}, [&](double share) { shares.push_back(share); }));
    QVERIFY(std::is_sorted(shares.begin(), shares.end()));
    QVERIFY(shares.front() >= 0);
    QCOMPARE(shares.back(), 1.0);
}

void ReleaseDraftTest::damagedRecord_endsTheDraft()
{
    ReleaseStudy study;
    study.release();
    study.close();
    QCOMPARE(
        RawSql(study.path())
            .runUnguarded(QStringLiteral("UPDATE data_release SET contents = contents || ' '")),
        QString());
    study.reopen();
    COMPARE_ERROR(study.releaseDrafting().draft({}, {}), ErrorCode::AuditBroken);
}

void ReleaseDraftTest::senselessRecord_endsTheDraft()
{
    ReleaseStudy study;
    study.release();
    study.close();
    {
        // As a faulty program would write it: the chain covers it.
        auto database = Database::open(study.path(), Database::Mode::ReadWrite);
        VERIFY_HOLDS(database);
        StudyContext context(std::move(*database), study.environment());
        VERIFY_HOLDS(context.operate(QStringLiteral("release.made"), [&](ChangeSet&) {
            StoredRelease record = context.releases.releases().front();
            record.uuid = context.env.ids.next();
            record.contents = QStringLiteral("{\"gold\": 7}");
            context.releases.insertRelease(record);
            return QJsonObject();
        }));
    }
    study.reopen();
    VERIFY_HOLDS(study->verifyAudit());
    COMPARE_ERROR(study.releaseDrafting().draft({}, {}), ErrorCode::StudyDamaged);
    COMPARE_ERROR(study.releasing().records(), ErrorCode::StudyDamaged); // none is passed over
}

SUBTEXT_TEST(ReleaseDraftTest)
#include "releasedrafttest.moc"
