// SPDX-License-Identifier: MIT
#include "core/domain/setname.h"

#include "tests/support/registeredtest.h"

#include <QTest>

using namespace subtext;
using namespace subtext::test;

class SetNameTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void shortName_isAsShortAsTellsSetsApart();
    void set_isMeantByEachOfItsNames();
    void key_tellsPartsApart();
};

namespace {

SetName named(const char* model, const char* mode, const char* run)
{
    return {QString::fromLatin1(model), QString::fromLatin1(mode), QString::fromLatin1(run)};
}

} // namespace

void SetNameTest::shortName_isAsShortAsTellsSetsApart()
{
    const std::vector<SetName> sets{named("m", "zero-shot", "1"), named("m", "cot", "1"),
                                    named("m", "cot", "2"), named("some model", "zero-shot", "1")};
    QCOMPARE(shortNames(sets).join(u' '), QStringLiteral("m:zero-shot m:cot:1 m:cot:2 some model"));
}

void SetNameTest::set_isMeantByEachOfItsNames()
{
    const SetName set = named("m", "cot", "2");
    QCOMPARE(set.text(), QStringLiteral("m:cot:2"));
    for (const char* name : {"m", "m:cot", "m:cot:2"})
        QVERIFY2(isNamed(set, QString::fromLatin1(name)), name);
    for (const char* name : {"cot", "m:cot:1", "m:", ""})
        QVERIFY2(!isNamed(set, QString::fromLatin1(name)), name);
}

void SetNameTest::key_tellsPartsApart()
{
    QHash<SetName, int> places{{named("a:b", "c", "1"), 1}, {named("a", "b:c", "1"), 2}};
    QCOMPARE(places.value(named("a:b", "c", "1")), 1);
    QCOMPARE(places.value(named("a", "b:c", "1")), 2);
}

SUBTEXT_TEST(SetNameTest)
#include "setnametest.moc"
