// SPDX-License-Identifier: MIT
#include "ui/shell/navigationbar.h"

#include "tests/support/registeredtest.h"

#include <QLabel>
#include <QLayout>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace subtext;

class NavigationBarTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void everything_hasRoomAtTheLeastHeight();
    void icons_areThereWhereTheyHaveRoom();
    void language_isThereWhereItHasRoom();
    void person_hasOneLineWhereTwoHaveNoRoom();

private:
    std::unique_ptr<QWidget> m_around; ///< A window would not get lower than the icons.
    NavigationBar* m_bar = nullptr;
};

void NavigationBarTest::init()
{
    m_around = std::make_unique<QWidget>();
    m_bar = new NavigationBar(m_around.get());
    for (int place = 0; place < 10; ++place)
        m_bar->addPlace(QStringLiteral("label"), QStringLiteral("Place %1").arg(place),
                        QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + place)));
    m_bar->setPerson(QStringLiteral("Tobias Renner"));
    m_around->show();
}

void NavigationBarTest::everything_hasRoomAtTheLeastHeight()
{
    m_bar->resize(m_bar->minimumSizeHint());
    int bottom = 0;
    for (QToolButton* button : m_bar->findChildren<QToolButton*>()) {
        if (button->isHidden())
            continue;
        QVERIFY2(m_bar->rect().contains(button->geometry()), qPrintable(button->text()));
        QVERIFY2(button->height() >= button->sizeHint().height(), qPrintable(button->text()));
        bottom = std::max(bottom, button->geometry().bottom());
    }
    QVERIFY(bottom < m_bar->height());
}

void NavigationBarTest::icons_areThereWhereTheyHaveRoom()
{
    const auto styleOfAPlace = [this] {
        for (const QToolButton* button : m_bar->findChildren<QToolButton*>()) {
            if (button->isCheckable())
                return button->toolButtonStyle();
        }
        return Qt::ToolButtonIconOnly;
    };
    m_bar->resize(m_bar->width(), 900);
    QCOMPARE(styleOfAPlace(), Qt::ToolButtonTextUnderIcon);
    // Gaps go first.
    m_bar->resize(m_bar->width(), m_bar->layout()->totalMinimumSize().height() - 1);
    QCOMPARE(styleOfAPlace(), Qt::ToolButtonTextUnderIcon);
    QVERIFY(m_bar->findChild<QToolButton*>(QStringLiteral("language"))->isVisible());
    m_bar->resize(m_bar->minimumSizeHint());
    QCOMPARE(styleOfAPlace(), Qt::ToolButtonTextOnly);
}

void NavigationBarTest::language_isThereWhereItHasRoom()
{
    auto* language = m_bar->findChild<QToolButton*>(QStringLiteral("language"));
    QVERIFY(language);
    QSignalSpy asked(m_bar, &NavigationBar::languageRequested);
    m_bar->resize(m_bar->width(), 900);
    QVERIFY(language->isVisible());
    QCOMPARE(language->text(), QStringLiteral("English…"));
    QTest::mouseClick(language, Qt::LeftButton);
    QCOMPARE(asked.size(), 1);
    m_bar->resize(m_bar->minimumSizeHint()); // every place is there, and the way out
    QVERIFY(!language->isVisible());
    m_bar->resize(m_bar->width(), 900);
    QVERIFY(language->isVisible());
}

void NavigationBarTest::person_hasOneLineWhereTwoHaveNoRoom()
{
    const auto* person = m_bar->findChild<QLabel*>();
    m_bar->resize(m_bar->width(), 900);
    QCOMPARE(person->text(), QStringLiteral("Tobias\nRenner"));
    m_bar->resize(m_bar->minimumSizeHint());
    QVERIFY(!person->text().contains(u'\n'));
    QVERIFY(person->text().startsWith(QStringLiteral("Tobias")));
}

SUBTEXT_TEST(NavigationBarTest)
#include "navigationbartest.moc"
