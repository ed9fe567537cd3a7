// SPDX-License-Identifier: MIT
#include "tests/layering/sourcetree.h"
#include "tests/support/registeredtest.h"

#include <QFileInfo>
#include <QRegularExpression>

using namespace subtext::test;

// What the scripts of packaging say of tests is true of the tests.
class ScriptsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void longStep_reachesEveryLongTest();
    void testNames_areThoseOfCtest_data();
    void testNames_areThoseOfCtest();
};

namespace {

/// The name in ctest of a test file, as the CMakeLists.txt of its folder makes it.
QString ctestName(const QString& path)
{
    QString name = QFileInfo(path).fileName();
    name.chop(static_cast<int>(qstrlen("test.cpp")));
    const QStringList folders = path.section(u'/', 1, -2).split(u'/');
    const bool isByRoom = folders.first() == QLatin1String("core");
    return folders.mid(0, isByRoom ? 2 : 1).join(u'-') + u'-' + name;
}

/// Asks for the long mode itself, or by the killing that the tests beside it share.
bool hasLongMode(const QString& text)
{
    static const QRegularExpression asked(QStringLiteral(
        "(?:qEnvironmentVariable\\w*|qgetenv)\\(\"SUBTEXT_LONG\"\\)|\\bkillCount\\("));
    return asked.match(text).hasMatch();
}

} // namespace

void ScriptsTest::longStep_reachesEveryLongTest()
{
    const QString check = QString::fromUtf8(
        readFile(QStringLiteral(SUBTEXT_SOURCE_DIR) + QStringLiteral("/packaging/check")));
    static const QRegularExpression step(QStringLiteral("SUBTEXT_LONG=1 ctest [^']*-R '([^']+)'"));
    const QRegularExpression filter(step.match(check).captured(1));
    QVERIFY(!filter.pattern().isEmpty() && filter.isValid());

    QStringList left;
    int longOnes = 0;
    const auto tree =
        treeBelow({QStringLiteral("tests")}, QStringList{QStringLiteral("*test.cpp")});
    for (auto file = tree.begin(); file != tree.end(); ++file) {
        if (!hasLongMode(file.value()) || file.key().startsWith(QLatin1String("tests/layering/")))
            continue;
        ++longOnes;
        if (!filter.match(ctestName(file.key())).hasMatch())
            left << ctestName(file.key());
    }
    QVERIFY(longOnes >= 10); // fewer: it looks in the wrong place
    QVERIFY2(left.isEmpty(), qUtf8Printable(left.join(u' ')));
}

void ScriptsTest::testNames_areThoseOfCtest_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a room of core") << QStringLiteral("tests/core/travel/mergepropertytest.cpp")
                                    << QStringLiteral("core-travel-mergeproperty");
    QTest::newRow("the window") << QStringLiteral("tests/ui/keyboardtest.cpp")
                                << QStringLiteral("ui-keyboard");
    QTest::newRow("a folder below") << QStringLiteral("tests/remote/window/teamprocessestest.cpp")
                                    << QStringLiteral("remote-teamprocesses");
}

void ScriptsTest::testNames_areThoseOfCtest()
{
    QFETCH(QString, path);
    QFETCH(QString, expected);
    QCOMPARE(ctestName(path), expected);
}

SUBTEXT_TEST(ScriptsTest)
#include "scriptstest.moc"
