// SPDX-License-Identifier: MIT
#include "core/course/roster.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/contrast.h"
#include "tests/ui/deskoftasks.h"
#include "ui/adjudicate/cuelegend.h"
#include "ui/adjudicate/deskscene.h"
#include "ui/adjudicate/ratercolumn.h"
#include "ui/adjudicate/ratercolumns.h"
#include "ui/adjudicate/raterhead.h"
#include "ui/text/cuetext.h"
#include "ui/widgets/cuedprose.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/textreader.h"

#include <QEnterEvent>
#include <QPainter>

using namespace subtext;
using namespace subtext::test;

namespace {

constexpr FieldIndex OfEarlier{1};
constexpr FieldIndex OfMessage{4};

void markWord(Answer& answer, const Scenario& scene, FieldIndex field, int word)
{
    answer.cues = withWordsToggled(answer.cues, field, scene.text(field), word, word);
}

/// Of the message "It is Friday, and this is mail number 1." three of four mark the third word,
/// two the eighth and one the seventh; of the history one marks the last word.
DeskAnswers markedMails()
{
    DeskAnswers given = DeskOfTasks::twoMails();
    const Scenario& scene = given.scenes.front();
    std::vector<Answer>& answers = given.answers.front();
    markWord(answers[0], scene, OfMessage, 2);
    markWord(answers[0], scene, OfMessage, 6);
    markWord(answers[0], scene, OfMessage, 7);
    markWord(answers[1], scene, OfMessage, 2);
    markWord(answers[1], scene, OfMessage, 7);
    markWord(answers[2], scene, OfMessage, 2);
    markWord(answers[2], scene, OfEarlier, 7);
    return given;
}

const DeskScene& sceneOf(DeskWindow& at)
{
    return *at.page().findChild<DeskScene*>();
}

const CueLegend& legendOf(DeskWindow& at)
{
    return *sceneOf(at).findChild<CueLegend*>();
}

/// "Friday: 3, mail: 1": every marked word of the texts on screen, with 1 for one person, 2 for
/// several and 3 for all.
QString shownMarks(DeskWindow& at)
{
    QStringList marks;
    for (const CuedProse* prose : sceneOf(at).findChildren<CuedProse*>()) {
        for (const CuedProse::Cue& cue : prose->cues())
            marks << prose->text().mid(cue.start, cue.length) + QStringLiteral(": ") +
                         QString::number(static_cast<int>(cue.share) + 1);
    }
    marks.sort();
    return marks.join(QStringLiteral(", "));
}

/// The column of who wrote "Reading N."
RaterColumn* columnOf(DeskWindow& at, int rater)
{
    const QString because = QStringLiteral("Reading %1.").arg(rater);
    for (int place = 1; place <= at.page().columns()->count(); ++place) {
        RaterColumn* column = at.page().columns()->column(place);
        if (column->explanation()->toPlainText() == because)
            return column;
    }
    qFatal("no such column");
}

QString cuesOf(DeskWindow& at, int rater)
{
    const ElidedLabel* label = columnOf(at, rater)->cues();
    return label->isHidden() ? QString() : label->text();
}

void pointAt(RaterColumn& column)
{
    QEnterEvent enter(QPointF(4, 4), QPointF(4, 4), column.mapToGlobal(QPointF(4, 4)));
    QCoreApplication::sendEvent(&column, &enter);
}

void pointElsewhere(RaterColumn& column)
{
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&column, &leave);
}

QImage painted(CueShare share, const theme::Colors& colors)
{
    QImage image(60, 30, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    const QRectF area(10, 5, 40, 20);
    paintCueGround(painter, area, share, colors);
    paintCueLines(painter, area, share, colors);
    return image;
}

} // namespace

/// The words that annotators marked, over one scene at the desk.
class DeskCuesTest : public QObject, private DeskOfTasks
{
    Q_OBJECT

private Q_SLOTS:
    void marks_lieOverOneText();
    void marks_areOfTwoWhoMarkedTheSame();
    void columns_nameTheirWords();
    void pointedAtColumn_showsItsMarksAlone();
    void visitedColumn_showsItsMarksAlone();
    void nothingMarked_hasNoLegend();
    void nextItem_hasItsOwnMarks();
    void earlierText_isSaid();
    void wordsOutsideThePlane_areFound();
    void legendAndColumns_nameNobody();
    void shares_areToldApartWithoutColour();
    void markedText_isRead_data();
    void markedText_isRead();
};

void DeskCuesTest::marks_lieOverOneText()
{
    DeskWindow at(markedMails());
    QCOMPARE(at.itemName(), QStringLiteral("web/1"));
    QCOMPARE(shownMarks(at), QStringLiteral("Friday: 3, Monday: 1, mail: 1, number: 2"));
    QVERIFY(!legendOf(at).isHidden());
    QCOMPARE(legendOf(at).accessibleName(),
             QStringLiteral("Marked by one · by several · by all who marked (3 of 4 marked)"));
    QCOMPARE(legendOf(at).accessibleDescription(),
             QStringLiteral("By all who marked: “Friday”; By several: “number”; By one: “Monday”, "
                            "“mail”"));
}

void DeskCuesTest::marks_areOfTwoWhoMarkedTheSame()
{
    DeskAnswers given = twoMails();
    for (const std::size_t rater : {0U, 3U})
        markWord(given.answers.front()[rater], given.scenes.front(), OfMessage, 0);
    DeskWindow at(given);
    QCOMPARE(shownMarks(at), QStringLiteral("It: 3"));
}

void DeskCuesTest::columns_nameTheirWords()
{
    DeskWindow at(markedMails());
    QCOMPARE(cuesOf(at, 1), QStringLiteral("Marked: “Friday”, “mail number”"));
    QCOMPARE(cuesOf(at, 2), QStringLiteral("Marked: “Friday”, “number”"));
    QCOMPARE(cuesOf(at, 3), QStringLiteral("Marked: “Monday”, “Friday”"));
    QCOMPARE(cuesOf(at, 4), QString());
    QCOMPARE(columnOf(at, 1)->accessibleDescription(), cuesOf(at, 1));
    QCOMPARE(columnOf(at, 4)->accessibleDescription(), QString());
}

void DeskCuesTest::pointedAtColumn_showsItsMarksAlone()
{
    DeskWindow at(markedMails());
    const QString all = shownMarks(at);
    RaterColumn& second = *columnOf(at, 2);
    pointAt(second);
    QCOMPARE(shownMarks(at), QStringLiteral("Friday: 1, number: 1"));
    QCOMPARE(legendOf(at).accessibleName(),
             QStringLiteral("Marks of one annotator: ") + second.accessibleName());
    pointElsewhere(second);
    QCOMPARE(shownMarks(at), all);
    RaterColumn& fourth = *columnOf(at, 4);
    pointAt(fourth);
    QCOMPARE(shownMarks(at), QString());
    QCOMPARE(legendOf(at).accessibleName(),
             QStringLiteral("This annotator marked no word: ") + fourth.accessibleName());
}

void DeskCuesTest::visitedColumn_showsItsMarksAlone()
{
    DeskWindow at(markedMails());
    const QString all = shownMarks(at);
    columnOf(at, 3)->head()->setFocus(Qt::TabFocusReason);
    QCOMPARE(shownMarks(at), QStringLiteral("Friday: 1, Monday: 1"));
    pointAt(*columnOf(at, 2)); // the pointer goes before the keys
    QCOMPARE(shownMarks(at), QStringLiteral("Friday: 1, number: 1"));
    pointElsewhere(*columnOf(at, 2));
    QCOMPARE(shownMarks(at), QStringLiteral("Friday: 1, Monday: 1"));
    at.page().restFocus();
    QCOMPARE(shownMarks(at), all);
    columnOf(at, 3)->head()->setFocus(Qt::MouseFocusReason); // a label was taken, no more
    QCOMPARE(shownMarks(at), all);
}

void DeskCuesTest::nothingMarked_hasNoLegend()
{
    DeskWindow at(twoMails());
    QCOMPARE(shownMarks(at), QString());
    QVERIFY(legendOf(at).isHidden());
    for (int rater = 1; rater <= 4; ++rater)
        QVERIFY(columnOf(at, rater)->cues()->isHidden());
}

void DeskCuesTest::nextItem_hasItsOwnMarks()
{
    DeskWindow at(markedMails());
    at.goTo(QStringLiteral("web/2"));
    QCOMPARE(shownMarks(at), QString());
    QVERIFY(legendOf(at).isHidden());
    at.goTo(QStringLiteral("web/1"));
    QCOMPARE(shownMarks(at), QStringLiteral("Friday: 3, Monday: 1, mail: 1, number: 2"));
    QVERIFY(!legendOf(at).isHidden());
}

void DeskCuesTest::earlierText_isSaid()
{
    Scenario scene = mail(1);
    Answer answer;
    markWord(answer, scene, OfMessage, 2);
    QCOMPARE(cuesInWords(scene, {}), QString());
    QCOMPARE(cuesInWords(scene, answer.cues), QStringLiteral("Marked: “Friday”"));
    scene.text(OfMessage) = QStringLiteral("It is Monday.");
    QCOMPARE(cuesInWords(scene, answer.cues), QStringLiteral("Marked words of an earlier text"));
    DeskRater rater;
    rater.annotation.answer = answer;
    QCOMPARE(cueLayers(thirdTask(), scene, std::vector{rater}), (CueLayers{1, 0, {}}));
    markWord(answer, scene, OfEarlier, 0);
    QCOMPARE(cuesInWords(scene, answer.cues),
             QStringLiteral("Marked: “We”, and words of an earlier text"));
}

// Spans count code points, the text on screen units of UTF-16.
void DeskCuesTest::wordsOutsideThePlane_areFound()
{
    Scenario scene = mail(1);
    scene.text(OfMessage) = QStringLiteral("\U0001F600\U0001F600 again");
    DeskRater rater;
    markWord(rater.annotation.answer, scene, OfMessage, 0);
    const CueLayers layers = cueLayers(thirdTask(), scene, std::vector{rater});
    QCOMPARE(layers.words,
             (std::vector{SharedCue{OfMessage, 5, 5, CueShare::One, QStringLiteral("again")}}));
}

void DeskCuesTest::legendAndColumns_nameNobody()
{
    DeskWindow at(markedMails());
    pointAt(*columnOf(at, 1));
    const QString said =
        (textsOf(sceneOf(at)) + textsOf(*at.page().columns())).join(QStringLiteral("\n"));
    for (const Person& person : must(at.study().roster().people()))
        QVERIFY2(!said.contains(person.name), qPrintable(person.name));
}

void DeskCuesTest::shares_areToldApartWithoutColour()
{
    theme::Colors plain = theme::lightColors();
    plain.accent = plain.muted = Qt::black;
    plain.accentSoft = Qt::white;
    const QImage one = painted(CueShare::One, plain);
    const QImage several = painted(CueShare::Several, plain);
    const QImage all = painted(CueShare::All, plain);
    QVERIFY(one != several);
    QVERIFY(several != all);
    QVERIFY(one != all);
}

void DeskCuesTest::markedText_isRead_data()
{
    QTest::addColumn<const theme::Colors*>("colors");
    QTest::newRow("light") << &theme::lightColors();
    QTest::newRow("dark") << &theme::darkColors();
    QTest::newRow("contrast, light") << &theme::contrastLightColors();
    QTest::newRow("contrast, dark") << &theme::contrastDarkColors();
}

void DeskCuesTest::markedText_isRead()
{
    QFETCH(const theme::Colors*, colors);
    QVERIFY(contrast(colors->text, colors->accentSoft) >= 4.5);
    QVERIFY(contrast(colors->muted, colors->window) >= 3);
    QVERIFY(contrast(colors->accent, colors->window) >= 3);
    QVERIFY(contrast(colors->accent, colors->accentSoft) >= 3);
}

SUBTEXT_TEST(DeskCuesTest)
#include "deskcuestest.moc"
