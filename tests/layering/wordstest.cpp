// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QDirIterator>
#include <QMap>
#include <QRegularExpression>

using namespace subtext::test;

// Words that were taken out of the texts for users stay out: guidelines/engineering/words.md has
// the names, and this the forms that were replaced.
class WordsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void patterns_areValid();
    void texts_haveNoBannedForm();
    void offender_isNamedWithFileAndLine();
    void literal_isReadAsOneText();

private:
    QMap<QString, QString> m_files; // by path from the root of the repository
};

namespace {

struct BannedForm
{
    const char* pattern; // in any case
    const char* better;
};

/// Gone from ui, app and the manual.
const QList<BannedForm>& goneEverywhere()
{
    static const QList<BannedForm> forms{
        {"\\b(?:may|may not|would) leave\\b", "be released"},
        {"\\bcannot be(?=[.,;:]|$)", "is impossible, is not valid"},
        {"\\bless than (?:none|nothing)\\b", "is negative"},
        {"\\bleft alone for long\\b", "asked to wait too long"},
        {"\\bdoes not suffice\\b", "is not enough"},
        {"(?<!\\bthere )\\bis no (?:address|colour|group|id|question|role|scale|schema|token|whole)"
         "\\b",
         "is not a"},
        {"\\bmeans nothing here\\b", "is not used here"},
        {"\\bone and the same\\b", "the same"},
        {"\\btold with\\b", "named with"},
    };
    return forms;
}

/// Gone from rewordedPlaces() alone. A form that is gone from the rest moves up.
const QList<BannedForm>& goneFromPlaces()
{
    static const QList<BannedForm> forms{
        {"\\btak(?:e|es|ing) (?:in|(?:it|them|others|(?:the )?files?|returned files?|predictions) "
         "in)\\b|\\btaken in\\b(?! one\\b)",
         "import, merge, pull, include again"},
        {"\\b(?:am|are|is) through\\b", "have finished"},
        {"\\bso many\\b", "a number, N"},
        {"\\bin the open\\b|\\bover an open connection\\b", "unencrypted"},
        {"\\bhidden reasoning\\b", "reasoning tokens"},
        {"\\blimit of (?:the )?cost\\b", "budget"},
        {"\\bsets? of predictions\\b", "prediction set"},
        {"\\botherwise than\\b|\\botherwise\\.", "differently"},
        {"\\ball the same\\b", "anyway, still"},
        {"\\bis of no (?!topic)", "is not in a, does not belong to a"},
        {"\\bset aside\\b", "override; a finding: dismiss"},
        {"\\banother (?:content|way)\\b", "different content, differently"},
        {"\\bmend(?:ed|s)?\\b", "correct"},
        {"\\b(?:goes|go|going) on with\\b|\\bruns? (?:can )?go(?:es)? on\\b", "resume"},
        {"\\bkind of server\\b|\\bservers? of the kind\\b|\\bis spoken to\\b", "API"},
        {"\\blexical accuracy\\b", "cell accuracy"},
        {"\\b(?:scenes|words|rows) alone\\b", "only"},
        {"\\bwritten scenes?\\b|\\bscenes by models\\b", "generated scene"},
        {"\\bgiv(?:e|en|ing) (?:them )?out\\b", "assign"},
        {"\\bannotators equal gold\\b", "annotator accuracy against gold"},
        {"\\bcomplains\\b", "found something"},
        {"\\bconsent is (?:not )?asked\\b", "asks for consent"},
    };
    return forms;
}

/// The folders and pages whose texts were all read and reworded.
const QStringList& rewordedPlaces()
{
    static const QStringList places{QStringLiteral("app/cli/"), QStringLiteral("ui/labelstudio/"),
                                    QStringLiteral("ui/taskeditor/"), QStringLiteral("ui/text/")};
    return places;
}

/// A text for users; literals that follow each other are one, as for the compiler.
struct ShownText
{
    QString text;
    QMap<qsizetype, int> lines; // by the place in `text` from which on it stands there

    int lineOf(qsizetype place) const { return std::prev(lines.upperBound(place)).value(); }
};

QList<ShownText> literalsIn(const QString& source)
{
    // Comments and characters are matched so that a quotation mark in them begins nothing.
    static const QRegularExpression token(
        QString::fromLatin1("//[^\\n]*|/\\*.*?\\*/|R\"(\\w*)\\((.*?)\\)\\1\"|"
                            "\"((?:[^\"\\\\\\n]|\\\\.)*)\"|'(?:[^'\\\\\\n]|\\\\[^'\\n]+)'"),
        QRegularExpression::DotMatchesEverythingOption);
    constexpr int Raw = 2;
    constexpr int Plain = 3;
    QList<ShownText> literals;
    qsizetype end = -1; // of the literal before
    qsizetype counted = 0;
    int line = 1;
    for (auto found = token.globalMatch(source); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const qsizetype start = match.capturedStart();
        if (!match.hasCaptured(Raw) && !match.hasCaptured(Plain))
            continue;
        line += static_cast<int>(QStringView(source).mid(counted, start - counted).count(u'\n'));
        counted = start;
        const bool isNext =
            end >= 0 && QStringView(source).mid(end, start - end).trimmed().isEmpty();
        if (!isNext)
            literals << ShownText();
        ShownText& literal = literals.last();
        literal.lines[literal.text.size()] = line;
        literal.text += match.hasCaptured(Raw) ? match.captured(Raw)
                                               : match.captured(Plain).replace(QLatin1String("\\n"),
                                                                               QLatin1String("  "));
        end = match.capturedEnd();
    }
    return literals;
}

QList<ShownText> linesOf(const QString& page)
{
    QList<ShownText> lines;
    const QStringList all = page.split(u'\n');
    for (const QString& line : all)
        lines << ShownText{line, {{0, static_cast<int>(lines.size()) + 1}}};
    return lines;
}

void addFound(QStringList& offenders, const QString& path, const QList<ShownText>& texts,
              const QList<BannedForm>& forms)
{
    for (const BannedForm& form : forms) {
        const QRegularExpression pattern(QString::fromLatin1(form.pattern),
                                         QRegularExpression::CaseInsensitiveOption);
        for (const ShownText& text : texts) {
            for (auto found = pattern.globalMatch(text.text); found.hasNext();) {
                const QRegularExpressionMatch match = found.next();
                const int line = text.lineOf(match.capturedStart());
                offenders << QStringLiteral("%1:%2: “%3”; better: %4")
                                 .arg(path, QString::number(line), match.captured(),
                                      QString::fromLatin1(form.better));
            }
        }
    }
}

QStringList bannedIn(const QString& path, const QString& content)
{
    const QList<ShownText> texts =
        path.endsWith(QLatin1String(".md")) ? linesOf(content) : literalsIn(content);
    QStringList offenders;
    addFound(offenders, path, texts, goneEverywhere());
    const QStringList& places = rewordedPlaces();
    if (std::any_of(places.begin(), places.end(),
                    [&](const QString& place) { return path.startsWith(place); }))
        addFound(offenders, path, texts, goneFromPlaces());
    return offenders;
}

} // namespace

void WordsTest::initTestCase()
{
    const QDir root(QStringLiteral(SUBTEXT_SOURCE_DIR));
    for (const QString& folder :
         {QStringLiteral("ui"), QStringLiteral("app"), QStringLiteral("guidelines/manual")}) {
        QDirIterator files(root.filePath(folder),
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.md")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            m_files[root.relativeFilePath(path)] = QString::fromUtf8(readFile(path));
        }
    }
    // Fewer means that the test looks in the wrong place and would pass for nothing.
    QVERIFY(m_files.size() > 200);
    for (const QString& place : rewordedPlaces()) {
        const auto first = m_files.lowerBound(place);
        QVERIFY2(first != m_files.end() && first.key().startsWith(place), qUtf8Printable(place));
    }
}

void WordsTest::patterns_areValid()
{
    const QList<BannedForm> forms = goneEverywhere() + goneFromPlaces();
    for (const BannedForm& form : forms)
        QVERIFY2(QRegularExpression(QString::fromLatin1(form.pattern)).isValid(), form.pattern);
}

void WordsTest::texts_haveNoBannedForm()
{
    QStringList offenders;
    for (auto file = m_files.begin(); file != m_files.end(); ++file)
        offenders += bannedIn(file.key(), file.value());
    QVERIFY2(offenders.isEmpty(), qUtf8Printable(offenders.join(u'\n')));
}

void WordsTest::offender_isNamedWithFileAndLine()
{
    const QString source =
        QStringLiteral("// They may leave, \"may leave\" says a comment.\n"
                       "const char quote = '\"'; /* and \"may leave\" another */\n"
                       "say(tr(\"The names may \"\n"
                       "       \"leave.\\nA time cannot be; \"\n"
                       "       \"it is Through: that is through.\"));\n");
    const QString leave = QStringLiteral(": “may leave”; better: be released");
    const QString impossible = QStringLiteral(": “cannot be”; better: is impossible, is not valid");
    const QString through = QStringLiteral(": “is Through”; better: have finished");
    const QString again = QStringLiteral(": “is through”; better: have finished");
    QCOMPARE(bannedIn(QStringLiteral("ui/text/made.cpp"), source),
             (QStringList{QStringLiteral("ui/text/made.cpp:3") + leave,
                          QStringLiteral("ui/text/made.cpp:4") + impossible,
                          QStringLiteral("ui/text/made.cpp:5") + through,
                          QStringLiteral("ui/text/made.cpp:5") + again}));
    QCOMPARE(bannedIn(QStringLiteral("guidelines/manual/made.md"),
                      QStringLiteral("# Made\n\nA time cannot be.\n")),
             QStringList{QStringLiteral("guidelines/manual/made.md:3") + impossible});
    QCOMPARE(bannedIn(QStringLiteral("ui/text/made.cpp"),
                      QStringLiteral("say(tr(\"They cannot be found, nor may they leave.\"));")),
             QStringList());
}

void WordsTest::literal_isReadAsOneText()
{
    const QList<ShownText> literals =
        literalsIn(QStringLiteral("int n = 10'000; f(\"one \"\n  \"two\", R\"x(\"three\")x\");\n"
                                  "g(\"four \\\"five\\\"\");\n"));
    QCOMPARE(literals.size(), 3);
    QCOMPARE(literals.at(0).text, QStringLiteral("one two"));
    QCOMPARE(literals.at(0).lineOf(0), 1);
    QCOMPARE(literals.at(0).lineOf(4), 2);
    QCOMPARE(literals.at(1).text, QStringLiteral("\"three\""));
    QCOMPARE(literals.at(2).text, QStringLiteral("four \\\"five\\\""));
    QCOMPARE(literals.at(2).lineOf(0), 3);
}

SUBTEXT_TEST(WordsTest)
#include "wordstest.moc"
