// SPDX-License-Identifier: MIT
#include "tests/remote/support/postgresserver.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QStorageInfo>

#include <csignal>
#include <grp.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <unistd.h>

namespace subtext::test {
namespace {

/// Where Debian keeps the programs of the newest version, or where they are found by name.
QString folderOfPrograms()
{
    QDir versions(QStringLiteral("/usr/lib/postgresql"));
    QString newest;
    int highest = 0;
    for (const QString& version : versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString folder = versions.filePath(version + QStringLiteral("/bin"));
        if (version.toInt() > highest && QFile::exists(folder + QStringLiteral("/initdb"))) {
            highest = version.toInt();
            newest = folder;
        }
    }
    if (!newest.isEmpty())
        return newest;
    const QString found = QStandardPaths::findExecutable(QStringLiteral("initdb"));
    return found.isEmpty() ? QString() : QFileInfo(found).canonicalPath();
}

/// In memory, where the system has a folder there with room for it. fsync is off all the same, and
/// ext4 searches long for each of the thousand files of a database where as many were just removed.
QString folderOfServer()
{
    constexpr qint64 Room = 2LL * 1024 * 1024 * 1024;
    const QStorageInfo memory(QStringLiteral("/dev/shm"));
    const bool isThere = memory.isValid() && memory.fileSystemType() == "tmpfs" &&
                         QFileInfo(memory.rootPath()).isWritable() &&
                         memory.bytesAvailable() > Room;
    return (isThere ? memory.rootPath() : QDir::tempPath()) +
           QStringLiteral("/remote-tests-XXXXXX");
}

constexpr int StartsWithin = 60'000; // milliseconds; what does not start by then hangs

void requireRun(QProcess& process, const QString& what)
{
    if (process.error() == QProcess::FailedToStart ||
        process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        qFatal("%s: %s%s", qUtf8Printable(what), process.readAllStandardOutput().constData(),
               process.readAllStandardError().constData());
}

} // namespace

QByteArray schemaUnderTest()
{
    const QString other = qEnvironmentVariable("SUBTEXT_TEAM_SQL");
    QFile file(other.isEmpty() ? QStringLiteral(SUBTEXT_SOURCE_DIR "/core/remote/schema/0001.sql")
                               : other);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no schema: %s", qUtf8Printable(file.fileName()));
    return file.readAll();
}

std::unique_ptr<PostgresServer> PostgresServer::start(QString* whyNot)
{
    const QString programs = folderOfPrograms();
    if (programs.isEmpty()) {
        *whyNot = QStringLiteral("PostgreSQL is not installed");
        return nullptr;
    }
    if (getuid() == 0 && !getpwnam("postgres")) {
        *whyNot = QStringLiteral("PostgreSQL does not run as root, and there is no user postgres");
        return nullptr;
    }
    std::unique_ptr<PostgresServer> server(new PostgresServer(programs));
    server->prepare();
    server->launch();
    server->run(QStringLiteral("createdb"),
                {QStringLiteral("-h"), server->m_folder.path(), QStringLiteral("-p"),
                 QString::number(server->m_port), QStringLiteral("-U"), QStringLiteral("postgres"),
                 QStringLiteral("subtext")});
    // Nobody reads what it writes after its start, and a full pipe would hold it up.
    server->admin().run(QStringLiteral("ALTER ROLE ALL SET log_min_messages = 'panic'"));
    server->m_admin.reset();
    const SqlAnswer loaded =
        server->admin().run(QStringLiteral("BEGIN;\n") + QString::fromUtf8(schemaUnderTest()) +
                            QStringLiteral("\nCOMMIT;"));
    if (!loaded.holds())
        qFatal("the schema does not load: %s", qUtf8Printable(loaded.message));
    return server;
}

PostgresServer::PostgresServer(QString binaries)
    : m_binaries(std::move(binaries))
    , m_folder(folderOfServer())
{
    if (getuid() == 0) {
        const passwd* user = getpwnam("postgres");
        m_user = {user->pw_uid, user->pw_gid};
    }
}

PostgresServer::~PostgresServer()
{
    m_admin.reset();
    stop();
}

void PostgresServer::asServerUser(QProcess& process) const
{
    process.setWorkingDirectory(m_folder.path());
    const auto user = m_user;
    process.setChildProcessModifier([user] {
        if (user &&
            (setgroups(0, nullptr) != 0 || setgid(user->second) != 0 || setuid(user->first) != 0))
            _exit(126);
        prctl(PR_SET_PDEATHSIG, SIGQUIT); // a test that is killed leaves no server behind
    });
}

QByteArray PostgresServer::run(const QString& program, const QStringList& arguments,
                               const QByteArray& input)
{
    QProcess process;
    asServerUser(process);
    process.start(m_binaries + u'/' + program, arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(-1);
    requireRun(process, program);
    return process.readAllStandardOutput();
}

void PostgresServer::write(const QString& name, const QByteArray& text)
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("not written: %s", qUtf8Printable(file.fileName()));
    file.close();
    if (m_user &&
        chown(QFile::encodeName(file.fileName()).constData(), m_user->first, m_user->second) != 0)
        qFatal("not given away: %s", qUtf8Printable(file.fileName()));
}

void PostgresServer::prepare()
{
    if (m_user &&
        chown(QFile::encodeName(m_folder.path()).constData(), m_user->first, m_user->second) != 0)
        qFatal("no folder");
    makeCluster();
    makeCertificates();
    // As `team doctor` tells whoever runs a server: members come into their own database only, over
    // the network only with TLS.
    write(QStringLiteral("data/pg_hba.conf"),
          "local   all      postgres                       trust\n"
          "local   subtext  +subtext_member                scram-sha-256\n"
          "local   all      all                            reject\n"
          "hostssl subtext  +subtext_member  127.0.0.1/32  scram-sha-256\n"
          "host    all      all              0.0.0.0/0     reject\n");
}

/// The first server of a build makes it; the others copy what it was then, which is much faster.
void PostgresServer::makeCluster()
{
    const QString kept = QCoreApplication::applicationDirPath() + QStringLiteral("/empty-cluster") +
                         QString(m_binaries).replace(u'/', u'-');
    const auto copy = [](const QString& from, const QString& to) {
        QProcess process;
        process.start(QStringLiteral("cp"), {QStringLiteral("-a"), from, to});
        process.waitForFinished(-1);
        requireRun(process, QStringLiteral("cp"));
    };
    const QString data = path(QStringLiteral("data"));
    if (QDir(kept).exists())
        return copy(kept, data);
    run(QStringLiteral("initdb"),
        {QStringLiteral("-D"), data, QStringLiteral("-A"), QStringLiteral("trust"),
         QStringLiteral("-U"), QStringLiteral("postgres"), QStringLiteral("--no-locale"),
         QStringLiteral("-E"), QStringLiteral("UTF8"), QStringLiteral("--no-sync")});
    // Others may do the same at this moment: it is there as a whole or not at all.
    const QString made = kept + u'-' + QString::number(QCoreApplication::applicationPid());
    copy(data, made);
    if (!QDir().rename(made, kept))
        QDir(made).removeRecursively();
}

void PostgresServer::makeCertificates()
{
    const auto openssl = [&](const char* arguments) {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(QStringLiteral("openssl"), QString::fromLatin1(arguments).split(u' '));
        process.waitForFinished(-1);
        requireRun(process, QStringLiteral("openssl"));
    };
    // Keys of elliptic curves are made at once.
    openssl("req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout ca.key "
            "-out ca.crt -days 2 -subj /CN=ca");
    openssl("req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout made.key "
            "-out made.csr -subj /CN=localhost");
    write(QStringLiteral("names"), "subjectAltName=DNS:localhost\n");
    openssl("x509 -req -in made.csr -CA ca.crt -CAkey ca.key -CAcreateserial -out made.crt -days 2 "
            "-extfile names");
    for (const QString& kind : {QStringLiteral("crt"), QStringLiteral("key")}) {
        QFile made(path(QStringLiteral("made.") + kind));
        if (!made.open(QIODevice::ReadOnly))
            qFatal("no certificate");
        write(QStringLiteral("server.") + kind, made.readAll());
    }
    QFile::setPermissions(path(QStringLiteral("server.key")), QFile::ReadOwner | QFile::WriteOwner);
}

void PostgresServer::launch()
{
    const auto set = [](const QString& name, const QString& value) {
        return QStringList{QStringLiteral("-c"), name + u'=' + value};
    };
    const QStringList arguments =
        QStringList{QStringLiteral("-D"), path(QStringLiteral("data"))} +
        set(QStringLiteral("listen_addresses"), QStringLiteral("127.0.0.1")) +
        set(QStringLiteral("unix_socket_directories"), m_folder.path()) +
        set(QStringLiteral("password_encryption"), QStringLiteral("scram-sha-256")) +
        set(QStringLiteral("ssl"), QStringLiteral("on")) +
        set(QStringLiteral("ssl_cert_file"), path(QStringLiteral("server.crt"))) +
        set(QStringLiteral("ssl_key_file"), path(QStringLiteral("server.key"))) +
        set(QStringLiteral("lc_messages"), QStringLiteral("C")) +
        set(QStringLiteral("log_checkpoints"), QStringLiteral("off")) +
        // What reads the whole catalogue is compiled for longer than it runs.
        set(QStringLiteral("jit"), QStringLiteral("off")) +
        set(QStringLiteral("fsync"), QStringLiteral("off")); // the disk outlives every kill here
    // The port may be taken; then another one is tried. The socket is named by it.
    for (int attempt = 0; attempt < 200; ++attempt) {
        m_port = 20'000 + static_cast<int>((getpid() * 31 + attempt * 977) % 40'000);
        asServerUser(m_process);
        m_process.setProcessChannelMode(QProcess::MergedChannels);
        m_process.start(m_binaries + QStringLiteral("/postgres"),
                        arguments + set(QStringLiteral("port"), QString::number(m_port)));
        QByteArray said;
        while (m_process.waitForReadyRead(StartsWithin)) {
            said += m_process.readAll();
            if (said.contains("ready to accept connections"))
                return;
        }
        m_process.waitForFinished(StartsWithin);
        // Of a server that was killed the last process may be ending still.
        if (!said.contains("could not bind") && !said.contains("is still in use"))
            qFatal("the server does not start: %s", said.constData());
    }
    qFatal("no port is free");
}

void PostgresServer::stop()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    ::kill(static_cast<pid_t>(m_process.processId()), SIGINT); // ends its sessions
    m_process.waitForFinished(StartsWithin);
}

void PostgresServer::kill()
{
    m_admin.reset();
    const qint64 server = m_process.processId();
    ::kill(static_cast<pid_t>(server), SIGSTOP); // so that it starts no further child
    QFile children(QStringLiteral("/proc/%1/task/%1/children").arg(server));
    if (!children.open(QIODevice::ReadOnly))
        qFatal("not told of its children: %s", qUtf8Printable(children.fileName()));
    for (const QByteArray& child : children.readAll().split(' ')) {
        if (child.trimmed().toInt() > 0)
            ::kill(child.trimmed().toInt(), SIGKILL);
    }
    ::kill(static_cast<pid_t>(server), SIGKILL);
    m_process.waitForFinished(-1);
}

void PostgresServer::startAgain()
{
    launch();
}

SqlSession::Keywords PostgresServer::socket(const QByteArray& user,
                                            const QByteArray& database) const
{
    return {{"host", QFile::encodeName(m_folder.path())},
            {"port", QByteArray::number(m_port)},
            {"user", user},
            {"dbname", database}};
}

SqlSession::Keywords PostgresServer::tls(const QByteArray& user) const
{
    return {{"host", "localhost"},
            {"hostaddr", "127.0.0.1"},
            {"port", QByteArray::number(m_port)},
            {"user", user},
            {"dbname", "subtext"},
            {"sslmode", "verify-full"},
            {"sslrootcert", QFile::encodeName(certificate())},
            {"channel_binding", "require"}};
}

QString PostgresServer::certificate() const
{
    return path(QStringLiteral("ca.crt"));
}

SqlSession& PostgresServer::admin()
{
    if (!m_admin || !m_admin->isOpen())
        m_admin = std::make_unique<SqlSession>(socket());
    if (!m_admin->isOpen())
        qFatal("no superuser: %s", qUtf8Printable(m_admin->refusal()));
    return *m_admin;
}

QByteArray PostgresServer::dump()
{
    return run(QStringLiteral("pg_dump"),
               {QStringLiteral("-h"), m_folder.path(), QStringLiteral("-p"),
                QString::number(m_port), QStringLiteral("-U"), QStringLiteral("postgres"),
                QStringLiteral("-Fc"), QStringLiteral("subtext")});
}

void PostgresServer::restore(const QByteArray& dump)
{
    m_admin.reset();
    SqlSession maintenance(socket("postgres", "postgres"));
    maintenance.run(QStringLiteral("DROP DATABASE subtext WITH (FORCE)"));
    maintenance.run(QStringLiteral("CREATE DATABASE subtext"));
    run(QStringLiteral("pg_restore"),
        {QStringLiteral("-h"), m_folder.path(), QStringLiteral("-p"), QString::number(m_port),
         QStringLiteral("-U"), QStringLiteral("postgres"), QStringLiteral("-d"),
         QStringLiteral("subtext")},
        dump);
}

bool PostgresServer::waitsForALock(SqlSession& session)
{
    const QString asked =
        QStringLiteral("SELECT cardinality(pg_blocking_pids(%1))").arg(session.backendPid());
    while (!session.hasAnswered()) {
        if (admin().run(asked).value() != QLatin1String("0"))
            return true;
    }
    return false;
}

} // namespace subtext::test
