// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/translationfile.h"
#include "ui/text/language.h"

#include <QHash>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// What the readers of a translation put right (guidelines/engineering/readings) is what the
/// program says: nobody brought back what was there before.
class ReadingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void latestReading_isWhatTheTranslationSays_data();
    void latestReading_isWhatTheTranslationSays();
    void undoneReading_isFound_data();
    void undoneReading_isFound();
};

namespace {

QByteArray translationOf(const QString& language)
{
    return readFile(
        QStringLiteral(SUBTEXT_SOURCE_DIR "/resources/i18n/subtext_%1.ts").arg(language));
}

QByteArray readingOf(const QString& language)
{
    return readFile(
        QStringLiteral(SUBTEXT_SOURCE_DIR "/guidelines/engineering/readings/%1.tsv").arg(language));
}

QString onOneLine(QString text)
{
    return text.replace(u'\n', QLatin1String("\\n"));
}

/// What is not as the last reading of a text left it, of the texts that there still are. One that
/// stands in several places may be read in one of them alone.
QStringList undone(const QByteArray& readings, const std::vector<TranslatedText>& texts)
{
    QHash<QString, QStringList> said;
    for (const TranslatedText& text : texts) {
        said[onOneLine(text.source)] << onOneLine(text.forms.join(QLatin1String(" / ")))
                                     << onOneLine(text.forms.join(QLatin1String(" ||| ")));
    }
    QStringList wrong;
    QHash<QString, QString> last;
    const QStringList lines = QString::fromUtf8(readings).split(u'\n', Qt::SkipEmptyParts);
    for (const QString& line : lines.mid(1)) {
        const QStringList cells = line.split(u'\t');
        if (cells.size() == 3)
            last[cells[0]] = cells[2];
        else
            wrong << QStringLiteral("not three columns: ") + line;
    }
    for (auto reading = last.cbegin(); reading != last.cend(); ++reading) {
        const auto now = said.constFind(reading.key());
        if (now != said.constEnd() && !now->contains(reading.value()))
            wrong << QStringLiteral("%1\n  read: %2\n  says: %3")
                         .arg(reading.key(), reading.value(), now->front());
    }
    wrong.sort();
    return wrong;
}

} // namespace

void ReadingsTest::latestReading_isWhatTheTranslationSays_data()
{
    QTest::addColumn<QString>("code");
    for (const Language& language : languages()) {
        if (language.code != QLatin1String("en"))
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
}

void ReadingsTest::latestReading_isWhatTheTranslationSays()
{
    QFETCH(QString, code);
    const auto texts = textsIn(translationOf(code));
    QVERIFY(texts.size() > 4'000); // fewer: it is read wrongly
    const QByteArray readings = readingOf(code);
    QVERIFY(readings.count('\n') > 200);
    const QStringList wrong = undone(readings, texts);
    QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong.join(u'\n')));
}

void ReadingsTest::undoneReading_isFound_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<qsizetype>("expected");
    const auto row = [](const char* name, const char* lines, qsizetype expected) {
        QTest::newRow(name) << QString::fromUtf8(lines) << expected;
    };
    row("as it was read", "Open\tOffene\tOffen\n", 0);
    row("as it was before", "Open\tOffen\tOffene\n", 1);
    row("no longer said", "Shut\tZu\tGeschlossen\n", 0);
    row("the last one counts", "Open\tAuf\tOffene\nOpen\tOffene\tOffen\n", 0);
    row("an earlier one does not", "Open\tAuf\tOffen\nOpen\tOffen\tAuf\n", 1);
    row("in another place", "Open\tOffen\tÖffnen\n", 0);
    row("both numbers", "%n items\tx\t%n Item / %n Items\n", 0);
    row("both numbers, apart", "%n items\tx\t%n Item ||| %n Items\n", 0);
    row("one number of two", "%n items\tx\t%n Items\n", 1);
    row("two lines", "One\\ntwo\tx\tEins\\nzwei\n", 0);
    row("two columns", "Open\tOffen\n", 1);
}

void ReadingsTest::undoneReading_isFound()
{
    QFETCH(QString, lines);
    QFETCH(qsizetype, expected);
    const std::vector<TranslatedText> texts{
        {QStringLiteral("A"), QStringLiteral("Open"), {}, {QStringLiteral("Offen")}},
        {QStringLiteral("B"), QStringLiteral("Open"), {}, {QString::fromUtf8("Öffnen")}},
        {QStringLiteral("A"),
         QStringLiteral("%n items"),
         {},
         {QStringLiteral("%n Item"), QStringLiteral("%n Items")}},
        {QStringLiteral("A"), QStringLiteral("One\ntwo"), {}, {QStringLiteral("Eins\nzwei")}}};
    QCOMPARE(undone("English\tbefore\tafter\n" + lines.toUtf8(), texts).size(), expected);
}

SUBTEXT_TEST(ReadingsTest)
#include "readingstest.moc"
