// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/disagreementsources.h"
#include "core/agreement/selfagreement.h"
#include "core/domain/closednorming.h"
#include "core/domain/courserecords.h"
#include "core/domain/modelrun.h"
#include "core/domain/protocol.h"
#include "core/domain/setname.h"
#include "core/entanglement/prior.h"
#include "core/exchange/rows/studydata.h"
#include "core/quality/qualityrecords.h"
#include "core/release/layout/tabledescription.h"
#include "core/release/names/names.h"

#include <QByteArray>
#include <QSet>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace subtext {

using ReleaseNames = NamePolicy;

/// What a release has of models; nothing unless somebody chooses it.
struct ModelChoice
{
    bool hasPredictions = false;  ///< What they answered, and how it scores.
    QStringList sets;             ///< MODEL[:MODE[:RUN]] of those that are meant; none: all.
    bool hasRawAnswers = false;   ///< The models' own words too.
    bool hasEntanglement = false; ///< Of a task with vectors: how its emotions go together.
    double smoothing = entanglement::UsualSmoothing; ///< Of its priors; > 0.

    bool isNothing() const { return !hasPredictions && !hasEntanglement; }
    bool operator==(const ModelChoice&) const = default;
};

struct ReleaseOptions
{
    QString version; ///< "X.Y.Z"
    QString date;    ///< "YYYY-MM-DD", given by the user: no clock is asked.
    ReleaseNames names = ReleaseNames::Codes;
    std::uint64_t seed = 42; ///< Of the splits, the resampling and the models.
    bool isExtended = false; ///< More columns behind those of CEI's layout.
    /// An apostrophe before each cell of a CSV file that a spreadsheet would compute. The other
    /// files have every text to the character.
    bool areFormulasText = false;
    /// Under codes: everybody gets one that does not follow from their place in the study.
    bool hasRandomCodes = false;
    /// What nobody outside may know: from it the order of such codes follows, for people who have
    /// none from a release before. It is kept nowhere.
    QString codeSecret = {};
    ModelChoice models = {};
    /// Words that look forward, of a list of one's own; none: the usual ones. Of a task with
    /// vectors alone.
    QStringList forwardMarkers = {};
};

/// What only people know, by the token of its question (see datasheetQuestions).
using DatasheetAnswers = std::map<QString, QString>;

/// A gate that failed and was overridden, with the reason that was given. It is about what was
/// found then, and about one version; see overrideOf and isSetAside (gates.h).
struct OverriddenGate
{
    QString gate;
    QString reason;
    QString version = {};      ///< "X.Y.Z"
    QSet<QString> places = {}; ///< As placeKey has them.

    bool operator==(const OverriddenGate&) const = default;
};

/// A file of a release about models, made by who knows them. Without columns it is no table.
struct ModelFile
{
    TableDescription description;
    QByteArray bytes;
};

struct ModelText
{
    QString scenario; ///< "group/id"; empty for the name of a set or a topic, a cell of tables.
    QString field;    ///< "prediction:KEY", or "set:KEY" of a name, or "topic".
    QString text;
};

/// With what a set was asked for, as its run kept it: "0.7", "provider's default". Empty: it did
/// not say, was not sent, or the set came from a file.
struct AskedParameters
{
    SetName name;
    QString temperature = {};
    QString topP = {};
    QString tokenLimit = {}; ///< Of an answer.
};

struct ReleasedModels
{
    QStringList sets;                       ///< MODEL:MODE:RUN of each set whose answers leave.
    std::map<QString, AskedManner> manners; ///< Of those that were not asked the usual way.
    std::vector<AskedParameters> asked;     ///< Of every set; none where no set is of a run.
    std::vector<ModelFile> files;
    std::vector<ModelText> texts;
    QByteArray method; ///< How figures of them were made, for the README; empty: nothing to say.
};

struct ReleaseInput
{
    StudyData data;
    /// Of the annotations: made in the study, as revisions of answers that were imported.
    qint64 revisedImports = 0;
    /// Who was asked to label what, whether they did or not.
    std::vector<std::pair<ScenarioId, PersonId>> assigned;
    /// Who labelled without having accepted a consent text, where the study asks for that; true:
    /// they declined.
    std::map<PersonId, bool> withoutConsent;
    /// What annotators asked about items; none where the study takes no questions.
    std::optional<QuestionCounts> questions = {};
    /// Of adjudicators, by the codes of the study; empty where it asks for no second looks.
    std::vector<SelfAgreement> selfAgreement = {};
    ClosedFlags closedFlags; ///< Those that are no open flags any more.
    Protocol protocol;
    int ratingsNeeded = 3;
    ReleaseOptions options;
    DatasheetAnswers answers; ///< People's.
    DatasheetAnswers known;   ///< What the study says itself, where people say nothing.
    std::vector<OverriddenGate> overridden;
    std::vector<NameJudgement> judgements; ///< About words that are near names.
    /// Codes given at random, of everybody; none where the study's own leave.
    std::map<PersonId, QString> randomCodes;
    /// Of a study that a team shares: see TeamReading::asOf.
    std::optional<qint64> teamAsOf = {};
    QByteArray earlierChangelog; ///< Of the last release; empty for the first.
    ReleasedModels models;
    /// The study holds times or explanations, which do not leave, and its findings rest on them
    /// too.
    bool areChecksOfMore = false;
    /// Who was given an item because its first annotators split, by item in the order of import.
    std::vector<FurtherRating> furtherRatings = {};
    /// What annotators say about themselves, as it counts; of people and fields in any order. It
    /// leaves by groups alone (readerCounts).
    std::vector<ReaderAnswer> readerAnswers = {};
    /// Rounds of norming that are closed, by the people and scenarios of the study.
    std::vector<ClosedNorming> norming = {};
    /// How much of the disagreement is whose, as `disagreement` has it of the study; none where
    /// that tells nothing. Repeats do not leave.
    std::optional<DisagreementSources> disagreement = {};
};

/// One file of a release: its path inside the folder, with '/', and its bytes.
struct ReleaseFile
{
    QString path;
    QByteArray bytes;

    bool operator==(const ReleaseFile&) const = default;
};

/// What the other files of a release say of one.
struct ReleaseEntry
{
    ReleaseEntry(QString file, qint64 bytes, QByteArray hash)
        : path(std::move(file))
        , size(bytes)
        , sha256(std::move(hash))
    {}
    ReleaseEntry(QString file, const QByteArray& bytes);

    QString path;
    qint64 size = 0;   ///< Bytes.
    QByteArray sha256; ///< 64 hexadecimal digits.

    bool operator==(const ReleaseEntry&) const = default;
};

std::vector<ReleaseEntry> entriesOf(const std::vector<ReleaseFile>& files);

struct ReleaseTrace
{
    QByteArray sums; ///< SHA256SUMS
    QByteArray changelog;
};

} // namespace subtext
