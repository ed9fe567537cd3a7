// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/board/modelitempanel.h"

#include "ui/text/evaluationtext.h"
#include "ui/text/plurals.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/itempanel.h"
#include "ui/widgets/textreader.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace subtext {

QString readingText(const evaluation::Reading& reading, const Question& question)
{
    const QString word = reading.label
                             ? question.options.at(static_cast<std::size_t>(*reading.label)).word
                             : ModelItemPanel::tr("no label (%1)").arg(statusWord(reading.status));
    if (!reading.outside.isEmpty())
        return ModelItemPanel::tr("%1, said “%2”").arg(word, reading.outside);
    return reading.rule == evaluation::Rule::Keyword
               ? ModelItemPanel::tr("%1, found as a word").arg(word)
               : word;
}

ModelItemPanel::ModelItemPanel(QWidget* parent)
    : QFrame(parent)
    , m_items(new ItemPanel(this))
    , m_words(new QCheckBox(tr("Their own words"), this))
    , m_answers(new TextReader(this))
{
    QVBoxLayout* rows = makeColumn(this, {}, 8);
    rows->addWidget(m_items, 3);
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("Models"), theme::TextRole::Strong, LabelTone::Normal, this), 1);
    head->addWidget(m_words);
    rows->addLayout(head);
    m_answers->setAccessibleName(tr("What the models answered"));
    m_answers->setMinimumHeight(4 * fontMetrics().height());
    rows->addWidget(m_answers, 2);
    connect(m_items, &ItemPanel::closeRequested, this, &ModelItemPanel::closeRequested);
    connect(m_items, &ItemPanel::deskRequested, this, &ModelItemPanel::deskRequested);
    connect(m_items, &ItemPanel::itemShown, this, &ModelItemPanel::showAnswers);
    connect(m_words, &QCheckBox::toggled, this, [this] { showAnswers(m_shown); });
}

void ModelItemPanel::setStudy(Study* study, bool areAnswersShown)
{
    m_items->setStudy(study, areAnswersShown);
    m_result.reset();
    m_places.clear();
    m_shown = {};
    m_answers->clear();
    m_words->setChecked(false);
}

void ModelItemPanel::setAnswersShown(bool areShown)
{
    m_items->setAnswersShown(areShown);
}

void ModelItemPanel::setResult(const std::shared_ptr<const LabelFigures>& result)
{
    m_result = result;
    m_places.clear();
    for (std::size_t i = 0; i < result->input.items.size(); ++i)
        m_places.insert(result->input.items[i].scenario, i);
    if (m_shown.isValid())
        showAnswers(m_shown);
}

void ModelItemPanel::showItems(const QString& what, const evaluation::Places& places)
{
    std::vector<ScenarioId> scenarios;
    QHash<ScenarioId, QString> names;
    for (const std::size_t place : places) {
        const evaluation::Item& item = m_result->input.items.at(place);
        scenarios.push_back(item.scenario);
        names.insert(item.scenario, item.name);
    }
    m_shown = {};
    m_answers->clear();
    m_items->showItems(scenarios.size() == 1
                           ? what
                           : QStringLiteral("%1: %2").arg(
                                 what, tr("%n items", nullptr, plural(std::ssize(scenarios)))),
                       scenarios, names);
}

QString ModelItemPanel::answers() const
{
    return m_answers->toPlainText();
}

void ModelItemPanel::showAnswers(ScenarioId scenario)
{
    m_shown = scenario;
    const auto place = m_places.constFind(scenario);
    if (!m_result || place == m_places.constEnd())
        m_answers->clear();
    else
        m_answers->setHtml(answersText(*place));
}

QString ModelItemPanel::answersText(std::size_t place) const
{
    if (m_result->hidden[place])
        return tr("What models answered is shown once the item is decided.").toHtmlEscaped();
    const evaluation::Item& item = m_result->input.items[place];
    QStringList lines;
    lines << (item.gold
                  ? tr("Gold: %1")
                        .arg(
                            m_result->asked().options.at(static_cast<std::size_t>(*item.gold)).word)
                  : tr("No gold"))
                 .toHtmlEscaped();
    for (std::size_t i = 0; i < m_result->evaluation.sets.size(); ++i) {
        const evaluation::SetEvaluation& set = m_result->evaluation.sets[i];
        const evaluation::Reading& reading = set.readings[place];
        const QString sign = !item.gold                   ? QString()
                             : reading.label == item.gold ? QStringLiteral("✓ ")
                                                          : QStringLiteral("✗ ");
        lines << QStringLiteral("%1<b>%2</b>: %3")
                     .arg(sign, set.shortName.toHtmlEscaped(),
                          readingText(reading, m_result->asked()).toHtmlEscaped());
        if (!m_words->isChecked())
            continue;
        const auto& words = m_result->words[i][place];
        lines << QStringLiteral("<span style=\"white-space: pre-wrap\">%1</span>")
                     .arg(words ? words->toHtmlEscaped() : tr("The file has no text."));
    }
    return lines.join(QStringLiteral("<br>"));
}

} // namespace subtext
