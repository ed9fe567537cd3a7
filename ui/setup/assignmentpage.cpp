// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/assignmentpage.h"

#include "ui/text/coursetext.h"
#include "ui/text/errortext.h"
#include "ui/text/plurals.h"
#include "ui/text/shownwords.h"
#include "ui/text/tasktext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/matrixview.h"
#include "ui/widgets/segmentbar.h"
#include "ui/widgets/taborder.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int PageWidth = 1040;
constexpr int LargestSeed = 999'999'999;

/// Where the files say who labels what.
QString givenText(const SetupDraft& draft)
{
    QStringList text{
        AssignmentPage::tr(
            "For the %1 in the files: their labels say who labelled what, and nothing is drawn.")
            .arg(AssignmentPage::tr("%n people", nullptr,
                                    plural(importContents(draft.files).people))),
        AssignmentPage::tr("Until an item has that many labels, its votes decide nothing.")};
    const qint64 idle = peopleOfFiles(draft).idle;
    if (idle > 0)
        text << AssignmentPage::tr("%n annotators of your roster get no items.", nullptr,
                                   plural(idle))
             << AssignmentPage::tr(
                    "To use your roster instead, untick the labels on the page Files.");
    return saidTogether(text);
}

/// The columns of the matrix.
std::vector<ListedWord> listedGroups(const std::map<QString, qint64>& counts, const Task& task)
{
    std::vector<ListedWord> groups;
    for (const auto& [group, count] : counts) {
        if (!group.isEmpty())
            groups.push_back({group, groupWordOf(task, group)});
    }
    return groups;
}

} // namespace

AssignmentPage::AssignmentPage(QWidget* parent)
    : SetupPage(tr("Assignment"), QString(), PageWidth, parent)
    , m_teams(new SegmentBar(tr("Teams"), column()))
    , m_teamsColumn(new QWidget(column()))
    , m_words(makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, column()))
    , m_matrix(new MatrixView(tr("Assignment"), column()))
{
    m_teams->setObjectName(QStringLiteral("teams"));
    QHBoxLayout* numbers = makeRow(28);
    m_raters = addNumber(numbers, tr("&Annotators per item"), 1, Protocol::MostRaters,
                         Protocol().ratersPerItem);
    m_raters->setObjectName(QStringLiteral("raters"));
    m_seed = addNumber(numbers, tr("&Seed"), 0, LargestSeed, static_cast<int>(Protocol().seed));
    m_seed->setObjectName(QStringLiteral("seed"));
    QVBoxLayout* teams = makeColumn(m_teamsColumn, {}, 6);
    teams->addWidget(
        makeLabel(tr("Teams"), theme::TextRole::Caption, LabelTone::Normal, m_teamsColumn));
    for (int i = 0; i < 2; ++i)
        m_teams->addSegment(QString());
    teams->addWidget(m_teams);
    numbers->addStretch(1);
    rows()->addLayout(numbers);
    rows()->addSpacing(10);
    rows()->addWidget(m_teamsColumn); // below: words of a group can be long
    connect(m_teams, &SegmentBar::chosen, this, [this] {
        showPlan();
        Q_EMIT changed();
    });
    rows()->addSpacing(14);
    rows()->addWidget(m_words);
    rows()->addSpacing(6);
    m_matrix->setMinimumHeight(fontMetrics().height() * 12);
    rows()->addWidget(m_matrix, 1);
    rows()->addStretch(0);
    // The numbers are younger than the teams, which stand below them.
    orderTabs({m_raters, m_seed, m_teams->button(0), m_teams->button(1), m_matrix});
    connect(m_raters, &QSpinBox::valueChanged, this, [this] { m_areRatersSaid = true; });
    for (QSpinBox* box : {m_raters, m_seed}) {
        connect(box, &QSpinBox::valueChanged, this, [this] {
            showPlan();
            Q_EMIT changed();
        });
    }
}

/// Marked, so that a number that is typed takes the place of what stands there.
void AssignmentPage::focusField()
{
    m_raters->setFocus(Qt::OtherFocusReason);
    m_raters->selectAll();
}

QSpinBox* AssignmentPage::addNumber(QHBoxLayout* across, const QString& caption, int least,
                                    int most, int value)
{
    auto* box = new QSpinBox(column());
    box->setRange(least, most);
    box->setValue(value);
    box->setMinimumWidth(150);
    auto* label = makeLabel(caption, theme::TextRole::Caption, LabelTone::Normal, column());
    label->setBuddy(box);
    box->setAccessibleName(QString(caption).remove(u'&'));
    QVBoxLayout* group = makeColumn(6);
    group->addWidget(label);
    group->addWidget(box);
    across->addLayout(group);
    across->setAlignment(group, Qt::AlignTop);
    return box;
}

void AssignmentPage::setTask(const TaskDocument& chosen)
{
    const QString group = groupingWord(inShownWords(chosen.task));
    m_teams->setSegmentText(0, tr("One for each %1").arg(group));
    m_teams->setSegmentText(1, tr("Everybody labels all"));
    for (int i = 0; i < 2; ++i)
        m_teams->button(i)->setAccessibleName(tr("Teams: %1").arg(m_teams->segmentText(i)));
    m_draft.task = std::make_shared<const Task>(chosen.task);
    showAbout();
}

void AssignmentPage::showAbout()
{
    const QString rest = tr("The seed decides who gets what, and the same seed always gives the "
                            "same result.");
    if (hasAnswers(m_draft.files))
        return setAbout(QString()); // nothing is drawn
    const bool isByGroup =
        taskOf(m_draft).group && m_teams->current() == 0 && countByGroup(m_draft.files).size() > 1;
    const QString group = groupingWord(inShownWords(taskOf(m_draft)));
    if (!isByGroup)
        setAbout(rest);
    else if (m_sharing > 0)
        setAbout(
            saidTogether({tr("Each %1 has a team of its own; with %n people, some are in several.",
                             nullptr, m_sharing)
                              .arg(group),
                          rest}));
    else
        setAbout(saidTogether(
            {tr("Each person labels one %1 where there are enough people, so that they keep "
                "one question in mind.")
                 .arg(group),
             rest}));
}

void AssignmentPage::enter(const SetupDraft& draft)
{
    m_draft = draft;
    {
        const QSignalBlocker quiet(m_raters);
        m_raters->setValue(ratersPerItem(draft));
    }
    showPlan();
}

void AssignmentPage::showPlan()
{
    apply(m_draft);
    const bool isGiven = hasAnswers(m_draft.files);
    const auto counts = countByGroup(m_draft.files);
    m_teamsColumn->setVisible(!isGiven && counts.size() > 1);
    m_sharing = 0;
    showAbout();
    m_matrix->setVisible(!isGiven);
    m_seed->setEnabled(!isGiven);
    setTone(m_words, LabelTone::Normal);
    if (isGiven) {
        m_words->setText(givenText(m_draft));
        return;
    }
    const auto plan = planCounts(m_draft);
    m_matrix->setVisible(plan.has_value());
    if (!plan) {
        setTone(m_words, LabelTone::Danger);
        m_words->setText(errorText(plan.error()).oneLine());
        return;
    }
    std::vector<MatrixModel::Row> people;
    qint64 least = -1;
    qint64 most = 0;
    QStringList busiest; // who gets the most
    bool areGroupsShared = false;
    for (const Roster::NewPerson& person : rosterOf(m_draft)) {
        if (person.role != Role::Annotator)
            continue;
        MatrixModel::Row row{person.code, person.name, {}};
        qint64 items = 0;
        if (const auto found = plan->find(person.code); found != plan->end()) {
            for (const auto& [group, count] : found->second) {
                row.cells[group] = {count, 0};
                items += count;
            }
        }
        areGroupsShared = areGroupsShared || row.cells.size() > 1;
        least = least < 0 ? items : std::min(least, items);
        if (items > most)
            busiest.clear();
        most = std::max(most, items);
        if (items == most)
            busiest << person.name;
        people.push_back(std::move(row));
    }
    const auto annotators = static_cast<int>(people.size());
    m_matrix->matrix().setRows(std::move(people),
                               listedGroups(counts, inShownWords(taskOf(m_draft))), true);
    m_sharing = areGroupsShared ? annotators : 0;
    showAbout();
    QString load = loadText(least, most);
    if (busiest.size() == 1 && most > least + 1)
        load = saidTogether({load, tr("%1 gets %2.").arg(busiest.front()).arg(most)});
    m_words->setText(load);
}

/// What the files have is proposed, until somebody says something else.
int AssignmentPage::ratersPerItem(const SetupDraft& draft) const
{
    if (m_areRatersSaid)
        return m_raters->value();
    return draft.mostAnswers > 0 ? draft.mostAnswers : Protocol().ratersPerItem;
}

void AssignmentPage::apply(SetupDraft& draft) const
{
    draft.protocol.ratersPerItem = ratersPerItem(draft);
    draft.protocol.seed = static_cast<quint32>(m_seed->value());
    draft.teams = m_teams->current() == 1 ? Assigning::Teams::Shared : Assigning::Teams::ByGroup;
}

QString AssignmentPage::obstacle(const SetupDraft& draft) const
{
    if (hasAnswers(draft.files))
        return {};
    const auto plan = planCounts(draft);
    return plan ? QString() : errorText(plan.error()).oneLine();
}

} // namespace subtext
