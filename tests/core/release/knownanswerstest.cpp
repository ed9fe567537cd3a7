// SPDX-License-Identifier: MIT
#include "core/release/knownanswers.h"

#include "core/release/datasheet.h"
#include "tests/core/release/samplerelease.h"
#include "tests/support/registeredtest.h"

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

class KnownAnswersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void known_areQuestionsOfTheDatasheet();
    void timeframe_isOfTheLabelsWithATime();
    void hours_areOfTheLabelsThatWereTimed();
    void consent_countsTheLatestWord();
    void consent_thatIsNotAskedFor_isSaid();
    void consent_thatIsNoLongerAskedFor_isLeftOut();
    void importedLabels_sayNothing();
    void answerOfSomebody_comesFirst();

private:
    static constexpr qint64 Day = 86'400'000;
    static constexpr qint64 March = 1'772'323'200'000; // 2026-03-01
    static QString known(const char* token, const StudyData& data,
                         const std::vector<Consent>& consents = {}, bool isAsked = true);
    static Consent consent(qint64 person, qint64 at, int revision, bool isAccepted = true);
};

QString KnownAnswersTest::known(const char* token, const StudyData& data,
                                const std::vector<Consent>& consents, bool isAsked)
{
    Protocol protocol;
    protocol.isConsentRequired = isAsked;
    return answerTo(knownAnswers(data, protocol, consents), QString::fromLatin1(token));
}

Consent KnownAnswersTest::consent(qint64 person, qint64 at, int revision, bool isAccepted)
{
    Consent given;
    given.person = {person};
    given.at = at;
    given.textRevision = revision;
    given.isAccepted = isAccepted;
    return given;
}

void KnownAnswersTest::known_areQuestionsOfTheDatasheet()
{
    StudyData data = sampleData();
    data.annotations[0].submittedAt = March;
    data.annotations[0].timings = ItemTimings{3'600'000, 3'600'000, 1, 0, {}};
    Protocol protocol;
    protocol.isConsentRequired = true;
    const DatasheetAnswers known = knownAnswers(data, protocol, {});
    QCOMPARE(known.size(), 3U);
    const auto questions = datasheetQuestions();
    for (const auto& [token, text] : known) {
        QVERIFY2(
            std::any_of(questions.begin(), questions.end(),
                        [&name = token](const DatasheetQuestion& of) { return of.token == name; }),
            qPrintable(token));
    }
}

void KnownAnswersTest::timeframe_isOfTheLabelsWithATime()
{
    StudyData data = sampleData();
    data.annotations[3].submittedAt = March + Day - 1;
    QCOMPARE(known("timeframe", data),
             QStringLiteral("On 2026-03-01 (UTC), by the time of 1 of 12 annotations."));
    data.annotations[1].submittedAt = March + 40 * Day;
    QCOMPARE(
        known("timeframe", data),
        QStringLiteral("From 2026-03-01 to 2026-04-10 (UTC), by the time of 2 of 12 annotations."));
}

void KnownAnswersTest::hours_areOfTheLabelsThatWereTimed()
{
    StudyData data = sampleData();
    data.annotations[0].timings = ItemTimings{900'000, 1'000'000, 1, 0, {}};
    data.annotations[1].timings = ItemTimings{0, 50'000'000, 0, 0, {}}; // another program's
    QVERIFY2(known("hours", data)
                 .startsWith(QStringLiteral("0.25 hours of active work on 1 of 12 annotations; ")),
             qPrintable(known("hours", data)));
    data.annotations[2].timings = ItemTimings{9'900'000, 10'000'000, 2, 0, {}};
    QVERIFY(known("hours", data)
                .startsWith(QStringLiteral("3.0 hours of active work on 2 of 12 annotations; ")));
}

void KnownAnswersTest::consent_countsTheLatestWord()
{
    const StudyData data = sampleData();
    QCOMPARE(known("consent", data),
             QStringLiteral("0 of 3 people who labelled in the study agreed to its consent text."));
    // The fourth labelled nothing, and the third took it back.
    const std::vector<Consent> given{consent(1, March, 0), consent(2, March + Day, 1),
                                     consent(3, March + Day, 1), consent(4, March + 9 * Day, 2),
                                     consent(3, March + 2 * Day, 1, false)};
    QCOMPARE(known("consent", data, given),
             QStringLiteral("2 of 3 people who labelled in the study agreed to its consent text, "
                            "from 2026-03-01 to 2026-03-02 (UTC): 1 to the text that ships with "
                            "the software, 1 to version 1."));
}

void KnownAnswersTest::consent_thatIsNotAskedFor_isSaid()
{
    const QString said =
        QStringLiteral("The study did not ask the people who labelled in it for consent; what was "
                       "agreed outside it is not recorded there.");
    QCOMPARE(known("consent", sampleData(), {}, false), said);
    // The fourth labelled nothing.
    QCOMPARE(known("consent", sampleData(), {consent(4, March, 1)}, false), said);
}

void KnownAnswersTest::consent_thatIsNoLongerAskedFor_isLeftOut()
{
    QCOMPARE(known("consent", sampleData(), {consent(1, March, 1)}, false), QString());
}

void KnownAnswersTest::importedLabels_sayNothing()
{
    StudyData data = sampleData();
    for (Annotation& annotation : data.annotations)
        annotation.origin = Origin::Imported;
    Protocol protocol;
    protocol.isConsentRequired = true;
    QVERIFY(knownAnswers(data, protocol, {consent(1, March, 1)}).empty());
    protocol.isConsentRequired = false; // they may have been asked elsewhere
    QVERIFY(knownAnswers(data, protocol, {}).empty());
}

void KnownAnswersTest::answerOfSomebody_comesFirst()
{
    const QString token = QStringLiteral("hours");
    const DatasheetAnswers known{{token, QStringLiteral("3 hours.")}};
    QCOMPARE(answerTo({}, known, token), QStringLiteral("3 hours."));
    QCOMPARE(answerTo({{token, QStringLiteral(" \n")}}, known, token), QStringLiteral("3 hours."));
    QCOMPARE(answerTo({{token, QStringLiteral("Five.")}}, known, token), QStringLiteral("Five."));
}

SUBTEXT_TEST(KnownAnswersTest)
#include "knownanswerstest.moc"
