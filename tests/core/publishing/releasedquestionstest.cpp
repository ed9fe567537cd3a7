// SPDX-License-Identifier: MIT
#include "core/course/questions.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// Of what annotators ask about items a release has how often, and no word.
class ReleasedQuestionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void questions_areCountedAndNeverQuoted();
    void withoutTheRule_nothingIsSaid();
};

namespace {

const QString Datasheet = QStringLiteral("DATASHEET.md");

ReleasePlan withQuestions()
{
    ReleasePlan plan;
    plan.protocol.areQuestionsAllowed = true;
    return plan;
}

} // namespace

void ReleasedQuestionsTest::questions_areCountedAndNeverQuoted()
{
    ReleaseStudy study(withQuestions());
    const Uuid first = must(study->questions().ask(study.annotator(), study.split(),
                                                   QStringLiteral("xylophone-asked-first")))
                           .uuid;
    must(study->questions().ask(study.annotator(), study.split(),
                                QStringLiteral("xylophone-asked-again")));
    must(study->questions().reply(study.judge(), first, QStringLiteral("xylophone-replied")));
    const std::vector<ReleaseFile> files = filesOf(study.draft());
    QVERIFY(contentOf(files, Datasheet).contains("Questions asked: 2; answered: 1."));
    for (const ReleaseFile& file : files) {
        QVERIFY2(!file.bytes.contains("xylophone"), qUtf8Printable(file.path));
        if (file.path != Datasheet)
            QVERIFY2(!file.bytes.contains("Questions asked"), qUtf8Printable(file.path));
    }
}

void ReleasedQuestionsTest::withoutTheRule_nothingIsSaid()
{
    ReleaseStudy study;
    for (const ReleaseFile& file : filesOf(study.draft()))
        QVERIFY2(!file.bytes.contains("Questions asked"), qUtf8Printable(file.path));
}

SUBTEXT_TEST(ReleasedQuestionsTest)
#include "releasedquestionstest.moc"
