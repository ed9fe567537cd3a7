// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/course/moreraters.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

namespace {

const QString MoreRatersFile = QStringLiteral("more_raters.csv");

ReleasePlan withOpenSplit()
{
    ReleasePlan plan;
    plan.isSplitDecided = false;
    return plan;
}

/// Somebody new is asked about the split, and answers or not.
void askOneMore(ReleaseStudy& study, bool isAnswering)
{
    Protocol rules = must(study->protocol());
    rules.moreRaters = 1;
    must(study->courseRules().setProtocol(rules));
    const auto added = must(study.roster().add(
        {{QStringLiteral("X06"), QStringLiteral("Nora Falk"), Role::Annotator}}));
    QCOMPARE(must(study->moreRaters().assign()), 1);
    if (isAnswering)
        must(study.labelling().submit(added.front().id, study.split(),
                                      submissionOf(ReleaseStudy::answerOf(Emotion::Joy))));
}

bool areFurtherMentioned(ReleaseStudy& study)
{
    for (const ReleaseFile& file : filesOf(study.draft())) {
        if (file.path == MoreRatersFile || file.bytes.contains(MoreRatersFile.toUtf8()))
            return true;
    }
    return false;
}

} // namespace

/// What a release says of whom was asked because of a split.
class ReleasedMoreRatersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answered_haveARowEachAndASentence();
    void randomCodes_areThoseOfWhoWasAsked();
    void estimates_areThoseOfThePlannedAnswers();
    void withoutAnAnswer_thereIsNoFile();
    void ruleAlone_changesNoByte();
};

void ReleasedMoreRatersTest::answered_haveARowEachAndASentence()
{
    ReleaseStudy study(withOpenSplit());
    askOneMore(study, true);
    const std::vector<ReleaseFile> files = filesOf(study.draft());
    const QList<QByteArray> lines = contentOf(files, MoreRatersFile).trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0].trimmed(), QByteArray("scenario,annotator,chance"));
    QVERIFY2(lines[1].startsWith("sarcasm-irony/9,X06,0."), lines[1]);
    for (const char* path : {"README.md", "croissant.json", "SHA256SUMS", "DATASHEET.md"})
        QVERIFY2(contentOf(files, QLatin1String(path)).contains("more_raters.csv"), path);
    QVERIFY(contentOf(files, QStringLiteral("DATASHEET.md"))
                .contains("annotations so asked for 1, of scenarios 1; see more_raters.csv."));
}

// Numbers of people are others in a release under codes at random. Under three secrets, so that no
// chance leaves everybody's as it was.
void ReleasedMoreRatersTest::randomCodes_areThoseOfWhoWasAsked()
{
    ReleaseStudy study(withOpenSplit());
    askOneMore(study, true);
    for (const char* secret : {"one", "two", "three"}) {
        ReleaseOptions options;
        options.hasRandomCodes = true;
        options.codeSecret = QLatin1String(secret);
        const ReleaseDraft draft = study.draft(options);
        QByteArray code;
        for (const Person& person : draft.input.data.people) {
            if (person.code == QStringLiteral("X06"))
                code = draft.input.randomCodes.at(person.id).toUtf8();
        }
        const QByteArray table = contentOf(filesOf(draft), MoreRatersFile);
        QVERIFY2(!code.isEmpty() && table.contains("sarcasm-irony/9," + code + ",0."), table);
        QCOMPARE(table.trimmed().count('\n'), 1);
    }
}

void ReleasedMoreRatersTest::estimates_areThoseOfThePlannedAnswers()
{
    ReleaseStudy study(withOpenSplit());
    const ReleaseDraft before = study.draft();
    const stats::FleissKappa& planned = before.agreement.overall.kappa;
    QVERIFY(planned.kappa && !contentOf(filesOf(before), QStringLiteral("reports/agreement.json"))
                                  .contains("further_annotations_left_out"));
    askOneMore(study, true);
    ReleaseOptions randomly;
    randomly.hasRandomCodes = true;
    for (const char* secret : {"", "one", "two", "three"}) {
        randomly.codeSecret = QLatin1String(secret);
        const ReleaseDraft draft = study.draft(*secret == 0 ? ReleaseOptions() : randomly);
        const AgreementGroup& all = draft.agreement.overall;
        QCOMPARE(all.furtherLeftOut, 1);
        QCOMPARE(all.annotations, before.agreement.overall.annotations + 1);
        QVERIFY(all.kappa.kappa == planned.kappa && all.kappa.observed == planned.observed);
        QVERIFY(all.alpha == before.agreement.overall.alpha);
        const std::vector<ReleaseFile> files = filesOf(draft);
        QVERIFY(contentOf(files, QStringLiteral("reports/agreement.json"))
                    .contains("\"further_annotations_left_out\": 1"));
        QVERIFY(contentOf(files, QStringLiteral("DATASHEET.md"))
                    .contains("percent agreement and ICC go without them"));
    }
}

void ReleasedMoreRatersTest::withoutAnAnswer_thereIsNoFile()
{
    ReleaseStudy study(withOpenSplit());
    askOneMore(study, false);
    QVERIFY(!areFurtherMentioned(study));
}

void ReleasedMoreRatersTest::ruleAlone_changesNoByte()
{
    ReleaseStudy study;
    const std::vector<ReleaseFile> before = filesOf(study.draft());
    Protocol rules = must(study->protocol());
    rules.moreRaters = 2;
    must(study->courseRules().setProtocol(rules));
    QVERIFY(filesOf(study.draft()) == before);
    QVERIFY(!areFurtherMentioned(study));
}

SUBTEXT_TEST(ReleasedMoreRatersTest)
#include "releasedmoreraterstest.moc"
