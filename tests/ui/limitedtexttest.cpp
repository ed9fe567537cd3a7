// SPDX-License-Identifier: MIT
#include "ui/widgets/limitedtext.h"

#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/uiharness.h"
#include "ui/answer/explanationedit.h"
#include "ui/release/answeredit.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QVBoxLayout>

using namespace subtext;
using namespace subtext::test;

/// Fields stop where the study does, and say so.
class LimitedTextTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keys_doNothingAtTheLimit();
    void paste_thatDoesNotFitIsRefusedWhole();
    void paste_mayReplaceWhatIsSelected();
    void composedText_isRefusedToo();
    void longerText_isShownWholeAndCanBeShortened();
    void note_goesWithTheFocus();
    void line_saysWhatWasLeftOut();
    void everyFieldOfAnAnswer_hasTheLimitOfTheStudy();
    void label_refusedPasteChangesNothing();

private:
    /// A window with a field for five letters, which has the focus.
    struct Form
    {
        Form()
            : edit(new LimitedTextEdit(&window, 5))
            , line(new QLineEdit(&window))
            , lineNote(limitLine(*line, 5))
        {
            auto* layout = new QVBoxLayout(&window);
            layout->addWidget(edit);
            layout->addWidget(line);
            window.resize(400, 300);
            window.show();
            QApplication::setActiveWindow(&window);
            edit->setFocus();
        }
        QWidget window;
        LimitedTextEdit* edit;
        QLineEdit* line;
        LimitNote* lineNote;
    };
    static void paste(QWidget* field, const QString& text)
    {
        QApplication::clipboard()->setText(text);
        QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
    }
};

void LimitedTextTest::keys_doNothingAtTheLimit()
{
    Form form;
    QTest::keyClicks(form.edit, QStringLiteral("abcde"));
    QCOMPARE(form.edit->findChild<LimitNote*>()->text(), QString());
    QTest::keyClicks(form.edit, QStringLiteral("f"));
    QTest::keyClick(form.edit, Qt::Key_Return);
    QCOMPARE(form.edit->toPlainText(), QStringLiteral("abcde"));
    QVERIFY2(form.edit->findChild<LimitNote*>()->text().contains(u'5'),
             qUtf8Printable(form.edit->findChild<LimitNote*>()->text()));
    QTest::keyClick(form.edit, Qt::Key_Left);
    QTest::keyClick(form.edit, Qt::Key_Backspace); // shorter again
    QCOMPARE(form.edit->toPlainText(), QStringLiteral("abce"));
    QCOMPARE(form.edit->findChild<LimitNote*>()->text(), QString());
    QTest::keyClick(form.edit, Qt::Key_Return); // a line break counts as one
    QCOMPARE(form.edit->toPlainText(), QStringLiteral("abc\ne"));
    QTest::keyClicks(form.edit, QStringLiteral("x"));
    QCOMPARE(form.edit->toPlainText(), QStringLiteral("abc\ne"));
}

void LimitedTextTest::paste_thatDoesNotFitIsRefusedWhole()
{
    Form form;
    QTest::keyClicks(form.edit, QStringLiteral("ab"));
    QSignalSpy changed(form.edit, &QPlainTextEdit::textChanged);
    paste(form.edit, QStringLiteral("1234"));
    QCOMPARE(form.edit->toPlainText(), QStringLiteral("ab"));
    QCOMPARE(changed.size(), 0); // nobody is told of a text that is too long
    QVERIFY(form.edit->findChild<LimitNote*>()->text().startsWith(QStringLiteral("Not added")));
    const auto labels = form.window.findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
        return label->isVisible() && label->text() == form.edit->findChild<LimitNote*>()->text() &&
               form.window.rect().contains(label->geometry());
    }));
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("1234"));
    paste(form.edit, QStringLiteral("123"));
    QCOMPARE(form.edit->toPlainText(), QStringLiteral("ab123"));
    QCOMPARE(form.edit->findChild<LimitNote*>()->text(), QString());
}

void LimitedTextTest::paste_mayReplaceWhatIsSelected()
{
    Form form;
    QTest::keyClicks(form.edit, QStringLiteral("abcde"));
    form.edit->selectAll();
    paste(form.edit, QStringLiteral("12345"));
    QCOMPARE(form.edit->toPlainText(), QStringLiteral("12345"));
}

void LimitedTextTest::composedText_isRefusedToo()
{
    Form form;
    QTest::keyClicks(form.edit, QStringLiteral("abcd"));
    QInputMethodEvent two;
    two.setCommitString(QStringLiteral("你好"));
    QApplication::sendEvent(form.edit, &two);
    QCOMPARE(form.edit->toPlainText(), QStringLiteral("abcd"));
    QVERIFY(!form.edit->findChild<LimitNote*>()->text().isEmpty());
    QInputMethodEvent one;
    one.setCommitString(QStringLiteral("好"));
    QApplication::sendEvent(form.edit, &one);
    QCOMPARE(form.edit->toPlainText(), QStringLiteral("abcd好"));
}

void LimitedTextTest::longerText_isShownWholeAndCanBeShortened()
{
    Form form;
    form.edit->setPlainText(QStringLiteral("written long ago"));
    QCOMPARE(form.edit->toPlainText(), QStringLiteral("written long ago"));
    QTest::keyClicks(form.edit, QStringLiteral("x"));
    QCOMPARE(form.edit->toPlainText(), QStringLiteral("written long ago"));
    QTest::keyClick(form.edit, Qt::Key_Delete);
    QCOMPARE(form.edit->toPlainText(), QStringLiteral("ritten long ago"));
}

void LimitedTextTest::note_goesWithTheFocus()
{
    Form form;
    QTest::keyClicks(form.edit, QStringLiteral("abcdef"));
    QVERIFY(!form.edit->findChild<LimitNote*>()->text().isEmpty());
    form.line->setFocus();
    QCOMPARE(form.edit->findChild<LimitNote*>()->text(), QString());
}

void LimitedTextTest::line_saysWhatWasLeftOut()
{
    Form form;
    form.line->setFocus();
    paste(form.line, QStringLiteral("1234567"));
    QCOMPARE(form.line->text(), QStringLiteral("12345"));
    QVERIFY2(form.lineNote->text().contains(QStringLiteral("left out")),
             qUtf8Printable(form.lineNote->text()));
    QTest::keyClick(form.line, Qt::Key_Backspace);
    QCOMPARE(form.lineNote->text(), QString());
    QTest::keyClicks(form.line, QStringLiteral("ab"));
    QCOMPARE(form.line->text(), QStringLiteral("1234a"));
    QVERIFY(!form.lineNote->text().isEmpty());
}

void LimitedTextTest::everyFieldOfAnAnswer_hasTheLimitOfTheStudy()
{
    Desk desk;
    desk.startLabelling(1);
    QCOMPARE(child<QLineEdit>(desk.page().answerPanel(), "flagReason")->maxLength(),
             int{LongestText});
    auto* explanation = qobject_cast<LimitedTextEdit*>(desk.step(Step::Explanation));
    QVERIFY(explanation);
    QSignalSpy edited(explanation, SIGNAL(edited(QString)));
    explanation->setFocus();
    paste(explanation, QString(LongestText + 1, u'x'));
    QCOMPARE(edited.size(), 0);
    QVERIFY(!explanation->findChild<LimitNote*>()->text().isEmpty());
    AnswerEdit answer(nullptr);
    paste(&answer, QString(20'001, u'x'));
    QCOMPARE(answer.toPlainText(), QString());
}

void LimitedTextTest::label_refusedPasteChangesNothing()
{
    Desk desk;
    desk.startLabelling(1);
    for (const QChar digit : QStringLiteral("71234"))
        desk.press(static_cast<Qt::Key>(digit.unicode()));
    desk.type(QStringLiteral("A. B."));
    paste(desk.step(Step::Explanation), QString(1'200'000, u'x'));
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(must(desk.study().counts()).annotations, 1);
    const auto history = must(desk.study().labelling().history(
        desk.session().person(), desk.session().items().front().scenario));
    QCOMPARE(history.size(), std::size_t{1});
    QCOMPARE(history.front().answer.explanation, QStringLiteral("A. B."));
}

SUBTEXT_TEST(LimitedTextTest)
#include "limitedtexttest.moc"
