// SPDX-License-Identifier: MIT
#include "tests/core/labelstudio/bridging.h"

#include <QDir>

using namespace subtext;
using namespace subtext::test;

/// A server that means harm: whatever it says ends in an error that is named, or is taken as the
/// little that it is.
class HostileStudioTest : public Bridging
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void listThatIsNone_isRefused_data();
    void listThatIsNone_isRefused();
    void projectTwice_isListedOnce();
    void tasksThatAreNone_sendNothing_data();
    void tasksThatAreNone_sendNothing();
    void answerThatIsNone_takesNothing_data();
    void answerThatIsNone_takesNothing();
    void anotherProject_getsNothing();
    void title_isOneShortLineAndNoPath_data();
    void title_isOneShortLineAndNoPath();
    void statusForEver_endsWithoutTheServersWords();
    void wordsOfAFailure_areOneShortLineWithoutTheKey();
    void lifeOfAToken_isADayAtMost_data();
    void lifeOfAToken_isADayAtMost();
    void tokenWithALineEnd_isNotUsed();

private:
    /// Puts a body in the place of each answer to a look at `path`; in it, @ is the page asked for.
    static PlayedTransport::Spoil saying(const QString& path, const QByteArray& body,
                                         const QByteArray& type = "application/json");
};

namespace {

QByteArray deepJson(int depth)
{
    return QByteArray(depth, '[') + QByteArray(depth, ']');
}

const char Page[] = "<!doctype html><html><body>Sign in</body></html>";
const char OneProject[] = R"({"id": 1, "title": "Irony", "label_config": "<View/>"})";

} // namespace

void HostileStudioTest::init()
{
    playOneProject();
    m_token = "0123456789abcdef0123456789abcdef01234567";
    m_waits.clear();
}

PlayedTransport::Spoil HostileStudioTest::saying(const QString& path, const QByteArray& body,
                                                 const QByteArray& type)
{
    return [=](const HttpRequest& request, HttpReply& reply) {
        if (request.method != "GET" || request.url.path() != path)
            return;
        const QString query = request.url.query();
        const QString page = query.section(QStringLiteral("page="), 1).section(u'&', 0, 0);
        reply.status = 200;
        reply.body = QByteArray(body).replace('@', page.toUtf8());
        reply.headers = {{"Content-Type", type}};
    };
}

void HostileStudioTest::listThatIsNone_isRefused_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("detail"); // empty: in the words of the reader
    QTest::addColumn<int>("most");       // requests
    const auto row = [](const char* name, const QByteArray& body, const char* detail, int most = 1,
                        const char* value = "answer") {
        QTest::newRow(name) << body << QString::fromLatin1(value) << QString::fromLatin1(detail)
                            << most;
    };
    const QByteArray one = OneProject;
    row("the next page is this one",
        R"({"next": "https://label.example.org/api/projects/?page=1", "results": [)" + one + "]}",
        "next", 2);
    row("the next page is elsewhere",
        R"({"next": "https://elsewhere.example.net/?page=2", "results": [)" + one + "]}", "next",
        2);
    row("there is no end",
        R"({"next": "x", "results": [{"id": @, "title": "", "label_config": "<View/>"}]})", "next",
        1000);
    row("an empty page, and more", R"({"next": "x", "results": []})", "next");
    row("a list", "[" + one + "]", "results");
    row("an object of projects", R"({"results": {"1": )" + one + "}}", "results");
    row("a number for a project", R"({"results": [1]})", "project");
    row("a text for a number", R"({"results": [{"id": "1", "label_config": "<View/>"}]})",
        "project");
    row("half a number", R"({"results": [{"id": 1.5, "label_config": "<View/>"}]})", "project");
    row("less than no number", R"({"results": [{"id": -1, "label_config": "<View/>"}]})",
        "project");
    row("a number beyond all", R"({"results": [{"id": 1e300, "label_config": "<View/>"}]})",
        "project");
    row("a number for an interface", R"({"results": [{"id": 1, "label_config": 5}]})", "project");
    row("one project is good", R"({"results": [)" + one + ", null]}", "project");
    row("cut", R"({"next": null, "results": [)" + one, "");
    row("deep", deepJson(100'000), "");
    row("a page", Page, "", 1, "page");
}

void HostileStudioTest::listThatIsNone_isRefused()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, value);
    QFETCH(QString, detail);
    QFETCH(int, most);
    PlayedTransport transport(*m_studio);
    transport.spoil = saying(QStringLiteral("/api/projects/"), body);
    LabelStudioClient client(m_address, m_token, ports(transport));
    ProjectList list(client);
    std::optional<Result<std::vector<StudioProject>>> listed;
    list.start([&](const Result<std::vector<StudioProject>>& of) { listed = of; });
    const auto projects = waited(listed);
    COMPARE_ERROR(projects, ErrorCode::ServerRefused);
    QCOMPARE(projects.error().value, value);
    QCOMPARE(projects.error().file, m_address.toString());
    if (!detail.isEmpty())
        QCOMPARE(projects.error().detail, detail);
    QVERIFY(transport.asked.size() <= static_cast<std::size_t>(most));
    // The key stays with the server that it is of.
    for (const HttpRequest& request : transport.asked)
        QCOMPARE(originOf(request.url), m_address.toString());
}

void HostileStudioTest::projectTwice_isListedOnce()
{
    PlayedTransport transport(*m_studio);
    const QByteArray one = OneProject;
    transport.spoil = saying(QStringLiteral("/api/projects/"),
                             R"({"next": null, "results": [)" + one + "," + one + "]}");
    LabelStudioClient client(m_address, m_token, ports(transport));
    ProjectList list(client);
    std::optional<Result<std::vector<StudioProject>>> listed;
    list.start([&](const Result<std::vector<StudioProject>>& of) { listed = of; });
    QCOMPARE(must(waited(listed)).size(), std::size_t{1});
}

void HostileStudioTest::tasksThatAreNone_sendNothing_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("most"); // pages
    const auto row = [](const char* name, const QByteArray& body, int most = 1,
                        const char* value = "answer") {
        QTest::newRow(name) << body << QString::fromLatin1(value) << most;
    };
    row("one page again and again", R"({"total": 9, "tasks": [{"id": 1, "data": {}}]})", 2);
    row("one task twice",
        R"({"total": 2, "tasks": [{"id": 1, "data": {}}, {"id": 1, "data": {}}]})", 2);
    row("fewer than there are", R"({"total": 0, "tasks": [{"id": 1, "data": {}}]})");
    row("more than there can be",
        R"({"total": 9000000000000000, "tasks": [{"id": @, "data": {}}]})");
    row("there is no end", R"({"total": 1000000, "tasks": [{"id": @, "data": {}}]})", 10'000);
    row("a text for a count", R"({"total": "1", "tasks": [{"id": 1, "data": {}}]})");
    row("a count beyond all", R"({"total": 1e300, "tasks": [{"id": 1, "data": {}}]})");
    row("a text for a number", R"({"total": 1, "tasks": [{"id": "1", "data": {}}]})");
    row("half a number", R"({"total": 1, "tasks": [{"id": 0.5, "data": {}}]})");
    row("less than no number", R"({"total": 1, "tasks": [{"id": -7, "data": {}}]})");
    row("a text for data", R"({"total": 1, "tasks": [{"id": 1, "data": "Great."}]})");
    row("an object of tasks", R"({"total": 1, "tasks": {"1": {"id": 1, "data": {}}}})");
    row("a list", R"([{"id": 1, "data": {}}])");
    row("cut", R"({"total": 1, "tasks": [{"id": 1, "data": {}})");
    row("deep", R"({"total": 1, "tasks": )" + deepJson(100'000) + "}");
    row("a page", Page, 1, "page");
}

void HostileStudioTest::tasksThatAreNone_sendNothing()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, value);
    QFETCH(int, most);
    TestStudy study(oneSceneShape());
    const QByteArray before = bytesOf(study);
    PlayedTransport transport(*m_studio);
    transport.spoil = saying(QStringLiteral("/api/tasks/"), body);
    const Pushed pushed = push(study.study(), transport, {}, m_project);
    QVERIFY(pushed.error);
    QCOMPARE(pushed.error->code, ErrorCode::ServerRefused);
    QCOMPARE(pushed.error->value, value);
    QCOMPARE(pushed.error->file, m_address.toString());
    int pages = 0;
    for (const HttpRequest& request : transport.asked) {
        QCOMPARE(request.method, QByteArray("GET"));
        pages += request.url.path() == QLatin1String("/api/tasks/") ? 1 : 0;
    }
    QVERIFY(pages <= most);
    QVERIFY(bytesOf(study) == before);
}

void HostileStudioTest::answerThatIsNone_takesNothing_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("body");
    const QString version = QStringLiteral("/api/version");
    const QString project = QStringLiteral("/api/projects/1/");
    const QString people = QStringLiteral("/api/users/");
    const QString file = QStringLiteral("/api/projects/1/exports/1/download");
    const QByteArray deep = deepJson(100'000);
    QTest::newRow("version: deep") << version << deep;
    QTest::newRow("version: a number") << version << QByteArray(R"({"release": 1.23})");
    QTest::newRow("project: another one")
        << project << QByteArray(R"({"id": 2, "label_config": "<View/>"})");
    QTest::newRow("project: a text for its number")
        << project << QByteArray(R"({"id": "1", "label_config": "<View/>"})");
    QTest::newRow("project: deep") << project << deep;
    QTest::newRow("people: somebody without a number")
        << people << QByteArray(R"([{"email": "ann@example.org"}])");
    QTest::newRow("people: a text for a number")
        << people << QByteArray(R"([{"id": "2", "email": "ann@example.org"}])");
    QTest::newRow("people: numbers alone") << people << QByteArray("[1, 2, 3]");
    QTest::newRow("people: deep") << people << deep;
    QTest::newRow("file: deep") << file << deep;
    QTest::newRow("file: deep in a task")
        << file << "[{\"id\": 1, \"data\": {\"scenario\": " + deep + "}}]";
    QTest::newRow("file: zeros") << file << QByteArray(100'000, '\0');
}

void HostileStudioTest::answerThatIsNone_takesNothing()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, body);
    TestStudy study(oneSceneShape());
    const QByteArray before = bytesOf(study);
    PlayedTransport transport(*m_studio);
    transport.spoil = saying(path, body);
    const auto report = pull(study.study(), transport, m_project);
    QVERIFY(!report);
    QVERIFY(!report.error().file.isEmpty());
    QVERIFY(bytesOf(study) == before);
}

/// A push into project 1 goes nowhere else, whatever the server calls that project.
void HostileStudioTest::anotherProject_getsNothing()
{
    TestStudy study(oneSceneShape());
    PlayedTransport transport(*m_studio);
    transport.spoil = saying(QStringLiteral("/api/projects/1/"),
                             R"({"id": 2, "title": "Irony", "label_config": "<View/>"})");
    const Pushed pushed = push(study.study(), transport, {}, m_project);
    QVERIFY(pushed.error);
    QCOMPARE(pushed.error->value, QStringLiteral("answer"));
    QCOMPARE(transport.asked.size(), std::size_t{1});
}

void HostileStudioTest::title_isOneShortLineAndNoPath_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("shown");
    QTest::newRow("upwards") << QStringLiteral("../../../../etc/passwd")
                             << QStringLiteral("../../../../etc/passwd");
    QTest::newRow("from the root")
        << QStringLiteral("/etc/passwd") << QStringLiteral("/etc/passwd");
    QTest::newRow("NUL") << QStringLiteral("a\u0000b") << QStringLiteral("a\uFFFDb");
    QTest::newRow("lines") << QStringLiteral("a\r\nb\u2028c\td") << QStringLiteral("a b c d");
    QTest::newRow("a terminal's orders")
        << QStringLiteral("a\u001B]0;b\u0007") << QStringLiteral("a\uFFFD]0;b\uFFFD");
    QTest::newRow("turned round") << QStringLiteral("a\u202Eb") << QStringLiteral("a\uFFFDb");
    QTest::newRow("100,000 characters") << QString(100'000, u'x') << QString(200, u'x');
    QTest::newRow("nothing") << QString() << QString();
}

void HostileStudioTest::title_isOneShortLineAndNoPath()
{
    QFETCH(QString, title);
    QFETCH(QString, shown);
    const int project = m_studio->addProject(title, QString::fromUtf8(labelStudioConfig()));
    const QTemporaryDir folder;
    PlayedTransport transport(*m_studio);
    const auto fetched = must(fetch(transport, project, folder.path()));
    QCOMPARE(fetched.project.title, shown);
    QCOMPARE(QFileInfo(fetched.file).absolutePath(), QDir(folder.path()).absolutePath());
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("label-studio-project-%1.json").arg(project)});
}

void HostileStudioTest::statusForEver_endsWithoutTheServersWords()
{
    const QTemporaryDir folder;
    PlayedTransport transport(*m_studio);
    transport.spoil = [&](const HttpRequest& request, HttpReply& reply) {
        if (request.url.path().contains(QLatin1String("/exports/")) && request.method != "DELETE")
            reply.body = "{\"id\": 1, \"status\": \"" + m_token + "\"}";
    };
    const auto fetched = fetch(transport, m_project, folder.path());
    COMPARE_ERROR(fetched, ErrorCode::ServerRefused);
    QCOMPARE(fetched.error().value, QStringLiteral("answer"));
    QCOMPARE(fetched.error().detail, QStringLiteral("export"));
    QVERIFY(m_waits.size() <= std::size_t{1800});
}

void HostileStudioTest::wordsOfAFailure_areOneShortLineWithoutTheKey()
{
    const QTemporaryDir folder;
    PlayedTransport transport(*m_studio);
    transport.spoil = [&](const HttpRequest&, HttpReply& reply) {
        reply.status = 403;
        reply.body = "{\"detail\": \"a\\u0000b\\n\\u001b[2J " + m_token.toUpper() + " " +
                     QByteArray(100'000, 'x') + "\"}";
    };
    const auto fetched = fetch(transport, m_project, folder.path());
    COMPARE_ERROR(fetched, ErrorCode::ServerRefused);
    const QString words = fetched.error().detail;
    QVERIFY(words.startsWith(QStringLiteral("a\uFFFDb \uFFFD[2J [key] x")));
    QCOMPARE(words.size(), 300);
}

void HostileStudioTest::lifeOfAToken_isADayAtMost_data()
{
    QTest::addColumn<QByteArray>("payload");
    QTest::addColumn<qint64>("life"); // -1: none is said
    const qint64 day = 24LL * 3600 * 1000;
    QTest::newRow("five minutes") << QByteArray(R"({"iat": 100, "exp": 400})") << qint64{300'000};
    QTest::newRow("for ever") << QByteArray(R"({"iat": 0, "exp": 1e300})") << day;
    QTest::newRow("over before it began") << QByteArray(R"({"iat": 9, "exp": 1})") << qint64{-1};
    QTest::newRow("texts") << QByteArray(R"({"iat": "0", "exp": "9"})") << qint64{-1};
    QTest::newRow("deep") << deepJson(100'000) << qint64{-1};
    QTest::newRow("nothing") << QByteArray() << qint64{-1};
}

void HostileStudioTest::lifeOfAToken_isADayAtMost()
{
    QFETCH(QByteArray, payload);
    QFETCH(qint64, life);
    const QByteArray token =
        "eyJh." + payload.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals) +
        ".s";
    QCOMPARE(tokenLifeMs(token).value_or(-1), life);
}

/// It would begin a header of its own.
void HostileStudioTest::tokenWithALineEnd_isNotUsed()
{
    m_token = "eyJhbGciOiJIUzI1NiJ9.eyJ0b2tlbl90eXBlIjoicmVmcmVzaCJ9.s";
    const QTemporaryDir folder;
    PlayedTransport transport(*m_studio);
    transport.spoil = [](const HttpRequest& request, HttpReply& reply) {
        if (request.url.path() == QLatin1String("/api/token/refresh/")) {
            reply.status = 200;
            reply.body = R"({"access": "eyJh\r\nHost: elsewhere.example.net"})";
        }
    };
    COMPARE_ERROR(fetch(transport, m_project, folder.path()), ErrorCode::SignInRefused);
    QCOMPARE(transport.asked.size(), std::size_t{1});
}

SUBTEXT_TEST(HostileStudioTest)
#include "hostilestudiotest.moc"
