// SPDX-License-Identifier: MIT
#include "core/exchange/exporter.h"

#include "core/base/diskfile.h"
#include "core/base/filewriter.h"
#include "core/exchange/decisioncsv.h"
#include "core/exchange/labelstudio/labelstudiowriter.h"
#include "core/exchange/tidy/tidywriter.h"

#include <QDir>

#include <memory>

namespace subtext {
namespace {

bool isTidy(const StudyData& data)
{
    return taskOf(data).layout == TaskLayout::Tidy;
}

Result<void> writeTable(const StudyIndex& study, const ByteSink& sink)
{
    return isTidy(study.data()) ? writeTidyTable(study, sink) : writeCeiTable(study, sink);
}

Result<void> writeLines(const StudyIndex& study, const ByteSink& sink)
{
    return isTidy(study.data()) ? writeTidyLines(study, sink) : writeCeiLines(study, sink);
}

/// A file of several, by its name in folderFiles.
Result<void> writePart(const StudyIndex& study, const QString& part, const ByteSink& sink)
{
    if (!isTidy(study.data()))
        return writeCeiCsv(study, part, {}, sink);
    return part == TidyScenarios ? writeTidyScenarios(study, sink) : writeTidyAnswers(study, sink);
}

Result<void> writeOneFile(const StudyIndex& study, ExportFormat format, const ByteSink& sink)
{
    switch (format) {
    case ExportFormat::TidyCsv:
        return writeTable(study, sink);
    case ExportFormat::Decisions:
        return writeDecisionsCsv(study.data(), sink);
    case ExportFormat::JsonLines:
        return writeLines(study, sink);
    case ExportFormat::LabelStudio:
        return writeLabelStudioTasks(study, sink);
    case ExportFormat::LabelStudioWithGold:
        return writeLabelStudioTasks(study, sink, LabelStudioGold::With);
    default:
        return sink(labelStudioConfig(taskOf(study.data())));
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
    for (const auto& [part, path] : paths) {
        auto writer = writtenBeside(
            path, [&, of = part, to = path](const ByteSink& sink) { return write(of, to, sink); });
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

/// Several files in a folder that is made if need be, and not left behind for nothing.
Result<QStringList> writeFolder(const StudyData& data, const QString& out,
                                const FormulaSink& formulas)
{
    const StudyIndex study(data);
    const std::map<QString, QString> paths = folderFiles(data, out);
    const auto made = disk::makePrivateFolders(out);
    if (!made)
        return fail(made.error());
    auto written =
        writeFiles(paths, [&](const QString& part, const QString& path, const ByteSink& sink) {
            return writePart(study, part, formulas.into(path, sink));
        });
    for (qsizetype i = made->size(); i > 0 && !written; --i)
        QDir().rmdir(made->at(i - 1));
    return written;
}

} // namespace

std::map<QString, QString> folderFiles(const StudyData& data, const QString& folder)
{
    if (!isTidy(data))
        return ceiFiles(data, folder);
    const auto fileOf = [&](const QString& part) {
        return QDir(folder).filePath(part + QStringLiteral(".csv"));
    };
    return {{TidyScenarios, fileOf(TidyScenarios)}, {TidyAnswers, fileOf(TidyAnswers)}};
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
        return writeFolder(data, out, rows);
    const StudyIndex study(data);
    const auto written = writtenBeside(out, [&](const ByteSink& sink) {
        return writeOneFile(study, format, isCsv(format) ? rows.into(out, sink) : sink);
    });
    if (!written)
        return fail(written.error());
    return (*written)->commit().map([&] { return QStringList{out}; });
}

} // namespace subtext
