// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"
#include "tests/ui/askingdesk.h"
#include "tests/ui/child.h"
#include "ui/widgets/wheelguard.h"

#include <QComboBox>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QWheelEvent>

using namespace subtext;
using namespace subtext::test;

/// The mouse wheel over forms, in the real window.
class WheelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void overAField_scrollsTheForm_data();
    void overAField_scrollsTheForm();
    void overASlider_scrollsTheForm();
    void listAndText_scrollThemselves();
};

namespace {

/// One notch towards the reader.
void turnWheel(QWidget& over)
{
    const QPoint middle = over.rect().center();
    QWheelEvent notch(middle, over.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&notch); // else Qt tells it to nothing around the field
    qApp->notify(&over, &notch);               // sendEvent() would call it the program's own again
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

/// Of the form in which a field stands, as far as that can be scrolled.
QScrollBar& barAround(QWidget& field)
{
    for (QWidget* around = field.parentWidget(); around; around = around->parentWidget()) {
        auto* area = qobject_cast<QScrollArea*>(around);
        if (area && area->verticalScrollBar()->maximum() > 0)
            return *area->verticalScrollBar();
    }
    qFatal("nothing around it can be scrolled");
}

/// A form, too low for what is in it.
struct LowForm
{
    LowForm()
    {
        area.setWidget(page);
        area.setWidgetResizable(true);
        area.resize(240, 120);
        page->setMinimumHeight(1'000);
    }
    void show()
    {
        area.show();
        QApplication::setActiveWindow(&area);
        QCoreApplication::processEvents();
    }

    QWidget* page = new QWidget; // the area's
    QScrollArea area;
};

} // namespace

void WheelTest::overAField_scrollsTheForm_data()
{
    QTest::addColumn<bool>("hasFocus");
    QTest::newRow("the focus is elsewhere") << false;
    QTest::newRow("the field has the focus") << true;
}

void WheelTest::overAField_scrollsTheForm()
{
    QFETCH(bool, hasFocus);
    AskingDesk at(2);
    at.open();
    AskDialog& dialog = lowDialog(at);
    ProfileForm& form = *dialog.form();
    const int atOnce = child<QSpinBox>(form, "concurrency")->value();
    const auto turn = [&](QWidget& field) {
        (hasFocus ? field : static_cast<QWidget&>(*form.nameField())).setFocus();
        QTRY_COMPARE(field.hasFocus(), hasFocus);
        QScrollBar& bar = barAround(field);
        bar.setValue(0);
        turnWheel(field);
        QVERIFY(bar.value() > 0);
        QCOMPARE(field.hasFocus(), hasFocus);
        QCOMPARE(field.focusPolicy(), Qt::StrongFocus); // so that a notch does not give it either
    };
    turn(*child<QSpinBox>(form, "concurrency"));
    turn(*child<QComboBox>(form, "kind"));
    QCOMPARE(child<QSpinBox>(form, "concurrency")->value(), atOnce);
    QCOMPARE(child<QComboBox>(form, "kind")->currentIndex(), 0);
}

void WheelTest::overASlider_scrollsTheForm()
{
    const WheelGuard guard(nullptr);
    LowForm form;
    auto* slider = new QSlider(Qt::Horizontal, form.page);
    slider->setValue(50);
    form.show();
    slider->setFocus();
    QTRY_VERIFY(slider->hasFocus());
    turnWheel(*slider);
    QCOMPARE(slider->value(), 50);
    QVERIFY(form.area.verticalScrollBar()->value() > 0);
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(slider->value(), 51);
}

void WheelTest::listAndText_scrollThemselves()
{
    const WheelGuard guard(nullptr);
    LowForm form;
    auto* list = new QListWidget(form.page);
    auto* text = new QPlainTextEdit(form.page);
    for (QAbstractScrollArea* part :
         {static_cast<QAbstractScrollArea*>(list), static_cast<QAbstractScrollArea*>(text)})
        part->resize(200, 100);
    for (int line = 0; line < 100; ++line) {
        list->addItem(QString::number(line));
        text->appendPlainText(QString::number(line));
    }
    form.show();
    for (QAbstractScrollArea* part :
         {static_cast<QAbstractScrollArea*>(list), static_cast<QAbstractScrollArea*>(text)}) {
        part->verticalScrollBar()->setValue(0);
        turnWheel(*part->viewport());
        QVERIFY(part->verticalScrollBar()->value() > 0);
    }
    QCOMPARE(form.area.verticalScrollBar()->value(), 0);
}

SUBTEXT_TEST(WheelTest)
#include "wheeltest.moc"
