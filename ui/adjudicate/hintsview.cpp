// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/hintsview.h"

#include "ui/text/desktext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"

#include <QLabel>
#include <QVBoxLayout>

#include <cmath>

namespace subtext {

HintsView::HintsView(QWidget* parent)
    : QFrame(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    m_closed = makeLabel(tr("Hints unfold after your first pick."), theme::TextRole::Small,
                         LabelTone::Muted, this);
    m_closed->setWordWrap(true);
    column->addWidget(m_closed);
    for (QLabel*& line : m_lines) {
        line = makeLabel(QString(), theme::TextRole::Small, LabelTone::Normal, this);
        line->setTextFormat(Qt::RichText);
        line->setWordWrap(true);
        line->hide();
        column->addWidget(line);
    }
    m_lines[1]->setToolTip(tr("The emotion whose decided items lie nearest to this item’s mean "
                              "valence, arousal and dominance. This item itself is left out."));
    m_lines[2]->setToolTip(tr("How likely each label is when every annotator has one accuracy, "
                              "learnt from all items of the subtype (one-coin Dawid–Skene)."));
}

void HintsView::setHints(const std::optional<Hints>& hints)
{
    m_closed->setVisible(!hints);
    for (QLabel* line : m_lines) {
        line->setVisible(hints.has_value());
        line->clear();
    }
    if (!hints)
        return;
    const QString polarity = polarityWords(hints->polarity);
    m_lines[0]->setText(polarity.left(1).toUpper() + polarity.mid(1) + u'.');
    m_lines[1]->setText(hints->nearest ? tr("Nearest in valence, arousal, dominance: <b>%1</b>")
                                             .arg(emotionWord(*hints->nearest))
                                       : tr("No decided items to compare the ratings with yet."));
    if (hints->likeliest) {
        const double share =
            hints->posterior.at(static_cast<std::size_t>(indexOf(*hints->likeliest)));
        m_lines[2]->setText(tr("Likeliest by the annotators’ reliability: <b>%1</b>, %2 %")
                                .arg(emotionWord(*hints->likeliest))
                                .arg(std::lround(100 * share)));
    } else {
        m_lines[2]->setText(tr("The annotators’ reliability favours no label."));
    }
}

} // namespace subtext
