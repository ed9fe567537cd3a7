// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/ui/askingdesk.h"
#include "tests/ui/child.h"

#include <QComboBox>
#include <QSpinBox>
#include <QWheelEvent>

using namespace subtext;
using namespace subtext::test;

/// The mouse wheel over forms, in the real window.
class WheelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void overAField_changesNothing();
    void fieldWithTheFocus_isChanged();
};

namespace {

/// One notch towards the reader.
void turnWheel(QWidget& over)
{
    const QPoint middle = over.rect().center();
    QWheelEvent notch(middle, over.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&over, &notch);
}

/// The dialog that asks a model, too low for its form.
AskDialog& lowDialog(AskingDesk& at)
{
    at.view().askButton()->click();
    AskDialog& dialog = *at.view().dialog();
    child<QPushButton>(dialog.form(), "advanced")->setChecked(true);
    dialog.resize(dialog.width(), dialog.minimumSizeHint().height());
    QCoreApplication::processEvents();
    return dialog;
}

} // namespace

void WheelTest::overAField_changesNothing()
{
    AskingDesk at(2);
    at.open();
    AskDialog& dialog = lowDialog(at);
    ProfileForm& form = *dialog.form();
    form.nameField()->setFocus();
    const int atOnce = child<QSpinBox>(form, "concurrency")->value();
    const auto turn = [&](QWidget& field) {
        turnWheel(field);
        QVERIFY(!field.hasFocus());
        QCOMPARE(field.focusPolicy(), Qt::StrongFocus); // so that a notch does not give it either
    };
    turn(*child<QSpinBox>(form, "concurrency"));
    turn(*child<QComboBox>(form, "kind"));
    QCOMPARE(child<QSpinBox>(form, "concurrency")->value(), atOnce);
    QCOMPARE(child<QComboBox>(form, "kind")->currentIndex(), 0);
}

void WheelTest::fieldWithTheFocus_isChanged()
{
    AskingDesk at(2);
    at.open();
    AskDialog& dialog = lowDialog(at);
    QSpinBox& box = *child<QSpinBox>(dialog.form(), "concurrency");
    box.setFocus();
    QTRY_VERIFY(box.hasFocus());
    const int before = box.value();
    turnWheel(box);
    QCOMPARE(box.value(), before - 1);
}

SUBTEXT_TEST(WheelTest)
#include "wheeltest.moc"
