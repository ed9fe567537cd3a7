// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/annotation.h"
#include "core/domain/decision.h"
#include "core/domain/scenario.h"
#include "core/domain/vocabulary.h"
#include "core/exchange/rows/importmapping.h"
#include "core/exchange/tables/recordtable.h"
#include "core/task/task.h"

#include <QHash>
#include <QMap>
#include <QString>

#include <map>
#include <memory>
#include <vector>

namespace subtext {

enum class ImportKind : std::uint8_t {
    Auto,        ///< Labels where the file has them.
    Scenarios,   ///< Scenes only, whatever else the file has.
    Annotations, ///< Labels are expected; a file without them is an error.
};

/// What becomes of an annotation that Label Studio calls the truth.
enum class GroundTruth : std::uint8_t {
    LeaveOut,
    Gold,   ///< The scene's gold label, where one question is asked.
    Answer, ///< Its annotator's own answer, like any other: somebody said that it is one.
};

/// Who stands above whom in scenes of which no file says it and no rule derives it, as a person
/// says; by the names of the scenes.
using SaidPowers = QMap<QString, PowerRelation>;

struct ImportOptions
{
    ImportKind kind = ImportKind::Auto;
    bool withGold = true; ///< False leaves gold labels and notes out: still to be adjudicated.
    QMap<QString, QString> columns; ///< Field (e.g. "utterance") to the file's own column name.
    std::optional<QString> group;   ///< For files that do not say; else their name decides.
    /// New people get their codes in an order that nobody can tell, not in that of their names.
    bool hasRandomCodes = false;
    /// Columns by the file's own names that are not read, though their names are known.
    QStringList unused = {};
    /// Foreign words of a field, with what they mean: {"joy": {"oui": "yes"}}. Words ignore case.
    QMap<QString, QMap<QString, QString>> values = {};
    /// What the numbers of a scale count in Label Studio: {"valence": 1..7}.
    QMap<QString, NumberRange> scales = {};
    /// Whom Label Studio calls what, by number, e-mail address or name: their code or name here.
    QMap<QString, QString> people = {};
    /// Questions and scales of which the first counts where somebody chose several.
    QStringList firstOf = {};
    GroundTruth groundTruth = GroundTruth::LeaveOut;
    /// Tasks that somebody skipped in Label Studio become that person's drafts, with a flag; else
    /// they are counted alone. None: nobody said it, and a mapping may.
    std::optional<bool> flagsSkipped = {};
    /// Drafts of Label Studio become drafts of the study; else they are counted alone.
    bool takesDrafts = false;
    /// What models said in Label Studio is handed on, apart from all answers; else it is counted
    /// alone.
    bool takesPredictions = false;
    QString source = {}; ///< As ImportMapping has it.
    QString server = {}; ///< "https://host", where people are known by their numbers.
    QHash<QString, QString> addresses = {}; ///< E-mail addresses there, by those numbers.
    bool isDryRun = false;                  ///< Everything is tried, and nothing kept.
    QString sheet = {};                     ///< Of an Excel workbook; empty: the first.
    /// A needed column that is missing may be the only one that has a name which others use for it
    /// (soleSynonyms); a warning says so (ImportNotice::SynonymColumn).
    bool takesSynonyms = false;
    /// Put into the scenes as they are taken in; files are read as they are.
    SaidPowers powers = {};
    /// What the file is about; none: CEI.
    std::shared_ptr<const Task> task = {};

    ImportMapping mapping() const
    {
        return {columns, values, group,   unused,
                scales,  people, firstOf, flagsSkipped.value_or(false),
                source};
    }
    void setMapping(const ImportMapping& mapping);
    /// Puts what a mapping says below what the options say: a column that they leave out stays out,
    /// and one that they give to another field stays there.
    void complete(const ImportMapping& mapping);
};

/// As long as the options last.
const Task& taskOf(const ImportOptions& options);

enum class FileFormat : std::uint8_t {
    CeiCsv,
    TidyCsv,
    ScenarioCsv,
    Json,
    JsonLines,
    LabelStudioJson,    ///< The export "JSON" of a Label Studio project.
    LabelStudioMinimal, ///< "JSON-MIN".
    LabelStudioCsv,     ///< "CSV" or "TSV".
};

enum class RefusalReason : std::uint8_t {
    WrongCellCount,
    MissingValue,
    UnknownSubtype,
    UnknownDomain,
    UnknownPower,
    UnknownEmotion,    ///< The refusal says which there are.
    UnknownScalePoint, ///< The same, by their words.
    UnknownNumber,
    DuplicateScenario,   ///< Twice in the files of this import.
    DuplicateAnswer,     ///< The same person twice for one scenario.
    DifferentScenario,   ///< The study has this id with another text.
    DifferentAnnotation, ///< The study has another answer of this person.
    DifferentDecision,   ///< The study has another gold label or note.
    NotAnAnnotator,      ///< The study knows this person in another role.
    UnusableCode,        ///< A new person's code has a character that nobody sees, or two scripts.
    TakenCode,           ///< A new person's code looks like somebody else's.
    UnknownWord,         ///< Of an option, a point or a group; the refusal says which there are.
    UnknownScenario,     ///< An answer names a scene that the study does not have.
    UnclearScenario,     ///< It gives an id alone that scenes of several groups have.
    OtherTask,           ///< The row says that it is of another task.
    UnknownRange,        ///< A number of a scale, and nobody said what the numbers count.
    SeveralChoices,      ///< More than one of what one is asked.
    UnclearPerson,       ///< May be somebody whom the study has under another name.
    OutsideRange,        ///< A number that is no point by the range; the refusal says the range.
    UnclearGold,         ///< Another gold label for the scene stands in the file as well.
};

struct Refusal
{
    QString file;
    qint64 line = 0;
    QString column;
    QString value;
    RefusalReason reason = RefusalReason::MissingValue;
    QString expected = {};                        ///< Which words there are, where one was unknown.
    QString scenario = {};                        ///< By its name, where the row says it.
    std::shared_ptr<const RowOrigin> origin = {}; ///< Of what comes from Label Studio.
};

/// Refusals of which only the number is kept, beside MostRefusals of the same file and reason.
struct FurtherRefusals
{
    QString file;
    RefusalReason reason = RefusalReason::MissingValue;
    qint64 count = 0;
};

/// How many refusals of one file and reason are kept one by one; a file can hold millions.
inline constexpr qint64 MostRefusals = 1000;
/// The same for the damaged characters of one file.
inline constexpr qint64 MostDamage = 1000;

enum class ImportNotice : std::uint8_t {
    DamagedCharacter, ///< value: what stands there; detail: what probably stood there.
    DerivedPower,     ///< count: scenarios whose power relation a rule about role words gave.
    AssumedPower,     ///< count: scenarios that no such rule matched, taken for peers.
    GuessedEncoding,  ///< value: the encoding.
    OneSheet,         ///< value: the sheet of an Excel workbook that was read; it has others.
    KeptScenarios,    ///< count: scenarios that the study already had.
    KeptAnnotations,  ///< count: answers that the study already had.
    /// count: ids that several groups of the file have, where most ids have one; value: the first
    /// five, "7 (2, 5)" with the lines; detail: how many there are besides, if any.
    SharedIds,
    IgnoredColumn,  ///< column: one that no field is known for.
    NoTimes,        ///< The file has labels and no response times.
    SkippedAnswers, ///< count: cancelled or empty in Label Studio; value: of whom how many.
    EarlierAnswers, ///< count: the same person gave a later one for the scenario.
    KeptMapping,    ///< value: what the columns meant the last time, and do now.
    SynonymColumn,  ///< column: one that was taken for a field by its name; value: the field.
    FurtherDamage,  ///< count: damaged characters beyond MostDamage.
    // Of exports of Label Studio; count: how many.
    Drafts,           ///< Answers that somebody began there; left out.
    DraftsTaken,      ///< The same, taken as drafts.
    SkippedFlagged,   ///< Skipped tasks, taken as drafts with a flag; value: of whom how many.
    SkippedLeft,      ///< The same, where somebody has an answer or a draft, or is unclear.
    Predictions,      ///< Answers of models; left out.
    GroundTruthLeft,  ///< Annotations that it calls the truth; left out.
    GroundTruthTaken, ///< The same, taken as gold labels.
    ChangedByOthers,  ///< Annotations that somebody else changed than gave them.
    PreFilled,        ///< Annotations with a result that a prediction had filled in.
    DroppedTimes,     ///< Lead times or dates that cannot be; the answers were taken without.
    MissingReasons,   ///< Flags without a reason.
    UnclearColumns,   ///< value: columns that may be gold labels or somebody's answer; left out.
    /// Scenes that are known by the numbers of their tasks alone; detail: "flat" where an export in
    /// JSON could tell more.
    NumberedScenes,
    RecognisedScenes, ///< Such of which the texts are those of a scene of the study.
    /// Answers that were changed since the study had them; value: the first five of their scenes,
    /// detail: how many scenes there are besides, if any.
    NewRevisions,
};

/// "ann@example.org 2, 7 1": how many are whose, the first of them.
QString countsOfPeople(const std::map<QString, qint64>& counts);

struct ImportWarning;
/// Says in a warning of which scenes it is, as NewRevisions has it; each is named once.
void nameScenes(ImportWarning& warning, QStringList scenes);

struct ImportWarning
{
    ImportNotice notice = ImportNotice::DamagedCharacter;
    QString file;
    qint64 line = 0;
    QString column;
    QString value;
    QString detail;
    qint64 count = 0;
    QString place =
        {}; ///< With DamagedCharacter in what comes from Label Studio: task and scenario.
};

struct ImportedAnswer
{
    QString annotator; ///< The name in the column or cell.
    QString code;      ///< Their code where the file has one.
    Answer answer;
    std::optional<ItemTimings> timings;
    std::optional<qint64> submittedAt;
    std::optional<int> position; ///< When the person met the item, from 1.
    bool isSweptSaid = true;     ///< Whether the file can say what "all others no" answered.
    std::shared_ptr<const RowOrigin> origin = {}; ///< Of what comes from Label Studio.
};

/// One scenario of a file, with everything that the file says about it.
struct ImportedRecord
{
    qint64 line = 0;
    Scenario scenario;
    quint16 said = 0; ///< A bit a field that the file tells of; by the others no scene is known.
    /// The file names a scene that is somewhere else: by "group/id", or by the id alone. The name
    /// is the scenario's.
    bool isReference = false;
    /// The id is a number that Label Studio gave: the scene is known by its texts.
    bool isNumbered = false;
    std::vector<ImportedAnswer> answers; ///< In column order.
    std::vector<ImportedAnswer> drafts;  ///< Begun in Label Studio; need not be complete.
    /// What models said there, by their names; need not be complete, and is nobody's answer.
    std::vector<ImportedAnswer> predictions;
    std::optional<Partition> part; ///< Only where the file says it.
    std::optional<Choice> gold;
    std::optional<Basis> basis; ///< Only where the file has one.
    bool isAmbiguous = false;
    QString note;
};

/// A whole file, read and checked; nothing of it is in a study yet.
struct ImportedFile
{
    QString path;
    FileFormat format = FileFormat::CeiCsv;
    QString encoding;
    std::vector<ImportedRecord> records;
    std::vector<Refusal> refused;
    std::vector<FurtherRefusals> furtherRefused;
    std::vector<ImportWarning> warnings;
    ImportMapping mapping;  ///< By which it was read; empty where nobody had to say anything.
    qint64 rows = 0;        ///< That the file has; of an export, its answers.
    qint64 refusedRows = 0; ///< Of which at least a part was refused; each counts once.

    /// Refusals, kept one by one or not; a row can have several.
    qint64 refusedCount() const;
};

struct ImportContents
{
    qint64 scenarios = 0; ///< Distinct ones, whichever files they stand in.
    qint64 annotations = 0;
    qint64 people = 0; ///< Who annotated, by name.
    qint64 gold = 0;   ///< Gold labels, or "ambiguous".
    qint64 notes = 0;

    bool operator==(const ImportContents&) const = default;
};
ImportContents importContents(const std::vector<ImportedFile>& files);

} // namespace subtext
