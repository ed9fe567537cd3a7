// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/taskeditor/faultpanel.h"

#include "ui/taskeditor/partwords.h"
#include "ui/text/plurals.h"
#include "ui/text/tasktext.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/tabledelegate.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int MostLines = 4; // without scrolling

/// What does not go with a layout or an analysis.
QString partsInTheWay(const QString& part)
{
    if (part == QLatin1String("scene"))
        return FaultPanel::tr("the fields of this scene");
    if (part == QLatin1String("group"))
        return FaultPanel::tr("these groups");
    if (part == QLatin1String("questions"))
        return FaultPanel::tr("these questions");
    if (part == QLatin1String("scales"))
        return FaultPanel::tr("these scales");
    return FaultPanel::tr("a task without an explanation");
}

ErrorText notOfChoice(const QString& field, const QString& chosen, const QString& usual,
                      const QString& part)
{
    return {FaultPanel::tr("“%1” does not fit %2").arg(chosen, partsInTheWay(part)),
            FaultPanel::tr("Choose “%1” under “%2”, or keep the tokens that it needs.")
                .arg(usual, field)};
}

/// In the words of the editor, where those of the document stand nowhere on screen.
ErrorText shownText(const TaskFault& fault)
{
    switch (fault.code) {
    case TaskFaultCode::NotOfLayout:
        return notOfChoice(layoutFieldWord(), layoutWord(TaskLayout::Cei),
                           layoutWord(TaskLayout::Tidy), fault.detail);
    case TaskFaultCode::NotOfAnalysis:
        return notOfChoice(analysisFieldWord(), analysisWord(TaskAnalysis::EmoScene),
                           analysisWord(TaskAnalysis::None), fault.detail);
    default:
        return taskFaultText(fault);
    }
}

} // namespace

FaultPanel::FaultPanel(QWidget* parent)
    : QFrame(parent)
    , m_head(makeLabel(QString(), theme::TextRole::Caption, LabelTone::Danger, this))
    , m_list(new QListWidget(this))
{
    setProperty("bar", true);
    QVBoxLayout* column = makeColumn(this, {24, 10, 24, 10}, 6);
    column->addWidget(m_head);
    m_list->setAccessibleName(tr("What needs correcting"));
    m_list->setItemDelegate(new LineDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(m_list);
    const auto lead = [this](QListWidgetItem* item) {
        Q_EMIT placeChosen(m_faults.at(static_cast<std::size_t>(m_list->row(item))).place);
    };
    connect(m_list, &QListWidget::itemClicked, this, lead);
    connect(m_list, &QListWidget::itemActivated, this, lead);
    hide();
}

void FaultPanel::show(const TaskFaults& faults, const QStringList& titles)
{
    setVisible(!faults.empty());
    if (faults == m_faults)
        return;
    m_faults = faults;
    m_head->setText(tr("%n things to correct", nullptr, plural(faults.size())));
    m_list->clear();
    for (std::size_t i = 0; i < faults.size(); ++i) {
        const ErrorText text = shownText(faults[i]);
        m_list->addItem(
            tr("%1: %2. %3").arg(titles.value(static_cast<qsizetype>(i)), text.what, text.remedy));
        m_list->item(m_list->count() - 1)->setToolTip(plainToolTip(taskPlaceText(faults[i])));
    }
    const int lines = std::min(static_cast<int>(faults.size()), MostLines);
    const int line = m_list->sizeHintForRow(0);
    m_list->setFixedHeight(lines * std::max(line, fontMetrics().height()) + 10);
}

} // namespace subtext
