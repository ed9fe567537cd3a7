// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/board/tablechoice.h"

#include "core/exchange/tables/textdecoder.h"
#include "core/predictions/labeltablefile.h"
#include "ui/prompts/prompts.h"
#include "ui/text/evaluationtext.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/sheetchoice.h"

#include <QSignalBlocker>

#include <algorithm>

namespace subtext {
namespace {

enum class Offer { Usual, None, Own, Ask };

} // namespace

TableChoice::TableChoice(Prompts& prompts, QWidget* parent)
    : ElidedCombo(parent)
    , m_prompts(prompts)
    , m_sheets(new SheetChoice(parent))
{
    const QString about = tr("How labels outside the options are translated. A table of your own "
                             "is a CSV file with the columns label and emotion.");
    setAccessibleName(tr("Label table"));
    setAccessibleDescription(about);
    setToolTip(plainToolTip(about));
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(this, &QComboBox::activated, this, &TableChoice::take);
    connect(m_sheets, &SheetChoice::sheetChosen, this, &TableChoice::readSheet);
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
    m_sheets->setSheets({});
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
    m_sheets->setVisible(now == Offer::Own && m_path == m_ownPath && m_sheets->box()->count() > 1);
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
    m_path = path;
    m_sheets->setSheets(sheetsOfFile(path).value_or(QStringList()));
    readSheet({});
}

void TableChoice::readSheet(const QString& sheet)
{
    if (!m_options)
        return;
    auto table = evaluation::readLabelTable(m_path, *m_options, sheet);
    if (!table) { // another sheet can be chosen
        Q_EMIT refused(predictionErrorText(table.error()).oneLine());
        return;
    }
    m_ownPath = m_path;
    m_own = std::move(*table);
    m_table = m_own;
    offer();
    Q_EMIT tableChanged();
}

} // namespace subtext
