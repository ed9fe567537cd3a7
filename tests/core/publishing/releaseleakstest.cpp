// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "core/publishing/releasedrafting.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// What must not leave stops a release of a real study, each by a gate of its own.
class ReleaseLeaksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leak_stopsTheRelease_data();
    void leak_stopsTheRelease();
    void leak_passesWithAReason_data();
    void leak_passesWithAReason();
    void overrideOfAnotherGate_doesNotHelp();
    void mendedLeak_passes();

private:
    static void everyLeak();
    static ReleasePlan planOf(const QString& leak);
};

namespace {

/// Gates that failed with their places: "gate scenario|field|value|detail|person".
QStringList failures(const ReleaseDraft& draft)
{
    QStringList all;
    for (const Gate& gate : draft.gates) {
        for (const GatePlace& place : gate.places) {
            all << gate.token() + u' ' +
                       QStringList{place.scenario, place.field, place.value,
                                   problemToken(place.problem), place.person}
                           .join(u'|');
        }
    }
    return all;
}

} // namespace

void ReleaseLeaksTest::everyLeak()
{
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const char* place) {
        QTest::newRow(name) << QString::fromUtf8(place);
    };
    row("address in a note", "private sarcasm-irony/9|note|w.lind@example.org|email|");
    row("name in an utterance", "names sarcasm-irony/9|utterance|CASIMIR|name|X02");
    row("formula", "formulas sarcasm-irony/9|utterance|=1+1|=|");
    row("damaged character", "damage sarcasm-irony/9|utterance|É|…|");
    row("explanation in a note", "private sarcasm-irony/9|note|nobody has listened to them all "
                                 "week|explanation|X01");
    row("split nobody decided", "decided sarcasm-irony/9|gold||split|");
    row("item nobody labelled", "labelled sarcasm-irony/9|emotion||open|X01");
}

ReleasePlan ReleaseLeaksTest::planOf(const QString& leak)
{
    ReleasePlan plan;
    if (leak == QLatin1String("address in a note"))
        plan.note = QStringLiteral("Ask w.lind@example.org about it.");
    else if (leak == QLatin1String("name in an utterance"))
        plan.utterance = QStringLiteral("Thanks a lot, CASIMIR’s friend.");
    else if (leak == QLatin1String("formula"))
        plan.utterance = QStringLiteral("=1+1");
    else if (leak == QLatin1String("damaged character"))
        plan.utterance = QStringLiteral("Take your timeÉ");
    else if (leak == QLatin1String("explanation in a note"))
        plan.note = QStringLiteral("As said: nobody has listened to them all week; agreed.");
    else if (leak == QLatin1String("split nobody decided"))
        plan.isSplitDecided = false;
    else if (leak == QLatin1String("item nobody labelled"))
        plan.isAllLabelled = false;
    else
        qFatal("no such leak");
    return plan;
}

void ReleaseLeaksTest::leak_stopsTheRelease_data()
{
    everyLeak();
}

void ReleaseLeaksTest::leak_stopsTheRelease()
{
    QFETCH(QString, place);
    ReleaseStudy study(planOf(QString::fromLatin1(QTest::currentDataTag())));
    const ReleaseDraft draft = study.draft();
    QVERIFY(!draft.passes());
    const QStringList failed = failures(draft);
    QVERIFY2(failed.contains(place), qUtf8Printable(failed.join(u'\n')));
    // No other gate, and nothing but what was planted.
    for (const QString& of : failed) {
        QCOMPARE(of.section(u' ', 0, 0), place.section(u' ', 0, 0));
        QCOMPARE(of.section(u'|', 0, 3), place.section(u'|', 0, 3));
    }
}

void ReleaseLeaksTest::leak_passesWithAReason_data()
{
    everyLeak();
}

void ReleaseLeaksTest::leak_passesWithAReason()
{
    QFETCH(QString, place);
    ReleaseStudy study(planOf(QString::fromLatin1(QTest::currentDataTag())));
    const QString gate = place.section(u' ', 0, 0);
    const QString reason = QStringLiteral("Looked at and harmless.");
    const ReleaseDraft draft = study.draftOverriding({}, {{gate, reason}});
    QVERIFY(draft.passes());
    QVERIFY(failures(draft).contains(place)); // it still says what is wrong
    QCOMPARE(draft.input.overridden.size(), std::size_t{1});
    for (const ReleaseFile& file : filesOf(draft)) {
        if (file.path == QLatin1String("README.md"))
            QVERIFY(file.bytes.contains('`' + gate.toUtf8() + "` | " + reason.toUtf8()));
    }
}

void ReleaseLeaksTest::overrideOfAnotherGate_doesNotHelp()
{
    ReleaseStudy study(planOf(QStringLiteral("formula")));
    QVERIFY(
        !study.draftOverriding({}, {{QStringLiteral("damage"), QStringLiteral("fine")}}).passes());
}

void ReleaseLeaksTest::mendedLeak_passes()
{
    ReleaseStudy study(planOf(QStringLiteral("address in a note")));
    QVERIFY(!study.draft().passes());
    study.decide(Emotion::Sadness, QStringLiteral("Ask at the desk."));
    const ReleaseDraft draft = study.draft();
    QVERIFY(draft.passes());
    // The history of decisions still has the address; no file does.
    for (const ReleaseFile& file : filesOf(draft))
        QVERIFY2(!file.bytes.contains("example.org"), qUtf8Printable(file.path));
}

SUBTEXT_TEST(ReleaseLeaksTest)
#include "releaseleakstest.moc"
