// SPDX-License-Identifier: MIT
#include "core/course/aboutreaders.h"
#include "core/course/consents.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/must.h"
#include "tests/support/readerform.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// What annotators say about themselves goes home to the study, and to nobody else.
class ReadersTravelTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void answers_comeBackWithTheHandOut();
    void answers_goToNoOtherAnnotator();
};

namespace {

const QString OfAge = QStringLiteral("age");

TestStudy::Shape travellingReaders()
{
    TestStudy::Shape shape;
    shape.protocol.isConsentRequired = true;
    shape.protocol.readerForm = aReaderForm();
    return shape;
}

} // namespace

void ReadersTravelTest::answers_comeBackWithTheHandOut()
{
    TestStudy study(travellingReaders());
    const QString path = handOut(study, 1, QStringLiteral("first"));
    {
        AtHome home(path, 1);
        QVERIFY(must(home->readers().form()) == aReaderForm());
        QVERIFY(must(home->consents().text(QStringLiteral("de")))
                    .text.contains(QStringLiteral("Keine Angabe")));
        VERIFY_HOLDS(home->consents().record(home.owner(), true, QStringLiteral("de")));
        VERIFY_HOLDS(home->readers().answer(home.owner(), {{OfAge, QStringLiteral("28-37")}}));
    }
    QVERIFY(mergeOne(study.study(), path).isSound());
    QCOMPARE(must(study->readers().of(study.person(1))).at(OfAge), QStringLiteral("28-37"));
    QVERIFY(!must(study->consents().isDue(study.person(1))));
    QVERIFY(must(study->readers().of(study.person(2))).empty());
}

void ReadersTravelTest::answers_goToNoOtherAnnotator()
{
    TestStudy study(travellingReaders());
    for (int person = 1; person <= 2; ++person)
        VERIFY_HOLDS(
            study->readers().answer(study.person(person), {{OfAge, QStringLiteral("18-27")}}));
    const QString path = handOut(study, 1, QStringLiteral("own"));
    RawSql sql(path);
    QCOMPARE(sql.value(QStringLiteral("SELECT count(*) FROM reader_answer")), QStringLiteral("1"));
}

SUBTEXT_TEST(ReadersTravelTest)
#include "readerstraveltest.moc"
