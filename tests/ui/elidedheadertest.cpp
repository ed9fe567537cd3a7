// SPDX-License-Identifier: MIT
#include "ui/widgets/elidedheader.h"

#include "tests/support/registeredtest.h"
#include "tests/ui/agreementcharts.h"
#include "tests/ui/labelmodelsdesk.h"
#include "ui/models/board/itemsmodel.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QHelpEvent>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTableView>
#include <QToolTip>

using namespace subtext;
using namespace subtext::test;

/// Names of columns that are longer than these are wide.
class ElidedHeaderTest : public QObject, private DeskOfTasks
{
    Q_OBJECT

private Q_SLOTS:
    void init() { theme::apply(*qApp, theme::Mode::Light); }
    void longName_hasDotsWithinItsColumn();
    void listOfItems_hasSuchAHead();
    void listOfItems_givesWayBeforeItScrolls();
    void votes_areWholeBeforeOthersAreWide();
    void manyModels_takeTheRoomOfTheVotes();
    void votes_comeBackThoughAColumnWasDragged();
    void votesThatAreCut_areTold();
    void nameThatIsCut_isTold();
};

void ElidedHeaderTest::longName_hasDotsWithinItsColumn()
{
    const QString name = QStringLiteral("claude-sonnet-4-20250514");
    QStandardItemModel model(1, 2);
    model.setHorizontalHeaderLabels({name, QStringLiteral("n")});
    QTableView table;
    auto* header = new ElidedHeader(Qt::ElideMiddle, &table);
    table.setHorizontalHeader(header);
    table.setModel(&model);
    table.show();
    table.resizeColumnToContents(0);
    QCOMPARE(header->shownText(0), name);
    table.setColumnWidth(0, table.columnWidth(0) / 2);
    const QString shown = header->shownText(0);
    QVERIFY2(shown.contains(u'…') && shown.startsWith(u'c') && shown.endsWith(u'4'),
             qPrintable(shown));
    QVERIFY(header->fontMetrics().horizontalAdvance(shown) < table.columnWidth(0));
    QCOMPARE(header->shownText(1), QStringLiteral("n"));
}

void ElidedHeaderTest::listOfItems_hasSuchAHead()
{
    LabelModelsDesk at;
    at.take("scenario,model,emotion\nmixed-signals/1,a-model-with-a-very-long-name-of-2026,joy\n"
            "mixed-signals/1,b,joy\n");
    at.page().showView(ModelsPage::View::Items);
    const auto* header =
        qobject_cast<const ElidedHeader*>(at.views().items()->table()->horizontalHeader());
    QVERIFY(header);
    QCOMPARE(header->count(), 5);
    const QString shown = header->shownText(3);
    QVERIFY2(shown.contains(u'…') && shown.endsWith(QStringLiteral("26")), qPrintable(shown));
    QCOMPARE(header->shownText(4), QStringLiteral("b"));
}

void ElidedHeaderTest::listOfItems_givesWayBeforeItScrolls()
{
    LabelModelsDesk at;
    at.take("scenario,model,emotion\nmixed-signals/1,a,joy\nmixed-signals/1,b,joy\n");
    at.page().showView(ModelsPage::View::Items);
    QWidget* window = at.page().window();
    QTableView& table = *at.views().items()->table();
    const auto resize = [&](int width) {
        window->resize(width, 768);
        QCoreApplication::processEvents();
    };
    resize(1366);
    const int usual = table.columnWidth(0);
    resize(900);
    QVERIFY(table.viewport()->width() < 216 + 230 + 3 * 130); // as wide as they were
    QCOMPARE(table.horizontalScrollBar()->maximum(), 0);
    QVERIFY(table.columnWidth(0) < usual);
    resize(1366);
    QCOMPARE(table.columnWidth(0), usual);
    table.setColumnWidth(0, 300); // as somebody drags it
    resize(1300);
    QCOMPARE(table.columnWidth(0), 300);
}

void ElidedHeaderTest::votes_areWholeBeforeOthersAreWide()
{
    std::vector<DeskPlan> plans = threePlans();
    plans[1] = {Subtype::MixedSignals,
                {Emotion::Anticipation, Emotion::Anticipation, Emotion::Surprise}};
    LabelModelsDesk at(Role::Coordinator, plans);
    at.take("scenario,model,emotion\nmixed-signals/1,a,joy\nmixed-signals/1,b,joy\n");
    at.page().showView(ModelsPage::View::Items);
    at.page().window()->resize(1366, 768);
    QCoreApplication::processEvents();
    const QAbstractItemView& table = *at.views().items()->table();
    const int words = table.sizeHintForColumn(ItemsModel::VotesColumn);
    QVERIFY2(words > 230, qPrintable(QString::number(words))); // more than is usual
    QVERIFY2(at.views().items()->table()->columnWidth(ItemsModel::VotesColumn) >= words,
             qPrintable(QString::number(words)));
}

void ElidedHeaderTest::manyModels_takeTheRoomOfTheVotes()
{
    LabelModelsDesk at;
    QByteArray answers = "scenario,model,emotion\n";
    for (const char* model : {"a", "b", "c", "d", "e", "f", "g"})
        answers += QByteArray("mixed-signals/1,") + model + ",joy\n";
    at.take(answers);
    at.page().showView(ModelsPage::View::Items);
    QTableView& table = *at.views().items()->table();
    const auto resize = [&](int width) {
        at.page().window()->resize(width, 768);
        QCoreApplication::processEvents();
    };
    resize(1366);
    QVERIFY(!table.isColumnHidden(ItemsModel::VotesColumn));
    QCOMPARE(at.views().items()->count(), QStringLiteral("3 items"));
    resize(960);
    QVERIFY(table.isColumnHidden(ItemsModel::VotesColumn));
    QCOMPARE(table.horizontalScrollBar()->maximum(), 0);
    QCOMPARE(at.views().items()->count(), QStringLiteral("3 items · no room for: People"));
    resize(1366);
    QVERIFY(!table.isColumnHidden(ItemsModel::VotesColumn));
    QCOMPARE(at.views().items()->count(), QStringLiteral("3 items"));
}

void ElidedHeaderTest::votes_comeBackThoughAColumnWasDragged()
{
    LabelModelsDesk at;
    QByteArray answers = "scenario,model,emotion\n";
    for (const char* model : {"a", "b", "c", "d", "e", "f", "g"})
        answers += QByteArray("mixed-signals/1,") + model + ",joy\n";
    at.take(answers);
    at.page().showView(ModelsPage::View::Items);
    QTableView& table = *at.views().items()->table();
    const auto resize = [&](int width) {
        at.page().window()->resize(width, 768);
        QCoreApplication::processEvents();
    };
    resize(960);
    QVERIFY(table.isColumnHidden(ItemsModel::VotesColumn));
    const int dragged = table.columnWidth(0) + 7;
    table.setColumnWidth(0, dragged);
    resize(1366);
    QVERIFY(!table.isColumnHidden(ItemsModel::VotesColumn));
    QCOMPARE(at.views().items()->count(), QStringLiteral("3 items"));
    QCOMPARE(table.columnWidth(0), dragged);
}

void ElidedHeaderTest::votesThatAreCut_areTold()
{
    LabelModelsDesk at;
    at.take("scenario,model,emotion\nmixed-signals/1,a,joy\n");
    at.page().showView(ModelsPage::View::Items);
    QTableView& table = *at.views().items()->table();
    const QModelIndex votes = table.model()->index(0, ItemsModel::VotesColumn);
    const int words =
        QFontMetrics(theme::font(theme::TextRole::Body)).horizontalAdvance(votes.data().toString());
    table.setColumnWidth(votes.column(), words + 2 * TableDelegate::Padding); // and no bar
    const QPoint middle = table.visualRect(votes).center();
    QToolTip::hideText();
    QVERIFY(QTest::qWaitFor([] { return !QToolTip::isVisible(); }));
    QHelpEvent event(QEvent::ToolTip, middle, table.viewport()->mapToGlobal(middle));
    QCoreApplication::sendEvent(table.viewport(), &event);
    QVERIFY2(QToolTip::text().contains(votes.data().toString()), qPrintable(QToolTip::text()));
}

void ElidedHeaderTest::nameThatIsCut_isTold()
{
    const QString name = QStringLiteral("Contradictions");
    QStandardItemModel model(1, 2);
    model.setHorizontalHeaderLabels({name, QStringLiteral("n")});
    QTableView table;
    auto* header = new ElidedHeader(Qt::ElideRight, &table);
    table.setHorizontalHeader(header);
    table.setModel(&model);
    table.show();
    const auto tip = [&](int column) {
        QToolTip::hideText();
        if (!QTest::qWaitFor([] { return !QToolTip::isVisible(); }))
            qFatal("the tip stays");
        const QPoint at(header->sectionViewportPosition(column) + 5, header->height() / 2);
        QHelpEvent event(QEvent::ToolTip, at, header->viewport()->mapToGlobal(at));
        QCoreApplication::sendEvent(header->viewport(), &event);
        return QToolTip::text();
    };
    table.resizeColumnToContents(0);
    QCOMPARE(tip(0), QString());
    table.setColumnWidth(0, table.columnWidth(0) / 2);
    QCOMPARE(tip(0), name);
    QCOMPARE(tip(1), QString());
}

SUBTEXT_TEST(ElidedHeaderTest)
#include "elidedheadertest.moc"
