// SPDX-License-Identifier: MIT
#include "core/publishing/namejudgements.h"

#include "tests/core/publishing/releasestudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QSignalSpy>

using namespace subtext;
using namespace subtext::test;

/// What people say about words near names, as the study keeps it.
class NameJudgementsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nearName_stopsTheRelease();
    void judgement_survivesReopening();
    void wordThatIsAName_isReplaced();
    void sameWord_addsNothing();
    void otherVerdict_isARevision();
    void judgements_areNoAnswers();
    void impossibleJudgements_areRefused();
    void texts_areReadBack();
};

namespace {

ReleasePlan planWithNearName()
{
    ReleasePlan plan;
    plan.note = QStringLiteral("As Otilie and Wanda have it.");
    return plan;
}

std::vector<GatePlace> waiting(ReleaseStudy& study)
{
    auto near = study.releaseDrafting().wordsToJudge({});
    if (!near)
        qFatal("near names: %s", describe(near).constData());
    return std::move(*near);
}

std::vector<NameJudgement> judged(const std::vector<GatePlace>& places, bool isName)
{
    std::vector<NameJudgement> judgements;
    for (const GatePlace& place : places)
        judgements.push_back({place.textDigest, place.value, place.person, isName});
    return judgements;
}

} // namespace

void NameJudgementsTest::nearName_stopsTheRelease()
{
    ReleaseStudy study(planWithNearName());
    QVERIFY(!study.draft().passes());
    const auto near = waiting(study);
    QCOMPARE(near.size(), std::size_t{1});
    QCOMPARE(near[0].value, QStringLiteral("Otilie"));
    QCOMPARE(near[0].person, QStringLiteral("X01"));
    QCOMPARE(near[0].context, QStringLiteral("As Otilie and Wanda have it."));
    QVERIFY(
        study.draftOverriding({}, {{QStringLiteral("names"), QStringLiteral("Nobody is meant.")}})
            .passes());
}

void NameJudgementsTest::judgement_survivesReopening()
{
    ReleaseStudy study(planWithNearName());
    QSignalSpy changes(&study.study(), &Study::changed);
    VERIFY_HOLDS(study.releasing().judgeNames(judged(waiting(study), false), study.coordinator()));
    QCOMPARE(changes.size(), 1);
    QVERIFY(changes.first().first().value<ChangeSet>().kinds == ChangeSet::ReleaseChanged);
    VERIFY_HOLDS(study->verifyAudit());
    QCOMPARE(study.sql(QStringLiteral("SELECT action FROM audit ORDER BY id DESC LIMIT 1")),
             QStringLiteral("release.names_judged"));
    QCOMPARE(study.sql(QStringLiteral("SELECT by_person FROM datasheet_answer")).toLongLong(),
             study.coordinator().value);
    study.reopen(Study::Access::Read);
    QVERIFY(waiting(study).empty());
    const ReleaseDraft draft = study.draft();
    QVERIFY(draft.passes());
    QVERIFY(contentOf(filesOf(draft), QStringLiteral("gold.csv")).contains("As Otilie and X03"));
    COMPARE_ERROR(
        study.releasing().judgeNames(
            {{QStringLiteral("d"), QStringLiteral("w"), QStringLiteral("X01"), true}}, {}),
        ErrorCode::ReadOnly);
}

void NameJudgementsTest::wordThatIsAName_isReplaced()
{
    ReleaseStudy study(planWithNearName());
    VERIFY_HOLDS(study.releasing().judgeNames(judged(waiting(study), true), {}));
    const ReleaseDraft draft = study.draft();
    QVERIFY(draft.passes());
    QCOMPARE(draft.changedNotes.size(), std::size_t{1});
    QCOMPARE(draft.changedNotes[0].after, QStringLiteral("As X01 and X03 have it."));
    // The study keeps the note; another note with the same word is another question.
    QCOMPARE(draft.changedNotes[0].before, planWithNearName().note);
    study.decide(Emotion::Sadness, QStringLiteral("Otilie has it."));
    QCOMPARE(waiting(study).size(), std::size_t{1});
}

void NameJudgementsTest::sameWord_addsNothing()
{
    ReleaseStudy study(planWithNearName());
    const auto judgements = judged(waiting(study), false);
    VERIFY_HOLDS(study.releasing().judgeNames(judgements, {}));
    QSignalSpy changes(&study.study(), &Study::changed);
    VERIFY_HOLDS(study.releasing().judgeNames(judgements, {}));
    VERIFY_HOLDS(study.releasing().judgeNames({}, {}));
    QVERIFY(changes.isEmpty());
    QCOMPARE(study.sql(QStringLiteral("SELECT count(*) FROM datasheet_answer")),
             QStringLiteral("1"));
}

void NameJudgementsTest::otherVerdict_isARevision()
{
    ReleaseStudy study(planWithNearName());
    const auto near = waiting(study);
    VERIFY_HOLDS(study.releasing().judgeNames(judged(near, false), study.coordinator()));
    VERIFY_HOLDS(study.releasing().judgeNames(judged(near, true), study.judge()));
    QCOMPARE(study.sql(QStringLiteral("SELECT count(*) FROM datasheet_answer")),
             QStringLiteral("2"));
    QCOMPARE(study.draft().changedNotes[0].after, QStringLiteral("As X01 and X03 have it."));
}

void NameJudgementsTest::judgements_areNoAnswers()
{
    ReleaseStudy study(planWithNearName());
    VERIFY_HOLDS(study.releasing().judgeNames(judged(waiting(study), false), {}));
    QVERIFY(must(study.releasing().answers()).empty());
    const ReleaseDraft draft = study.draft();
    QVERIFY(draft.input.answers.empty());
    QCOMPARE(draft.input.judgements.size(), std::size_t{1});
    for (const ReleaseFile& file : filesOf(draft))
        QVERIFY2(!file.bytes.contains("is_name"), qUtf8Printable(file.path));
}

void NameJudgementsTest::impossibleJudgements_areRefused()
{
    ReleaseStudy study(planWithNearName());
    Releasing& releasing = study.releasing();
    COMPARE_ERROR(releasing.judgeNames({{{}, QStringLiteral("w"), {}, true}}, {}),
                  ErrorCode::InvalidValue);
    COMPARE_ERROR(releasing.judgeNames({{QStringLiteral("d"), {}, {}, true}}, {}),
                  ErrorCode::InvalidValue);
    COMPARE_ERROR(releasing.judgeNames(judged(waiting(study), false), study.annotator()),
                  ErrorCode::WrongRole);
    QCOMPARE(waiting(study).size(), std::size_t{1});
}

void NameJudgementsTest::texts_areReadBack()
{
    const NameJudgement judgement{QStringLiteral("abc"), QStringLiteral("“Ünal” \n"),
                                  QStringLiteral("A01"), true};
    QCOMPARE(judgementFrom(judgementText(judgement)), std::optional(judgement));
    QVERIFY(isJudgementToken(judgementToken(judgement)));
    for (const char* text :
         {"", "{", "[]", "7", R"({"text":"a","word":"b"})",
          R"({"text":"","word":"b","is_name":true})", R"({"text":"a","word":1,"is_name":true})"})
        QVERIFY2(!judgementFrom(QString::fromLatin1(text)), text);
}

SUBTEXT_TEST(NameJudgementsTest)
#include "namejudgementstest.moc"
