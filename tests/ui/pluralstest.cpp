// SPDX-License-Identifier: MIT
#include "ui/text/plurals.h"

#include "tests/layering/sourcetree.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/translationfile.h"
#include "ui/charts/kappachart.h"
#include "ui/text/errortext.h"
#include "ui/text/releasetext.h"
#include "ui/text/words.h"

#include <QRegularExpression>
#include <QTemporaryDir>

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
    const auto tooFew = [](const char* perItem, const char* count) {
        return errorText({ErrorCode::TooFewAnnotators,
                          {},
                          0,
                          0,
                          QString::fromLatin1(perItem),
                          QString::fromLatin1(count)})
            .what;
    };
    row(tooFew("", "1"), "1 assignment is missing, and nobody can take it over.");
    row(tooFew("", "3"), "3 assignments are missing, and nobody can take them over.");
    row(tooFew("1", "0"), "Every item needs 1 annotator and the roster has 0.");
    row(tooFew("3", "2"), "Every item needs 3 annotators and the roster has 2.");
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
    const QByteArray failure = updateFromSources(copy, {QStringLiteral("-pluralonly")});
    QVERIFY2(failure.isEmpty(), failure.constData());
    const QStringList wrong = differingNames(textsIn(m_file), textsIn(readFile(copy)));
    QVERIFY2(wrong.isEmpty(),
             qUtf8Printable(QStringLiteral("build the target plurals\n") + wrong.join(u'\n')));
}

void PluralsTest::everyText_hasBothForms()
{
    QStringList wrong;
    for (const TranslatedText& text : textsIn(m_file)) {
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
    for (const TranslatedText& text : textsIn(m_file)) {
        if (!known.contains(text.context))
            wrong << text.name();
    }
    QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong.join(u'\n')));
}

SUBTEXT_TEST(PluralsTest)
#include "pluralstest.moc"
