// SPDX-License-Identifier: MIT
#include "tests/layering/sourcetree.h"
#include "tests/support/registeredtest.h"

#include <QHash>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace subtext::test;

// Words that were taken out of the texts for users stay out: guidelines/engineering/words.md has
// the names, and this the forms that were replaced. A button that the manual names is there.
class WordsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void patterns_areValid();
    void texts_haveNoBannedForm();
    void offender_isNamedWithFileAndLine();
    void literal_isReadAsOneText();
    void boldNames_areInTheWindow();
    void boldName_isFoundByItsText();
    void rewordings_haveThreeColumnsAndStandOnce();
    void reworded_areGone();
    void wordThatCameBack_isNamed();

private:
    QMap<QString, QString> m_files; // by path from the root of the repository
};

namespace {

struct BannedForm
{
    const char* pattern; // in any case
    const char* better;
};

/// Gone from ui, app, core, the manual, what annotators read, the manual pages and README.md.
const QList<BannedForm>& bannedForms()
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
        {"\\btak(?:e|es|ing) (?:in|(?:it|them|others|(?:the )?files?|returned files?|predictions) "
         "in)\\b|\\btaken in\\b(?! one\\b)",
         "import, merge, pull, include again"},
        {"\\b(?:am|are|is) through\\b", "have finished"},
        {"\\bso many\\b", "a number, N"},
        {"\\bin the open\\b|\\bover an open connection\\b", "unencrypted"},
        {"\\bhidden reasoning\\b", "reasoning tokens"},
        {"\\blimit of (?:the )?cost\\b", "budget"},
        {"\\bceiling\\b", "budget; of a check: limit"},
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
        {"(?<!-)\\bset-up\\b", "wizard"},
        {"\\b(?:macro|micro|weighted) F1\\b", "macro-F1"},
        {"\\bscenarios refuse\\b", "scenarios reject"},
        {"\\b(?:was|were) taken (?:as|with)\\b", "imported"},
        {"\\bctrl\\+(?:shift\\+)?return\\b|\\breturn on (?:its|a|the) (?:row|line)\\b", "Enter"},
        {"\\bescape\\b", "Esc"},
        {"\\bholds? nothing up\\b", "does not block"},
    };
    return forms;
}

/// What stands as it is, and why. A path that ends with "/" is a folder.
struct Excepted
{
    const char* path;
    const char* words;
    const char* why;
};

const QList<Excepted>& exceptions()
{
    static const QList<Excepted> all{
        {"core/publishing/modelfigures.cpp", "Macro F1",
         "a head in releases, whose bytes are fixed"},
        {"core/models/requester.cpp", "ceiling", "a token, in studies that are there"},
        {"core/release/cei/ceidictionary.cpp", "is spoken to",
         "the listener of a scene, no server"},
        {"core/study/demonstration/inventedanswers.cpp", "otherwise.",
         "an annotator says it; the demonstration's exports are fixed (fixedbytes)"},
        {"core/study/demonstration/inventedanswers.cpp", "another way",
         "an annotator says it; the demonstration's exports are fixed (fixedbytes)"},
        {"guidelines/annotation/", "may leave", "an item open; nothing is released"},
        {"guidelines/annotation/", "taking it in", "a speaker does, of what was said"},
        {"guidelines/annotation/", "take in", "a speaker does, of what was said"},
        {"guidelines/annotation/", "is of no ", "use"},
        {"guidelines/annotation/emoscene/guideline.md", "all the same",
         "guide_sha256 of studies that are under way"},
        {"guidelines/annotation/cei/guideline.md", "Escape",
         "guide_sha256 of studies that are under way"},
    };
    return all;
}

bool isExcepted(const QString& path, const QString& words, QSet<const Excepted*>* used = nullptr)
{
    for (const Excepted& of : exceptions()) {
        const QString where = QString::fromLatin1(of.path);
        const bool isThere = where.endsWith(u'/') ? path.startsWith(where) : path == where;
        if (isThere && words.compare(QLatin1String(of.words), Qt::CaseInsensitive) == 0) {
            if (used)
                used->insert(&of);
            return true;
        }
    }
    return false;
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
              const QList<BannedForm>& forms, QSet<const Excepted*>* used)
{
    for (const BannedForm& form : forms) {
        const QRegularExpression pattern(QString::fromLatin1(form.pattern),
                                         QRegularExpression::CaseInsensitiveOption);
        for (const ShownText& text : texts) {
            for (auto found = pattern.globalMatch(text.text); found.hasNext();) {
                const QRegularExpressionMatch match = found.next();
                if (isExcepted(path, match.captured(), used))
                    continue;
                const int line = text.lineOf(match.capturedStart());
                offenders << QStringLiteral("%1:%2: “%3”; better: %4")
                                 .arg(path, QString::number(line), match.captured(),
                                      QString::fromLatin1(form.better));
            }
        }
    }
}

QStringList bannedIn(const QString& path, const QString& content,
                     QSet<const Excepted*>* used = nullptr)
{
    const bool isCode = path.endsWith(QLatin1String(".cpp")) || path.endsWith(QLatin1String(".h"));
    const QList<ShownText> texts = isCode ? literalsIn(content) : linesOf(content);
    QStringList offenders;
    addFound(offenders, path, texts, bannedForms(), used);
    return offenders;
}

/// What the manual has in bold and is no name in the window: keys, steps, and other programs.
const QStringList& boldButNoName()
{
    static const QStringList words{
        QStringLiteral("Enter"),
        QStringLiteral("Tab"),
        QStringLiteral("Read"),
        QStringLiteral("State the basis"),
        QStringLiteral("Write the note"),
        QStringLiteral("proposes"),
        QStringLiteral("confirms"),
        QStringLiteral("A field of the scene"),
        QStringLiteral("A question"),
        QStringLiteral("A scale"),
        QStringLiteral("Hints"),
        QStringLiteral("JSON"),
        QStringLiteral("Account & Settings"),
        QStringLiteral("Settings › Labeling Interface › Code"),
    };
    return words;
}

struct Rewording
{
    int line = 0;
    QString folder;
    QString before;
    QString after;
};

/// guidelines/engineering/rewording.tsv below its head; what has not three columns is a fault.
QList<Rewording> rewordingsIn(const QString& table, QStringList& faults)
{
    QList<Rewording> rewordings;
    QHash<QString, int> lines;
    const QStringList all = table.split(u'\n', Qt::SkipEmptyParts);
    for (int i = 1; i < all.size(); ++i) {
        const QStringList columns = all[i].split(u'\t');
        const QString where = QStringLiteral("rewording.tsv:%1: ").arg(i + 1);
        if (columns.size() != 3 || columns.contains(QString())) {
            faults << where + QStringLiteral("not three columns");
            continue;
        }
        if (columns[1] == columns[2])
            faults << where + QStringLiteral("old and new are the same");
        if (const int first = lines.value(all[i]))
            faults << where + QStringLiteral("stands in line %1").arg(first);
        lines.insert(all[i], i + 1);
        rewordings << Rewording{i + 1, columns[0], columns[1], columns[2]};
    }
    return rewordings;
}

/// Old texts that are right elsewhere in their folder, and why.
const QList<Excepted>& keptBesideTheNew()
{
    static const QList<Excepted> all{
        {"ui/adjudicate", "Every split is decided.", "of a question or a group, not of the desk"},
        {"ui/text",
         "%n annotations are marked as ground truth and were left out; --ground-truth gold imports "
         "them as gold labels, --ground-truth answer as answers.",
         "on the command line"},
        {"ui/quality", "%1 of %2", "of agreement, in the table"},
        {"ui/adjudicate", "%1 %2", "a value beside its name"},
    };
    return all;
}

/// Old texts that are in a source again, whole. One of a few words may be the name of something
/// else in another folder.
QStringList cameBack(const QMap<QString, QString>& sources, const QList<Rewording>& rewordings,
                     QSet<const Excepted*>* used = nullptr)
{
    QMultiHash<QString, QString> paths; // by text
    for (auto file = sources.begin(); file != sources.end(); ++file) {
        const QList<ShownText> literals = literalsIn(file.value());
        for (const ShownText& literal : literals)
            paths.insert(QString(literal.text).replace(QLatin1String("\\\""), QLatin1String("\"")),
                         file.key());
    }
    QStringList back;
    for (const Rewording& each : rewordings) {
        const QString text =
            QString(each.before).replace(QLatin1String("\\n"), QLatin1String("  "));
        const auto kept = std::find_if(keptBesideTheNew().begin(), keptBesideTheNew().end(),
                                       [&](const Excepted& one) {
                                           return each.folder == QLatin1String(one.path) &&
                                                  each.before == QLatin1String(one.words);
                                       });
        const QStringList found = paths.values(text);
        for (const QString& path : found) {
            if (text.count(u' ') < 3 && !path.startsWith(each.folder + u'/'))
                continue;
            if (kept == keptBesideTheNew().end())
                back << QStringLiteral("rewording.tsv:%1: “%2” is in %3; better: %4")
                            .arg(QString::number(each.line), each.before, path, each.after);
            else if (used)
                used->insert(&*kept);
        }
    }
    return back;
}

/// The names in bold on a page. One that ends like a sentence is the head of what follows it.
QList<ShownText> boldNamesIn(const QString& page)
{
    static const QRegularExpression bold(QStringLiteral("\\*\\*([^*]+)\\*\\*"));
    QList<ShownText> names;
    const QList<ShownText> lines = linesOf(page);
    for (const ShownText& line : lines) {
        for (auto found = bold.globalMatch(line.text); found.hasNext();) {
            const QString name = found.next().captured(1);
            const bool isHead = name.endsWith(u'.') || name.endsWith(u':');
            if (!isHead && !boldButNoName().contains(name))
                names << ShownText{name, {{0, line.lineOf(0)}}};
        }
    }
    return names;
}

/// The texts of the window, without the marks of mnemonics.
class WindowTexts
{
public:
    void add(const QString& source)
    {
        const QList<ShownText> literals = literalsIn(source);
        for (const ShownText& literal : literals)
            m_texts << QString(literal.text).remove(u'&');
    }

    /// Whether a text is `name`, or becomes it by what stands in the place of %1 or %n.
    bool contains(const QString& name) const
    {
        return m_texts.contains(name) ||
               std::any_of(m_texts.begin(), m_texts.end(),
                           [&](const QString& text) { return isFilledIn(text, name); });
    }

private:
    static bool isFilledIn(const QString& text, const QString& name)
    {
        static const QRegularExpression number(QStringLiteral("%[1n]"));
        const qsizetype place = text.indexOf(number);
        if (place <= 0 || text.count(u'%') > 1)
            return false; // "%1…" would be every name
        const QStringView before = QStringView(text).left(place);
        const QStringView after = QStringView(text).mid(place + 2);
        return name.size() >= before.size() + after.size() && name.startsWith(before) &&
               name.endsWith(after);
    }

    QSet<QString> m_texts;
};

} // namespace

void WordsTest::initTestCase()
{
    m_files =
        treeBelow({QStringLiteral("ui"), QStringLiteral("app"), QStringLiteral("core"),
                   QStringLiteral("guidelines/manual"), QStringLiteral("guidelines/annotation"),
                   QStringLiteral("packaging/man"), QStringLiteral("packaging/desktop")},
                  {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.md"),
                   QStringLiteral("*.ts"), QStringLiteral("*.json"), QStringLiteral("*.1"),
                   QStringLiteral("*.xml"), QStringLiteral("*.desktop")});
    // Fewer means that the test looks in the wrong place and would pass for nothing.
    QVERIFY(m_files.size() > 200);
    for (const char* one :
         {"core/release/readme.cpp", "guidelines/annotation/cei/practice.json",
          "packaging/man/subtext-cli.1", "packaging/desktop/org.subtext.Subtext.metainfo.xml"})
        QVERIFY2(m_files.contains(QString::fromLatin1(one)), one);
    const QString readme = QStringLiteral("README.md");
    m_files[readme] = QString::fromUtf8(readFile(QStringLiteral(SUBTEXT_SOURCE_DIR "/") + readme));
    QVERIFY(!m_files.value(readme).isEmpty());
}

void WordsTest::patterns_areValid()
{
    for (const BannedForm& form : bannedForms())
        QVERIFY2(QRegularExpression(QString::fromLatin1(form.pattern)).isValid(), form.pattern);
}

void WordsTest::texts_haveNoBannedForm()
{
    QStringList offenders;
    QSet<const Excepted*> used;
    for (auto file = m_files.begin(); file != m_files.end(); ++file)
        offenders += bannedIn(file.key(), file.value(), &used);
    QVERIFY2(offenders.isEmpty(), qUtf8Printable(offenders.join(u'\n')));
    for (const Excepted& of : exceptions())
        QVERIFY2(used.contains(&of), of.words); // else it can go
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

void WordsTest::boldNames_areInTheWindow()
{
    WindowTexts window;
    for (auto file = m_files.begin(); file != m_files.end(); ++file) {
        if (file.key().startsWith(QLatin1String("ui/")))
            window.add(file.value());
    }
    QStringList absent;
    int names = 0;
    for (auto file = m_files.begin(); file != m_files.end(); ++file) {
        // "annotator.de.md" says what the window says in German; guides have emotions in bold.
        if (!file.key().endsWith(QLatin1String(".md")) || file.key().count(u'.') > 1 ||
            file.key().startsWith(QLatin1String("guidelines/annotation/")))
            continue;
        const QList<ShownText> bold = boldNamesIn(file.value());
        for (const ShownText& name : bold) {
            ++names;
            if (!window.contains(name.text))
                absent << QStringLiteral("%1:%2: “%3” is no text of the window")
                              .arg(file.key(), QString::number(name.lineOf(0)), name.text);
        }
    }
    QVERIFY(names > 100);
    QVERIFY2(absent.isEmpty(), qUtf8Printable(absent.join(u'\n')));
}

void WordsTest::boldName_isFoundByItsText()
{
    const QList<ShownText> names =
        boldNamesIn(QStringLiteral("# Made\n1. **Open it.** Choose **Merge files…** or\n"
                                   "**Left out: N…**, then **Enter**; **Burn…** is none.\n"));
    QCOMPARE(names.size(), 3);
    QCOMPARE(names.at(0).text, QStringLiteral("Merge files…"));
    QCOMPARE(names.at(0).lineOf(0), 2);
    WindowTexts window;
    window.add(QStringLiteral("a(tr(\"&Merge \"\n  \"files…\"));\n"
                              "b(tr(\"Left out: %1…\"), tr(\"%1…\"));\n"
                              "c(tr(\"Assign %n items…\", nullptr, n));\n"));
    QVERIFY(window.contains(names.at(0).text));
    QVERIFY(window.contains(names.at(1).text));
    QVERIFY(!window.contains(names.at(2).text));
    QVERIFY(window.contains(QStringLiteral("Assign N items…")));
    QVERIFY(!window.contains(QStringLiteral("Merge")));
}

void WordsTest::rewordings_haveThreeColumnsAndStandOnce()
{
    QStringList faults;
    const QString name = QStringLiteral(SUBTEXT_SOURCE_DIR "/guidelines/engineering/rewording.tsv");
    QVERIFY(rewordingsIn(QString::fromUtf8(readFile(name)), faults).size() > 1'000);
    QVERIFY2(faults.isEmpty(), qUtf8Printable(faults.join(u'\n')));

    const auto read = rewordingsIn(QStringLiteral("folder\told\tnew\nui/text\ta\tb\n"
                                                  "a\tb\nui/text\ta\tb\nui/text\tc\tc\n"),
                                   faults);
    QCOMPARE(read.size(), 3);
    QCOMPARE(faults, (QStringList{QStringLiteral("rewording.tsv:3: not three columns"),
                                  QStringLiteral("rewording.tsv:4: stands in line 2"),
                                  QStringLiteral("rewording.tsv:5: old and new are the same")}));
}

void WordsTest::reworded_areGone()
{
    QMap<QString, QString> sources;
    for (auto file = m_files.begin(); file != m_files.end(); ++file) {
        if (file.key().endsWith(QLatin1String(".cpp")) || file.key().endsWith(QLatin1String(".h")))
            sources.insert(file.key(), file.value());
    }
    QStringList faults;
    const QString name = QStringLiteral(SUBTEXT_SOURCE_DIR "/guidelines/engineering/rewording.tsv");
    QSet<const Excepted*> used;
    const QStringList back =
        cameBack(sources, rewordingsIn(QString::fromUtf8(readFile(name)), faults), &used);
    QVERIFY2(back.isEmpty(), qUtf8Printable(back.join(u'\n')));
    for (const Excepted& of : keptBesideTheNew())
        QVERIFY2(used.contains(&of), of.words); // else it can go
}

void WordsTest::wordThatCameBack_isNamed()
{
    const QMap<QString, QString> sources{
        {QStringLiteral("ui/text/made.cpp"),
         QStringLiteral(
             "a(tr(\"Take the \\\"whole\\\" \"\n \"file.\\nOr not.\"), tr(\"Kind\"));")}};
    const QList<Rewording> rewordings{
        {2, QStringLiteral("ui/models"), QStringLiteral("Take the \"whole\" file.\\nOr not."),
         QStringLiteral("Import it.")},
        {3, QStringLiteral("ui/models"), QStringLiteral("Kind"), QStringLiteral("API")},
        {4, QStringLiteral("ui/text"), QStringLiteral("Kind"), QStringLiteral("Sort")},
        {5, QStringLiteral("ui/text"), QStringLiteral("Take the file."), QStringLiteral("No.")}};
    const QStringList back = cameBack(sources, rewordings);
    QCOMPARE(back.size(), 2);
    QVERIFY(back[0].startsWith(QStringLiteral("rewording.tsv:2: ")));
    QCOMPARE(back[1],
             QStringLiteral("rewording.tsv:4: “Kind” is in ui/text/made.cpp; better: Sort"));
}

SUBTEXT_TEST(WordsTest)
#include "wordstest.moc"
