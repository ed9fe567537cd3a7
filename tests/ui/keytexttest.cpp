// SPDX-License-Identifier: MIT
#include "ui/actions/keytext.h"

#include "tests/support/registeredtest.h"

using namespace subtext;

/// One key has one name, whatever Qt calls it.
class KeyTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void key_isWhatStandsOnIt_data();
    void key_isWhatStandsOnIt();
    void sameName_isShownOnce();
};

void KeyTextTest::key_isWhatStandsOnIt_data()
{
    QTest::addColumn<QKeySequence>("keys");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << QKeySequence() << QString();
    QTest::newRow("Return") << QKeySequence(Qt::Key_Return) << QStringLiteral("Enter");
    QTest::newRow("Enter") << QKeySequence(Qt::Key_Enter) << QStringLiteral("Enter");
    QTest::newRow("Ctrl+Shift+Return") << QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return)
                                       << QStringLiteral("Ctrl+Shift+Enter");
    QTest::newRow("Escape") << QKeySequence(Qt::Key_Escape) << QStringLiteral("Esc");
    QTest::newRow("another") << QKeySequence(Qt::CTRL | Qt::Key_Z) << QStringLiteral("Ctrl+Z");
}

void KeyTextTest::key_isWhatStandsOnIt()
{
    QFETCH(QKeySequence, keys);
    QFETCH(QString, text);
    QCOMPARE(keyText(keys), text);
}

void KeyTextTest::sameName_isShownOnce()
{
    QCOMPARE(keysText({}), QString());
    QCOMPARE(
        keysText({QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)}),
        QStringLiteral("Ctrl+Enter"));
    QCOMPARE(keysText({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z),
                       QKeySequence(Qt::CTRL | Qt::Key_Y)}),
             QStringLiteral("Ctrl+Shift+Z  ·  Ctrl+Y"));
}

SUBTEXT_TEST(KeyTextTest)
#include "keytexttest.moc"
