// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/rolesbadge.h"

#include "core/domain/ceiscene.h"
#include "core/domain/scenetext.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/spokenrole.h"

#include <QPainter>
#include <QPainterPath>
#include <QResizeEvent>

#include <algorithm>

namespace subtext {
namespace {

constexpr int Rise = 14; // how much higher the more powerful stands
constexpr int BoxPadding = 12;
constexpr int BoxMargin = 14; // above and below the words together
constexpr int ArrowWidth = 44;
constexpr int PhraseGap = 5;

QFont scaledBy(QFont font, qreal scale)
{
    font.setPointSizeF(font.pointSizeF() * scale);
    return font;
}

/// Lines end between words; only a word that is longer than a line is broken.
int wrapping(const QFontMetrics& metrics, const QString& role, int room)
{
    const QStringList words = role.split(u' ');
    const bool isTooLong = std::any_of(words.begin(), words.end(), [&](const QString& word) {
        return metrics.horizontalAdvance(word) > room;
    });
    return isTooLong ? Qt::TextWrapAnywhere : Qt::TextWordWrap;
}

int wordsHeight(const QFontMetrics& metrics, const QString& role, int boxWidth)
{
    constexpr int NoLimit = 10'000;
    const int room = std::max(1, boxWidth - 2 * BoxPadding);
    return metrics.boundingRect(0, 0, room, NoLimit, wrapping(metrics, role, room), role).height();
}

std::optional<FieldIndex> placeOf(const Task& task, FieldPlace place)
{
    const SceneField* field = fieldAt(task, place);
    if (!field)
        return std::nullopt;
    return static_cast<FieldIndex>(field - task.scene.data());
}

QString textAt(const Task& task, const Scenario& scenario, FieldPlace place)
{
    const auto field = placeOf(task, place);
    return field ? fieldText(task, scenario, *field).simplified() : QString();
}

/// Whether a relation is one of power: who stands above whom.
bool tellsPower(const SceneField& relation)
{
    return !relation.options.empty() &&
           std::all_of(relation.options.begin(), relation.options.end(),
                       [](const ListedWord& option) { return powerFromToken(option.token); });
}

} // namespace

RolesBadge::RolesBadge(QWidget* parent)
    : QWidget(parent)
{
    setSpokenRole(*this, QAccessible::StaticText);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

bool RolesBadge::isAskedFor(const Task& task)
{
    return fieldAt(task, FieldPlace::From) || fieldAt(task, FieldPlace::To) ||
           fieldAt(task, FieldPlace::Relation);
}

void RolesBadge::setRoles(const Task& task, const Scenario& scenario)
{
    // Shown without the stray spaces that some sources have; the data keep them.
    m_speaker = textAt(task, scenario, FieldPlace::From);
    m_listener = textAt(task, scenario, FieldPlace::To);
    m_phrase = textAt(task, scenario, FieldPlace::Relation);
    m_hasFrom = !m_speaker.isEmpty();
    m_hasTo = !m_listener.isEmpty();
    m_power.reset();
    const SceneField* relation = fieldAt(task, FieldPlace::Relation);
    const auto field = placeOf(task, FieldPlace::Relation);
    if (!relation || !tellsPower(*relation)) {
        if (field && scenario.isGuessed(*field))
            m_phrase = tr("%1 (derived from the roles)").arg(m_phrase);
        say(inWords(task));
        return;
    }
    const QString from = fieldAt(task, FieldPlace::From) ? m_speaker : QString();
    const auto power = powerFromToken(scenario.text(*field));
    if (power)
        setPower(*power, powerSourceOf(scenario.isGuessed(*field), from, m_listener));
    sayPower();
}

void RolesBadge::setRoles(const Scenario& scenario)
{
    m_speaker = scenario.text(ScenePart::SpeakerRole).simplified();
    m_listener = scenario.text(ScenePart::ListenerRole).simplified();
    m_phrase.clear();
    m_hasFrom = !m_speaker.isEmpty();
    m_hasTo = !m_listener.isEmpty();
    m_power.reset();
    setPower(powerOf(scenario), powerSourceOf(scenario));
    sayPower();
}

void RolesBadge::setTextScale(qreal scale)
{
    if (m_scale == scale)
        return;
    m_scale = scale;
    updateGeometry();
    update();
}

QFont RolesBadge::roleFont() const
{
    return scaledBy(theme::font(theme::TextRole::Strong), m_scale);
}

QFont RolesBadge::phraseFont() const
{
    return scaledBy(theme::font(theme::TextRole::Small), m_scale);
}

/// What was merely assumed is not shown: it would steer whoever reads it.
void RolesBadge::setPower(PowerRelation power, PowerSource source)
{
    m_phrase.clear();
    if (source == PowerSource::Assumed)
        return;
    m_power = power;
    m_phrase = powerPhrase(power);
    if (source == PowerSource::Derived)
        m_phrase = tr("%1 (derived from the roles)").arg(m_phrase);
}

void RolesBadge::sayPower()
{
    QStringList parts;
    if (m_hasFrom && m_hasTo)
        parts << tr("%1 speaks to %2").arg(m_speaker, m_listener);
    else
        parts << m_speaker + m_listener;
    parts << m_phrase;
    parts.removeAll(QString());
    say(parts.join(QStringLiteral("; ")));
}

void RolesBadge::say(const QString& words)
{
    setAccessibleName(words);
    setToolTip(plainToolTip(words));
    setAccessibleDescription(words); // or the tip is read, mark-up and all
    updateGeometry();
    update();
}

/// "Writer: aunt; Reader: nephew; first mail"
QString RolesBadge::inWords(const Task& task) const
{
    QStringList parts;
    for (const auto& [place, text] :
         {std::pair(FieldPlace::From, m_speaker), std::pair(FieldPlace::To, m_listener),
          std::pair(FieldPlace::Relation, m_phrase)}) {
        const SceneField* field = fieldAt(task, place);
        if (field && !text.isEmpty())
            parts << tr("%1: %2").arg(field->word, text);
    }
    return parts.join(QStringLiteral("; "));
}

int RolesBadge::heightForWidth(int width) const
{
    constexpr int Frame = 3;
    if (m_phrase.isEmpty()) // nothing stands below, and nobody above
        return boxesIn(width).height + Frame;
    const int caption = QFontMetrics(phraseFont()).height();
    return boxesIn(width).height + Rise + caption + PhraseGap + Frame;
}

/// It is never higher than it asks to be: in less width that has to be more.
void RolesBadge::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int width = std::min(UsualWidth, event->size().width());
    if (width == m_width)
        return;
    m_width = width;
    updateGeometry();
}

/// The shorter keeps its width if it can; what is too long for the rest goes over several lines.
RolesBadge::Boxes RolesBadge::boxesIn(int width) const
{
    const QFontMetrics metrics(roleFont());
    constexpr int Rounding = 3;
    const int room = width - ArrowWidth - 2;
    Boxes boxes{metrics.horizontalAdvance(m_speaker) + 2 * BoxPadding + Rounding,
                metrics.horizontalAdvance(m_listener) + 2 * BoxPadding + Rounding, 0};
    if (boxes.speaker + boxes.listener > room) {
        const int half = room / 2;
        if (boxes.speaker <= half)
            boxes.listener = room - boxes.speaker;
        else if (boxes.listener <= half)
            boxes.speaker = room - boxes.listener;
        else
            boxes.speaker = boxes.listener = half;
    }
    boxes.height = std::max(wordsHeight(metrics, m_speaker, boxes.speaker),
                            wordsHeight(metrics, m_listener, boxes.listener)) +
                   BoxMargin;
    return boxes;
}

void RolesBadge::paintArrow(QPainter& painter, const QRectF& speaker, const QRectF& listener) const
{
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const int towards = isMirrored ? -1 : 1;
    const QPointF from(isMirrored ? speaker.left() - 8 : speaker.right() + 8, speaker.center().y());
    const QPointF to(from.x() + towards * (ArrowWidth - 16), listener.center().y());
    // Who is equal is said in words below, so that a level arrow alone says no more than who speaks
    // to whom.
    painter.setPen(QPen(theme::colors(palette()).muted, 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
    const QLineF line(to, from);
    for (qreal angle : {28.0, -28.0}) {
        QLineF wing = line;
        wing.setLength(8);
        wing.setAngle(line.angle() + angle);
        painter.drawLine(wing);
    }
}

void RolesBadge::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Boxes boxes = boxesIn(width());
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const int rise = m_phrase.isEmpty() ? 0 : Rise;
    const int speakerTop = m_power == PowerRelation::LowToHigh   ? rise
                           : m_power == PowerRelation::HighToLow ? 0
                                                                 : rise / 2;
    const int listenerTop = rise - speakerTop;
    QRectF speaker(0.7, speakerTop + 1, boxes.speaker, boxes.height);
    QRectF listener(speaker.right() + ArrowWidth, listenerTop + 1, boxes.listener, boxes.height);
    if (isMirrored) {
        speaker.moveRight(width() - 0.7);
        listener.moveRight(speaker.left() - ArrowWidth);
    }

    const auto box = [&](const QRectF& area, const QString& role, bool isSpeaker) {
        painter.setPen(QPen(isSpeaker ? c.accent : c.control, 1.4));
        painter.setBrush(isSpeaker ? c.accentSoft : c.surface);
        painter.drawRoundedRect(area, 8, 8);
        painter.setFont(roleFont());
        painter.setPen(c.text);
        const QRectF room = area.adjusted(BoxPadding, 0, -BoxPadding, 0);
        const int wrap = wrapping(painter.fontMetrics(), role, static_cast<int>(room.width()));
        painter.drawText(room, static_cast<int>(Qt::AlignCenter) | wrap, role);
    };
    if (m_hasFrom)
        box(speaker, m_speaker, true);
    if (m_hasTo)
        box(listener, m_listener, false);
    if (m_hasFrom && m_hasTo)
        paintArrow(painter, speaker, listener);

    if (m_phrase.isEmpty())
        return;
    painter.setFont(phraseFont());
    painter.setPen(c.muted);
    const qreal captionTop = boxes.height + Rise + PhraseGap;
    painter.drawText(QRectF(0, captionTop, width(), height() - captionTop),
                     static_cast<int>(isMirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop,
                     painter.fontMetrics().elidedText(m_phrase, Qt::ElideRight, width()));
}

} // namespace subtext
