// SPDX-License-Identifier: MIT
#include "core/course/aboutreaders.h"
#include "core/course/labelling.h"
#include "core/task/builtintasks.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/readerform.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/actions/actionregistry.h"
#include "ui/agreement/agreementpage.h"
#include "ui/charts/readerchart.h"
#include "ui/forms/readerformchoice.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// The card about readers in the Agreement place, and the form where it is chosen.
class AgreementReadersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groups_haveARowEach();
    void whatIsLeftOut_isSaidOnce();
    void nothingLeftOut_isNotSaid();
    void groupWithTooFewAnswers_isLeftOutOfTheTable();
    void noGroup_isSaidInPlaceOfTheTable();
    void withoutTheForm_thereIsNoCard();
    void savedTable_hasTheRows();
    void file_isTakenAndShown();
    void wrongFile_isToldByPlace();
};

namespace {

constexpr std::size_t Firsts = 0;

struct ShownReaders
{
    bool isCardShown = false;
    bool isTableShown = false;
    std::vector<QStringList> table;
    QStringList said;
};

/// All labels below the heading of a panel, and its own words.
QStringList wordsOn(const QWidget& panel)
{
    QStringList words;
    for (const QLabel* label : panel.findChildren<QLabel*>())
        words << label->text();
    return words;
}

/// One scene for four people: the first two are of one age and read joy and fear.
ShownReaders shownReaders(bool isAsked)
{
    TestStudy::Shape shape = TestStudy::single(1);
    shape.annotators = 4;
    shape.ratersPerItem = 4;
    if (isAsked)
        shape.protocol.readerForm = aReaderForm();
    TestStudy study(shape);
    const QString age = QStringLiteral("age");
    const char* ages[]{"18-27", "18-27", "28-37", "48-49"};
    for (int person = 1; person <= 4; ++person) {
        const Answer answer = completeAnswer(person == 1 ? Emotion::Joy : Emotion::Fear);
        must(study.labelling().submit(study.person(person), study.scenario(1),
                                      submissionOf(answer)));
        if (isAsked)
            must(study->readers().answer(study.person(person),
                                         {{age, QString::fromLatin1(ages[person - 1])}}));
    }
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    QSignalSpy updated(&page, &AgreementPage::updated);
    page.setVisible(true);
    page.start(study.study(), Person(), study.environment());
    if (updated.isEmpty() && !updated.wait(20'000))
        return {};
    const ReaderChart& card = *page.readers();
    ShownReaders shown{!card.isHidden(), card.isTableShown(), card.content().table, wordsOn(card)};
    page.stop();
    return shown;
}

/// A group of which five people gave ten labels of twelve, on the first question of CEI's task.
ReaderQuestion anAnsweredQuestion(const Task& task)
{
    ReaderQuestion of;
    of.people = 5;
    of.counts.assign(task.questions.front().options.size(), 0);
    of.counts[0] = 9;
    of.counts[2] = 3;
    of.labels = 12;
    of.items = 4;
    of.kappa = -0.25;
    of.alpha = 0.125;
    return of;
}

ReaderFigures fieldFigures(const QString& field, std::vector<ReaderGroup> groups, int others)
{
    return {field, 2, std::move(groups), others};
}

} // namespace

void AgreementReadersTest::groups_haveARowEach()
{
    const ShownReaders shown = shownReaders(true);
    QVERIFY(shown.isCardShown);
    QVERIFY(shown.isTableShown);
    QCOMPARE(shown.table.size(), std::size_t{1});
    QCOMPARE(shown.table.front().mid(0, 5),
             (QStringList{QStringLiteral("How old are you?"), QStringLiteral("18–27"),
                          QStringLiteral("2"), QStringLiteral("2"), QStringLiteral("1")}));
    // Each of the two labels is one of two; what nobody chose has no column.
    QCOMPARE(shown.table.front().mid(7),
             (QStringList{QStringLiteral("50.0"), QStringLiteral("50.0")}));
}

void AgreementReadersTest::whatIsLeftOut_isSaidOnce()
{
    const QString said = shownReaders(true).said.join(u'\n');
    QCOMPARE(said.count(QStringLiteral("People in no group: “What is your first language?” (4), "
                                       "“How old are you?” (2), “Are you sarcastic yourself?” "
                                       "(4).")),
             1);
    QVERIFY2(!said.contains(QStringLiteral("48")), qPrintable(said));
}

void AgreementReadersTest::nothingLeftOut_isNotSaid()
{
    ScriptedPrompts prompts;
    ReaderChart card(prompts);
    const Task& task = defaultTask();
    card.setData({fieldFigures(QStringLiteral("sarcastic"),
                               {{QStringLiteral("yes"), 5, {anAnsweredQuestion(task)}},
                                {QStringLiteral("no"), 5, {anAnsweredQuestion(task)}}},
                               0)},
                 aReaderForm(), task, Firsts);
    QCOMPARE(card.content().table.size(), std::size_t{2});
    QCOMPARE(card.content().table.front(),
             (QStringList{QStringLiteral("Are you sarcastic yourself?"), QStringLiteral("Yes"),
                          QStringLiteral("5"), QStringLiteral("12"), QStringLiteral("4"),
                          QStringLiteral("-0.2500"), QStringLiteral("0.1250"),
                          QStringLiteral("75.0"), QStringLiteral("25.0")}));
    QCOMPARE(card.content().table.back().at(1), QStringLiteral("No"));
    const QString said = wordsOn(card).join(u'\n');
    QVERIFY2(!said.contains(QStringLiteral("left out")), qPrintable(said));
    QVERIFY2(!said.contains(QStringLiteral("People in no group")), qPrintable(said));
}

void AgreementReadersTest::groupWithTooFewAnswers_isLeftOutOfTheTable()
{
    ScriptedPrompts prompts;
    ReaderChart card(prompts);
    const Task& task = defaultTask();
    ReaderQuestion tooFew;
    tooFew.people = 1;
    card.setData({fieldFigures(QStringLiteral("first_language"),
                               {{QStringLiteral("german"), 5, {anAnsweredQuestion(task)}},
                                {QStringLiteral("spanish"), 5, {tooFew}}},
                               0)},
                 aReaderForm(), task, Firsts);
    QCOMPARE(card.content().table.size(), std::size_t{1});
    QCOMPARE(card.content().table.front().at(1), QStringLiteral("German"));
    const QString said = wordsOn(card).join(u'\n');
    QVERIFY2(
        said.contains(QStringLiteral("1 group is left out: fewer than 2 of its people answered "
                                     "this question, or so few others did that these would "
                                     "be given away.")),
        qPrintable(said));
}

void AgreementReadersTest::noGroup_isSaidInPlaceOfTheTable()
{
    ScriptedPrompts prompts;
    ReaderChart card(prompts);
    card.setData({fieldFigures(QStringLiteral("age"), {}, 3)}, aReaderForm(), defaultTask(),
                 Firsts);
    QVERIFY(card.isEmpty());
    const QString said = wordsOn(card).join(u'\n');
    QVERIFY2(said.contains(QStringLiteral("No group has answers of 2 people or more yet.")),
             qPrintable(said));
    // The table is back with the first group.
    card.setData(
        {fieldFigures(QStringLiteral("sarcastic"),
                      {{QStringLiteral("yes"), 5, {anAnsweredQuestion(defaultTask())}}}, 0)},
        aReaderForm(), defaultTask(), Firsts);
    QVERIFY(card.isTableShown());
}

void AgreementReadersTest::savedTable_hasTheRows()
{
    QTemporaryDir folder;
    ScriptedPrompts prompts;
    ReaderChart card(prompts);
    card.setData(
        {fieldFigures(QStringLiteral("sarcastic"),
                      {{QStringLiteral("yes"), 5, {anAnsweredQuestion(defaultTask())}}}, 0)},
        aReaderForm(), defaultTask(), Firsts);
    const QString path = folder.filePath(QStringLiteral("groups.csv"));
    QVERIFY(card.saveAs(path));
    const QString csv = QString::fromUtf8(readFile(path));
    QVERIFY2(csv.contains(QStringLiteral("Question,Group,People,Answers,Items")), qPrintable(csv));
    QVERIFY2(csv.contains(QStringLiteral("Yes,5,12,4,-0.2500,0.1250,75.0,25.0")), qPrintable(csv));
}

void AgreementReadersTest::withoutTheForm_thereIsNoCard()
{
    QVERIFY(!shownReaders(false).isCardShown);
}

void AgreementReadersTest::file_isTakenAndShown()
{
    QTemporaryDir folder;
    ScriptedPrompts prompts;
    QWidget window;
    ReaderFormChoice choice(prompts, &window);
    QSignalSpy changed(&choice, &ReaderFormChoice::changed);
    QVERIFY(choice.words()->text().isEmpty());
    choice.readFile(writeFile(folder.filePath(QStringLiteral("form.json")), readerFormBytes()));
    QCOMPARE(changed.count(), 1);
    QVERIFY(choice.form() == aReaderForm());
    QVERIFY(choice.words()->text().contains(
        QStringLiteral("After the last item: Are you sarcastic yourself?")));
    child<QPushButton>(choice, "removeReaderForm")->click();
    QVERIFY(choice.form().isEmpty());
    QVERIFY(choice.words()->text().isEmpty());
}

void AgreementReadersTest::wrongFile_isToldByPlace()
{
    QTemporaryDir folder;
    ScriptedPrompts prompts;
    QWidget window;
    ReaderFormChoice choice(prompts, &window);
    choice.setForm(aReaderForm());
    choice.readFile(writeFile(folder.filePath(QStringLiteral("form.json")),
                              readerFormBytes().replace("\"range\"", "\"text\"")));
    QVERIFY(choice.form() == aReaderForm()); // as before
    QVERIFY(!prompts.said.isEmpty());
    QVERIFY2(prompts.said.last().contains(QStringLiteral("fields[1].kind")),
             qPrintable(prompts.said.last()));
}

SUBTEXT_TEST(AgreementReadersTest)
#include "agreementreaderstest.moc"
