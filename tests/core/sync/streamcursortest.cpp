// SPDX-License-Identifier: MIT
#include "core/sync/streamcursor.h"

#include "core/sync/chain.h"
#include "core/sync/seal.h"
#include "tests/support/registeredtest.h"
#include "tests/support/uuids.h"

#include <QtTest>

#include <random>

using namespace subtext;
using test::uuidFor;

// A stream that several devices write to, as an honest server keeps it, and as another might.
class StreamCursorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void honestStream_isTakenWhole();
    void everyTampering_isFound();
    void tail_isGoneOnFrom();
    void gap_isNotTaken();
    void historyThatWasWrittenAnew_isFound();
    void sealWithoutAKey_isNotTaken();
    void sealThatNobodyAsksFor_stopsNobody();
    void ownChain_goesOnWhereItWas();
};

namespace {

const Uuid& study()
{
    static const Uuid id = uuidFor(QStringLiteral("study"));
    return id;
}

QString key()
{
    return QStringLiteral("staff::");
}

DeviceKeys keysOf(int device)
{
    return deviceKeysFrom(QByteArray(32, static_cast<char>('a' + device)));
}

Uuid deviceId(int device)
{
    return uuidFor(QStringLiteral("device %1").arg(device));
}

std::optional<QByteArray> keyOf(const Uuid& device)
{
    for (int i = 0; i < 3; ++i) {
        if (deviceId(i) == device)
            return keysOf(i).publicKey;
    }
    return std::nullopt;
}

WireRow rowOf(int number)
{
    WireRow row;
    row.kind = QStringLiteral("dismissal");
    row.uuid = uuidFor(QStringLiteral("row %1").arg(number));
    row.at = number;
    row.body = "{\"n\":" + QByteArray::number(number) + '}';
    return row;
}

/// Entries of three devices in a random order; some end a batch and are sealed.
std::vector<StreamEntry> honest(int count, std::mt19937& random)
{
    std::vector<OwnChain> chains;
    for (int device = 0; device < 3; ++device)
        chains.emplace_back(study(), key(), deviceId(device));
    std::vector<StreamEntry> entries;
    QByteArray head = firstHead();
    for (int n = 1; n <= count; ++n) {
        const int device = static_cast<int>(random() % 3);
        StreamEntry entry{n,
                          uuidFor(QStringLiteral("person")),
                          deviceId(device),
                          chains[static_cast<std::size_t>(device)].add(rowOf(n)),
                          {}};
        head = nextHead(head, entry.linked.link);
        entry.head = head;
        if (random() % 2 == 0) {
            entry.linked.anchor = QByteArray(32, '\7');
            entry.linked.seal =
                sealOf(entry.linked.link, entry.linked.anchor, keysOf(device).secretKey);
        }
        entries.push_back(entry);
    }
    return entries;
}

/// How many are taken until one is not.
std::size_t takenOf(StreamCursor& cursor, const std::vector<StreamEntry>& entries,
                    std::optional<EntryFault>* fault = nullptr)
{
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const StreamCursor before = cursor;
        if (const auto found = cursor.take(entries[i], &keyOf)) {
            if (!(cursor == before))
                qFatal("an entry that is not taken has moved the cursor");
            if (fault)
                *fault = found;
            return i;
        }
    }
    return entries.size();
}

/// One change by somebody who does not have the devices' keys; whether there is a difference at
/// all.
bool tamper(std::vector<StreamEntry>& entries, std::mt19937& random)
{
    const std::size_t i = random() % (entries.size() - 1); // the last one's loss nobody can tell
    StreamEntry& entry = entries[i];
    switch (random() % 9) {
    case 0:
        entry.linked.row.body += ' ';
        return true;
    case 1:
        entry.linked.row.at += 1;
        return true;
    case 2:
        entry.linked.link[5] = static_cast<char>(entry.linked.link[5] ^ 1);
        return true;
    case 3:
        entry.head[9] = static_cast<char>(entry.head[9] ^ 1);
        return true;
    case 4:
        entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i));
        return true;
    case 5:
        entries.insert(entries.begin() + static_cast<std::ptrdiff_t>(i), entry);
        return true;
    case 6:
        std::swap(entries[i], entries[i + 1]);
        return true;
    case 7:
        entry.device = deviceId(4);
        return true;
    default:
        if (entry.linked.seal.isEmpty())
            return false;
        entry.linked.seal[3] = static_cast<char>(entry.linked.seal[3] ^ 1);
        return true;
    }
}

} // namespace

void StreamCursorTest::honestStream_isTakenWhole()
{
    std::mt19937 random(1);
    for (const int count : {0, 1, 2, 40}) {
        StreamCursor cursor(study(), key());
        const std::vector<StreamEntry> entries = honest(count, random);
        QCOMPARE(takenOf(cursor, entries), entries.size());
        QCOMPARE(cursor.n(), count);
        QCOMPARE(cursor.head(), count == 0 ? firstHead() : entries.back().head);
    }
}

void StreamCursorTest::everyTampering_isFound()
{
    std::mt19937 random(2);
    int changed = 0;
    for (int run = 0; run < 500; ++run) {
        std::vector<StreamEntry> entries = honest(12, random);
        if (!tamper(entries, random))
            continue;
        ++changed;
        StreamCursor cursor(study(), key());
        QVERIFY2(takenOf(cursor, entries) < entries.size(), qPrintable(QString::number(run)));
    }
    QVERIFY(changed > 400);
}

void StreamCursorTest::tail_isGoneOnFrom()
{
    std::mt19937 random(3);
    const std::vector<StreamEntry> entries = honest(10, random);
    StreamCursor whole(study(), key());
    takenOf(whole, entries);
    StreamCursor cut(study(), key());
    QCOMPARE(takenOf(cut, {entries.begin(), entries.begin() + 4}), 4U);
    QCOMPARE(takenOf(cut, {entries.begin() + 4, entries.end()}), 6U);
    QVERIFY(cut == whole);
    std::optional<EntryFault> fault;
    QCOMPARE(takenOf(cut, {entries.back()}, &fault), 0U);
    QCOMPARE(fault, EntryFault::Place);
}

// Whatever comes after it fits.
void StreamCursorTest::gap_isNotTaken()
{
    OwnChain chain(study(), key(), deviceId(0));
    StreamCursor cursor(study(), key());
    StreamEntry entry{2, {}, deviceId(0), chain.add(rowOf(1)), {}};
    entry.head = nextHead(firstHead(), entry.linked.link);
    QCOMPARE(cursor.take(entry, {}), EntryFault::Place);
    entry.n = 1;
    entry.linked.k = 2;
    QCOMPARE(cursor.take(entry, {}), EntryFault::ChainPlace);
    entry.linked.k = 1;
    QCOMPARE(cursor.take(entry, {}), std::nullopt);
}

// Whoever runs the server can link rows anew, but not so that it fits what somebody has read, and
// not with the seal of the device.
void StreamCursorTest::historyThatWasWrittenAnew_isFound()
{
    std::mt19937 random(4);
    const std::vector<StreamEntry> entries = honest(6, random);
    StreamCursor cursor(study(), key());
    QCOMPARE(takenOf(cursor, {entries.begin(), entries.begin() + 3}), 3U);
    OwnChain forged(study(), cursor.chains().begin()->second);
    StreamEntry next{
        4, entries[3].author, cursor.chains().begin()->first, forged.add(rowOf(99)), {}};
    next.head = nextHead(cursor.head(), next.linked.link);
    next.linked.anchor = QByteArray(32, '\7');
    next.linked.seal = sealOf(next.linked.link, next.linked.anchor, keysOf(7).secretKey);
    QCOMPARE(cursor.take(next, &keyOf), EntryFault::Seal);
    next.linked.k += 1;
    QCOMPARE(cursor.take(next, &keyOf), EntryFault::ChainPlace);
    StreamCursor other(study(), QStringLiteral("office::"));
    QCOMPARE(other.take(entries[0], &keyOf), EntryFault::Link); // of another stream
    StreamEntry moved = entries[3];
    moved.head = nextHead(firstHead(), moved.linked.link);
    QCOMPARE(cursor.take(moved, &keyOf), EntryFault::Head);
}

void StreamCursorTest::sealWithoutAKey_isNotTaken()
{
    OwnChain chain(study(), key(), deviceId(4)); // of which keyOf knows nothing
    StreamEntry entry{1, {}, deviceId(4), chain.add(rowOf(1)), {}};
    entry.head = nextHead(firstHead(), entry.linked.link);
    entry.linked.anchor = QByteArray(32, '\7');
    entry.linked.seal = sealOf(entry.linked.link, entry.linked.anchor, keysOf(4).secretKey);
    StreamCursor cursor(study(), key());
    QCOMPARE(cursor.take(entry, &keyOf), EntryFault::NoKey);
    entry.linked.seal.clear();
    QCOMPARE(cursor.take(entry, &keyOf), std::nullopt);
}

// Whoever has no keys reads on; the links bind them all the same.
void StreamCursorTest::sealThatNobodyAsksFor_stopsNobody()
{
    OwnChain chain(study(), key(), deviceId(4));
    StreamEntry entry{1, {}, deviceId(4), chain.add(rowOf(1)), {}};
    entry.head = nextHead(firstHead(), entry.linked.link);
    entry.linked.anchor = QByteArray(32, '\7');
    entry.linked.seal = sealOf(entry.linked.link, entry.linked.anchor, keysOf(4).secretKey);
    StreamCursor cursor(study(), key());
    QCOMPARE(cursor.take(entry, {}), std::nullopt);
    QCOMPARE(cursor.n(), 1);
    entry.n = 2;
    QCOMPARE(cursor.take(entry, {}), EntryFault::ChainPlace);
}

void StreamCursorTest::ownChain_goesOnWhereItWas()
{
    OwnChain whole(study(), key(), deviceId(0));
    OwnChain first(study(), key(), deviceId(0));
    whole.add(rowOf(1));
    first.add(rowOf(1));
    OwnChain rest(study(), first.end());
    QCOMPARE(rest.add(rowOf(2)), whole.add(rowOf(2)));
    QVERIFY(rest.end() == whole.end());
    QCOMPARE(rest.end().k, 2);
}

SUBTEXT_TEST(StreamCursorTest)
#include "streamcursortest.moc"
