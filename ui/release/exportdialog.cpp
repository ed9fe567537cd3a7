// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/exportdialog.h"

#include "core/base/filenames.h"
#include "ui/help/manual.h"
#include "ui/prompts/prompts.h"
#include "ui/text/errortext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <memory>

namespace subtext {
namespace {

struct FormatChoice
{
    ExportFormat format;
    const char* name;
    const char* about;
    const char* ending; ///< Of the file; none: a folder.
};

constexpr std::array Formats{
    FormatChoice{ExportFormat::TidyCsv, QT_TRANSLATE_NOOP("subtext::ExportDialog", "&Tidy CSV"),
                 QT_TRANSLATE_NOOP("subtext::ExportDialog", "One row per annotation, in one file."),
                 "csv"},
    FormatChoice{ExportFormat::CeiCsv,
                 QT_TRANSLATE_NOOP("subtext::ExportDialog", "CSV in &CEI’s layout"),
                 QT_TRANSLATE_NOOP("subtext::ExportDialog",
                                   "One file per subtype, in a folder; without explanations."),
                 ""},
    FormatChoice{ExportFormat::JsonLines, QT_TRANSLATE_NOOP("subtext::ExportDialog", "&JSON Lines"),
                 QT_TRANSLATE_NOOP("subtext::ExportDialog",
                                   "One scenario per line, with its annotations and decision."),
                 "jsonl"},
    FormatChoice{
        ExportFormat::Decisions, QT_TRANSLATE_NOOP("subtext::ExportDialog", "&Decisions as CSV"),
        QT_TRANSLATE_NOOP("subtext::ExportDialog",
                          "One row per revision of a decision: everything that was decided."),
        "csv"},
    FormatChoice{ExportFormat::LabelStudio,
                 QT_TRANSLATE_NOOP("subtext::ExportDialog", "&Label Studio, tasks"),
                 QT_TRANSLATE_NOOP("subtext::ExportDialog", "Scenarios and annotations, for an "
                                                            "import there."),
                 "json"},
    FormatChoice{ExportFormat::LabelStudioConfig,
                 QT_TRANSLATE_NOOP("subtext::ExportDialog", "Label Studio, &interface"),
                 QT_TRANSLATE_NOOP("subtext::ExportDialog",
                                   "The labelling interface that those tasks need."),
                 "xml"},
};

// Where a task has no layout of its own, these are something else.
constexpr std::array TidyFormats{
    FormatChoice{ExportFormat::CeiCsv,
                 QT_TRANSLATE_NOOP("subtext::ExportDialog", "&CSV, two files"),
                 QT_TRANSLATE_NOOP("subtext::ExportDialog",
                                   "Scenarios and annotations, each in a file, in a folder."),
                 ""},
    FormatChoice{
        ExportFormat::JsonLines, QT_TRANSLATE_NOOP("subtext::ExportDialog", "&JSON Lines"),
        QT_TRANSLATE_NOOP("subtext::ExportDialog", "One scenario per line, with its annotations."),
        "jsonl"},
};

/// How a format is offered where the study asks this.
const FormatChoice& offered(const FormatChoice& choice, const Task& task)
{
    const auto found =
        std::find_if(TidyFormats.begin(), TidyFormats.end(),
                     [&](const FormatChoice& tidy) { return tidy.format == choice.format; });
    return task.layout == TaskLayout::Tidy && found != TidyFormats.end() ? *found : choice;
}

const FormatChoice& choiceOf(ExportFormat format)
{
    return Formats.at(static_cast<std::size_t>(format)); // in the order of ExportFormat
}

QString formulasWarning(const FormulaCells& found)
{
    return ExportDialog::tr("%n cells start like formulas, and a spreadsheet would compute them. "
                            "“Formulas as text” keeps it from that.",
                            nullptr, plural(found.count));
}

} // namespace

ExportDialog::ExportDialog(Prompts& prompts, Study& study, QWidget* parent)
    : QDialog(parent)
    , m_prompts(prompts)
    , m_study(study)
    , m_formats(new QButtonGroup(this))
    , m_formulas(new QCheckBox(tr("&Formulas as text"), this))
    , m_problem(makeLines(QString(), theme::TextRole::Body, LabelTone::Danger, this))
    , m_export(makeButton(tr("&Export…"), ButtonKind::Primary, this, "export"))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Export"));
    offerManual(*this, ManualPlace::Export);
    setMinimumWidth(520);
    QVBoxLayout* column = makeColumn(this, {28, 18, 28, 14}, 5);
    column->addWidget(makeLabel(tr("Export"), theme::TextRole::Title, LabelTone::Normal, this));
    // Two lines: a text that wraps would be cut where the screen is small.
    for (const QString& line : {tr("For work outside Subtext. It holds names and explanations."),
                                tr("It is not a release: for others, write a release.")})
        column->addWidget(makeLabel(line, theme::TextRole::Body, LabelTone::Muted, this));
    column->addSpacing(6);
    const auto task = study.task();
    for (const FormatChoice& format : Formats) {
        const FormatChoice& choice = task ? offered(format, **task) : format;
        auto* button = new QRadioButton(tr(choice.name), this);
        button->setAccessibleDescription(tr(choice.about));
        m_formats->addButton(button, static_cast<int>(choice.format));
        column->addWidget(button);
        auto* line = makeLabel(tr(choice.about), theme::TextRole::Small, LabelTone::Muted, this);
        line->setContentsMargins(26, 0, 0, 2);
        column->addWidget(line);
    }
    column->addSpacing(4);
    m_formulas->setToolTip(tr("An apostrophe stands before every cell that a spreadsheet would "
                              "compute: a copy for reading, not for an import."));
    m_formulas->setAccessibleDescription(m_formulas->toolTip());
    column->addWidget(m_formulas);
    column->addWidget(m_problem);
    column->addLayout(makeDialogButtons(*this, *m_export));
    connect(m_formats, &QButtonGroup::idToggled, this, &ExportDialog::refresh);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::askForPath);
    choose(ExportFormat::TidyCsv);
}

void ExportDialog::choose(ExportFormat format)
{
    m_formats->button(static_cast<int>(format))->setChecked(true);
}

ExportFormat ExportDialog::format() const
{
    return static_cast<ExportFormat>(m_formats->checkedId());
}

void ExportDialog::refresh()
{
    m_formulas->setEnabled(isCsv(format()));
    m_problem->clear();
}

void ExportDialog::askForPath()
{
    const QString ending = QString::fromLatin1(choiceOf(format()).ending);
    const auto write = [this](const QString& path) { writeTo(path); };
    if (ending.isEmpty()) {
        m_prompts.openFolder(this, tr("Export into a folder"), {}, write);
        return;
    }
    const QString title = m_study.info().value_or(StudyInfo()).title.toLower();
    QString name = fileNamePart(title);
    if (name.isEmpty())
        name = QStringLiteral("study");
    if (format() == ExportFormat::Decisions) // beside the annotations, which are a CSV too
        name += QStringLiteral("-decisions");
    m_prompts.saveFile(this, tr("Export"), name + u'.' + ending, QStringLiteral("*.") + ending,
                       write);
}

void ExportDialog::showProblem(const Error& error)
{
    m_problem->setText(errorText(error).oneLine());
}

void ExportDialog::writeTo(const QString& path)
{
    // What does not hold is not handed on, as on the command line.
    if (const auto verified = m_study.verifyAudit(); !verified)
        return showProblem(verified.error());
    auto snapshot = m_study.snapshot();
    if (!snapshot)
        return showProblem(snapshot.error());
    const QStringList inTheWay = filesInTheWay(*snapshot, path);
    if (inTheWay.isEmpty())
        return write(*snapshot, path);
    m_prompts.choose(
        this, tr("Replace files of the folder?"),
        tr("These are there already, and may be what the study was made from: %1.")
            .arg(listed(inTheWay)),
        {tr("Replace them")},
        [this, path, taken = std::make_shared<StudyData>(std::move(*snapshot))](int choice) {
            if (choice == 0)
                write(*taken, path);
        });
}

/// Only a folder is chosen without a question about what it holds.
QStringList ExportDialog::filesInTheWay(const StudyData& snapshot, const QString& path) const
{
    QStringList names;
    if (format() != ExportFormat::CeiCsv)
        return names;
    for (const auto& of : folderFiles(snapshot, path)) {
        if (QFileInfo::exists(of.second))
            names << QFileInfo(of.second).fileName();
    }
    return names;
}

void ExportDialog::write(const StudyData& snapshot, const QString& path)
{
    const bool isGuarded = isCsv(format()) && m_formulas->isChecked();
    FormulaCells found;
    const auto written = exportStudy(snapshot, format(), path,
                                     isGuarded ? Formulas::AsText : Formulas::Keep, &found);
    if (!written)
        return showProblem(written.error());
    const bool isWarned = found.count > 0 && !isGuarded;
    Q_EMIT exported(*written, isWarned ? formulasWarning(found) : QString());
    accept();
}

} // namespace subtext
