// SPDX-License-Identifier: MIT
#include "core/study/study.h"

#include "core/bridge/studiobridge.h"
#include "core/course/aboutreaders.h"
#include "core/course/assigning.h"
#include "core/course/consents.h"
#include "core/course/courserules.h"
#include "core/course/labelagain.h"
#include "core/course/labelling.h"
#include "core/course/moreraters.h"
#include "core/course/norming.h"
#include "core/course/practice.h"
#include "core/course/questions.h"
#include "core/course/repeats.h"
#include "core/course/roster.h"
#include "core/course/shortdrafts.h"
#include "core/course/signingin.h"
#include "core/desk/comparing.h"
#include "core/desk/deciding.h"
#include "core/desk/deskqueue.h"
#include "core/desk/secondlooks.h"
#include "core/figures/figures.h"
#include "core/models/generatedscenes.h"
#include "core/models/modelanswers.h"
#include "core/models/modelruns.h"
#include "core/models/predictionreading.h"
#include "core/models/topics.h"
#include "core/operation/corrections.h"
#include "core/operation/curation.h"
#include "core/operation/datalock.h"
#include "core/operation/qualitydesk.h"
#include "core/operation/studycontext.h"
#include "core/operation/studylock.h"
#include "core/publishing/releasedrafting.h"
#include "core/publishing/releasing.h"
#include "core/storage/answerstore.h"
#include "core/storage/auditlog.h"
#include "core/storage/backups.h"
#include "core/storage/decisionstore.h"
#include "core/storage/migrator.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/soundness.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"
#include "core/study/studyproof.h"
#include "core/task/builtintasks.h"
#include "core/task/taskrules.h"
#include "core/travel/handouts.h"
#include "core/travel/importing.h"
#include "core/travel/merging.h"
#include "core/travel/syncing.h"

#include <QDir>
#include <QFileInfo>

#include <set>

namespace subtext {
namespace {

/// Sees to it that the file is sound. Says whether an index had to be made anew for that.
Result<bool> makeSound(Database& database)
{
    const auto sound = checkIntegrity(database);
    if (sound)
        return false;
    const bool mayBeMended = sound.error().code == ErrorCode::StudyDamaged &&
                             database.mode() == Database::Mode::ReadWrite;
    if (!mayBeMended)
        return fail(sound.error());
    const auto isOld = database.read([&] { return database.needsMigration(); });
    if (!isOld || *isOld)
        return fail(sound.error());
    if (const auto mended = mendIndexes(database); !mended) {
        // What could not be written says more than what is damaged.
        return fail(isSystemRefusal(mended.error().code) ? mended.error() : sound.error());
    }
    return true;
}

} // namespace

Result<std::unique_ptr<Study>> Study::create(const QString& path, const Setup& setup,
                                             const Environment& environment)
{
    if (QFileInfo::exists(path) || QFileInfo(path).isSymLink())
        return fail(ErrorCode::FileExists, path);
    if (!QFileInfo(path).absoluteDir().exists())
        return fail(ErrorCode::FolderMissing, QFileInfo(path).absolutePath());
    const Task& task = setup.task ? *setup.task : defaultTask();
    if (const TaskFaults faults = taskFaults(task); !faults.empty())
        return fail({ErrorCode::InvalidValue,
                     {},
                     0,
                     0,
                     faults.front().value,
                     QStringLiteral("task: ") + faults.front().place});
    auto lock = std::make_unique<StudyLock>(path);
    if (const auto locked = lock->acquire(); !locked)
        return fail(locked.error());
    auto database = Database::create(path);
    if (!database)
        return fail(database.error());
    auto context = std::make_unique<StudyContext>(std::move(*database), environment);
    const auto written = context->operate(QStringLiteral("study.create"), [&](ChangeSet&) {
        StudyInfo info;
        info.uuid = environment.ids.next();
        info.title = setup.title;
        info.task = task.token;
        info.createdAt = environment.clock.now();
        context->study.insert(info);
        context->db->task().set(task, info.createdAt);
        context->study.insertProtocol(setup.protocol, info.createdAt);
        return QJsonObject{{QStringLiteral("study"), info.uuid.text()},
                           {QStringLiteral("title"), info.title}};
    });
    if (!written) {
        context.reset();
        removeDatabase(path); // a full disk keeps SQLite from tidying up
        return fail(written.error());
    }
    return std::unique_ptr<Study>(new Study(std::move(context), std::move(lock)));
}

Result<void> Study::remove(const QString& path)
{
    removeDatabase(path);
    for (const char* end : {"", "-wal", "-shm"})
        if (const QString left = path + QLatin1String(end); QFileInfo::exists(left))
            return fail(ErrorCode::IoFailure, left);
    return {};
}

Result<std::unique_ptr<Study>> Study::open(const QString& path, Access access,
                                           const Environment& environment, Proof proof)
{
    Q_ASSERT(proof != Proof::Beside || access == Access::Read);
    const auto mode =
        access == Access::Write ? Database::Mode::ReadWrite : Database::Mode::ReadOnly;
    const QFileInfo file(path);
    if (access == Access::Write && file.exists() && !file.isWritable())
        return fail(ErrorCode::ReadOnly, path);
    std::unique_ptr<StudyLock> lock;
    if (access == Access::Write && file.exists()) {
        lock = std::make_unique<StudyLock>(path);
        if (const auto locked = lock->acquire(); !locked)
            return fail(locked.error());
    }
    auto database = Database::open(path, mode);
    if (!database)
        return fail(database.error());
    if (proof == Proof::Meanwhile) {
        const auto isOld = (*database)->read([&] { return (*database)->needsMigration(); });
        if (!isOld || *isOld)
            proof = Proof::First;
    }
    const auto isMended = proof == Proof::First ? makeSound(**database) : Result<bool>(false);
    if (!isMended)
        return fail(isMended.error());
    if (access == Access::Write) {
        if (const auto logged = (*database)->useLog(); !logged)
            return fail(logged.error());
        if (const auto migrated = migrate(**database, environment.backupFolder); !migrated)
            return fail(migrated.error());
    }
    const auto isOld = (*database)->read([&] { return (*database)->needsMigration(); });
    if (!isOld)
        return fail(isOld.error());
    if (*isOld)
        return fail(ErrorCode::SchemaTooOld, path);
    // A study whose task does not hold cannot be read at all.
    if (const auto asked = (*database)->read([&] { (*database)->task().task(); }); !asked)
        return fail(asked.error());
    auto context = std::make_unique<StudyContext>(std::move(*database), environment);
    std::unique_ptr<Study> study(new Study(std::move(context), std::move(lock)));
    study->m_isMended = *isMended;
    if (proof == Proof::Meanwhile)
        study->beginProof();
    return study;
}

Study::Study(std::unique_ptr<StudyContext> context, std::unique_ptr<StudyLock> lock)
    : m_lock(std::move(lock))
    , m_context(std::move(context))
    , m_services(*m_context)
{
    connect(&m_context->notices, &StudyChanges::changed, this, &Study::changed);
    m_context->readFailed = [this](const Error& error) { Q_EMIT readFailed(error); };
}

Study::~Study()
{
    m_proof.reset(); // what it has open keeps the log from being folded in
    m_context->notices.disconnect();
    m_context->readFailed = nullptr;
    if (access() == Access::Write)
        static_cast<void>(m_context->db->checkpoint());
}

void Study::beginProof()
{
    m_context->whole = [this] { return prove(); };
    m_proof = std::make_unique<StudyProof>(path(), [this] {
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_proof)
                    static_cast<void>(prove());
            },
            Qt::QueuedConnection);
    });
}

Result<void> Study::prove()
{
    if (m_proof) {
        m_isSound = m_proof->finish();
        m_proof.reset();
        if (m_isSound)
            Q_EMIT proven();
        else
            Q_EMIT faultFound(m_isSound.error());
    }
    return m_isSound;
}

Result<void> Study::checkWhole()
{
    if (const auto isProven = prove(); !isProven)
        return isProven;
    return m_context->read([&] { m_context->requireWhole(); });
}

Result<void> Study::readWhole(const std::function<Result<void>()>& work)
{
    Result<void> done;
    const auto read = m_context->readConsistently([&] {
        m_context->requireWhole();
        done = work();
    });
    return read ? done : read;
}

QString Study::path() const
{
    return m_context->db->path();
}

Study::Access Study::access() const
{
    return m_context->db->mode() == Database::Mode::ReadWrite ? Access::Write : Access::Read;
}

Result<StudyInfo> Study::info() const
{
    return m_context->read([&] { return m_context->study.info(); });
}

Result<std::shared_ptr<const Task>> Study::task() const
{
    return m_context->read([&] { return m_context->db->task().shared(); });
}

Result<Protocol> Study::protocol() const
{
    return m_context->read([&] { return m_context->study.protocol(); });
}

Result<StudyCounts> Study::counts() const
{
    return m_context->readConsistently([&] {
        StudyCounts counts = m_context->study.counts();
        counts.scenarios -= std::ssize(m_context->scenarios.refused());
        for (const Decision& decision : countingDecisions(m_context->decisions.all())) {
            counts.goldLabels += decision.isDecided() ? 1 : 0;
            counts.notes += decision.note.isEmpty() ? 0 : 1;
        }
        return counts;
    });
}

Result<std::map<QString, qint64>> Study::groupCounts() const
{
    return m_context->read([&] { return m_context->scenarios.countsByGroup(); });
}

Result<std::map<PowerRelation, qint64>> Study::powerCounts() const
{
    return m_context->read([&] { return m_context->scenarios.countsByPower(); });
}

Result<std::vector<Scenario>> Study::scenarios() const
{
    return m_context->read([&] { return m_context->scenarios.all(Items::All); });
}

Result<std::vector<Scenario>> Study::heads() const
{
    return m_context->read([&] { return m_context->scenarios.heads(Items::Counted); });
}

Result<std::vector<Scenario>> Study::allHeads() const
{
    return m_context->read([&] { return m_context->scenarios.heads(Items::All); });
}

Result<std::optional<Scenario>> Study::scenario(ScenarioId id) const
{
    return m_context->read([&] { return m_context->scenarios.byId(id); });
}

Result<QString> Study::utterance(ScenarioId id) const
{
    return m_context->read([&] { return m_context->scenarios.utterance(id); });
}

Result<std::vector<Annotation>> Study::annotations() const
{
    return m_context->read([&] { return m_context->answers.allLatest(); });
}

Result<std::vector<Annotation>> Study::annotationsAfter(AnnotationId last) const
{
    return m_context->read([&] { return m_context->answers.after(last); });
}

Result<std::vector<Decision>> Study::decisions() const
{
    return m_context->read([&] { return countingDecisions(m_context->decisions.all()); });
}

Result<std::vector<Decision>> Study::decisionHistory() const
{
    return m_context->read([&] { return m_context->decisions.all(); });
}

Result<std::vector<ItemGold>> Study::gold() const
{
    return m_context->readConsistently([&] { return m_context->snapshot().gold; });
}

Result<std::vector<ScenarioId>> Study::undecidedSplits() const
{
    const auto people = m_context->read([&] { return m_context->people.all(); });
    if (!people || people->empty())
        return people ? Result<std::vector<ScenarioId>>() : fail(people.error());
    // What is a split is the same for all; what is decided is told by gold, since a reader of the
    // queue may not know it.
    const auto queue = DeskQueue(*m_context).items(people->front().id);
    const auto gold = this->gold();
    if (!queue || !gold)
        return fail(queue ? gold.error() : queue.error());
    std::set<ScenarioId> settled;
    for (const ItemGold& of : *gold) {
        if (of.isSettled())
            settled.insert(of.scenario);
    }
    std::vector<ScenarioId> splits;
    for (const DeskItem& item : *queue) {
        if (item.isSplit() && settled.count(item.scenario) == 0)
            splits.push_back(item.scenario);
    }
    return splits;
}

Result<std::vector<PersonId>> Study::raters(ScenarioId scenario) const
{
    return m_context->read([&] { return m_context->people.raters(scenario); });
}

Result<qint64> Study::foreignVersion() const
{
    return m_context->read([&] { return m_context->db->dataVersion(); });
}

Result<StudyData> Study::snapshot() const
{
    return m_context->readConsistently([&] { return m_context->snapshot(); });
}

Result<void> Study::verifyAudit()
{
    if (const auto whole = prove(); !whole)
        return whole;
    // Somebody may have changed the tables since the study was opened.
    if (const auto own = checkSchema(*m_context->db); !own)
        return own;
    return m_context->audit.verify();
}

Result<void> Study::checkPlace()
{
    return m_context->db->checkPlace();
}

Result<void> Study::copyTo(const QString& path)
{
    return m_context->db->copyTo(path);
}

Result<void> Study::saveCopy(const QString& path, const std::function<void()>& keep)
{
    if (QFileInfo(path).absoluteFilePath() == QFileInfo(this->path()).absoluteFilePath())
        return fail(ErrorCode::FileExists, path);
    if (!m_context->db->isOverwritten())
        m_context->db->writeThough(keep);
    if (const auto copied = m_context->db->copyTo(path); !copied)
        return copied;
    auto copy = Database::open(path, Database::Mode::ReadOnly);
    if (!copy)
        return fail(copy.error());
    const auto sound = checkIntegrity(**copy);
    if (!sound) {
        copy->reset();       // Windows removes nothing that is open
        QFile::remove(path); // nobody shall take it for a copy
        return sound;
    }
    return m_context->db->isOverwritten() ? m_context->db->useCopy(path, keep) : Result<void>();
}

Result<QString> Study::backUpLost()
{
    const Environment& env = m_context->env;
    if (env.backupFolder.isEmpty())
        return QString();
    return makeBackupOfLost(*m_context->db, env.backupFolder, env.clock.now());
}

Result<void> Study::makeSelfContained()
{
    if (const auto whole = prove(); !whole)
        return whole;
    return m_context->db->checkpoint();
}

} // namespace subtext
