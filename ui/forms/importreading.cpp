// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/importreading.h"

#include "core/exchange/importreader.h"
#include "core/exchange/interfacemapping.h"
#include "core/exchange/tables/textdecoder.h"

#include <algorithm>

namespace subtext {
namespace {

/// What was said before goes first; of the rest what is guessed.
void proposeAsBefore(const ImportMapping& before, ColumnSurvey& survey)
{
    QMap<QString, QString> columns = before.columns;
    for (auto guess = survey.guess.begin(); guess != survey.guess.end(); ++guess) {
        const bool isSaid = before.unused.contains(guess.value()) ||
                            columns.values().contains(guess.value()) ||
                            columns.contains(guess.key());
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
        if (!m_found.errors.empty())
            m_found.files.clear();
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
            m_meaning = proposeMapping(*m_request.task, *interface).mapping;
            return;
        }
    }

    void readFiles()
    {
        m_found.files.clear();
        m_found.errors.clear();
        bool isInterfaceUsed = false;
        for (const QString& path : m_request.paths) {
            if (path == m_found.interface)
                continue;
            ImportOptions options = optionsFor(path);
            auto file = readImportFile(path, options, m_cancel);
            if (!file && isAboutColumns(file.error()) && isOvertaken(path)) {
                m_options.remove(path);
                m_found.overtaken << path;
                options = optionsFor(path);
                file = readImportFile(path, options, m_cancel);
            }
            if (m_meaning && (!file || file->format >= FileFormat::LabelStudioJson)) {
                options.complete(*m_meaning);
                auto meant = readImportFile(path, options, m_cancel);
                if (meant && meant->format >= FileFormat::LabelStudioJson) {
                    file = std::move(meant);
                    isInterfaceUsed = true;
                }
            }
            if (file)
                m_found.files.push_back(std::move(*file));
            else
                m_found.errors.push_back(file.error());
            if (m_cancel.isCancelled())
                return;
        }
        if (!m_found.interface.isEmpty() && !isInterfaceUsed)
            m_found.errors.push_back({ErrorCode::UnknownFormat,
                                      m_found.interface,
                                      0,
                                      0,
                                      {},
                                      QStringLiteral("interface")});
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
            if (!isAboutColumns(error))
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
    std::optional<ImportMapping> m_meaning; ///< Of the interface.
    ImportFindings m_found;
};

} // namespace

ImportFindings readImport(const ImportRequest& request, const CancelToken& cancel)
{
    return ImportReading(request, cancel).read();
}

} // namespace subtext
