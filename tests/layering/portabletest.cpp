// SPDX-License-Identifier: MIT
#include "tests/layering/sourcerules.h"
#include "tests/layering/sourcetree.h"
#include "tests/support/registeredtest.h"

#include <QRegularExpression>
#include <QSet>

using namespace subtext::test;

// What only one system has stands in core/base/platform, once for each, so that the rest of the
// program is the same on all of them.
class PortableTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void rule_isKept_data();
    void rule_isKept();
    void rule_findsWhatItIsFor_data();
    void rule_findsWhatItIsFor();
    void sourcesOfTheRoom_sayWhoseTheyAre();
    void eachSystem_hasWhatTheHeaderPromises();
    void promises_areFound();

private:
    QMap<QString, QString> m_sources; // by path from the root of the repository
};

namespace {

constexpr QLatin1String Room("core/base/platform/");

const SourceRules& portabilityRules()
{
    static const SourceRules all{
        {"no headers of POSIX",
         "#\\s*include\\s*<(sys/|arpa/|net/|netinet/|linux/|mach/|"
         "(c?signal|aio|dirent|dlfcn|fcntl|ftw|glob|grp|iconv|langinfo|netdb|poll|pthread|pwd|"
         "sched|"
         "semaphore|spawn|strings|syslog|termios|ucontext|unistd|utime|wordexp)(\\.h)?>)",
         "^$", "#include <unistd.h>", "#include <cerrno>"},
        {"no headers of Windows",
         "#\\s*include\\s*<((qt_)?windows|winsock2?|ws2tcpip|winbase|windef|winternl|io|direct|"
         "process|conio|bcrypt|wincrypt|shellapi|shlobj|sddl|aclapi|tchar)\\.h>",
         "^$", "#include <windows.h>", "#include <QWindow>"},
        {"no code for one system",
         "\\b(Q_OS_[A-Z0-9]+|_?_?WIN(32|64)(__)?|__(linux|unix|APPLE|MINGW32|MINGW64|CYGWIN)(__)?|"
         "_MSC_VER)\\b",
         "^$", "#ifdef Q_OS_LINUX", "#ifdef SUBTEXT_TEAM"},
        // Whether they replace what is there differs; so does what an open file has to do with it.
        {"files are renamed by the room, or by Qt", "\\bstd::(rename|remove\\(\\s*[a-z]+\\s*\\))",
         "^$", "std::rename(from, to);", "QFile::rename(from, to);"},
        {"no signals", "\\bstd::signal\\b|\\bSIG[A-Z]+\\b", "^$", "std::signal(SIGINT, handler);",
         "platform::onInterrupt(handler);"},
        {"no locales of a thread", "\\b((new|use|free)locale|_configthreadlocale)\\b", "^$",
         "uselocale(before);", "const platform::DecimalPoint point;"},
        {"no paths of one system", "\"/(dev|etc|home|proc|sys|tmp|usr|var)\\b",
         // Names for libpq, one of which shall lead nowhere anywhere, and paths that pictures show.
         "^(core/remote/connectionkeywords|app/tour/tourteam)\\.cpp$",
         "QStringLiteral(\"/tmp/subtext\")", "QDir::tempPath()"},
    };
    return all;
}

/// The names of the functions that a header declares and leaves to its source.
QSet<QString> promisedBy(const QString& header)
{
    static const QRegularExpression comment(QStringLiteral("//[^\\n]*"));
    static const QRegularExpression body(QStringLiteral("\\{ [^\\n]*\\}"));
    static const QRegularExpression declaration(
        QStringLiteral("(~?\\w+|operator=)\\((?:[^(){};]|\\([^(){};]*\\))*\\)( const)?( "
                       "noexcept)?;"));
    QString text = header;
    text.remove(comment);
    text.remove(body);
    QSet<QString> names;
    for (auto found = declaration.globalMatch(text); found.hasNext();)
        names << found.next().captured(1);
    return names;
}

} // namespace

void PortableTest::initTestCase()
{
    m_sources = treeBelow({QStringLiteral("core"), QStringLiteral("ui"), QStringLiteral("app")});
    QVERIFY(m_sources.size() > 600); // fewer: it looks in the wrong place
}

void PortableTest::rule_isKept_data()
{
    nameRules(portabilityRules());
}

void PortableTest::rule_isKept()
{
    QFETCH(QString, name);
    const SourceRule& rule = ruleCalled(portabilityRules(), name);
    RuleFindings found = findingsOf(rule, m_sources);
    const auto isOfRoom = [](const QString& offender) { return offender.startsWith(Room); };
    const bool isNeededInRoom = found.offenders.removeIf(isOfRoom) > 0;
    QVERIFY2(found.offenders.isEmpty(), qUtf8Printable(found.offenders.join(QStringLiteral("; "))));
    QVERIFY(rule.but == QByteArray("^$") || !found.excepted.isEmpty());
    // The file's name says for which system it is; no other rule may be one for nothing.
    QVERIFY(isNeededInRoom || name == QLatin1String("no code for one system"));
}

void PortableTest::rule_findsWhatItIsFor_data()
{
    nameRules(portabilityRules());
}

void PortableTest::rule_findsWhatItIsFor()
{
    QFETCH(QString, name);
    checkRule(ruleCalled(portabilityRules(), name));
}

// By these endings the build takes the one and leaves the other.
void PortableTest::sourcesOfTheRoom_sayWhoseTheyAre()
{
    static const QRegularExpression ofASystem(QStringLiteral("_(posix|win)\\.(cpp|h)$"));
    QStringList offenders;
    int ofTheRoom = 0;
    for (const QString& path : m_sources.keys()) {
        const bool isInRoom = path.startsWith(Room);
        const bool isOfASystem = ofASystem.match(path).hasMatch();
        ofTheRoom += isInRoom ? 1 : 0;
        if (isInRoom ? path.endsWith(QLatin1String(".cpp")) && !isOfASystem : isOfASystem)
            offenders << path;
    }
    QVERIFY(ofTheRoom > 15);
    QVERIFY2(offenders.isEmpty(), qUtf8Printable(offenders.join(u' ')));
}

// Only one of the two is compiled wherever this runs.
void PortableTest::eachSystem_hasWhatTheHeaderPromises()
{
    QStringList missing;
    int promised = 0;
    for (auto header = m_sources.begin(); header != m_sources.end(); ++header) {
        const QString path = header.key();
        if (!path.startsWith(Room) || !path.endsWith(QLatin1String(".h")) || path.contains(u'_'))
            continue;
        const QSet<QString> names = promisedBy(header.value());
        promised += static_cast<int>(names.size());
        for (const char* ending : {"_posix.cpp", "_win.cpp"}) {
            const QString source = path.chopped(2) + QLatin1String(ending);
            const QString text = m_sources.value(source);
            for (const QString& name : names) {
                const QRegularExpression definition(QStringLiteral("^[^\\s/].*[\\s:]") +
                                                        QRegularExpression::escape(name) +
                                                        QStringLiteral("\\("),
                                                    QRegularExpression::MultilineOption);
                if (!definition.match(text).hasMatch())
                    missing << name + QStringLiteral(" in ") + source;
            }
        }
    }
    QVERIFY2(missing.isEmpty(), qUtf8Printable(missing.join(QStringLiteral("; "))));
    QVERIFY(promised > 30);
}

void PortableTest::promises_areFound()
{
    const QString header = QStringLiteral("/// As first(int) does;\n"
                                          "int first(const QString& path);\n"
                                          "void second(void (*handler)(int));\n"
                                          "class A\n{\n"
                                          "    explicit A(int a);\n"
                                          "    ~A();\n"
                                          "    A(const A&) = delete;\n"
                                          "    int third() const { return call(m_a); }\n"
                                          "    int fourth() const;\n"
                                          "};\n");
    const QSet<QString> expected{QStringLiteral("first"), QStringLiteral("second"),
                                 QStringLiteral("A"), QStringLiteral("~A"),
                                 QStringLiteral("fourth")};
    QCOMPARE(promisedBy(header), expected);
}

SUBTEXT_TEST(PortableTest)
#include "portabletest.moc"
