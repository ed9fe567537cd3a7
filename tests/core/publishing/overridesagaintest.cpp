// SPDX-License-Identifier: MIT
#include "core/publishing/namejudgements.h"
#include "core/release/licences.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// What was set aside for one release, when the next is drafted; and what else a study keeps that a
/// release says.
class OverridesAgainTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newItems_areNotSetAside();
    void nextVersion_isAskedAnew();
    void nameInAReason_isNotPublished();
    void wordInSmallLetters_isKept();
    void licence_isKept();
    void unknownLicence_isRefused();

private:
    static ReleaseOptions version(const char* number)
    {
        ReleaseOptions options;
        options.version = QString::fromLatin1(number);
        return options;
    }
};

namespace {

void addScene(ReleaseStudy& study, const QByteArray& utterance)
{
    const QString csv =
        writeFile(study.filePath(QStringLiteral("more.csv")),
                  "id,subtype,speaker_role,listener_role,context,utterance,power_relation\n"
                  "12,sarcasm-irony,clerk,colleague,The lift is out.,\"" +
                      utterance + "\",peer\n");
    must(study.study().importing().importFiles({csv}, {}));
}

QByteArray readmeOf(const ReleaseDraft& draft)
{
    return contentOf(filesOf(draft), QStringLiteral("README.md"));
}

} // namespace

void OverridesAgainTest::newItems_areNotSetAside()
{
    ReleasePlan plan;
    plan.isAllLabelled = false;
    ReleaseStudy study(plan);
    const auto given =
        ReleaseStudy::overrides(study.draft(version("1.0.0")),
                                {{QStringLiteral("labelled"), QStringLiteral("One is ill.")}});
    const ReleaseDraft first = study.draft(version("1.0.0"), given);
    QVERIFY(first.passes());
    QVERIFY(readmeOf(first).contains("One is ill."));
    addScene(study, "Great.");
    const ReleaseDraft second = study.draft(version("1.0.0"), given);
    QVERIFY(!second.passes());
    QVERIFY(second.input.overridden.empty());
    QVERIFY(!readmeOf(second).contains("One is ill."));
}

void OverridesAgainTest::nextVersion_isAskedAnew()
{
    ReleasePlan plan;
    plan.utterance = QStringLiteral("=1+1");
    ReleaseStudy study(plan);
    const auto given = ReleaseStudy::overrides(
        study.draft(version("1.0.0")), {{QStringLiteral("formulas"), QStringLiteral("A joke.")}});
    QVERIFY(study.draft(version("1.0.0"), given).passes());
    QVERIFY(!study.draft(version("1.1.0"), given).passes());
    // Without a version the proposal is meant.
    const ReleaseDraft proposed = study.draft({}, given);
    QCOMPARE(proposed.input.options.version, QStringLiteral("1.0.0"));
    QVERIFY(proposed.passes());
}

// "a common word" was said of one place; another reason then named somebody (in a README).
void OverridesAgainTest::nameInAReason_isNotPublished()
{
    ReleasePlan plan;
    plan.isAllLabelled = false;
    plan.utterance = QStringLiteral("Is casimir a town?");
    ReleaseStudy study(plan);
    const auto word = ReleaseStudy::overrides(
        study.draft(version("1.0.0")), {{QStringLiteral("names"), QStringLiteral("A town.")}});
    auto both =
        ReleaseStudy::overrides(study.draft(version("1.0.0")),
                                {{QStringLiteral("labelled"), QStringLiteral("Ottilie is ill.")}});
    both.insert(both.end(), word.begin(), word.end());
    const ReleaseDraft draft = study.draft(version("1.0.0"), both);
    QVERIFY(!draft.passes());
    // Overridden anew with the reason on the screen it is refused as before.
    auto again =
        ReleaseStudy::overrides(draft, {{QStringLiteral("names"), QStringLiteral("Fine.")}});
    again.push_back(both.front());
    QVERIFY(!study.draft(version("1.0.0"), again).passes());
    both.front().reason = QStringLiteral("One is ill.");
    const ReleaseDraft sound = study.draft(version("1.0.0"), both);
    QVERIFY(sound.passes());
    QVERIFY(!readmeOf(sound).contains("Ottilie"));
}

void OverridesAgainTest::wordInSmallLetters_isKept()
{
    ReleasePlan plan;
    plan.utterance = QStringLiteral("Is casimir a town?");
    ReleaseStudy study(plan);
    QVERIFY(!study.draft().passes());
    const NameJudgement judgement{{}, QStringLiteral("casimir"), QStringLiteral("X02"), false};
    QCOMPARE(judgementFrom(judgementText(judgement)), std::optional(judgement));
    VERIFY_HOLDS(study.releasing().judgeNames({judgement}, study.coordinator()));
    VERIFY_HOLDS(study->verifyAudit());
    study.reopen();
    QVERIFY(study.draft().passes());
    addScene(study, "Ask casimir or Casimir.");
    const auto waiting = must(study.releaseDrafting().wordsToJudge({}));
    QCOMPARE(waiting.size(), std::size_t{1});
    QCOMPARE(waiting[0].value, QStringLiteral("Casimir"));
    // Of a word with a capital nobody can say so, nor of a word that is a name.
    COMPARE_ERROR(study.releasing().judgeNames(
                      {{{}, QStringLiteral("Casimir"), QStringLiteral("X02"), false}}, {}),
                  ErrorCode::InvalidValue);
    COMPARE_ERROR(study.releasing().judgeNames(
                      {{{}, QStringLiteral("casimir"), QStringLiteral("X02"), true}}, {}),
                  ErrorCode::InvalidValue);
}

void OverridesAgainTest::licence_isKept()
{
    ReleaseStudy study;
    const auto usual = filesOf(study.draft());
    VERIFY_HOLDS(study.releasing().answer(QLatin1String(LicenceAnswer), QStringLiteral("CC0-1.0"),
                                          study.coordinator()));
    VERIFY_HOLDS(study->verifyAudit());
    study.reopen();
    const auto chosen = filesOf(study.draft());
    QVERIFY(contentOf(chosen, QStringLiteral("CITATION.cff")).contains("license: CC0-1.0"));
    VERIFY_HOLDS(study.releasing().answer(QLatin1String(LicenceAnswer), {}, study.coordinator()));
    QVERIFY(filesOf(study.draft()) == usual);
}

void OverridesAgainTest::unknownLicence_isRefused()
{
    ReleaseStudy study;
    const auto refused =
        study.releasing().answer(QLatin1String(LicenceAnswer), QStringLiteral("MIT"), {});
    COMPARE_ERROR(refused, ErrorCode::InvalidValue);
    QCOMPARE(refused.error().detail, QStringLiteral("licence"));
}

SUBTEXT_TEST(OverridesAgainTest)
#include "overridesagaintest.moc"
