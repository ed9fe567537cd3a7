// SPDX-License-Identifier: MIT
#include "ui/widgets/formfields.h"

#include "tests/support/registeredtest.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

using namespace subtext;

/// The rows of a form, where their fields are higher than a line of text.
class FormFieldsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void label_standsAtTheMiddleOfItsField();
    void label_aboveItsField_keepsItsHeight();
};

namespace {

struct FieldsForm
{
    QWidget page;
    QFormLayout* rows = makeForm(&page);
    QLabel* of = new QLabel(QStringLiteral("Name"), &page);
    QLineEdit* line = new QLineEdit(&page);
    QLabel* ofText = new QLabel(QStringLiteral("Note"), &page);
    QPlainTextEdit* text = new QPlainTextEdit(&page);

    FieldsForm()
    {
        line->setFixedHeight(of->sizeHint().height() * 5 / 2);
        rows->addRow(of, line);
        rows->addRow(ofText, text);
        page.resize(500, 400);
    }
};

} // namespace

void FormFieldsTest::label_standsAtTheMiddleOfItsField()
{
    FieldsForm form;
    form.page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&form.page));
    QVERIFY(form.of->x() < form.line->x());
    QCOMPARE(form.of->geometry().center().y(), form.line->geometry().center().y());
    QVERIFY((form.of->alignment() & Qt::AlignVCenter) != 0);
    // That of many lines stands at the first.
    QVERIFY(form.ofText->geometry().bottom() < form.text->geometry().center().y());
}

void FormFieldsTest::label_aboveItsField_keepsItsHeight()
{
    FieldsForm form;
    form.rows->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form.page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&form.page));
    QVERIFY(form.of->geometry().bottom() < form.line->y());
    QVERIFY(form.of->height() < 2 * form.of->sizeHint().height());
}

SUBTEXT_TEST(FormFieldsTest)
#include "formfieldstest.moc"
