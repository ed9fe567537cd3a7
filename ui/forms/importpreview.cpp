// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/importpreview.h"

#include "core/exchange/cei/assumedpowers.h"
#include "core/task/builtintasks.h"
#include "ui/forms/unknowngroups.h"
#include "ui/text/answertext.h"
#include "ui/text/errortext.h"
#include "ui/text/plurals.h"
#include "ui/text/shownwords.h"
#include "ui/text/tasktext.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <map>

namespace subtext {
namespace {

constexpr std::size_t MostListed = 12;
constexpr std::size_t MostReported = 200;

struct ImportPreviewText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::ImportPreviewText)
};

QString paragraph(const QString& html)
{
    return QStringLiteral("<p style='margin:0 0 6px 0'>%1</p>").arg(html);
}

/// `anchor` is the name by which the place is scrolled to; empty: none.
QString heading(const QString& text, QLatin1String anchor = {})
{
    const QString words =
        anchor.isEmpty() ? text.toHtmlEscaped()
                         : QStringLiteral("<a name='%1'>%2</a>").arg(anchor, text.toHtmlEscaped());
    return QStringLiteral("<p style='margin:14px 0 4px 0'><b>%1</b></p>").arg(words);
}

QString fileSummary(const ImportedFile& file)
{
    qint64 scenarios = 0;
    qint64 answers = 0;
    qint64 gold = 0;
    for (const ImportedRecord& record : file.records) {
        scenarios += record.isReference ? 0 : 1;
        answers += static_cast<qint64>(record.answers.size());
        gold += record.gold ? 1 : 0;
    }
    QString text = Plurals::tr("%n scenarios", nullptr, plural(scenarios));
    if (answers > 0)
        text += QStringLiteral(", ") + Plurals::tr("%n annotations", nullptr, plural(answers));
    if (gold > 0)
        text += QStringLiteral(", ") + Plurals::tr("%n gold labels", nullptr, plural(gold));
    return QStringLiteral("<b>%1</b> (%2): %3")
        .arg(QFileInfo(file.path).fileName().toHtmlEscaped(), file.encoding, text);
}

/// In all, where that is not what stands beside the only file.
QString totalHtml(const std::vector<ImportedFile>& files, const QSet<QString>& scenes,
                  const std::optional<QSet<QString>>& known)
{
    if (scenes.isEmpty() || (files.size() < 2 && !known))
        return {};
    QString text = ImportPreviewText::tr("In all: %1")
                       .arg(Plurals::tr("%n scenarios", nullptr, plural(scenes.size())));
    if (known) {
        const auto old = std::count_if(scenes.begin(), scenes.end(),
                                       [&](const QString& name) { return known->contains(name); });
        text += ImportPreviewText::tr(", %1 in the study already, %2 new")
                    .arg(old)
                    .arg(scenes.size() - old);
    }
    return paragraph(text);
}

QString textAt(const Task& task, const Scenario& scene, FieldPlace place)
{
    const SceneField* field = fieldAt(task, place);
    const auto number = field != nullptr ? indexOfToken(task.scene, field->token) : std::nullopt;
    return number ? scene.fields.at(*number).toHtmlEscaped() : QString();
}

/// The paragraphs, and below them what is large on the page: with whom it is between, where the
/// scene says so.
QString sceneHtml(const Task& task, const Scenario& scene)
{
    QString html;
    for (std::size_t i = 0; i < task.scene.size(); ++i) {
        const bool isShown =
            task.scene[i].place == FieldPlace::Paragraph && !scene.fields.at(i).trimmed().isEmpty();
        if (isShown)
            html += paragraph(scene.fields.at(i).toHtmlEscaped());
    }
    const QString hero = textAt(task, scene, FieldPlace::Hero);
    const QString from = textAt(task, scene, FieldPlace::From);
    const QString to = textAt(task, scene, FieldPlace::To);
    if (from.isEmpty() && to.isEmpty())
        return html + paragraph(hero);
    const QString line = to.isEmpty() ? from : QStringLiteral("%1 → %2").arg(from, to);
    return html + paragraph(QStringLiteral("%1: “%2”").arg(line, hero));
}

QString refusalLine(const Refusal& refusal)
{
    QString where = QFileInfo(refusal.file).fileName();
    if (refusal.line > 0)
        where = ImportPreviewText::tr("%1, line %2").arg(where).arg(refusal.line);
    QString line = ImportPreviewText::tr("%1 “%2”: %3")
                       .arg(refusal.column, refusal.value.left(60), refusalText(refusal));
    if (!where.isEmpty())
        line = ImportPreviewText::tr("%1, %2").arg(where, line);
    const QString place = refusalPlaceText(refusal);
    return withAside(line, place);
}

/// "Joy; Valence – pleasant": what the answer says, in the words of the task.
QString answerText(const Task& task, const Answer& answer)
{
    QStringList said{ballotWords(task, answer.ballot)};
    said.removeAll(QString());
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        if (const auto value = answer.scales.at(i))
            said << QStringLiteral("%1 – %2").arg(task.scales[i].word,
                                                  pointWordOf(task.scales[i], *value));
    }
    return said.join(QStringLiteral("; "));
}

QString warningsHtml(const QStringList& warnings)
{
    if (warnings.isEmpty())
        return {};
    QString html = heading(ImportPreviewText::tr("Worth knowing"));
    for (const QString& line : warnings.mid(0, static_cast<qsizetype>(MostListed)))
        html += paragraph(line.toHtmlEscaped());
    if (warnings.size() > static_cast<qsizetype>(MostListed))
        html += paragraph(ImportPreviewText::tr("and %1 more")
                              .arg(warnings.size() - static_cast<qsizetype>(MostListed)));
    return html;
}

} // namespace

QString usedRowsText(const std::vector<ImportedFile>& files)
{
    qint64 rows = 0;
    qint64 refused = 0;
    for (const ImportedFile& file : files) {
        rows += file.rows;
        refused += file.refusedRows;
    }
    if (refused == 0)
        return {};
    return ImportPreviewText::tr("%1; %2.").arg(
        Plurals::tr("%1 of %n rows can be used", nullptr, plural(rows)).arg(rows - refused),
        Plurals::tr("%n are refused", nullptr, plural(refused)));
}

QString takenParts(const ImportReport& report)
{
    QStringList parts;
    const auto add = [&](qint64 count, const QString& part) {
        if (count > 0)
            parts << withGroups(part, count);
    };
    const bool areAllChanged = report.annotations == report.revisions;
    add(report.scenarios, Plurals::tr("%n scenarios", nullptr, plural(report.scenarios)));
    add(report.annotations,
        areAllChanged ? Plurals::tr("%n changed answers", nullptr, plural(report.annotations))
                      : Plurals::tr("%n answers", nullptr, plural(report.annotations)));
    if (!areAllChanged)
        add(report.revisions, Plurals::tr("%n of them changed since the study had them", nullptr,
                                          plural(report.revisions)));
    add(report.adjudications, Plurals::tr("%n gold labels", nullptr, plural(report.adjudications)));
    add(report.notes, Plurals::tr("%n notes", nullptr, plural(report.notes)));
    add(report.drafts, Plurals::tr("%n drafts", nullptr, plural(report.drafts)));
    add(report.people, Plurals::tr("%n new people", nullptr, plural(report.people)));
    return parts.isEmpty() ? ImportPreviewText::tr("no scenarios and no answers") : listed(parts);
}

QString importReportHtml(const QString& taken, const ImportReport& report, ImportMoment moment)
{
    QString html = paragraph(taken.toHtmlEscaped());
    if (const QString met = metAnswersText(report); !met.isEmpty())
        html += paragraph(met.toHtmlEscaped());
    qint64 refused = static_cast<qint64>(report.refused.size());
    for (const FurtherRefusals& further : report.furtherRefused)
        refused += further.count;
    if (refused > 0)
        html += heading(Plurals::tr("%n rows refused", nullptr, plural(refused)));
    for (std::size_t i = 0; i < std::min(report.refused.size(), MostReported); ++i)
        html += paragraph(refusalLine(report.refused[i]).toHtmlEscaped());
    if (report.refused.size() > MostReported)
        html += paragraph(
            ImportPreviewText::tr("and %1 more").arg(report.refused.size() - MostReported));
    for (const FurtherRefusals& further : report.furtherRefused)
        html += paragraph(furtherRefusedText(further).toHtmlEscaped());
    QStringList warnings;
    for (const ImportWarning& warning : report.warnings)
        warnings << warningText(warning, moment);
    return html + warningsHtml(warnings);
}

QString errorsHtml(const std::vector<Error>& errors)
{
    QString html;
    for (const Error& error : errors) {
        ErrorText text = errorText(error);
        if (error.detail.startsWith(QLatin1String("controls:")))
            text.remedy = ImportPreviewText::tr(
                "Choose the right one under “Meanings”. If the project asked something "
                "else, make a new study with a task that asks the same.");
        html += paragraph(QStringLiteral("<b>%1</b>").arg(text.what.toHtmlEscaped())) +
                paragraph(text.remedy.toHtmlEscaped());
    }
    return html;
}

QString interfaceHtml(const QString& path)
{
    if (path.isEmpty())
        return {};
    return paragraph(ImportPreviewText::tr("<b>%1</b> says what the answers of the exports mean.")
                         .arg(QFileInfo(path).fileName().toHtmlEscaped()));
}

QString firstAnswersHtml(
    const std::vector<ImportedFile>& files, const Task& task,
    const std::function<bool(const QString& scenario, const QString& annotator)>& isNew)
{
    constexpr qsizetype MostAnswers = 5;
    const Task shown = inShownWords(task);
    QStringList fresh;
    QStringList others;
    for (const ImportedFile& file : files) {
        if (file.format < FileFormat::LabelStudioJson)
            continue;
        for (const ImportedRecord& record : file.records) {
            const QString scenario = record.scenario.name();
            for (const ImportedAnswer& given : record.answers) {
                QStringList& lines = isNew(scenario, given.annotator) ? fresh : others;
                if (lines.size() < MostAnswers)
                    lines << ImportPreviewText::tr("%1, %2: %3")
                                 .arg(scenario, given.annotator, answerText(shown, given.answer));
            }
        }
    }
    const QStringList lines = (fresh + others).mid(0, MostAnswers);
    if (lines.isEmpty())
        return {};
    QString html = heading(ImportPreviewText::tr("The first answers"));
    for (const QString& line : lines)
        html += paragraph(line.toHtmlEscaped());
    return html;
}

qint64 scenesWithoutRelation(const std::vector<ImportedFile>& files, const Task& task)
{
    const SceneField* relation = fieldAt(task, FieldPlace::Relation);
    if (relation == nullptr || relation->options.empty())
        return 0;
    const auto at = static_cast<std::size_t>(relation - task.scene.data());
    QSet<QString> without;
    for (const ImportedFile& file : files) {
        for (const ImportedRecord& record : file.records) {
            if (!record.isReference && record.scenario.fields.at(at).trimmed().isEmpty())
                without.insert(record.scenario.name());
        }
    }
    return without.size();
}

namespace {

/// What all the files have, before it is worded.
struct PreviewedFiles
{
    QString summaries; ///< HTML, a paragraph a file.
    std::map<QString, int> bySubtype;
    QSet<QString> scenes;
    /// First, in a line, which groups the task lacks where several rows have such; then row by row.
    QStringList refused;
    QStringList furtherRefused;
    QStringList warnings;
    qint64 refusedCount = 0;
    qint64 unlisted = 0; ///< Of the refused ones, kept one by one.

    PreviewedFiles(const std::vector<ImportedFile>& files, const Task& task,
                   const SaidPowers& powers);
    void take(const ImportedFile& file, const SaidPowers& powers);
};

PreviewedFiles::PreviewedFiles(const std::vector<ImportedFile>& files, const Task& task,
                               const SaidPowers& powers)
{
    const UnknownGroups groups = unknownGroups(files, task);
    const Task shown = inShownWords(task);
    // The line of a single row says it by itself.
    if (groups.size() > 1 || (groups.size() == 1 && groups.front().second > 1))
        refused << saidTogether(
            {unknownGroupsText(groups, groupingWord(shown)), groupsOfTaskText(task)});
    for (const ImportedFile& file : files)
        take(file, powers);
    if (const qint64 without = scenesWithoutRelation(files, task); without > 0)
        warnings.prepend(
            Plurals::tr("%n scenarios have no %1. Annotators see who speaks to whom and no more.",
                        nullptr, plural(without))
                .arg(midSentence(fieldAt(shown, FieldPlace::Relation)->word, shown)));
}

void PreviewedFiles::take(const ImportedFile& file, const SaidPowers& powers)
{
    summaries += paragraph(fileSummary(file));
    for (const ImportedRecord& record : file.records) {
        const QString name = record.scenario.name();
        if (record.isReference || scenes.contains(name))
            continue;
        scenes.insert(name);
        ++bySubtype[record.scenario.group];
    }
    refusedCount += file.refusedCount();
    for (const FurtherRefusals& further : file.furtherRefused)
        furtherRefused << furtherRefusedText(further);
    for (const Refusal& refusal : file.refused) {
        if (refused.size() < static_cast<qsizetype>(MostReported))
            refused << refusalLine(refusal);
        else
            ++unlisted;
    }
    for (const ImportWarning& warning : warningsOf(file, powers))
        warnings << warningText(warning);
}

QString refusedHtml(const PreviewedFiles& seen)
{
    if (seen.refused.isEmpty())
        return {};
    QString html =
        heading(Plurals::tr("%n rows refused", nullptr, plural(seen.refusedCount)), RefusedAnchor);
    for (const QString& line : seen.refused)
        html += paragraph(line.toHtmlEscaped());
    if (seen.unlisted > 0)
        html += paragraph(ImportPreviewText::tr("and %1 more").arg(seen.unlisted));
    for (const QString& line : seen.furtherRefused)
        html += paragraph(line.toHtmlEscaped());
    return html;
}

} // namespace

QString refusedRowsHtml(const std::vector<ImportedFile>& files, const Task& task)
{
    return refusedHtml(PreviewedFiles(files, task, {}));
}

QString previewHtml(const std::vector<ImportedFile>& files, const Task* asked,
                    const std::optional<QSet<QString>>& known, const SaidPowers& powers)
{
    const Task& task = asked != nullptr ? *asked : defaultTask();
    if (files.empty())
        return paragraph(
            task.layout == TaskLayout::Cei
                ? ImportPreviewText::tr(
                      "Add CSV files in CEI’s layout, or scenarios as CSV, Excel workbook, JSON or "
                      "JSON Lines. Their contents will be shown here before anything is made.")
                : ImportPreviewText::tr(
                      "Add scenarios and annotations as CSV, Excel workbook, JSON or JSON Lines. "
                      "Their contents will be shown here before anything is made."));
    const PreviewedFiles seen(files, task, powers);
    const Task shown = inShownWords(task);
    QString html = seen.summaries + totalHtml(files, seen.scenes, known);
    if (task.group && !seen.bySubtype.empty()) {
        html += heading(ImportPreviewText::tr("By %1").arg(midSentence(shown.group->word, shown)));
        for (const auto& [group, count] : seen.bySubtype)
            html += paragraph(
                QStringLiteral("%1: %2").arg(groupWordOf(shown, group).toHtmlEscaped()).arg(count));
    }
    html += refusedHtml(seen);
    html += warningsHtml(seen.warnings);
    for (const ImportedFile& file : files) {
        if (file.records.empty() || file.records.front().isReference)
            continue;
        html += heading(ImportPreviewText::tr("The first scene"));
        html += sceneHtml(shown, file.records.front().scenario);
        break;
    }
    return html;
}

} // namespace subtext
