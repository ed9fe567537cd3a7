// SPDX-License-Identifier: MIT
#include "tests/layering/sourcetree.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QRegularExpression>

// The rules of the architecture that a compiler does not check.
class LayeringTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void folder_includesNothingForbidden_data();
    void folder_includesNothingForbidden();
    void folders_haveNoCycle_data();
    void folders_haveNoCycle();
    void cycle_isNamed();
    void sqlite_isIncludedByStorageOnly();
    void network_isReachedByNetOnly();
    void network_isLinkedByNetOnly();
    void server_isReachedByTheProgramsOnly();
    void everyFile_namesItsLicence_data();
    void everyFile_namesItsLicence();
    void headers_areIncludedByFolderPath();
    void headers_haveAGuard();
    void name_standsForOneClass();
    void sources_beginWithTheirOwnHeader_data();
    void sources_beginWithTheirOwnHeader();
    void tasks_areAskedWhatTheyHaveNotWhatTheyAreCalled();
    void layoutsAndAnalyses_areChosenInFewPlaces();

private:
    struct Source
    {
        QString path; // from the root of the repository
        QString text;
        QStringList includes;
    };
    QList<Source> under(const QString& folder) const;

    QList<Source> m_sources;
};

namespace {

/// Which folder below the layer uses which, and one include that shows it.
using Uses = QMap<QString, QMap<QString, QString>>;

/// "ui/roster" of "ui/roster/rosterpage.cpp", "ui/models/board" of a file there; nothing for a file
/// of the layer itself or of another.
QString folderOf(const QString& path, const QString& layer)
{
    return path.startsWith(layer) && path.count(u'/') >= 2 ? path.section(u'/', 0, -2) : QString();
}

void note(Uses& uses, const QString& path, const QString& include, const QString& layer)
{
    const QString from = folderOf(path, layer);
    const QString to = folderOf(include, layer);
    if (!from.isEmpty() && !to.isEmpty() && from != to)
        uses[from].insert(to, path + QStringLiteral(" includes ") + include);
}

/// The includes from `start` to `end` over the fewest folders; none where there is no way.
QStringList wayBetween(const Uses& uses, const QString& start, const QString& end)
{
    QMap<QString, QStringList> ways{{start, {}}};
    QStringList open{start};
    while (!open.isEmpty()) {
        const QString folder = open.takeFirst();
        const QMap<QString, QString> next = uses.value(folder);
        for (auto use = next.begin(); use != next.end(); ++use) {
            if (ways.contains(use.key()))
                continue;
            ways[use.key()] = ways[folder] + QStringList{use.value()};
            if (use.key() == end)
                return ways[end];
            open << use.key();
        }
    }
    return {};
}

/// The includes of the shortest cycle; none where there is none.
QStringList cycleIn(const Uses& uses)
{
    QStringList shortest;
    for (auto from = uses.begin(); from != uses.end(); ++from) {
        for (auto use = from->begin(); use != from->end(); ++use) {
            const QStringList back = wayBetween(uses, use.key(), from.key());
            if (!back.isEmpty() && (shortest.isEmpty() || back.size() + 1 < shortest.size()))
                shortest = QStringList{use.value()} + back;
        }
    }
    return shortest;
}

} // namespace

void LayeringTest::initTestCase()
{
    static const QRegularExpression include(
        QStringLiteral("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"),
        QRegularExpression::MultilineOption);
    const auto tree = subtext::test::treeBelow({QStringLiteral("core"), QStringLiteral("ui"),
                                                QStringLiteral("app"), QStringLiteral("tests")});
    for (auto file = tree.begin(); file != tree.end(); ++file) {
        Source source;
        source.path = file.key();
        source.text = file.value();
        auto matches = include.globalMatch(source.text);
        while (matches.hasNext())
            source.includes << matches.next().captured(1);
        m_sources << source;
    }
    // Fewer means that the test looks in the wrong place and would pass for nothing.
    QVERIFY2(under(QStringLiteral("core/")).size() >= 60, "core");
    QVERIFY2(under(QStringLiteral("core/domain/")).size() >= 10, "core/domain");
    QVERIFY2(under(QStringLiteral("core/storage/")).size() >= 15, "core/storage");
    QVERIFY2(under(QStringLiteral("app/")).size() >= 8, "app");
    QVERIFY2(under(QStringLiteral("ui/")).size() >= 2, "ui");
    QVERIFY2(under(QStringLiteral("tests/")).size() >= 20, "tests");
}

QList<LayeringTest::Source> LayeringTest::under(const QString& folder) const
{
    QList<Source> found;
    for (const Source& source : m_sources) {
        if (source.path.startsWith(folder))
            found << source;
    }
    return found;
}

void LayeringTest::folder_includesNothingForbidden_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("forbidden"); // a pattern of includes
    const auto row = [](const char* name, const char* folder, const char* forbidden) {
        QTest::newRow(name) << QString::fromLatin1(folder) << QString::fromLatin1(forbidden);
    };
    row("core shows nothing", "core/",
        "^(QtGui|QtWidgets|QtCharts|QtSvg|QtPrintSupport|QtSql)(/|$)");
    // The classes of those modules that somebody would reach for first.
    row("core has no widgets or graphics", "core/",
        "^Q(Gui)?(Application|GuiApplication|Widget|Dialog|MessageBox|MainWindow|Label|Action|"
        "Color|"
        "Font|FontMetrics|Icon|Image|Pixmap|Painter|Palette|Chart|ChartView|Clipboard|"
        "DesktopServices|KeySequence|Screen|Window|StandardItemModel|SqlDatabase)$");
    row("core knows no ui and no app", "core/", "^(ui|app)/");
    row("base stands alone", "core/base/", "^core/(?!base/)");
    row("domain stands on base and the task", "core/domain/", "^core/(?!base/|domain/|task/)");
    row("task stands on base", "core/task/", "^core/(?!base/|task/)");
    row("quality stands on the domain", "core/quality/",
        "^core/(?!base/|domain/|task/|quality/|stats/)");
    row("http stands on base", "core/http/", "^core/(?!base/|http/)");
    row("net stands on http", "core/net/", "^core/(?!base/|http/|net/)");
    row("keys know profiles and teams", "core/keys/",
        "^core/(?!base/|llm/|sync/teamsecrets\\.h|keys/)");
    row("the bridge reaches no study", "core/labelstudio/",
        "^core/(?!base/|domain/|task/|http/|exchange/|labelstudio/)");
    row("llm asks no study", "core/llm/", "^core/(?!base/|domain/|task/|http/|llm/)");
    row("generation reaches no study", "core/generation/",
        "^core/(?!base/|domain/|predictions/|generation/)");
    row("topics stand on base", "core/topics/", "^core/(?!base/|topics/)");
    row("stats stand on base", "core/stats/", "^core/(?!base/|stats/)");
    row("stats are plain C++", "core/stats/", "^Q|^nlohmann");
    row("report stands on the figures", "core/agreement/",
        "^core/(?!base/|domain/|task/|quality/|stats/|agreement/)");
    row("entanglement stands on the figures", "core/entanglement/",
        "^core/(?!base/|domain/|stats/|entanglement/)");
    row("adjudication stands on the figures", "core/adjudication/",
        "^core/(?!base/|domain/|task/|quality/|stats/|agreement/|adjudication/)");
    row("release reaches no study", "core/release/",
        "^core/(?!base/|domain/|task/|quality/|stats/|agreement/|adjudication/|entanglement/|"
        "exchange/|release/)");
    row("exchange reaches no study", "core/exchange/",
        "^core/(?!base/|domain/|task/|quality/|exchange/)");
    row("evaluation reaches no study", "core/evaluation/",
        "^core/(?!base/|domain/|stats/|agreement/|evaluation/)");
    row("files of predictions reach no study", "core/predictions/",
        "^core/(?!base/|domain/|exchange/|evaluation/|entanglement/|predictions/)");
    row("storage reaches no files of others", "core/storage/",
        "^core/(?!base/|domain/|task/|quality/|storage/)");
    row("operation stands below the wings", "core/operation/",
        "^core/"
        "(course|desk|travel|figures|models|bridge|publishing|study|standing|release|agreement|"
        "adjudication)/");
    row("course reaches no other wing", "core/course/",
        "^core/(desk|travel|figures|models|bridge|publishing|study|standing|release|agreement|"
        "adjudication)/");
    row("desk reaches no other wing", "core/desk/",
        "^core/(course|travel|figures|models|bridge|publishing|study|standing|release)/");
    row("travel reaches no desk", "core/travel/",
        "^core/"
        "(desk|figures|models|bridge|publishing|study|standing|release|agreement|adjudication)/");
    row("figures ask no model", "core/figures/",
        "^core/(travel|models|bridge|publishing|study|standing|release)/");
    row("models publish nothing", "core/models/",
        "^core/(course|desk|travel|bridge|publishing|study|standing|release)/");
    row("a release reaches no wing of people", "core/publishing/",
        "^core/(course|desk|travel|bridge|study|standing)/");
    row("the study knows nothing of what is told of it", "core/study/", "^core/(standing|report)/");
    row("standings are read through the study", "core/standing/",
        "^core/(storage|desk|models|bridge|http|llm|labelstudio|report)/");
    row("a report reads through the study", "core/report/",
        "^core/(storage|course|desk|travel|bridge|http|llm|labelstudio)/");
    row("the way to Label Studio reaches no people", "core/bridge/",
        "^core/(course|desk|publishing|study|standing|release)/");
    row("sync stands on base and the words for teams", "core/sync/",
        "^core/(?!base/|domain/(vocabulary|teamrecords)\\.h|sync/)");
    row("a shared folder knows no study", "core/folderteam/",
        "^core/(?!base/|domain/(vocabulary|teamrecords)\\.h|sync/|folderteam/)");
    row("remote knows no study", "core/remote/",
        "^core/(?!base/|domain/vocabulary\\.h|sync/|remote/)");
    row("ui goes through the study", "ui/", "^core/storage/");
    row("ui knows no app", "ui/", "^app/");
    row("the command line shows no windows", "app/cli/", "^(QtWidgets|QtGui)(/|$)|^QApplication$");
    row("the command line knows the words of ui", "app/cli/", "^ui/(?!text/)");
    row("what loads the figures loads no windows", "app/figures/figuresource.h",
        "^ui/|^(QtWidgets|QtGui)(/|$)|^QApplication$");
    row("programs go through the study", "app/", "^core/storage/");
}

void LayeringTest::folder_includesNothingForbidden()
{
    QFETCH(QString, folder);
    QFETCH(QString, forbidden);
    const QRegularExpression pattern(forbidden);
    QVERIFY2(pattern.isValid(), qUtf8Printable(pattern.errorString()));
    QStringList offenders;
    for (const Source& source : under(folder)) {
        for (const QString& include : source.includes) {
            if (pattern.match(include).hasMatch())
                offenders << source.path + QStringLiteral(" includes ") + include;
        }
    }
    QVERIFY2(offenders.isEmpty(), qUtf8Printable(offenders.join(QStringLiteral("; "))));
}

void LayeringTest::folders_haveNoCycle_data()
{
    QTest::addColumn<QString>("layer");
    QTest::newRow("core") << QStringLiteral("core/");
    QTest::newRow("ui") << QStringLiteral("ui/");
    QTest::newRow("app") << QStringLiteral("app/");
}

void LayeringTest::folders_haveNoCycle()
{
    QFETCH(QString, layer);
    Uses uses;
    for (const Source& source : under(layer)) {
        for (const QString& include : source.includes)
            note(uses, source.path, include, layer);
    }
    const QStringList cycle = cycleIn(uses);
    QVERIFY2(cycle.isEmpty(), qUtf8Printable(cycle.join(QStringLiteral("; "))));
}

void LayeringTest::cycle_isNamed()
{
    const QString ui = QStringLiteral("ui/");
    Uses uses;
    note(uses, QStringLiteral("ui/roster/a.cpp"), QStringLiteral("ui/setup/b.h"), ui);
    note(uses, QStringLiteral("ui/setup/b.h"), QStringLiteral("ui/widgets/c.h"), ui);
    note(uses, QStringLiteral("ui/setup/b.cpp"), QStringLiteral("ui/setup/b.h"), ui);
    note(uses, QStringLiteral("ui/widgets/c.cpp"), QStringLiteral("core/base/error.h"), ui);
    QCOMPARE(cycleIn(uses), QStringList());
    note(uses, QStringLiteral("ui/models/board/d.cpp"), QStringLiteral("ui/models/files/e.h"), ui);
    QCOMPARE(cycleIn(uses), QStringList());
    note(uses, QStringLiteral("ui/widgets/c.cpp"), QStringLiteral("ui/roster/a.h"), ui);
    QCOMPARE(cycleIn(uses),
             (QStringList{QStringLiteral("ui/roster/a.cpp includes ui/setup/b.h"),
                          QStringLiteral("ui/setup/b.h includes ui/widgets/c.h"),
                          QStringLiteral("ui/widgets/c.cpp includes ui/roster/a.h")}));
}

void LayeringTest::sqlite_isIncludedByStorageOnly()
{
    QStringList offenders;
    int users = 0;
    for (const Source& source : m_sources) {
        const bool usesSqlite =
            std::any_of(source.includes.begin(), source.includes.end(), [](const QString& name) {
                return name.startsWith(QLatin1String("SQLiteCpp")) ||
                       name.startsWith(QLatin1String("sqlite3"));
            });
        users += usesSqlite ? 1 : 0;
        if (usesSqlite && !source.path.startsWith(QLatin1String("core/storage/")) &&
            !source.path.startsWith(QLatin1String("tests/")))
            offenders << source.path;
    }
    QVERIFY(users > 0);
    QVERIFY2(offenders.isEmpty(), qUtf8Printable(offenders.join(u' ')));
}

// Whatever leaves the machine goes through one door.
void LayeringTest::network_isReachedByNetOnly()
{
    static const QRegularExpression network(QStringLiteral(
        "^QtNetwork(/"
        "|$)|^Q(Network[A-Z]|Tcp|Udp|Ssl|Host(Address|Info)|AbstractSocket|Local(Socket|"
        "Server)|Dns|Http|Hsts|WebSocket)"));
    QStringList offenders;
    int users = 0;
    for (const Source& source : m_sources) {
        const bool isReaching =
            std::any_of(source.includes.begin(), source.includes.end(),
                        [](const QString& name) { return network.match(name).hasMatch(); });
        const bool isNet = source.path.startsWith(QLatin1String("core/net/"));
        users += isReaching && isNet ? 1 : 0;
        if (isReaching && !isNet && !source.path.startsWith(QLatin1String("tests/support/server/")))
            offenders << source.path;
        // The rest of core asks whoever it is given: core/http.
        const bool isAskingDirectly =
            source.path.startsWith(QLatin1String("core/")) && !isNet &&
            source.includes.contains(QStringLiteral("core/net/networktransport.h"));
        if (isAskingDirectly)
            offenders << source.path;
    }
    QVERIFY(users > 0);
    QVERIFY2(offenders.isEmpty(), qUtf8Printable(offenders.join(u' ')));
}

void LayeringTest::network_isLinkedByNetOnly()
{
    const QDir root(QStringLiteral(SUBTEXT_SOURCE_DIR));
    static const QRegularExpression linking(
        QStringLiteral("target_link_libraries\\(\\s*(\\S+)[^)]*Qt6::Network"));
    QStringList linked;
    for (const QString& folder : {QStringLiteral("."), QStringLiteral("core"), QStringLiteral("ui"),
                                  QStringLiteral("app"), QStringLiteral("tests/support")}) {
        const QByteArray text =
            subtext::test::readFile(root.filePath(folder + QStringLiteral("/CMakeLists.txt")));
        QVERIFY2(!text.isEmpty(), qUtf8Printable(folder));
        for (auto found = linking.globalMatch(QString::fromUtf8(text)); found.hasNext();)
            linked << found.next().captured(1);
    }
    QCOMPARE(linked,
             (QStringList{QStringLiteral("subtext_net"), QStringLiteral("subtext_test_server")}));
}

// Nothing leaves the machine but where a program asks for it: no screen and no figure can.
void LayeringTest::server_isReachedByTheProgramsOnly()
{
    const QString remote = QStringLiteral("core/remote/");
    // What the lists of sources leave out without SUBTEXT_TEAM, so that nothing else misses it
    // then.
    const QRegularExpression ofTeam(
        QStringLiteral("^(app/cli|app/desktop|tests/bench)/team[a-z]*\\.(cpp|h)$"));
    QStringList offenders;
    int users = 0;
    for (const Source& source : m_sources) {
        if (source.path.startsWith(QLatin1String("tests/remote/")))
            continue;
        for (const QString& name : source.includes) {
            const bool isLibrary = name.startsWith(QLatin1String("libpq"));
            if (!isLibrary && !name.startsWith(remote))
                continue;
            ++users;
            const bool mayInclude = source.path.startsWith(remote) ||
                                    (!isLibrary && ofTeam.match(source.path).hasMatch());
            if (!mayInclude)
                offenders << source.path + QStringLiteral(" includes ") + name;
        }
    }
    QVERIFY(users > 0);
    QVERIFY2(offenders.isEmpty(), qUtf8Printable(offenders.join(QStringLiteral("; "))));
    // The core itself is built without it, and nothing links it: it is loaded by whoever connects.
    const QString root = QStringLiteral(SUBTEXT_SOURCE_DIR "/");
    const QByteArray core = subtext::test::readFile(root + QStringLiteral("core/CMakeLists.txt"));
    QVERIFY(!core.isEmpty() && !core.contains("LIBPQ"));
    for (const char* folder : {"core/remote", "ui", "app"}) {
        const QByteArray list = subtext::test::readFile(root + QLatin1String(folder) +
                                                        QStringLiteral("/CMakeLists.txt"));
        QVERIFY2(!list.isEmpty() && !list.contains("PkgConfig::LIBPQ"), folder);
    }
}

void LayeringTest::everyFile_namesItsLicence_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("licence");
    QTest::newRow("core") << QStringLiteral("core/") << QStringLiteral("MIT");
    QTest::newRow("tests") << QStringLiteral("tests/") << QStringLiteral("MIT");
    QTest::newRow("ui") << QStringLiteral("ui/") << QStringLiteral("GPL-3.0-or-later");
    QTest::newRow("app") << QStringLiteral("app/") << QStringLiteral("GPL-3.0-or-later");
}

void LayeringTest::everyFile_namesItsLicence()
{
    QFETCH(QString, folder);
    QFETCH(QString, licence);
    const QString expected = QStringLiteral("// SPDX-License-Identifier: ") + licence;
    QStringList offenders;
    for (const Source& source : under(folder)) {
        if (source.text.section(u'\n', 0, 0) != expected)
            offenders << source.path;
    }
    QVERIFY2(offenders.isEmpty(), qUtf8Printable(offenders.join(u' ')));
}

void LayeringTest::headers_areIncludedByFolderPath()
{
    QStringList offenders;
    for (const Source& source : m_sources) {
        for (const QString& include : source.includes) {
            const bool isRelative =
                include.startsWith(QLatin1String("../")) || include.startsWith(QLatin1String("./"));
            const bool isOwn = QFileInfo(QStringLiteral(SUBTEXT_SOURCE_DIR "/") + source.path)
                                   .absoluteDir()
                                   .exists(include);
            if (isRelative || isOwn)
                offenders << source.path + QStringLiteral(" includes ") + include;
        }
    }
    QVERIFY2(offenders.isEmpty(), qUtf8Printable(offenders.join(QStringLiteral("; "))));
}

void LayeringTest::headers_haveAGuard()
{
    QStringList offenders;
    for (const Source& source : m_sources) {
        if (source.path.endsWith(QLatin1String(".h")) &&
            !source.text.contains(QLatin1String("\n#pragma once\n")))
            offenders << source.path;
    }
    QVERIFY2(offenders.isEmpty(), qUtf8Printable(offenders.join(u' ')));
}

// Two classes of one name in one program are one to the linker: whichever destructor it meets first
// serves both.
void LayeringTest::name_standsForOneClass()
{
    static const QRegularExpression space(QStringLiteral("^namespace ([\\w:]+)"),
                                          QRegularExpression::MultilineOption);
    static const QRegularExpression definition(
        QStringLiteral("^(?:template <.*>\\s+)?(?:class|struct|enum class) (\\w+)[^;\\n]*$"),
        QRegularExpression::MultilineOption);
    QHash<QString, QString> homes;
    QStringList offenders;
    for (const Source& source : m_sources) {
        if (!source.path.endsWith(QLatin1String(".h")) ||
            source.path.startsWith(QLatin1String("tests/")))
            continue;
        const QString prefix = space.match(source.text).captured(1) + QLatin1String("::");
        auto matches = definition.globalMatch(source.text);
        while (matches.hasNext()) {
            const QString name = prefix + matches.next().captured(1);
            const QString home = homes.value(name, source.path);
            homes.insert(name, home);
            if (home != source.path)
                offenders << name + QLatin1String(" in ") + home + QLatin1String(" and ") +
                                 source.path;
        }
    }
    QVERIFY(homes.size() > 600);
    QVERIFY2(offenders.isEmpty(), qUtf8Printable(offenders.join(QStringLiteral("; "))));
}

void LayeringTest::sources_beginWithTheirOwnHeader_data()
{
    QTest::addColumn<QString>("layer");
    QTest::addColumn<QString>("others"); // a pattern of what needs none
    // Readers of one table behind recordtable.h, a half of NameFinder, and what the courier says
    // beside the rows of its file.
    QTest::newRow("core")
        << QStringLiteral("core/")
        << QStringLiteral("^core/(exchange/tables/(csv|json)reader|release/names/namevariants|sync/"
                          "couriersaying)\\.cpp$");
    QTest::newRow("ui") << QStringLiteral("ui/") << QStringLiteral("^$");
    // Each command is one function of cli.h, each place of the tour one of tourplaces.h.
    QTest::newRow("app") << QStringLiteral("app/")
                         << QStringLiteral(
                                "^app/([a-z]+/main|cli/[a-z]+commands?|tour/tour[a-z]+)\\.cpp$");
}

// A .cpp that is only a part of another's class hides how large the class is.
void LayeringTest::sources_beginWithTheirOwnHeader()
{
    QFETCH(QString, layer);
    QFETCH(QString, others);
    const QRegularExpression other(others);
    // One header for what each system has a source of its own for.
    static const QRegularExpression system(QStringLiteral("_(posix|win)\\.cpp$"));
    QStringList offenders;
    for (const Source& source : under(layer)) {
        if (!source.path.endsWith(QLatin1String(".cpp")) || other.match(source.path).hasMatch())
            continue;
        const QString header = source.path.chopped(3) + u'h';
        QString shared = source.path;
        shared.replace(system, QStringLiteral(".h"));
        const QString first = source.includes.value(0);
        if (first != header && first != shared)
            offenders << source.path;
    }
    QVERIFY2(offenders.isEmpty(), qUtf8Printable(offenders.join(u' ')));
}

// What a task has decides what is done with it. Its name is for the list of those that ship.
void LayeringTest::tasks_areAskedWhatTheyHaveNotWhatTheyAreCalled()
{
    const QRegularExpression named(QStringLiteral("\"(cei|emoscene)\"|"
                                                  "\\btask(\\(\\))?(\\.|->)token *(==|!=)"));
    const QStringList listed{
        QStringLiteral(
            "core/study/demonstration/demonstration.cpp"), // the studies to try everything with
        QStringLiteral("app/cli/democommand.cpp"),         // the name of a folder
        QStringLiteral("app/tour/tourtasks.cpp"),          // the names of pictures
        QStringLiteral("app/tour/toureditor.cpp"),         // which task is shown
    };
    QStringList offenders;
    for (const QString& layer :
         {QStringLiteral("core/"), QStringLiteral("ui/"), QStringLiteral("app/")}) {
        for (const Source& source : under(layer)) {
            if (!source.path.startsWith(QLatin1String("core/task/")) &&
                !listed.contains(source.path) && named.match(source.text).hasMatch())
                offenders << source.path;
        }
    }
    QVERIFY2(offenders.isEmpty(), qUtf8Printable(offenders.join(u' ')));
}

// CEI's files and figures are its authors'; EmoScene's analysis is its own. Where they part from
// what every task has is written down here, so that no further place comes by accident.
void LayeringTest::layoutsAndAnalyses_areChosenInFewPlaces()
{
    const QRegularExpression chosen(QStringLiteral("Task(Layout|Analysis)::[A-Z]"));
    QStringList found;
    for (const QString& layer :
         {QStringLiteral("core/"), QStringLiteral("ui/"), QStringLiteral("app/")}) {
        for (const Source& source : under(layer)) {
            if (!source.path.startsWith(QLatin1String("core/task/")) &&
                chosen.match(source.text).hasMatch())
                found << source.path;
        }
    }
    found.sort();
    const QStringList known{QStringLiteral("app/cli/agreementcommand.cpp"),
                            QStringLiteral("app/cli/studycommands.cpp"),
                            QStringLiteral("core/agreement/agreementinput.cpp"), // strata of parts
                            QStringLiteral("core/agreement/agreementinputbuilder.cpp"),
                            QStringLiteral("core/agreement/agreementreport.cpp"),
                            QStringLiteral("core/exchange/columnsurvey.cpp"),
                            QStringLiteral("core/exchange/exporter.cpp"),
                            QStringLiteral("core/exchange/importreader.cpp"),
                            QStringLiteral("core/exchange/interfacemapping.cpp"),
                            QStringLiteral("core/exchange/labelstudio/labelstudiolayout.cpp"),
                            QStringLiteral("core/exchange/labelstudio/labelstudiowriter.cpp"),
                            QStringLiteral("core/exchange/rows/answerwords.cpp"),
                            QStringLiteral("core/exchange/rows/columns.cpp"),
                            QStringLiteral("core/figures/livequality.cpp"),
                            QStringLiteral("core/figures/qualityreport.cpp"),
                            QStringLiteral("core/models/goldvectors.cpp"),
                            QStringLiteral("core/release/layoutchoice.cpp"),
                            QStringLiteral("core/study/demonstration/demonstration.cpp"),
                            QStringLiteral("ui/agreement/agreementpage.cpp"),
                            QStringLiteral("ui/charts/icchart.cpp"),
                            QStringLiteral("ui/forms/columnmapping.cpp"),
                            QStringLiteral("ui/forms/importpreview.cpp"),
                            QStringLiteral("ui/forms/rulesform.cpp"),
                            QStringLiteral("ui/release/exportdialog.cpp"),
                            QStringLiteral("ui/setup/filespage.cpp"),
                            QStringLiteral("ui/taskeditor/examplescene.cpp"),
                            QStringLiteral("ui/taskeditor/faultpanel.cpp"),
                            QStringLiteral("ui/taskeditor/partwords.cpp")};
    QCOMPARE(found, known);
}

SUBTEXT_TEST(LayeringTest)
#include "layeringtest.moc"
