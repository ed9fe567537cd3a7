// SPDX-License-Identifier: MIT
#include "core/models/modelanswers.h"

#include "core/domain/decision.h"
#include "core/models/keptforms.h"
#include "core/models/modelruns.h"
#include "core/models/runanswers.h"
#include "core/operation/studycontext.h"
#include "core/storage/largewrite.h"
#include "core/storage/modelrunstore.h"
#include "core/storage/predictionstore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

QString textOf(const QJsonObject& answer)
{
    return QString::fromUtf8(QJsonDocument(answer).toJson(QJsonDocument::Compact));
}

QJsonObject answerOf(const QString& text, const QString& path)
{
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
    if (!document.isObject())
        throw Failure({ErrorCode::StudyDamaged, path, 0, 0, QStringLiteral("prediction"), {}});
    return document.object();
}

void checkNames(const ModelAnswers::NewPredictions& set)
{
    for (const QString& name : {set.name.model, set.name.mode, set.name.run}) {
        if (name.isEmpty() || name.size() > LongestSetName)
            throw Failure({ErrorCode::InvalidValue, {}, 0, 0, name, QStringLiteral("set name")});
    }
}

bool hasFailed(const QJsonObject& answer)
{
    return answer[kept::Ended].toString() == QLatin1String("error");
}

bool isAnswered(const QJsonObject& answer, const QString& question)
{
    if (!answer.contains(kept::Questions))
        return !hasFailed(answer);
    const QJsonObject own = answer[kept::Questions].toObject()[question].toObject();
    return !own.isEmpty() && !hasFailed(own);
}

void removeEmpty(QJsonObject& answer, QLatin1String part)
{
    QJsonObject texts = answer.value(part).toObject();
    for (auto text = texts.begin(); text != texts.end();)
        text = text.value().toString().isEmpty() ? texts.erase(text) : std::next(text);
    if (texts.isEmpty())
        answer.remove(part);
    else
        answer.insert(part, texts);
}

/// As a file has it, where an empty cell says as much as none.
QJsonObject withoutEmptyWords(QJsonObject answer)
{
    if (answer.value(kept::Raw).toString().isEmpty())
        answer.remove(kept::Raw);
    removeEmpty(answer, kept::RawOfEach);
    return answer;
}

bool hasAll(const QJsonObject& known, const QJsonObject& parts)
{
    for (auto part = parts.begin(); part != parts.end(); ++part) {
        if (known.value(part.key()) != part.value())
            return false;
    }
    return true;
}

/// How sure a model says it is was not always kept of its labels.
QJsonObject withoutNewConfidence(const QJsonObject& known, QJsonObject answer)
{
    if (!known.contains(kept::Confidence))
        answer.remove(kept::Confidence);
    return answer;
}

/// Whether `answer` says nothing else than `known` does. Where several questions are asked, an
/// export of one of them, or of those of a vector alone, says part of it.
bool isSaidBy(QJsonObject known, QJsonObject answer)
{
    if (known == answer)
        return true;
    const QJsonObject knownOnes = known.take(kept::Questions).toObject();
    const QJsonObject questions = answer.take(kept::Questions).toObject();
    known = withoutEmptyWords(known);
    answer = withoutNewConfidence(known, withoutEmptyWords(answer));
    if (questions.isEmpty() ? known != answer : !hasAll(known, answer))
        return false;
    for (auto said = questions.begin(); said != questions.end(); ++said) {
        const QJsonValue before = knownOnes.value(said.key());
        const QJsonObject one = withoutEmptyWords(before.toObject());
        if (!before.isObject() ||
            one != withoutNewConfidence(one, withoutEmptyWords(said.value().toObject())))
            return false;
    }
    return true;
}

using Known = QHash<SetName, QHash<ScenarioId, QJsonObject>>;

Known byName(const std::vector<KeptPredictions>& kept)
{
    Known known;
    for (const KeptPredictions& set : kept) {
        auto& answers = known[set.name];
        for (const KeptPrediction& row : set.rows)
            answers.insert(row.scenario, row.answer);
    }
    return known;
}

/// Gathers what several sources say of the same sets.
class SetCollector
{
public:
    /// The place of the set, which is `set` where there is none of that name yet.
    std::size_t begin(KeptPredictions set, const QString& source)
    {
        auto known = m_places.find(set.name);
        if (known == m_places.end()) {
            known = m_places.insert(set.name, m_sets.size());
            m_sets.push_back(std::move(set));
            m_rowOf.emplace_back();
        }
        const std::size_t place = *known;
        if (!m_sets[place].files.contains(source))
            m_sets[place].files << source;
        return place;
    }
    /// The first that is said of an item counts.
    void add(std::size_t place, KeptPrediction said)
    {
        KeptPredictions& set = m_sets[place];
        const auto before = m_rowOf[place].constFind(said.scenario);
        if (before == m_rowOf[place].constEnd()) {
            m_rowOf[place].insert(said.scenario, set.rows.size());
            set.rows.push_back(std::move(said));
        } else if (!isSaidBy(set.rows[*before].answer, said.answer)) {
            ++set.contradicted;
        }
    }
    KeptPredictions& at(std::size_t place) { return m_sets[place]; }
    /// Null where nothing was said of the item.
    const QJsonObject* answerTo(ScenarioId scenario, std::size_t place) const
    {
        const auto row = m_rowOf[place].constFind(scenario);
        return row == m_rowOf[place].constEnd() ? nullptr : &m_sets[place].rows[*row].answer;
    }
    std::vector<KeptPredictions> take() { return std::move(m_sets); }

private:
    std::vector<KeptPredictions> m_sets;
    QHash<SetName, std::size_t> m_places;
    std::vector<QHash<ScenarioId, std::size_t>> m_rowOf;
};

QSet<SetName> namesOut(const std::vector<SetWithdrawal>& withdrawn)
{
    QSet<SetName> names;
    for (const SetWithdrawal& of : withdrawn)
        names.insert(of.set);
    return names;
}

/// What is to be asked yet in the runs of one set.
struct Remaining
{
    QSet<std::pair<ScenarioId, std::size_t>> open; ///< Questions about items.
    qint64 asked = 0;
};

/// Of every question, where several were asked.
bool isFailure(const QJsonObject& answer)
{
    const QJsonObject questions = answer[kept::Questions].toObject();
    if (questions.isEmpty())
        return hasFailed(answer);
    return std::all_of(questions.begin(), questions.end(),
                       [](const QJsonValue& of) { return hasFailed(of.toObject()); });
}

} // namespace

AnswerCount countAnswers(const std::vector<KeptPrediction>& rows)
{
    const auto failed = std::count_if(
        rows.begin(), rows.end(), [](const KeptPrediction& row) { return isFailure(row.answer); });
    return {std::ssize(rows) - failed, failed};
}

/// What of the sets the study does not have: those without any such row are left out.
ModelAnswers::News ModelAnswers::newIn(const std::vector<NewPredictions>& sets,
                                       Conflict conflict) const
{
    Known known = byName(keptOf(namesOfSets(sets)));
    News news;
    news.asOf = m_context.db->dataVersion();
    Taken& taken = news.taken;
    for (const NewPredictions& set : sets) {
        checkNames(set);
        auto& answers = known[set.name];
        NewPredictions unknown{set.name, set.file, {}};
        for (const KeptPrediction& row : set.rows) {
            const auto before = answers.constFind(row.scenario);
            if (before == answers.constEnd()) {
                answers.insert(row.scenario, row.answer);
                unknown.rows.push_back(row);
            } else if (isSaidBy(*before, row.answer)) {
                ++taken.known;
            } else if (conflict == Conflict::IsLeftOut) {
                ++taken.contradicted;
            } else {
                const auto named = m_context.scenarios.byId(row.scenario);
                throw Failure({ErrorCode::InvalidValue, set.file, 0, 0,
                               named ? named->name() : QString(),
                               QStringLiteral("conflict ") + set.name.text()});
            }
        }
        if (unknown.rows.empty())
            continue;
        ++taken.sets;
        taken.rows += std::ssize(unknown.rows);
        news.sets.push_back(std::move(unknown));
    }
    return news;
}

Result<ModelAnswers::News> ModelAnswers::readNews(const std::vector<NewPredictions>& sets,
                                                  Conflict conflict) const
{
    return m_context.readConsistently([&] {
        m_context.requireNoHandOut();
        return newIn(sets, conflict);
    });
}

Result<ModelAnswers::Taken> ModelAnswers::preview(const std::vector<NewPredictions>& sets,
                                                  Conflict conflict) const
{
    return readNews(sets, conflict).map([](const News& news) { return news.taken; });
}

Result<ModelAnswers::Taken> ModelAnswers::take(const std::vector<NewPredictions>& sets, PersonId by,
                                               Conflict conflict)
{
    auto news = readNews(sets, conflict);
    if (!news)
        return fail(news.error());
    if (news->sets.empty())
        return news->taken; // nothing new is no operation
    const auto done =
        m_context.operate(QStringLiteral("predictions.import"), [&](ChangeSet& changes) {
            const LargeWrite large(*m_context.db);
            if (news->asOf != m_context.db->dataVersion()) // others have written meanwhile
                *news = newIn(sets, conflict);
            QJsonArray names;
            for (const NewPredictions& set : news->sets) {
                write(set, by);
                names.append(set.name.text());
            }
            changes.kinds = ChangeSet::ModelsChanged;
            return QJsonObject{{QStringLiteral("sets"), names},
                               {QStringLiteral("predictions_taken"), news->taken.rows}};
        });
    if (!done)
        return fail(done.error());
    news->taken.changes = *done;
    return news->taken;
}

void ModelAnswers::write(const NewPredictions& set, PersonId by)
{
    const PredictionBatch batch{m_context.env.ids.next(), m_context.env.clock.now(), set.name,
                                set.file};
    m_context.predictions.insert(batch, by);
    for (const KeptPrediction& row : set.rows)
        m_context.predictions.insert(m_context.env.ids.next(), batch.uuid, row.scenario,
                                     textOf(row.answer));
}

Result<ChangeSet> ModelAnswers::withdraw(const SetName& set, const QString& reason, PersonId by)
{
    return setWithdrawn(set, true, reason, by);
}

Result<ChangeSet> ModelAnswers::restore(const SetName& set, const QString& reason, PersonId by)
{
    return setWithdrawn(set, false, reason, by);
}

Result<ChangeSet> ModelAnswers::setWithdrawn(const SetName& set, bool isWithdrawn,
                                             const QString& reason, PersonId by)
{
    const QString line = reason.simplified();
    if (const auto checked = checkReason(line); !checked)
        return fail(checked.error());
    const QString action = isWithdrawn ? QStringLiteral("predictions.withdraw")
                                       : QStringLiteral("predictions.restore");
    return m_context.operate(action, [&](ChangeSet& changes) {
        m_context.requireNoHandOut();
        const QString code = m_context.requireNoAnnotator(by);
        const auto refuse = [&](const char* why) {
            throw Failure(
                {ErrorCode::InvalidValue, {}, 0, 0, set.text(), QString::fromLatin1(why)});
        };
        const std::vector<SetWithdrawal> out = withdrawnSets();
        const bool isOut = std::any_of(out.begin(), out.end(),
                                       [&](const SetWithdrawal& of) { return of.set == set; });
        if (isOut == isWithdrawn)
            refuse("unchanged");
        const std::vector<SetName> there = namesOfAll();
        if (isWithdrawn && std::find(there.begin(), there.end(), set) == there.end())
            refuse("predictions");
        m_context.predictions.insert(m_context.env.ids.next(),
                                     {set, m_context.env.clock.now(), isWithdrawn, line, by});
        changes.kinds = ChangeSet::ModelsChanged;
        return QJsonObject{{QStringLiteral("set"), set.text()},
                           {QStringLiteral("reason"), line},
                           {QStringLiteral("by"), code}};
    });
}

std::vector<SetWithdrawal> ModelAnswers::withdrawnSets() const
{
    std::vector<SetWithdrawal> out;
    for (SetWithdrawal& said : m_context.predictions.withdrawals()) {
        std::erase_if(out, [&](const SetWithdrawal& before) { return before.set == said.set; });
        if (said.isWithdrawn)
            out.push_back(std::move(said));
    }
    return out;
}

Result<std::vector<SetWithdrawal>> ModelAnswers::withdrawn() const
{
    return m_context.read([&] { return withdrawnSets(); });
}

std::vector<KeptPredictions> ModelAnswers::kept() const
{
    const QSet<SetName> out = namesOut(withdrawnSets());
    return keptWhere([&](const SetName& name) { return !out.contains(name); });
}

std::vector<KeptPredictions> ModelAnswers::keptOf(const std::vector<SetName>& names) const
{
    const QSet<SetName> wanted(names.begin(), names.end());
    return keptWhere([&](const SetName& name) { return wanted.contains(name); });
}

/// Only the sets that are meant.
std::vector<KeptPredictions> ModelAnswers::keptWhere(const IsMeant& isMeant) const
{
    std::vector<KeptPredictions> sets = kept(isMeant);
    std::erase_if(sets, [&](const KeptPredictions& set) { return !isMeant(set.name); });
    return sets;
}

/// Of files' sets that are not meant, everything but the rows; of runs' nothing.
std::vector<KeptPredictions> ModelAnswers::kept(const IsMeant& isMeant) const
{
    SetCollector collector;
    for (const PredictionBatch& batch : m_context.predictions.batches()) {
        const std::size_t place = collector.begin({batch.name, {}, batch.at, {}, 0}, batch.file);
        if (!isMeant(batch.name))
            continue;
        m_context.predictions.forEachOf(batch.uuid, [&](ScenarioId scenario, const QString& text) {
            collector.add(place, {scenario, answerOf(text, m_context.db->path())});
        });
    }
    // What was asked by this program stands beside what files brought.
    const Task& task = m_context.db->task().task();
    std::vector<ModelRun> asked = m_context.modelRuns.runs();
    std::erase_if(asked, [&](const ModelRun& run) { return !isMeant(run.name); });
    QHash<Uuid, UnfinishedRun> unfinished;
    if (!asked.empty())
        unfinished = ModelRuns(m_context).unfinished();
    std::vector<std::pair<std::size_t, Uuid>> runs; // with the places of their sets
    QHash<std::size_t, std::vector<RunState>> states;
    for (const ModelRun& run : asked) {
        RunAnswers answers(task, run);
        m_context.modelRuns.forEachOf(run.uuid,
                                      [&](const ModelRequest& request) { answers.add(request); });
        std::vector<KeptPrediction> rows = answers.take();
        if (rows.empty())
            continue; // nobody would know what to score
        const std::size_t place = collector.begin({run.name, {}, run.at, {}, 0}, run.host);
        for (KeptPrediction& said : rows)
            collector.add(place, std::move(said));
        collector.at(place).isOfRun = true;
        runs.emplace_back(place, run.uuid);
        states[place].push_back(
            {run, QJsonDocument::fromJson(run.parameters.toUtf8()).object(), {}});
    }
    for (auto of = states.cbegin(); of != states.cend(); ++of)
        collector.at(of.key()).manner = mannerOf(*of);
    // Runs of two files may have one name: together they are as far as all of their rows.
    QHash<std::size_t, Remaining> remaining;
    for (const auto& [place, run] : runs) {
        const auto found = unfinished.constFind(run);
        if (found == unfinished.constEnd())
            continue;
        Remaining& of = remaining[place];
        of.asked = std::max(of.asked, found->asked);
        for (const OpenQuestion& open : found->open) {
            const QJsonObject* answer = collector.answerTo(open.scenario, place);
            if (!answer || !isAnswered(*answer, task.questions[open.question].token))
                of.open.insert({open.scenario, open.question});
        }
    }
    for (auto of = remaining.cbegin(); of != remaining.cend(); ++of) {
        const qint64 open = of->open.size();
        if (open > 0)
            collector.at(of.key()).openRun = OpenRun{of->asked - open, of->asked};
    }
    return collector.take();
}

Result<std::vector<KeptPredictions>> ModelAnswers::all() const
{
    return m_context.readConsistently([&] { return kept(); });
}

Result<std::vector<KeptPredictions>> ModelAnswers::named(const std::vector<SetName>& names) const
{
    return m_context.readConsistently([&] { return keptOf(names); });
}

/// Of the sets in which no row can stand against another: no run has their name, and no item has
/// two rows.
QHash<SetName, AnswerCount> ModelAnswers::countsOfFiles() const
{
    QSet<SetName> compared;
    for (const ModelRun& run : m_context.modelRuns.runs())
        compared.insert(run.name);
    QHash<SetName, AnswerCount> counts;
    QHash<SetName, QSet<ScenarioId>> items;
    for (const PredictionBatch& batch : m_context.predictions.batches()) {
        if (compared.contains(batch.name))
            continue;
        AnswerCount& count = counts[batch.name];
        QSet<ScenarioId>& said = items[batch.name];
        const qsizetype before = said.size();
        qsizetype rows = 0;
        m_context.predictions.forEachSayingError(
            batch.uuid, [&](ScenarioId scenario, const std::optional<QString>& answer) {
                said.insert(scenario);
                ++rows;
                const bool isFailed = answer && isFailure(answerOf(*answer, m_context.db->path()));
                ++(isFailed ? count.failed : count.answers);
            });
        if (said.size() != before + rows)
            compared.insert(batch.name);
    }
    for (const SetName& name : compared)
        counts.remove(name);
    return counts;
}

Result<std::vector<SetCount>> ModelAnswers::counts() const
{
    return m_context.readConsistently([&] {
        const QHash<SetName, AnswerCount> ofFiles = countsOfFiles();
        QHash<SetName, SetWithdrawal> withdrawn;
        for (const SetWithdrawal& of : withdrawnSets())
            withdrawn.insert(of.set, of);
        std::vector<SetCount> counts;
        for (const KeptPredictions& of :
             kept([&](const SetName& name) { return !ofFiles.contains(name); })) {
            const auto known = ofFiles.constFind(of.name);
            counts.push_back({of.name, of.files, of.at,
                              known == ofFiles.constEnd() ? countAnswers(of.rows) : *known,
                              of.contradicted, of.openRun});
            if (const auto out = withdrawn.constFind(of.name); out != withdrawn.constEnd())
                counts.back().withdrawn = *out;
        }
        return counts;
    });
}

std::vector<SetName> ModelAnswers::namesOfAll() const
{
    std::vector<SetName> names;
    QSet<SetName> known;
    const auto add = [&](const SetName& name) {
        known.insert(name);
        names.push_back(name);
    };
    for (const PredictionBatch& batch : m_context.predictions.batches()) {
        if (!known.contains(batch.name))
            add(batch.name);
    }
    const Task& task = m_context.db->task().task();
    for (const ModelRun& run : m_context.modelRuns.runs()) {
        const RunAnswers answers(task, run);
        if (!known.contains(run.name) &&
            m_context.modelRuns.hasAny(
                run.uuid, [&](const ModelRequest& request) { return answers.isAnswered(request); }))
            add(run.name);
    }
    return names;
}

Result<std::vector<SetName>> ModelAnswers::names() const
{
    return m_context.readConsistently([&] {
        const QSet<SetName> out = namesOut(withdrawnSets());
        std::vector<SetName> names = namesOfAll();
        std::erase_if(names, [&](const SetName& name) { return out.contains(name); });
        return names;
    });
}

Result<QHash<ScenarioId, Partition>> ModelAnswers::parts() const
{
    return m_context.read([&] { return m_context.predictions.parts(); });
}

} // namespace subtext
