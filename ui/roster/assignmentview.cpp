// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/assignmentview.h"

#include "core/course/moreraters.h"
#include "core/course/roster.h"
#include "ui/text/coursetext.h"
#include "ui/text/moreraterstext.h"
#include "ui/text/shownwords.h"
#include "ui/text/tasktext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/headrow.h"
#include "ui/widgets/matrixview.h"
#include "ui/widgets/offering.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr int LeastState = 16; // letters beside the buttons

/// A row for each annotator, and for whoever else has items.
std::vector<MatrixModel::Row> matrixRows(const std::vector<GroupProgress>& matrix,
                                         const std::vector<Person>& people)
{
    std::map<PersonId, std::map<QString, MatrixModel::Cell>> cells;
    for (const GroupProgress& cell : matrix)
        cells[cell.person][cell.group] = {cell.assigned, cell.done(), cell.notGivenAgain};
    std::vector<MatrixModel::Row> rows;
    for (const Person& person : people) {
        const auto found = cells.find(person.id);
        if (person.role != Role::Annotator && found == cells.end())
            continue;
        rows.push_back(
            {person.code, person.name,
             found == cells.end() ? std::map<QString, MatrixModel::Cell>() : found->second});
    }
    return rows;
}

} // namespace

AssignmentView::AssignmentView(QWidget* parent)
    : QWidget(parent)
    , m_state(makeLines(QString(), theme::TextRole::Body, LabelTone::Normal, this))
    , m_again(makeButton(tr("Label again…"), ButtonKind::Normal, this, "again"))
    , m_more(makeButton(tr("Ask more annotators…"), ButtonKind::Normal, this, "more"))
    , m_less(makeButton(tr("Take items back…"), ButtonKind::Quiet, this, "less"))
    , m_norming(makeButton(tr("Norming round…"), ButtonKind::Normal, this, "norming"))
    , m_fill(makeButton(tr("Assign them…"), ButtonKind::Primary, this, "fill"))
    , m_anew(new QWidget(this))
    , m_raters(new QSpinBox(m_anew))
    , m_seed(new QSpinBox(m_anew))
    , m_shared(new QCheckBox(tr("Everybody labels all"), m_anew))
    , m_assign(makeButton(tr("Assign"), ButtonKind::Normal, m_anew, "assign"))
    , m_matrix(new MatrixView(tr("Assignment"), this))
{
    m_shared->setObjectName(QStringLiteral("shared"));
    QVBoxLayout* column = makeColumn(this, {}, 12);
    auto* head = new HeadRow(m_state, LeastState, 14, this);
    auto* scenes = makeButton(tr("Choose scenes…"), ButtonKind::Normal, this, "scenes");
    scenes->setToolTip(tr("Ctrl+Shift+N. Read what was written, and refuse what is not labelled."));
    head->addButton(m_again);
    head->addButton(scenes);
    m_norming->setToolTip(tr("Ctrl+Shift+G. People vote on some items by themselves, see how all "
                             "voted, and vote again."));
    head->addButton(m_norming);
    m_less->setToolTip(tr("Items that went to more annotators after a split, and that they have "
                          "not begun."));
    head->addButton(m_less);
    head->addButton(m_more);
    head->addButton(m_fill);
    layoutAnew();
    column->addWidget(head);
    column->addWidget(m_anew);
    column->addWidget(m_matrix, 1);
    connect(scenes, &QPushButton::clicked, this, &AssignmentView::scenesRequested);
    connect(m_again, &QPushButton::clicked, this, &AssignmentView::againRequested);
    connect(m_more, &QPushButton::clicked, this, &AssignmentView::moreRequested);
    connect(m_less, &QPushButton::clicked, this, &AssignmentView::lessRequested);
    connect(m_norming, &QPushButton::clicked, this, &AssignmentView::normingRequested);
    connect(m_fill, &QPushButton::clicked, this, &AssignmentView::fillRequested);
    connect(m_assign, &QPushButton::clicked, this, [this] {
        Q_EMIT assignRequested(m_raters->value(), static_cast<quint32>(m_seed->value()),
                               m_shared->isChecked() ? Assigning::Teams::Shared
                                                     : Assigning::Teams::ByGroup);
    });
}

void AssignmentView::layoutAnew()
{
    QHBoxLayout* anew = makeRow(m_anew, {}, 10);
    m_raters->setRange(1, Protocol::MostRaters);
    m_raters->setAccessibleName(tr("Annotators per item"));
    m_seed->setRange(0, 999'999'999);
    m_seed->setAccessibleName(tr("Seed"));
    for (const auto& [box, caption] :
         {std::pair{m_raters, tr("Annotators per item")}, std::pair{m_seed, tr("Seed")}}) {
        auto* label = makeLabel(caption, theme::TextRole::Caption, LabelTone::Muted, m_anew);
        label->setBuddy(box);
        anew->addWidget(label);
        anew->addWidget(box);
    }
    m_shared->setToolTip(tr("Otherwise each group has its own people, where there are enough."));
    m_shared->setAccessibleDescription(m_shared->toolTip());
    anew->addWidget(m_shared);
    anew->addWidget(m_assign);
    anew->addStretch(1);
}

void AssignmentView::read(Study& study)
{
    Reads reads;
    const auto matrix = reads.take(study.assigning().matrix());
    const auto people = reads.take(study.roster().people());
    const auto groupCounts = reads.take(study.groupCounts());
    const Protocol protocol = reads.take(study.protocol());
    const qint64 missing = reads.take(study.assigning().missing());
    const qint64 inPractice = reads.take(study.assigning().inPractice());
    const MoreRatersState more = reads.take(study.moreRaters().state());
    const bool isWorkedOn = reads.take(study.assigning().isWorkedOn());
    const auto teams = reads.take(study.assigning().teams());
    const auto task = reads.take(shownTask(study));
    const QString whyNot = reads.take(whyFixed(study));
    if (!reads.outcome())
        return; // what is shown stays
    qint64 assigned = 0;
    qint64 labelled = 0;
    qint64 notGivenAgain = 0;
    for (const GroupProgress& cell : matrix) {
        assigned += cell.assigned;
        labelled += cell.labelled;
        notGivenAgain += cell.notGivenAgain;
    }
    std::vector<ListedWord> groups;
    for (const auto& [group, count] : groupCounts) {
        if (!group.isEmpty())
            groups.push_back({group, groupWordOf(*task, group)});
    }
    m_matrix->matrix().setRows(matrixRows(matrix, people), std::move(groups), false);

    QStringList state{assignmentText(assigned, missing, protocol.ratersPerItem)};
    if (inPractice > 0)
        state << inPracticeText(inPractice);
    state << moreRatersText(more);
    m_state->setText(saidTogether(state));
    setTone(m_state, missing > 0 || inPractice > 0 ? LabelTone::Warning : LabelTone::Normal);
    m_again->setVisible(labelled > 0);
    offerErrands(whyNot, notGivenAgain > 0);
    m_more->setVisible(m_isChangeable && !more.items.empty());
    m_less->setVisible(m_isChangeable && more.takeable > 0);
    m_fill->setVisible(m_isChangeable && assigned > 0 && missing > 0);
    m_anew->setVisible(m_isChangeable && !isWorkedOn);
    m_shared->setVisible(groupCounts.size() > 1);
    const bool isBeingSet =
        m_raters->hasFocus() || m_seed->hasFocus() || m_shared->hasFocus() || m_assign->hasFocus();
    if (!isBeingSet) {
        m_shared->setChecked(teams == Assigning::Teams::Shared);
        m_raters->setValue(protocol.ratersPerItem);
        m_seed->setValue(static_cast<int>(protocol.seed));
    }
    m_assign->setText(assigned > 0 ? tr("Assign anew…") : tr("Assign"));
}

void AssignmentView::offerErrands(const QString& whyNot, bool isAnyAskedAgain)
{
    // There is something to be looked at then, also where nothing can be asked any more.
    const bool isForLooking = !whyNot.isEmpty() && isAnyAskedAgain;
    offer(*m_again, isForLooking ? QString() : whyNot,
          isForLooking ? tr("Look at what was asked for again and not given.")
                       : tr("Ask for new answers to the items that a changed clause touches."));
    for (QPushButton* button : {m_more, m_less, m_fill, m_assign})
        offer(*button, whyNot);
    for (QWidget* setting : {static_cast<QWidget*>(m_raters), static_cast<QWidget*>(m_seed),
                             static_cast<QWidget*>(m_shared)})
        setting->setEnabled(whyNot.isEmpty());
}

} // namespace subtext
