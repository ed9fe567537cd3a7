// SPDX-License-Identifier: MIT
#include "core/publishing/releasing.h"

#include "core/operation/studycontext.h"
#include "core/publishing/namejudgements.h"
#include "core/release/checksums.h"
#include "core/release/datasheet.h"
#include "core/release/licences.h"
#include "core/storage/releasestore.h"

#include <QJsonArray>

#include <algorithm>

namespace subtext {
namespace {

bool isQuestion(const QString& token)
{
    if (token == QLatin1String(LicenceAnswer))
        return true;
    const auto questions = datasheetQuestions();
    return std::any_of(questions.begin(), questions.end(),
                       [&](const DatasheetQuestion& question) { return question.token == token; });
}

/// The answer that counts; empty where nobody ever answered.
DatasheetAnswer latestAnswer(StudyContext& context, const QString& token)
{
    for (DatasheetAnswer& answer : context.releases.latestAnswers()) {
        if (answer.token == token)
            return std::move(answer);
    }
    DatasheetAnswer none;
    none.token = token;
    return none;
}

Result<QByteArray> bytesOf(const std::vector<ReleaseFile>& files, const QString& path)
{
    const auto found = std::find_if(files.begin(), files.end(),
                                    [&](const ReleaseFile& file) { return file.path == path; });
    if (found == files.end())
        return fail(ErrorCode::FileMissing, path);
    return found->bytes;
}

bool isRecorded(const std::vector<StoredRelease>& releases, const ReleaseRecord& record)
{
    const auto latest =
        std::find_if(releases.rbegin(), releases.rend(),
                     [&](const StoredRelease& row) { return row.version == record.version; });
    return latest != releases.rend() && latest->checksum == record.checksum;
}

QJsonObject modelDetail(const ReleaseRecord& record)
{
    return {{QStringLiteral("sets"), QJsonArray::fromStringList(record.sets)},
            {QStringLiteral("raw_answers"), record.models.hasRawAnswers},
            {QStringLiteral("entanglement"), record.models.hasEntanglement},
            {QStringLiteral("smoothing"), record.models.smoothing}};
}

QJsonObject auditDetail(const ReleaseRecord& record, const QString& by)
{
    QJsonArray overridden;
    for (const OverriddenGate& of : record.overridden) {
        overridden.append(
            QJsonObject{{QStringLiteral("gate"), of.gate}, {QStringLiteral("reason"), of.reason}});
    }
    QJsonObject detail{{QStringLiteral("release"), record.uuid.text()},
                       {QStringLiteral("version"), record.version},
                       {QStringLiteral("checksum"), record.checksum},
                       {QStringLiteral("overridden"), overridden},
                       {QStringLiteral("by"), by}};
    if (!record.models.isNothing())
        detail[QStringLiteral("models")] = modelDetail(record);
    return detail;
}

} // namespace

Result<DatasheetAnswers> Releasing::answers() const
{
    return m_context.read([&] {
        DatasheetAnswers answers;
        for (const DatasheetAnswer& answer : m_context.releases.latestAnswers()) {
            if (!answer.text.isEmpty() && answer.isForDatasheet())
                answers[answer.token] = answer.text;
        }
        return answers;
    });
}

Result<ChangeSet> Releasing::answer(const QString& token, const QString& text, PersonId by)
{
    if (!isQuestion(token))
        return fail({ErrorCode::InvalidValue, {}, 0, 0, token, QStringLiteral("question")});
    if (text.size() > LongestDatasheetAnswer)
        return fail({ErrorCode::InvalidValue, {}, 0, 0, token, QStringLiteral("length")});
    const QString said = text.trimmed().isEmpty() ? QString() : text;
    if (token == QLatin1String(LicenceAnswer) && !said.isEmpty() && licenceCalled(said) == nullptr)
        return fail({ErrorCode::InvalidValue, {}, 0, 0, said, QStringLiteral("licence")});
    const auto before = m_context.read([&] {
        m_context.requireNoAnnotator(by);
        return latestAnswer(m_context, token);
    });
    if (!before)
        return fail(before.error());
    if (before->text == said)
        return ChangeSet();
    return m_context.operate(QStringLiteral("release.answer"), [&](ChangeSet& changes) {
        DatasheetAnswer answer = *before;
        answer.text = said;
        answer.by = by;
        answer.at = m_context.env.clock.now();
        m_context.releases.insertAnswer(m_context.env.ids.next(), answer);
        changes = ChangeSet::about(ChangeSet::ReleaseChanged, by);
        return QJsonObject{{QStringLiteral("token"), token},
                           {QStringLiteral("text"), said},
                           {QStringLiteral("by"), m_context.codeOf(by)}};
    });
}

Result<ChangeSet> Releasing::judgeNames(const std::vector<NameJudgement>& judgements, PersonId by)
{
    for (const NameJudgement& judgement : judgements) {
        if (!isPossible(judgement))
            return fail(
                {ErrorCode::InvalidValue, {}, 0, 0, judgement.word, QStringLiteral("name")});
    }
    std::map<QString, DatasheetAnswer> rows; // the last word about a place counts
    const auto read = m_context.db->read([&] {
        m_context.requireNoAnnotator(by);
        std::map<QString, DatasheetAnswer> known;
        for (DatasheetAnswer& answer : m_context.releases.latestAnswers())
            known[answer.token] = std::move(answer);
        for (const NameJudgement& judgement : judgements) {
            DatasheetAnswer row;
            row.token = judgementToken(judgement);
            row.text = judgementText(judgement);
            const auto before = known.find(row.token);
            if (before == known.end() || before->second.text != row.text)
                rows[row.token] = std::move(row);
            else
                rows.erase(row.token);
        }
    });
    if (!read)
        return fail(read.error());
    if (rows.empty())
        return ChangeSet();
    return m_context.operate(QStringLiteral("release.names_judged"), [&](ChangeSet& changes) {
        QJsonArray judged;
        for (auto& [token, row] : rows) {
            row.by = by;
            row.at = m_context.env.clock.now();
            m_context.releases.insertAnswer(m_context.env.ids.next(), row);
            judged.append(
                QJsonObject{{QStringLiteral("token"), token}, {QStringLiteral("text"), row.text}});
        }
        changes = ChangeSet::about(ChangeSet::ReleaseChanged, by);
        return QJsonObject{{QStringLiteral("judged"), judged},
                           {QStringLiteral("by"), m_context.codeOf(by)}};
    });
}

Result<std::vector<ReleaseRecord>> Releasing::records() const
{
    return m_context.read([&] {
        std::vector<ReleaseRecord> records;
        for (const StoredRelease& row : m_context.releases.releases()) {
            auto record = releaseRecord(row);
            if (!record)
                throw Failure(record.error());
            records.push_back(std::move(*record));
        }
        return records;
    });
}

Result<ChangeSet> Releasing::record(const ReleaseDraft& draft,
                                    const std::vector<ReleaseFile>& files, PersonId by)
{
    const auto sums = bytesOf(files, QStringLiteral("SHA256SUMS"));
    const auto changelog = bytesOf(files, QStringLiteral("CHANGELOG.md"));
    if (!sums || !changelog)
        return fail(sums ? changelog.error() : sums.error());
    return record(draft, ReleaseTrace{*sums, *changelog}, by);
}

Result<ChangeSet> Releasing::record(const ReleaseDraft& draft, const ReleaseTrace& trace,
                                    PersonId by)
{
    const ReleaseOptions& options = draft.input.options;
    ReleaseRecord record;
    record.version = options.version;
    record.date = options.date;
    record.names = options.names;
    record.seed = options.seed;
    record.isExtended = options.isExtended;
    record.checksum = QString::fromLatin1(sha256Of(trace.sums));
    record.overridden = draft.input.overridden;
    record.contents = draft.now;
    for (const Person& person : draft.input.data.people) {
        const auto code = draft.input.randomCodes.find(person.id);
        if (code != draft.input.randomCodes.end())
            record.randomCodes[person.uuid] = code->second;
    }
    record.changelog = trace.changelog;
    record.models = options.models;
    record.sets = draft.input.models.sets;
    record.by = by;
    const auto isKnown = m_context.read([&] {
        m_context.requireNoHandOut();
        m_context.requireNoAnnotator(by);
        return isRecorded(m_context.releases.releases(), record);
    });
    if (!isKnown)
        return fail(isKnown.error());
    if (*isKnown)
        return ChangeSet();
    return m_context.operate(QStringLiteral("release.made"), [&](ChangeSet& changes) {
        record.uuid = m_context.env.ids.next();
        record.at = m_context.env.clock.now();
        m_context.releases.insertRelease(storedRelease(record));
        changes = ChangeSet::about(ChangeSet::ReleaseChanged, by);
        return auditDetail(record, m_context.codeOf(record.by));
    });
}

} // namespace subtext
