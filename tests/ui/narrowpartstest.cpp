// SPDX-License-Identifier: MIT
#include "core/domain/ceiscene.h"
#include "tests/support/registeredtest.h"
#include "ui/answer/rolesbadge.h"
#include "ui/forms/importsides.h"
#include "ui/forms/settingrow.h"
#include "ui/theme/theme.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/segmentbar.h"
#include "ui/widgets/wrappedtick.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

#include <array>

using namespace subtext;

/// Parts of places that stand in one row, in less room than that needs.
class NarrowPartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::apply(*qApp, theme::Mode::Light); }
    void choices_getNarrowerBeforeTheyGoBelow();
    void lastOfALine_standsAtItsEnd();
    void words_goOnBelowEachOther();
    void oneLineOfWords_isACheckBoxAsUsual();
    void control_standsBelowItsWords();
    void found_standsBelowTheFiles();
    void notice_hasItsButtonsBelowTheWords();
    void roles_getTheHeightOfTheirLines();
};

namespace {

/// Of a fixed wish and a fixed least.
class Elastic : public QWidget
{
public:
    Elastic(int least, int wanted, QWidget* parent)
        : QWidget(parent)
        , m_least(least)
        , m_wanted(wanted)
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override { return {m_wanted, 20}; }
    QSize minimumSizeHint() const override { return {m_least, 20}; }

private:
    int m_least;
    int m_wanted;
};

/// A page of that width, with one part in it.
struct NarrowPage
{
    explicit NarrowPage(QWidget* part)
    {
        auto* column = new QVBoxLayout(&page);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(part);
        column->addStretch(1);
        page.show();
    }
    void setWidth(int width) { page.resize(width, 400); }
    QRect of(const QWidget& widget) const { return {widget.mapTo(&page, QPoint()), widget.size()}; }
    bool holds(const QWidget& widget) const { return page.rect().contains(of(widget)); }

    QWidget page;
};

} // namespace

void NarrowPartsTest::choices_getNarrowerBeforeTheyGoBelow()
{
    auto* row = new QWidget;
    auto* layout = new FlowLayout(FlowLayout::Spread::AtStart, 10, row);
    layout->squeezeFirst();
    const std::array<Elastic*, 3> parts{new Elastic(50, 200, row), new Elastic(50, 100, row),
                                        new Elastic(80, 80, row)};
    for (Elastic* part : parts)
        layout->addWidget(part);
    NarrowPage page(row);
    page.setWidth(400);
    QTRY_COMPARE(parts[0]->width(), 200);
    QCOMPARE(parts[1]->width(), 100);
    page.setWidth(250); // both can do without some
    QTRY_VERIFY(parts[0]->width() < 200);
    QVERIFY(parts[1]->width() < 100);
    QCOMPARE(parts[2]->width(), 80);
    for (const Elastic* part : parts) {
        QCOMPARE(part->y(), parts[0]->y());
        QVERIFY(part->width() >= part->minimumSizeHint().width());
        QVERIFY(page.holds(*part));
    }
    QCOMPARE(parts[1]->x(), parts[0]->geometry().right() + 1 + 10);
    QCOMPARE(parts[2]->x(), parts[1]->geometry().right() + 1 + 10);
    page.setWidth(150); // less than all of them can be
    QTRY_VERIFY(parts[2]->y() > parts[0]->y());
    QCOMPARE(parts[1]->y(), parts[0]->y());
    QCOMPARE(layout->minimumSize().width(), 80);
}

void NarrowPartsTest::lastOfALine_standsAtItsEnd()
{
    auto* row = new QWidget;
    auto* layout = new FlowLayout(FlowLayout::Spread::AtStart, 10, row);
    auto* first = new Elastic(50, 50, row);
    auto* last = new Elastic(50, 50, row);
    layout->addWidget(first);
    layout->addWidget(last);
    layout->setAlignment(last, Qt::AlignRight);
    NarrowPage page(row);
    page.setWidth(300);
    QTRY_COMPARE(last->geometry().right() + 1, 300);
    QCOMPARE(first->x(), 0);
    page.setWidth(70);
    QTRY_VERIFY(last->y() > first->y());
    QCOMPARE(last->geometry().right() + 1, 70);
}

void NarrowPartsTest::words_goOnBelowEachOther()
{
    auto* tick = new WrappedTick(
        QStringLiteral("I agree that these are sent to a host with a name: the texts of the "
                       "scenes, and the answers with the codes of those who gave them"),
        nullptr);
    tick->setFocusPolicy(Qt::NoFocus); // no ring is drawn
    NarrowPage page(tick);
    page.setWidth(240);
    QTRY_COMPARE(tick->width(), 240);
    QVERIFY(tick->minimumSizeHint().width() < 240);
    QTRY_VERIFY(tick->height() >= 3 * tick->fontMetrics().height());
    QTRY_COMPARE(tick->height(), tick->heightForWidth(240));
    // Its words can be clicked wherever they stand.
    QTest::mouseClick(tick, Qt::LeftButton, {}, {tick->width() / 2, tick->height() - 5});
    QVERIFY(tick->isChecked());
    // Something stands in the last line, and nothing of the words is left out at the right.
    const QImage drawn = tick->grab().toImage();
    const QRgb ground = drawn.pixel(drawn.width() - 1, drawn.height() - 1);
    int inked = 0;
    for (int y = drawn.height() * 3 / 4; y < drawn.height(); ++y) {
        for (int x = 0; x < drawn.width(); ++x)
            inked += drawn.pixel(x, y) != ground ? 1 : 0;
    }
    QVERIFY(inked > 20);
}

void NarrowPartsTest::oneLineOfWords_isACheckBoxAsUsual()
{
    const QString words = QStringLiteral("Gold labels and notes");
    auto* tick = new WrappedTick(words, nullptr);
    tick->setFocusPolicy(Qt::NoFocus);
    NarrowPage page(tick);
    QCheckBox usual(words, &page.page);
    usual.setFocusPolicy(Qt::NoFocus);
    usual.show();
    page.setWidth(500);
    QTRY_COMPARE(tick->width(), 500);
    QCOMPARE(tick->sizeHint(), usual.sizeHint());
    usual.setGeometry(0, 200, 500, tick->height());
    QCOMPARE(tick->grab().toImage(), usual.grab().toImage());
}

void NarrowPartsTest::control_standsBelowItsWords()
{
    auto* card = new SettingCard(nullptr);
    SegmentBar* bar = card->addChoice(
        QStringLiteral("Second reading"), QStringLiteral("What else it could be."),
        {QStringLiteral("Not asked"), QStringLiteral("One more"), QStringLiteral("100 points")});
    QLabel* title = nullptr;
    for (auto* label : card->findChildren<QLabel*>()) {
        if (label->text() == QLatin1String("Second reading"))
            title = label;
    }
    QVERIFY(title);
    NarrowPage page(card);
    page.setWidth(900);
    QTRY_VERIFY(page.of(*bar).left() > page.of(*title).right());
    const int narrow = card->minimumSizeHint().width();
    QVERIFY(narrow < bar->minimumSizeHint().width() + title->minimumSizeHint().width() + 40);
    page.setWidth(narrow);
    QTRY_VERIFY(page.of(*bar).top() > page.of(*title).bottom());
    QTRY_VERIFY(page.holds(*bar));
    QVERIFY(bar->width() >= bar->minimumSizeHint().width());
    page.setWidth(900);
    QTRY_VERIFY(page.of(*bar).left() > page.of(*title).right());
}

void NarrowPartsTest::found_standsBelowTheFiles()
{
    auto* files = new Elastic(200, 200, nullptr);
    auto* found = new Elastic(300, 300, nullptr);
    auto* sides = new ImportSides(files, found, nullptr);
    sides->setShares(2, 3);
    NarrowPage page(sides);
    page.setWidth(700);
    QTRY_VERIFY(page.of(*found).left() > page.of(*files).right());
    QCOMPARE(sides->minimumSizeHint().width(), 300);
    page.setWidth(400);
    QTRY_VERIFY(page.of(*found).top() > page.of(*files).bottom());
    QVERIFY(page.holds(*found));
}

void NarrowPartsTest::notice_hasItsButtonsBelowTheWords()
{
    auto* notice = new NoticeBar(nullptr);
    NarrowPage page(notice);
    page.setWidth(900);
    notice->showNotice(NoticeBar::Kind::Info,
                       QStringLiteral("sarcasm-irony/3 is left out of the data."),
                       QStringLiteral("Include it again"));
    const auto* words = notice->findChild<QLabel*>();
    const QPushButton& again = *notice->actionButton();
    QTRY_VERIFY(page.of(again).left() > page.of(*words).right());
    const int least = again.minimumSizeHint().width() + 40;
    QVERIFY(notice->minimumSizeHint().width() <= least);
    page.setWidth(least);
    QTRY_VERIFY(page.of(again).top() > page.of(*words).bottom());
    for (const QPushButton* button : notice->findChildren<QPushButton*>()) {
        QTRY_VERIFY(page.of(*notice).contains(page.of(*button)));
        QVERIFY(button->width() >= button->minimumSizeHint().width());
    }
    QTRY_VERIFY(words->height() >= words->heightForWidth(words->width()));
    page.setWidth(900);
    QTRY_VERIFY(page.of(again).left() > page.of(*words).right());
}

void NarrowPartsTest::roles_getTheHeightOfTheirLines()
{
    auto* badge = new RolesBadge(nullptr);
    Scenario scene;
    scene.text(ScenePart::SpeakerRole) = QStringLiteral("head of the department of complaints");
    scene.text(ScenePart::ListenerRole) = QStringLiteral("member of the works council");
    badge->setRoles(scene);
    NarrowPage page(badge);
    page.setWidth(420);
    QTRY_COMPARE(badge->height(), badge->heightForWidth(420));
    page.setWidth(200);
    QTRY_COMPARE(badge->width(), 200);
    QVERIFY(badge->heightForWidth(200) > badge->heightForWidth(420));
    QTRY_COMPARE(badge->height(), badge->heightForWidth(200));
    page.setWidth(420);
    QTRY_COMPARE(badge->height(), badge->heightForWidth(420));
}

SUBTEXT_TEST(NarrowPartsTest)
#include "narrowpartstest.moc"
