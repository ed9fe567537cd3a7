// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/importreading.h"

#include "core/exchange/importreader.h"
#include "core/exchange/interfacemapping.h"
#include "core/exchange/tables/textdecoder.h"
#include "core/travel/importing.h"

#include <QFileInfo>

#include <algorithm>

namespace subtext {
namespace {

/// What was said before goes first; of the rest what is guessed.
void proposeAsBefore(const ImportMapping& before, ColumnSurvey& survey)
{
    QMap<QString, QString> columns = before.columns;
    for (auto guess = survey.guess.begin(); guess != survey.guess.end(); ++guess) {
        const bool isTaken =
            std::find(columns.cbegin(), columns.cend(), guess.value()) != columns.cend();
        const bool isSaid =
            before.unused.contains(guess.value()) || isTaken || columns.contains(guess.key());
        if (!isSaid)
            columns.insert(guess.key(), guess.value());
    }
    survey.guess = columns;
    for (auto words = before.values.begin(); words != before.values.end(); ++words)
        survey.values.insert(words.key(), words.value());
    survey.group = before.group;
}

/// What menus above the columns cannot mend is an error as any other. One column is no table of
/// scenes, whatever it is called.
bool canBeMended(const Error& error, const ColumnSurvey& survey, const ImportOptions& options,
                 const Task& task)
{
    const bool isMendable = error.code == ErrorCode::UnknownSubtype ||
                            error.detail == QLatin1String("group") ||
                            !missingFields(survey.columns, options.columns, &task).isEmpty();
    return isMendable && survey.columns.size() > 1;
}

/// Whether saying what a word or a number means would have mended it.
bool isAboutMeaning(RefusalReason reason)
{
    return reason == RefusalReason::UnknownWord || reason == RefusalReason::UnknownEmotion ||
           reason == RefusalReason::UnknownRange || reason == RefusalReason::OutsideRange ||
           reason == RefusalReason::UnknownScalePoint || reason == RefusalReason::UnknownNumber;
}

class ImportReading
{
public:
    ImportReading(const ImportRequest& request, const CancelToken& cancel)
        : m_request(request)
        , m_cancel(cancel)
        , m_options(request.options)
    {}

    ImportFindings read()
    {
        findInterface();
        m_found.sheets = sheetsToChoose(m_request.paths, m_cancel);
        findExports();
        readFiles();
        m_found.contents = importContents(m_found.files);
        // The tick of labels is hidden where the files have none, and says nothing then.
        const bool takesLabels = m_request.withLabels || m_found.contents.annotations == 0;
        const bool takesAll = takesLabels && m_request.withGold;
        if (m_found.errors.empty() && !takesAll) {
            m_takesLabels = takesLabels;
            m_takesGold = takesLabels && m_request.withGold;
            readFiles();
        }
        surveyWhatIsUnclear();
        concludeExports();
        if (!m_found.errors.empty())
            m_found.files.clear();
        if (!m_isInterfaceUsed)
            m_found.interface.clear();
        return std::move(m_found);
    }

private:
    /// The first labelling interface among the files. One that cannot be read is met again as a
    /// file that is no data.
    void findInterface()
    {
        for (const QString& path : m_request.paths) {
            if (!path.endsWith(QLatin1String(".xml"), Qt::CaseInsensitive))
                continue;
            const auto interface = readInterfaceFile(path);
            if (!interface)
                continue;
            m_found.interface = path;
            m_interface = *interface;
            return;
        }
    }

    /// What cannot be looked into is met again where it is read.
    void findExports()
    {
        ExportFindings exports;
        for (const QString& path : m_request.paths) {
            const bool isWorkbook =
                QFileInfo(path).suffix().startsWith(QLatin1String("xls"), Qt::CaseInsensitive);
            if (isWorkbook || path == m_found.interface || m_cancel.isCancelled())
                continue;
            const auto content = surveyExport(path, m_request.task, m_cancel);
            if (!content || !*content)
                continue;
            exports.paths << path;
            m_columns.insert(path, columnsOf(**content));
            addContent(exports.content, **content);
        }
        if (exports.paths.isEmpty())
            return;
        findMeaning(exports.content);
        if (m_interface)
            exports.content.interface = *m_interface;
        m_found.exports = std::move(exports);
    }

    /// Whether another of the exports, or the interface, has a column, and this export does not:
    /// nobody has answered there.
    bool isNotHere(const QString& column, const QString& path) const
    {
        const auto has = [&](const QStringList& columns) { return columns.contains(column); };
        if (has(m_columns.value(path)))
            return false;
        const auto& controls = m_found.exports->content.interface.controls;
        return std::any_of(m_columns.begin(), m_columns.end(), has) ||
               std::any_of(controls.begin(), controls.end(),
                           [&](const InterfaceControl& control) { return control.name == column; });
    }

    void findMeaning(const LabelStudioContent& content)
    {
        if (m_request.exports.mapping) {
            m_meaning = *m_request.exports.mapping;
            return;
        }
        ImportOptions options;
        const ImportMapping* before = mappingFor(columnsOf(content), m_request.known);
        if (before != nullptr)
            options.setMapping(*before);
        if (m_interface)
            options.complete(proposeMapping(*m_request.task, *m_interface).mapping);
        if (before != nullptr || m_interface)
            m_meaning = options.mapping();
    }

    bool isExport(const QString& path) const
    {
        return m_found.exports && m_found.exports->paths.contains(path);
    }

    /// By what was said or is known, else as it stands; where that is of no use, by what its
    /// controls probably mean.
    Result<ImportedFile> readExport(const QString& path)
    {
        ImportOptions plain = optionsFor(path);
        plain.groundTruth = m_request.exports.groundTruth;
        plain.flagsSkipped = m_request.exports.flagsSkipped;
        const auto readBy = [&](const ImportMapping& meaning) {
            ImportOptions options = plain;
            options.setMapping(meaning);
            options.columns.removeIf([&](const auto& of) { return isNotHere(of.value(), path); });
            if (!m_request.exports.mapping)
                options.people = withKnownPeople(meaning.people, m_request.known);
            return readImportFile(path, options, m_cancel);
        };
        if (m_meaning) {
            auto meant = readBy(*m_meaning);
            m_isInterfaceUsed = m_isInterfaceUsed || (m_interface && meant);
            if (meant || m_request.exports.mapping || !isAboutColumns(meant.error()))
                return meant;
            auto asItStands = readBy({});
            return asItStands ? std::move(asItStands) : std::move(meant);
        }
        auto file = readBy({});
        if (file || !isAboutColumns(file.error()))
            return file;
        m_meaning = proposeMapping(*m_request.task, m_found.exports->content.interface).mapping;
        m_found.exports->isClear = false; // guessed from what answers say, for somebody to look at
        return readBy(*m_meaning);
    }

    void concludeExports()
    {
        if (!m_found.exports)
            return;
        ExportFindings& exports = *m_found.exports;
        exports.meaning = m_meaning.value_or(ImportMapping());
        if (!m_request.exports.mapping)
            exports.meaning.people = withKnownPeople(exports.meaning.people, m_request.known);
        for (const Error& error : m_found.errors)
            exports.isClear = exports.isClear && !(isExport(error.file) && isAboutColumns(error));
        for (const ImportedFile& file : m_found.files) {
            const bool isUnclear =
                isExport(file.path) &&
                std::any_of(file.refused.begin(), file.refused.end(),
                            [](const Refusal& refusal) { return isAboutMeaning(refusal.reason); });
            exports.isClear = exports.isClear && !isUnclear;
        }
    }

    void readFiles()
    {
        m_found.files.clear();
        m_found.errors.clear();
        for (const QString& path : m_request.paths) {
            if (path == m_found.interface)
                continue;
            auto file = isExport(path) ? readExport(path) : readTable(path);
            if (file)
                m_found.files.push_back(std::move(*file));
            else
                m_found.errors.push_back(file.error());
            if (m_cancel.isCancelled())
                return;
        }
        if (!m_found.interface.isEmpty() && !m_found.exports)
            m_found.errors.push_back({ErrorCode::UnknownFormat,
                                      m_found.interface,
                                      0,
                                      0,
                                      {},
                                      QStringLiteral("interface")});
    }

    Result<ImportedFile> readTable(const QString& path)
    {
        auto file = readImportFile(path, optionsFor(path), m_cancel);
        if (file || !isAboutColumns(file.error()) || !isOvertaken(path))
            return file;
        m_options.remove(path);
        m_found.overtaken << path;
        return readImportFile(path, optionsFor(path), m_cancel);
    }

    ImportOptions optionsFor(const QString& path) const
    {
        ImportOptions options = m_options.value(path);
        options.task = m_request.task;
        options.sheet = m_request.sheets.value(path);
        options.kind = m_takesLabels ? ImportKind::Auto : ImportKind::Scenarios;
        options.withGold = m_takesGold;
        return options;
    }

    /// Whether the file lacks a column that somebody has named: it was mended since.
    bool isOvertaken(const QString& path) const
    {
        const QStringList said = m_options.value(path).columns.values();
        if (said.isEmpty())
            return false;
        const auto survey = surveyed(path);
        return survey && std::any_of(said.begin(), said.end(), [&](const QString& column) {
                   return !survey->columns.contains(column);
               });
    }

    void surveyWhatIsUnclear()
    {
        for (Error& error : m_found.errors) {
            if (!isAboutColumns(error) || isExport(error.file)) // of which the meanings are said
                continue;
            auto survey = surveyed(error.file);
            if (!survey) {
                error = survey.error(); // no choice of columns mends that
            } else if (canBeMended(error, *survey, m_options.value(error.file), *m_request.task)) {
                show(error.file, std::move(*survey));
                return;
            }
        }
        if (m_found.errors.empty() && m_request.paths.contains(m_request.asked)) {
            auto survey = surveyed(m_request.asked);
            if (survey)
                show(m_request.asked, std::move(*survey));
            else
                m_found.errors.push_back(survey.error());
        }
    }

    Result<ColumnSurvey> surveyed(const QString& path) const
    {
        return surveyColumns(path, m_cancel, m_request.task.get(), m_request.sheets.value(path));
    }

    void show(const QString& path, ColumnSurvey survey)
    {
        if (const ImportMapping* before = mappingFor(survey.columns, m_request.known))
            proposeAsBefore(*before, survey);
        m_found.surveyed = path;
        m_found.survey = std::move(survey);
    }

    const ImportRequest& m_request;
    const CancelToken& m_cancel;
    QHash<QString, ImportOptions> m_options; ///< Those of the request that hold.
    bool m_takesLabels = true;
    bool m_takesGold = true;
    QHash<QString, QStringList> m_columns;     ///< Of exports.
    std::optional<LabelInterface> m_interface; ///< That is among the files.
    bool m_isInterfaceUsed = false;            ///< For one of the exports at least.
    std::optional<ImportMapping> m_meaning;    ///< Of exports; none: they are read as they stand.
    ImportFindings m_found;
};

} // namespace

ImportFindings readImport(const ImportRequest& request, const CancelToken& cancel)
{
    return ImportReading(request, cancel).read();
}

} // namespace subtext
