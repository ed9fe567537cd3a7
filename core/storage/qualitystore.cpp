// SPDX-License-Identifier: MIT
#include "core/storage/qualitystore.h"

#include "core/storage/rows.h"
#include "core/storage/rowstamps.h"
#include "core/storage/taskinforce.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <utility>

namespace subtext {
namespace {

/// The limits that can be stated, by the keys of their numbers.
constexpr std::array StatedKeys{
    std::pair{TaskLimit::StraightLiningShare, "straight_lining_share"},
    std::pair{TaskLimit::StraightLiningFrom, "straight_lining_from"},
    std::pair{TaskLimit::TooFast, "too_fast_ms"},
    std::pair{TaskLimit::Disengaged, "disengaged_ms"},
    std::pair{TaskLimit::OutlierZ, "outlier_z"},
    std::pair{TaskLimit::OutlierFrom, "outlier_from"},
    std::pair{TaskLimit::ContradictionPoints, "contradiction_points"},
    std::pair{TaskLimit::Range, "vad_range"},
};

/// Calls `visit` with the key and the value of each limit.
template <typename Thresholds, typename Visit> void forEachLimit(Thresholds& t, Visit visit)
{
    visit("straight_lining_share", t.straightLiningShare);
    visit("straight_lining_from", t.straightLiningFrom);
    visit("too_fast_ms", t.tooFastMs);
    visit("disengaged_ms", t.disengagedMs);
    visit("outlier_z", t.outlierZ);
    visit("outlier_from", t.outlierFrom);
    visit("contradictions", t.checksContradictions);
    visit("contradiction_points", t.contradictionPoints);
    visit("positive_emotions", t.positiveEmotions);
    visit("negative_emotions", t.negativeEmotions);
    visit("vad_range", t.vadRange);
    visit("split_from", t.splitFrom);
    visit("override_note", t.needsOverrideNote);
    visit("flag_rate_ceiling", t.flagRateCeiling);
    visit("explanations", t.checksExplanations);
    visit("same_explanation_from", t.sameExplanationFrom);
    visit("copied_share", t.copiedShare);
    visit("copied_from_words", t.copiedFromWords);
}

QJsonObject toJson(const QualityThresholds& t)
{
    QJsonObject json;
    forEachLimit(t, [&](const char* key, auto value) { json.insert(QLatin1String(key), value); });
    if (t.stated == 0)
        return json;
    QJsonArray stated;
    for (const auto& [limit, key] : StatedKeys) {
        if (t.isStated(limit))
            stated.append(QLatin1String(key));
    }
    json.insert(QStringLiteral("stated"), stated);
    return json;
}

QualityThresholds fromJson(const QJsonObject& json)
{
    QualityThresholds t;
    forEachLimit(t, [&](const char* key, auto& into) {
        using Value = std::remove_reference_t<decltype(into)>;
        const QJsonValue value = json.value(QLatin1String(key));
        if constexpr (std::is_same_v<Value, bool>)
            into = value.toBool(into);
        else if constexpr (std::is_floating_point_v<Value>)
            into = value.toDouble(into);
        else
            into = static_cast<Value>(value.toInteger(into));
    });
    const QJsonArray stated = json.value(QLatin1String("stated")).toArray();
    for (const auto& [limit, key] : StatedKeys)
        t.setStated(limit, stated.contains(QLatin1String(key)));
    return t;
}

std::optional<QualityCode> codeFromToken(QStringView text)
{
    for (int i = 0; i < QualityCodeCount; ++i) {
        const auto code = static_cast<QualityCode>(i);
        if (qualityToken(code) == text)
            return code;
    }
    return std::nullopt;
}

/// What a finding is about, by the tokens of the task: a question, or the first row of a board, and
/// a scale. No two of them share a token.
QString partText(const FlagKey& flag, const Task& task)
{
    QStringList tokens;
    if (flag.question)
        tokens << task.questions.at(*flag.question).token;
    if (flag.dimension)
        tokens << task.scales.at(indexOf(*flag.dimension)).token;
    return tokens.join(u' ');
}

/// None where the task does not have it, or where it is about nothing.
std::optional<FlagKey> partFromText(QStringView text, const Task& task)
{
    FlagKey flag;
    for (const QString& token : text.toString().split(u' ', Qt::SkipEmptyParts)) {
        const auto question = indexOfToken(task.questions, token);
        const auto scale = indexOfToken(task.scales, token);
        if (question)
            flag.question = *question;
        else if (scale)
            flag.dimension = static_cast<ScaleIndex>(*scale);
        else
            return std::nullopt;
    }
    return flag.question || flag.dimension ? std::optional(flag) : std::nullopt;
}

} // namespace

void QualityStore::insertProtocol(const QualityProtocol& protocol, qint64 at)
{
    const QByteArray json =
        QJsonDocument(toJson(protocol.thresholds)).toJson(QJsonDocument::Compact);
    Query query(m_database, "quality.insertProtocol");
    stamp(query, m_database, at,
          {QStringLiteral("limits"), QString::number(protocol.isSelfCheckOn),
           QString::fromUtf8(json)});
    query.add(qint64{protocol.isSelfCheckOn}).add(QString::fromUtf8(json)).run();
}

QualityProtocol QualityStore::protocol()
{
    QualityProtocol protocol;
    Query row(m_database, "quality.protocol");
    if (row.next()) {
        protocol.isSelfCheckOn = CheckedRow(row, {"quality_protocol", 0}).flag("self_check");
        protocol.thresholds = fromJson(QJsonDocument::fromJson(row.text().toUtf8()).object());
    }
    return protocol;
}

void QualityStore::insertSelfCheck(const Uuid& uuid, const SelfCheck& check)
{
    Query query(m_database, "selfcheck.insert");
    query.add(uuid).add(check.person.value).add(check.scenario.value);
    query.add(qualityToken(check.code)).add(selfCheckToken(check.action)).add(check.at).run();
}

std::vector<SelfCheck> QualityStore::selfChecks()
{
    return Query(m_database, "selfcheck.all").all([](Query& row) {
        const CheckedRow checked(row, {"self_check", row.integer()});
        SelfCheck check;
        check.person = {row.integer()};
        check.scenario = {row.integer()};
        check.code = checked.token("code", codeFromToken, qualityToken);
        check.action = checked.token("event", selfCheckFromToken, selfCheckToken);
        check.at = row.integer();
        return check;
    });
}

void QualityStore::insertDismissal(const Uuid& uuid, const Dismissal& dismissal)
{
    const FlagKey& flag = dismissal.flag;
    Query query(m_database, "dismissal.insert");
    query.add(uuid).add(m_database.stamps().rank()).add(qualityToken(flag.code));
    query.add(idOrNull(flag.person)).add(idOrNull(flag.scenario));
    query.addOrNull(partText(flag, *m_database.task().shared()));
    query.add(qint64{dismissal.isDismissed}).add(dismissal.reason);
    query.add(idOrNull(dismissal.by)).add(dismissal.at).run();
}

std::map<FlagKey, Dismissal> QualityStore::dismissals()
{
    std::map<FlagKey, Dismissal> latest;
    const Task& task = *m_database.task().shared();
    Query row(m_database, "dismissal.all");
    while (row.next()) {
        const CheckedRow checked(row, {"flag_dismissal", row.integer()});
        Dismissal dismissal;
        const auto code = codeFromToken(row.text());
        dismissal.flag.person = {row.optionalInteger().value_or(0)};
        dismissal.flag.scenario = {row.optionalInteger().value_or(0)};
        const auto part = checked.optionalToken(
            "part", [&](QStringView text) { return partFromText(text, task); },
            [&](const FlagKey& about) { return partText(about, task); });
        if (part) {
            dismissal.flag.question = part->question;
            dismissal.flag.dimension = part->dimension;
        }
        dismissal.isDismissed = checked.flag("dismissed");
        dismissal.reason = row.text();
        dismissal.by = {row.optionalInteger().value_or(0)};
        dismissal.at = row.integer();
        if (!code)
            continue; // a later version's
        dismissal.flag.code = *code;
        latest[dismissal.flag] = dismissal;
    }
    return latest;
}

// A row of the same table, whose code is that of no finding: programs before this one pass over it.
void QualityStore::insertClosing(const Uuid& uuid, PersonId annotator, ScenarioId scenario,
                                 bool isClosed, const FlagClosing& word)
{
    Query query(m_database, "dismissal.insert");
    query.add(uuid).add(m_database.stamps().rank()).add(AnnotatorFlagToken);
    query.add(idOrNull(annotator)).add(idOrNull(scenario)).addNull();
    query.add(qint64{isClosed}).add(word.reason).add(idOrNull(word.by)).add(word.at).run();
}

ClosedFlags QualityStore::closedFlags()
{
    ClosedFlags closed;
    Query row(m_database, "dismissal.all");
    while (row.next()) {
        const CheckedRow checked(row, {"flag_dismissal", row.integer()});
        const bool isOfAnnotator = row.text() == AnnotatorFlagToken;
        const PersonId annotator{row.optionalInteger().value_or(0)};
        const ScenarioId scenario{row.optionalInteger().value_or(0)};
        row.skip(); // the part: a flag is about the whole
        const bool isClosed = checked.flag("dismissed");
        FlagClosing closing;
        closing.reason = row.text();
        closing.by = {row.optionalInteger().value_or(0)};
        closing.at = row.integer();
        if (isOfAnnotator && isClosed)
            closed[{annotator, scenario}] = closing;
        else if (isOfAnnotator)
            closed.erase({annotator, scenario});
    }
    return closed;
}

} // namespace subtext
