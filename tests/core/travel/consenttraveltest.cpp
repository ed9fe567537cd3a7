// SPDX-License-Identifier: MIT
#include "core/course/consents.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

class ConsentTravelTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void inAnotherLanguage_comesBackWithTheWork();
};

void ConsentTravelTest::inAnotherLanguage_comesBackWithTheWork()
{
    TestStudy::Shape shape;
    shape.protocol.isConsentRequired = true;
    TestStudy study(shape);
    const QString path = handOut(study, 1, QStringLiteral("first"));
    const QString german = QStringLiteral("de");
    {
        AtHome home(path, 1);
        QVERIFY(must(home->consents().text(german)).text.contains(QStringLiteral("freiwillig")));
        VERIFY_HOLDS(home->consents().record(home.owner(), true, german));
        QVERIFY(!must(home->consents().isDue(home.owner())));
    }
    QVERIFY(mergeOne(study.study(), path).isSound());
    QVERIFY(!must(study->consents().isDue(study.person(1))));
    QCOMPARE(must(study->consents().of(study.person(1)))->textSha256,
             must(study->consents().text(german)).sha256);
}

SUBTEXT_TEST(ConsentTravelTest)

#include "consenttraveltest.moc"
