// SPDX-License-Identifier: MIT
#include "ui/start/recentplaces.h"

#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;

/// By what studies of the same name are told apart.
class RecentPlacesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void places_beginWhereThePathsDiffer_data();
    void places_beginWhereThePathsDiffer();
    void studyOfItsOwnName_hasNone();
};

void RecentPlacesTest::places_beginWhereThePathsDiffer_data()
{
    QTest::addColumn<QStringList>("paths");
    QTest::addColumn<QStringList>("places");
    const auto row = [](const char* name, const QStringList& paths, const QStringList& places) {
        QTest::newRow(name) << paths << places;
    };
    const auto list = [](const char* paths) {
        return QString::fromLatin1(paths).split(u' ', Qt::SkipEmptyParts);
    };
    row("none", {}, {});
    row("one", list("~/a/x.subtext"), list("a"));
    row("folders", list("~/a/x.subtext ~/b/x.subtext"), list("a b"));
    row("folders above", list("~/c/a/in/x.subtext ~/c/b/in/x.subtext"), list("a/in b/in"));
    row("one within the other", list("~/a/x.subtext ~/a/b/x.subtext"), list("a a/b"));
    row("same folder", list("~/a/x.subtext ~/a/y.subtext"), list("x.subtext y.subtext"));
    row("two of three in one folder", list("~/a/x.subtext ~/a/y.subtext ~/b/x.subtext"),
        list("a/x.subtext a/y.subtext b/x.subtext"));
    row("at the root", list("/x.subtext /a/x.subtext"), list("x.subtext a/x.subtext"));
}

void RecentPlacesTest::places_beginWhereThePathsDiffer()
{
    QFETCH(QStringList, paths);
    QFETCH(QStringList, places);
    QCOMPARE(placesApart(paths), places);
}

void RecentPlacesTest::studyOfItsOwnName_hasNone()
{
    const QStringList titles{QStringLiteral("CEI"), QStringLiteral("Own"), QStringLiteral("CEI ")};
    const QStringList paths{QStringLiteral("/a/1.subtext"), QStringLiteral("/a/2.subtext"),
                            QStringLiteral("/b/1.subtext")};
    QCOMPARE(placesOfNamesakes(titles, paths),
             (QStringList{QStringLiteral("a"), QString(), QStringLiteral("b")}));
    QCOMPARE(placesOfNamesakes({}, {}), QStringList());
}

SUBTEXT_TEST(RecentPlacesTest)
#include "recentplacestest.moc"
