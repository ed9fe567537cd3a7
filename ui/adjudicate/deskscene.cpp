// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/deskscene.h"

#include "ui/adjudicate/cuelegend.h"
#include "ui/answer/rolesbadge.h"
#include "ui/text/desktext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/cuedprose.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace subtext {
namespace {

constexpr qreal UtteranceScale = 0.86;
constexpr qreal ScaleAboveATable = 0.62; // of several questions, which need the room
constexpr int SideMargin = 0;

void markWords(CuedProse& prose, const std::vector<SceneProse::Field>& fields,
               const CueLayers& layers)
{
    std::vector<CuedProse::Cue> cues;
    for (const SceneProse::Field& field : fields) {
        for (const SharedCue& cue : layers.words) {
            if (cue.field == field.field)
                cues.push_back({field.start + cue.start, cue.length, cue.share});
        }
    }
    prose.setCues(cues);
}

} // namespace

DeskScene::DeskScene(QWidget* parent)
    : QWidget(parent)
    , m_subjects(makeLabel(QString(), theme::TextRole::Caption, LabelTone::Muted, this))
    , m_scale(UtteranceScale)
    , m_area(new QScrollArea(this))
    , m_context(new CuedProse)
    , m_roles(new RolesBadge(this))
    , m_utterance(new CuedProse(this))
    , m_legend(new CueLegend(this))
{
    QVBoxLayout* column = makeColumn(this, {SideMargin, 2, SideMargin, 6}, 5);
    m_subjects->hide();
    column->addWidget(m_subjects);
    QWidget* page = makePage(nullptr);
    QVBoxLayout* inside = makeColumn(page);
    m_context->setLineHeight(135);
    inside->addWidget(m_context);
    inside->addStretch(1);
    m_area->setWidget(page);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    column->addWidget(m_area, 100);
    column->addWidget(m_roles);
    m_utterance->setLineHeight(125);
    column->addWidget(m_utterance);
    m_legend->hide();
    column->addWidget(m_legend);
    column->addStretch(1);
    setFonts();
}

void DeskScene::setScenario(const Task& task, const Scenario& scenario)
{
    m_scale = task.questions.size() > 1 ? ScaleAboveATable : UtteranceScale;
    const bool isStory = !fieldAt(task, FieldPlace::Paragraph);
    const SceneProse hero = heroOf(task, scenario);
    const SceneProse above = isStory ? hero : paragraphsOf(task, scenario);
    const SceneProse below = isStory ? SceneProse() : hero;
    above.showIn(*m_context);
    below.showIn(*m_utterance);
    m_contextFields = above.fields;
    m_utteranceFields = below.fields;
    m_layers.clear();
    showMarksOf(0);
    m_utterance->setVisible(!isStory);
    m_roles->setVisible(RolesBadge::isAskedFor(task));
    if (RolesBadge::isAskedFor(task))
        m_roles->setRoles(task, scenario);
    m_subjects->setText(subjectsOf(task, scenario).join(QStringLiteral(" · ")));
    m_subjects->setVisible(!m_subjects->text().isEmpty());
    setLayoutDirection(readingDirection(hero.text));
    fit();
    m_area->verticalScrollBar()->setValue(0);
}

void DeskScene::setRaters(const Task& task, const DeskCase& deskCase, const QStringList& titles)
{
    m_layers.clear();
    CueLayers all = cueLayers(task, deskCase.scenario, deskCase.raters);
    if (!all.words.empty()) {
        m_layers.push_back({std::move(all), {}});
        const std::span<const DeskRater> raters(deskCase.raters);
        for (std::size_t i = 0; i < raters.size(); ++i) {
            const int place = static_cast<int>(i) + 1;
            m_layers.push_back({cueLayers(task, deskCase.scenario, raters.subspan(i, 1)),
                                titles.value(place - 1, placeWord(place))});
        }
    }
    showMarksOf(0);
    fit();
}

void DeskScene::showMarksOf(int place)
{
    const auto at = static_cast<std::size_t>(place);
    const Layers layers = m_layers.empty() ? Layers() : m_layers[at < m_layers.size() ? at : 0];
    markWords(*m_context, m_contextFields, layers.cues);
    markWords(*m_utterance, m_utteranceFields, layers.cues);
    if (!m_layers.empty())
        m_legend->setLayers(layers.cues, layers.onlyOf);
    m_legend->setVisible(!m_layers.empty());
}

void DeskScene::fit()
{
    setFonts();
    fitContext();
    fitUtterance();
}

QString DeskScene::spokenText() const
{
    QStringList parts{m_context->text()};
    if (!m_roles->isHidden())
        parts << m_roles->accessibleName();
    parts << m_utterance->text();
    parts.removeAll(QString());
    return parts.join(u'\n');
}

int DeskScene::heightOfRoles() const
{
    return m_roles->isHidden() ? 0 : m_roles->heightForWidth(width()) + layout()->spacing();
}

int DeskScene::heightOfHero() const
{
    return m_utterance->isHidden() ? 0 : m_utterance->heightForWidth(width()) + layout()->spacing();
}

int DeskScene::aroundArea() const
{
    const QMargins around = layout()->contentsMargins();
    const int subjects =
        m_subjects->isHidden() ? 0 : m_subjects->sizeHint().height() + layout()->spacing();
    const int legend =
        m_legend->isHidden() ? 0 : m_legend->sizeHint().height() + layout()->spacing();
    return subjects + legend + around.top() + around.bottom();
}

void DeskScene::fitContext()
{
    constexpr int FewestLines = 2;
    constexpr int FewestOfStory = 4;
    const int line = QFontMetrics(theme::font(theme::TextRole::Body)).lineSpacing() * 14 / 10;
    // Also beside a scroll bar, so that none comes because of itself.
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const int whole = m_context->heightForWidth(width() - 2 * SideMargin - bar) + 4;
    const int fewest = m_utterance->isHidden() ? FewestOfStory : FewestLines;
    m_area->setMinimumHeight(std::min(whole, fewest * line));
    m_area->setMaximumHeight(whole);
    // In a tall window the columns get the room that the scene has no words for. Below the floor
    // the heads of the columns stay where they are from item to item.
    constexpr int FloorLines = 10;
    const int around = heightOfRoles() + heightOfHero() + aroundArea();
    setMinimumHeight(m_area->minimumHeight() + around); // the utterance is never cut
    setMaximumHeight(std::max(whole + around, FloorLines * line));
}

void DeskScene::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void DeskScene::setFonts()
{
    m_context->setTextFont(
        theme::font(m_utterance->isHidden() ? theme::TextRole::Scene : theme::TextRole::Body));
    m_utterance->setTextFont(utteranceFont(m_utterance->text().size(), m_scale));
}

/// Sets the utterance smaller where its room is low, so that it is never cut.
void DeskScene::fitUtterance()
{
    if (m_utterance->isHidden())
        return;
    constexpr std::array Shares{1.0, 0.85, 0.7, 0.55};
    const int room =
        height() - m_area->minimumHeight() - heightOfRoles() - aroundArea() - layout()->spacing();
    for (const qreal share : Shares) {
        m_utterance->setTextFont(utteranceFont(m_utterance->text().size(), m_scale * share));
        if (m_utterance->heightForWidth(width()) <= room)
            break;
    }
    setMinimumHeight(height() - room + m_utterance->heightForWidth(width()));
}

void DeskScene::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

} // namespace subtext
