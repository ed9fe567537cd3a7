// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/uiharness.h"
#include "ui/shell/studyopener.h"
#include "ui/text/errortext.h"

#include <QApplication>

#include <unistd.h>

using namespace subtext;
using namespace subtext::test;

/// What people are told of damage, and of what is no damage.
class DamagedTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void error_saysWhatItKnows_data();
    void error_saysWhatItKnows();
    void damagedIndex_isMendedAndSaid();
    void largeStudy_isShownWhileItIsChecked();
    void faultFoundMeanwhile_isMendedOrSaid();
    void foreignTrigger_isSaid();
    void secondName_mayBeRead();

private:
    /// Whether there was a place to damage.
    static bool damageIndex(const QString& path);
    /// However small a file is, it is proven meanwhile.
    static void showAtOnce(Desk& desk);
};

bool DamagedTest::damageIndex(const QString& path)
{
    const qsizetype page =
        RawSql(path)
            .value(QStringLiteral(
                "SELECT rootpage FROM sqlite_master WHERE name = 'annotation_by_item'"))
            .toInt();
    const QByteArray uuid =
        RawSql(path).value(QStringLiteral("SELECT uuid FROM annotation")).toUtf8();
    QByteArray bytes = readFile(path);
    const qsizetype at = bytes.indexOf(uuid, (page - 1) * 4096);
    if (at <= 0 || at >= page * 4096)
        return false;
    bytes[at] = '9';
    writeFile(path, bytes);
    return true;
}

void DamagedTest::showAtOnce(Desk& desk)
{
    desk.window().findChild<StudyOpener*>()->setShownAtOnceFrom(0);
}

void DamagedTest::error_saysWhatItKnows_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char* name, const Error& error, const QStringList& words) {
        QTest::newRow(name) << error << words;
    };
    const auto damaged = [](qint64 line, const char* value, const char* detail) {
        return Error{ErrorCode::StudyDamaged,    QStringLiteral("s.subtext"), line, 0,
                     QString::fromLatin1(value), QString::fromLatin1(detail)};
    };
    const auto words = [](const char* all) { return QString::fromLatin1(all).split(u'|'); };
    row("value", damaged(740, "102", "annotation.valence"),
        words("s.subtext|is damaged|annotation|740|valence|102"));
    row("tables", damaged(0, "schema", ""), words("s.subtext|its tables|backups"));
    row("index", damaged(0, "index", ""), words("s.subtext|an index|once for work"));
    row("pages", damaged(0, "database disk image is malformed", ""),
        words("s.subtext is damaged|backups"));
    row("chain, entry",
        {ErrorCode::AuditBroken, QStringLiteral("s.subtext"), 7, 0, {}, QStringLiteral("people")},
        words("s.subtext|entry 7|people"));
    row("chain, file",
        {ErrorCode::AuditBroken, QStringLiteral("s.subtext"), 0, 0, {}, QStringLiteral("people")},
        words("s.subtext|no entry records|people"));
    row("second name",
        {ErrorCode::ReadOnly, QStringLiteral("s.subtext"), 0, 0, {}, QStringLiteral("links")},
        words("s.subtext|hard link|Copy it"));
    row("locks",
        {ErrorCode::IoFailure, QStringLiteral("s.subtext"), 0, 0, QStringLiteral("locks"),
         QStringLiteral("locking protocol")},
        words("s.subtext|cannot be locked|locking protocol|Copy it"));
    row("memory", {ErrorCode::OutOfMemory, QStringLiteral("s.subtext"), 0, 0, {}, {}},
        words("memory|s.subtext|Close other programs"));
    row("memory for nothing in particular", {ErrorCode::OutOfMemory, {}, 0, 0, {}, {}},
        words("This machine does not have enough memory."));
}

void DamagedTest::error_saysWhatItKnows()
{
    QFETCH(Error, error);
    QFETCH(QStringList, words);
    const ErrorText text = errorText(error);
    QVERIFY(!text.what.isEmpty() && !text.remedy.isEmpty());
    for (const QString& word : words)
        QVERIFY2(text.oneLine().contains(word), qPrintable(word + u'\n' + text.oneLine()));
    QVERIFY2(!text.oneLine().contains(u'%'), qPrintable(text.oneLine()));
}

void DamagedTest::damagedIndex_isMendedAndSaid()
{
    Desk desk;
    desk.startLabelling(3);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("A. B."));
    const QString path = desk.study().path();
    desk.window().closeStudy();
    QVERIFY(damageIndex(path));
    desk.prompts.said.clear();
    desk.window().openStudy(path);
    QVERIFY(desk.window().study());
    QCOMPARE(desk.prompts.said.size(), 1);
    QVERIFY2(desk.prompts.said.front().contains(QStringLiteral("repaired")),
             qPrintable(desk.prompts.said.front()));
    desk.window().closeStudy();
    desk.prompts.said.clear();
    desk.window().openStudy(path); // once is enough
    QVERIFY(desk.window().study());
    QCOMPARE(desk.prompts.said, QStringList());
}

void DamagedTest::largeStudy_isShownWhileItIsChecked()
{
    Desk desk;
    desk.startLabelling(3);
    const QString path = desk.study().path();
    desk.window().closeStudy();
    showAtOnce(desk);
    desk.window().openStudy(path);
    QVERIFY(desk.window().study());
    QVERIFY2(desk.window().windowTitle().contains(QStringLiteral("(being checked)")),
             qPrintable(desk.window().windowTitle()));
    QTRY_VERIFY(desk.window().study()->isProven());
    QVERIFY2(!desk.window().windowTitle().contains(u'('), qPrintable(desk.window().windowTitle()));
}

void DamagedTest::faultFoundMeanwhile_isMendedOrSaid()
{
    Desk desk;
    desk.startLabelling(3);
    desk.labelItem(QStringLiteral("71234"), QStringLiteral("A. B."));
    const QString path = desk.study().path();
    desk.window().closeStudy();
    showAtOnce(desk);
    QVERIFY(damageIndex(path));
    desk.prompts.said.clear();
    desk.window().openStudy(path);
    QTRY_COMPARE(desk.prompts.said.size(), 1);
    QVERIFY2(desk.prompts.said.front().contains(QStringLiteral("repaired")),
             qPrintable(desk.prompts.said.front()));
    QVERIFY(desk.window().study() && desk.window().study()->isProven());

    desk.window().closeStudy();
    QCOMPARE(
        RawSql(path).runUnguarded(QStringLiteral("UPDATE annotation SET explanation = 'C. D.'")),
        QString());
    desk.prompts.said.clear();
    desk.prompts.choices = {0};
    desk.window().openStudy(path);
    QVERIFY(desk.window().study());
    QTRY_COMPARE(desk.prompts.said.size(), 1);
    QVERIFY2(desk.prompts.said.front().contains(QStringLiteral("entry")),
             qPrintable(desk.prompts.said.front()));
    QVERIFY(desk.window().study());
    QVERIFY(desk.window().study()->access() == Study::Access::Read);
}

void DamagedTest::foreignTrigger_isSaid()
{
    Desk desk;
    desk.startLabelling(3);
    const QString path = desk.study().path();
    desk.window().closeStudy();
    QCOMPARE(RawSql(path).run(QStringLiteral("CREATE TRIGGER mine BEFORE INSERT ON annotation "
                                             "BEGIN SELECT 1; END")),
             QString());
    desk.prompts.said.clear();
    desk.prompts.choices = {-1};
    desk.window().openStudy(path);
    QVERIFY(!desk.window().study());
    QVERIFY2(desk.prompts.said.value(0).contains(QStringLiteral("its tables are not those")),
             qPrintable(desk.prompts.said.value(0)));
}

void DamagedTest::secondName_mayBeRead()
{
    Desk desk;
    desk.startLabelling(3);
    const QString path = desk.study().path();
    desk.window().closeStudy();
    QCOMPARE(::link(QFile::encodeName(path).constData(),
                    QFile::encodeName(path + QStringLiteral("-too")).constData()),
             0);
    desk.prompts.said.clear();
    desk.prompts.choices = {0};
    desk.window().openStudy(path);
    QVERIFY2(desk.prompts.said.value(0).contains(QStringLiteral("hard link")),
             qPrintable(desk.prompts.said.value(0)));
    QVERIFY(desk.window().study());
    QVERIFY(desk.window().study()->access() == Study::Access::Read);
}

SUBTEXT_TEST(DamagedTest)
#include "damagedtest.moc"
