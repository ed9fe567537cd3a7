// SPDX-License-Identifier: MIT
#include "core/exchange/decisioncsv.h"

#include "core/exchange/rows/answerwords.h"
#include "core/exchange/tables/csvtext.h"
#include "core/exchange/tables/recordtable.h"
#include "core/exchange/tables/textdecoder.h"
#include "core/task/builtintasks.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

constexpr QLatin1String ByRule("rule"); // in the column of the origin

// A decision takes a line; a larger file is something else.
constexpr qint64 LargestFile = 64LL * 1024 * 1024;

/// Where a file has what; −1 where it has not.
struct Columns
{
    Columns(const RecordTable& table, const Task& task)
        : hasGroups(task.group.has_value())
        , goldNames(decisionGoldColumns(task))
        , groupName(hasGroups ? task.group->token : QString())
    {
        const auto find = [&](const QString& wanted) { return table.placeOf(wanted); };
        scenario = find(QStringLiteral("scenario"));
        subtype = hasGroups ? find(groupName) : -1;
        id = find(QStringLiteral("id"));
        for (const QString& name : goldNames)
            gold.push_back(find(name));
        basis = find(QStringLiteral("basis"));
        ambiguous = find(QStringLiteral("ambiguous"));
        origin = find(QStringLiteral("origin"));
        note = find(QStringLiteral("note"));
    }

    /// The name of a column that is needed and not there.
    QString missing() const
    {
        const bool lacksGroup = hasGroups && subtype < 0;
        if (scenario < 0 && (lacksGroup || id < 0)) {
            if (id < 0 && (lacksGroup || !hasGroups))
                return QStringLiteral("scenario");
            return lacksGroup ? groupName : QStringLiteral("id");
        }
        const bool hasGold =
            std::any_of(gold.begin(), gold.end(), [](qsizetype at) { return at >= 0; });
        return !hasGold && ambiguous < 0 ? goldNames.front() : QString();
    }

    bool hasGroups;
    QStringList goldNames;
    QString groupName;

    qsizetype scenario = -1;
    qsizetype subtype = -1;
    qsizetype id = -1;
    std::vector<qsizetype> gold; ///< By question.
    qsizetype basis = -1;
    qsizetype ambiguous = -1;
    qsizetype origin = -1;
    qsizetype note = -1;
};

std::optional<bool> truthOf(const QString& text)
{
    const QString word = text.trimmed().toLower();
    if (word == QLatin1String("yes") || word == QLatin1String("true") || word == QLatin1String("1"))
        return true;
    if (word.isEmpty() || word == QLatin1String("no") || word == QLatin1String("false") ||
        word == QLatin1String("0"))
        return false;
    return std::nullopt;
}

/// Turns rows into decisions; a failure names line and column.
class DecisionReader
{
public:
    DecisionReader(const RecordTable& table, const Columns& columns, const ColumnNames& names)
        : m_table(table)
        , m_columns(columns)
        , m_task(names.task())
        , m_words(names)
    {}

    Result<BulkDecision> read(const RecordTable::Row& row)
    {
        if (row.cells.size() != m_table.columns.size()) {
            const QString counts =
                QStringLiteral("%1/%2").arg(row.cells.size()).arg(m_table.columns.size());
            return fail(
                {ErrorCode::InvalidValue, {}, row.line, 0, counts, QStringLiteral("cells")});
        }
        BulkDecision decision;
        decision.line = row.line;
        decision.scenario = scenarioOf(row);
        const qsizetype nameColumn = m_columns.scenario >= 0 ? m_columns.scenario : m_columns.id;
        if (decision.scenario.isEmpty())
            return refuse(row, nameColumn, "missing");
        const QString key = decision.scenario.trimmed();
        if (m_seen.contains(key))
            return refuse(row, nameColumn, "duplicate");
        m_seen.insert(key);
        if (const auto picked = readPick(row, decision); !picked)
            return fail(picked.error());
        if (const QString basis = cell(row, m_columns.basis); !basis.trimmed().isEmpty()) {
            decision.basis = basisFromToken(basis);
            if (!decision.basis)
                return refuse(row, m_columns.basis, "basis");
        }
        decision.note = cell(row, m_columns.note);
        decision.isByRule = cell(row, m_columns.origin).trimmed() == ByRule;
        return decision;
    }

private:
    static QString cell(const RecordTable::Row& row, qsizetype column)
    {
        return column < 0 ? QString() : row.cells.at(column);
    }

    static tl::unexpected<Error> refuse(const RecordTable::Row& row, qsizetype column,
                                        const char* detail)
    {
        return fail(errorAt(ErrorCode::InvalidValue, row.line, column + 1, cell(row, column),
                            QString::fromLatin1(detail)));
    }

    // The id keeps every space, as in the study; the subtype may be written in any way it has.
    QString scenarioOf(const RecordTable::Row& row) const
    {
        QString subtypeText = cell(row, m_columns.subtype);
        QString id = cell(row, m_columns.id);
        if (m_columns.scenario >= 0) {
            const QString name = cell(row, m_columns.scenario);
            if (!m_columns.hasGroups)
                return name.trimmed();
            const qsizetype slash = name.indexOf(u'/');
            if (slash < 0)
                return name.trimmed(); // no scenario of any study
            subtypeText = name.left(slash);
            id = name.mid(slash + 1);
        }
        if (id.trimmed().isEmpty() || (m_columns.hasGroups && subtypeText.trimmed().isEmpty()))
            return {};
        if (!m_columns.hasGroups)
            return id;
        const auto subtype = groupOf(m_task, subtypeText);
        return (subtype ? QString(*subtype) : subtypeText.trimmed()) + u'/' + id;
    }

    Result<void> readPick(const RecordTable::Row& row, BulkDecision& decision) const
    {
        const auto isAmbiguous = truthOf(cell(row, m_columns.ambiguous));
        if (!isAmbiguous)
            return refuse(row, m_columns.ambiguous, "ambiguous");
        for (std::size_t question = 0; question < m_columns.gold.size(); ++question) {
            QString gold = cell(row, m_columns.gold[question]).trimmed();
            if (gold.isEmpty())
                continue;
            // Of several questions each may be ambiguous by itself.
            const bool areSeveral = m_columns.gold.size() > 1;
            const bool isKept = areSeveral && gold.compare(AmbiguousPick, Qt::CaseInsensitive) == 0;
            const bool isMarked = areSeveral && gold.endsWith(MarkedPick, Qt::CaseInsensitive);
            if (isMarked)
                gold.chop(MarkedPick.size());
            const auto label = m_words.optionOf(question, gold);
            if (!label && !isKept)
                return refuse(row, m_columns.gold[question], "emotion");
            decision.picks.at(question) = Pick{label, label && (isMarked || *isAmbiguous)};
        }
        if (!isEmpty(decision.picks))
            return {};
        if (!*isAmbiguous)
            return refuse(
                row, m_columns.gold.front() >= 0 ? m_columns.gold.front() : m_columns.ambiguous,
                "neither");
        for (std::size_t question = 0; question < m_columns.gold.size(); ++question)
            decision.picks.at(question) = Pick{};
        return {};
    }

    const RecordTable& m_table;
    const Columns& m_columns;
    const Task& m_task;
    AnswerWords m_words;
    QSet<QString> m_seen;
};

Result<std::vector<BulkDecision>> decisionsOf(const QByteArray& bytes, const Task& task,
                                              const QString& sheet)
{
    const auto table = readTable(bytes, sheet);
    if (!table)
        return fail(table.error());
    const ColumnNames names(task);
    const Columns columns(*table, task);
    if (const QString missing = columns.missing(); !missing.isEmpty())
        return fail({ErrorCode::MissingColumn, {}, 1, 0, missing, QStringLiteral("decisions")});
    std::vector<BulkDecision> decisions;
    DecisionReader reader(*table, columns, names);
    for (const RecordTable::Row& row : table->rows) {
        auto decision = reader.read(row);
        if (!decision)
            return fail(decision.error());
        decisions.push_back(std::move(*decision));
    }
    return decisions;
}

struct Names
{
    explicit Names(const StudyData& data)
        : task(taskOf(data))
    {
        for (const Scenario& scenario : data.scenarios)
            scenarios.insert(scenario.id, scenario.name());
        for (const Person& person : data.people)
            codes.insert(person.id, person.code);
        for (const Annotation& annotation : data.annotations)
            raters[annotation.scenario] << codes.value(annotation.person);
        for (const Decision& decision : data.decisionHistory) {
            revisions.insert(decision.uuid, QString::number(decision.revision));
            for (int seat : decision.shownOrder)
                shownSeats[decision.scenario].insert(seat);
        }
    }

    QString labelText(const std::optional<Choice>& label, std::size_t question = 0) const
    {
        return optionToken(task, question, label);
    }
    QString pickText(const std::optional<Pick>& pick, std::size_t question = 0) const
    {
        if (!pick)
            return {};
        if (pick->keepsDistribution())
            return AmbiguousPick;
        const QString label = labelText(pick->label, question);
        return pick->isMarked ? label + MarkedPick : label;
    }
    QStringList goldCells(const Picks& picks) const
    {
        const std::size_t questions = task.questions.size();
        if (questions == 1) // what is ambiguous has a column of its own
            return {picks.front() ? labelText(picks.front()->label) : QString()};
        QStringList cells;
        for (std::size_t question = 0; question < questions; ++question)
            cells << pickText(picks.at(question), question);
        return cells;
    }
    /// "joy", or of several questions "joy=yes trust=no".
    QString firstPicksText(const Picks& picks) const
    {
        if (task.questions.size() == 1)
            return pickText(picks.front());
        QStringList texts;
        for (std::size_t question = 0; question < task.questions.size(); ++question) {
            if (picks.at(question))
                texts << task.questions[question].token + u'=' +
                             pickText(picks.at(question), question);
        }
        return texts.join(u' ');
    }

    QString shownOrder(const Decision& d) const
    {
        const QStringList bySeat = raters.value(d.scenario);
        QStringList places;
        for (int seat : d.shownOrder)
            places << (isCertain(d.scenario, seat) ? bySeat.value(seat - 1, QString::number(seat))
                                                   : QString::number(seat));
        return places.join(u' ');
    }

    // Answers come by seat but do not say which: where somebody at a lower seat may not have
    // answered, the next in line is not to be named for another.
    bool isCertain(ScenarioId scenario, int seat) const
    {
        const QSet<int> seats = shownSeats.value(scenario);
        for (int lower = 1; lower < seat; ++lower) {
            if (!seats.contains(lower))
                return false;
        }
        return true;
    }

    const Task& task;
    QHash<ScenarioId, QString> scenarios;
    QHash<PersonId, QString> codes;
    QHash<ScenarioId, QStringList> raters; ///< Codes, by seat.
    QHash<Uuid, QString> revisions;        ///< By the decision's UUID.
    QHash<ScenarioId, QSet<int>> shownSeats;
};

QString yes(bool isSo)
{
    return isSo ? QStringLiteral("yes") : QString();
}

QStringList decisionHeader(const Task& task)
{
    return QStringLiteral("scenario %1 basis ambiguous note revision adjudicator "
                          "second_adjudicator final withdrawn counts origin decided_at first_pick "
                          "shown_order hint_polarity hint_nearest hint_likeliest active_ms undoes "
                          "redoes")
        .arg(decisionGoldColumns(task).join(u' '))
        .split(u' ');
}

QStringList decisionCells(const Decision& d, bool isCounting, const Names& names)
{
    const ShownHints hints = d.hints.value_or(ShownHints());
    const bool isOne = names.task.questions.size() == 1;
    return QStringList{names.scenarios.value(d.scenario)} + names.goldCells(d.picks) +
           QStringList{d.isDecided() ? QString(basisToken(d.basis)) : QString(),
                       yes(isOne && d.isDecided() && d.isAmbiguous()),
                       d.note,
                       QString::number(d.revision),
                       names.codes.value(d.person),
                       names.codes.value(d.secondPerson),
                       yes(d.isFinal),
                       yes(d.isWithdrawn),
                       yes(isCounting),
                       d.origin == Origin::Imported ? QStringLiteral("imported")
                                                    : QStringLiteral("entered"),
                       isoTime(d.decidedAt),
                       names.firstPicksText(d.firstPicks),
                       names.shownOrder(d),
                       hints.polarity,
                       names.labelText(hints.nearest),
                       names.labelText(hints.likeliest),
                       d.activeMs ? QString::number(*d.activeMs) : QString(),
                       names.revisions.value(d.undoes),
                       names.revisions.value(d.redoes)};
}

/// What the votes gave by themselves; none where they gave nothing.
std::optional<QStringList> ruleCells(const ItemGold& of, const Names& names)
{
    Picks picks{};
    Basis basis = Basis::Unanimous;
    for (std::size_t question = 0; question < of.labels.size(); ++question) {
        const GoldLabel& gold = of.labels[question];
        if (gold.source != GoldSource::Rule)
            continue;
        picks.at(question) = Pick{gold.label};
        if (gold.basis == Basis::Majority)
            basis = Basis::Majority;
    }
    if (isEmpty(picks))
        return std::nullopt;
    QStringList cells = QStringList{names.scenarios.value(of.scenario)} + names.goldCells(picks) +
                        QStringList{basisToken(basis), QString(), of.note(), QStringLiteral("0")};
    const QStringList header = decisionHeader(names.task);
    cells.resize(header.size());
    cells[header.indexOf(QLatin1String("counts"))] = yes(true);
    cells[header.indexOf(QLatin1String("origin"))] = ByRule;
    return cells;
}

} // namespace

QStringList decisionGoldColumns(const Task& task)
{
    if (task.questions.size() == 1)
        return {QStringLiteral("gold")};
    QStringList columns;
    for (const Question& question : task.questions)
        columns << QStringLiteral("gold_") + question.token;
    return columns;
}

Result<std::vector<BulkDecision>> readDecisions(const QString& path, const Task* task,
                                                const QString& sheet)
{
    const auto bytes = readInput(path, LargestFile);
    if (!bytes)
        return fail(bytes.error());
    auto decisions = decisionsOf(*bytes, task != nullptr ? *task : defaultTask(), sheet);
    if (!decisions)
        decisions.error().file = path;
    return decisions;
}

Result<void> writeDecisionsCsv(const StudyData& data, const ByteSink& sink)
{
    const Names names(data);
    // A note alone is kept as a decision and makes no gold label.
    QSet<DecisionId> counting;
    for (const Decision& decision : data.decisions) {
        if (decision.isDecided())
            counting.insert(decision.id);
    }
    auto taken = sink(csvRow(decisionHeader(names.task)));
    for (auto d = data.decisionHistory.begin(); taken && d != data.decisionHistory.end(); ++d)
        taken = sink(csvRow(decisionCells(*d, counting.contains(d->id), names)));
    for (auto of = data.gold.begin(); taken && of != data.gold.end(); ++of) {
        if (const auto cells = ruleCells(*of, names))
            taken = sink(csvRow(*cells));
    }
    return taken;
}

} // namespace subtext
