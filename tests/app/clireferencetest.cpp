// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

using namespace subtext;

/// The reference of the manual and the program name the same commands and options.
class CliReferenceTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void commands_areThoseOfTheReference();
    void options_areThoseOfTheReference();
    void examplesOfTheManual_nameOptionsOfTheirCommand();
    void everyOptionInTheText_isOneOfSomeCommand();

private:
    using Options = QSet<QString>;
    /// Asks a command what it takes, and those below it.
    void readHelp(const QStringList& command);
    void readReference();
    /// The command that an example begins with: "roster add" of "roster add x.subtext A01".
    QString commandOf(const QString& example) const;
    /// Of a program that was built without teams the manual says more.
    bool isLeftOut(const QString& command) const
    {
        return command.startsWith(QLatin1String("team")) &&
               !m_program.contains(QStringLiteral("team sync"));
    }
    static Options optionsIn(const QString& text);
    static QString textOf(const QString& page);

    QMap<QString, Options> m_program;   // without --help
    QMap<QString, Options> m_reference; // the section that lists them
    QString m_section;
    Options m_global;
};

CliReferenceTest::Options CliReferenceTest::optionsIn(const QString& text)
{
    static const QRegularExpression option(QStringLiteral("(?<![\\w-])--[a-z][a-z-]*"));
    Options options;
    for (auto found = option.globalMatch(text); found.hasNext();)
        options << found.next().captured();
    return options;
}

QString CliReferenceTest::textOf(const QString& page)
{
    return QString::fromUtf8(
        subtext::test::readFile(QStringLiteral(SUBTEXT_SOURCE_DIR "/guidelines/manual/") + page));
}

void CliReferenceTest::readHelp(const QStringList& command)
{
    static const QRegularExpression option(
        QStringLiteral("^  (?:-\\w,)?(--[a-z-]+(?:,--[a-z-]+)*)"),
        QRegularExpression::MultilineOption);
    static const QRegularExpression part(QStringLiteral("^  ([a-z][a-z-]*) "),
                                         QRegularExpression::MultilineOption);
    const test::CliRun run = test::runCli(command + QStringList{QStringLiteral("--help")});
    VERIFY_STATUS(run, 0);
    const QString help = QString::fromUtf8(run.out);
    Options options;
    for (auto found = option.globalMatch(help); found.hasNext();)
        options += optionsIn(found.next().captured(1));
    options.remove(QStringLiteral("--help"));
    const QString parts = help.section(QStringLiteral("\nSubcommands:"), 1);
    if (command.isEmpty())
        m_global = options;
    else if (parts.isEmpty() || help.contains(QLatin1String("[SUBCOMMAND]")))
        m_program.insert(command.join(u' '), options);
    for (auto found = part.globalMatch(parts); found.hasNext();)
        readHelp(command + QStringList{found.next().captured(1)});
}

void CliReferenceTest::readReference()
{
    static const QRegularExpression words(QStringLiteral("^- `((?:[a-z-]+)(?: [a-z][a-z-]*)*)"));
    m_section = textOf(QStringLiteral("reference.md"))
                    .section(QStringLiteral("\n### Commands and their options\n"), 1)
                    .section(QStringLiteral("\n## "), 0, 0);
    const QStringList lines = m_section.split(u'\n');
    for (const QString& line : lines) {
        const QString command = words.match(line).captured(1);
        if (!command.isEmpty() && !isLeftOut(command))
            m_reference.insert(command, optionsIn(line));
    }
}

QString CliReferenceTest::commandOf(const QString& example) const
{
    QString longest;
    for (const QString& command : m_program.keys()) {
        const bool isIt = example == command || example.startsWith(command + u' ');
        if (isIt && command.size() > longest.size())
            longest = command;
    }
    return longest;
}

void CliReferenceTest::initTestCase()
{
    readHelp({});
    readReference();
    // Fewer means that the test reads past them and would pass for nothing.
    QVERIFY(m_program.size() >= 35);
    QVERIFY(m_program.value(QStringLiteral("evaluate")).size() >= 15);
}

void CliReferenceTest::commands_areThoseOfTheReference()
{
    QCOMPARE(m_reference.keys(), m_program.keys());
    for (const QString& option : std::as_const(m_global))
        QVERIFY2(optionsIn(m_section).contains(option), qPrintable(option));
}

void CliReferenceTest::options_areThoseOfTheReference()
{
    QStringList different;
    for (auto command = m_program.begin(); command != m_program.end(); ++command) {
        const Options named = m_reference.value(command.key());
        for (const QString& option : *command - named)
            different << command.key() + QStringLiteral(" has, the reference has not: ") + option;
        for (const QString& option : named - *command)
            different << command.key() + QStringLiteral(" has not, the reference has: ") + option;
    }
    QVERIFY2(different.isEmpty(), qUtf8Printable(different.join(u'\n')));
}

void CliReferenceTest::examplesOfTheManual_nameOptionsOfTheirCommand()
{
    static const QRegularExpression example(QStringLiteral("subtext-cli ([a-z][^`#\\n]*)"));
    const QDir folder(QStringLiteral(SUBTEXT_SOURCE_DIR "/guidelines/manual"));
    QStringList wrong;
    int examples = 0;
    for (const QString& page : folder.entryList({QStringLiteral("*.md")}, QDir::Files)) {
        const QString text = textOf(page);
        for (auto found = example.globalMatch(text); found.hasNext();) {
            const QString line = found.next().captured(1).trimmed();
            const QString command = commandOf(line);
            const Options known = m_program.value(command) + m_global;
            ++examples;
            if (!isLeftOut(line) && !(optionsIn(line) - known).isEmpty())
                wrong << page + QStringLiteral(": ") + line;
        }
    }
    QVERIFY(examples >= 50);
    QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong.join(u'\n')));
}

void CliReferenceTest::everyOptionInTheText_isOneOfSomeCommand()
{
    // Of the programs beside the command line, and of what is in no program without teams.
    Options known =
        m_global +
        optionsIn(QStringLiteral("--help --demo --tour --keys --check --template --encoding"));
    for (const Options& options : std::as_const(m_program))
        known += options;
    const QString text = textOf(QStringLiteral("reference.md"));
    Options unknown = optionsIn(text) - known;
    if (isLeftOut(QStringLiteral("team")))
        unknown -= optionsIn(QStringLiteral(
            "--admin --certificate --days --device --items --limit --server --wait"));
    const QStringList named(unknown.begin(), unknown.end());
    QVERIFY2(named.isEmpty(), qUtf8Printable(named.join(u' ')));
}

SUBTEXT_TEST(CliReferenceTest)
#include "clireferencetest.moc"
