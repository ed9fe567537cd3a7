// SPDX-License-Identifier: MIT
#include "ui/palette/palettemodel.h"

#include "tests/support/registeredtest.h"

#include <QAbstractItemModelTester>

using namespace subtext;

using PaletteKind = PaletteEntry::Kind;

/// What is typed finds entries, the nearest first; nothing here is a widget.
class PaletteModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void query_findsNearestFirst_data();
    void query_findsNearestFirst();
    void many_areBoundedAndCounted();
    void noEntries_findNothing();
    void row_saysWhatItIs();
    void model_keepsQtsContract();
};

namespace {

PaletteEntry entryOf(PaletteKind kind, const QString& name, const QString& keys = {})
{
    return {kind, name, keys, [] {}};
}

std::vector<PaletteEntry> mixedEntries()
{
    return {entryOf(PaletteKind::Place, QStringLiteral("Roster"), QStringLiteral("Alt+6")),
            entryOf(PaletteKind::Place, QStringLiteral("Release"), QStringLiteral("Alt+7")),
            entryOf(PaletteKind::Command, QStringLiteral("Write the release"),
                    QStringLiteral("Ctrl+S")),
            entryOf(PaletteKind::Command, QStringLiteral("Item list"), QStringLiteral("F2")),
            entryOf(PaletteKind::Item, QStringLiteral("1 · irony/3")),
            entryOf(PaletteKind::Item, QStringLiteral("30 · irony/2")),
            entryOf(PaletteKind::Item, QStringLiteral("3 · mixed-signals/1")),
            entryOf(PaletteKind::Person, QStringLiteral("A07 · Zoë Müller"))};
}

QString shownIn(const PaletteModel& model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names << model.entry(row).name;
    return names.join(u'|');
}

} // namespace

void PaletteModelTest::query_findsNearestFirst_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, const QString& query, const QString& shown) {
        QTest::newRow(name) << query << shown;
    };
    const QString all = shownIn(PaletteModel(mixedEntries()));
    row("nothing typed", {}, all);
    row("spaces and signs", QStringLiteral(" - "), all);
    row("beginning of a name", QStringLiteral("rel"), QStringLiteral("Release|Write the release"));
    row("inside a word", QStringLiteral("lease"), QStringLiteral("Release|Write the release"));
    row("every word counts", QStringLiteral("the wri"), QStringLiteral("Write the release"));
    row("one word too many", QStringLiteral("write nothing"), QString());
    row("case and accents", QStringLiteral("ZOE mull"), QStringLiteral("A07 · Zoë Müller"));
    row("accents typed", QStringLiteral("müller"), QStringLiteral("A07 · Zoë Müller"));
    row("accents apart", QStringLiteral("zoe\u0308"), QStringLiteral("A07 · Zoë Müller"));
    row("accents too many", QStringLiteral("röster"), QStringLiteral("Roster"));
    row("a whole number before longer ones, numbers before the rest", QStringLiteral("3"),
        QStringLiteral("3 · mixed-signals/1|30 · irony/2|1 · irony/3"));
    row("the kind and a number", QStringLiteral("item 3"),
        QStringLiteral("3 · mixed-signals/1|30 · irony/2|1 · irony/3"));
    row("a name with its signs", QStringLiteral("irony/3"),
        QStringLiteral("1 · irony/3|30 · irony/2"));
    row("the kind alone, after names", QStringLiteral("item"),
        QStringLiteral("Item list|1 · irony/3|30 · irony/2|3 · mixed-signals/1"));
    row("unknown", QStringLiteral("xyz"), QString());
}

void PaletteModelTest::query_findsNearestFirst()
{
    QFETCH(QString, query);
    QFETCH(QString, shown);
    PaletteModel model(mixedEntries());
    model.setQuery(query);
    QCOMPARE(shownIn(model), shown);
    QCOMPARE(model.foundCount(), model.rowCount());
    QCOMPARE(model.moreCount(), 0);
}

void PaletteModelTest::many_areBoundedAndCounted()
{
    constexpr int Count = 10'000;
    std::vector<PaletteEntry> entries;
    for (int i = 1; i <= Count; ++i)
        entries.push_back(entryOf(PaletteKind::Item, QStringLiteral("%1 · irony/x").arg(i)));
    PaletteModel model(std::move(entries));
    QCOMPARE(model.rowCount(), PaletteModel::MostRows);
    QCOMPARE(model.moreCount(), Count - PaletteModel::MostRows);
    model.setQuery(QStringLiteral("99"));
    QCOMPARE(model.entry(0).name, QStringLiteral("99 · irony/x"));
    QCOMPARE(model.entry(1).name, QStringLiteral("990 · irony/x"));
    QCOMPARE(model.rowCount(), PaletteModel::MostRows);
    // Two nines beside each other in a number of up to four digits.
    QCOMPARE(model.foundCount(), 280);
    model.setQuery(QStringLiteral("9999"));
    QCOMPARE(shownIn(model), QStringLiteral("9999 · irony/x"));
    QCOMPARE(model.moreCount(), 0);
    model.setQuery({});
    QCOMPARE(model.foundCount(), Count);
}

void PaletteModelTest::noEntries_findNothing()
{
    PaletteModel model({});
    QCOMPARE(model.rowCount(), 0);
    model.setQuery(QStringLiteral("a"));
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.moreCount(), 0);
}

void PaletteModelTest::row_saysWhatItIs()
{
    const PaletteModel model(mixedEntries());
    const QModelIndex place = model.index(0);
    QCOMPARE(place.data().toString(), QStringLiteral("Roster"));
    QCOMPARE(place.data(PaletteModel::KindRole).toString(), QStringLiteral("Place"));
    QCOMPARE(place.data(PaletteModel::KeysRole).toString(), QStringLiteral("Alt+6"));
    QCOMPARE(place.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Place, Roster, Alt+6"));
    QCOMPARE(model.index(4).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("Item, 1 · irony/3"));
}

void PaletteModelTest::model_keepsQtsContract()
{
    PaletteModel model(mixedEntries());
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setQuery(QStringLiteral("irony"));
    model.setQuery(QStringLiteral("xyz"));
    model.setQuery({});
    QCOMPARE(model.rowCount(), 8);
}

SUBTEXT_TEST(PaletteModelTest)
#include "palettemodeltest.moc"
