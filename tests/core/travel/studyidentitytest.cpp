// SPDX-License-Identifier: MIT
#include "core/travel/studyidentity.h"

#include "tests/core/travel/hostilefiles.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QRandomGenerator>

using namespace subtext;
using namespace subtext::test;

/// Which study a file is of, read without leaving a trace.
class StudyIdentityTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void studyAndHandOut_areOfTheSameStudy();
    void openFile_isIdentifiedAndNotLocked();
    void logOfAnUnfinishedProgram_isReadWithTheFile();
    void hostileFile_isRefused_data();
    void hostileFile_isRefused();
    void flippedBytes_neverCrash_norTouchTheFile();

private:
    /// Names and sizes of everything in the folder.
    QStringList listing() const;

    std::unique_ptr<TestStudy> m_study;
    QString m_handOut;
};

void StudyIdentityTest::initTestCase()
{
    m_study = std::make_unique<TestStudy>();
    m_handOut = handOut(*m_study, 1, QStringLiteral("first"));
}

void StudyIdentityTest::cleanupTestCase()
{
    m_study.reset();
}

QStringList StudyIdentityTest::listing() const
{
    QStringList lines;
    for (const QFileInfo& file :
         QDir(m_study->folder())
             .entryInfoList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name))
        lines << file.fileName() + u' ' + QString::number(file.size());
    return lines;
}

void StudyIdentityTest::studyAndHandOut_areOfTheSameStudy()
{
    const StudyInfo info = must(m_study->study().info());
    const QByteArray before = readFile(m_handOut);
    const auto handOut = identifyStudy(m_handOut);
    VERIFY_HOLDS(handOut);
    QCOMPARE(handOut->uuid, info.uuid);
    QCOMPARE(handOut->title, info.title);
    QVERIFY(handOut->isHandOut);
    QVERIFY(readFile(m_handOut) == before);
    const QString copy = m_study->filePath(QStringLiteral("copy.subtext"));
    VERIFY_HOLDS(m_study->study().copyTo(copy));
    const auto study = identifyStudy(copy);
    VERIFY_HOLDS(study);
    QCOMPARE(study->uuid, info.uuid);
    QVERIFY(!study->isHandOut);
}

void StudyIdentityTest::openFile_isIdentifiedAndNotLocked()
{
    const QString path = m_study->filePath(QStringLiteral("second.subtext"));
    QVERIFY(QFile::copy(m_handOut, path));
    AtHome home(path, 2);
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    const QStringList beside = listing();
    const auto identity = identifyStudy(path);
    VERIFY_HOLDS(identity);
    QCOMPARE(identity->uuid, must(m_study->study().info()).uuid);
    QCOMPARE(listing(), beside); // with the lock of whoever works on it, and no other
    VERIFY_HOLDS(home.label(2, Emotion::Anger));
}

void StudyIdentityTest::logOfAnUnfinishedProgram_isReadWithTheFile()
{
    // A study that was made a moment ago is in its log alone.
    const QString path = m_study->filePath(QStringLiteral("young.subtext"));
    FixedClock clock;
    NumberedIds ids(9);
    const auto young = Study::create(path, {QStringLiteral("Young"), {}, {}}, {clock, ids, {}});
    VERIFY_HOLDS(young);
    const QString left = m_study->filePath(QStringLiteral("left.subtext"));
    QVERIFY(QFile::copy(path, left));
    QVERIFY(QFile::copy(path + QStringLiteral("-wal"), left + QStringLiteral("-wal")));
    const QByteArray log = readFile(left + QStringLiteral("-wal"));
    const QStringList beside = listing();
    const auto identity = identifyStudy(left);
    VERIFY_HOLDS(identity);
    QCOMPARE(identity->title, QStringLiteral("Young"));
    QVERIFY(readFile(left + QStringLiteral("-wal")) == log);
    QCOMPARE(listing(), beside);
}

void StudyIdentityTest::hostileFile_isRefused_data()
{
    addHostileRows();
    QTest::newRow("log that is a pipe")
        << QStringLiteral("log that is a pipe") << ErrorCode::FileUnreadable;
}

void StudyIdentityTest::hostileFile_isRefused()
{
    QFETCH(QString, kind);
    QFETCH(ErrorCode, code);
    const QString hostile = m_study->filePath(QStringLiteral("hostile.subtext"));
    const QString path = makeHostile(kind, hostile, m_handOut);
    if (kind == QLatin1String("log that is a pipe"))
        QCOMPARE(::mkfifo((QFile::encodeName(path) + "-wal").constData(), 0600), 0);
    const QStringList beside = listing();
    const auto identity = identifyStudy(path); // where nothing waits for ever
    QVERIFY2(!identity, "it was taken");
    QCOMPARE(identity.error().code, code);
    QVERIFY2(identity.error().file.startsWith(path), qPrintable(identity.error().file));
    QCOMPARE(listing(), beside);
    removeHostile(hostile);
}

void StudyIdentityTest::flippedBytes_neverCrash_norTouchTheFile()
{
    const QByteArray sound = readFile(m_handOut);
    const QString path = m_study->filePath(QStringLiteral("flipped.subtext"));
    QRandomGenerator random(11);
    for (int round = 0; round < 100; ++round) {
        QByteArray bytes = sound;
        for (int flip = 0; flip < 40; ++flip)
            bytes[random.bounded(bytes.size())] = static_cast<char>(random.bounded(256));
        writeFile(path, bytes);
        static_cast<void>(identifyStudy(path));
        QVERIFY(readFile(path) == bytes);
    }
}

SUBTEXT_TEST(StudyIdentityTest)

#include "studyidentitytest.moc"
