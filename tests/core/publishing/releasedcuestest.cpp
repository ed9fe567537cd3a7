// SPDX-License-Identifier: MIT
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// What a release has of the words that annotators marked.
class ReleasedCuesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marks_haveARowEach();
    void withoutTheRule_marksStay();
    void withoutMarks_thereIsNoFile();
};

namespace {

const QString CuesFile = QStringLiteral("cues.csv");

ReleasePlan withCues()
{
    ReleasePlan plan;
    plan.protocol.areCuesAsked = true;
    return plan;
}

/// The first annotator marks two stretches of the last scene.
void mark(ReleaseStudy& study)
{
    const Scenario scene = must(study->scenarios()).back();
    Answer answer = ReleaseStudy::answerOf(Emotion::Joy);
    const QString& text = scene.text(ScenePart::Utterance);
    answer.cues = withWordsToggled({}, ScenePart::Utterance, text, 0, 0);
    answer.cues = withWordsToggled(answer.cues, ScenePart::Utterance, text, 3, 4);
    must(study.labelling().submit(study.annotator(), scene.id, submissionOf(answer)));
}

bool isAnyOf(ReleaseStudy& study)
{
    for (const ReleaseFile& file : filesOf(study.draft())) {
        if (file.path == CuesFile || file.bytes.contains("cues.csv"))
            return true;
    }
    return false;
}

} // namespace

void ReleasedCuesTest::marks_haveARowEach()
{
    ReleaseStudy study(withCues());
    mark(study);
    const std::vector<ReleaseFile> files = filesOf(study.draft());
    QList<QByteArray> lines = contentOf(files, CuesFile).trimmed().split('\n');
    for (QByteArray& line : lines)
        line = line.trimmed();
    QCOMPARE(lines, (QList<QByteArray>{"scenario,annotator,field,begin,end,words",
                                       "sarcasm-irony/9,X01,utterance,0,4,Well",
                                       "sarcasm-irony/9,X01,utterance,16,28,really great"}));
    for (const char* path : {"README.md", "croissant.json", "SHA256SUMS"})
        QVERIFY2(contentOf(files, QLatin1String(path)).contains("cues.csv"), path);
}

void ReleasedCuesTest::withoutTheRule_marksStay()
{
    ReleaseStudy study;
    mark(study);
    QVERIFY(!isAnyOf(study));
}

void ReleasedCuesTest::withoutMarks_thereIsNoFile()
{
    ReleaseStudy study(withCues());
    QVERIFY(!isAnyOf(study));
}

SUBTEXT_TEST(ReleasedCuesTest)
#include "releasedcuestest.moc"
