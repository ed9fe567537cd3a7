// SPDX-License-Identifier: MIT
#include "core/agreement/agreementreport.h"
#include "core/course/roster.h"
#include "core/figures/figures.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/child.h"
#include "tests/ui/deskharness.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/deskhead.h"
#include "ui/adjudicate/historydialog.h"
#include "ui/adjudicate/queuedelegate.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/adjudicate/ratercolumns.h"
#include "ui/widgets/noticebar.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// The place Adjudicate in the real window: whole studies settled, the queue and the strip.
class DeskPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedSplits_areSettledByKeysAlone();
    void publishedStudy_waitsForItsSplits();

    void queue_standsHardestFirst();
    void queue_namesItemsAsTheHeadDoes();
    void decision_changesItsRowAndTheCounts();
    void strip_followsEachDecision();
    void strip_isAboutTheSubtypeOnScreen();
    void filters_showWhatTheySay();
    void subtypeFilter_showsItsItems();
    void search_findsInUtterances();
    void searchThatFindsNothing_saysSo();
    void searchLeftBehind_isNotForTheNextPerson();
    void filterLeftBehind_isNotForTheNextPerson();
    void emptyList_takesNoDecision();
    void emptyQueue_keepsItsFrame();
    void emptyDesk_saysWhyAndOffersNoForm_data();
    void emptyDesk_saysWhyAndOffersNoForm();
    void decision_hasOneFrame();
    void decidedSplits_areSaidToWhoLooksOn();
    void saveButton_waitsForAnOutcome();
    void saveButton_leavesTheFocusToTheList();
    void searchPutsAway_whatItDoesNotList();
    void chosenFilter_bringsItsFirstItem();
    void search_opensTheFirstHitOrIsLeft();
    void listKeys_openAnItem();
    void arrowKey_keepsTheDraftOfTheItemItLeaves();
    void lastSplit_isAnnounced();
    void historyOfAnUndecidedItem_isSaidToBeNone();
    void whatWasSaid_isNotThereOnTheWayBack();
};

namespace {

QComboBox* boxOf(DeskWindow& at, const QString& name)
{
    for (QComboBox* box : at.page().queue()->findChildren<QComboBox*>()) {
        if (box->accessibleName() == name)
            return box;
    }
    return nullptr;
}

/// Names that are listed under a filter.
QStringList under(DeskWindow& at, QueueFilter filter)
{
    at.page().queue()->setFilter(filter);
    return at.listed();
}

bool isSaid(const QWidget& page, const QString& text)
{
    const auto labels = page.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
        return label->isVisible() && label->text() == text;
    });
}

bool saysNoItem(DeskWindow& at)
{
    return isSaid(*at.page().queue(), QStringLiteral("No item here."));
}

/// One decision by keys for what is on screen; false where the item does not wait.
bool settle(DeskWindow& at, const std::map<QString, QString>& published, int basisKey)
{
    if (at.stateWord() != QStringLiteral("open")) {
        at.save(); // by rule: passed by
        return false;
    }
    const auto label = emotionFromToken(published.at(at.itemName()));
    if (!label)
        return false;
    const auto columns = at.columnLabels();
    const auto place = std::find(columns.begin(), columns.end(), *label);
    if (place != columns.end())
        at.take(static_cast<int>(place - columns.begin()) + 1);
    else
        at.press(static_cast<Qt::Key>(Qt::Key_1 + indexOf(*label)));
    at.press(static_cast<Qt::Key>(Qt::Key_0 + basisKey), Qt::ControlModifier);
    at.save();
    return true;
}

void compareGroups(const AgreementGroup& settled, const AgreementGroup& published)
{
    QCOMPARE(settled.items, published.items);
    QCOMPARE(settled.kappa.kappa, published.kappa.kappa);
    QCOMPARE(settled.intervals.kappa, published.intervals.kappa);
    QCOMPARE(settled.goldCounts, published.goldCounts);
    QCOMPARE(settled.goldAccuracy, published.goldAccuracy);
    QCOMPARE(settled.meanGoldAccuracy, published.meanGoldAccuracy);
    QCOMPARE(settled.valenceByGold, published.valenceByGold);
    QCOMPARE(settled.ambiguous, published.ambiguous);
}

} // namespace

void DeskPageTest::publishedSplits_areSettledByKeysAlone()
{
    if (publishedData().isEmpty())
        QSKIP("not there: the published data");
    TestStudy::Shape empty;
    empty.perSubtype = 0;
    empty.annotators = 0;
    empty.ratersPerItem = 0;
    TestStudy full(empty);
    VERIFY_HOLDS(full->importing().importFiles(publishedData(), {}));
    const auto published = goldByName(full.study());
    QCOMPARE(published.size(), std::size_t{300});

    DeskWindow at(DeskWindow::Data::PublishedNoGold);
    int settled = 0;
    for (int steps = 0; at.waiting() > 0 && steps < 300; ++steps) {
        settled += settle(at, published, settled % 3 + 1) ? 1 : 0;
        QCOMPARE(at.waiting(), 94 - settled);
    }
    QCOMPARE(settled, 94);
    QVERIFY2(at.counts().endsWith(QStringLiteral(" 0 waiting")), qPrintable(at.counts()));
    QVERIFY(at.page().notice()->text().startsWith(QStringLiteral("Every split is decided.")));
    QCOMPARE(at.decisionsOnDisk().size(), std::size_t{94});
    QVERIFY(goldByName(at.study()) == published);
    VERIFY_HOLDS(at.study().verifyAudit());

    const auto here = computeAgreement(must(at.study().figures().agreementInput()));
    const auto there = computeAgreement(must(full.study().figures().agreementInput()));
    QVERIFY(here && there);
    compareGroups(here->overall, there->overall);
    QCOMPARE(here->subtypes.size(), there->subtypes.size());
    for (std::size_t i = 0; i < there->subtypes.size(); ++i)
        compareGroups(here->subtypes[i].figures, there->subtypes[i].figures);
}

void DeskPageTest::publishedStudy_waitsForItsSplits()
{
    if (publishedData().isEmpty())
        QSKIP("not there: the published data");
    DeskWindow at(DeskWindow::Data::PublishedNoGold);
    QCOMPARE(at.counts(), QStringLiteral("109 shown · 109 to review · 94 waiting"));
    QCOMPARE(under(at, QueueFilter::Waiting).size(), 94);
    QCOMPARE(under(at, QueueFilter::ByRule).size(), 206);
    QCOMPARE(under(at, QueueFilter::All).size(), 300);
}

void DeskPageTest::queue_standsHardestFirst()
{
    DeskWindow at;
    std::vector<double> severities;
    for (int row = 0; row < at.list()->model()->rowCount(); ++row)
        severities.push_back(
            at.list()->model()->index(row, 0).data(QueueModel::SeverityRole).toDouble());
    QVERIFY(std::is_sorted(severities.rbegin(), severities.rend()));
    QVERIFY(severities.front() > severities.back());
}

void DeskPageTest::queue_namesItemsAsTheHeadDoes()
{
    DeskWindow at;
    const QString name = QStringLiteral("passive-aggression/11");
    at.goTo(name);
    const QModelIndex row = at.list()->currentIndex();
    QCOMPARE(QueueDelegate::shownName(row, 400), name);
    const QString cut = QueueDelegate::shownName(row, 120);
    QVERIFY2(cut.contains(u'…') && cut.startsWith(u'p') && cut.endsWith(QStringLiteral("/11")),
             qPrintable(cut));
    QVERIFY(row.data(Qt::ToolTipRole).toString().startsWith(name));
    QVERIFY(row.data(Qt::AccessibleTextRole).toString().startsWith(name));
}

void DeskPageTest::decision_changesItsRowAndTheCounts()
{
    DeskWindow at;
    QCOMPARE(at.counts(), QStringLiteral("9 shown · 9 to review · 7 waiting"));
    const QString name = at.itemName();
    const QModelIndex row = at.list()->currentIndex();
    at.decide(2);
    QVERIFY(at.itemName() != name);
    QCOMPARE(row.data(Qt::DisplayRole).toString(), name); // it stays where it is
    QCOMPARE(row.data(QueueModel::StateWordRole).toString(), QStringLiteral("decided"));
    QCOMPARE(row.data(QueueModel::OpenRole).toBool(), false);
    QCOMPARE(at.counts(), QStringLiteral("9 shown · 8 to review · 6 waiting"));
    at.goTo(name);
    at.decide(1);
    QCOMPARE(row.data(QueueModel::StateWordRole).toString(), QStringLiteral("revisited"));
}

void DeskPageTest::strip_followsEachDecision()
{
    DeskWindow at;
    at.goTo(QStringLiteral("mixed-signals/2"));
    const auto label = static_cast<std::size_t>(indexOf(at.columnLabels().at(2)));
    QCOMPARE(at.chart(DeskChart::Progress).headline, QStringLiteral("0 of 4 decided"));
    const qint64 before = at.chart(DeskChart::Gold).bars.at(label).value;
    QCOMPARE(at.chart(DeskChart::Places).bars.at(2).value, 0);
    at.decide(3);
    QCOMPARE(at.chart(DeskChart::Progress).headline, QStringLiteral("1 of 4 decided"));
    QCOMPARE(at.chart(DeskChart::Progress).note, QStringLiteral("3 splits waiting"));
    QCOMPARE(at.chart(DeskChart::Places).bars.at(2).value, 1);
    QCOMPARE(at.chart(DeskChart::Gold).bars.at(label).value, before + 1);
    QCOMPARE(at.chart(DeskChart::Hints).note, QStringLiteral("of 1 decision with hints"));
    QVERIFY(at.chart(DeskChart::Time).shortNote.contains(QStringLiteral("1 decision")));
    at.undo();
    QCOMPARE(at.chart(DeskChart::Progress).headline, QStringLiteral("0 of 4 decided"));
    QCOMPARE(at.chart(DeskChart::Places).bars.at(2).value, 0);
    QCOMPARE(at.chart(DeskChart::Gold).bars.at(label).value, before);
    at.press(Qt::Key_B, Qt::ControlModifier);
    at.save();
    QCOMPARE(at.chart(DeskChart::Gold).bars.back().value, 1);   // ambiguous
    QCOMPARE(at.chart(DeskChart::Places).bars.back().value, 1); // nobody's place
}

void DeskPageTest::strip_isAboutTheSubtypeOnScreen()
{
    DeskWindow at;
    at.goTo(QStringLiteral("mixed-signals/1"));
    QCOMPARE(at.chart(DeskChart::Progress).title, QStringLiteral("Mixed signals"));
    at.goTo(QStringLiteral("passive-aggression/10"));
    QCOMPARE(at.chart(DeskChart::Progress).title, QStringLiteral("Passive aggression"));
    QCOMPARE(at.chart(DeskChart::Progress).headline, QStringLiteral("0 of 3 decided"));
}

void DeskPageTest::filters_showWhatTheySay()
{
    DeskWindow at;
    at.goTo(QStringLiteral("mixed-signals/1"));
    at.decide(1);
    at.goTo(QStringLiteral("mixed-signals/3"));
    at.press(Qt::Key_H, Qt::ControlModifier);
    QCOMPARE(under(at, QueueFilter::Flagged).size(), 9);
    QCOMPARE(under(at, QueueFilter::Waiting).size(), 6);
    QCOMPARE(under(at, QueueFilter::Splits).size(), 7);
    QCOMPARE(under(at, QueueFilter::Wide), QStringList{QStringLiteral("mixed-signals/8")});
    QCOMPARE(under(at, QueueFilter::Malformed), QStringList{QStringLiteral("mixed-signals/7")});
    QCOMPARE(under(at, QueueFilter::Held), QStringList{QStringLiteral("mixed-signals/3")});
    QCOMPARE(under(at, QueueFilter::Decided), QStringList{QStringLiteral("mixed-signals/1")});
    QCOMPARE(under(at, QueueFilter::ByRule).size(), 5);
    QCOMPARE(under(at, QueueFilter::Disputed).size(), 0);
    QVERIFY(saysNoItem(at));
    QCOMPARE(under(at, QueueFilter::All).size(), 12);
    QVERIFY(!saysNoItem(at));
    QVERIFY(!at.itemName().isEmpty()); // after the empty list, the first that waits
}

void DeskPageTest::subtypeFilter_showsItsItems()
{
    DeskWindow at;
    QComboBox* box = boxOf(at, QStringLiteral("Subtype"));
    QVERIFY(box);
    box->setCurrentIndex(box->findData(QString(Subtype::PassiveAggression)));
    QCOMPARE(at.listed().size(), 3);
    QVERIFY(at.listed().filter(QStringLiteral("passive-aggression/")).size() == 3);
    QVERIFY(at.counts().startsWith(QStringLiteral("3 shown")));
}

void DeskPageTest::search_findsInUtterances()
{
    DeskWindow at;
    at.search(QStringLiteral("NUMBER 11"));
    QCOMPARE(at.listed(), QStringList{QStringLiteral("passive-aggression/11")});
    at.page().queue()->search()->clear();
    QCOMPARE(at.listed().size(), 9);
    at.search(QStringLiteral("aggression/9"));
    QCOMPARE(at.listed(), QStringList{QStringLiteral("passive-aggression/9")});
}

void DeskPageTest::searchThatFindsNothing_saysSo()
{
    DeskWindow at;
    const QString name = at.itemName();
    at.search(QStringLiteral("no such words"));
    QCOMPARE(at.listed().size(), 0);
    QVERIFY(saysNoItem(at));
    QVERIFY(at.counts().startsWith(QStringLiteral("0 shown")));
    QVERIFY(at.page().queue()->search()->hasFocus());
    at.page().queue()->search()->clear();
    QVERIFY(!saysNoItem(at));
    QCOMPARE(at.itemName(), name);
}

void DeskPageTest::searchLeftBehind_isNotForTheNextPerson()
{
    DeskWindow at;
    at.press(Qt::Key_F, Qt::ControlModifier);
    at.type(QStringLiteral("number 11"));
    at.window().signOut();
    at.signIn(2);
    QCOMPARE(at.page().queue()->search()->text(), QString());
    QCOMPARE(at.listed().size(), 9);
}

void DeskPageTest::filterLeftBehind_isNotForTheNextPerson()
{
    DeskWindow at;
    under(at, QueueFilter::Held);
    QVERIFY(saysNoItem(at));
    at.window().signOut();
    at.signIn(2);
    QCOMPARE(at.listed().size(), 9);
    QVERIFY(at.list()->hasFocus());
    QCOMPARE(at.itemName(), at.page().session()->editing().item().scenario.name());
}

void DeskPageTest::emptyList_takesNoDecision()
{
    DeskWindow at;
    at.list()->setFocus();
    under(at, QueueFilter::Held);
    QVERIFY(!at.page().session()->editing().isShowing());
    QVERIFY(at.page().queue()->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(!at.page().columns()->isVisible());
    at.press(Qt::Key_1);
    at.press(Qt::Key_1, Qt::ControlModifier);
    at.save();
    QVERIFY(at.decisionsOnDisk().empty());
}

void DeskPageTest::emptyQueue_keepsItsFrame()
{
    DeskWindow at;
    const QRect listed = at.page().queue()->view()->geometry();
    under(at, QueueFilter::Held);
    QCoreApplication::processEvents();
    const QWidget& empty = *at.page().queue()->list();
    QVERIFY(at.page().queue()->view()->isHidden());
    QCOMPARE(empty.geometry(), listed);
    const QImage image = at.page().queue()->grab().toImage();
    const QPoint edge(empty.geometry().left(), empty.geometry().center().y());
    QVERIFY(image.pixelColor(edge) != image.pixelColor(edge - QPoint(4, 0)));
    QVERIFY(image.pixelColor(edge) != image.pixelColor(edge + QPoint(6, 0)));
}

void DeskPageTest::emptyDesk_saysWhyAndOffersNoForm_data()
{
    QTest::addColumn<QSize>("window");
    QTest::newRow("laptop") << QSize(1366, 768);
    QTest::newRow("smallest, the queue is away") << QSize(800, 500);
}

void DeskPageTest::emptyDesk_saysWhyAndOffersNoForm()
{
    QFETCH(QSize, window);
    DeskWindow at;
    at.window().resize(window);
    at.page().decision()->noteEdit()->setFocus();
    under(at, QueueFilter::Held);
    QCoreApplication::processEvents();
    const auto& nothing = *child<QLabel>(at.page(), "nothing");
    QCOMPARE(nothing.text(),
             QStringLiteral("No item is listed under “Held”. Choose “All items” in the queue to "
                            "see every item."));
    QVERIFY(nothing.isVisible());
    QCOMPARE(nothing.visibleRegion().boundingRect(), nothing.rect());
    QVERIFY(!at.page().decision()->isVisible());
    QVERIFY(!at.page().decision()->saveButton()->isVisible());
    const auto& noForm = *child<QLabel>(at.page(), "nothingToDecide");
    QVERIFY(noForm.isVisible());
    QVERIFY(noForm.height() >= noForm.heightForWidth(noForm.width()));
    const auto bars = at.page().findChildren<QScrollBar*>();
    QVERIFY(std::none_of(bars.begin(), bars.end(),
                         [](const QScrollBar* bar) { return bar->isVisible(); }));
    under(at, QueueFilter::All);
    QVERIFY(!nothing.isVisible());
    QVERIFY(at.page().decision()->isVisible());
    QVERIFY(at.page().decision()->saveButton()->isVisible());
    QVERIFY(!noForm.isVisible());
}

void DeskPageTest::decision_hasOneFrame()
{
    DeskWindow at;
    int frames = 0;
    for (const QWidget* part = at.page().decision(); part; part = part->parentWidget())
        frames += part->property("panel").toBool() ? 1 : 0;
    QCOMPARE(frames, 1);
}

void DeskPageTest::decidedSplits_areSaidToWhoLooksOn()
{
    DeskWindow at;
    at.decide(2);
    at.lookOn();
    QVERIFY(isSaid(at.page(), QStringLiteral("Splits decided: J1 1 of 7.")));
}

void DeskPageTest::saveButton_waitsForAnOutcome()
{
    DeskWindow at;
    at.goTo(Split);
    QPushButton& save = *at.page().decision()->saveButton();
    const QString reason = QStringLiteral("Choose a label, or “Ambiguous”, first.");
    QVERIFY(!save.isEnabled());
    QCOMPARE(save.accessibleDescription(), reason);
    QVERIFY2(save.toolTip().contains(reason), qPrintable(save.toolTip()));
    QCOMPARE(at.missing(), QString()); // nobody asked yet
    at.take(1);
    QVERIFY(save.isEnabled());
    QVERIFY2(save.accessibleDescription().startsWith(QStringLiteral("Still needed: the basis")),
             qPrintable(save.accessibleDescription()));
    at.press(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(save.accessibleDescription(), QString());
    QCOMPARE(save.toolTip(), QStringLiteral("Ctrl+Enter"));
    at.undo();
    save.setFocus();
    at.undo();
    QVERIFY(!save.isEnabled());
    QCOMPARE(QApplication::focusWidget(), at.list()); // the keys of the desk go on
}

void DeskPageTest::saveButton_leavesTheFocusToTheList()
{
    DeskWindow at;
    at.goTo(Split);
    at.take(1);
    at.press(Qt::Key_1, Qt::ControlModifier);
    at.page().decision()->saveButton()->setFocus();
    at.press(Qt::Key_Space);
    QVERIFY(at.itemName() != Split);
    QCOMPARE(QApplication::focusWidget(), at.list());
}

void DeskPageTest::searchPutsAway_whatItDoesNotList()
{
    DeskWindow at;
    const DeskEditing& editing = at.page().session()->editing();
    const QString name = at.listed().at(2);
    at.goTo(name);
    at.take(1);
    at.write(QStringLiteral("Half a thought"));
    const QString note = at.note();
    const auto& nothing = *child<QLabel>(at.page(), "nothing");
    at.search(QStringLiteral("no such words"));
    QVERIFY(!editing.isShowing());
    QVERIFY(nothing.isVisible());
    QVERIFY2(nothing.text().contains(QStringLiteral("“no such words”")),
             qPrintable(nothing.text()));
    at.search(name.section(u'/', 0, 0)); // those beside it
    QCOMPARE(editing.item().scenario.name(), name);
    QVERIFY(!nothing.isVisible());
    at.search(QStringLiteral("number 99"));
    QVERIFY(!editing.isShowing());
    at.page().queue()->search()->clear();
    QCOMPARE(editing.item().scenario.name(), name);
    QCOMPARE(at.note(), note);
    QVERIFY(at.chosen().has_value());
}

void DeskPageTest::chosenFilter_bringsItsFirstItem()
{
    DeskWindow at;
    const QStringList wide = under(at, QueueFilter::Wide);
    QCOMPARE(at.itemName(), wide.front());
    QCOMPARE(at.page().session()->editing().item().scenario.name(), wide.front());
}

void DeskPageTest::search_opensTheFirstHitOrIsLeft()
{
    DeskWindow at;
    at.press(Qt::Key_F, Qt::ControlModifier);
    at.type(QStringLiteral("number 11"));
    at.press(Qt::Key_Return);
    QCOMPARE(at.page().session()->editing().item().scenario.name(),
             QStringLiteral("passive-aggression/11"));
    QVERIFY(at.list()->hasFocus());
    at.press(Qt::Key_F, Qt::ControlModifier);
    at.press(Qt::Key_Escape);
    QCOMPARE(at.listed().size(), 9);
    QVERIFY(at.list()->hasFocus());
}

void DeskPageTest::listKeys_openAnItem()
{
    DeskWindow at;
    const QStringList names = at.listed();
    at.goTo(names.front());
    at.list()->setFocus();
    const auto shown = [&] { return at.page().session()->editing().item().scenario.name(); };
    at.press(Qt::Key_Down);
    QCOMPARE(shown(), names.at(1)); // at once
    QCOMPARE(at.itemName(), names.at(1));
    at.press(Qt::Key_Return);
    QCOMPARE(shown(), names.at(1));
    at.press(Qt::Key_End);
    QCOMPARE(shown(), names.back());
    at.press(Qt::Key_Up);
    QCOMPARE(shown(), names.at(names.size() - 2));
    QVERIFY(at.list()->hasFocus());
}

void DeskPageTest::arrowKey_keepsTheDraftOfTheItemItLeaves()
{
    DeskWindow at;
    const QStringList names = at.listed();
    at.goTo(names.front());
    at.list()->setFocus();
    at.take(2);
    const std::optional<Pick> picked = at.chosen();
    QVERIFY(picked.has_value());
    at.press(Qt::Key_Down);
    QVERIFY(!at.chosen());
    QVERIFY(at.onDisk(names.front()).draft->picks.front() == picked);
    at.press(Qt::Key_Up);
    QVERIFY(at.chosen() == picked);
}

void DeskPageTest::lastSplit_isAnnounced()
{
    DeskWindow at;
    for (int i = 0; i < 20 && at.waiting() > 0; ++i) {
        if (at.stateWord() == QStringLiteral("open"))
            at.decide(i % 3 + 1);
        else
            at.save();
    }
    QCOMPARE(at.waiting(), 0);
    QCOMPARE(at.page().notice()->text(),
             QStringLiteral("Every split is decided. Next, the coordinator looks at the findings "
                            "and makes the release. Locking the study ends all changes."));
    QVERIFY2(at.counts().endsWith(QStringLiteral(" 2 to review · 0 waiting")), // by rule, flagged
             qPrintable(at.counts()));
    QCOMPARE(at.chart(DeskChart::Progress).note, QStringLiteral("no splits waiting"));
}

void DeskPageTest::historyOfAnUndecidedItem_isSaidToBeNone()
{
    DeskWindow at;
    at.goTo(Split);
    at.press(Qt::Key_F3);
    QVERIFY(!at.page().findChild<HistoryDialog*>());
    QCOMPARE(at.page().notice()->text(),
             QStringLiteral("You have not decided this item, so there is no history to show."));
    at.press(Qt::Key_J, Qt::ControlModifier);
    QVERIFY(at.itemName() != Split);
    QCOMPARE(at.page().notice()->text(), QString()); // it was about the item before
}

void DeskPageTest::whatWasSaid_isNotThereOnTheWayBack()
{
    DeskWindow at;
    at.decide(1);
    at.undo();
    QVERIFY(at.page().notice()->text().startsWith(QStringLiteral("Taken back")));
    at.window().showPlace(MainWindow::Place::Agreement);
    QCoreApplication::processEvents();
    at.window().showPlace(MainWindow::Place::Adjudicate);
    QCOMPARE(at.page().notice()->text(), QString());
}

SUBTEXT_TEST(DeskPageTest)

#include "deskpagetest.moc"
