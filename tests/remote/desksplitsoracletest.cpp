// SPDX-License-Identifier: MIT
// What the server says adjudicators have to decide is what the file says, whatever was done.
#include "core/base/freshsecret.h"
#include "core/base/pythonrandom.h"
#include "core/course/assigning.h"
#include "core/course/moreraters.h"
#include "core/course/roster.h"
#include "core/desk/comparing.h"
#include "core/desk/deciding.h"
#include "core/desk/deskqueue.h"
#include "core/operation/corrections.h"
#include "core/storage/database.h"
#include "core/travel/importing.h"
#include "core/travel/wiremapping.h"
#include "tests/remote/support/team.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/tasks.h"
#include "tests/support/teststudy.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace subtext;
using namespace subtext::test;

class DeskSplitsOracleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void randomActs_leaveServerAndFileWithOneList_data();
    void randomActs_leaveServerAndFileWithOneList();

private:
    std::unique_ptr<PostgresServer> m_server;
};

namespace {

struct SplitsCase
{
    bool hasManyQuestions = false; ///< Of the eight two are answered differently.
    int annotators = 5;
    int raters = 3;
    int dropsOut = 0; ///< Which annotator has no item from the beginning; 0: all have theirs.
};

/// One file in which everybody works, and a server to which all of its rows go: those of desks
/// through the devices of their adjudicators, all others through the coordinator's. So the file
/// knows what no file of a team does, and core can be asked about both adjudicators at once.
class SplitsPlay
{
public:
    static constexpr int Items = 5;

    SplitsPlay(PostgresServer& server, const SplitsCase& shape, quint32 seed)
        : m_server(server)
        , m_shape(shape)
        , m_random(seed)
        , m_file(fileOf(shape))
    {
        if (shape.hasManyQuestions)
            importStories();
        for (const Scenario& scene : must(m_file->scenarios())) {
            m_scenes.push_back(scene.id);
            m_uuids[scene.id] = scene.uuid;
        }
        must(m_file.assigning().assign(shape.raters, 42));
        m_deciders = must(m_file.roster().add(
            {{QStringLiteral("J01"), QStringLiteral("One"), Role::Adjudicator},
             {QStringLiteral("J02"), QStringLiteral("Two"), Role::Adjudicator},
             {QStringLiteral("C01"), QStringLiteral("Lead"), Role::Coordinator}}));
        if (shape.dropsOut > 0)
            dropOut(shape.dropsOut);
        share();
    }

    QString trouble; ///< Empty as long as all was taken and everything is the same.
    int splitSteps = 0;
    int throughSteps = 0;
    int openings = 0;

    void labelAll()
    {
        for (const ScenarioId scene : m_scenes) {
            for (const PersonId rater : must(m_file->raters(scene)))
                label(rater, scene);
        }
    }

    /// What was done, in a word.
    QString act()
    {
        m_file.clock.advance(1'000);
        const std::uint32_t which = m_random.below(26);
        const ScenarioId scene = m_scenes[m_random.below(Items)];
        const PersonId judge = m_deciders[m_random.below(2)].id;
        const PersonId lead = m_deciders[2].id;
        if (which < 9)
            return labelBySomebody(scene);
        if (which < 12)
            return decide(judge, scene);
        if (which < 17)
            return decideEverySplit(judge);
        switch (which) {
        case 17:
            return said("undo", m_file->deciding().undo(judge));
        case 18:
            return said("leave out",
                        m_file->corrections().leaveOut(scene, QStringLiteral("Why"), lead));
        case 19:
        case 20:
            return said("take in",
                        m_file->corrections().takeBackIn(scene, QStringLiteral("Why"), lead));
        case 21:
        case 22:
            return said("more raters", m_file->moreRaters().assign());
        case 23:
            return said("no more raters", m_file->moreRaters().takeBack());
        case 24:
            return dropOut(
                1 + static_cast<int>(m_random.below(static_cast<quint32>(m_shape.annotators))));
        default:
            return said("fill", m_file.assigning().fill(7));
        }
    }

    /// Sends what is new.
    void send()
    {
        const int round = m_server.admin()
                              .run(QStringLiteral("SELECT round FROM subtext.study WHERE id = $1"),
                                   {m_lead->study.text()})
                              .value()
                              .toInt();
        for (const std::vector<WireRow>& rows : newRows()) {
            std::map<Device*, std::vector<WireRow>> bySender;
            for (WireRow row : rows) {
                Device* sender = m_lead.get();
                if (row.kind == QLatin1String("decision")) {
                    row.round = round;
                    sender =
                        row.person == m_judges[0]->person ? m_judges[0].get() : m_judges[1].get();
                }
                bySender[sender].push_back(std::move(row));
            }
            for (const auto& [sender, theirs] : bySender) {
                const Pushed pushed = sender->push(theirs);
                if (static_cast<std::size_t>(pushed.taken) != theirs.size())
                    trouble += QStringLiteral("%1 not taken: %2 ")
                                   .arg(theirs.front().kind,
                                        pushed.answer.message + pushed.reasons.join(u' '));
            }
        }
    }

    void compare()
    {
        const std::map<Uuid, std::set<std::size_t>> splits = splitsOfDesk();
        expect("splits", splitsOfServer(), toText(splits));
        bool areThrough = true;
        for (std::size_t i = 0; i < m_judges.size(); ++i) {
            const auto open = openTo(m_deciders[i].id, splits);
            expect("desk",
                   m_judges[i]
                       ->run(QStringLiteral("SELECT format('%s of %s', d ->> 'open', "
                                            "d ->> 'splits') FROM team.desk_progress() d"))
                       .value(),
                   QStringLiteral("%1 of %2").arg(open).arg(splits.size()));
            areThrough = areThrough && open == 0;
        }
        const auto both = must(m_file->comparing().comparison());
        if (both && both->isReady != areThrough)
            trouble += QStringLiteral("through is %1 in the file ").arg(both->isReady ? 1 : 0);
        const QString opened = m_judges[0]->run(QStringLiteral("SELECT team.open_desks()")).value();
        if (opened == QLatin1String("t") && both && !both->isReady)
            trouble += QStringLiteral("opened too early ");
        splitSteps += splits.empty() ? 0 : 1;
        throughSteps += both && both->isReady && !splits.empty() ? 1 : 0;
        openings += opened == QLatin1String("t") ? 1 : 0;
    }

private:
    static TestStudy::Shape fileOf(const SplitsCase& of)
    {
        TestStudy::Shape shape;
        shape.perSubtype = of.hasManyQuestions ? 0 : Items;
        shape.subtypes = {QString(AllSubtypes.front())};
        shape.annotators = of.annotators;
        shape.ratersPerItem = 0;
        shape.protocol.moreRaters = 1;
        if (of.hasManyQuestions)
            shape.task = *builtInTask(u"emoscene");
        return shape;
    }

    void importStories()
    {
        ImportedFile file;
        for (const Scenario& story : storiesAboutMara(Items)) {
            ImportedRecord& record = file.records.emplace_back();
            record.line = static_cast<int>(file.records.size());
            record.scenario = story;
        }
        must(m_file->importing().apply({file}));
    }

    /// The study on the server, with a device of each who decides.
    void share()
    {
        const Uuid study = must(m_file->info()).uuid;
        const Uuid lead = m_deciders[2].uuid;
        QString secret = freshSecret();
        const SqlAnswer made = m_server.admin().run(
            QStringLiteral("SELECT subtext.create_study($1, $2, 'C01', $3) ->> 'login'"),
            {study.text(), lead.text(), verifierOf(m_server, secret)});
        m_lead = std::make_unique<Device>(m_server, study, lead, made.value(), secret);
        m_lead->enrol();
        send();
        for (std::size_t i = 0; i < m_judges.size(); ++i) {
            secret = freshSecret();
            const SqlAnswer invited =
                m_lead->run(QStringLiteral("SELECT team.invite($1, $2) ->> 'login'"),
                            {m_deciders[i].uuid.text(), verifierOf(m_server, secret)});
            m_judges[i] = std::make_unique<Device>(m_server, study, m_deciders[i].uuid,
                                                   invited.value(), secret);
            m_judges[i]->enrol();
        }
    }

    template <typename Done> static QString said(const char* what, const Done& done)
    {
        return QLatin1String(what) + (done ? QString() : QStringLiteral(" (refused)"));
    }

    QString labelBySomebody(ScenarioId scene)
    {
        const std::vector<PersonId> raters = must(m_file->raters(scene));
        if (raters.empty())
            return QStringLiteral("nobody labels");
        return label(raters[m_random.below(static_cast<quint32>(raters.size()))], scene);
    }

    QString label(PersonId rater, ScenarioId scene)
    {
        constexpr std::array<Choice, 3> Labels{Emotion::Joy, Emotion::Fear, Emotion::Anger};
        Answer answer = yesTo({});
        if (m_shape.hasManyQuestions) {
            for (std::size_t row = 0; row < 2; ++row)
                answer.ballot.at(row) = static_cast<Choice>(m_random.below(2));
        } else {
            answer = completeAnswer(Labels.at(m_random.below(3)));
        }
        return said("label", m_file.labelling().submit(rater, scene, submissionOf(answer)));
    }

    std::optional<Pick> anyPick()
    {
        return m_random.below(3) == 0 ? Pick{} : Pick{static_cast<Choice>(m_random.below(2))};
    }

    static Verdict verdictOf(const Picks& picks)
    {
        Verdict verdict;
        verdict.picks = picks;
        verdict.basis = Basis::Misreading;
        verdict.note = QStringLiteral("Heard so.");
        return verdict;
    }

    /// About one question, or about two, split or not.
    QString decide(PersonId judge, ScenarioId scene)
    {
        Picks picks{};
        const std::uint32_t which = m_shape.hasManyQuestions ? m_random.below(3) : 0;
        if (which != 1)
            picks.at(0) = anyPick();
        if (which != 0)
            picks.at(1) = anyPick();
        return said("decide", m_file->deciding().decide(judge, scene, verdictOf(picks)));
    }

    /// What the desk shows as split, and no other question.
    QString decideEverySplit(PersonId judge)
    {
        for (const DeskItem& item : must(m_file->deskQueue().items(judge))) {
            Picks picks{};
            for (std::size_t i = 0; i < item.questions.size(); ++i) {
                if (item.questions[i].isSplit())
                    picks.at(i) = anyPick();
            }
            if (isEmpty(picks))
                continue;
            m_file.clock.advance(10);
            must(m_file->deciding().decide(judge, item.scenario, verdictOf(picks)));
        }
        return QStringLiteral("decide all");
    }

    /// Or comes back.
    QString dropOut(int number)
    {
        const PersonId person = m_file.person(number);
        return must(m_file.assigning().isWithdrawn(person))
                   ? said("come back", m_file.assigning().readmit(person))
                   : said("drop out", m_file.assigning().withdraw(person));
    }

    /// By table, in the order of the registry: what is referred to comes first.
    std::vector<std::vector<WireRow>> newRows()
    {
        const auto database = must(Database::open(m_file.path(), Database::Mode::ReadOnly));
        std::vector<std::vector<WireRow>> tables;
        must(database->read([&] {
            Records records(*database);
            const WireSource source{database->schemaVersion(),
                                    [](const Uuid&) { return QStringLiteral("X"); }};
            for (const PortableTable& table : portableTables()) {
                if (table.travels == Travels::Never)
                    continue;
                std::vector<WireRow> rows;
                for (const Record& record : records.all(table)) {
                    if (!m_sent.insert(QString(table.table) + record.uuid).second)
                        continue;
                    for (WireRow& row : wireRowsOf(table, record, source))
                        rows.push_back(std::move(row));
                }
                if (!rows.empty())
                    tables.push_back(std::move(rows));
            }
        }));
        return tables;
    }

    std::map<Uuid, std::set<std::size_t>> splitsOfDesk()
    {
        std::map<Uuid, std::set<std::size_t>> splits;
        for (const DeskItem& item : must(m_file->deskQueue().items(m_deciders[0].id))) {
            for (std::size_t i = 0; i < item.questions.size(); ++i) {
                if (item.questions[i].isSplit())
                    splits[m_uuids.at(item.scenario)].insert(i);
            }
        }
        return splits;
    }

    static QString toText(const std::map<Uuid, std::set<std::size_t>>& splits)
    {
        QStringList lines;
        for (const auto& [scene, questions] : splits) {
            for (const std::size_t question : questions)
                lines << scene.text() + u' ' + QString::number(question + 1);
        }
        lines.sort();
        return lines.join(u'|');
    }

    QString splitsOfServer()
    {
        QStringList lines = m_server.admin()
                                .run(QStringLiteral("SELECT s.scenario || ' ' || s.question "
                                                    "FROM subtext.splits($1) s"),
                                     {m_lead->study.text()})
                                .column();
        lines.sort();
        return lines.join(u'|');
    }

    /// How many items this adjudicator has not decided in every question that is split.
    int openTo(PersonId judge, const std::map<Uuid, std::set<std::size_t>>& splits)
    {
        std::map<Uuid, Picks> voice;
        for (const Decision& decision : must(m_file->decisionHistory())) {
            if (!decision.isNobodysOwn() && decision.person == judge)
                voice[m_uuids.at(decision.scenario)] =
                    decision.isDecided() ? decision.picks : Picks();
        }
        int open = 0;
        for (const auto& [scene, questions] : splits) {
            const Picks picks = voice[scene];
            open += std::all_of(questions.begin(), questions.end(),
                                [&](std::size_t i) { return picks.at(i).has_value(); })
                        ? 0
                        : 1;
        }
        return open;
    }

    void expect(const char* what, const QString& server, const QString& file)
    {
        if (server != file)
            trouble += QStringLiteral("%1: the server says %2, the file %3 ")
                           .arg(QLatin1String(what), server, file);
    }

    PostgresServer& m_server;
    SplitsCase m_shape;
    PythonRandom m_random;
    TestStudy m_file;
    std::vector<ScenarioId> m_scenes;
    std::map<ScenarioId, Uuid> m_uuids;
    std::vector<Person> m_deciders; ///< Two adjudicators and the coordinator.
    std::unique_ptr<Device> m_lead;
    std::array<std::unique_ptr<Device>, 2> m_judges;
    std::set<QString> m_sent;
};

} // namespace

// Studies of tests count their ids from 1, so two of them are one study to a server.
void DeskSplitsOracleTest::init()
{
    START_OR_SKIP(m_server);
}

void DeskSplitsOracleTest::cleanup()
{
    m_server.reset();
}

void DeskSplitsOracleTest::randomActs_leaveServerAndFileWithOneList_data()
{
    QTest::addColumn<bool>("hasManyQuestions");
    QTest::addColumn<int>("annotators");
    QTest::addColumn<int>("raters");
    QTest::addColumn<int>("dropsOut");
    QTest::addColumn<quint32>("seed");
    QTest::newRow("one question") << false << 5 << 3 << 0 << 1U;
    QTest::newRow("one question again") << false << 5 << 3 << 0 << 2U;
    QTest::newRow("two questions") << true << 6 << 4 << 0 << 3U;
    QTest::newRow("two questions again") << true << 6 << 4 << 0 << 4U;
    // Of three one has no item any more: seats are numbered 2 and 3, 1 and 3, 1 and 2.
    for (int person = 1; person <= 3; ++person)
        QTest::addRow("A0%d drops out", person)
            << false << 3 << 3 << person << static_cast<quint32>(4 + person);
}

void DeskSplitsOracleTest::randomActs_leaveServerAndFileWithOneList()
{
    QFETCH(const bool, hasManyQuestions);
    QFETCH(const int, annotators);
    QFETCH(const int, raters);
    QFETCH(const int, dropsOut);
    QFETCH(const quint32, seed);
    SplitsPlay play(*m_server, {hasManyQuestions, annotators, raters, dropsOut}, seed);
    QVERIFY2(play.trouble.isEmpty(), qPrintable(play.trouble));
    play.labelAll();
    QStringList acts{QStringLiteral("label all")};
    constexpr int Steps = 120;
    for (int step = 0; step < Steps; ++step) {
        play.send();
        play.compare();
        QVERIFY2(play.trouble.isEmpty(), qPrintable(play.trouble + u'\n' + acts.join(u", ")));
        acts << play.act();
    }
    // There was something to be decided, and it was.
    QVERIFY2(play.splitSteps > 5, qPrintable(acts.join(u", ")));
    QVERIFY2(play.throughSteps > 0, qPrintable(acts.join(u", ")));
    QVERIFY2(play.openings > 0, qPrintable(acts.join(u", ")));
}

SUBTEXT_TEST(DeskSplitsOracleTest)
#include "desksplitsoracletest.moc"
