// SPDX-License-Identifier: MIT
#include "ui/widgets/filterbox.h"

#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"

#include <QHBoxLayout>
#include <QTest>

#include <memory>

using namespace subtext;

/// A choice in a row is as wide as its entries, where the row is.
class FilterBoxTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { theme::setTextSize(*qApp, 100); }

    void entriesThatComeLater_areWhole_data();
    void entriesThatComeLater_areWhole();
    void entriesThatGo_leaveNoRoom();
    void narrowRow_cutsTheValueAndTellsIt();
    void longName_widensItToALimit();
    void tipOfTheCaller_stays();

private:
    /// A row of one filter that is on screen, and room at its right.
    void showRow(int width);

    std::unique_ptr<QWidget> m_window;
    FilterBox* m_filter = nullptr;
};

void FilterBoxTest::init()
{
    theme::apply(*qApp, theme::lightColors());
    m_window = std::make_unique<QWidget>();
    QHBoxLayout* row = makeRow(8);
    m_filter = new FilterBox(QStringLiteral("Annotator"), m_window.get());
    row->addWidget(m_filter);
    row->addStretch(1);
    m_window->setLayout(row);
}

void FilterBoxTest::showRow(int width)
{
    m_window->resize(width, 80);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void FilterBoxTest::entriesThatComeLater_areWhole_data()
{
    QTest::addColumn<int>("textSize");
    QTest::addRow("100 %%") << 100;
    QTest::addRow("150 %%") << 150;
}

void FilterBoxTest::entriesThatComeLater_areWhole()
{
    QFETCH(int, textSize);
    theme::setTextSize(*qApp, textSize);
    showRow(900);
    m_filter->addItems({QStringLiteral("Alle Annotierenden"), QStringLiteral("Ann"),
                        QStringLiteral("Maximiliane Freudenberg")});
    QCoreApplication::processEvents();
    for (int entry = 0; entry < m_filter->count(); ++entry) {
        m_filter->setCurrentIndex(entry);
        QCOMPARE(m_filter->shownText(), m_filter->itemText(entry));
        QCOMPARE(m_filter->toolTip(), QString());
    }
    QCOMPARE(m_filter->width(), m_filter->sizeHint().width());
}

void FilterBoxTest::entriesThatGo_leaveNoRoom()
{
    showRow(900);
    m_filter->addItems({QStringLiteral("All"), QStringLiteral("Maximiliane Freudenberg")});
    QCoreApplication::processEvents();
    const int before = m_filter->width();
    m_filter->removeItem(1);
    QCoreApplication::processEvents();
    QVERIFY(m_filter->width() < before);
}

void FilterBoxTest::narrowRow_cutsTheValueAndTellsIt()
{
    const QString value = QStringLiteral("Answers given too fast to have read them");
    m_filter->addItems({QStringLiteral("All"), value});
    m_filter->setCurrentIndex(1);
    showRow(m_window->minimumSizeHint().width());
    QVERIFY2(m_filter->shownText().endsWith(u'…'), qPrintable(m_filter->shownText()));
    QVERIFY2(m_filter->toolTip().contains(value), qPrintable(m_filter->toolTip()));
    m_filter->setCurrentIndex(0);
    QCOMPARE(m_filter->toolTip(), QString());
}

void FilterBoxTest::longName_widensItToALimit()
{
    m_filter->addItem(QString(20, u'm'));
    const int usual = m_filter->sizeHint().width();
    m_filter->addItem(QString(400, u'm'));
    const int most = m_filter->sizeHint().width();
    QVERIFY(most > usual);
    QVERIFY(most < 2 * usual + m_filter->fontMetrics().horizontalAdvance(QString(20, u'm')));
    m_filter->setMostLetters(12);
    QVERIFY(m_filter->sizeHint().width() < most);
    QVERIFY(m_filter->sizeHint().width() >= m_filter->minimumSizeHint().width());
}

void FilterBoxTest::tipOfTheCaller_stays()
{
    const QString tip = QStringLiteral("One model in one mode.");
    m_filter->setToolTip(tip);
    m_filter->addItem(QString(200, u'm'));
    showRow(m_window->minimumSizeHint().width());
    QCOMPARE(m_filter->toolTip(), tip);
}

SUBTEXT_TEST(FilterBoxTest)
#include "filterboxtest.moc"
