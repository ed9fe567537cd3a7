// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/rulesform.h"

#include "core/quality/studychecks.h"
#include "core/task/builtintasks.h"
#include "ui/forms/limitsdialog.h"
#include "ui/forms/settingrow.h"
#include "ui/text/qualitytext.h"
#include "ui/text/shownwords.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/segmentbar.h"

#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace subtext {
namespace {

/// What a task checks beside times, a line each.
QStringList checkLines(const Task& checked)
{
    QStringList lines;
    for (const StraightLining& rule : checked.checks.straightLining) {
        const Question* question = findToken(checked.questions, rule.question);
        lines << RulesForm::tr("%1, %2: the same answer for more than %3 % of the items, with at "
                               "least %4 items")
                     .arg(qualityWord(QualityCode::StraightLining),
                          question ? question->word : wordOfToken(rule.board))
                     .arg(100 * rule.share)
                     .arg(rule.from);
    }
    for (const Contradiction& rule : checked.checks.contradictions)
        lines << RulesForm::tr("%1 against %2, at least %3 points from the midpoint of the scale")
                     .arg(findToken(checked.questions, rule.question)->word,
                          findToken(checked.scales, rule.scale)->word)
                     .arg(rule.distance);
    for (const WideRange& rule : checked.checks.ranges)
        lines << RulesForm::tr("%1: ratings of one item more than %2 apart")
                     .arg(findToken(checked.scales, rule.scale)->word)
                     .arg(rule.over);
    return lines;
}

} // namespace

RulesForm::RulesForm(QWidget* parent)
    : QWidget(parent)
{
    QVBoxLayout* column = makeColumn(this, {}, 6);
    addHeading(*column, tr("Labelling"));
    addLabelling(*column);
    addHeading(*column, tr("Quality"));
    addChecks(*column);
    addHeading(*column, tr("Names"));
    addNames(*column);
    for (SegmentBar* bar :
         {m_order, m_explanation, m_cues, m_secondReading, m_questions, m_names, m_release})
        connect(bar, &SegmentBar::chosen, this, &RulesForm::changed);
    connect(m_secondLooks, &QSpinBox::valueChanged, this, &RulesForm::changed);
    connect(m_guessShare, &QSpinBox::valueChanged, this, &RulesForm::changed);
    connect(m_moreRaters, &QSpinBox::valueChanged, this, &RulesForm::changed);
    connect(m_selfCheck, &SegmentBar::chosen, this, [this](int choice) {
        m_quality.isSelfCheckOn = choice == 0;
        Q_EMIT changed();
    });
    connect(m_limits, &QPushButton::clicked, this, &RulesForm::editLimits);
    show({}, {});
}

void RulesForm::addHeading(QVBoxLayout& column, const QString& text)
{
    if (column.count() > 0)
        column.addSpacing(14);
    column.addWidget(makeLabel(text, theme::TextRole::Caption, LabelTone::Muted, this));
}

void RulesForm::addLabelling(QVBoxLayout& column)
{
    auto* labelling = m_labelling = new SettingCard(this);
    m_order = labelling->addChoice(tr("Order of the items"),
                                   tr("A separate order for each person, drawn from the seed, "
                                      "spreads fatigue over all items."),
                                   {tr("One per person"), tr("As in the files")});
    m_order->setObjectName(QStringLiteral("order"));
    m_orderRow = labelling->findChild<SettingRow*>();
    m_orderRow->setObjectName(QStringLiteral("orderRow"));
    m_explanation = labelling->addChoice(
        tr("Explanation"), tr("A few sentences on each item. Exports hold them, releases never."),
        {tr("Required"), tr("Optional")});
    m_explanationRow = labelling->findChildren<SettingRow*>().at(1);
    m_cues = labelling->addChoice(tr("Cue words"),
                                  tr("Annotators mark the words of the scene that gave it away. "
                                     "Nobody has to."),
                                  {tr("Marked"), tr("Not marked")});
    m_cues->setObjectName(QStringLiteral("cues"));
    m_secondReading = labelling->addChoice(
        tr("Second reading"),
        tr("After their choice, annotators say what else it could be: one key more for each "
           "question with three options or more."),
        {tr("Not asked"), tr("One more option"), tr("100 points")});
    m_secondReading->setObjectName(QStringLiteral("secondReading"));
    m_secondReadingRow = labelling->findChildren<SettingRow*>().constLast();
    m_guessShare = makePercent(labelling);
    m_guessShare->setObjectName(QStringLiteral("guessShare"));
    labelling->addRow(
        tr("Guess of the others"),
        tr("On this share of the items, annotators also say what they expect most "
           "others to answer. It shows which label is chosen more often than expected."),
        m_guessShare);
    m_guessRow = labelling->findChildren<SettingRow*>().constLast();
    m_questions = labelling->addChoice(
        tr("Questions about items"),
        tr("Annotators may ask about an item, and you or an adjudicator answer. Nobody else sees "
           "it, and it is never part of the data."),
        {tr("Allowed"), tr("Not allowed")});
    m_questions->setObjectName(QStringLiteral("questions"));
    column.addWidget(labelling);
}

void RulesForm::addChecks(QVBoxLayout& column)
{
    auto* checks = m_checks = new SettingCard(this);
    m_selfCheck = checks->addChoice(
        tr("Self-check"),
        tr("Annotators are asked about contradictory or too fast answers. They decide; nothing is "
           "blocked."),
        {tr("On"), tr("Off")});
    m_limits = makeButton(tr("Limits…"), ButtonKind::Normal, checks, "limits");
    checks->addRow(tr("Limits of the checks"),
                   tr("What counts as too fast, too long or too uniform."), m_limits);
    m_limitWords = makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, checks);
    m_limitWords->setContentsMargins(20, 10, 20, 12);
    checks->addWide(m_limitWords);
    m_moreRaters = new QSpinBox(checks);
    m_moreRaters->setObjectName(QStringLiteral("moreRaters"));
    m_moreRaters->setRange(0, Protocol::MostMoreRaters);
    m_moreRaters->setSpecialValueText(tr("Nobody"));
    m_moreRaters->setMinimumWidth(110);
    checks->addRow(
        tr("After a split"),
        tr("How many more annotators can be given an item on which the first ones split. "
           "The Assignment view says on which items that is worth it. They are not told why."),
        m_moreRaters);
    m_secondLooks = makePercent(checks);
    m_secondLooks->setObjectName(QStringLiteral("secondLooks"));
    checks->addRow(
        tr("Second looks"),
        tr("A share of the splits that an adjudicator decided comes back two days later, "
           "without hints, to see how well they agree with themselves. The first "
           "decision stands."),
        m_secondLooks);
    column.addWidget(checks);
}

void RulesForm::addNames(QVBoxLayout& column)
{
    auto* names = new SettingCard(this);
    m_names = names->addChoice(
        tr("At the desk"), tr("What adjudicators see of who answered, before the study is locked."),
        {tr("Hidden"), tr("Shown")});
    m_names->setObjectName(QStringLiteral("namesAtDesk"));
    m_release =
        names->addChoice(tr("In releases"), tr("Codes keep people unnamed in what is published."),
                         {tr("Codes"), tr("Names")});
    m_release->setObjectName(QStringLiteral("releaseNames"));
    column.addWidget(names);
}

void RulesForm::show(const Protocol& protocol, const QualityProtocol& quality)
{
    m_order->setCurrent(protocol.order == ItemOrder::Seeded ? 0 : 1);
    m_explanation->setCurrent(protocol.isExplanationRequired ? 0 : 1);
    m_cues->setCurrent(protocol.areCuesAsked ? 0 : 1);
    m_secondReading->setCurrent(static_cast<int>(protocol.secondReading));
    m_questions->setCurrent(protocol.areQuestionsAllowed ? 0 : 1);
    const QSignalBlocker guesses(m_guessShare); // shown, not changed
    const QSignalBlocker looks(m_secondLooks);
    m_guessShare->setValue(protocol.guessShare);
    m_secondLooks->setValue(protocol.secondLooks);
    const QSignalBlocker moreBlocker(m_moreRaters);
    m_moreRaters->setValue(protocol.moreRaters);
    m_names->setCurrent(protocol.areNamesShown ? 1 : 0);
    m_release->setCurrent(protocol.releaseNames == NamePolicy::Codes ? 0 : 1);
    setQuality(quality);
}

void RulesForm::setTask(const Task& task)
{
    m_isExplanationAsked = task.explanation.has_value();
    m_labelling->setRowShown(m_explanationRow, m_isExplanationAsked);
    m_explanation->setCurrent(m_isExplanationAsked && task.explanation->isRequired ? 0 : 1);
    m_takesSecondReading = takesSecondReading(task);
    m_labelling->setRowShown(m_secondReadingRow, m_takesSecondReading);
    m_labelling->setRowShown(m_guessRow, m_takesSecondReading);
    m_task.reset();
    if (task.layout != TaskLayout::Cei)
        m_task = inShownWords(task);
    showLimits();
}

void RulesForm::setQuality(const QualityProtocol& quality)
{
    m_quality = quality;
    m_selfCheck->setCurrent(quality.isSelfCheckOn ? 0 : 1);
    showLimits();
}

void RulesForm::apply(Protocol& protocol) const
{
    protocol.order = m_order->current() == 0 ? ItemOrder::Seeded : ItemOrder::File;
    protocol.isExplanationRequired = m_isExplanationAsked && m_explanation->current() == 0;
    protocol.areCuesAsked = m_cues->current() == 0;
    protocol.secondReading =
        m_takesSecondReading
            ? AllSecondReadings.at(static_cast<std::size_t>(m_secondReading->current()))
            : SecondReading::Off;
    protocol.guessShare = m_takesSecondReading ? m_guessShare->value() : 0;
    protocol.areQuestionsAllowed = m_questions->current() == 0;
    protocol.secondLooks = m_secondLooks->value();
    protocol.moreRaters = m_moreRaters->value();
    protocol.areNamesShown = m_names->current() == 1;
    protocol.releaseNames = m_release->current() == 0 ? NamePolicy::Codes : NamePolicy::Names;
}

void RulesForm::setOrderFixed(const QString& why)
{
    m_orderRow->setFixed(why);
}

void RulesForm::setLocked(bool isLocked)
{
    for (QWidget* part : {static_cast<QWidget*>(m_labelling), static_cast<QWidget*>(m_checks),
                          static_cast<QWidget*>(m_names)})
        part->setEnabled(!isLocked);
}

QWidget* RulesForm::firstField() const
{
    SegmentBar* bar = m_order->isEnabled() ? m_order : m_explanation;
    return bar->button(bar->current());
}

void RulesForm::showLimits()
{
    const QualityThresholds& limits = m_quality.thresholds;
    const QualityThresholds applied =
        m_task ? appliedLimits(checkedTask(*m_task, limits), limits) : limits;
    QStringList lines;
    const auto add = [&](QualityCode code) {
        lines << qualityWord(code) + QStringLiteral(": ") + ruleText(code, applied);
    };
    if (!m_task)
        add(QualityCode::StraightLining);
    else
        lines << checkLines(checkedTask(*m_task, limits));
    if (!m_task || m_task->checks.times) {
        for (QualityCode code :
             {QualityCode::TooFast, QualityCode::Disengaged, QualityCode::TimingOutlier})
            add(code);
    }
    const bool canContradict = !m_task || !m_task->checks.contradictions.empty();
    if (canContradict && !limits.checksContradictions)
        lines << tr("Contradictions are not checked.");
    const auto& explanation = (m_task ? *m_task : defaultTask()).explanation;
    if (explanation && limits.checksExplanations) {
        for (QualityCode code : {QualityCode::SameExplanation, QualityCode::ExplanationOfScene,
                                 QualityCode::ExplanationOfAnother})
            add(code);
    } else if (explanation) {
        lines << tr("Explanations are not checked.");
    }
    m_limitWords->setText(lines.join(u'\n'));
}

void RulesForm::editLimits()
{
    auto* dialog =
        m_task ? new LimitsDialog(m_quality, *m_task, this) : new LimitsDialog(m_quality, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->note()->setVisible(m_hasStudy);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        setQuality(dialog->protocol());
        Q_EMIT changed();
    });
    dialog->open();
}

} // namespace subtext
