// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/norming/normingcountsview.h"

#include "ui/text/plurals.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"

#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>

#include <algorithm>
#include <numeric>

namespace subtext {

NormingCountsView::NormingCountsView(const Question& question, QWidget* parent)
    : QWidget(parent)
    , m_head(makeLabel(QString(), theme::TextRole::Caption, LabelTone::Muted, this))
{
    constexpr int BarHeight = 6;
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_head, 0, 0, 1, 3);
    for (const Option& option : question.options) {
        const int at = static_cast<int>(m_rows.size()) + 1;
        Row row{};
        row.option = makeLabel(option.word, theme::TextRole::Small, LabelTone::Normal, this);
        row.bar = new QProgressBar(this);
        row.bar->setTextVisible(false);
        row.bar->setFixedHeight(BarHeight);
        row.text = makeLabel(QString(), theme::TextRole::Small, LabelTone::Muted, this);
        grid->addWidget(row.option, at, 0);
        grid->addWidget(row.bar, at, 1);
        grid->addWidget(row.text, at, 2);
        m_words.push_back(option.word);
        m_rows.push_back(row);
    }
}

void NormingCountsView::showCounts(const std::vector<int>& counts, std::optional<Choice> first)
{
    const int all = std::accumulate(counts.begin(), counts.end(), 0);
    m_head->setText(tr("How all voted: %n votes", nullptr, plural(all)));
    for (std::size_t option = 0; option < m_rows.size(); ++option) {
        const Row& row = m_rows[option];
        const int count = option < counts.size() ? counts[option] : 0;
        QStringList said{tr("%1 of %2").arg(count).arg(all)};
        const auto choice = static_cast<Choice>(option);
        if (first == choice)
            said << tr("your first vote");
        const QString text = listed(said);
        row.bar->setRange(0, std::max(all, 1));
        row.bar->setValue(count);
        row.bar->setAccessibleName(tr("%1: %2").arg(m_words[option], text));
        row.text->setText(text);
        setTone(row.text, first == choice ? LabelTone::Normal : LabelTone::Muted);
    }
}

QString NormingCountsView::rowText(int option) const
{
    return m_rows.at(static_cast<std::size_t>(option)).text->text();
}

QProgressBar* NormingCountsView::bar(int option) const
{
    return m_rows.at(static_cast<std::size_t>(option)).bar;
}

} // namespace subtext
