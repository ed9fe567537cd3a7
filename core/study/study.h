// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/environment.h"
#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/domain/protocol.h"
#include "core/operation/changeset.h"
#include "core/task/task.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <vector>

namespace subtext {

class Assigning;
class Comparing;
class Consents;
class Corrections;
class CourseRules;
class Curation;
class DataLock;
class Deciding;
class DeskQueue;
class Figures;
class GeneratedScenes;
class HandOuts;
class Importing;
class LabelAgain;
class Labelling;
class Merging;
class ModelAnswers;
class ModelRuns;
class MoreRaters;
class Norming;
class Practice;
class PredictionReading;
class QualityDesk;
class Questions;
class AboutReaders;
class ReleaseDrafting;
class Releasing;
class Repeats;
class Roster;
class SecondLooks;
class ShortDrafts;
class SigningIn;
class StudioBridge;
class Syncing;
class Topics;
class StudyContext;
struct Annotation;
struct Decision;
struct ItemGold;
struct Scenario;
struct StudyCounts;
struct StudyData;
struct StudyInfo;
enum class PowerRelation : std::uint8_t;
class StudyLock;
class StudyProof;

/// One open study file and the only way to change it. Every public mutator of its services is one
/// transaction, one audit row and one changed() notice, and has reached the disk when it returns.
/// It returns what it made, or where that is nothing the ChangeSet of the notice. Belongs to the
/// thread that made it.
class Study : public QObject
{
    Q_OBJECT
public:
    enum class Access {
        Write, ///< Takes the study's lock: one writer at a time.
        Read,  ///< Looks only; works beside a writer and on files that cannot be written.
    };
    enum class Proof {
        First,  ///< The file is found sound before it is opened.
        Beside, ///< Somebody else sees to it (StudyProof); for reading only.
        /// On threads of its own from then on (prove, proven, faultFound), with the audit chain:
        /// the file can be looked at meanwhile, and whatever is stated or leaves waits for it. A
        /// file of an older schema is proven first all the same.
        Meanwhile,
    };

    struct Setup
    {
        QString title;
        std::optional<Task> task; ///< None: CEI's.
        Protocol protocol;
    };

    /// Makes a new, empty study. Errors: FileExists, FolderMissing, DiskFull, ReadOnly, IoFailure.
    static Result<std::unique_ptr<Study>> create(const QString& path, const Setup& setup,
                                                 const Environment& environment);

    /// Opens a study; an older schema is backed up and migrated. Errors: FileMissing,
    /// FileUnreadable, NotAStudy, SchemaUnreleased, SchemaTooNew, StudyDamaged (value: what is
    /// wrong; see findBackups), Locked (value: who holds it), ReadOnly, IoFailure, OutOfMemory.
    /// Foreign tables, views and triggers are damage, and are never asked anything. Opened for
    /// work, a file that only an index does not fit is mended first (isMended).
    static Result<std::unique_ptr<Study>> open(const QString& path, Access access,
                                               const Environment& environment,
                                               Proof proof = Proof::First);

    /// Takes away the file of a study that is open nowhere, with what SQLite keeps beside it.
    /// Error: IoFailure where any of it stays.
    static Result<void> remove(const QString& path);

    ~Study() override;

    QString path() const;
    Access access() const;
    /// False while the proof of a file that was opened with Proof::Meanwhile goes on, and after it
    /// found a fault.
    bool isProven() const { return !m_proof && m_isSound; }
    /// Waits for that proof. Errors: those of open() and of verifyAudit().
    Result<void> prove();
    /// Whether what the study says may leave, after prove(). Errors: its own; StillArriving while
    /// only a part is in the file of what a team's server had at one moment
    /// (TeamFile::receivePart), whoever wrote it and was killed since.
    Result<void> checkWhole();
    /// All that `work` reads is of one moment, at which the study was whole, though others write
    /// into the file meanwhile. It changes nothing. Errors: its own; StillArriving.
    Result<void> readWhole(const std::function<Result<void>()>& work);
    /// Opening found an index that did not fit its table, and made it anew. No row was changed.
    bool isMended() const { return m_isMended; }

    Result<StudyInfo> info() const;
    /// What it asks; stays as it is for whoever keeps it.
    Result<std::shared_ptr<const Task>> task() const;
    Result<Protocol> protocol() const;
    Result<StudyCounts> counts() const;
    Result<std::map<QString, qint64>> groupCounts() const;
    Result<std::map<PowerRelation, qint64>> powerCounts() const;
    /// In the order of import.
    Result<std::vector<Scenario>> scenarios() const;
    /// Those that are not left out, with id, subtype, source id and utterance only: for long lists.
    Result<std::vector<Scenario>> heads() const;
    /// The same with those that are left out.
    Result<std::vector<Scenario>> allHeads() const;
    Result<std::optional<Scenario>> scenario(ScenarioId id) const;
    Result<QString> utterance(ScenarioId id) const;
    /// The counting revision of every item and person, by scenario and seat.
    Result<std::vector<Annotation>> annotations() const;
    /// Every revision written after the one with this id, by this program or another, oldest first.
    Result<std::vector<Annotation>> annotationsAfter(AnnotationId last) const;
    /// The counting decision of every scenario that has one (see resolveDecisions).
    Result<std::vector<Decision>> decisions() const;
    /// Every revision of every decision, by scenario and revision.
    Result<std::vector<Decision>> decisionHistory() const;
    /// The gold label of every scenario that is not left out, decided or by rule, in the order of
    /// import.
    Result<std::vector<ItemGold>> gold() const;
    /// The items on which annotators split (DeskItem::isSplit) and that have no settled gold label,
    /// whoever decides; the hardest first, as the desk has them.
    Result<std::vector<ScenarioId>> undecidedSplits() const;
    /// People assigned to a scenario, by seat.
    Result<std::vector<PersonId>> raters(ScenarioId scenario) const;

    // In the order of a course.
    Importing& importing() { return of<Importing>(); }
    Curation& curation() { return of<Curation>(); }
    Roster& roster() { return of<Roster>(); }
    SigningIn& signingIn() { return of<SigningIn>(); }
    Assigning& assigning() { return of<Assigning>(); }
    MoreRaters& moreRaters() { return of<MoreRaters>(); }
    Norming& norming() { return of<Norming>(); }
    CourseRules& courseRules() { return of<CourseRules>(); }
    Consents& consents() { return of<Consents>(); }
    AboutReaders& readers() { return of<AboutReaders>(); }
    Practice& practice() { return of<Practice>(); }
    Labelling& labelling() { return of<Labelling>(); }
    LabelAgain& labelAgain() { return of<LabelAgain>(); }
    Repeats& repeats() { return of<Repeats>(); }
    Questions& questions() { return of<Questions>(); }
    ShortDrafts& shortDrafts() { return of<ShortDrafts>(); }
    HandOuts& handouts() { return of<HandOuts>(); }
    Merging& merging() { return of<Merging>(); }
    Syncing& syncing() { return of<Syncing>(); }
    QualityDesk& quality() { return of<QualityDesk>(); }
    DeskQueue& deskQueue() { return of<DeskQueue>(); }
    Corrections& corrections() { return of<Corrections>(); }
    Deciding& deciding() { return of<Deciding>(); }
    Comparing& comparing() { return of<Comparing>(); }
    SecondLooks& secondLooks() { return of<SecondLooks>(); }
    const Figures& figures() const { return of<Figures>(); }
    ModelAnswers& modelAnswers() { return of<ModelAnswers>(); }
    PredictionReading& predictions() { return of<PredictionReading>(); }
    ModelRuns& modelRuns() { return of<ModelRuns>(); }
    GeneratedScenes& generatedScenes() { return of<GeneratedScenes>(); }
    Topics& topics() { return of<Topics>(); }
    StudioBridge& studioBridge() { return of<StudioBridge>(); }
    DataLock& dataLock() { return of<DataLock>(); }
    ReleaseDrafting& releaseDrafting() { return of<ReleaseDrafting>(); }
    Releasing& releasing() { return of<Releasing>(); }

    /// Another number whenever somebody else wrote into the file since it was last asked for.
    /// Cheap.
    Result<qint64> foreignVersion() const;

    /// Everything that counts, as of now, for writing it out; without items that are left out.
    Result<StudyData> snapshot() const;

    /// Compares the tables with those of the program and walks the audit chain. Errors:
    /// StudyDamaged; AuditBroken with the entry in `line` where it does not hold, 0 where the file
    /// has what no entry speaks of.
    Result<void> verifyAudit();
    /// Whether the file at the path is still this study. FileMoved where it was moved, deleted,
    /// replaced or written over: then nothing more is written, until it is back.
    Result<void> checkPlace();
    /// Copies the study, as of now, to another file.
    Result<void> copyTo(const QString& path);
    /// The same of a study that is not at its path any more. `keep` writes what is on the screen
    /// and nowhere else; it goes along. What stands at the study's path is not touched. Errors:
    /// FileExists (that path), StudyDamaged (the copy is not sound), and what the disk says.
    Result<void> saveCopy(const QString& path, const std::function<void()>& keep);
    /// Keeps a study that is not at its path any more among its backups, as it stands: nobody may
    /// ask for a copy before the program ends. Returns the backup's path, empty where no backups
    /// are made.
    Result<QString> backUpLost();
    /// Folds everything into the one file, so that it can be copied or mailed. FileInUse where
    /// another program's reading stands in the way.
    Result<void> makeSelfContained();

Q_SIGNALS:
    /// A read of this study failed, whoever asked. The asker has the error too.
    void readFailed(const subtext::Error& error);
    /// The proof that went on meanwhile is through and found nothing.
    void proven();
    /// It found what keeps a file from being opened, or a chain that does not hold: nothing is
    /// stated any more, and nothing leaves.
    void faultFound(const subtext::Error& error);
    /// After every operation that changed something, when it is on the disk.
    void changed(const subtext::ChangeSet& changes);

private:
    template <typename... Service> struct Services
    {
        explicit Services(StudyContext& context)
            : each(std::make_unique<Service>(context)...)
        {}
        std::tuple<std::unique_ptr<Service>...> each;
    };
    template <typename Service> Service& of() const
    {
        return *std::get<std::unique_ptr<Service>>(m_services.each);
    }

    Study(std::unique_ptr<StudyContext> context, std::unique_ptr<StudyLock> lock);
    void beginProof();

    std::unique_ptr<StudyLock> m_lock; // released last
    std::unique_ptr<StudyContext> m_context;
    Services<Importing, Curation, Roster, SigningIn, Assigning, MoreRaters, Norming, CourseRules,
             Consents, AboutReaders, Practice, Labelling, LabelAgain, Repeats, Questions,
             ShortDrafts, HandOuts, Merging, Syncing, QualityDesk, DeskQueue, Corrections, Deciding,
             Comparing, SecondLooks, Figures, ModelAnswers, PredictionReading, ModelRuns,
             GeneratedScenes, Topics, StudioBridge, DataLock, ReleaseDrafting, Releasing>
        m_services;
    bool m_isMended = false;
    Result<void> m_isSound;
    std::unique_ptr<StudyProof> m_proof; // first to end: it calls back; none: it is through
};

} // namespace subtext
