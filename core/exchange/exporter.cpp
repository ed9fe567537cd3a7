// SPDX-License-Identifier: MIT
#include "core/exchange/exporter.h"

#include "core/base/diskfile.h"
#include "core/base/filewriter.h"
#include "core/exchange/decisioncsv.h"
#include "core/exchange/labelstudiowriter.h"

#include <QDateTime>
#include <QDir>
#include <QHash>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace subtext {
namespace {

using Json = nlohmann::ordered_json;

/// "code:action" of one answer, in order.
class SelfChecks
{
public:
    explicit SelfChecks(const StudyData& data)
    {
        for (const SelfCheck& check : data.selfChecks)
            m_words[{check.person, check.scenario}]
                << qualityToken(check.code) + u':' + selfCheckToken(check.action);
    }
    QStringList of(const Annotation& a) const { return m_words.value({a.person, a.scenario}); }

private:
    QHash<std::pair<PersonId, ScenarioId>, QStringList> m_words;
};

std::string utf8(const QString& text)
{
    return text.toStdString();
}

QString emotionText(const std::optional<Emotion>& emotion)
{
    return emotion ? QString(emotionToken(*emotion)) : QString();
}

QString pointText(const Answer& answer, Dimension dimension)
{
    const auto point = answer.scale(dimension);
    return point ? QString(scaleLabel(dimension, *point)) : QString();
}

QStringList goldCells(const GoldLabel& gold)
{
    return {emotionText(gold.label), gold.isSettled() ? QString(basisToken(gold.basis)) : QString(),
            gold.isAmbiguous ? QStringLiteral("yes") : QString(), gold.note};
}

QStringList answerCells(const Annotation& a, const Person& person, const QStringList& selfChecks)
{
    QStringList cells{person.name, person.code, emotionText(a.answer.emotion)};
    for (Dimension dimension : AllDimensions)
        cells << pointText(a.answer, dimension);
    cells << a.answer.explanation << (a.answer.isFlagged ? QStringLiteral("yes") : QString())
          << a.answer.flagReason << QString::number(a.revision) << isoTime(a.submittedAt);
    if (a.timings) {
        cells << QString::number(a.timings->activeMs) << QString::number(a.timings->wallMs)
              << QString::number(a.timings->visits) << QString::number(a.timings->focusLosses);
    } else {
        cells << QString() << QString() << QString() << QString();
    }
    cells << selfChecks.join(u' ');
    return cells;
}

QStringList scenarioColumns()
{
    return {QStringLiteral("subtype"),      QStringLiteral("id"),
            QStringLiteral("domain"),       QStringLiteral("power_relation"),
            QStringLiteral("speaker_role"), QStringLiteral("listener_role"),
            QStringLiteral("context"),      QStringLiteral("utterance")};
}

QStringList answerColumns()
{
    return {QStringLiteral("annotator"),  QStringLiteral("annotator_code"),
            QStringLiteral("emotion"),    QStringLiteral("valence"),
            QStringLiteral("arousal"),    QStringLiteral("dominance"),
            QStringLiteral("confidence"), QStringLiteral("explanation"),
            QStringLiteral("flagged"),    QStringLiteral("flag_reason"),
            QStringLiteral("revision"),   QStringLiteral("submitted_at"),
            QStringLiteral("active_ms"),  QStringLiteral("wall_ms"),
            QStringLiteral("visits"),     QStringLiteral("focus_losses"),
            QStringLiteral("self_check")};
}

QStringList goldColumns()
{
    return {QStringLiteral("gold"), QStringLiteral("basis"), QStringLiteral("ambiguous"),
            QStringLiteral("note")};
}

Json optionalText(const QString& text)
{
    return text.isEmpty() ? Json() : Json(utf8(text));
}

Json answerJson(const Annotation& a, const Person& person, const QStringList& selfChecks)
{
    Json json;
    json["annotator"] = utf8(person.name);
    json["annotator_code"] = utf8(person.code);
    json["emotion"] = utf8(emotionText(a.answer.emotion));
    for (Dimension dimension : AllDimensions) {
        const auto point = a.answer.scale(dimension);
        json[utf8(dimensionToken(dimension))] = point ? Json(*point) : Json();
    }
    json["explanation"] = utf8(a.answer.explanation);
    json["flagged"] = a.answer.isFlagged;
    json["flag_reason"] = optionalText(a.answer.flagReason);
    json["revision"] = a.revision;
    json["submitted_at"] = optionalText(isoTime(a.submittedAt));
    if (a.timings) {
        json["active_ms"] = a.timings->activeMs;
        json["wall_ms"] = a.timings->wallMs;
        json["visits"] = a.timings->visits;
        json["focus_losses"] = a.timings->focusLosses;
    }
    json["self_check"] = Json::array();
    for (const QString& check : selfChecks)
        json["self_check"].push_back(utf8(check));
    return json;
}

Result<void> writeJsonLines(const StudyIndex& study, const ByteSink& sink)
{
    const SelfChecks selfChecks(study.data());
    for (const Scenario& s : study.data().scenarios) {
        Json json;
        json["id"] = utf8(s.sourceId);
        json["subtype"] = utf8(subtypeToken(s.subtype));
        json["domain"] = optionalText(domainToken(s.domain));
        json["power_relation"] = utf8(powerToken(s.power));
        json["speaker_role"] = utf8(s.speakerRole);
        json["listener_role"] = utf8(s.listenerRole);
        json["context"] = utf8(s.context);
        json["utterance"] = utf8(s.utterance);
        json["annotations"] = Json::array();
        for (const Annotation* annotation : study.answersTo(s.id)) {
            json["annotations"].push_back(answerJson(*annotation, study.person(annotation->person),
                                                     selfChecks.of(*annotation)));
        }
        if (const GoldLabel gold = study.goldOf(s.id); gold.isSettled() || !gold.note.isEmpty()) {
            json["decision"] = {{"label", optionalText(emotionText(gold.label))},
                                {"basis", utf8(basisToken(gold.basis))},
                                {"ambiguous", gold.isAmbiguous},
                                {"note", utf8(gold.note)}};
        }
        if (const auto taken = sink(QByteArray::fromStdString(json.dump()) + '\n'); !taken)
            return taken;
    }
    return {};
}

QByteArray oneFile(const StudyIndex& study, ExportFormat format)
{
    switch (format) {
    case ExportFormat::TidyCsv:
        return tidyCsv(study);
    case ExportFormat::Decisions:
        return decisionsCsv(study.data());
    default:
        return labelStudioConfig();
    }
}

/// Collects pieces into larger ones.
class PieceWriter
{
public:
    explicit PieceWriter(FileWriter& file)
        : m_file(file)
    {}

    Result<void> add(const QByteArray& piece)
    {
        constexpr qsizetype Large = 1 << 18;
        m_pieces += piece;
        return m_pieces.size() < Large ? Result<void>() : flush();
    }
    Result<void> flush()
    {
        const auto written = m_file.write(m_pieces);
        m_pieces.clear();
        return written;
    }

private:
    FileWriter& m_file;
    QByteArray m_pieces;
};

/// Item by item, all or nothing.
template <typename Write> Result<QStringList> writeStream(const QString& path, Write write)
{
    const auto file = FileWriter::begin(path, Readers::Owner);
    if (!file)
        return fail(file.error());
    PieceWriter pieces(**file);
    const auto written = write([&](const QByteArray& piece) {
                             return pieces.add(piece);
                         }).and_then([&] {
                               return pieces.flush();
                           }).and_then([&] { return (*file)->commit(); });
    return written.map([&] { return QStringList{path}; });
}

/// Several files at once: none takes the place of an older one before all are on the disk.
Result<QStringList> writeFiles(const std::vector<std::pair<QString, QByteArray>>& files)
{
    std::vector<std::unique_ptr<FileWriter>> writers;
    for (const auto& [path, bytes] : files) {
        auto writer = FileWriter::begin(path, Readers::Owner);
        if (!writer)
            return fail(writer.error());
        if (const auto written = (*writer)->write(bytes); !written)
            return fail(written.error());
        if (const auto finished = (*writer)->finish(); !finished)
            return fail(finished.error());
        writers.push_back(std::move(*writer));
    }
    QStringList paths;
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (const auto committed = writers[i]->commit(); !committed)
            return fail(committed.error());
        paths << files[i].first;
    }
    return paths;
}

/// One file a subtype, in a folder that is made if need be, and not left behind for nothing.
template <typename Finished>
Result<QStringList> writeCeiFolder(const StudyData& data, const QString& out, Finished finished)
{
    const StudyIndex study(data);
    std::set<Subtype> subtypes;
    for (const Scenario& scenario : data.scenarios)
        subtypes.insert(scenario.subtype);
    std::vector<std::pair<QString, QByteArray>> files;
    for (Subtype subtype : subtypes) {
        const QString path = QDir(out).filePath(QStringLiteral("data_") + subtypeToken(subtype) +
                                                QStringLiteral(".csv"));
        files.emplace_back(path, finished(path, ceiCsv(study, subtype)));
    }
    const auto made = disk::makePrivateFolders(out);
    if (!made)
        return fail(made.error());
    auto written = writeFiles(files);
    for (qsizetype i = made->size(); i > 0 && !written; --i)
        QDir().rmdir(made->at(i - 1));
    return written;
}

} // namespace

QByteArray csvCell(const QString& text)
{
    QByteArray bytes = text.toUtf8();
    const bool mustQuote = std::any_of(bytes.begin(), bytes.end(), [](char c) {
        return c == ',' || c == '"' || c == '\n' || c == '\r';
    });
    if (!mustQuote)
        return bytes;
    bytes.replace('"', "\"\"");
    return '"' + bytes + '"';
}

QByteArray csvRow(const QStringList& cells)
{
    QByteArray row;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0)
            row += ',';
        row += csvCell(cells[i]);
    }
    return row + '\n';
}

QString isoTime(std::optional<qint64> ms)
{
    if (!ms)
        return {};
    // Qt::UTC writes "Z"; what QTimeZone::utc() writes depends on the version of Qt.
    return QDateTime::fromMSecsSinceEpoch(*ms, Qt::UTC).toString(Qt::ISODateWithMs);
}

std::vector<PersonId> ceiRaters(const StudyIndex& study, Subtype subtype)
{
    std::vector<PersonId> raters;
    for (const Scenario& scenario : study.data().scenarios) {
        if (scenario.subtype != subtype)
            continue;
        for (PersonId rater : study.ratersOf(scenario.id)) {
            if (std::find(raters.begin(), raters.end(), rater) == raters.end())
                raters.push_back(rater);
        }
    }
    return raters;
}

QStringList ceiHeader(const StudyIndex& study, const std::vector<PersonId>& raters)
{
    QStringList header{QStringLiteral("id"), QStringLiteral("sd_listener_role"),
                       QStringLiteral("sd_situation"), QStringLiteral("sd_speaker_role"),
                       QStringLiteral("sd_utterance")};
    const auto addRaters = [&](const QString& prefix) {
        for (PersonId rater : raters)
            header << prefix + study.person(rater).name;
    };
    addRaters(QStringLiteral("sl_plutchik_primary_"));
    header << QStringLiteral("gold_standard");
    for (const char* prefix : {"sl_v_", "sl_a_", "sl_d_", "sl_confidence_"})
        addRaters(QLatin1String(prefix));
    return header << QStringLiteral("Notes");
}

QByteArray ceiCsv(const StudyIndex& study, Subtype subtype, const FurtherColumns& further)
{
    const std::vector<PersonId> raters = ceiRaters(study, subtype);
    QByteArray csv = csvRow(ceiHeader(study, raters) << further.names);
    for (const Scenario& scenario : study.data().scenarios) {
        if (scenario.subtype != subtype)
            continue;
        QHash<PersonId, const Annotation*> byRater;
        for (const Annotation* annotation : study.answersTo(scenario.id))
            byRater.insert(annotation->person, annotation);
        const GoldLabel& gold = study.goldOf(scenario.id);
        QStringList row{scenario.sourceId, scenario.listenerRole, scenario.context,
                        scenario.speakerRole, scenario.utterance};
        for (PersonId rater : raters) {
            const Annotation* a = byRater.value(rater);
            row << (a ? emotionText(a->answer.emotion) : QString());
        }
        row << emotionText(gold.label);
        for (Dimension dimension : AllDimensions) {
            for (PersonId rater : raters) {
                const Annotation* a = byRater.value(rater);
                row << (a ? pointText(a->answer, dimension) : QString());
            }
        }
        row << gold.note;
        if (further.cells)
            row << further.cells(scenario);
        csv += csvRow(row);
    }
    return csv;
}

QByteArray tidyCsv(const StudyIndex& study)
{
    const SelfChecks selfChecks(study.data());
    QByteArray csv = csvRow(scenarioColumns() + answerColumns() + goldColumns());
    QStringList noAnswer;
    noAnswer.resize(answerColumns().size());
    for (const Scenario& s : study.data().scenarios) {
        const QStringList scene{subtypeToken(s.subtype),
                                s.sourceId,
                                domainToken(s.domain),
                                powerToken(s.power),
                                s.speakerRole,
                                s.listenerRole,
                                s.context,
                                s.utterance};
        const QStringList gold = goldCells(study.goldOf(s.id));
        const auto answers = study.answersTo(s.id);
        if (answers.empty())
            csv += csvRow(scene + noAnswer + gold);
        for (const Annotation* annotation : answers) {
            csv += csvRow(scene +
                          answerCells(*annotation, study.person(annotation->person),
                                      selfChecks.of(*annotation)) +
                          gold);
        }
    }
    return csv;
}

QByteArray jsonLines(const StudyIndex& study)
{
    QByteArray lines;
    static_cast<void>(writeJsonLines(study, [&](const QByteArray& piece) {
        lines += piece;
        return Result<void>();
    }));
    return lines;
}

bool isCsv(ExportFormat format)
{
    return format == ExportFormat::TidyCsv || format == ExportFormat::CeiCsv ||
           format == ExportFormat::Decisions;
}

Result<QStringList> exportStudy(const StudyData& data, ExportFormat format, const QString& out,
                                Formulas formulas, FormulaCells* found)
{
    const auto finished = [&](const QString& path, const QByteArray& bytes) {
        if (isCsv(format) && found != nullptr)
            findFormulas(bytes, path, *found);
        return isCsv(format) && formulas == Formulas::AsText ? withFormulasAsText(bytes) : bytes;
    };
    if (format == ExportFormat::CeiCsv)
        return writeCeiFolder(data, out, finished);
    if (format == ExportFormat::LabelStudio || format == ExportFormat::JsonLines) {
        const StudyIndex study(data);
        return writeStream(out, [&](const ByteSink& sink) {
            return format == ExportFormat::LabelStudio ? writeLabelStudioTasks(study, sink)
                                                       : writeJsonLines(study, sink);
        });
    }
    const auto written = writeWholeFile(out, finished(out, oneFile(data, format)), Readers::Owner);
    return written.map([&] { return QStringList{out}; });
}

} // namespace subtext
