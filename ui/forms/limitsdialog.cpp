// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/limitsdialog.h"

#include "core/quality/studychecks.h"
#include "core/task/builtintasks.h"
#include "ui/help/manual.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/formfields.h"
#include "ui/widgets/scrollarea.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>

#include <cmath>

namespace subtext {
namespace {

constexpr int MostPoints = 11;         ///< Of a scale.
constexpr double LargestRange = 1'000; ///< Of the numbers of a scale.
constexpr int RoomForFour = 600; ///< Of a screen, in logical pixels: four emotions beside a label.

template <typename Boxes> EmotionSet setOf(const Boxes& boxes)
{
    unsigned bits = 0;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        bits |= boxes.at(i)->isChecked() ? 1U << i : 0U;
    return static_cast<EmotionSet>(bits);
}

} // namespace

LimitsDialog::LimitsDialog(const QualityProtocol& protocol, QWidget* parent)
    : LimitsDialog(protocol, nullptr, parent)
{}

LimitsDialog::LimitsDialog(const QualityProtocol& protocol, const Task& task, QWidget* parent)
    : LimitsDialog(protocol, &task, parent)
{}

LimitsDialog::LimitsDialog(const QualityProtocol& protocol, const Task* task, QWidget* parent)
    : QDialog(parent)
    , m_before(protocol)
    , m_task(task ? *task : defaultTask())
    , m_isCei(task == nullptr)
{
    setWindowTitle(tr("Limits"));
    offerManual(*this, ManualPlace::Limits);
    const Task checked = checkedTask(m_task, protocol.thresholds);
    const QualityThresholds t =
        m_isCei ? protocol.thresholds : appliedLimits(checked, protocol.thresholds);
    QVBoxLayout* layout = makeColumn(this, {28, 24, 28, 20}, 14);
    layout->addWidget(makeLabel(tr("Limits of the quality checks"), theme::TextRole::Title,
                                LabelTone::Normal, this));
    auto* area = makeScrollArea(this);
    QWidget* page = makePage(nullptr);
    auto* form = makeForm(page);
    // With large letters nothing scrolls sideways.
    form->setRowWrapPolicy(screen()->availableSize().width() < RoomForFour
                               ? QFormLayout::WrapAllRows
                               : QFormLayout::WrapLongRows);
    form->setHorizontalSpacing(20);
    form->setVerticalSpacing(8);
    addPersonLimits(form, t);
    addItemLimits(form, t);
    addExplanationLimits(form, t);
    addRest(form, t);
    if (!m_task.explanation) {
        for (QWidget* field : std::initializer_list<QWidget*>{m_explanations, m_sameExplanation,
                                                              m_copiedShare, m_copiedWords})
            form->setRowVisible(field, false);
    }
    if (!m_isCei)
        hideOthers(*form, checked);
    m_shown = thresholds();
    area->setWidget(page);
    layout->addWidget(area, 1);

    m_note = makeLines(
        tr("Every change is a new revision in the study; annotators get it at their next sign-in."),
        theme::TextRole::Small, LabelTone::Muted, this);
    layout->addWidget(m_note);
    auto* accept = makeButton(tr("Set these limits"), ButtonKind::Primary, this);
    layout->addLayout(makeDialogButtons(*this, *accept));
    const QMargins around = layout->contentsMargins();
    const QSize rest = layout->sizeHint() - area->sizeHint();
    const int bar = area->verticalScrollBar()->sizeHint().width(); // where the screen is low
    resizeToRoom(*this, {page->sizeHint().width() + bar + around.left() + around.right(),
                         page->sizeHint().height() + rest.height()});
    connect(accept, &QPushButton::clicked, this, &QDialog::accept);
}

/// Of what all answers of a person show together, and of their times.
void LimitsDialog::addPersonLimits(QFormLayout* form, const QualityThresholds& t)
{
    m_share = addReal(form, tr("Straight-lining: over"), t.straightLiningShare * 100, 100, 0,
                      percentSuffix());
    m_shareFrom = addWhole(form, tr("Straight-lining: from this many items on"),
                           t.straightLiningFrom, 1, 1000);
    m_tooFast = addReal(form, tr("Too fast: under"), static_cast<double>(t.tooFastMs) / 1000, 600,
                        1, QStringLiteral(" s"));
    m_disengaged = addReal(form, tr("Disengaged: over"), static_cast<double>(t.disengagedMs) / 1000,
                           86'400, 0, QStringLiteral(" s"));
    m_outlier = addReal(form, tr("Timing outlier: modified Z over"), t.outlierZ, 20, 1, {});
    m_outlierFrom =
        addWhole(form, tr("Timing outlier: from this many timed items on"), t.outlierFrom, 1, 1000);
}

/// Of what the answers to one item show.
void LimitsDialog::addItemLimits(QFormLayout* form, const QualityThresholds& t)
{
    m_contradictions = new QCheckBox(tr("Check for contradictions"), this);
    m_contradictions->setChecked(t.checksContradictions);
    form->addRow(QString(), m_contradictions);
    m_points = addWhole(form,
                        m_isCei ? tr("Contradiction: valence opposes the emotion by")
                                : tr("Contradiction: least distance from the midpoint"),
                        t.contradictionPoints, 1, m_isCei ? MaxPoint : MostPoints / 2);
    m_positive = addEmotions(form, tr("Positive emotions"), t.positiveEmotions, m_positiveGrid);
    m_negative = addEmotions(form, tr("Negative emotions"), t.negativeEmotions, m_negativeGrid);
    m_range = addReal(form, tr("Wide range on one scale: over"), t.vadRange,
                      m_isCei ? 2 : LargestRange, 2, {});
}

void LimitsDialog::addExplanationLimits(QFormLayout* form, const QualityThresholds& t)
{
    m_explanations = new QCheckBox(tr("Check explanations"), this);
    m_explanations->setChecked(t.checksExplanations);
    form->addRow(QString(), m_explanations);
    m_sameExplanation = addWhole(form, tr("Same explanation: in at least this many items"),
                                 t.sameExplanationFrom, 2, 1000);
    m_copiedShare =
        addReal(form, tr("Copied explanation: over"), t.copiedShare * 100, 100, 0, percentSuffix());
    m_copiedWords = addWhole(form, tr("Copied explanation: of at least this many words"),
                             t.copiedFromWords, 4, 1000);
}

/// What may be found at most, and who is asked about it.
void LimitsDialog::addRest(QFormLayout* form, const QualityThresholds& t)
{
    m_acceptedShare = addReal(form, tr("Limit for the share of items with findings"),
                              t.flagRateCeiling * 100, 100, 1, percentSuffix());
    m_selfCheck = new QCheckBox(tr("Ask annotators while they label"), this);
    m_selfCheck->setToolTip(tr("About contradictory and too fast answers."));
    m_selfCheck->setChecked(m_before.isSelfCheckOn);
    form->addRow(tr("Self-check"), m_selfCheck);
    m_overrideNote = new QCheckBox(tr("Ask why the votes are overridden"), this);
    m_overrideNote->setChecked(t.needsOverrideNote);
    form->addRow(tr("At the desk"), m_overrideNote);
}

/// What the task does not check, or checks with several limits, has no field.
void LimitsDialog::hideOthers(QFormLayout& form, const Task& checked)
{
    const CommonLimits common = commonLimits(checked);
    const auto hide = [&](bool isThere, std::initializer_list<QWidget*> fields) {
        for (QWidget* field : fields) {
            if (!isThere)
                form.setRowVisible(field, false);
        }
    };
    hide(common.straightLining, {m_share, m_shareFrom});
    hide(common.times, {m_tooFast, m_disengaged, m_outlier, m_outlierFrom});
    const bool isUnasked = !m_before.thresholds.checksContradictions; // then none is left to see
    hide(isUnasked || !checked.checks.contradictions.empty(), {m_contradictions});
    hide(common.contradictions, {m_points});
    hide(common.ranges, {m_range});
    form.setRowVisible(m_positiveGrid, false);
    form.setRowVisible(m_negativeGrid, false);
}

QDoubleSpinBox* LimitsDialog::addReal(QFormLayout* form, const QString& name, double value,
                                      double most, int decimals, const QString& suffix)
{
    auto* box = new QDoubleSpinBox(this);
    box->setDecimals(decimals);
    box->setRange(0, most);
    box->setSuffix(suffix);
    box->setValue(value);
    box->setMinimumWidth(box->sizeHint().width()); // Qt's own leaves out the suffix
    box->setAccessibleName(name);
    form->addRow(name, box);
    return box;
}

QSpinBox* LimitsDialog::addWhole(QFormLayout* form, const QString& name, int value, int least,
                                 int most)
{
    auto* box = new QSpinBox(this);
    box->setRange(least, most);
    box->setValue(value);
    box->setAccessibleName(name);
    form->addRow(name, box);
    return box;
}

LimitsDialog::EmotionBoxes LimitsDialog::addEmotions(QFormLayout* form, const QString& name,
                                                     EmotionSet chosen, QGridLayout*& grid)
{
    EmotionBoxes boxes{};
    const int columns = screen()->availableSize().width() < RoomForFour ? 2 : 4;
    grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    for (Choice emotion : AllEmotions) {
        const int i = indexOf(emotion);
        auto* box = new QCheckBox(emotionWord(emotion), this);
        box->setAccessibleName(name + QStringLiteral(": ") + emotionWord(emotion));
        box->setChecked((static_cast<unsigned>(chosen) >> static_cast<unsigned>(i)) & 1U);
        grid->addWidget(box, i / columns, i % columns);
        boxes.at(static_cast<std::size_t>(i)) = box;
    }
    form->addRow(name, grid);
    return boxes;
}

QualityThresholds LimitsDialog::thresholds() const
{
    QualityThresholds t = m_before.thresholds;
    t.straightLiningShare = m_share->value() / 100;
    t.straightLiningFrom = m_shareFrom->value();
    t.tooFastMs = std::llround(m_tooFast->value() * 1000);
    t.disengagedMs = std::llround(m_disengaged->value() * 1000);
    t.outlierZ = m_outlier->value();
    t.outlierFrom = m_outlierFrom->value();
    t.checksContradictions = m_contradictions->isChecked();
    t.needsOverrideNote = m_overrideNote->isChecked();
    t.contradictionPoints = m_points->value();
    if (m_isCei) {
        t.positiveEmotions = setOf(m_positive);
        t.negativeEmotions = setOf(m_negative);
    }
    t.vadRange = m_range->value();
    t.flagRateCeiling = m_acceptedShare->value() / 100;
    t.checksExplanations = m_explanations->isChecked();
    t.sameExplanationFrom = m_sameExplanation->value();
    t.copiedShare = m_copiedShare->value() / 100;
    t.copiedFromWords = m_copiedWords->value();
    return t;
}

QualityProtocol LimitsDialog::protocol() const
{
    QualityProtocol protocol = m_before;
    const QualityThresholds wanted = thresholds();
    protocol.isSelfCheckOn = m_selfCheck->isChecked();
    protocol.thresholds = limitsToKeep(wanted, m_shown, m_before.thresholds, m_task);
    protocol.thresholds.positiveEmotions = wanted.positiveEmotions;
    protocol.thresholds.negativeEmotions = wanted.negativeEmotions;
    return protocol;
}

} // namespace subtext
