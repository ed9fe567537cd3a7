// SPDX-License-Identifier: MIT
#include "core/agreement/agreementjson.h"
#include "core/course/courserules.h"
#include "core/figures/figures.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/registeredtest.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace subtext;
using namespace subtext::test;

/// What a release has of guesses of the others.
class ReleasedGuessesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void guesses_haveARowEach();
    void share_isInTheDatasheet();
    void figures_areThoseOfTheStudy();
    void ruleAlone_changesNoByte();
    void withoutTheRule_guessesStay();
    void withoutGuesses_thereIsNoFile();
};

namespace {

const QString GuessesFile = QStringLiteral("guesses.csv");

void askForGuesses(ReleaseStudy& study, int share)
{
    Protocol rules = must(study->protocol());
    rules.guessShare = share;
    must(study->courseRules().setProtocol(rules));
}

/// The first annotator answers the last scene anew, as before.
void guessAgain(ReleaseStudy& study, Choice guess)
{
    Answer answer = ReleaseStudy::answerOf(Emotion::Joy);
    answer.guesses.set(FirstQuestion, guess);
    must(study.labelling().submit(study.annotator(), study.split(), submissionOf(answer)));
}

bool isMentioned(ReleaseStudy& study)
{
    for (const ReleaseFile& file : filesOf(study.draft())) {
        if (file.path == GuessesFile || file.bytes.contains(GuessesFile.toUtf8()))
            return true;
    }
    return false;
}

} // namespace

void ReleasedGuessesTest::guesses_haveARowEach()
{
    ReleaseStudy study;
    askForGuesses(study, 100);
    guessAgain(study, Emotion::Trust);
    const std::vector<ReleaseFile> files = filesOf(study.draft());
    const QByteArray table = contentOf(files, GuessesFile);
    QCOMPARE(QByteArray(table).replace("\r\n", "\n"),
             QByteArray("scenario,annotator,question,choice,guess\n"
                        "sarcasm-irony/9,X01,emotion,joy,trust\n"));
    for (const char* path : {"README.md", "croissant.json", "SHA256SUMS", "DATASHEET.md"})
        QVERIFY2(contentOf(files, QLatin1String(path)).contains("guesses.csv"), path);
}

void ReleasedGuessesTest::share_isInTheDatasheet()
{
    ReleaseStudy study;
    askForGuesses(study, 100);
    guessAgain(study, Emotion::Trust);
    const auto sheet = [&] {
        return contentOf(filesOf(study.draft()), QStringLiteral("DATASHEET.md"));
    };
    QVERIFY(sheet().contains("On all scenarios they were also asked"));
    askForGuesses(study, 30);
    QVERIFY(sheet().contains("On about 30 % of the scenarios"));
}

void ReleasedGuessesTest::figures_areThoseOfTheStudy()
{
    const QString path = QStringLiteral("reports/agreement.json");
    const QString name = QStringLiteral("surprisingly_popular");
    ReleaseStudy study;
    QVERIFY(!contentOf(filesOf(study.draft()), path).contains("surprisingly_popular"));
    askForGuesses(study, 100);
    guessAgain(study, Emotion::Trust);
    const AgreementInput input = must(study->figures().agreementInput());
    const QJsonObject expected =
        QJsonDocument::fromJson(agreementJson(*computeAgreement(input), {}, {}, {},
                                              must(study->figures().surprisinglyPopular(input))))
            .object();
    QVERIFY(!expected.value(name).toObject().isEmpty());
    const QByteArray json = contentOf(filesOf(study.draft()), path);
    QCOMPARE(QJsonDocument::fromJson(json).object().value(name), expected.value(name));
    QVERIFY(!json.contains("second_readings"));
}

void ReleasedGuessesTest::ruleAlone_changesNoByte()
{
    ReleaseStudy study;
    const std::vector<ReleaseFile> before = filesOf(study.draft());
    for (const int share : {30, 100}) {
        askForGuesses(study, share);
        QVERIFY(filesOf(study.draft()) == before);
    }
}

void ReleasedGuessesTest::withoutTheRule_guessesStay()
{
    ReleaseStudy study;
    askForGuesses(study, 100);
    guessAgain(study, Emotion::Trust);
    QVERIFY(isMentioned(study));
    askForGuesses(study, 0);
    QVERIFY(!isMentioned(study));
}

void ReleasedGuessesTest::withoutGuesses_thereIsNoFile()
{
    ReleaseStudy study;
    askForGuesses(study, 100);
    QVERIFY(!isMentioned(study));
}

SUBTEXT_TEST(ReleasedGuessesTest)
#include "releasedguessestest.moc"
