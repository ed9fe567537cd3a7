// SPDX-License-Identifier: MIT
#include "core/exchange/exporter.h"

#include "core/base/diskfile.h"
#include "core/base/filewriter.h"
#include "core/domain/ceiscene.h"
#include "core/exchange/decisioncsv.h"
#include "core/exchange/labelstudiowriter.h"

#include <QDateTime>
#include <QDir>
#include <QHash>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <memory>

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

void addCell(QByteArray& row, const QString& text)
{
    const bool isPlain = std::all_of(text.begin(), text.end(), [](QChar c) {
        return c.unicode() < 0x80 && c != u',' && c != u'"' && c != u'\n' && c != u'\r';
    });
    if (!isPlain) {
        row += csvCell(text);
        return;
    }
    const qsizetype begin = row.size();
    row.resize(begin + text.size());
    std::transform(text.begin(), text.end(), row.data() + begin,
                   [](QChar c) { return static_cast<char>(c.unicode()); });
}

/// A row without its line end.
QByteArray csvCells(const QStringList& cells)
{
    qsizetype characters = 0;
    for (const QString& cell : cells)
        characters += cell.size() + 1;
    QByteArray row;
    row.reserve(characters);
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0)
            row += ',';
        addCell(row, cells[i]);
    }
    return row;
}

QString emotionText(const std::optional<Choice>& emotion)
{
    return emotion ? QString(emotionToken(*emotion)) : QString();
}

QString pointText(const Answer& answer, ScaleIndex dimension)
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
    QStringList cells{person.name, person.code, emotionText(a.answer.ballot[0])};
    for (ScaleIndex dimension : AllDimensions)
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
    json["emotion"] = utf8(emotionText(a.answer.ballot[0]));
    for (ScaleIndex dimension : AllDimensions) {
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
        json["subtype"] = utf8(s.group);
        json["domain"] = optionalText(domainToken(domainOf(s)));
        json["power_relation"] = utf8(powerToken(powerOf(s)));
        json["speaker_role"] = utf8(s.text(ScenePart::SpeakerRole));
        json["listener_role"] = utf8(s.text(ScenePart::ListenerRole));
        json["context"] = utf8(s.text(ScenePart::Context));
        json["utterance"] = utf8(s.text(ScenePart::Utterance));
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

/// A row for each answer, or one for an item without: the scene, the answer, the gold label.
Result<void> writeTidyCsv(const StudyIndex& study, const ByteSink& sink)
{
    const SelfChecks selfChecks(study.data());
    auto taken = sink(csvRow(scenarioColumns() + answerColumns() + goldColumns()));
    QStringList noAnswer;
    noAnswer.resize(answerColumns().size());
    const auto& scenarios = study.data().scenarios;
    for (auto s = scenarios.begin(); taken && s != scenarios.end(); ++s) {
        const QByteArray scene = csvCells(
            {s->group, s->sourceId, s->text(ScenePart::Domain), s->text(ScenePart::PowerRelation),
             s->text(ScenePart::SpeakerRole), s->text(ScenePart::ListenerRole),
             s->text(ScenePart::Context), s->text(ScenePart::Utterance)});
        const QByteArray gold = csvCells(goldCells(study.goldOf(s->id)));
        const auto row = [&](const QStringList& answer) {
            return sink(scene + ',' + csvCells(answer) + ',' + gold + '\n');
        };
        const auto answers = study.answersTo(s->id);
        if (answers.empty())
            taken = row(noAnswer);
        for (auto a = answers.begin(); taken && a != answers.end(); ++a)
            taken = row(answerCells(**a, study.person((*a)->person), selfChecks.of(**a)));
    }
    return taken;
}

Result<void> writeOneFile(const StudyIndex& study, ExportFormat format, const ByteSink& sink)
{
    switch (format) {
    case ExportFormat::TidyCsv:
        return writeTidyCsv(study, sink);
    case ExportFormat::Decisions:
        return writeDecisionsCsv(study.data(), sink);
    case ExportFormat::JsonLines:
        return writeJsonLines(study, sink);
    case ExportFormat::LabelStudio:
        return writeLabelStudioTasks(study, sink);
    default:
        return sink(labelStudioConfig());
    }
}

/// Looks for formulas in the rows on their way into a file, and makes them text where that is asked
/// for.
class FormulaSink
{
public:
    FormulaSink(Formulas formulas, FormulaCells* found)
        : m_formulas(formulas)
        , m_found(found)
    {}

    ByteSink into(const QString& path, const ByteSink& sink) const
    {
        const auto finder = m_found ? std::make_shared<FormulaFinder>(path, *m_found) : nullptr;
        return [finder, sink, formulas = m_formulas](const QByteArray& rows) {
            if (finder)
                finder->take(rows);
            return sink(formulas == Formulas::AsText ? withFormulasAsText(rows) : rows);
        };
    }

private:
    Formulas m_formulas;
    FormulaCells* m_found;
};

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
        m_pieces.resize(0); // keeps its room
        return written;
    }

private:
    FileWriter& m_file;
    QByteArray m_pieces;
};

/// A file that is on the disk, and yet to be put in place.
template <typename Write>
Result<std::unique_ptr<FileWriter>> writtenBeside(const QString& path, Write write)
{
    auto file = FileWriter::begin(path, Readers::Owner);
    if (!file)
        return file;
    PieceWriter pieces(**file);
    const auto written = write([&](const QByteArray& piece) {
                             return pieces.add(piece);
                         }).and_then([&] {
                               return pieces.flush();
                           }).and_then([&] { return (*file)->finish(); });
    if (!written)
        return fail(written.error());
    return file;
}

/// Several files at once: none takes the place of an older one before all are on the disk.
template <typename Write>
Result<QStringList> writeFiles(const std::map<QString, QString>& paths, Write write)
{
    std::vector<std::unique_ptr<FileWriter>> writers;
    QStringList written;
    for (const auto& [subtype, path] : paths) {
        auto writer = writtenBeside(path, [&, of = subtype, to = path](const ByteSink& sink) {
            return write(of, to, sink);
        });
        if (!writer)
            return fail(writer.error());
        writers.push_back(std::move(*writer));
        written << path;
    }
    for (const auto& writer : writers) {
        if (const auto committed = writer->commit(); !committed)
            return fail(committed.error());
    }
    return written;
}

/// One file a subtype, in a folder that is made if need be, and not left behind for nothing.
Result<QStringList> writeCeiFolder(const StudyData& data, const QString& out,
                                   const FormulaSink& formulas)
{
    const StudyIndex study(data);
    const std::map<QString, QString> paths = ceiFiles(data, out);
    const auto made = disk::makePrivateFolders(out);
    if (!made)
        return fail(made.error());
    auto written =
        writeFiles(paths, [&](const QString& subtype, const QString& path, const ByteSink& sink) {
            return writeCeiCsv(study, subtype, {}, formulas.into(path, sink));
        });
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
    return csvCells(cells) + '\n';
}

QString isoTime(std::optional<qint64> ms)
{
    if (!ms)
        return {};
    // Qt::UTC writes "Z"; what QTimeZone::utc() writes depends on the version of Qt.
    return QDateTime::fromMSecsSinceEpoch(*ms, Qt::UTC).toString(Qt::ISODateWithMs);
}

std::map<QString, QString> ceiFiles(const StudyData& data, const QString& folder)
{
    std::map<QString, QString> paths;
    for (const Scenario& scenario : data.scenarios) {
        paths.try_emplace(scenario.group,
                          QDir(folder).filePath(QStringLiteral("data_") + scenario.group +
                                                QStringLiteral(".csv")));
    }
    return paths;
}

std::vector<PersonId> ceiRaters(const StudyIndex& study, const QString& subtype)
{
    std::vector<PersonId> raters;
    for (const Scenario& scenario : study.data().scenarios) {
        if (scenario.group != subtype)
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

QByteArray ceiCsv(const StudyIndex& study, const QString& subtype, const FurtherColumns& further)
{
    return collected(
        [&](const ByteSink& sink) { return writeCeiCsv(study, subtype, further, sink); });
}

Result<void> writeCeiCsv(const StudyIndex& study, const QString& subtype,
                         const FurtherColumns& further, const ByteSink& sink)
{
    const std::vector<PersonId> raters = ceiRaters(study, subtype);
    auto taken = sink(csvRow(ceiHeader(study, raters) << further.names));
    const auto& scenarios = study.data().scenarios;
    for (auto scenario = scenarios.begin(); taken && scenario != scenarios.end(); ++scenario) {
        if (scenario->group != subtype)
            continue;
        QHash<PersonId, const Annotation*> byRater;
        for (const Annotation* annotation : study.answersTo(scenario->id))
            byRater.insert(annotation->person, annotation);
        const GoldLabel& gold = study.goldOf(scenario->id);
        QStringList row{scenario->sourceId, scenario->text(ScenePart::ListenerRole),
                        scenario->text(ScenePart::Context), scenario->text(ScenePart::SpeakerRole),
                        scenario->text(ScenePart::Utterance)};
        for (PersonId rater : raters) {
            const Annotation* a = byRater.value(rater);
            row << (a ? emotionText(a->answer.ballot[0]) : QString());
        }
        row << emotionText(gold.label);
        for (ScaleIndex dimension : AllDimensions) {
            for (PersonId rater : raters) {
                const Annotation* a = byRater.value(rater);
                row << (a ? pointText(a->answer, dimension) : QString());
            }
        }
        row << gold.note;
        if (further.cells)
            row << further.cells(*scenario);
        taken = sink(csvRow(row));
    }
    return taken;
}

QByteArray tidyCsv(const StudyIndex& study)
{
    return collected([&](const ByteSink& sink) { return writeTidyCsv(study, sink); });
}

QByteArray jsonLines(const StudyIndex& study)
{
    return collected([&](const ByteSink& sink) { return writeJsonLines(study, sink); });
}

bool isCsv(ExportFormat format)
{
    return format == ExportFormat::TidyCsv || format == ExportFormat::CeiCsv ||
           format == ExportFormat::Decisions;
}

Result<QStringList> exportStudy(const StudyData& data, ExportFormat format, const QString& out,
                                Formulas formulas, FormulaCells* found)
{
    const FormulaSink rows(formulas, found);
    if (format == ExportFormat::CeiCsv)
        return writeCeiFolder(data, out, rows);
    const StudyIndex study(data);
    const auto written = writtenBeside(out, [&](const ByteSink& sink) {
        return writeOneFile(study, format, isCsv(format) ? rows.into(out, sink) : sink);
    });
    if (!written)
        return fail(written.error());
    return (*written)->commit().map([&] { return QStringList{out}; });
}

} // namespace subtext
