// SPDX-License-Identifier: MIT
#include "core/publishing/forwardwords.h"
#include "core/report/releasedreport.h"
#include "core/task/builtintasks.h"
#include "tests/core/exchange/tidystudies.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/answeredtable.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// A list of words that look forward of somebody's own, in a release.
class ReleasedWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void list_isInTheReleaseAndCounts();
    void withoutList_nothingIsAdded();
    void otherTask_takesNone();
    void name_isFoundInTheList();
};

namespace {

const QString ListFile = QStringLiteral("forward_words.txt");

ReleaseOptions withWords(const QStringList& words)
{
    ReleaseOptions options;
    options.forwardMarkers = words;
    return options;
}

class EmoStudy
{
public:
    EmoStudy()
        : m_study(*builtInTask(u"emoscene"))
    {
        must(m_study.take(answeredTable(*builtInTask(u"emoscene"), 6), {},
                          QStringLiteral("data.csv")));
    }
    ReleaseDraft draft(const ReleaseOptions& options)
    {
        return must(m_study->releaseDrafting().draft(options, {}));
    }

private:
    StudyOf m_study;
};

} // namespace

void ReleasedWordsTest::list_isInTheReleaseAndCounts()
{
    EmoStudy study;
    const QByteArray list("tomorrow\nlater\n");
    const ReleaseDraft draft =
        study.draft(withWords({QStringLiteral("tomorrow"), QStringLiteral("later")}));
    const auto files = filesOf(draft);
    QCOMPARE(contentOf(files, ListFile), list);
    QVERIFY(contentOf(files, QStringLiteral("SHA256SUMS")).contains("  forward_words.txt\n"));
    QVERIFY(contentOf(files, QStringLiteral("README.md"))
                .contains("`forward_words.txt` | The words that were counted"));
    QVERIFY(contentOf(files, QStringLiteral("croissant.json")).contains("forward_words.txt"));
    QVERIFY(!contentOf(files, QStringLiteral("README.md")).contains("config_name: \"forward"));
    const QByteArray printed =
        contentOf(must(releasedReport(draft)), QStringLiteral("reports/tables/collection.tex"));
    QVERIFY2(printed.contains("Words that look forward: later, tomorrow;"), printed.constData());
}

void ReleasedWordsTest::withoutList_nothingIsAdded()
{
    EmoStudy study;
    const ReleaseDraft draft = study.draft({});
    QVERIFY(contentOf(filesOf(draft), ListFile).isEmpty());
    const QByteArray printed =
        contentOf(must(releasedReport(draft)), QStringLiteral("reports/tables/collection.tex"));
    QVERIFY2(printed.contains("Words that look forward: hope, plan,"), printed.constData());
}

void ReleasedWordsTest::otherTask_takesNone()
{
    ReleaseStudy study;
    const auto files = filesOf(study.draft(withWords({QStringLiteral("tomorrow")})));
    QCOMPARE(files, filesOf(study.draft()));
}

void ReleasedWordsTest::name_isFoundInTheList()
{
    EmoStudy study;
    const auto isNamed = [&](const QString& word) {
        const ReleaseDraft draft = study.draft(withWords({word}));
        for (const Gate& gate : draft.gates) {
            for (const GatePlace& place : gate.places) {
                if (place.field == QLatin1String("forward_words"))
                    return true;
            }
        }
        return false;
    };
    QVERIFY(isNamed(QStringLiteral("Ottilie")));
    QVERIFY(!isNamed(QStringLiteral("tomorrow")));
}

SUBTEXT_TEST(ReleasedWordsTest)
#include "releasedwordstest.moc"
