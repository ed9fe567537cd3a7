// SPDX-License-Identifier: MIT
#include "ui/text/shownwords.h"

#include "core/course/practice.h"
#include "core/task/builtintasks.h"
#include "core/task/shippedwords.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/importsteps.h"
#include "tests/ui/labelmodelsdesk.h"
#include "tests/ui/modelsharness.h"
#include "tests/ui/rosterharness.h"
#include "ui/entanglement/entanglementpage.h"
#include "ui/forms/scenecorrection.h"
#include "ui/quality/qualitypage.h"
#include "ui/roster/decisionsdialog.h"
#include "ui/roster/practicedialog.h"
#include "ui/text/entanglementtext.h"
#include "ui/text/language.h"
#include "ui/text/studywords.h"
#include "ui/text/vectormodeltext.h"
#include "ui/text/words.h"
#include "ui/text/writtenscenetext.h"

#include <QRegularExpression>
#include <QTableWidget>

using namespace subtext;
using namespace subtext::test;

/// In a German window the words of CEI and EmoScene are German wherever they are shown, and words
/// of a study stand in a sentence as their own language has it.
class ShownWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setLanguage(*qApp, QStringLiteral("de")); }
    void cleanup() { setLanguage(*qApp, QStringLiteral("en")); }
    void models_areInTheWordsOfTheWindow();
    void modelsOfVectors_areInTheWordsOfTheWindow();
    void entanglement_isInTheWordsOfTheWindow();
    void quality_isInTheWordsOfTheWindow();
    void decisionsOfAFile_areReadByTheStudysWords();
    void practiceScenes_areSavedInTheStudysWords();
    void correctedScene_hasItsFieldsInTheWordsOfTheWindow();
    void generatedScene_isInTheWordsOfTheWindow();
    void alphaOfAnExplanation_hasTheCommaOfTheWindow();
    void shownTask_saysInWhichLanguageItIs();
    void germanNouns_keepTheirCapitalInEveryWindow();
    void englishWords_loseItInEveryWindow();

private:
    /// Of what can be read below `root` that says an option, a group or a part of a scene in
    /// English. Tokens are lower case.
    static QStringList englishIn(const QObject& root)
    {
        static const QRegularExpression english(QStringLiteral(
            "\\b(Joy|Trust|Fear|Surprise|Sadness|Disgust|Anger|Anticipation|Passive aggression|"
            "Mixed signals|Speaker|Listener|Workplace|Valence)\\b")); // Arousal is German, too
        return textsOf(root).filter(english);
    }
    static bool isSaid(const QObject& root, const QString& word)
    {
        return !textsOf(root).filter(word).isEmpty();
    }
    static QString germanTrauer() { return QStringLiteral("Trauer"); }
};

#define VERIFY_GERMAN(root)                                                                        \
    do {                                                                                           \
        const QStringList english = englishIn(root);                                               \
        QVERIFY2(english.isEmpty(), qPrintable(english.join(u'\n')));                              \
    } while (false)

void ShownWordsTest::models_areInTheWordsOfTheWindow()
{
    LabelModelsDesk at;
    at.take();
    QCOMPARE(at.boardCell(QStringLiteral("Immer „Freude“"), 0), QStringLiteral("Immer „Freude“"));
    for (const ModelsPage::View view :
         {ModelsPage::View::Leaderboard, ModelsPage::View::Set, ModelsPage::View::Items}) {
        at.page().showView(view);
        QCoreApplication::processEvents();
        VERIFY_GERMAN(at.page());
    }
    QVERIFY(at.itemCells(QStringLiteral("mixed-signals/1")).contains(QStringLiteral("✓ Freude")));
    // What is written has the tokens.
    QVERIFY(at.figures().evaluation.options.tokens().contains(QStringLiteral("joy")));
}

void ShownWordsTest::modelsOfVectors_areInTheWordsOfTheWindow()
{
    const std::vector<EmotionSet> gold = variedGold();
    ModelsDesk at(agreedOn(gold));
    at.showPlace();
    at.importFile(plausibleFile(gold));
    QCoreApplication::processEvents();
    QVERIFY(isSaid(at.board(), germanTrauer()));
    VERIFY_GERMAN(at.page());
}

void ShownWordsTest::entanglement_isInTheWordsOfTheWindow()
{
    ModelsDesk at(agreedOn(variedGold()));
    EntanglementPage& page = *at.desk.window().entanglementPage();
    QSignalSpy updated(&page, &EntanglementPage::updated);
    at.desk.window().showPlace(MainWindow::Place::Entanglement);
    QTRY_VERIFY_WITH_TIMEOUT(updated.count() > 0 && !page.isWorking(), 30'000);
    QVERIFY(isSaid(page, QStringLiteral("Freude und Vertrauen")));
    VERIFY_GERMAN(page);
}

void ShownWordsTest::quality_isInTheWordsOfTheWindow()
{
    ModelsDesk at(agreedOn(variedGold()));
    at.desk.window().showPlace(MainWindow::Place::Quality);
    QCoreApplication::processEvents();
    QualityPage& page = *at.desk.window().qualityPage();
    QVERIFY(page.live());
    QCOMPARE(page.live()->task()->questions.front().word, QStringLiteral("Freude"));
    QVERIFY(isSaid(page, QStringLiteral("Freude")));
    VERIFY_GERMAN(page);
}

void ShownWordsTest::decisionsOfAFile_areReadByTheStudysWords()
{
    RosterDesk at;
    at.page().askForDecisions();
    auto* dialog = at.page().findChild<DecisionsDialog*>();
    QVERIFY(dialog);
    const QString name = must(at.open().scenario(at.study.scenario(1)))->name();
    dialog->readFile(written(
        at.desk, "scenario,gold,basis,ambiguous,note\n" + name.toUtf8() + ",Sadness,misreading,,\n",
        QStringLiteral("decisions.csv")));
    QCOMPARE(dialog->problem(), QString());
    QCOMPARE(dialog->table()->item(0, 1)->text(), germanTrauer());
}

void ShownWordsTest::practiceScenes_areSavedInTheStudysWords()
{
    TestStudy study;
    const PracticeScenes scenes = must(study->practice().scenes());
    PracticeDialog dialog(study.study(), scenes, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    QVERIFY(isSaid(dialog, QStringLiteral("Kontext: ")));
    QVERIFY(!isSaid(dialog, QStringLiteral("Context: ")));
    QVERIFY(isSaid(dialog, QStringLiteral("Valenz")));
    QVERIFY(
        !isSaid(dialog, QStringLiteral("Valence"))); // scenes and notes are as they were written
    QCOMPARE(scenes.task->questions.front().options.front().word, QStringLiteral("Joy"));
}

void ShownWordsTest::correctedScene_hasItsFieldsInTheWordsOfTheWindow()
{
    TestStudy study;
    SceneCorrection dialog(study.study(), study.scenario(1), study.person(1), {}, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QVERIFY(isSaid(dialog, QStringLiteral("Kontext")));
    VERIFY_GERMAN(dialog);
}

void ShownWordsTest::generatedScene_isInTheWordsOfTheWindow()
{
    generation::SceneEvent event;
    event.event = QStringLiteral("E");
    event.subject = QStringLiteral("Mara");
    for (const generation::Relation relation : generation::AllRelations)
        event.pairs.push_back({relation, QStringLiteral("x")});
    const QString german = sceneSourceText(event);
    for (const generation::Relation relation : generation::AllRelations)
        QVERIFY2(!german.contains(generation::relationWords(relation)), qPrintable(german));
    setLanguage(*qApp, QStringLiteral("en"));
    for (const generation::Relation relation : generation::AllRelations)
        QVERIFY(sceneSourceText(event).contains(generation::relationWords(relation) +
                                                QStringLiteral(": x")));
}

void ShownWordsTest::alphaOfAnExplanation_hasTheCommaOfTheWindow()
{
    const StudyWords words = StudyWords::ofQuestions(inShownWords(*builtInTask(u"emoscene")));
    const entanglement::Inference inference(entanglement::PriorWeights{}, 0.5);
    const QString said = explanationOf(inference, entanglement::LogOdds{}, words).join(QString());
    QVERIFY2(said.contains(QStringLiteral("0,5")), qPrintable(said));
    QVERIFY2(!said.contains(QStringLiteral("0.5")), qPrintable(said));
}

void ShownWordsTest::shownTask_saysInWhichLanguageItIs()
{
    const Task& shipped = *builtInTask(u"cei");
    QCOMPARE(inShownWords(shipped).language, QStringLiteral("de"));
    setLanguage(*qApp, QStringLiteral("zh_CN"));
    QCOMPARE(inShownWords(shipped).language, QStringLiteral("zh-CN"));
    setLanguage(*qApp, QStringLiteral("en"));
    QVERIFY(inShownWords(shipped) == shipped);
    Task own = shipped;
    own.language = QStringLiteral("pl");
    own.questions.front().others[QStringLiteral("word")][QStringLiteral("en")] =
        QStringLiteral("Feeling");
    QCOMPARE(inShownWords(own).language, QStringLiteral("en"));
    QCOMPARE(inShownWords(own).questions.front().word, QStringLiteral("Feeling"));
}

void ShownWordsTest::germanNouns_keepTheirCapitalInEveryWindow()
{
    const Task& shipped = *builtInTask(u"emoscene");
    Task task = withWords(shipped, shipped, shippedWords(shipped, QStringLiteral("de")));
    task.language = QStringLiteral("de");
    const StudyWords words = StudyWords::ofQuestions(task);
    for (const char* code : {"de", "en", "es"}) {
        setLanguage(*qApp, QString::fromLatin1(code));
        QCOMPARE(midSentence(germanTrauer(), task), germanTrauer());
        QVERIFY(pairWords(0, words).endsWith(QStringLiteral("Vertrauen")));
        QCOMPARE(vectorWords(entanglement::only(4), words), germanTrauer());
        const InEnglish english; // as a release is written
        QCOMPARE(pairWords(0, words), QStringLiteral("Freude and Vertrauen"));
        QCOMPARE(vectorWords(3, words), QStringLiteral("Freude and Vertrauen"));
    }
}

void ShownWordsTest::englishWords_loseItInEveryWindow()
{
    Task task = *builtInTask(u"emoscene");
    QCOMPARE(midSentence(QStringLiteral("Joy"), task), QStringLiteral("Joy")); // says no language
    task.language = QStringLiteral("en");
    QCOMPARE(midSentence(QStringLiteral("Joy"), task), QStringLiteral("joy"));
    QCOMPARE(vectorWords(1, StudyWords::ofQuestions(task)), QStringLiteral("joy"));
    const InEnglish english;
    task.language.clear();
    QCOMPARE(midSentence(QStringLiteral("Joy"), task), QStringLiteral("joy"));
}

SUBTEXT_TEST(ShownWordsTest)
#include "shownwordstest.moc"
