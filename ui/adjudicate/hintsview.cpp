// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/hintsview.h"

#include "core/domain/ceiscene.h"
#include "ui/text/desktext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"

#include <QAccessible>
#include <QLabel>
#include <QVBoxLayout>

namespace subtext {
namespace {

constexpr qsizetype NoteInView = 60; // the tool tip has all of it

/// "Sadness, Anger, Anger"
QString votesText(const ItemProfile& profile)
{
    QStringList words;
    for (Choice emotion : AllEmotions) {
        const int votes = profile.votes.at(static_cast<std::size_t>(indexOf(emotion)));
        for (int i = 0; i < votes; ++i)
            words << emotionWord(emotion);
    }
    return words.join(QStringLiteral(", "));
}

QString precedentLine(const Precedent& precedent)
{
    QString note = precedent.note.simplified();
    if (note.size() > NoteInView)
        note = note.left(NoteInView).trimmed() + QChar(0x2026);
    const QString line =
        HintsView::tr("%1: <b>%2</b>")
            .arg(precedent.name.toHtmlEscaped(), pickWord(precedent.pick).toHtmlEscaped());
    return note.isEmpty() ? line : QStringLiteral("%1 · %2").arg(line, note.toHtmlEscaped());
}

QString precedentHelp(const Precedent& precedent)
{
    QStringList lines{precedent.utterance.simplified(),
                      HintsView::tr("Votes: %1").arg(votesText(precedent.profile)),
                      HintsView::tr("You decided: %1, %2")
                          .arg(pickWord(precedent.pick), basisWord(precedent.basis))};
    if (!precedent.note.trimmed().isEmpty())
        lines << precedent.note.trimmed();
    return lines.join(u'\n');
}

} // namespace

HintsView::HintsView(QWidget* parent)
    : QFrame(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    const auto add = [&](LabelTone tone) {
        auto* line = makeLabel(QString(), theme::TextRole::Small, tone, this);
        line->setTextFormat(Qt::RichText);
        line->setWordWrap(true);
        line->hide();
        column->addWidget(line);
        return line;
    };
    m_closed = add(LabelTone::Muted);
    m_closed->setText(tr("Hints unfold after your first pick."));
    m_closed->show();
    m_polarity = add(LabelTone::Normal);
    m_nearest = add(LabelTone::Normal);
    m_nearest->setToolTip(plainToolTip(
        tr("How far the item’s mean valence, arousal and dominance lies from the mean of the items "
           "that are decided for each label that was voted for. This item is left out. Scales run "
           "from −1 to +1.")));
    m_heading = add(LabelTone::Muted);
    m_heading->setToolTip(
        plainToolTip(tr("Nearest in votes, in ratings, and in subtype and power relation.")));
    for (QLabel*& line : m_precedents)
        line = add(LabelTone::Normal);
}

void HintsView::setHints(const std::optional<Hints>& hints,
                         const std::vector<Precedent>& precedents)
{
    const bool wasClosed = !m_closed->isHidden();
    m_closed->setHidden(hints.has_value());
    for (QLabel* line : {m_polarity, m_nearest}) {
        line->setVisible(hints.has_value());
        line->clear();
    }
    showPrecedents(hints ? precedents : std::vector<Precedent>());
    m_heading->setVisible(hints.has_value());
    if (!hints) {
        m_heading->clear();
        setAccessibleName(QString()); // what was announced was about another item
        return;
    }
    const QString polarity = polarityWords(hints->polarity);
    m_polarity->setText(polarity.left(1).toUpper() + polarity.mid(1) + u'.');
    m_nearest->setText(nearestWords(*hints));
    m_heading->setText(precedents.empty() ? tr("You have decided no other item yet.")
                                          : tr("Your own decisions most like this one:"));
    if (wasClosed)
        Q_EMIT unfolded();
}

void HintsView::showPrecedents(const std::vector<Precedent>& precedents)
{
    for (std::size_t i = 0; i < m_precedents.size(); ++i) {
        QLabel* line = m_precedents.at(i);
        const bool isThere = i < precedents.size();
        line->setVisible(isThere);
        if (isThere)
            line->setText(precedentLine(precedents[i]));
        else
            line->clear(); // an empty rich text would stay behind
        line->setToolTip(plainToolTip(isThere ? precedentHelp(precedents[i]) : QString()));
        line->setAccessibleName(isThere ? precedents[i].name + QStringLiteral(". ") +
                                              precedentHelp(precedents[i])
                                        : QString());
    }
}

QString HintsView::spokenText() const
{
    QStringList parts;
    for (const QLabel* line : {m_polarity, m_nearest, m_heading}) {
        if (!line->isHidden())
            parts << QString(line->text())
                         .remove(QStringLiteral("<b>"))
                         .remove(QStringLiteral("</b>"));
    }
    for (const QLabel* line : m_precedents) {
        if (!line->isHidden())
            parts << line->accessibleName();
    }
    return parts.join(u' ');
}

} // namespace subtext
