// SPDX-License-Identifier: MIT
#include "tests/layering/sourcetree.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>

using namespace subtext::test;

// What the pages for whoever changes the program name is there.
class DocsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void paths_leadSomewhere();
    void names_areDeclared();
    void commands_areThere();
    void links_leadToFiles();
    void offender_isNamedWithFileAndLine();

private:
    /// Something that a page names.
    struct Mention
    {
        QString page; // from the root of the repository
        int line = 0;
        QString text;
    };
    struct Mentions
    {
        QList<Mention> quoted; // in backticks
        QList<Mention> links;
    };
    static Mentions mentionsIn(const QString& page, const QString& text);
    static QString said(const Mention& mention, const QString& what);

    QStringList absentPaths(const Mentions& mentions) const;
    QStringList undeclaredNames(const Mentions& mentions) const;
    QStringList absentCommands(const Mentions& mentions) const;
    QStringList absentFiles(const Mentions& mentions) const;
    /// Whether a file that declares `type` has the word `member`.
    bool isMember(const QString& type, const QString& member) const;

    QDir m_root{QStringLiteral(SUBTEXT_SOURCE_DIR)};
    Mentions m_mentions;
    QList<QSet<QString>> m_words;      // of each source, without its comments
    QMultiHash<QString, int> m_places; // of a type or namespace: the places in m_words
    QSet<QString> m_declared;          // all of m_words
    QSet<QString> m_commands;
};

void DocsTest::initTestCase()
{
    QStringList pages{QStringLiteral("CONTRIBUTING.md")};
    const QString folder = QStringLiteral("guidelines/engineering");
    const QStringList names =
        QDir(m_root.filePath(folder)).entryList({QStringLiteral("*.md")}, QDir::Files);
    for (const QString& name : names)
        pages << folder + u'/' + name;
    QVERIFY(pages.size() >= 10);
    for (const QString& page : std::as_const(pages)) {
        const Mentions found = mentionsIn(page, QString::fromUtf8(readFile(m_root.filePath(page))));
        m_mentions.quoted << found.quoted;
        m_mentions.links << found.links;
    }

    static const QRegularExpression comment(QStringLiteral("//[^\\n]*"));
    static const QRegularExpression word(QStringLiteral("\\w+"));
    static const QRegularExpression type(
        QStringLiteral("\\b(?:enum class|class|struct|enum|namespace)\\s+(?:\\w+::)*(\\w+)\\b"
                       "(?!\\s*;)"));
    static const QRegularExpression command(QStringLiteral("add_subcommand\\(\\s*\"([a-z-]+)\""));
    const auto tree = treeBelow({QStringLiteral("core"), QStringLiteral("ui"),
                                 QStringLiteral("app"), QStringLiteral("tests")});
    for (auto file = tree.begin(); file != tree.end(); ++file) {
        if (file.key() == QLatin1String("tests/layering/docstest.cpp"))
            continue; // it names what is not there
        QString text = file.value();
        text.remove(comment);
        const int place = static_cast<int>(m_words.size());
        QSet<QString> words;
        for (auto found = word.globalMatch(text); found.hasNext();)
            words << found.next().captured();
        for (auto found = type.globalMatch(text); found.hasNext();)
            m_places.insert(found.next().captured(1), place);
        if (file.key().startsWith(QLatin1String("app/cli/"))) {
            for (auto found = command.globalMatch(text); found.hasNext();)
                m_commands << found.next().captured(1);
        }
        m_declared += words;
        m_words << words;
    }
    // Fewer means that the test looks in the wrong place and would pass for nothing.
    QVERIFY(m_mentions.quoted.size() >= 1000);
    QVERIFY(m_mentions.links.size() >= 20);
    QVERIFY(m_declared.size() >= 10'000);
    QVERIFY(m_commands.size() >= 20);
}

/// What stands in backticks and in links, but for blocks of code.
DocsTest::Mentions DocsTest::mentionsIn(const QString& page, const QString& text)
{
    static const QRegularExpression quote(QStringLiteral("`([^`]+)`"));
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)\\s]+)\\)"));
    Mentions mentions;
    bool isBlock = false;
    int number = 0;
    const QStringList lines = text.split(u'\n');
    for (const QString& line : lines) {
        ++number;
        if (line.startsWith(QLatin1String("```"))) {
            isBlock = !isBlock;
            continue;
        }
        if (isBlock)
            continue;
        for (auto found = quote.globalMatch(line); found.hasNext();)
            mentions.quoted << Mention{page, number, found.next().captured(1)};
        for (auto found = link.globalMatch(line); found.hasNext();)
            mentions.links << Mention{page, number, found.next().captured(1)};
    }
    return mentions;
}

QString DocsTest::said(const Mention& mention, const QString& what)
{
    return QStringLiteral("%1:%2: %3").arg(mention.page, QString::number(mention.line), what);
}

QStringList DocsTest::absentPaths(const Mentions& mentions) const
{
    static const QRegularExpression beginning(
        QStringLiteral("^(core|ui|app|tests|packaging|resources|guidelines)/"));
    static const QRegularExpression placeholder(QStringLiteral("[A-Z]{4,}"));
    QStringList absent;
    for (const Mention& mention : mentions.quoted) {
        const QString path = mention.text.section(u' ', 0, 0); // the rest are a program's options
        if (!beginning.match(path).hasMatch() || placeholder.match(path).hasMatch())
            continue;
        const QDir folder(m_root.filePath(path.section(u'/', 0, -2)));
        const QString name = path.section(u'/', -1);
        const QStringList names{name, name + QStringLiteral(".h"), name + QStringLiteral(".cpp")};
        const QDir::Filters filters = QDir::AllEntries | QDir::NoDotAndDotDot | QDir::CaseSensitive;
        const bool isThere =
            name.isEmpty() ? folder.exists() : !folder.entryList(names, filters).isEmpty();
        if (!isThere)
            absent << said(mention, path);
    }
    return absent;
}

bool DocsTest::isMember(const QString& type, const QString& member) const
{
    const QList<int> places = m_places.values(type);
    return std::any_of(places.begin(), places.end(),
                       [&](int place) { return m_words.at(place).contains(member); });
}

QStringList DocsTest::undeclaredNames(const Mentions& mentions) const
{
    static const QRegularExpression name(
        QStringLiteral("^([A-Za-z_]\\w*(?:::[A-Za-z_]\\w*)*)(?:<\\w+>)?(?:\\(.*\\))?$"));
    // Of Qt, and of the libraries.
    static const QRegularExpression foreign(QStringLiteral("^(Q[A-Z]|(std|tl)::)"));
    static const QRegularExpression mixed(QStringLiteral("[a-z].*[A-Z]|[A-Z].*[a-z]"));
    // How names are written, and no names.
    const QStringList others{QStringLiteral("CamelCase"), QStringLiteral("camelCase")};
    QStringList undeclared;
    for (const Mention& mention : mentions.quoted) {
        const QString called = name.match(mention.text).captured(1);
        if (called.isEmpty() || others.contains(called) || foreign.match(called).hasMatch())
            continue;
        const QStringList parts = called.split(QStringLiteral("::"));
        bool isDeclared = true;
        for (qsizetype i = 0; i < parts.size(); ++i) {
            if (i > 0)
                isDeclared = isDeclared && isMember(parts.at(i - 1), parts.at(i));
            else if (mixed.match(parts.at(i)).hasMatch())
                isDeclared = m_declared.contains(parts.at(i));
        }
        if (!isDeclared)
            undeclared << said(mention, called);
    }
    return undeclared;
}

QStringList DocsTest::absentCommands(const Mentions& mentions) const
{
    static const QRegularExpression command(QStringLiteral("\\bsubtext-cli ([a-z][a-z-]*)"));
    QStringList absent;
    for (const Mention& mention : mentions.quoted) {
        for (auto found = command.globalMatch(mention.text); found.hasNext();) {
            const QString word = found.next().captured(1);
            if (!m_commands.contains(word))
                absent << said(mention, word);
        }
    }
    return absent;
}

QStringList DocsTest::absentFiles(const Mentions& mentions) const
{
    static const QRegularExpression elsewhere(QStringLiteral("^([a-z]+:|#)"));
    QStringList absent;
    for (const Mention& mention : mentions.links) {
        const QDir folder(QFileInfo(m_root.filePath(mention.page)).path());
        if (!elsewhere.match(mention.text).hasMatch() &&
            !folder.exists(mention.text.section(u'#', 0, 0)))
            absent << said(mention, mention.text);
    }
    return absent;
}

void DocsTest::paths_leadSomewhere()
{
    const QStringList absent = absentPaths(m_mentions);
    QVERIFY2(absent.isEmpty(), qUtf8Printable(absent.join(u'\n')));
}

void DocsTest::names_areDeclared()
{
    const QStringList undeclared = undeclaredNames(m_mentions);
    QVERIFY2(undeclared.isEmpty(), qUtf8Printable(undeclared.join(u'\n')));
}

void DocsTest::commands_areThere()
{
    const QStringList absent = absentCommands(m_mentions);
    QVERIFY2(absent.isEmpty(), qUtf8Printable(absent.join(u'\n')));
}

void DocsTest::links_leadToFiles()
{
    const QStringList absent = absentFiles(m_mentions);
    QVERIFY2(absent.isEmpty(), qUtf8Printable(absent.join(u'\n')));
}

void DocsTest::offender_isNamedWithFileAndLine()
{
    const Mentions made = mentionsIn(
        QStringLiteral("guidelines/engineering/page.md"),
        QStringLiteral("# `core/base` and `core/base/error`, `core/storage/migrations/*.sql`\n"
                       "`core/nowhere`, `ui/NAME/`, `core/base/error.hh`, `packaging/test -v`\n"
                       "```\n`core/block`\n```\n"
                       "`Study::changed`, `Result<T>`, `QWidget`, `std::span`, `NowhereKept`\n"
                       "`Study::isNowhere`, `subtext-cli check x`, `subtext-cli nothing`\n"
                       "[there](storage.md#x), [not there](nothing.md), [web](https://a.example)"));
    const auto at = [](int line, const char* what) {
        return QStringLiteral("guidelines/engineering/page.md:%1: %2")
            .arg(QString::number(line), QLatin1String(what));
    };
    QCOMPARE(absentPaths(made), (QStringList{at(2, "core/nowhere"), at(2, "core/base/error.hh")}));
    QCOMPARE(undeclaredNames(made), (QStringList{at(6, "NowhereKept"), at(7, "Study::isNowhere")}));
    QCOMPARE(absentCommands(made), QStringList{at(7, "nothing")});
    QCOMPARE(absentFiles(made), QStringList{at(8, "nothing.md")});
}

SUBTEXT_TEST(DocsTest)
#include "docstest.moc"
