// SPDX-License-Identifier: MIT
#include "core/llm/owntemplate.h"

#include "core/base/sha256.h"
#include "core/task/builtintasks.h"
#include "tests/core/llm/lateguest.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

#include <QRegularExpression>
#include <QTemporaryDir>

#include <random>

using namespace subtext;
using namespace subtext::llm;
using namespace subtext::test;

/// Templates that somebody wrote: what fills their places, and what is refused and where.
class OwnTemplateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void places_areFilledByTheScene();
    void bracesOfJson_areText();
    void textOfAField_staysAText();
    void text_isThatOfTheFile();
    void byteOrderMark_isLeftOut();
    void optionsWrittenOut_needNoPlace();
    void examples_areThoseThatShip();
    void board_isAskedQuestionByQuestion();
    void shippedTemplate_hasNoPlacesOfOthers();
    void faultyTemplate_isNamedWithItsPlace_data();
    void faultyTemplate_isNamedWithItsPlace();
    void fewShot_needsExamplesWhereTheyAreShown();
    void largeFile_isRefusedUnread();
    void folder_isNoTemplate();
    void templatesOfTheManual_canBeAsked();
    void anyBytes_areAskedOrRefused();
    void whomItAsksAbout_isKeptInOneLine();
    void longWordsForWhomItAsksAbout_areRefused();
};

namespace {

const Task& ceiTask()
{
    return *builtInTask(u"cei");
}

Result<RunPrompts> own(const QByteArray& bytes, Mode mode = Mode::ZeroShot,
                       const Task& task = ceiTask())
{
    return ownPrompts({QStringLiteral("mine.txt"), bytes}, task, mode, shippedExamples(task));
}

QString asked(const QByteArray& bytes, const Scenario& item, Mode mode = Mode::ZeroShot)
{
    return promptOf(must(own(bytes, mode)).ofQuestions.front(), ceiTask(),
                    ceiTask().questions.front(), item);
}

} // namespace

void OwnTemplateTest::places_areFilledByTheScene()
{
    QCOMPARE(asked("{context}\n{speaker_role} to {listener_role}: {utterance}\nOne of {options}.",
                   lateGuest()),
             QStringLiteral("The guest is an hour late.\nhost to guest: So early?\n"
                            "One of joy, trust, fear, surprise, sadness, disgust, anger, "
                            "anticipation."));
    QCOMPARE(asked("{scene} {labels}", lateGuest()),
             QStringLiteral("Context: The guest is an hour late.\nSpeaker: host\n"
                            "Listener: guest\nUtterance: So early? joy, trust, fear, surprise, "
                            "sadness, disgust, anger, anticipation"));
}

void OwnTemplateTest::bracesOfJson_areText()
{
    const QString text =
        asked("{utterance} {options}\n{\"emotion\": \"…\"} { scene } {} {1} {{", lateGuest());
    QVERIFY2(text.endsWith(QStringLiteral("\n{\"emotion\": \"…\"} { scene } {} {1} {{")),
             qPrintable(text));
}

void OwnTemplateTest::textOfAField_staysAText()
{
    Scenario tricky = lateGuest();
    tricky.text(ScenePart::Utterance) = QStringLiteral("{options} {context}");
    QVERIFY(asked("{utterance}|{options}", tricky)
                .startsWith(QStringLiteral("{options} {context}|joy, ")));
}

void OwnTemplateTest::text_isThatOfTheFile()
{
    const QByteArray bytes = "{scene}\r\n\r\n{options}\t\n";
    const RunPrompts prompts = must(own(bytes));
    QCOMPARE(prompts.text().toUtf8(), bytes);
    QCOMPARE(prompts.sha256(), sha256Of(bytes));
    QVERIFY(isOwnTemplate(prompts.id()));
    QCOMPARE(prompts.id(), QStringLiteral("own/") + QString::fromLatin1(sha256Of(bytes).first(12)));
    QVERIFY(!isOwnTemplate(must(promptsOf(ceiTask(), Mode::ZeroShot, {})).id()));
    QVERIFY(!prompts.examplesSha256());
}

void OwnTemplateTest::byteOrderMark_isLeftOut()
{
    QCOMPARE(must(own("\xef\xbb\xbf{scene} {options}")).text(),
             QStringLiteral("{scene} {options}"));
}

void OwnTemplateTest::optionsWrittenOut_needNoPlace()
{
    VERIFY_HOLDS(
        own("{scene}\nJoy, Trust, Fear, Surprise, Sadness, Disgust, Anger, Anticipation?"));
    // A part of a word is none of them.
    QCOMPARE(errorOf(own("{scene}\njoyful, trust, fear, surprise, sadness, disgust, anger, "
                         "anticipation?"))
                 .detail,
             QStringLiteral("template options"));
}

void OwnTemplateTest::examples_areThoseThatShip()
{
    const QByteArray bytes = "{examples}\n\n{scene}\n{options}";
    const QString text = asked(bytes, lateGuest(), Mode::FewShot);
    QCOMPARE(text.count(QStringLiteral("Utterance: ")), qsizetype{4});
    for (const WorkedExample& example : shippedExamples(ceiTask()))
        QVERIFY(text.contains(QStringLiteral("{\"emotion\": \"%1\"}\n").arg(example.answer)));
    const RunPrompts prompts = must(own(bytes, Mode::FewShot));
    QCOMPARE(prompts.text().toUtf8(), bytes);
    QVERIFY(prompts.examplesSha256());
}

void OwnTemplateTest::board_isAskedQuestionByQuestion()
{
    const Task& task = *builtInTask(u"emoscene");
    const RunPrompts prompts = must(own("{scene}\n{ask} {tagged}", Mode::ZeroShot, task));
    QCOMPARE(prompts.ofQuestions.size(), task.questions.size());
    QCOMPARE(prompts.text(), QStringLiteral("{scene}\n{ask} {tagged}"));
    Scenario story;
    story.text(FieldIndex{0}) = QStringLiteral("Mara");
    const QString fear = promptOf(prompts.ofQuestions[2], task, task.questions[2], story);
    QVERIFY2(fear.contains(QStringLiteral("Mara feel fear?")), qPrintable(fear));
}

void OwnTemplateTest::shippedTemplate_hasNoPlacesOfOthers()
{
    const PromptTemplate ours{{}, QStringLiteral("{utterance} {options} {examples} {labels}")};
    const QString text = promptOf(ours, ceiTask(), ceiTask().questions.front(), lateGuest());
    QVERIFY2(text.startsWith(QLatin1String("{utterance} {options} {examples} joy, ")),
             qPrintable(text));
}

void OwnTemplateTest::faultyTemplate_isNamedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const QByteArray& bytes, const char* detail,
                        const char* value = "", int line = 0, int column = 0) {
        QTest::newRow(name) << bytes << QString::fromLatin1(detail) << QString::fromLatin1(value)
                            << line << column;
    };
    row("nothing", "", "template empty");
    row("white space", " \n\t\n", "template empty");
    row("a mark alone", "\xef\xbb\xbf", "template empty");
    row("no scene", "{options}", "template scene", "{scene} {utterance}");
    row("roles alone", "{speaker_role} {options}", "template scene", "{scene} {utterance}");
    row("no options", "{scene}", "template options", "emotion");
    row("unknown place", "{scene}\nü {options} {tone}", "template place", "tone", 2, 13);
    row("in capitals", "{Scene} {options}", "template place", "Scene", 1, 1);
    row("what is not sent", "{scene} {options} {power_relation}", "template place",
        "power_relation", 1, 19);
    row("examples of no use", "{scene}\n\n{examples} {options}", "template examples", "", 3, 1);
    row("a zero", QByteArray("{scene}\n{options}\0", 18), "template byte", "00", 2, 10);
    row("no UTF-8", "{scene}\nü\xfc {options}", "template byte", "fc", 2, 2);
    row("cut off", "{scene} {options} \xe2\x80", "template byte", "e2", 1, 19);
    row("a surrogate", "{scene} \xed\xa0\x80", "template byte", "ed", 1, 9);
    row("UTF-16", QByteArray("\xff\xfe{\0s\0", 6), "template byte", "ff", 1, 1);
    row("too large", "{scene} {options}" + QByteArray(10'000'000, 'a'), "template size",
        "10000017");
}

void OwnTemplateTest::faultyTemplate_isNamedWithItsPlace()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, detail);
    const Error error = errorOf(own(bytes));
    QCOMPARE(error.code, ErrorCode::InvalidValue);
    QCOMPARE(error.file, QStringLiteral("mine.txt"));
    QVERIFY2(error.detail.startsWith(detail), qPrintable(error.detail));
    QTEST(error.value, "value");
    QTEST(static_cast<int>(error.line), "line");
    QTEST(static_cast<int>(error.column), "column");
}

void OwnTemplateTest::fewShot_needsExamplesWhereTheyAreShown()
{
    const Task& task = thirdTask(); // with four questions
    QCOMPARE(errorOf(own("{examples} {scene} {ask} {options}", Mode::FewShot, task)).detail,
             QStringLiteral("few-shot"));
    VERIFY_HOLDS(own("{scene} {ask} {options}", Mode::FewShot, task));
    QCOMPARE(errorOf(own("{scene} {options}", Mode::ZeroShot, task)).detail,
             QStringLiteral("template question"));
}

void OwnTemplateTest::largeFile_isRefusedUnread()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("large.txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(10'000'000));
    const Error error = errorOf(readTemplateFile(path));
    QCOMPARE(error.detail, QStringLiteral("template size"));
    QCOMPARE(error.value, QStringLiteral("10000000"));
    QVERIFY(file.resize(MostTemplateBytes));
    QCOMPARE(must(readTemplateFile(path)).bytes.size(), MostTemplateBytes);
}

void OwnTemplateTest::folder_isNoTemplate()
{
    const QTemporaryDir folder;
    QCOMPARE(errorOf(readTemplateFile(folder.path())).code, ErrorCode::FileUnreadable);
    QCOMPARE(errorOf(readTemplateFile(folder.filePath(QStringLiteral("none.txt")))).code,
             ErrorCode::FileMissing);
}

void OwnTemplateTest::templatesOfTheManual_canBeAsked()
{
    const QString page = QString::fromUtf8(
        readFile(QStringLiteral(SUBTEXT_SOURCE_DIR "/guidelines/manual/prompt.md")));
    static const QRegularExpression Named(
        QStringLiteral("\\*(CEI|EmoScene), `([a-z-]+)`\\*\n\n```text\n(.*?)```"),
        QRegularExpression::DotMatchesEverythingOption);
    QStringList modes;
    for (auto found = Named.globalMatch(page); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const auto mode = modeFromToken(match.captured(2));
        QVERIFY2(mode, qUtf8Printable(match.captured(2)));
        modes << match.captured(1) + u' ' + match.captured(2);
        const Task& task = *builtInTask(match.captured(1).toLower());
        const auto prompts = own(match.captured(3).toUtf8(), *mode, task);
        QVERIFY2(prompts, qUtf8Printable(prompts ? QString() : prompts.error().detail));
        QCOMPARE(prompts->ofQuestions.size(), task.questions.size());
    }
    QCOMPARE(modes.join(u','), QStringLiteral("CEI zero-shot,CEI cot,CEI few-shot,"
                                              "EmoScene zero-shot,EmoScene cot"));
}

void OwnTemplateTest::anyBytes_areAskedOrRefused()
{
    const QByteArray good = "{scene} é\n{options} {\"emotion\": \"…\"} {utterance}\n";
    std::mt19937 random(7); // NOLINT(*-msc51-cpp): the same bytes each time
    int asks = 0;
    for (int round = 0; round < 3'000; ++round) {
        QByteArray bytes = good;
        for (unsigned changes = random() % 4; changes > 0; --changes)
            bytes[static_cast<qsizetype>(random() % static_cast<std::size_t>(bytes.size()))] =
                static_cast<char>(random() % 256);
        if (round % 5 == 0)
            bytes.truncate(
                static_cast<qsizetype>(random() % static_cast<std::size_t>(bytes.size())));
        const auto made = own(bytes);
        if (!made) {
            const Error error = errorOf(made);
            QVERIFY(error.detail.startsWith(QLatin1String("template ")));
            QVERIFY(error.line == 0 || (error.line >= 1 && error.column >= 1));
            continue;
        }
        ++asks;
        QCOMPARE(made->sha256(), sha256Of(bytes));
        QVERIFY(!promptOf(made->ofQuestions.front(), ceiTask(), ceiTask().questions.front(),
                          lateGuest())
                     .isEmpty());
    }
    QVERIFY(asks > 300 && asks < 2'700);
}

void OwnTemplateTest::whomItAsksAbout_isKeptInOneLine()
{
    TemplateFile file{QStringLiteral("mine.txt"), "{scene} {options}"};
    const auto made = [&](const QString& about) {
        file.about = about;
        return must(ownPrompts(file, ceiTask(), Mode::ZeroShot, {}));
    };
    QCOMPARE(made({}).about, QString());
    QCOMPARE(made(QStringLiteral("  the\nlistener ")).about, QStringLiteral("the listener"));
    QCOMPARE(made(QStringLiteral("listener")).sha256(), made({}).sha256()); // it is not sent
}

void OwnTemplateTest::longWordsForWhomItAsksAbout_areRefused()
{
    TemplateFile file{QStringLiteral("mine.txt"), "{scene} {options}"};
    file.about = QString(60, u'x');
    VERIFY_HOLDS(ownPrompts(file, ceiTask(), Mode::ZeroShot, {}));
    file.about += u'x';
    const Error error = errorOf(ownPrompts(file, ceiTask(), Mode::ZeroShot, {}));
    QCOMPARE(error.code, ErrorCode::InvalidValue);
    QCOMPARE(error.detail, QStringLiteral("template about"));
    QCOMPARE(error.value, QStringLiteral("61"));
    QCOMPARE(error.file, QStringLiteral("mine.txt"));
}

SUBTEXT_TEST(OwnTemplateTest)
#include "owntemplatetest.moc"
