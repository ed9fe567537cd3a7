// SPDX-License-Identifier: MIT
#include "core/course/assigning.h"
#include "core/travel/syncing.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <numeric>

using namespace subtext;
using namespace subtext::test;

/// That somebody dropped out, or is back, as rows of a team: two coordinators say so, and what they
/// say arrives in any order.
class WithdrawalTravelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyOrder_endsTheSame_data();
    void everyOrder_endsTheSame();
    void mergedCopies_endTheSame();

private:
    static constexpr qint64 Later = FixedClock::Start + 86'400'000;

    WireRow row(const char* kind, int number, qint64 at, const QByteArray& body) const;
    WireRow withdrawal(int number, qint64 at, bool isOut) const
    {
        return row("withdrawal", number, at,
                   isOut ? QByteArrayLiteral(R"({"withdrawn":1})")
                         : QByteArrayLiteral(R"({"withdrawn":0})"));
    }
    WireRow taken(int number, qint64 at) const
    {
        return row("assignment", number, at, R"({"take":[")" + m_open.text().toUtf8() + R"("]})");
    }
    WireRow given(int number, qint64 at) const
    {
        return row("assignment", number, at,
                   R"({"give":[[")" + m_open.text().toUtf8() + R"(",)" +
                       QByteArray::number(positionOfOpen()) + R"(,1]]})");
    }
    int positionOfOpen() const
    {
        return std::find_if(m_items.begin(), m_items.end(),
                            [this](const auto& item) { return item.second == m_open; })
            ->first;
    }
    /// What the file says of the person once the rows came one by one.
    QString saidAfter(const std::vector<WireRow>& rows, const QString& path) const;
    QString saidBy(Study& study) const;
    QString expected(bool isOut, bool isOpenTheirs) const
    {
        QStringList said{isOut ? QStringLiteral("out") : QStringLiteral("in")};
        for (const auto& [position, scenario] : m_items) {
            if (scenario != m_open || isOpenTheirs)
                said << scenario.text() + u'@' + QString::number(position);
        }
        return said.join(u' ');
    }

    std::unique_ptr<DeskStudy> m_study;
    Uuid m_person;
    std::map<int, Uuid> m_items; ///< Of the person, by position.
    Uuid m_open; ///< The first item of the study, which they have and have not labelled.
};

void WithdrawalTravelTest::init()
{
    m_study = std::make_unique<DeskStudy>(2);
    m_study->label(2, QStringLiteral("jtf"));
    m_person = must(m_study->roster().byCode(QStringLiteral("A01")))->uuid;
    m_open = must((*m_study)->scenario(m_study->scenario(1)))->uuid;
    const PersonId person = must(m_study->roster().byCode(QStringLiteral("A01")))->id;
    for (const ItemSummary& item : must(m_study->labelling().items(person)))
        m_items[item.position] = must((*m_study)->scenario(item.scenario))->uuid;
    const Uuid leader = must(m_study->roster().byCode(QStringLiteral("C01")))->uuid;
    must((*m_study)->syncing().join({QStringLiteral("played"),
                                     5432,
                                     QStringLiteral("subtext"),
                                     QStringLiteral("login"),
                                     {},
                                     leader,
                                     leader,
                                     QStringLiteral("coordinator"),
                                     leader}));
}

WireRow WithdrawalTravelTest::row(const char* kind, int number, qint64 at,
                                  const QByteArray& body) const
{
    WireRow row;
    row.kind = QString::fromLatin1(kind);
    row.v = 1;
    row.uuid = *Uuid::fromText(QStringLiteral("dddddddd-0000-4000-8000-00000000000%1").arg(number));
    row.person = m_person;
    row.at = at;
    row.body = body;
    return row;
}

QString WithdrawalTravelTest::saidBy(Study& study) const
{
    const auto people = must(study.roster().people());
    const auto person = std::find_if(people.begin(), people.end(),
                                     [this](const Person& each) { return each.uuid == m_person; });
    QStringList said{must(study.assigning().isWithdrawn(person->id)) ? QStringLiteral("out")
                                                                     : QStringLiteral("in")};
    for (const ItemSummary& item : must(study.labelling().items(person->id)))
        said << must(study.scenario(item.scenario))->uuid.text() + u'@' +
                    QString::number(item.position);
    return said.join(u' ');
}

QString WithdrawalTravelTest::saidAfter(const std::vector<WireRow>& rows, const QString& path) const
{
    FixedClock clock;
    clock.advance(10 * (Later - FixedClock::Start));
    NumberedIds ids(30);
    const auto study = must(Study::open(path, Study::Access::Write, {clock, ids, {}}));
    Syncing& syncing = study->syncing();
    const Uuid uuid = must(study->info()).uuid;
    const TeamMembership own = *must(syncing.membership());
    must(syncing.begin({uuid, own.person, own.device, own.role, own.incarnation, 1}));
    for (const WireRow& row : rows) {
        const StreamCursor cursor(uuid, streamKey(StreamClass::About, row.person, std::nullopt));
        must(syncing.receive({{m_person, cursor, {row}}}));
    }
    if (!must(syncing.standing()).parked.empty())
        return QStringLiteral("parked");
    must(study->verifyAudit());
    return saidBy(*study);
}

void WithdrawalTravelTest::everyOrder_endsTheSame_data()
{
    QTest::addColumn<std::vector<int>>("at"); // of withdrawal, withdrawal, return, take, give
    QTest::addColumn<bool>("isOut");
    QTest::addColumn<bool>("isOpenTheirs");
    QTest::newRow("back again last") << std::vector{1, 2, 3, 1, 3} << false << true;
    QTest::newRow("nobody gives the item back") << std::vector{1, 2, 3, 2, 1} << false << false;
    QTest::newRow("out once more") << std::vector{1, 3, 2, 3, 2} << true << false;
    // The higher UUID counts, which is that of the return, and of the item that is given.
    QTest::newRow("all at one moment") << std::vector{2, 2, 2, 2, 2} << false << true;
}

void WithdrawalTravelTest::everyOrder_endsTheSame()
{
    QFETCH(const std::vector<int>, at);
    QFETCH(const bool, isOut);
    QFETCH(const bool, isOpenTheirs);
    const QString said = expected(isOut, isOpenTheirs);
    const auto moment = [&](std::size_t row) { return Later + at.at(row); };
    const std::vector<WireRow> rows{withdrawal(1, moment(0), true), withdrawal(2, moment(1), true),
                                    withdrawal(3, moment(2), false), taken(4, moment(3)),
                                    given(5, moment(4))};
    const QString origin = m_study->path();
    m_study->close();
    const QString path = m_study->filePath(QStringLiteral("machine.subtext"));
    std::vector<std::size_t> order(rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    int orders = 0;
    do {
        std::vector<WireRow> arriving;
        QStringList numbers;
        for (const std::size_t place : order) {
            arriving.push_back(rows.at(place));
            numbers << QString::number(place + 1);
        }
        QFile::remove(path);
        QVERIFY(QFile::copy(origin, path));
        const QString ended = saidAfter(arriving, path);
        QVERIFY2(ended == said, qUtf8Printable(numbers.join(u' ') + QStringLiteral(": ") + ended));
        ++orders;
    } while (std::next_permutation(order.begin(), order.end()));
    QCOMPARE(orders, 120);
}

// Two coordinators with a copy each; one of them takes back what both said.
void WithdrawalTravelTest::mergedCopies_endTheSame()
{
    const PersonId person = must(m_study->roster().byCode(QStringLiteral("A01")))->id;
    const QString origin = m_study->path();
    m_study->close();
    const QStringList paths{m_study->filePath(QStringLiteral("one.subtext")),
                            m_study->filePath(QStringLiteral("two.subtext"))};
    for (int copy = 0; copy < 2; ++copy) {
        QVERIFY(QFile::copy(origin, paths.at(copy)));
        FixedClock clock;
        clock.advance(3'600'000 * (copy + 1));
        NumberedIds ids(40 + copy);
        const auto study =
            must(Study::open(paths.at(copy), Study::Access::Write, {clock, ids, {}}));
        QCOMPARE(must(study->assigning().withdraw(person)), qint64{1});
        clock.advance(7'200'000);
        if (copy == 0)
            must(study->assigning().readmit(person)); // after both
    }
    QStringList ended;
    for (int copy = 0; copy < 2; ++copy) {
        FixedClock clock;
        clock.advance(86'400'000);
        NumberedIds ids(50 + copy);
        const QString path = m_study->filePath(QStringLiteral("merged%1.subtext").arg(copy));
        QVERIFY(QFile::copy(paths.at(copy), path));
        const auto study = must(Study::open(path, Study::Access::Write, {clock, ids, {}}));
        must(study->merging().merge({paths.at(1 - copy)}));
        must(study->verifyAudit());
        ended << saidBy(*study);
    }
    QCOMPARE(ended.at(0), expected(false, false));
    QCOMPARE(ended.at(1), ended.at(0));
}

SUBTEXT_TEST(WithdrawalTravelTest)
#include "withdrawaltraveltest.moc"
