// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/files/importview.h"

#include "core/models/goldvectors.h"
#include "core/study/study.h"
#include "ui/models/files/importsource.h"
#include "ui/prompts/prompts.h"
#include "ui/text/evaluationtext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/figuretable.h"
#include "ui/widgets/plaintooltip.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int MostWarnings = 5;
constexpr int MostPlaces = 5; ///< Of a label; the number of its rows stands beside them.

/// Reasons go into the middle of lines elsewhere; here they stand alone.
QString asSentence(const QString& reason)
{
    return reason.left(1).toUpper() + reason.mid(1);
}

QString warningsText(const QStringList& warnings)
{
    QStringList lines = warnings.first(std::min<qsizetype>(MostWarnings, warnings.size()));
    if (const qsizetype more = warnings.size() - lines.size(); more > 0)
        lines << ImportView::tr("And %n more.", nullptr, plural(more));
    return lines.join(u'\n');
}

QString placesText(const QStringList& places)
{
    QStringList named = places.first(std::min<qsizetype>(MostPlaces, places.size()));
    if (named.size() < places.size())
        named << QStringLiteral("…");
    return listed(named);
}

/// What of the files is not in the study now; empty: nothing.
QString leftOutText(const evaluation::NotTaken& notTaken)
{
    qint64 refused = std::ssize(notTaken.problems);
    for (const evaluation::FurtherProblems& further : notTaken.furtherProblems)
        refused += further.count;
    QStringList parts;
    if (refused > 0)
        parts << ImportView::tr("%n rows or values were left out.", nullptr, plural(refused));
    if (notTaken.repeatedCount > 0)
        parts << ImportView::tr("%n rows repeat others and were dropped.", nullptr,
                                plural(notTaken.repeatedCount));
    return saidTogether(parts);
}

/// Of files that were just chosen the name says enough: a folder takes the room of what is wrong.
evaluation::NotTaken withoutFolders(evaluation::NotTaken notTaken)
{
    for (evaluation::RepeatedRow& row : notTaken.repeated) {
        row.file = QFileInfo(row.file).fileName();
        row.firstFile = QFileInfo(row.firstFile).fileName();
    }
    return notTaken;
}

} // namespace

ImportView::ImportView(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
{
    setProperty("transparent", true);
    QVBoxLayout* rows = makeColumn(this, {0, 0, 6, 0}, 12);
    m_about = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, this);
    rows->addWidget(m_about);
    rows->addWidget(buildIntake());
    m_report = makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this);
    m_report->hide();
    rows->addWidget(m_report);
    m_found = new FigureTable(tr("In the files"), tr("Not imported yet."), this);
    m_problems =
        new FigureTable(tr("What cannot be used"),
                        tr("Rows and values that are left out; the others can be imported."), this);
    m_warnings = makeLines(QString(), theme::TextRole::Body, LabelTone::Warning, m_problems);
    m_warnings->setObjectName(QStringLiteral("warnings"));
    m_problems->insert(m_warnings);
    m_kept = new FigureTable(tr("Kept in the study"),
                             tr("Imported predictions stay here and go into copies of the study, "
                                "but never into a hand-out."),
                             this);
    m_outside = new FigureTable(tr("Labels that are none of the options"),
                                tr("Imported as they are. They count as no label unless a label "
                                   "table translates them."),
                                this);
    m_gold = new FigureTable(tr("Gold labels that are not the study’s"),
                             tr("The study keeps its own and scores against them."), this);
    for (FigureTable* table : {m_found, m_problems, m_outside, m_gold, m_kept})
        rows->addWidget(table);
    for (FigureTable* table : {m_problems, m_outside, m_gold})
        table->setCells(FigureTable::Cells::Words);
    rows->addStretch(1);
    discard();
}

QWidget* ImportView::buildIntake()
{
    m_intake = makePage(this);
    QVBoxLayout* rows = makeColumn(m_intake, {}, 8);
    rows->addLayout(buildNames());
    rows->addWidget(
        makeLines(tr("Used for rows without these columns. Defaults: file name, zero-shot, 1."),
                  theme::TextRole::Small, LabelTone::Muted, this));
    m_needed = makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, this);
    m_needed->setObjectName(QStringLiteral("needed"));
    rows->addWidget(m_needed);
    m_source = new ImportSource(m_prompts, this);
    rows->addWidget(m_source);
    rows->addLayout(buildButtons());
    connect(m_source, &ImportSource::changed, this, &ImportView::askAgain);
    return m_intake;
}

QLayout* ImportView::buildNames()
{
    QHBoxLayout* row = makeRow(8);
    const auto field = [&](const QString& name, const QString& usual, const QString& about) {
        auto* edit = new QLineEdit(this);
        edit->setPlaceholderText(usual);
        edit->setAccessibleName(name);
        edit->setToolTip(plainToolTip(about));
        edit->setAccessibleDescription(about);
        auto* label = makeLabel(name, theme::TextRole::Small, LabelTone::Muted, this);
        label->setBuddy(edit);
        row->addWidget(label);
        row->addWidget(edit, 1);
        connect(edit, &QLineEdit::editingFinished, this, &ImportView::askAgain);
        return edit;
    };
    m_model = field(tr("Model"), tr("name of the file"),
                    tr("For rows that name no model. Empty: the name of the file."));
    m_mode = field(tr("Mode"), tr("zero-shot"), tr("For rows that name no mode."));
    m_run = field(tr("Run"), tr("1"), tr("For rows that name no run."));
    m_run->setObjectName(QStringLiteral("run"));
    return row;
}

QLayout* ImportView::buildButtons()
{
    QHBoxLayout* row = makeRow(8);
    m_ask = makeButton(tr("Import predictions…"), ButtonKind::Normal, this);
    m_take = makeButton(tr("Import"), ButtonKind::Primary, this, "take");
    m_discard = makeButton(tr("Discard"), ButtonKind::Quiet, this, "discard");
    for (QPushButton* button : {m_ask, m_take, m_discard})
        row->addWidget(button);
    row->addStretch(1);
    connect(m_ask, &QPushButton::clicked, this, &ImportView::ask);
    connect(m_take, &QPushButton::clicked, this, &ImportView::take);
    connect(m_discard, &QPushButton::clicked, this, [this] {
        m_report->hide();
        m_asked.clear();
        m_source->offerSheets({}, {});
        discard();
        m_ask->setFocus(Qt::OtherFocusReason); // the button goes
    });
    return row;
}

void ImportView::setStudy(Study* study, PersonId person, const QString& whyNot)
{
    m_study = study;
    m_person = person;
    for (QLineEdit* field : {m_model, m_mode, m_run})
        field->clear();
    m_report->hide();
    m_kept->hide();
    m_asked.clear();
    discard();
    m_needed->hide();
    if (const auto task = study ? study->task() : fail(ErrorCode::Cancelled)) {
        m_source->start(**task);
        m_needed->setText(neededColumnsText(m_source->otherColumns()));
        // Several questions and vectors have columns with names of their own.
        m_needed->setVisible((*task)->questions.size() == 1 && !hasVectors(**task));
    }
    const bool canWrite = study && study->access() == Study::Access::Write;
    const QString why = canWrite ? whyNot : tr("The study is open for reading only.");
    m_mayTake = why.isEmpty();
    m_ask->setEnabled(m_mayTake);
    m_ask->setToolTip(plainToolTip(why));
    m_ask->setAccessibleDescription(why);
    m_intake->setVisible(m_mayTake);
    m_about->setText(
        m_mayTake ? tr("Bring in what models answered, from files: CSV with a header, Excel, "
                       "JSON or JSON Lines, of one model or several. They are read and "
                       "checked first, and nothing is kept before you import it; gold "
                       "labels in a file never replace the study’s.")
                  : why);
}

void ImportView::setKept(const std::vector<SetCount>& kept)
{
    std::vector<QStringList> rows;
    for (const SetCount& set : kept)
        rows.push_back({set.withdrawn ? tr("%1 (withdrawn)").arg(set.name.text()) : set.name.text(),
                        QString::number(set.count.answers), QString::number(set.count.failed),
                        QString::number(set.contradicted), listed(set.files),
                        shortMomentWords(set.at)});
    m_kept->setVisible(!rows.empty());
    m_kept->setFigures(
        {tr("Set"), tr("Answers"), tr("Failed"), tr("Contradicted"), tr("Files"), tr("Imported")},
        rows, {3, 2, 4, 5});
}

PredictionFiles ImportView::filesOf(const QStringList& paths) const
{
    return {paths,
            {m_source->columns(), m_model->text().trimmed(), m_mode->text().trimmed(),
             m_run->text().trimmed(), m_source->sheets()},
            m_source->ids()};
}

void ImportView::ask()
{
    m_prompts.openFiles(this, tr("Predictions"),
                        tr("Predictions (*.csv *.tsv *.json *.jsonl *.xlsx);;All files (*)"),
                        [this](const QStringList& paths) {
                            m_report->hide();
                            m_asked = paths;
                            m_source->forgetFiles();
                            Q_EMIT filesChosen(filesOf(paths));
                        });
}

/// Names or columns were corrected: what is in the files is told anew.
void ImportView::askAgain()
{
    if (!m_asked.isEmpty())
        Q_EMIT filesChosen(filesOf(m_asked));
}

void ImportView::setReading(bool isReading)
{
    m_ask->setEnabled(!isReading && m_mayTake);
    m_take->setEnabled(!isReading);
    if (!isReading)
        return;
    m_report->setText(tr("Reading…"));
    setTone(m_report, LabelTone::Muted);
    m_report->show();
}

void ImportView::takeRead(const FilesRead& files)
{
    setReading(false);
    m_source->offerSheets(files.files.paths, files.sheets);
    m_source->offerColumns(files.columns);
    if (!files.read) {
        discard();
        tellAt(*m_report, importErrorText(files.read.error(), m_source->otherColumns()).oneLine(),
               LabelTone::Danger);
        return;
    }
    const bool wasOpen = !m_paths.isEmpty();
    m_report->hide();
    m_paths = m_asked = files.files.paths;
    m_read = *files.read;
    showFound();
    showProblems();
    showOutside();
    showGold();
    showTaking();
    m_take->show();
    m_discard->show();
    if (!wasOpen)
        m_take->setFocus(Qt::OtherFocusReason);
}

void ImportView::showFound()
{
    std::vector<QStringList> rows;
    for (const FoundPredictions::Set& set : m_read->sets)
        rows.push_back({set.name.text(), QString::number(set.count.answers + set.count.failed),
                        QString::number(set.usable), QString::number(set.count.failed),
                        QString::number(m_read->items), set.question});
    // The last column of such a table stands at the left, as words do.
    m_found->setFigures({tr("Set"), tr("Rows"), tr("With a label"), tr("Failed"),
                         tr("Items of the study"), tr("Question")},
                        rows, {5, 4, 3});
    m_found->show();
}

void ImportView::showProblems()
{
    const evaluation::ReadingNotes notes = readingNotes(withoutFolders(m_read->notTaken));
    std::vector<QStringList> rows;
    for (const evaluation::ReadingNotes::Refused& of : notes.refused)
        rows.push_back({QStringLiteral("%1:%2").arg(QFileInfo(of.file).fileName()).arg(of.line),
                        of.column, asSentence(of.reason), of.value});
    m_warnings->setText(warningsText(notes.warnings));
    m_warnings->setVisible(!notes.warnings.isEmpty());
    m_problems->table()->setVisible(!rows.empty());
    m_problems->setVisible(!notes.isEmpty());
    m_problems->setFigures({tr("Place"), tr("Column"), tr("Why"), tr("Value")}, rows, {3, 1});
}

void ImportView::showOutside()
{
    std::vector<QStringList> rows;
    for (const FoundPredictions::OutsideLabel& of : m_read->outside)
        rows.push_back({of.label.isEmpty() ? tr("(empty answer)") : of.label,
                        QString::number(of.places.size()), placesText(of.places), of.set.text(),
                        of.question});
    m_outside->setVisible(!rows.empty());
    m_outside->setFigures({tr("Label"), tr("Rows"), tr("Places"), tr("Set"), tr("Question")}, rows,
                          {4, 3});
}

void ImportView::showGold()
{
    std::vector<QStringList> rows;
    for (const FoundPredictions::GoldDifference& of : m_read->goldDiffers)
        rows.push_back(
            {of.item, of.question, of.ofFile, of.ofStudy.isEmpty() ? tr("none") : of.ofStudy});
    m_gold->setVisible(!rows.empty());
    m_gold->setFigures({tr("Item"), tr("Question"), tr("File"), tr("Study")}, rows, {1});
}

/// What of it the study has already, or why it cannot be taken: before anybody takes it in.
void ImportView::showTaking()
{
    const auto& taking = m_read->taking;
    if (!taking)
        return refuse(taking.error());
    if (taking->known == 0)
        return;
    QString text = tr("%n rows are in the study already.", nullptr, plural(taking->known));
    text = saidTogether(
        {text, (taking->rows == 0 ? tr("Importing this changes nothing.")
                                  : tr("%n are new.", nullptr, plural(taking->rows)))});
    tellAt(*m_report, text, LabelTone::Normal);
}

/// As another run, or under another name, it could be taken.
void ImportView::refuse(const Error& error)
{
    const ErrorText text = takingErrorText(error);
    tellAt(*m_report,
           error.detail == QLatin1String("set name")
               ? tr("%1 Give a shorter one above, or in the file.").arg(text.oneLine())
               : tr("%1 Give the run another name above, or discard the file.").arg(text.what),
           LabelTone::Danger);
}

void ImportView::take()
{
    const auto taken = m_study->modelAnswers().take(m_read->toKeep, m_person);
    const auto notes = readingNotes(m_read->notTaken);
    if (!taken)
        return refuse(taken.error());
    QString text = tr("%1 imported, from %2.")
                       .arg(tr("%n answers", nullptr, plural(taken->rows)),
                            tr("%n sets", nullptr, plural(taken->sets)));
    if (taken->known > 0)
        text = saidTogether({text, tr("%n were there already.", nullptr, plural(taken->known))});
    text = saidTogether({text, leftOutText(m_read->notTaken)});
    tellAt(*m_report, text, LabelTone::Normal);
    m_ask->setFocus(Qt::OtherFocusReason); // the button goes
    m_asked.clear();
    m_source->offerSheets({}, {});
    discard();
    m_problems->setVisible(!notes.isEmpty()); // for whoever wants to mend the file
}

void ImportView::discard()
{
    m_paths.clear();
    m_read.reset();
    m_found->hide();
    m_problems->hide();
    m_outside->hide();
    m_gold->hide();
    m_take->hide();
    m_discard->hide();
}

} // namespace subtext
