// SPDX-License-Identifier: MIT
#include "ui/text/plurals.h"

#include "tests/layering/sourcetree.h"
#include "tests/support/registeredtest.h"
#include "ui/charts/kappachart.h"
#include "ui/text/releasetext.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <limits>

using namespace subtext;
using namespace subtext::test;

/// Texts with a number: english.ts has both forms of each, and the programs say the right one.
class PluralsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void number_choosesTheForm_data();
    void number_choosesTheForm();
    void count_isCutToWhatTrTakes();
    void everyText_isInTheFile();
    void everyText_hasBothForms();
    void everyContext_isThatOfAClass();

private:
    QByteArray m_file;
};

namespace {

QString englishFile()
{
    return QStringLiteral(SUBTEXT_SOURCE_DIR "/ui/text/english.ts");
}

struct PluralText
{
    QString context;
    QString source;
    QString comment;
    QStringList forms;
    bool isFinished = true;

    QString name() const
    {
        return QStringList{context, source, comment}.join(QStringLiteral(" | "));
    }
};

std::vector<PluralText> textsIn(const QByteArray& file)
{
    std::vector<PluralText> texts;
    QString context;
    QXmlStreamReader xml(file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            texts.push_back({context, {}, {}, {}});
        else if (xml.name() == QLatin1String("source"))
            texts.back().source = xml.readElementText();
        else if (xml.name() == QLatin1String("comment"))
            texts.back().comment = xml.readElementText();
        else if (xml.name() == QLatin1String("translation"))
            texts.back().isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
        else if (xml.name() == QLatin1String("numerusform"))
            texts.back().forms << xml.readElementText();
    }
    return xml.hasError() ? std::vector<PluralText>() : texts;
}

QStringList namesOf(const std::vector<PluralText>& texts)
{
    QStringList names;
    for (const PluralText& text : texts)
        names << text.name();
    names.sort();
    return names;
}

} // namespace

void PluralsTest::initTestCase()
{
    m_file = readFile(englishFile());
    QVERIFY(textsIn(m_file).size() > 200); // fewer: it is read wrongly
}

void PluralsTest::number_choosesTheForm_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("expected");
    const auto row = [](const QString& said, const char* expected) {
        QTest::newRow(expected) << said << QString::fromUtf8(expected);
    };
    row(Plurals::tr("%n items", nullptr, 0), "0 items");
    row(Plurals::tr("%n items", nullptr, 1), "1 item");
    row(Plurals::tr("%n items", nullptr, 2), "2 items");
    row(Plurals::tr("%n items", nullptr, 1'234), "1234 items");
    row(Plurals::tr("%n items", "begins a sentence", 1), "One item");
    row(Plurals::tr("%n items", "begins a sentence", 3), "3 items");
    row(Plurals::tr("%n more rows of %1: %2", nullptr, 1).arg(QStringLiteral("a"), QString()),
        "1 more row of a: ");
    row(KappaChart::tr("%n items", nullptr, 1) + u'.', "1 item.");
    row(sizeWords(1), "1 byte");
    row(sizeWords(2), "2 bytes");
}

void PluralsTest::number_choosesTheForm()
{
    QFETCH(QString, said);
    QFETCH(QString, expected);
    QCOMPARE(said, expected);
}

void PluralsTest::count_isCutToWhatTrTakes()
{
    QCOMPARE(plural(qint64(5'000'000'000)), std::numeric_limits<int>::max());
    QCOMPARE(plural(std::size_t(7)), 7);
}

void PluralsTest::everyText_isInTheFile()
{
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("english.ts"));
    QVERIFY(QFile::copy(englishFile(), copy));
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(SUBTEXT_SOURCE_DIR));
    lupdate.start(QStringLiteral(SUBTEXT_LUPDATE),
                  QStringLiteral("-silent -pluralonly -no-obsolete -locations none -I . ui app -ts")
                          .split(u' ') +
                      QStringList{copy});
    QVERIFY2(lupdate.waitForFinished(-1) && lupdate.exitCode() == 0,
             lupdate.readAllStandardError().constData());
    const QStringList there = namesOf(textsIn(m_file));
    const QStringList wanted = namesOf(textsIn(readFile(copy)));
    QStringList wrong;
    for (const QString& name : wanted) {
        if (!there.contains(name))
            wrong << QStringLiteral("missing: ") + name;
    }
    for (const QString& name : there) {
        if (!wanted.contains(name))
            wrong << QStringLiteral("no longer said: ") + name;
    }
    QVERIFY2(wrong.isEmpty(),
             qUtf8Printable(QStringLiteral("build the target plurals\n") + wrong.join(u'\n')));
}

void PluralsTest::everyText_hasBothForms()
{
    QStringList wrong;
    for (const PluralText& text : textsIn(m_file)) {
        const bool isSound = text.isFinished && text.forms.size() == 2 &&
                             !text.forms.front().isEmpty() && text.forms.back() == text.source;
        if (!isSound)
            wrong << text.name();
    }
    QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong.join(u'\n')));
}

// lupdate goes by what it reads, and the program by what moc made: where a class has no tr of its
// own the two disagree, and the program would say "1 items".
void PluralsTest::everyContext_isThatOfAClass()
{
    const QMap<QString, QString> sources = treeBelow({QStringLiteral("ui"), QStringLiteral("app")});
    static const QRegularExpression own(
        QStringLiteral("\\bclass (\\w+)\\b[^;{]*\\{\\s*Q_OBJECT\\b"));
    static const QRegularExpression declared(
        QStringLiteral("\\bQ_DECLARE_TR_FUNCTIONS\\(([\\w:]+)\\)"));
    QStringList known;
    for (const QString& source : sources) {
        for (auto found = own.globalMatch(source); found.hasNext();)
            known << QStringLiteral("subtext::") + found.next().captured(1);
        for (auto found = declared.globalMatch(source); found.hasNext();)
            known << found.next().captured(1);
    }
    QStringList wrong;
    for (const PluralText& text : textsIn(m_file)) {
        if (!known.contains(text.context))
            wrong << text.name();
    }
    QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong.join(u'\n')));
}

SUBTEXT_TEST(PluralsTest)
#include "pluralstest.moc"
