// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"
#include "core/course/consents.h"
#include "core/course/practice.h"
#include "core/storage/coursestore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/core/travel/travellingrows.h"
#include "tests/support/ceipractice.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

/// Merging is a union: whichever files come, in whatever order and however often, the study says
/// the same. Two copies of each hand-out were worked on apart, so some answers contradict others.
class MergePropertyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void anyOrderAndRepetition_giveTheSameStudy();

private:
    void work(const QString& path, int source);
    void workBesideTheItems(AtHome& home);
    void repeatAnItem(const QString& path, int source);
    void spoil(const QString& path, int source);
    struct Outcome
    {
        QString stated;
        QByteArray exports;
        std::map<QString, std::vector<RefusedRow>> refused; ///< By file.

        bool operator==(const Outcome&) const = default;
    };
    /// The study as it was handed out, merged with these.
    Outcome merged(const QStringList& files);
    /// The same in alphabetical order, each file once.
    const Outcome& expected(QStringList files);

    std::unique_ptr<TestStudy> m_study;
    QByteArray m_before; ///< The study's file before anything came back.
    QStringList m_returned;
    PythonRandom m_random{2026};
    std::map<QStringList, Outcome> m_expected;
    int m_runs = 0;
};

namespace {

constexpr int Copies = 6; ///< Of each hand-out.
constexpr int Spoilt = 3; ///< The copy with rows that are refused wherever they come.

/// SUBTEXT_LONG=1 asks for more.
int rounds()
{
    return qEnvironmentVariableIntValue("SUBTEXT_LONG") == 1 ? 1'000 : 150;
}

} // namespace

void MergePropertyTest::initTestCase()
{
    // Thousands of files that nobody needs to find on a disk afterwards.
    if (QFileInfo(QStringLiteral("/dev/shm")).isWritable())
        qputenv("TMPDIR", "/dev/shm");
    TestStudy::Shape shape;
    shape.perSubtype = 2;
    shape.subtypes = {Subtype::SarcasmIrony, Subtype::MixedSignals};
    shape.annotators = 2;
    shape.ratersPerItem = 2;
    m_study = std::make_unique<TestStudy>(shape);
    QStringList handOuts;
    for (int person = 1; person <= 2; ++person)
        handOuts << handOut(*m_study, person, QStringLiteral("p%1").arg(person));
    m_before = bytesOf(*m_study);
    m_study->close();
    int source = 0;
    for (const QString& original : handOuts) {
        // Some copies are copies of one that was worked on already.
        QStringList stock{original};
        for (int copy = 0; copy < Copies; ++copy) {
            const QString from = stock.at(
                static_cast<int>(m_random.below(static_cast<std::uint32_t>(stock.size()))));
            const QString path = m_study->filePath(QStringLiteral("r%1.subtext").arg(++source));
            QVERIFY(QFile::copy(from, path));
            work(path, source);
            if (m_random.below(2) == 0)
                repeatAnItem(path, source);
            m_returned << path;
            if (source == Spoilt)
                spoil(path, source);
            else
                stock << path;
        }
    }
}

void MergePropertyTest::work(const QString& path, int source)
{
    // The same hour for several copies: then the id alone says which answer counts.
    AtHome home(path, source);
    const auto items =
        static_cast<std::uint32_t>(must(home->labelling().items(home.owner())).size());
    const std::uint32_t answers = 1 + m_random.below(4);
    for (std::uint32_t i = 0; i < answers; ++i) {
        const int position = 1 + static_cast<int>(m_random.below(items));
        const auto emotion = static_cast<Choice>(m_random.below(EmotionCount));
        VERIFY_HOLDS(home.label(position, emotion, QStringLiteral("%1/%2").arg(source).arg(i)));
        if (m_random.below(3) == 0)
            VERIFY_HOLDS(home->labelling().noteSelfCheck(home.owner(), home.item(position),
                                                         QualityCode::ContradictionPositive,
                                                         SelfCheckAction::Kept));
    }
    workBesideTheItems(home);
    if (m_random.below(2) == 0)
        VERIFY_HOLDS(home.handIn());
}

void MergePropertyTest::workBesideTheItems(AtHome& home)
{
    if (m_random.below(2) == 0)
        VERIFY_HOLDS(home->consents().record(home.owner(), m_random.below(4) > 0));
    if (m_random.below(2) > 0)
        return;
    const std::vector<CalibrationItem>& items = ceiPractice().items;
    const PracticeState state = must(home->practice().state(home.owner()));
    const CalibrationItem& next = items.at(state.answers.size());
    const auto emotion = static_cast<Choice>(m_random.below(EmotionCount));
    VERIFY_HOLDS(home->practice().record(home.owner(), next.id, completeAnswer(emotion), 900));
}

/// Before everything is submitted no page would.
void MergePropertyTest::repeatAnItem(const QString& path, int source)
{
    const auto emotion = static_cast<Choice>(m_random.below(EmotionCount));
    forge(path, 100 + source, [&](StudyContext& context) {
        context.course.insertRepeat({context.env.ids.next(), context.people.all().front().id,
                                     context.scenarios.all(Items::All).front().id,
                                     FixedClock::Start, completeAnswer(emotion), 900});
    });
}

void MergePropertyTest::spoil(const QString& path, int source)
{
    forge(path, 200 + source, [](StudyContext& context) {
        const PersonId owner = context.people.all().front().id;
        Scenario unknown = context.scenarios.all(Items::All).front();
        VisitRow row{
            context.env.ids.next().text(), owner, unknown.id, {FixedClock::Start, 10, 5, 0}};
        row.visit.wallMs = std::numeric_limits<qint64>::max();
        insertRow(context, row);
        unknown.uuid = context.env.ids.next();
        unknown.sourceId = QStringLiteral("new");
        insertRow(context, VisitRow{context.env.ids.next().text(),
                                    owner,
                                    context.scenarios.insert(unknown),
                                    {FixedClock::Start, 10, 5, 0}});
        context.course.insertConsent(
            {context.env.ids.next(), owner, FixedClock::Start, QString(64, u'0'), 0, true});
    });
}

MergePropertyTest::Outcome MergePropertyTest::merged(const QStringList& files)
{
    const QString path = m_study->filePath(QStringLiteral("merged%1.subtext").arg(++m_runs));
    writeFile(path, m_before);
    FixedClock clock;
    NumberedIds ids(10'000);
    Outcome result;
    {
        const auto study = Study::open(path, Study::Access::Write, {clock, ids, {}});
        if (!study)
            qFatal("open");
        const auto outcomes = (*study)->merging().merge(files);
        if (!outcomes)
            qFatal("merge");
        for (const MergedFile& file : *outcomes) {
            const auto [known, isFirst] = result.refused.emplace(file.file, file.refused);
            if (file.error || known->second != file.refused)
                qFatal("%s was refused", qUtf8Printable(file.file));
        }
        if (!(*study)->verifyAudit())
            qFatal("the chain is broken");
        result.stated = statedRows(path);
        result.exports = exportsOf(**study);
    }
    QFile::remove(path);
    return result;
}

const MergePropertyTest::Outcome& MergePropertyTest::expected(QStringList files)
{
    files.sort();
    auto known = m_expected.find(files);
    if (known == m_expected.end())
        known = m_expected.emplace(files, merged(files)).first;
    return known->second;
}

void MergePropertyTest::anyOrderAndRepetition_giveTheSameStudy()
{
    int contradictions = 0;
    int refusals = 0;
    for (int round = 0; round < rounds(); ++round) {
        QStringList files;
        const int count = m_random.below(8) == 0 ? 3 : 2;
        while (files.size() < count) {
            const QString file = m_returned.at(
                static_cast<int>(m_random.below(static_cast<std::uint32_t>(m_returned.size()))));
            if (!files.contains(file))
                files << file;
        }
        std::vector<QString> other(files.begin(), files.end());
        if (m_random.below(4) == 0)
            other.push_back(other.front()); // it came twice
        m_random.shuffle(other);
        const Outcome& here = expected(files);
        const Outcome there = merged(QStringList(other.begin(), other.end()));
        QVERIFY2(here == there, qPrintable(QStringLiteral("round %1").arg(round)));
        QVERIFY(!here.stated.isEmpty());
        contradictions += here.exports != expected({files.front()}).exports ? 1 : 0;
        for (const auto& [file, refused] : here.refused) {
            QCOMPARE(refused.size(), file == m_returned.at(Spoilt - 1) ? std::size_t{3} : 0);
            refusals += refused.empty() ? 0 : 1;
        }
    }
    // Otherwise the files would say nothing that could depend on an order.
    QVERIFY(contradictions > rounds() / 2);
    QVERIFY(refusals > rounds() / 20);
    // Every table has something to bring together.
    const QString stated = expected(m_returned).stated;
    for (const char* table : {"consent", "practice_answer", "repeat_answer", "hand_in"})
        QVERIFY2(!stated.contains(QLatin1String(table) + QStringLiteral("\n\n")), table);
}

SUBTEXT_TEST(MergePropertyTest)

#include "mergepropertytest.moc"
