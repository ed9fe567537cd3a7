// SPDX-License-Identifier: MIT
#include "core/course/labelagain.h"
#include "core/figures/labelagainfigures.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// A request to label again goes to whoever works at home, and the new answer comes back.
class LabelAgainTravelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void request_goesIntoTheHandOut_andTheAnswerComesBack();
    void handOutFromBefore_doesNotAnswerIt();

private:
    static LabelAgain& again(TestStudy& study) { return study->labelAgain(); }
    static void submit(TestStudy& study, int item)
    {
        study.clock.advance(1'000);
        must(study.labelling().submit(study.person(1), study.scenario(item),
                                      submissionOf(completeAnswer(Emotion::Joy))));
    }
    static void ask(TestStudy& study, int item)
    {
        study.clock.advance(1'000);
        must(again(study).ask({study.scenario(item)}, QStringLiteral("§2"), {}));
    }
    static QString handOut(TestStudy& study)
    {
        const QString path = study.filePath(QStringLiteral("home.subtext"));
        must(study->handouts().write(study.person(1), path));
        return path;
    }
};

void LabelAgainTravelTest::request_goesIntoTheHandOut_andTheAnswerComesBack()
{
    TestStudy study;
    submit(study, 1);
    submit(study, 2);
    ask(study, 1);
    const QString path = handOut(study);
    {
        AtHome home(path, 1);
        int asked = 0;
        for (const ItemSummary& item : must(home->labelling().items(home.owner()))) {
            if (item.labelAgain.isEmpty())
                continue;
            QCOMPARE(item.labelAgain, QStringLiteral("§2"));
            QCOMPARE(asked, 0);
            asked = item.position;
        }
        QVERIFY(asked > 0);
        QVERIFY(!must(home->labelling().load(home.owner(), home.item(asked))).submitted);
        const Result<Annotation> anew = home.label(asked, Emotion::Fear);
        VERIFY_HOLDS(anew);
        QCOMPARE(anew->revision, 2);
        VERIFY_HOLDS(home.handIn());
        // Nobody asks for anything from a file that is for one annotator.
        COMPARE_ERROR(home->labelAgain().ask({home.item(asked)}, QStringLiteral("§3"), {}),
                      ErrorCode::InHandOut);
    }
    VERIFY_HOLDS(study->merging().merge({path}));
    const auto requests = must(again(study).requests());
    QCOMPARE(requests.size(), 1U);
    QVERIFY(requests.front().owing.empty());
    QCOMPARE(must(study->labelAgainFigures()).answered, 1);
    QCOMPARE(must(study.labelling().history(study.person(1), study.scenario(1))).size(), 2U);
    VERIFY_HOLDS(study->verifyAudit());
}

void LabelAgainTravelTest::handOutFromBefore_doesNotAnswerIt()
{
    TestStudy study;
    const QString path = handOut(study);
    {
        AtHome home(path, 5); // on the same clock as the study
        for (int position = 1; position <= 10; ++position)
            VERIFY_HOLDS(home.label(position, Emotion::Joy));
    }
    study.clock.advance(3'600'000);
    ask(study, 1);
    QVERIFY(must(again(study).requests()).front().owing.empty()); // nothing of it is here
    VERIFY_HOLDS(study->merging().merge({path}));
    QCOMPARE(must(again(study).requests()).front().owing, std::vector{study.person(1)});
}

SUBTEXT_TEST(LabelAgainTravelTest)
#include "labelagaintraveltest.moc"
