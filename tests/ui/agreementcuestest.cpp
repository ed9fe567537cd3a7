// SPDX-License-Identifier: MIT
#include "core/course/labelling.h"
#include "core/domain/ceiscene.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "tests/ui/uiharness.h"
#include "ui/actions/actionregistry.h"
#include "ui/agreement/agreementpage.h"
#include "ui/charts/cuechart.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

namespace {

constexpr FieldIndex OfUtterance = ScenePart::Utterance;

/// Two scenes with the utterance "Utterance 1 of sarcasm-irony.", and three people.
TestStudy::Shape twoScenes(bool areCuesAsked)
{
    TestStudy::Shape shape = TestStudy::single(2);
    shape.annotators = 3;
    shape.ratersPerItem = 3;
    shape.protocol.areCuesAsked = areCuesAsked;
    return shape;
}

void labelItem(TestStudy& study, int person, int item, Choice emotion,
               std::optional<int> markedWord)
{
    const Scenario scene = must(study->scenarios()).at(static_cast<std::size_t>(item - 1));
    Answer answer = completeAnswer(emotion);
    if (markedWord)
        answer.cues =
            withWordsToggled({}, OfUtterance, scene.text(OfUtterance), *markedWord, *markedWord);
    must(study.labelling().submit(study.person(person), scene.id, submissionOf(answer)));
}

void labelBoth(TestStudy& study)
{
    labelItem(study, 1, 1, Emotion::Joy, 0);
    labelItem(study, 2, 1, Emotion::Joy, 0);
    labelItem(study, 3, 1, Emotion::Fear, 2);
    for (int person = 1; person <= 3; ++person)
        labelItem(study, person, 2, Emotion::Joy, std::nullopt);
}

void showPlace(AgreementPage& page, TestStudy& study)
{
    QSignalSpy updated(&page, &AgreementPage::updated);
    page.setVisible(true);
    page.start(study.study(), Person(), study.environment());
    QVERIFY(updated.count() > 0 || updated.wait(20'000));
}

QString wordsOf(const QWidget& panel)
{
    QStringList words;
    for (const QLabel* label : panel.findChildren<QLabel*>())
        words << label->text();
    return words.join(u'|');
}

QStringList rowsOf(const QWidget& panel)
{
    const QAbstractItemModel& model = *panel.findChild<QTableView*>()->model();
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        rows << cells.join(u'|');
    }
    return rows;
}

} // namespace

/// The card of the words that annotators marked, in the Agreement place.
class AgreementCuesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marks_haveTheirFigures();
    void withoutMarks_thereIsNoCard_data();
    void withoutMarks_thereIsNoCard();
    void correctedScenes_leaveNothingToCount();
};

// One of the three pairs marks the same word: a mean F1 of a third.
void AgreementCuesTest::marks_haveTheirFigures()
{
    TestStudy study(twoScenes(true));
    labelBoth(study);
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    showPlace(page, study);
    QVERIFY(page.cues()->isVisible());
    const QString words = wordsOf(*page.cues());
    QVERIFY2(words.contains(QStringLiteral("3 of 6 answers mark words.")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("Mean overlap in an item (F1): 0.333, n = 1.")),
             qPrintable(words));
    QCOMPARE(rowsOf(*page.cues()),
             (QStringList{QStringLiteral("Joy|2|utterance|2"), QStringLiteral("Fear|1|of|1")}));
    QCOMPARE(page.cues()->content().rows,
             (QStringList{QStringLiteral("“utterance”, Joy"), QStringLiteral("“of”, Fear")}));
    QVERIFY(page.cues()->content().series.front().marks.front().value == 2.0);
    page.stop();
}

void AgreementCuesTest::withoutMarks_thereIsNoCard_data()
{
    QTest::addColumn<bool>("areCuesAsked");
    QTest::newRow("not asked for") << false;
    QTest::newRow("asked for") << true;
}

void AgreementCuesTest::withoutMarks_thereIsNoCard()
{
    QFETCH(bool, areCuesAsked);
    TestStudy study(twoScenes(areCuesAsked));
    for (int person = 1; person <= 3; ++person)
        labelItem(study, person, 1, Emotion::Joy, std::nullopt);
    ActionRegistry actions;
    ScriptedPrompts prompts;
    AgreementPage page(actions, prompts);
    showPlace(page, study);
    QVERIFY(page.cues()->isHidden());
    page.stop();
}

void AgreementCuesTest::correctedScenes_leaveNothingToCount()
{
    CueFigures figures;
    figures.answers = 2;
    figures.outdated = 2;
    ScriptedPrompts prompts;
    CueChart chart(prompts);
    chart.setData(figures, *usualTask());
    QVERIFY(chart.isEmpty());
    const QString words = wordsOf(chart);
    QVERIFY2(
        words.contains(QStringLiteral("Nobody has marked a word of the scenes as they read now.")),
        qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("(F1): undefined, n = 0.")), qPrintable(words));
}

SUBTEXT_TEST(AgreementCuesTest)
#include "agreementcuestest.moc"
