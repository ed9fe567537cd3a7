// SPDX-License-Identifier: MIT
#include "tests/core/travel/coursefiles.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// What the file that a hand-out is returned as may be written over without a question.
class ReturnPlaceTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingThere_isFree();
    void returnedFileOfBefore_isFree();
    void workThatTheHandOutLacks_isKept();
    void fileOfSomebodyElse_isKept();
    void anyOtherFile_isKept();
};

void ReturnPlaceTest::nothingThere_isFree()
{
    TestStudy study;
    AtHome home(handOut(study, 1, QStringLiteral("first")), 1);
    QVERIFY(home->handouts().canReturnTo(study.filePath(QStringLiteral("back.subtext"))));
}

void ReturnPlaceTest::returnedFileOfBefore_isFree()
{
    TestStudy study;
    const QString back = study.filePath(QStringLiteral("back.subtext"));
    AtHome home(handOut(study, 1, QStringLiteral("first")), 1);
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    Draft draft;
    draft.answer.explanation = QStringLiteral("Begun.");
    VERIFY_HOLDS(home->labelling().saveDraft(home.owner(), home.item(2), draft));
    VERIFY_HOLDS(home.handIn());
    VERIFY_HOLDS(home->copyTo(back));
    VERIFY_HOLDS(home.label(1, Emotion::Fear)); // the work goes on
    QVERIFY(home->handouts().canReturnTo(back));
}

void ReturnPlaceTest::workThatTheHandOutLacks_isKept()
{
    TestStudy study;
    const QString back = study.filePath(QStringLiteral("back.subtext"));
    AtHome home(handOut(study, 1, QStringLiteral("first")), 1);
    VERIFY_HOLDS(home->copyTo(back));
    {
        AtHome elsewhere(back, 2);
        QVERIFY(!home->handouts().canReturnTo(back)); // it is open
        VERIFY_HOLDS(elsewhere.label(1, Emotion::Joy));
    }
    QVERIFY(!home->handouts().canReturnTo(back));
}

void ReturnPlaceTest::fileOfSomebodyElse_isKept()
{
    TestStudy study;
    AtHome home(handOut(study, 1, QStringLiteral("first")), 1);
    QVERIFY(!home->handouts().canReturnTo(handOut(study, 2, QStringLiteral("second"))));
}

void ReturnPlaceTest::anyOtherFile_isKept()
{
    TestStudy study;
    const QString first = handOut(study, 1, QStringLiteral("first"));
    AtHome home(first, 1);
    QVERIFY(!home->handouts().canReturnTo(first)); // the hand-out itself
    QVERIFY(!home->handouts().canReturnTo(study.folder()));
    const QString letter = writeFile(study.filePath(QStringLiteral("letter.subtext")), "Dear Ann,");
    QVERIFY(!home->handouts().canReturnTo(letter));
    const QString link = study.filePath(QStringLiteral("link.subtext"));
    QVERIFY(QFile::link(study.filePath(QStringLiteral("nowhere")), link));
    QVERIFY(!home->handouts().canReturnTo(link));
}

SUBTEXT_TEST(ReturnPlaceTest)

#include "returnplacetest.moc"
