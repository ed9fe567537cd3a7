// SPDX-License-Identifier: MIT
#include "core/keys/teamkeys.h"

#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>
#include <QtTest>

#include <memory>

using namespace subtext;
using namespace subtext::test;

/// Where the secret of a device for its team is kept, with a keychain and without.
class TeamKeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void variable_winsAndNobodyIsAsked();
    void secret_isKeptInTheKeychainAndGivenAgain();
    void withoutAKeychain_nothingIsKeptUnlessAskedFor();
    void withoutAKeychain_aFileIsForItsOwnerAlone();
    void lockedKeychain_isNoReasonForAFile();
    void keychainThatComesLater_takesOver();
    void forgotten_isNowhere();
    void forgotten_byAThreadThatNobodyWaitsFor();
    void login_leadsToNoOtherFolder();
    void emptyFile_isNoSecret();
    void otherThread_isAnsweredByTheProgram();
    void cancelled_endsTheWaitingOfAThread();

private:
    QString folder() const { return m_settings->filePath(QStringLiteral("subtext/team-secrets")); }
    QString fileOf(const char* name) const
    {
        return QDir(folder()).filePath(QString::fromLatin1(name));
    }

    std::unique_ptr<QTemporaryDir> m_settings;
    QByteArray m_configHome;
};

namespace {

const QString Login = QStringLiteral("t_7");
const CancelToken Never;

/// A keychain as the test has it. Asked by no thread but the program's.
class TriedRing : public llm::KeyRing
{
public:
    enum class State { Works, Locked, Missing, Silent };

    explicit TriedRing(State of = State::Works)
        : state(of)
    {}

    void find(const llm::Profile& profile, QObject* context, Found found) override
    {
        note();
        held = found;
        const QString name = profile.keyName;
        if (state != State::Silent)
            QTimer::singleShot(0, context, [this, name, found] {
                if (state == State::Works && keys.contains(name))
                    found(keys.value(name));
                else if (state == State::Works)
                    found(fail({ErrorCode::InvalidValue, {}, 0, 0, name, QStringLiteral("key")}));
                else
                    found(fail(why(name)));
            });
    }
    void store(const QString& name, const QByteArray& key, QObject* context, Stored stored) override
    {
        note();
        QTimer::singleShot(0, context, [this, name, key, stored] {
            if (state != State::Works)
                return stored(fail(why(name)));
            keys.insert(name, key);
            stored({});
        });
    }
    void remove(const QString& name, QObject* context, Stored removed) override
    {
        note();
        QTimer::singleShot(0, context, [this, name, removed] {
            if (state != State::Works)
                return removed(fail(why(name)));
            keys.remove(name);
            removed({});
        });
    }
    bool hasKeychain() const override { return state != State::Missing; }

    State state;
    QMap<QString, QByteArray> keys;
    Found held;
    int asked = 0;

private:
    static Error why(const QString& name)
    {
        return {ErrorCode::InvalidValue, {}, 0, 0, name, QStringLiteral("keychain no")};
    }
    void note()
    {
        ++asked;
        if (QThread::currentThread() != QCoreApplication::instance()->thread())
            qFatal("asked on another thread");
    }
};

} // namespace

void TeamKeysTest::init()
{
    qunsetenv(TeamSecretVariable);
    m_settings = std::make_unique<QTemporaryDir>();
    m_configHome = qgetenv("XDG_CONFIG_HOME");
    qputenv("XDG_CONFIG_HOME", m_settings->path().toLocal8Bit());
}

void TeamKeysTest::cleanup()
{
    qunsetenv(TeamSecretVariable);
    if (m_configHome.isEmpty())
        qunsetenv("XDG_CONFIG_HOME");
    else
        qputenv("XDG_CONFIG_HOME", m_configHome);
    m_settings.reset();
}

void TeamKeysTest::variable_winsAndNobodyIsAsked()
{
    qputenv(TeamSecretVariable, "given");
    TriedRing ring;
    TeamKeys keys(ring, TeamKeys::Fallback::File);
    QCOMPARE(must(keys.secret(Login, Never)), QStringLiteral("given"));
    QCOMPARE(must(keys.newSecret(Login, Never)), QStringLiteral("given"));
    VERIFY_HOLDS(keys.keep(Login, QStringLiteral("given"), Never));
    QCOMPARE(ring.asked, 0);
    QVERIFY(!keys.isInFile(Login));
}

void TeamKeysTest::secret_isKeptInTheKeychainAndGivenAgain()
{
    TriedRing ring;
    TeamKeys keys(ring, TeamKeys::Fallback::File);
    const auto none = keys.secret(Login, Never);
    QVERIFY(isSecretError(errorOf(none)));
    QVERIFY(isMissingSecret(errorOf(none)));
    const QString made = must(keys.newSecret(Login, Never));
    QCOMPARE(made.size(), 40);
    QCOMPARE(ring.keys, (QMap<QString, QByteArray>{{QStringLiteral("team t_7"), made.toLatin1()}}));
    QCOMPARE(must(keys.newSecret(Login, Never)), made);
    QCOMPARE(must(keys.secret(Login, Never)), made);
    QVERIFY(!keys.isInFile(Login));
    QVERIFY(!QDir(folder()).exists());
}

void TeamKeysTest::withoutAKeychain_nothingIsKeptUnlessAskedFor()
{
    TriedRing ring(TriedRing::State::Missing);
    TeamKeys keys(ring);
    const Error why = errorOf(keys.newSecret(Login, Never));
    QVERIFY(isSecretError(why));
    QCOMPARE(why.detail, QStringLiteral("keychain no"));
    QVERIFY(!QDir(folder()).exists());
}

void TeamKeysTest::withoutAKeychain_aFileIsForItsOwnerAlone()
{
    TriedRing ring(TriedRing::State::Missing);
    TeamKeys keys(ring, TeamKeys::Fallback::File);
    QVERIFY(!keys.isInFile(Login));
    const QString made = must(keys.newSecret(Login, Never));
    QVERIFY(keys.isInFile(Login));
    const QString path = fileOf("t_7.key");
    QCOMPARE(readFile(path), made.toLatin1());
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                        QFile::WriteOther | QFile::ExeOther;
    QVERIFY(!(QFile::permissions(path) & (others | QFile::ExeOwner)));
    QVERIFY(!(QFile::permissions(folder()) & others));
    // It is the device's from now on, also for whoever asks anew.
    QCOMPARE(must(TeamKeys(ring, TeamKeys::Fallback::File).newSecret(Login, Never)), made);
    // Whoever opened it to others finds it closed.
    QVERIFY(QFile::setPermissions(path, QFile::permissions(path) | QFile::ReadOther));
    VERIFY_HOLDS(keys.keep(Login, QStringLiteral("another"), Never));
    QVERIFY(!(QFile::permissions(path) & others));
    QCOMPARE(must(keys.secret(Login, Never)), QStringLiteral("another"));
}

void TeamKeysTest::lockedKeychain_isNoReasonForAFile()
{
    TriedRing ring(TriedRing::State::Locked);
    TeamKeys keys(ring, TeamKeys::Fallback::File);
    QVERIFY(isSecretError(errorOf(keys.newSecret(Login, Never))));
    QVERIFY(!keys.isInFile(Login));
    // The one that it has is the one that the server knows.
    QCOMPARE(ring.asked, 1);
    const Error why = errorOf(keys.secret(Login, Never));
    QVERIFY(isSecretError(why));
    QVERIFY(!isMissingSecret(why));
}

void TeamKeysTest::keychainThatComesLater_takesOver()
{
    TriedRing ring(TriedRing::State::Missing);
    TeamKeys keys(ring, TeamKeys::Fallback::File);
    const QString made = must(keys.newSecret(Login, Never));
    ring.state = TriedRing::State::Works;
    QCOMPARE(must(keys.secret(Login, Never)), made);
    VERIFY_HOLDS(keys.keep(Login, made, Never));
    QVERIFY(!keys.isInFile(Login));
    QCOMPARE(must(keys.secret(Login, Never)), made);
}

void TeamKeysTest::forgotten_isNowhere()
{
    TriedRing ring;
    TeamKeys keys(ring, TeamKeys::Fallback::File);
    must(keys.newSecret(Login, Never));
    VERIFY_HOLDS(keys.keep(QStringLiteral("t_8"), QStringLiteral("another"), Never));
    keys.forget(Login);
    QCOMPARE(ring.keys, (QMap<QString, QByteArray>{{QStringLiteral("team t_8"), "another"}}));
    ring.state = TriedRing::State::Locked;
    keys.forget(QStringLiteral("t_8")); // stays, and nobody waits for ever
    QCOMPARE(ring.keys.size(), 1);
    ring.state = TriedRing::State::Missing;
    must(keys.newSecret(Login, Never));
    QVERIFY(keys.isInFile(Login));
    keys.forget(Login);
    QVERIFY(!keys.isInFile(Login));
    qputenv(TeamSecretVariable, "given");
    const int asked = ring.asked;
    keys.forget(Login);
    QCOMPARE(ring.asked, asked);
}

// Of a request that was cancelled: the window waits for that thread, and answers nothing meanwhile.
void TeamKeysTest::forgotten_byAThreadThatNobodyWaitsFor()
{
    TriedRing ring;
    TeamKeys keys(ring);
    must(keys.newSecret(Login, Never));
    const std::unique_ptr<QThread> thread(QThread::create([&] { keys.forget(Login); }));
    thread->start();
    QVERIFY(thread->wait(10'000));
    QTRY_VERIFY(ring.keys.isEmpty());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void TeamKeysTest::login_leadsToNoOtherFolder()
{
    TriedRing ring(TriedRing::State::Missing);
    TeamKeys keys(ring, TeamKeys::Fallback::File);
    VERIFY_HOLDS(keys.keep(QStringLiteral("../../out"), QStringLiteral("s"), Never));
    QCOMPARE(QDir(folder()).entryList(QDir::Files | QDir::Hidden),
             QStringList{QStringLiteral("..%2F..%2Fout.key")});
    QCOMPARE(must(keys.secret(QStringLiteral("../../out"), Never)), QStringLiteral("s"));
}

void TeamKeysTest::emptyFile_isNoSecret()
{
    TriedRing ring(TriedRing::State::Missing);
    TeamKeys keys(ring, TeamKeys::Fallback::File);
    QVERIFY(QDir().mkpath(folder()));
    writeFile(fileOf("t_7.key"), "\n");
    QVERIFY(isSecretError(errorOf(keys.secret(Login, Never))));
}

void TeamKeysTest::otherThread_isAnsweredByTheProgram()
{
    TriedRing ring;
    TeamKeys keys(ring);
    QString made;
    QString again;
    const std::unique_ptr<QThread> thread(QThread::create([&] {
        made = keys.newSecret(Login, Never).value_or(QString());
        again = keys.secret(Login, Never).value_or(QString());
    }));
    thread->start();
    QTRY_VERIFY(thread->isFinished());
    QCOMPARE(made.size(), 40);
    QCOMPARE(again, made);
}

void TeamKeysTest::cancelled_endsTheWaitingOfAThread()
{
    TriedRing ring(TriedRing::State::Silent);
    TeamKeys keys(ring);
    CancelToken cancel;
    ErrorCode code = ErrorCode::IoFailure;
    const std::unique_ptr<QThread> thread(
        QThread::create([&] { code = errorOf(keys.secret(Login, cancel)).code; }));
    thread->start();
    QTRY_COMPARE(ring.asked, 1);
    cancel.cancel();
    QVERIFY(thread->wait(10'000)); // without the program's help
    QCOMPARE(code, ErrorCode::Cancelled);
    ring.held(QByteArray("late")); // and nobody hears it
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

SUBTEXT_TEST(TeamKeysTest)
#include "teamkeystest.moc"
