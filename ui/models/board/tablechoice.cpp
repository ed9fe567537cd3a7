// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/board/tablechoice.h"

#include "core/predictions/labeltablefile.h"
#include "ui/prompts/prompts.h"
#include "ui/text/evaluationtext.h"
#include "ui/widgets/plaintooltip.h"

#include <QSignalBlocker>

namespace subtext {
namespace {

enum class Offer { Usual, None, Own, Ask };

} // namespace

TableChoice::TableChoice(Prompts& prompts, QWidget* parent)
    : ElidedCombo(parent)
    , m_prompts(prompts)
{
    const QString about = tr("How labels outside the options are translated. A table of your own "
                             "is a CSV file with the columns label and emotion.");
    setAccessibleName(tr("Label table"));
    setAccessibleDescription(about);
    setToolTip(plainToolTip(about));
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(this, &QComboBox::activated, this, &TableChoice::take);
}

void TableChoice::setOptions(const evaluation::Options& options)
{
    const bool isSame = m_options && m_options->question() == options.question() &&
                        m_options->tokens() == options.tokens();
    if (!isSame) {
        m_table.reset();
        m_own.reset();
    }
    m_options = options;
    offer();
}

void TableChoice::forget()
{
    m_table.reset();
    m_own.reset();
    m_options.reset();
    clear();
}

void TableChoice::offer()
{
    const QSignalBlocker quiet(this);
    clear();
    const evaluation::LabelTable usual = evaluation::usualTable(*m_options);
    const auto add = [this](const QString& text, Offer what) {
        addItem(text, static_cast<int>(what));
    };
    if (!usual.entries.empty())
        add(tr("Label table %1").arg(usual.name), Offer::Usual);
    add(tr("No label table"), usual.entries.empty() ? Offer::Usual : Offer::None);
    if (m_own)
        add(tr("Label table %1").arg(m_own->name), Offer::Own);
    add(tr("Label table from a file…"), Offer::Ask);
    const Offer now = !m_table ? Offer::Usual : m_table->entries.empty() ? Offer::None : Offer::Own;
    setCurrentIndex(std::max(0, findData(static_cast<int>(now))));
}

void TableChoice::take(int row)
{
    if (!m_options)
        return;
    switch (static_cast<Offer>(itemData(row).toInt())) {
    case Offer::Usual:
        m_table.reset();
        break;
    case Offer::None:
        m_table = evaluation::noLabelTable();
        break;
    case Offer::Own:
        m_table = m_own;
        break;
    case Offer::Ask:
        offer(); // what counts stays chosen until there is another
        m_prompts.openFile(this, tr("Label table"),
                           tr("Tables (*.csv *.tsv *.xlsx);;All files (*)"),
                           [this](const QString& path) { takeFile(path); });
        return;
    }
    Q_EMIT tableChanged();
}

void TableChoice::takeFile(const QString& path)
{
    if (!m_options)
        return;
    auto table = evaluation::readLabelTable(path, *m_options);
    if (!table) {
        Q_EMIT refused(predictionErrorText(table.error()).oneLine());
        return;
    }
    m_own = std::move(*table);
    m_table = m_own;
    offer();
    Q_EMIT tableChanged();
}

} // namespace subtext
