// SPDX-License-Identifier: MIT
#include "core/keys/nocoredump.h"

#include "core/keys/keys.h"
#include "tests/support/registeredtest.h"

#include <optional>
#include <sys/resource.h>

using namespace subtext;

/// What a crash would leave behind while a key is in memory: the limit of the process says it.
class NoCoreDumpTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void none_leavesTheLimitAsItIs();
    void one_allowsNoDumpUntilItGoes();
    void two_allowNoneUntilTheLastGoes();
    void limitOfNone_staysNone();
    void hardLimit_isNeverTouched();
    void ring_withoutAKeyChangesNothing();
    void ring_allowsNoDumpFromTheFirstKeyOn();
    void ring_allowsNoDumpWhileAKeyIsTyped();

private:
    static rlimit limit();

    rlimit m_before{};
};

namespace {

constexpr rlim_t OneByte = 1; // what the kernel writes nothing for, not even into a pipe

} // namespace

rlimit NoCoreDumpTest::limit()
{
    rlimit now{};
    if (getrlimit(RLIMIT_CORE, &now) != 0)
        qFatal("the limit cannot be read");
    return now;
}

void NoCoreDumpTest::initTestCase()
{
    // Dumps are often off where tests run; as far as they may be, they are on here.
    m_before = limit();
    m_before.rlim_cur = m_before.rlim_max;
    QCOMPARE(setrlimit(RLIMIT_CORE, &m_before), 0);
}

void NoCoreDumpTest::none_leavesTheLimitAsItIs()
{
    QCOMPARE(limit().rlim_cur, m_before.rlim_cur);
}

void NoCoreDumpTest::one_allowsNoDumpUntilItGoes()
{
    {
        const NoCoreDump noDump;
        QVERIFY(limit().rlim_cur <= OneByte);
    }
    QCOMPARE(limit().rlim_cur, m_before.rlim_cur);
}

void NoCoreDumpTest::two_allowNoneUntilTheLastGoes()
{
    std::optional<NoCoreDump> first(std::in_place);
    std::optional<NoCoreDump> second(std::in_place);
    QVERIFY(limit().rlim_cur <= OneByte);
    first.reset(); // in the order in which they came, and not the other way round
    QVERIFY(limit().rlim_cur <= OneByte);
    second.reset();
    QCOMPARE(limit().rlim_cur, m_before.rlim_cur);
}

void NoCoreDumpTest::limitOfNone_staysNone()
{
    rlimit none = m_before;
    none.rlim_cur = 0;
    QCOMPARE(setrlimit(RLIMIT_CORE, &none), 0);
    {
        const NoCoreDump noDump;
        QVERIFY(limit().rlim_cur <= OneByte);
    }
    QCOMPARE(limit().rlim_cur, rlim_t(0));
    QCOMPARE(setrlimit(RLIMIT_CORE, &m_before), 0);
}

void NoCoreDumpTest::hardLimit_isNeverTouched()
{
    {
        const NoCoreDump noDump;
        QCOMPARE(limit().rlim_max, m_before.rlim_max);
    }
    QCOMPARE(limit().rlim_max, m_before.rlim_max);
}

void NoCoreDumpTest::ring_withoutAKeyChangesNothing()
{
    SystemKeyRing keys;
    bool isAnswered = false;
    keys.find(llm::Profile(), this, [&](const Result<QByteArray>&) { isAnswered = true; });
    QCOMPARE(limit().rlim_cur, m_before.rlim_cur);
    QTRY_VERIFY(isAnswered);
}

void NoCoreDumpTest::ring_allowsNoDumpFromTheFirstKeyOn()
{
    qputenv("SUBTEXT_TEST_KEY", "sk-1");
    {
        SystemKeyRing keys;
        llm::Profile profile;
        profile.keySource = llm::KeySource::Environment;
        profile.keyName = QStringLiteral("SUBTEXT_TEST_KEY");
        QByteArray found;
        keys.find(profile, this, [&](const Result<QByteArray>& key) { found = key.value_or(""); });
        QVERIFY(limit().rlim_cur <= OneByte);
        QTRY_COMPARE(found, QByteArray("sk-1"));
        QVERIFY(limit().rlim_cur <= OneByte);
    }
    QCOMPARE(limit().rlim_cur, m_before.rlim_cur);
    qunsetenv("SUBTEXT_TEST_KEY");
}

void NoCoreDumpTest::ring_allowsNoDumpWhileAKeyIsTyped()
{
    {
        SystemKeyRing keys;
        keys.expectKey();
        keys.expectKey(); // with each letter
        QVERIFY(limit().rlim_cur <= OneByte);
    }
    QCOMPARE(limit().rlim_cur, m_before.rlim_cur);
}

SUBTEXT_TEST(NoCoreDumpTest)
#include "nocoredumptest.moc"
