// SPDX-License-Identifier: MIT
#include "ui/widgets/controls.h"

#include "core/course/labelling.h"
#include "core/domain/ceiscene.h"
#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"
#include "ui/answer/sceneview.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/label/finallabelsview.h"
#include "ui/label/guidelinedock.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elidedcombo.h"
#include "ui/widgets/prose.h"
#include "ui/widgets/textreader.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>

#include <memory>

using namespace subtext;

/// What every place is made of does what people expect of it.
class ControlsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void returnKey_pressesTheFocusedButton_data();
    void returnKey_pressesTheFocusedButton();
    void cheatSheet_scrollsNothingSideways_andStaysWhereItIs();
    void narrowTable_hasAHeadThatReadsAsWords();
    void finalLabels_sayVotesAndNote_andBlameNobody();
    void finalLabels_sayWhichQuestionDiffers();
    void sceneFromRightToLeft_isMirroredAsAWhole();
    void frameOfTheKeys_crossesNoTextOfTheScene();
    void stackedScene_hasAirAboveWhereThereIsRoom();
    void valueWithoutRoom_endsWithAnEllipsis();
    void leastWidth_cutsNoWords();
};

namespace {

Scenario plainScene()
{
    Scenario scenario;
    scenario.text(ScenePart::SpeakerRole) = QStringLiteral("clerk");
    scenario.text(ScenePart::ListenerRole) = QStringLiteral("customer");
    scenario.text(ScenePart::Context) = QStringLiteral("He has waited for an hour.");
    scenario.text(ScenePart::Utterance) = QStringLiteral("How very quick.");
    return scenario;
}

} // namespace

void ControlsTest::returnKey_pressesTheFocusedButton_data()
{
    QTest::addColumn<ButtonKind>("kind");
    QTest::newRow("primary") << ButtonKind::Primary;
    QTest::newRow("normal") << ButtonKind::Normal;
    QTest::newRow("quiet") << ButtonKind::Quiet;
}

void ControlsTest::returnKey_pressesTheFocusedButton()
{
    QFETCH(ButtonKind, kind);
    QWidget page;
    QPushButton* button = makeButton(QStringLiteral("Go on"), kind, &page);
    const QSignalSpy clicked(button, &QPushButton::clicked);
    QTest::keyClick(button, Qt::Key_Return);
    QTest::keyClick(button, Qt::Key_Enter);
    QTest::keyClick(button, Qt::Key_Space);
    QCOMPARE(clicked.size(), 3);
}

void ControlsTest::cheatSheet_scrollsNothingSideways_andStaysWhereItIs()
{
    GuidelineDock dock;
    dock.setTask(std::make_shared<const Task>(*builtInTask(u"cei")));
    dock.resize(300, 540);
    dock.show();
    dock.showTab(GuidelineDock::Tab::CheatSheet);
    QCoreApplication::processEvents();
    for (const TextReader* reader : dock.findChildren<TextReader*>()) {
        if (reader->isVisible())
            QCOMPARE(reader->horizontalScrollBar()->maximum(), 0);
    }
    const int before = dock.findChild<QTabWidget*>()->y();
    for (int choice = 0; choice < EmotionCount; ++choice) {
        dock.explain(Step::Emotion, choice);
        QCoreApplication::processEvents();
        QCOMPARE(dock.findChild<QTabWidget*>()->y(), before);
    }
}

void ControlsTest::narrowTable_hasAHeadThatReadsAsWords()
{
    TextReader* reader = makeReader(nullptr);
    const std::unique_ptr<TextReader> kept(reader);
    const auto shown = [&](const char* head, const char* rows) {
        showMarkdown(reader,
                     QString::fromUtf8(head) + QStringLiteral("\n|---|---|---|\n") +
                         QString::fromUtf8(rows),
                     ReaderWidth::Narrow);
        return reader->toPlainText().split(u'\n', Qt::SkipEmptyParts);
    };
    const QString joy = QStringLiteral("1 joy");
    QCOMPARE(shown("| key | emotion | covers |", "| 1 | joy | delight |\n| a | awe | wonder |"),
             (QStringList{QStringLiteral("emotion"), QStringLiteral("covers"), joy,
                          QStringLiteral("delight"), QStringLiteral("a awe"),
                          QStringLiteral("wonder")}));
    // What is no key is not left out.
    QCOMPARE(shown("| sign | name | note |", "| 1 | joy | x |\n| Enter | ends | y |").mid(0, 3),
             (QStringList{QStringLiteral("sign · name"), QStringLiteral("note"), joy}));
}

void ControlsTest::finalLabels_sayVotesAndNote_andBlameNobody()
{
    FinalLabel label;
    label.name = QStringLiteral("mixed-signals/1");
    FinalAnswer& answer = label.answers.emplace_back();
    answer.own = Emotion::Joy;
    answer.gold = {GoldSource::Decision, Emotion::Anger, false, Basis::Misreading,
                   QStringLiteral("The thanks are for nothing.")};
    answer.votes.resize(EmotionCount);
    answer.votes.at(static_cast<std::size_t>(indexOf(Emotion::Joy))) = 1;
    answer.votes.at(static_cast<std::size_t>(indexOf(Emotion::Anger))) = 2;
    FinalLabelsView view;
    view.setLabels({label}, *builtInTask(u"cei"));
    const QAbstractItemModel& table = *view.table()->model();
    QStringList cells;
    for (int column = 0; column < table.columnCount(); ++column)
        cells << table.index(0, column).data().toString();
    QVERIFY(cells.contains(QStringLiteral("1 Joy, 2 Anger")));
    QVERIFY(cells.contains(QStringLiteral("read differently")));
    QVERIFY(cells.contains(QStringLiteral("The thanks are for nothing.")));
    QVERIFY(!view.lead().contains(QStringLiteral("mistake")));
    QVERIFY(view.lead().startsWith(
        QStringLiteral("1 of your 1 labels differs from the final one: a scene ")));
    // One question is asked: which, is plain.
    for (int column = 0; column < table.columnCount(); ++column) {
        if (table.headerData(column, Qt::Horizontal).toString() == QLatin1String("Question"))
            QVERIFY(view.table()->isColumnHidden(column));
    }
}

void ControlsTest::finalLabels_sayWhichQuestionDiffers()
{
    const Task& task = *builtInTask(u"emoscene");
    constexpr Choice No{0};
    constexpr Choice Yes{1};
    FinalLabel label;
    label.name = QStringLiteral("office/1");
    for (std::size_t i = 0; i < task.questions.size(); ++i)
        label.answers.push_back({No, {GoldSource::Rule, No, false, Basis::Unanimous, {}}, {3, 0}});
    FinalLabelsView view;
    view.setLabels({label}, task);
    QCOMPARE(view.lead(), QStringLiteral("None of your 8 answers differs from the final one."));
    label.answers[2] = {No, {GoldSource::Rule, Yes, false, Basis::Majority, {}}, {1, 2}}; // fear
    label.answers[5] = {No, {GoldSource::Decision, {}, true, Basis::Override, {}}, {2, 2}};
    view.setLabels({label}, task);
    const QAbstractItemModel& table = *view.table()->model();
    const auto row = [&](int at) {
        QStringList cells;
        for (int column = 0; column < table.columnCount(); ++column) {
            if (!view.table()->isColumnHidden(column))
                cells << table.index(at, column).data().toString();
        }
        return cells.join(u'|');
    };
    QCOMPARE(table.rowCount(), 2);
    QCOMPARE(row(0), QStringLiteral("office/1|Fear|No|Yes|1 No, 2 Yes|majority|"));
    QCOMPARE(row(1), QStringLiteral("office/1|Disgust|No|Ambiguous|2 No, 2 Yes||"));
    QVERIFY2(view.lead().startsWith(
                 QStringLiteral("2 of your 8 answers differ from the final one, in 1 of your 1 ")),
             qPrintable(view.lead()));
}

void ControlsTest::sceneFromRightToLeft_isMirroredAsAWhole()
{
    Scenario scenario;
    scenario.text(ScenePart::SpeakerRole) = QStringLiteral("clerk");
    scenario.text(ScenePart::ListenerRole) = QStringLiteral("customer");
    scenario.text(ScenePart::Context) = QString::fromUtf8("\xd7\x94\xd7\xa9\xd7\x9b\xd7\x9f");
    scenario.text(ScenePart::Utterance) = QString::fromUtf8("\xd7\x90\xd7\x99\xd7\x96\xd7\x94");
    SceneView view;
    view.setTask(std::make_shared<const Task>(*builtInTask(u"cei")));
    view.resize(500, 400);
    view.setScenario(scenario);
    view.show();
    for (const QWidget* part : view.findChildren<QWidget*>())
        QCOMPARE(part->layoutDirection(), Qt::RightToLeft);
    QVERIFY(view.findChild<QLabel*>()->alignment() & Qt::AlignRight);
    scenario.text(ScenePart::Utterance) = QStringLiteral("Fine.");
    view.setScenario(scenario);
    QCOMPARE(view.layoutDirection(), Qt::LeftToRight);
    QVERIFY(view.findChild<QLabel*>()->alignment() & Qt::AlignLeft);
}

void ControlsTest::frameOfTheKeys_crossesNoTextOfTheScene()
{
    theme::apply(*qApp, theme::Mode::Light);
    SceneView view;
    view.setTask(std::make_shared<const Task>(*builtInTask(u"cei")));
    view.resize(500, 400);
    view.setScenario(plainScene());
    view.show();
    QCoreApplication::processEvents();
    constexpr int Frame = 3;
    const auto texts = view.findChildren<Prose*>();
    QCOMPARE(texts.size(), 2);
    for (Prose* text : texts) {
        text->clearFocus(); // the frame itself would count
        QImage image(text->size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        text->render(&image, {}, {}, {});
        const QRect inner = image.rect().adjusted(Frame, Frame, -Frame, -Frame);
        int inside = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const bool isInk = qGray(image.pixel(x, y)) < 160;
                QVERIFY2(
                    !isInk || inner.contains(x, y),
                    qPrintable(QStringLiteral("%1 at %2, %3").arg(text->text()).arg(x).arg(y)));
                inside += isInk ? 1 : 0;
            }
        }
        QVERIFY(inside > 0);
    }
}

void ControlsTest::stackedScene_hasAirAboveWhereThereIsRoom()
{
    SceneView view;
    view.setTask(std::make_shared<const Task>(*builtInTask(u"cei")));
    view.setStacked(true);
    view.resize(900, 400);
    view.setScenario(plainScene());
    view.show();
    const auto topAt = [&](int height) {
        view.resize(900, height);
        QCoreApplication::processEvents();
        for (const Prose* text : view.findChildren<Prose*>()) {
            if (text != view.utterance())
                return text->mapTo(&view, QPoint(0, text->margin())).y();
        }
        return -1;
    };
    const int whole = view.wholeHeight(900);
    const int tight = topAt(whole);
    QCOMPARE(topAt(whole + SceneView::StackedAir), tight + SceneView::StackedAir);
    QCOMPARE(topAt(whole + 200), tight + SceneView::StackedAir); // and not in the middle
}

void ControlsTest::valueWithoutRoom_endsWithAnEllipsis()
{
    theme::apply(*qApp, theme::Mode::Light);
    ElidedCombo box;
    const QString value = QStringLiteral("Sarcasm and irony");
    box.addItem(value);
    box.setMinimumContentsLength(4);
    box.resize(box.sizeHint());
    QCOMPARE(box.shownText(), value);
    QVERIFY(box.minimumSizeHint().width() < box.sizeHint().width());
    box.resize(box.minimumSizeHint());
    const QString shown = box.shownText();
    QVERIFY2(shown.endsWith(u'…') && value.startsWith(shown.chopped(1)), qPrintable(shown));
    QCOMPARE(box.currentText(), value); // for a screen reader
}

void ControlsTest::leastWidth_cutsNoWords()
{
    constexpr int Least = 120;
    QWidget page;
    QHBoxLayout* row = makeRow(&page);
    QPushButton* button = makeButton(QStringLiteral("OK"), ButtonKind::Primary, &page);
    row->addLayout(placeAtLeast(Least, button));
    row->addStretch(1);
    page.resize(600, 60);
    page.show();
    QCOMPARE(button->width(), Least);
    button->setText(QString(40, u'x'));
    QVERIFY(button->sizeHint().width() > Least);
    QTRY_VERIFY(button->width() >= button->sizeHint().width());
    QVERIFY(page.minimumSizeHint().width() >= button->width());
}

SUBTEXT_TEST(ControlsTest)
#include "controlstest.moc"
