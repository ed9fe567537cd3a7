// SPDX-License-Identifier: MIT
#include "tests/core/travel/importfixture.h"
#include "tests/support/refusalchecks.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// Files of answers whose scenes are in the study already, in studies of CEI.
class ImportedAnswersTest : public QObject, private ImportFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }
    void answersAlone_goToTheScenesThatAreThere();
    void answersToNoScene_areRefused();
    void answersToAnIdOfTwoGroups_needTheGroup();
    void answersAlone_areNotTakenUnasked();

private:
    Result<ImportReport> answersOf(const QByteArray& table,
                                   ImportKind kind = ImportKind::Annotations)
    {
        ImportOptions options;
        options.kind = kind;
        const QString path = writeFile(m_study->filePath(QStringLiteral("answers.csv")), table);
        return (*m_study)->importing().importFiles({path}, options);
    }
};

namespace {

const QByteArray AnswersHeader("id,annotator,emotion,valence,arousal,dominance,confidence\n");

QByteArray answerTo(const QByteArray& id, const QByteArray& who)
{
    return id + ',' + who + ",fear,neutral,calm,in control,unsure\n";
}

} // namespace

void ImportedAnswersTest::answersAlone_goToTheScenesThatAreThere()
{
    imported(TwoScenes);
    const auto before = must((*m_study)->scenarios());
    const ImportReport report = must(
        answersOf(AnswersHeader + answerTo("1", "Cleo") + answerTo("mixed-signals/2", "Cleo")));
    QVERIFY(report.refused.empty());
    QCOMPARE(report.scenarios, 0);
    QCOMPARE(report.annotations, 2);
    const auto scenes = must((*m_study)->scenarios());
    QCOMPARE(scenes.size(), before.size());
    for (std::size_t i = 0; i < scenes.size(); ++i)
        QVERIFY(scenes[i].fields == before[i].fields); // the texts are those that were there
    QCOMPARE(must((*m_study)->raters(scenes[0].id)).size(), std::size_t{3});
    QCOMPARE(must((*m_study)->raters(scenes[1].id)).size(), std::size_t{2});
    VERIFY_HOLDS((*m_study)->verifyAudit());
}

void ImportedAnswersTest::answersToNoScene_areRefused()
{
    imported(TwoScenes);
    const ImportReport report =
        must(answersOf(AnswersHeader + answerTo("9", "Cleo") + answerTo("1", "")));
    QCOMPARE(report.annotations, 0);
    QCOMPARE(report.refused.size(), std::size_t{2});
    for (const Refusal& refusal : report.refused) {
        QVERIFY(refusal.reason ==
                (refusal.line == 2 ? RefusalReason::UnknownScenario : RefusalReason::MissingValue));
    }
}

void ImportedAnswersTest::answersToAnIdOfTwoGroups_needTheGroup()
{
    imported(TwoScenes + tidyRow("1", "Ann", "joy").replace("mixed-signals", "sarcasm-irony"));
    const ImportReport unclear = must(answersOf(AnswersHeader + answerTo("1", "Cleo")));
    QCOMPARE(unclear.refused.size(), std::size_t{1});
    QVERIFY(unclear.refused.front().reason == RefusalReason::UnclearScenario);
    const ImportReport clear =
        must(answersOf("subtype," + AnswersHeader + "sarcasm-irony," + answerTo("1", "Cleo")));
    QVERIFY(clear.refused.empty());
    QCOMPARE(clear.annotations, 1);
}

/// A foreign table may have its scenes under other names: without a word it is asked about.
void ImportedAnswersTest::answersAlone_areNotTakenUnasked()
{
    imported(TwoScenes);
    COMPARE_ERROR(answersOf(AnswersHeader + answerTo("1", "Cleo"), ImportKind::Auto),
                  ErrorCode::MissingColumn);
}

SUBTEXT_TEST(ImportedAnswersTest)
#include "importedanswerstest.moc"
