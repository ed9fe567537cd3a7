// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/labelstudio/pullpage.h"

#include "core/base/filewriter.h"
#include "core/course/roster.h"
#include "core/domain/votes.h"
#include "core/exchange/importreader.h"
#include "core/study/study.h"
#include "core/task/taskwriter.h"
#include "core/travel/importing.h"
#include "ui/forms/exportmeanings.h"
#include "ui/forms/importpreview.h"
#include "ui/forms/mappingfiles.h"
#include "ui/forms/meaningtree.h"
#include "ui/guidelines/guidelinetext.h"
#include "ui/prompts/prompts.h"
#include "ui/text/labelstudiotext.h"
#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/segmentbar.h"
#include "ui/widgets/textreader.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHash>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include <algorithm>

namespace subtext {

QString linesHtml(const QStringList& lines)
{
    QString html;
    for (const QString& line : lines)
        html += QStringLiteral("<p style='margin:0 0 6px 0'>%1</p>").arg(line.toHtmlEscaped());
    return html;
}

namespace {

struct Splits
{
    qint64 decided = 0; ///< By the project's gold labels.
    qint64 left = 0;
};

/// Of the first question, the only one that a gold label of a project is about, without the scenes
/// that the study has decided.
Splits splitsOf(const ImportedFile& file, int ratersPerItem, const QSet<QString>& decided)
{
    Splits splits;
    for (const ImportedRecord& record : file.records) {
        if (decided.contains(record.scenario.name()))
            continue;
        std::vector<Choice> votes;
        for (const ImportedAnswer& given : record.answers) {
            if (const auto choice = given.answer.ballot.front())
                votes.push_back(*choice);
        }
        if (patternOf(votes, ratersPerItem) != Pattern::Split)
            continue;
        ++(record.gold || record.isAmbiguous ? splits.decided : splits.left);
    }
    return splits;
}

} // namespace

PullPage::PullPage(Prompts& prompts, Study& study, const Environment& environment, QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
    , m_study(study)
    , m_thread(study.path(), environment, *this)
{
    build();
}

void PullPage::build()
{
    setProperty("transparent", true);
    QVBoxLayout* rows = makeColumn(this, {}, 8);
    m_views = new SegmentBar(tr("What is shown of the project"), this);
    m_views->beTabs();
    for (const QString& name : {tr("What is pulled"), tr("Meanings")})
        m_views->addSegment(name);
    rows->addWidget(m_views, 0, Qt::AlignLeft);
    buildWishes(*rows);
    m_stack = new PageStack(this);
    m_preview = makeReader(this);
    m_preview->setAccessibleName(tr("What would be pulled"));
    QWidget* meanings = makePage(this);
    QVBoxLayout* below = makeColumn(meanings, {}, 8);
    m_meanings = new MeaningTree(meanings);
    below->addWidget(m_meanings, 1);
    m_makeTask = makeButton(tr("Make a task from it…"), ButtonKind::Quiet, meanings, "task");
    m_makeTask->setToolTip(
        plainToolTip(tr("A task document that asks what this project asks, for a new study.")));
    m_makeTask->setAutoDefault(false);
    m_mappingFiles = new MappingFiles(
        m_prompts, [this] { return mapping(); }, meanings);
    m_skipped = new QComboBox(meanings);
    m_skipped->setObjectName(QStringLiteral("skipped"));
    ExportMeanings::offerSkipped(*m_skipped);
    below->addWidget(m_skipped, 0, Qt::AlignLeft);
    auto* files = new QHBoxLayout;
    addWidgets(*files, m_mappingFiles, m_makeTask);
    files->addStretch(1);
    below->addLayout(files);
    m_stack->addWidget(m_preview);
    m_stack->addWidget(meanings);
    rows->addWidget(m_stack, 1);
    connect(m_views, &SegmentBar::chosen, m_stack, &PageStack::setCurrentIndex);
    connect(m_skipped, &QComboBox::currentIndexChanged, this, [this] {
        m_isSkippedSaid = true;
        read();
    });
    connect(m_meanings, &MeaningTree::changed, this, [this] {
        m_isMeaningSaid = true;
        read();
    });
    connect(m_mappingFiles, &MappingFiles::opened, this, &PullPage::useMapping);
    connect(m_makeTask, &QPushButton::clicked, this, &PullPage::saveTask);
}

void PullPage::buildWishes(QVBoxLayout& rows)
{
    m_scenesAlone = new QCheckBox(tr("Scenarios only"), this);
    m_scenesAlone->setObjectName(QStringLiteral("scenes"));
    explainField(*m_scenesAlone, m_scenesAlone->text(),
                 tr("Answers, drafts, gold labels and predictions stay in Label Studio."));
    m_gold = new QCheckBox(tr("Gold labels and notes"), this);
    m_gold->setObjectName(QStringLiteral("pulledGold"));
    m_gold->setChecked(true);
    explainField(*m_gold, m_gold->text(),
                 tr("Those that stand in the tasks, as Subtext writes them there. Without them "
                    "everything is still to be adjudicated."));
    m_groundTruth = new QComboBox(this);
    m_groundTruth->setObjectName(QStringLiteral("groundTruth"));
    ExportMeanings::offerGroundTruth(*m_groundTruth);
    QHBoxLayout* across = makeRow(20);
    addWidgets(*across, m_scenesAlone, m_gold, m_groundTruth);
    across->addStretch(1);
    rows.addLayout(across);
    connect(m_groundTruth, &QComboBox::currentIndexChanged, this, &PullPage::read);
    for (QCheckBox* box : {m_scenesAlone, m_gold}) {
        connect(box, &QCheckBox::toggled, this, [this] {
            showWishes();
            read();
        });
    }
}

/// No choice says of gold labels, or of answers, what another one forbids.
void PullPage::showWishes()
{
    const bool withAnswers = !m_scenesAlone->isChecked();
    m_gold->setEnabled(withAnswers);
    m_groundTruth->setEnabled(withAnswers);
    const int gold = m_groundTruth->findData(static_cast<int>(GroundTruth::Gold));
    auto& choices = *qobject_cast<QStandardItemModel*>(m_groundTruth->model());
    choices.item(gold)->setEnabled(m_gold->isChecked());
    if (!m_gold->isChecked() && m_groundTruth->currentIndex() == gold) {
        const QSignalBlocker quiet(m_groundTruth);
        m_groundTruth->setCurrentIndex(
            m_groundTruth->findData(static_cast<int>(GroundTruth::LeaveOut)));
    }
}

QStringList PullPage::leftThere() const
{
    QStringList lines;
    if (m_scenesAlone->isChecked())
        lines << tr("Answers, drafts, gold labels and predictions stay in Label Studio.");
    else if (!m_gold->isChecked())
        lines << tr("Gold labels and notes stay in Label Studio.");
    if (m_leavesInstructions)
        lines << instructionsLeftText();
    return lines;
}

void PullPage::show(const FetchedProject& fetched, const ImportMapping& known)
{
    m_fetched = fetched;
    m_known = known;
    m_isMeaningSaid = false;
    m_isSkippedSaid = false;
    m_interface.reset();
    if (auto interface = readLabelInterface(fetched.project.interface.toUtf8()))
        m_interface = std::move(*interface);
    m_makeTask->setEnabled(m_interface.has_value());
    if (const auto read = readDecisions(); !read)
        return refuse(read.error());
    const auto leaves = m_study.studioBridge().leavesInstructions(fetched.project);
    if (!leaves)
        return refuse(leaves.error());
    m_leavesInstructions = *leaves && !m_isForNewStudy;
    const auto options = m_study.studioBridge().pullOptionsFor(fetched, wishes());
    if (!options)
        return refuse(options.error());
    if (const auto shown = showMeanings(*options); !shown)
        return refuse(shown.error());
    const InterfaceProposal proposal =
        proposeMapping(*options->task, m_interface.value_or(LabelInterface()));
    const bool isClear =
        !known.isEmpty() || (proposal.unclear.isEmpty() && proposal.notAsked.isEmpty());
    showView(isClear || !m_interface ? 0 : 1);
    read();
}

/// Into a study that people have labelled gold labels come where some came before: whoever decides
/// here is not to find the splits closed.
Result<void> PullPage::readDecisions()
{
    const auto decisions = m_study.decisions();
    const auto scenes = m_study.heads();
    const auto counts = m_study.counts();
    if (!decisions || !scenes || !counts)
        return fail(!decisions ? decisions.error() : !scenes ? scenes.error() : counts.error());
    QHash<ScenarioId, QString> names;
    for (const Scenario& scene : *scenes)
        names.insert(scene.id, scene.name());
    m_decided.clear();
    bool hasImported = false;
    for (const Decision& decision : *decisions) {
        if (decision.isDecided())
            m_decided.insert(names.value(decision.scenario));
        hasImported = hasImported || decision.origin == Origin::Imported;
    }
    const QSignalBlocker quiet(m_gold);
    m_gold->setChecked(counts->annotations == 0 || hasImported);
    return {};
}

void PullPage::showView(int view)
{
    m_views->setCurrent(view);
    m_stack->setCurrentIndex(view);
}

void PullPage::beForNewStudy()
{
    m_isForNewStudy = true;
    m_makeTask->hide();
}

void PullPage::abandon()
{
    ++m_readings;
    m_thread.cancel();
    m_isReading = false;
    m_files.clear();
}

void PullPage::stop()
{
    abandon();
    m_preview->clear();
    Q_EMIT changed();
}

Result<void> PullPage::showMeanings(const ImportOptions& options)
{
    std::vector<MeaningTree::Somebody> there;
    for (const StudioPerson& person : m_fetched->people) {
        const QString name = person.name.isEmpty() ? person.email : person.name;
        there.push_back({QString::number(person.id),
                         person.name.isEmpty() || person.email.isEmpty()
                             ? name
                             : QStringLiteral("%1 (%2)").arg(name, person.email),
                         false,
                         {identityOf(m_fetched->server, person.id), person.email}});
    }
    const auto people = m_study.roster().people();
    if (!people)
        return fail(people.error());
    std::vector<InterfaceMeaning> roster;
    for (const Person& person : *people)
        roster.push_back({person.code, QStringLiteral("%1 %2").arg(person.code, person.name)});
    ImportMapping mapping = options.mapping();
    for (QString& who : mapping.people) { // a code, in whatever way they are named
        const auto named = std::find_if(people->begin(), people->end(),
                                        [&](const Person& person) { return person.name == who; });
        if (named != people->end())
            who = named->code;
    }
    m_mappingFiles->setTask(options.task);
    ExportMeanings::showSkipped(*m_skipped, mapping.flagsSkipped);
    m_meanings->show(options.task, m_interface.value_or(LabelInterface()), mapping, there, roster);
    return {};
}

/// What the file leaves open is proposed, as on the command line.
void PullPage::useMapping(const ImportMapping& mapping)
{
    m_known = mapping;
    m_isMeaningSaid = false;
    m_isSkippedSaid = false; // the file says it
    const auto options = m_study.studioBridge().pullOptionsFor(*m_fetched, wishes());
    if (!options)
        return refuse(options.error());
    if (const auto shown = showMeanings(*options); !shown)
        return refuse(shown.error());
    read();
}

ImportMapping PullPage::mapping() const
{
    ImportMapping said = m_meanings->mapping();
    said.flagsSkipped = ExportMeanings::flagsSkippedIn(*m_skipped);
    return said;
}

PullWishes PullPage::wishes() const
{
    PullWishes wishes;
    wishes.mapping = m_known;
    wishes.withGold = m_gold->isChecked() && !m_scenesAlone->isChecked();
    wishes.groundTruth = ExportMeanings::groundTruthIn(*m_groundTruth);
    if (m_isSkippedSaid)
        wishes.flagsSkipped = ExportMeanings::flagsSkippedIn(*m_skipped);
    if (m_isMeaningSaid) {
        wishes.mapping = mapping();
        wishes.isWhole = true;
    }
    return wishes;
}

/// The file is read beside the window; it is tried in the study here, where it will be written.
void PullPage::read()
{
    if (!m_fetched)
        return;
    abandon();
    auto options = m_study.studioBridge().pullOptionsFor(*m_fetched, this->wishes());
    if (!options)
        return refuse(options.error());
    if (m_scenesAlone->isChecked())
        options->kind = ImportKind::Scenarios;
    m_isReading = true;
    Q_EMIT problem({});
    Q_EMIT changed();
    m_thread.run([file = m_fetched->file, of = *options,
                  cancel = m_thread.begin()] { return readImportFile(file, of, cancel); },
                 [this, of = *options, number = ++m_readings](const Result<ImportedFile>& file) {
                     if (number == m_readings)
                         tryOut(of, file);
                 });
}

void PullPage::tryOut(const ImportOptions& options, const Result<ImportedFile>& file)
{
    m_isReading = false;
    m_preview->clear();
    if (!file) {
        const ErrorText text = pullErrorText(namedByProject(file.error(), *m_fetched));
        m_preview->setHtml(linesHtml({text.what, text.remedy}));
        Q_EMIT problem(text.what);
        Q_EMIT changed();
        return;
    }
    m_options = options;
    m_options.isDryRun = true;
    const auto tried = m_study.importing().apply({*file}, m_options);
    if (!tried)
        return refuse(tried.error());
    const auto rules = m_study.protocol();
    if (!rules)
        return refuse(rules.error());
    const ImportReport report = namedByProject(*tried, *m_fetched, ProjectName::Obvious);
    const Splits splits = splitsOf(*file, rules->ratersPerItem, m_decided);
    qint64 predictions = 0;
    for (const ImportedRecord& record : file->records)
        predictions += std::ssize(record.predictions);
    QStringList lines = leftThere();
    if (const QString said = goldOfSplitsText(splits.decided, splits.left); !said.isEmpty())
        lines << said;
    if (predictions > 0)
        lines << tr("%n predictions are read as answers of their models", nullptr,
                    plural(predictions));
    m_preview->setHtml(
        importReportHtml(report.isNew() ? tr("Would be pulled: %1.").arg(takenParts(report))
                                        : tr("It has no new scenarios and no new answers."),
                         report, ImportMoment::Tried) +
        linesHtml(lines) +
        firstAnswersHtml({*file}, *m_options.task,
                         [&](const QString& scenario, const QString& annotator) {
                             const std::pair of(scenario, annotator);
                             return std::find(report.firstTaken.begin(), report.firstTaken.end(),
                                              of) != report.firstTaken.end();
                         }));
    if (report.isNew() || predictions > 0)
        m_files = {*file};
    Q_EMIT changed();
}

Result<PullPage::Taken> PullPage::take(PersonId by)
{
    m_options.isDryRun = false;
    const auto done = m_study.importing().apply(m_files, m_options);
    if (!done)
        return fail(done.error());
    const ImportReport report = namedByProject(*done, *m_fetched, ProjectName::Obvious);
    const auto predictions = m_study.studioBridge().keepPredictions(m_files, by);
    abandon();
    const QString what = tr("Pulled: %1.").arg(takenParts(report));
    const QStringList lines =
        leftThere() + (predictions ? predictionLines(*predictions)
                                   : QStringList{errorText(predictions.error()).oneLine()});
    return Taken{what, importReportHtml(what, report) + linesHtml(lines)};
}

void PullPage::refuse(const Error& error)
{
    Q_EMIT problem(labelStudioErrorText(namedByProject(error, *m_fetched)).oneLine());
    Q_EMIT changed();
}

QString PullPage::preview() const
{
    return m_preview->toPlainText();
}

void PullPage::saveTask()
{
    const auto made = usableTaskOf(*m_interface, m_fetched->project.title);
    if (!made)
        return Q_EMIT problem(tr("No task can be made from it: a task asks for at least one choice "
                                 "between options. You can write one in the task editor instead."));
    m_prompts.saveFile(
        this, tr("Save the task"), made->task.token + QStringLiteral(".json"),
        tr("Task documents (*.json)"), [this, made](const QString& path) {
            const QByteArray document = writeTask(made->task);
            if (const auto written = writeWholeFile(path, document, Readers::Anyone); !written)
                return refuse(written.error());
            QString said = tr("The task is saved. Make a new study with it, and pull the project "
                              "into that study.");
            if (!made->notTaken.isEmpty())
                said = saidTogether({said, tr("It does not ask: %1.").arg(listed(made->notTaken))});
            m_prompts.tell(this, tr("Task saved"), said);
        });
}

} // namespace subtext
