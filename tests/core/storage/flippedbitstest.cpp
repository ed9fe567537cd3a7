// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"
#include "core/exchange/decisioncsv.h"
#include "core/figures/figures.h"
#include "core/figures/qualityreport.h"
#include "core/publishing/releasedrafting.h"
#include "core/study/study.h"
#include "tests/support/checks.h"
#include "tests/support/environments.h"
#include "tests/support/everything.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/releases.h"
#include "tests/support/writtentables.h"

#include <QDir>

using namespace subtext;
using namespace subtext::test;

namespace {

constexpr int FlipsOfAKind = 200;

/// What a b-tree page of SQLite's file format (section 1.6) holds: bytes that say something.
struct Page
{
    qsizetype begin = 0;        ///< Of its header in the file.
    qsizetype end = 0;          ///< Of the page.
    qsizetype pointersEnd = 0;  ///< Of its header and list of cells.
    qsizetype contentBegin = 0; ///< Of its cells, which go to the end.
    bool isIndex = false;

    qsizetype size() const { return pointersEnd - begin + end - contentBegin; }
    qsizetype at(qsizetype number) const
    {
        const qsizetype head = pointersEnd - begin;
        return number < head ? begin + number : contentBegin + number - head;
    }
};

std::vector<Page> pagesOf(const QByteArray& file)
{
    constexpr qsizetype PageSize = 4096;
    constexpr qsizetype FileHeader = 100;
    const auto two = [&](qsizetype at) {
        return static_cast<quint8>(file[at]) * 256 + static_cast<quint8>(file[at + 1]);
    };
    std::vector<Page> pages;
    for (qsizetype start = 0; start < file.size(); start += PageSize) {
        Page page;
        page.begin = start == 0 ? FileHeader : start;
        page.end = start + PageSize;
        const int kind = file[page.begin];
        if (kind != 2 && kind != 5 && kind != 10 && kind != 13)
            continue; // an overflow page, or a free one
        page.isIndex = kind == 2 || kind == 10;
        const bool isInterior = kind == 2 || kind == 5;
        page.pointersEnd = page.begin + (isInterior ? 12 : 8) + 2 * two(page.begin + 3);
        page.contentBegin = start + two(page.begin + 5);
        pages.push_back(page);
    }
    return pages;
}

template <typename T> T must(Result<T> result)
{
    if (!result)
        throw std::runtime_error(describe(result).toStdString());
    return std::move(*result);
}

/// Everything that the program tells or hands on of a study, one after the other.
QByteArray outputsOf(Study& study)
{
    const auto draft = must(study.releaseDrafting().draft({}, {}));
    QByteArray all;
    for (const ReleaseFile& file : filesOf(draft))
        all += file.path.toUtf8() + '\n' + file.bytes;
    const StudyData data = must(study.snapshot());
    all += tidyCsv(data) + jsonLines(data);
    for (const QLatin1String subtype : AllSubtypes)
        all += ceiCsv(data, subtype);
    for (const Decision& decision : data.decisionHistory)
        all += decision.uuid.text().toUtf8() + basisToken(decision.basis).data() +
               decision.note.toUtf8() + QByteArray::number(decision.person.value) + '\n';
    const QualityReport report = must(study.figures().check());
    for (std::size_t size : {report.level1.size(), report.level2.size(), report.level3.size(),
                             report.needsDecision.size()})
        all += QByteArray::number(static_cast<qulonglong>(size)) + ' ';
    return all;
}

} // namespace

/// One bit of a study that says something is turned over, as a disk does it: nothing that is told
/// or handed on changes without a word.
class FlippedBitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void flippedBit_isNoticedOrChangesNothing_data();
    void flippedBit_isNoticedOrChangesNothing();
    void headerOfTheFile_isNoticedOrChangesNothing();
    void damagedIndex_isMended_onlyWhereTheRowsAreSound();

private:
    enum class Outcome { Refused, Broken, Same };
    Outcome tryFlip(qsizetype at, int bit);
    void tryToMend();

    QTemporaryDir m_folder;
    FixedClock m_clock;
    CountingIds m_ids;
    Environment m_environment{m_clock, m_ids, {}};
    QString m_path;
    QByteArray m_sound;
    QByteArray m_expected;
    int m_mended = 0;
};

void FlippedBitsTest::initTestCase()
{
    m_path = m_folder.filePath(QStringLiteral("a.subtext"));
    m_sound = studyWithEverything(SUBTEXT_MAKE_FIXTURE);
    writeFile(m_path, m_sound);
    const auto study = Study::open(m_path, Study::Access::Read, m_environment);
    VERIFY_HOLDS(study);
    VERIFY_HOLDS((*study)->verifyAudit());
    m_expected = outputsOf(**study);
    QVERIFY(m_expected.size() > 50'000);
}

FlippedBitsTest::Outcome FlippedBitsTest::tryFlip(qsizetype at, int bit)
{
    QByteArray bytes = m_sound;
    bytes[at] = static_cast<char>(bytes[at] ^ (1 << bit));
    writeFile(m_path, bytes);
    const auto opened = Study::open(m_path, Study::Access::Read, m_environment);
    if (!opened) {
        if (isSystemRefusal(opened.error().code))
            throw std::runtime_error("a system refusal: " + describe(opened).toStdString());
        if (opened.error().value == QLatin1String("index"))
            tryToMend();
        return Outcome::Refused;
    }
    Study& study = **opened;
    if (!study.verifyAudit()) {
        // Whoever drafts a release notices too; the commands ask as `verify` does.
        if (study.releaseDrafting().draft({}, {}))
            throw std::runtime_error("the release did not notice");
        return Outcome::Broken;
    }
    if (outputsOf(study) != m_expected)
        throw std::runtime_error("other outputs, and nobody said a word");
    return Outcome::Same;
}

/// Opened for work the study is as it was, or it is refused and stays as it is.
void FlippedBitsTest::tryToMend()
{
    const QByteArray damaged = readFile(m_path);
    {
        auto opened = Study::open(m_path, Study::Access::Write, m_environment);
        if (!opened) {
            if (readFile(m_path) != damaged)
                throw std::runtime_error("refused, and not left alone: " +
                                         describe(opened).toStdString());
            return;
        }
        if (!(*opened)->isMended() || outputsOf(**opened) != m_expected)
            throw std::runtime_error("mended, and not as it was");
        must(Result<bool>((*opened)->verifyAudit().map([] { return true; })));
        ++m_mended;
    }
    const auto again = Study::open(m_path, Study::Access::Read, m_environment);
    if (!again || (*again)->isMended() || outputsOf(**again) != m_expected)
        throw std::runtime_error("not mended for good");
}

void FlippedBitsTest::flippedBit_isNoticedOrChangesNothing_data()
{
    QTest::addColumn<bool>("isIndex");
    QTest::newRow("in indexes") << true;
    QTest::newRow("in tables") << false;
}

void FlippedBitsTest::flippedBit_isNoticedOrChangesNothing()
{
    QFETCH(bool, isIndex);
    std::vector<Page> pages;
    std::uint32_t bytes = 0;
    for (const Page& page : pagesOf(m_sound)) {
        if (page.isIndex != isIndex)
            continue;
        pages.push_back(page);
        bytes += static_cast<std::uint32_t>(page.size());
    }
    QVERIFY(pages.size() > 10);
    PythonRandom random(isIndex ? 1 : 2);
    std::map<Outcome, int> counts;
    m_mended = 0;
    for (int flip = 0; flip < FlipsOfAKind; ++flip) {
        qsizetype number = random.below(bytes);
        const int bit = static_cast<int>(random.below(8));
        auto page = pages.begin();
        for (; number >= page->size(); ++page)
            number -= page->size();
        const qsizetype at = page->at(number);
        try {
            ++counts[tryFlip(at, bit)];
        } catch (const std::exception& exception) {
            QFAIL(qPrintable(QStringLiteral("byte %1, bit %2: %3")
                                 .arg(at)
                                 .arg(bit)
                                 .arg(QString::fromUtf8(exception.what()))));
        }
    }
    qInfo("%d refused (%d of them mended), %d found by the chain, %d without effect",
          counts[Outcome::Refused], m_mended, counts[Outcome::Broken], counts[Outcome::Same]);
    QVERIFY(counts[Outcome::Refused] > 20);
    QVERIFY(isIndex ? m_mended > 20 : counts[Outcome::Broken] > 20);
}

void FlippedBitsTest::headerOfTheFile_isNoticedOrChangesNothing()
{
    for (qsizetype at = 0; at < 100; ++at) {
        for (int bit : {0, 3, 7}) {
            try {
                tryFlip(at, bit);
            } catch (const std::exception& exception) {
                QFAIL(qPrintable(QStringLiteral("byte %1, bit %2: %3")
                                     .arg(at)
                                     .arg(bit)
                                     .arg(QString::fromUtf8(exception.what()))));
            }
        }
    }
}

// A row that was damaged differs from its index as well; the index is right then.
void FlippedBitsTest::damagedIndex_isMended_onlyWhereTheRowsAreSound()
{
    const auto uuid = [&] {
        writeFile(m_path, m_sound);
        return RawSql(m_path).value(QStringLiteral("SELECT uuid FROM annotation LIMIT 1")).toUtf8();
    }();
    // Once it stands in the table, and twice in indexes.
    QList<qsizetype> places;
    for (qsizetype at = m_sound.indexOf(uuid); at >= 0; at = m_sound.indexOf(uuid, at + 1))
        places << at;
    int refused = 0;
    int mended = 0;
    for (qsizetype at : places) {
        QByteArray bytes = m_sound;
        bytes[at] = bytes[at] == '1' ? '2' : '1';
        writeFile(m_path, bytes);
        const auto read = Study::open(m_path, Study::Access::Read, m_environment);
        if (read)
            continue; // where a page has room and nothing is read
        ++refused;
        QCOMPARE(read.error().code, ErrorCode::StudyDamaged);
        QCOMPARE(read.error().value, QStringLiteral("index"));
        const auto opened = Study::open(m_path, Study::Access::Write, m_environment);
        if (opened) {
            ++mended;
            QVERIFY((*opened)->isMended());
            QVERIFY(outputsOf(**opened) == m_expected);
        } else {
            QCOMPARE(opened.error().code, ErrorCode::StudyDamaged);
            QVERIFY(readFile(m_path) == bytes);
        }
    }
    QCOMPARE(refused, 3);
    QCOMPARE(mended, 2);
}

SUBTEXT_TEST(FlippedBitsTest)
#include "flippedbitstest.moc"
