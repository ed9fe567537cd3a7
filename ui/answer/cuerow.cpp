// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/cuerow.h"

#include "core/domain/cue.h"
#include "ui/text/plurals.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedlabel.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace subtext {

CueRow::CueRow(QWidget* parent)
    : QWidget(parent)
    , m_count(new ElidedLabel(this))
    , m_quote(makeButton(tr("Quote in the explanation"), ButtonKind::Quiet, this, "quoteCues"))
    , m_clear(makeButton(tr("Clear marks"), ButtonKind::Quiet, this, "clearCues"))
{
    QHBoxLayout* row = makeRow(this, {8, 0, 0, 0}, 8);
    addWidgets(*row, m_count, m_quote, m_clear);
    row->setStretchFactor(m_count, 1);
    // One line: words that wrap would have the whole page as high as it likes to be.
    m_count->setFont(theme::font(theme::TextRole::Small));
    setTone(m_count, LabelTone::Muted);
    for (QPushButton* button : {m_quote, m_clear}) {
        QSizePolicy policy = button->sizePolicy();
        policy.setRetainSizeWhenHidden(true); // the row keeps its height
        button->setSizePolicy(policy);
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keys where they are
    }
    connect(m_quote, &QPushButton::clicked, this, &CueRow::quoteRequested);
    connect(m_clear, &QPushButton::clicked, this, &CueRow::clearRequested);
    showState({});
}

void CueRow::showState(const State& state)
{
    QStringList said;
    if (state.words > 0)
        said << tr("%n words marked", nullptr, plural(state.words));
    if (state.isFull && !state.isReadOnly)
        said << tr("No more places can be marked: the limit is %1").arg(MostSpans);
    if (state.isOutdated)
        said << tr("The scene was corrected after you marked words in it.");
    if (said.isEmpty())
        said << (state.isReadOnly ? tr("No words marked")
                                  : tr("Click the words that gave it away, or Ctrl+K"));
    m_count->setLine(said.join(QStringLiteral(" · ")));
    m_quote->setVisible(state.words > 0 && state.canQuote && !state.isReadOnly);
    m_clear->setVisible((state.words > 0 || state.isOutdated) && !state.isReadOnly);
}

QString CueRow::text() const
{
    return m_count->text();
}

} // namespace subtext
